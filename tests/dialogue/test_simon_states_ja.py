"""Simon States in Japanese: all stages, everything but, shapes, the top left button only when it decides."""

import pytest

from tests.talk import play


def test_all_stages() -> None:
    play(
        "ja",
        """
        > サイモンの陳述、左上は黄色
        ? stages[0]
        > 青と緑が同時に光った
        = {"press": ["blue"]}
        < 押すのは、青。
        > 最後は赤と青です
        = {"press": ["blue", "yellow"]}
        < 押すのは、青、黄色。
        > 次は全部
        = {"press": ["blue", "yellow", "red"]}
        > 赤だけ
        = {"press": ["blue", "yellow", "red", "green"]}
        ?
        > もう一度
        < 押すのは、青、黄色、赤、緑。
        """,
    )


def test_the_top_left_button_is_asked_for_only_when_it_decides() -> None:
    play(
        "ja",
        """
        > サイモンの陳述
        ? stages[0]
        > 赤と緑
        = {"press": ["blue"]}
        > 青と赤
        ? top_left
        < 左上のボタンは何色ですか？
        > 緑です
        = {"press": ["blue", "green"]}
        """,
    )


@pytest.mark.parametrize("said", [
    "黄色以外全部", "黄色を除く全部", "黄色だけ光らない", "赤と緑と青",
    "レッド、グリーン、ブルー", "四角と丸と星",
])  # fmt: skip
def test_three_of_four(said: str) -> None:
    play("ja", f"> サイモンステーツ\n> 左上は青\n> {said}\n" + '= {"press": ["red"]}')


def test_corrections_and_impossible_flashes() -> None:
    play(
        "ja",
        """
        > サイモンの陳述
        > 赤、青、黄色、緑、赤
        = {"error": "bad_input"}
        ? stages[0]
        > 緑
        = {"press": ["green"]}
        > いや、赤
        = {"press": ["red"]}
        > 取り消し
        = {"press": ["green"]}
        > 青
        = {"press": ["green", "yellow"]}
        > ステージ1は赤
        = {"press": ["red", "yellow"]}
        """,
    )
