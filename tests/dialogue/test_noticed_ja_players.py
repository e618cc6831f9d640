"""Japanese as players speak it who never read the grammars: what they mean is what is understood, or it is asked for."""

from __future__ import annotations

import pytest

from tests.strangers import last_reply, seen

SAME: dict[str, list[str]] = {
    # Told plainly → told as players tell it.
    "ワイヤ | 5本、赤、赤、白、白、白": ["ワイヤ | 5本、上の2本が赤で、残りは全部白"],
    "ワイヤ | 6本、黄色、黒、黒、黒、黒、黒": ["ワイヤ | 6本で、黄色が一番上、あとは全部黒"],
    "ワイヤ | 青、白、白": ["ワイヤ | 最初は青で、あとの二本は白"],
    "ワイヤ | 4本、赤、青、青、青": ["ワイヤ | 上から赤、残りは全部青 | 4本"],
    "ワイヤ | 赤、青、白": [
        "ワイヤ | 赤、青 | あと白",
        "ワイヤ | 上から1本目レッド、2本目ブルー、3本目ホワイト",
        "ワイヤ | 赤、黒、もとい青、白",
        "ワイヤ | 赤、黒、白 | 黒やなくて青や",
        "ワイヤ | 赤、黒、白 | 黒の代わりに青でした",
        "ワイヤ | 赤、黒、白 | 真ん中だけ違った、青",
        "ワイヤ | 赤、黒、白 | 上から二番目は黒じゃなくて青だわ",
        "ワイヤ | 赤、黒、白 | 下から二番目は青だった",
        "ワイヤ | 赤、青、黒 | 最後の黒は白の間違い",
    ],
    "ワイヤ | 赤、青、白、黒": [
        "ワイヤ | 赤、青、白 | 一本足りなかった、最後に黒がある",
        "ワイヤ | 赤、青、白 | もう一本あった、黒",
        "ワイヤ | 赤、青、白 | 黒も追加",
    ],
    "サイモンゲーム | 青、青、赤": ["サイモンゲーム | 青が2回光って、それから赤", "サイモンゲーム | 青が2回、赤が1回"],
    "サイモンゲーム | 赤、青、緑、黄色": ["サイモンゲーム | 4回光る。赤、青、緑、黄", "サイモンゲーム | 赤 | 違う、四回。赤、青、緑、黄色"],
    "サイモンゲーム | 赤、赤、赤、赤": ["サイモンゲーム | 赤 | 違う、四回"],
    "キーパッド | オメガ、6、AE、ユーロ": [
        "キーパッド | 左列がオメガとAE、右列が6とユーロ",
        "キーパッド | 上の二つはオメガと6、下の二つはAEとユーロ",
        "キーパッド | オメガ、6、線路、ユーロ | 下から二番目は線路じゃなくてAE",
    ],
    "キーパッド | コピーライト、かぼちゃ、くるくる、白い星": ["キーパッド | 丸で囲まれたC、かぼちゃ、くるくる、星の中が白いやつ"],
    "表比較 | LEAD": ["表比較 | ディスプレイがLEAD、エルイーエーディー"],
    "表比較 | 画面はUR": ["表比較 | 画面がUR、二文字の"],
    "記憶 | 画面は3、ボタンは4、2、1、3": ["記憶 | 表示3、並びは4213"],
    "モールス信号 | -...": ["モールス信号 | ツートトト", "モールス信号 | ツー、ト、ト、ト"],
    "複雑ワイヤ | 赤青、ライトと星": [
        "複雑ワイヤ | 青と赤のやつ、上のランプが光ってて下に星がある",
        "複雑ワイヤ | 赤と青、両方あり",
    ],
    "複雑ワイヤ | 白": ["複雑ワイヤ | 白い線、何もついてない"],
    "順番ワイヤ | 赤A、青A": ["順番ワイヤ | 赤A、青B | 二番目はBじゃなくてA", "順番ワイヤ | 赤A、青B | あ、BじゃなくてAだった"],
    "迷路 | 丸はB4、白はA1、三角はF6": ["迷路 | 丸が左から2列目、上から4行目。自分は一番左上。ゴールは右下"],
    "パスワード | 一列目はABGDEF": ["パスワード | 一列目はABCDEF | CじゃなくてG", "パスワード | 一列目はABCDEF | CはGの間違い"],
    "パスワード | 三列目はAEIOUR": ["パスワード | 三列目はAEIOUL | ごめん、最後はLじゃなくてR"],
    "アルファベット | JDUH": ["アルファベット | JDUB | 違う、BじゃなくてH"],
    "ダイヤル | 左5、右3": ["ダイヤル | ランプは左が5、右が3", "ダイヤル | 左側に5つ、右側は3つのLEDがついてる"],
    "スイッチ | 下、下、下、下、下": ["スイッチ | 全部下を向いてる"],
    "ブール論理ベン図 | (AかつB)ならばC": ["ブール論理ベン図 | (A∧B)→C", "ブール論理ベン図 | (A and B) implies C"],
    "ビットマップ | 白は10、10、8、8": ["ビットマップ | 白は左上から10、10、8、8"],
    "海戦ゲーム | 行は2、0、3、0、3 | 大きさ1は1つ | 大きさ2は2つ": [
        "海戦ゲーム | 上から2、0、3、0、3 | 大きさ1が1つ、2が2つ",
    ],
    "二進法LED | 一番目と五番目がついてる": ["二進法LED | ついてるのは1番と5番"],
    "じゃんけん | 真ん中はパー": ["じゃんけん | 真ん中はチョキ | ごめん、パーだった", "じゃんけん | 十字になってて、真ん中がパー"],
    "ヤッツィー | 6、3、3、3、3": ["ヤッツィー | 紫が6で、あとは全部3"],
    "ツービッツ | 結果は88": ["ツービッツ | 出たのは88だよ", "ツービッツ | クエリーしたら88"],
    "コンデンサー | 残り15秒": ["コンデンサー | 残り15"],
}  # fmt: skip

REFUSED = {
    # Something is missing or cannot be: nothing changes, and what is wanted is said.
    "ワイヤ | 上が赤で下が黄色": "上から順に",
    "サイモンゲーム | 三回光って、赤と青": "3回",
    "サイモンゲーム | 赤、青、緑 | 違う、四回": "順番に",
    "スナップ | 3119": "二つの数字",
    "ヤッツィー | 3が3つ、4が1つ、2が1つ": "色",
    "ワイヤ | 赤、赤、白、黒 | いや、残りは全部白": "上から順に",
    "ワイヤ | 下から二番目は黄色": "最初から数えて",
    "数字根 | 3119、下は5": "上に数字が三つ",
    "アルファベット | DじゃなくてB": "聞いていません",
}


@pytest.mark.parametrize("plain", SAME)
def test_said_otherwise(plain: str) -> None:
    for said in SAME[plain]:
        assert seen("ja", said) == seen("ja", plain), said


@pytest.mark.parametrize("told", REFUSED)
def test_what_is_asked_for(told: str) -> None:
    reply = last_reply("ja", told)
    assert not reply["changed"], reply
    assert REFUSED[told] in reply["say"], reply


@pytest.mark.parametrize(("told", "button"), [
    ("数字根 | 三つの数字は4と9と1、その下は5", "yes"),
    ("数字根 | 上3つが9、9、1で下が1", "yes"),
])  # fmt: skip
def test_four_digits(told: str, button: str) -> None:
    assert last_reply("ja", told)["answer"] == {"button": button}


@pytest.mark.parametrize(("told", "command"), [
    ("ワイヤ | 赤、青、白 | 切ったら解除できた", "solved"),
    ("サイモンゲーム | 赤、青 | もう一度、最初から言って", "repeat"),
    ("どんなモジュールがわかる？", "modules"),
    ("新しい爆弾いこう", "new_bomb"),
])  # fmt: skip
def test_commands(told: str, command: str) -> None:
    assert last_reply("ja", told)["understood"] == [{"command": command}]


def test_another_one() -> None:
    reply = last_reply("ja", "ワイヤ | 赤、青、白 | ワイヤがもう一つある")
    assert (reply["module"], reply["copy"]) == ("wires", 2)


def test_plates() -> None:
    together = last_reply("ja", "DVIポートとPS/2ポートが一緒のプレートにあって、あと空のプレートが一枚")
    assert together["understood"] == [{"bomb": {"plate": ["DVI-D", "PS/2"]}}, {"bomb": {"empty_plates": 1}}]
    numbered = last_reply("ja", "プレート1にパラレル、プレート2にステレオRCA")
    assert [told["bomb"]["plate"] for told in numbered["understood"]] == [["Parallel"], ["Stereo RCA"]]
