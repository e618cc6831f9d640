"""FUSE in Japanese: set-up, a round, corrections, what cannot be, and a whole game of four."""

from tests.games.fuse_players import Phrases, played_to_the_end
from tests.talk import play

PHRASES = Phrases(
    opening="フューズを始めよう",
    names=("アンナ", "ベン", "千佳", "ドミトリー"),
    players="プレイヤーは{}",
    between="、",
    card="{owner}、レベル{level}、{symbols}",
    new_card="新しいカード、{owner}、レベル{level}、{symbols}",
    die="{}{}",
    roll="{}",
    reroll="振り直し、{}",
    fuse_color="導火線、色は{}",
    fuse_number="導火線、数字は{}",
    glue="",
    start="スタート",
    done="取った",
    level6="はい",
    difficulty="トレーニング",
    score="得点",
)
TABLE = """
    > フューズを始めよう
    < プレイヤーは誰ですか？時計回りに名前を、または人数をどうぞ。
    ? players
    > アンナ、ベン、千佳、ドミトリー
    ? difficulty
    > ふつう
    ? level6
    > いいえ
    ~ 爆弾は22枚で、中央に5枚。
    > アンナ、レベル4、スタック 黄 赤 青 緑
    < アンナ、カード1、レベル4、スタック黄色、赤、青、緑。
    > アンナ、レベル1、同じ色ふたつ、同じ数字ふたつ
    > ベン、レベル3、青か緑、黄か赤、青4
    > ベン、レベル2、4 より大きい なんでも より大きい なんでも
    > 千佳、レベル2、黒か1、黒か2、黒か3
    > 千佳、レベル3、同じ数字みっつ
    > 新しいカード、ドミトリー、レベル3、赤か黒 たす 青か2 は 7
    < ドミトリー、カード1、レベル3、赤か黒たす青か2合計7。
    > ドミトリー、レベル4、数字と色 イコール 数字と色
    > スタート
    < 10分です。袋はアンナ、サイコロを4つ振ってください。
"""


def test_a_round() -> None:
    play(
        "ja",
        TABLE
        + """
        > 黄3、青4、緑1、黒6
        < アンナ、黄色3をスタックに。ベン、青4をカード1の場所3に。千佳、緑1をカード1に。ドミトリー、黒6をカード1に。
        > なぜ
        ~ 置けるサイコロの数（4）
        > 取った
        < アンナがサイコロを4つ振ります。
        > 黒6、黒6、黒5、黒4
        < アンナ、黒6を場所1に。千佳、黒6をカード1の場所2に。ドミトリー、黒5を場所1に。ベン、黒4。
        > 振り直し、黒5
        < アンナは黒6を戻す。ベンは黒4を戻す。千佳は黒6を戻す。ドミトリーは黒5を戻す。
        > 導火線、数字は3
        < 導火線、3。アンナは黄色3を戻す。ベン、千佳、ドミトリーはなし。袋はベンへ。2点。
        > 袋は誰
        < 袋はベン、中にサイコロが22個。
        ! changed=false
        > 得点
        = {"bombs": 0, "fuses": 2, "time": 0, "total": 2}
        > 残り時間は？
        < 9分51秒。爆弾はあと22個。
        ! changed=false
        """,
    )


def test_corrections() -> None:
    play(
        "ja",
        TABLE
        + """
        > 黄3、青4、緑1、黒7
        < 4番目のサイコロが聞き取れませんでした。色と数字は？
        ? dice[3]
        > 6
        ~ ドミトリー、黒6をカード1に。
        > いや、ベンが緑を取る
        ~ ベン、緑1をカード2に。
        > 取り消し
        ~ ベン、青4をカード1の場所3に。
        > ほかの方法
        ~ ドミトリー、青4をカード1に。
        > 取り消し
        > 千佳はパス
        ~ 緑1が残り、振り直し。
        > アンナのタワーが倒れた
        < アンナ、カード1の黄色3を袋に戻してください。
        > ベン、レベル5、赤
        = {"error": "bad_level"}
        > ベン、レベル2、赤より大きい五色
        < そのカードは作れません。左からもう一度読んでください。
        """,
    )


def test_the_clock_is_called_out() -> None:
    talk = play("ja", TABLE)
    turn = talk.tick(13.0 + 510.5)
    assert turn is not None and turn.say == "あと1分30秒。"
    turn = talk.tick(13.0 + 600.0)
    assert turn is not None and turn.say.startswith("時間切れです。")



def test_a_whole_game_of_four() -> None:
    game = played_to_the_end(PHRASES, "ja", seed=1)
    assert len(game.said) > 60
