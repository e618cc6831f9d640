"""Wire Sequence in Japanese: the whole module, a panel corrected, beginning in the middle, what cannot be."""

from tests.talk import play


def test_the_whole_module() -> None:
    play(
        "ja",
        """
        > 順番ワイヤ
        ? panels[0]
        < 上から順に、色と行き先の文字は？
        > 赤C、青A、黒B
        = {"actions": ["cut", "skip", "cut"], "counts": {"red": 1, "blue": 1, "black": 1}}
        < 切る、そのまま、切る。下へ。
        ? panels[1]
        > できた
        ! changed=false
        > 赤がブラボー
        = {"actions": ["cut"], "counts": {"red": 2, "blue": 1, "black": 1}}
        > このパネルはワイヤなし
        = {"actions": [], "counts": {"red": 2, "blue": 1, "black": 1}}
        < 切らずに下へ。
        > 青い線がチャーリー、黒がビーに繋がっています、黒がシー
        = {"actions": ["cut", "skip", "skip"], "counts": {"red": 2, "blue": 2, "black": 3}}
        > なぜ
        < ここまでに赤2本、青2本、黒3本です。
        > 赤A
        = {"error": "panel_count"}
        ! changed=false
        > できました
        < 順番ワイヤ解除。全部で1個。
        """,
    )


def test_a_panel_is_corrected() -> None:
    play(
        "ja",
        """
        > ワイヤーシーケンス、赤がシー、青がアルファ
        = {"actions": ["cut", "skip"], "counts": {"red": 1, "blue": 1, "black": 0}}
        > いや、赤C、青B
        = {"actions": ["cut", "cut"], "counts": {"red": 1, "blue": 1, "black": 0}}
        > 次のパネル、黒エー
        = {"actions": ["cut"], "counts": {"red": 1, "blue": 1, "black": 1}}
        > 一枚目のパネルは赤がA
        = {"actions": ["cut"], "counts": {"red": 1, "blue": 0, "black": 1}}
        > 取り消し
        = {"actions": ["cut"], "counts": {"red": 1, "blue": 1, "black": 1}}
        """,
    )


def test_in_the_middle_and_impossible() -> None:
    play(
        "ja",
        """
        > 順番ワイヤー、今までに赤が二本、青が一本
        ? panels[0]
        > 赤がA、青がD
        = {"error": "unknown_letter"}
        > 赤がA、黄色がB
        = {"error": "unknown_color"}
        > 赤A赤A赤A赤A
        = {"error": "too_many_wires"}
        > 赤がA、青がC
        = {"actions": ["cut", "cut"], "counts": {"red": 3, "blue": 2, "black": 0}}
        """,
    )
