"""Endless Minesweeper in Japanese: the expert keeps the board, or advises one that is read out."""

from tests.games.endless_minesweeper_talk import advised_by_voice, runs
from tests.talk import play

MARKS = {".": "閉じてる", "F": "旗", "0": "空き", "1": "1", "2": "2", "3": "3", "4": "4", "5": "5", "6": "6"}


def row(number: int, view: str) -> str:
    said = [MARKS[panel] if count == 1 else f"{MARKS[panel]}{count}個" for count, panel in runs(view)]
    return f"{number}行目は、" + "、".join(said)


def test_the_expert_keeps_the_board() -> None:
    play(
        "ja",
        """
        > エンドレスマインスイーパーを始めよう
        < 難易度は？
        > ハード
        < 盤面はこちらで持ちますか、そちらで読みますか？
        > そっち
        < ゲームの番号を言ってください。
        > 7
        < ハードで始めます。20列、10行、機雷は48個です。どこを開きますか？
        > 3列4行を開く
        < さん。
        = {"opened": ["C4"]}
        > 次は？
        < 確実な所はありません。3行のBをマークしてボム。機雷の確率は38パーセントです。
        > やって
        < 機雷はありませんでした。26個開いて、ボムは1です。
        > 次は？
        < 安全なのは、1行のI。3行のI。5行のA、E、F。
        > 3行目を読んで
        < 3行目、空き4個、いち、に、さん、よん、閉じてる12個。
        > タンゴ8を開いて
        = {"hit": true, "lives": 1, "bombs": 2}
        < 機雷です！残機は1、ボムは2です。
        > 取り消し
        ~ 3行目、空き4個
        > 確定
        = {"error": "nothing_to_check"}
        < 確定できる行はまだありません。
        > 状態
        ~ 残機2、ボム1、マーク48。
        > 終了
        = {"end_bonus": 0, "over": "finished"}
        """,
    )


def test_a_board_that_is_read_out() -> None:
    play(
        "ja",
        """
        > エンドレスマインスイーパー
        > ノーマルで新しい盤面
        ? marks
        < 残りマークは？
        > 12
        ? lives, bombs
        > 2と1
        ? rows[0]
        > 1行目は閉じてる18個
        < 2行目は？
        > 2行目は、閉じてる5個、1、2、2、旗、空き4個、閉じてる7個
        = {"error": "row_width"}
        < 20個聞こえましたが、幅は18です。その行をもう一度読んでください。
        > 2行目は、1が18個
        ? rows[2]
        > 次の3行は閉じてる
        ? rows[5]
        > 以上
        ~ 1行のA、C、D、F、G、I、J、L、M、O、P、R。
        """,
    )


def test_the_adviser_alone_plays_a_board_that_is_read_out() -> None:
    game = advised_by_voice("ja", ["エンドレスマインスイーパー", "イージー", "こっち"], row, "以上", turns=1)
    assert game.over is None and sum(one.panels.count("o") for one in game.rows) > 55
