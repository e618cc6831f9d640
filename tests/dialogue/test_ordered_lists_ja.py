"""一息で順番に言うリスト: ただ並べて言ったのと同じに聞こえること。"""

import re

import pytest

from tests.strangers import last_reply, seen
from voice_expert.conversation import Conversation

SAME = {
    "ワイヤ | 黒、赤、白、赤": (
        "ワイヤ | 最初は黒、その次は赤、その次は白、そして最後は赤",
        "ワイヤ | まず黒、次に赤、次に白、最後に赤",
    ),
    "ワイヤの順番 | 青がB、赤がC、黒がA": (
        "ワイヤの順番 | 最初は青がB、次は赤がC、最後は黒がA",
        "ワイヤの順番 | 一つ目は青がB、続いて赤がC、最後は黒がA",
    ),
    "記憶 | 画面は2 | ボタンは2 4 3 1": (
        "記憶 | 画面は2 | 一番目は2、二番目は4、三番目は3、四番目は1",
        "記憶 | 画面は2 | 最初は2、次は4、次は3、最後は1",
        "記憶 | 画面は2 | 一番目が2で、二番目が4で、三番目が3で、四番目が1です",
    ),
    "パスワード | F、K、J、S、D、P": (
        "パスワード | 一文字目はF、二文字目はK、三文字目はJ、四文字目はS、五文字目はD、六文字目はP",
        "パスワード | 上から、一文字目F、二文字目K、三文字目J、四文字目S、五文字目D、最後はP",
    ),
    "ヤッツィー | 1、4、1、3、6": (
        "ヤッツィー | 一つ目は1、二つ目は4、三つ目は1、四つ目は3、五つ目は6",
        "ヤッツィー | まず1、次に4、次に1、次に3、最後に6",
    ),
    "ビットマップ | 11、6、9、10": (
        "ビットマップ | 一つ目は11、二つ目は6、三つ目は9、四つ目は10",
        "ビットマップ | 最初は11、その次は6、その次は9、そして最後は10",
    ),
    "二進LED | オン、オフ、オン、オン、オフ": (
        "二進LED | 最初はオン、次はオフ、次はオン、次はオン、最後はオフ",
        "二進LED | 一番目はオン、二番目はオフ、三番目はオン、四番目はオン、五番目はオフ",
    ),
    "バトルシップ | 列は0、1、2、3、1": ("バトルシップ | 列は一番目は0、二番目は1、三番目は2、四番目は3、五番目は1",),
    "サイモン陳述 | 黄色、次に赤と青、次に青": (
        "サイモン陳述 | 最初は黄色、次は赤と青、最後は青",
        "サイモン陳述 | 一回目は黄色、次は赤と青、最後は青",
    ),
    "アルファベット | G、A、J、N": ("アルファベット | 一文字目はG、次はA、三文字目はJ、最後はN",),
}
PAIRS = [(plain, told) for plain, ways in SAME.items() for told in ways]


@pytest.mark.parametrize(("plain", "told"), PAIRS)
def test_a_list_in_order_is_the_mere_list(plain: str, told: str) -> None:
    assert seen("ja", told) == seen("ja", plain)
    assert seen("ja", re.sub("[、。]", "", told)) == seen("ja", plain)


def test_the_serial_number_sign_by_sign() -> None:
    told = "シリアルナンバーは一文字目がT、二文字目がH、三文字目が5、四文字目がS、五文字目がM、六文字目が2"
    assert last_reply("ja", told)["understood"] == [{"bomb": {"serial": ["T", "H", "5", "S", "M", "2"]}}]


@pytest.mark.parametrize("said", ["もう一回ミスったら終わり", "ミスしたら爆発する", "次失敗したらおしまい", "解除したら教えて"])
def test_a_condition_is_no_event(said: str) -> None:
    assert Conversation("ja").hear(said, t=1.0).reply.understood == ()


@pytest.mark.parametrize("said", ["ミスった", "もう一回ミスった", "ミスしたらしい"])
def test_what_happened_is_one(said: str) -> None:
    assert last_reply("ja", said)["understood"] == [{"command": "strike"}]
