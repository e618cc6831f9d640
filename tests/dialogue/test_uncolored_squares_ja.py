"""Uncolored Squares in Japanese: the two rarest colours of each round, or the field row by row."""

from tests.talk import play


def test_rounds() -> None:
    play(
        "ja",
        """
        > 色無し格子
        =
        ? pair
        > 黄色と緑が2個ずつ、黄色が先
        = {"first": "yellow", "second": "green", "pattern": ["##", "##"], "cells": ["A1", "B1", "A2", "B2"]}
        > 赤、緑
        = {"first": "red", "second": "green", "pattern": ["#", "#"], "cells": ["C1", "C2"]}
        > 違う、緑、赤
        = {"first": "green", "second": "red", "pattern": ["##", "#."], "cells": ["C1", "D1", "C2"]}
        > 取り消し
        = {"first": "red", "second": "green", "pattern": ["#", "#"], "cells": ["C1", "C2"]}
        """,
    )


def test_order_and_impossible() -> None:
    play(
        "ja",
        """
        > いろなし格子、一番少ないのはマゼンタと青
        = {"first": "magenta", "second": "blue", "pattern": [".#.", "###"], "cells": ["B1", "A2", "B2", "C2"]}
        ? pair
        > 黄色が先
        = {"error": "bad_input"}
        > 青が先
        = {"first": "blue", "second": "magenta", "pattern": ["##"], "cells": ["A1", "B1"]}
        > 赤と赤
        = {"error": "bad_input"}
        > ミス
        =
        """,
    )


def test_row_by_row() -> None:
    play(
        "ja",
        """
        > 色なし格子
        =
        ? pair
        > 一段目、青、赤、黄色、マゼンタ
        =
        ? grid[1]
        > マゼンタ、マゼンタ、黄色、黄色
        =
        ? grid[2]
        > 違う、マゼンタ、マゼンタ、黄色、緑
        =
        > 青、青、赤、赤
        =
        ? grid[3]
        > 緑、赤、ピンク、青
        = {"first": "yellow", "second": "green", "pattern": ["##", "##"], "cells": ["A1", "B1", "A2", "B2"]}
        ? pair
        """,
    )


def test_whole_field() -> None:
    play(
        "ja",
        """
        > 色無し格子
        =
        ? pair
        > 青赤黄色マゼンタ赤赤赤緑マゼンタマゼンタ赤青マゼンタ青赤赤
        = {"first": "yellow", "second": "green", "pattern": ["##", "##"], "cells": ["A1", "B1", "A2", "B2"]}
        > 黒黒黒赤黒黒黒緑黒黒黒黒黒黒黒青
        = {"error": "solved"}
        """,
    )
