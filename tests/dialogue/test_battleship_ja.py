"""Battleship in Japanese: the numbers, radar, torpedoes, corrections, numbers that cannot be."""

from tests.talk import play


def test_step_by_step() -> None:
    play(
        "ja",
        """
        > シリアルはAL5QF2
        =
        > 海戦ゲーム
        =
        ? columns
        > 1、2、2
        =
        ? columns[3]
        > 1、2
        =
        ? rows
        > 2、ゼロ、3、なし、3
        =
        ? ships
        > 1、2、1、0
        =
        ? ports
        > ポートなし
        =
        ? indicators
        > FRK点灯、CAR消灯
        =
        ? batteries
        > バッテリー3本、ホルダー2個
        = {"safe": ["A5", "B2", "E5"], "ships": [], "water": ["A2", "B2", "C2", "D2", "E2", "A4", "B4", "C4", "D4", "E4"], "solutions": 6, "next": {"tool": "radar", "cells": ["A5", "E5"]}}
        ? known
        > ミス
        =
        > 命中、はずれ
        = {"safe": ["A5", "B2", "E5"], "ships": ["D1", "E1", "B3", "C3", "E3", "A5", "B5", "C5"], "water": ["A1", "B1", "C1", "A2", "B2", "C2", "D2", "E2", "A3", "D3", "A4", "B4", "C4", "D4", "E4", "D5", "E5"], "solutions": 1, "next": {"tool": "torpedo", "cells": ["D1", "E1", "B3", "C3", "E3", "B5", "C5"]}}
        ?
        > 違う、エーの5は水
        = {"error": "no_solution"}
        > 取り消し
        =
        ? known
        """,
    )


def test_in_one_breath() -> None:
    play(
        "ja",
        """
        > 海戦、列は1 0 2 3 3、段は2 0 3 1 3、大きさ1の船は1隻、大きさ2の船は1隻、三マスは2隻
        = {"safe": null, "ships": ["D1", "E1", "C3", "D3", "E3", "A4", "C5", "D5", "E5"], "water": ["A1", "B1", "C1", "A2", "B2", "C2", "D2", "E2", "A3", "B3", "B4", "C4", "D4", "E4", "A5", "B5"], "solutions": 1, "next": {"tool": "torpedo", "cells": ["D1", "E1", "C3", "D3", "E3", "A4", "C5", "D5", "E5"]}}
        > 大きさ4はなし
        = {"safe": null, "ships": ["D1", "E1", "C3", "D3", "E3", "A4", "C5", "D5", "E5"], "water": ["A1", "B1", "C1", "A2", "B2", "C2", "D2", "E2", "A3", "B3", "B4", "C4", "D4", "E4", "A5", "B5"], "solutions": 1, "next": {"tool": "torpedo", "cells": ["D1", "E1", "C3", "D3", "E3", "A4", "C5", "D5", "E5"]}}
        > 三段目は2
        = {"error": "count_mismatch"}
        """,
    )


def test_impossible() -> None:
    play(
        "ja",
        """
        > バトルシップ
        =
        ? columns
        > 9 1 1 1 1
        = {"error": "bad_state"}
        > 列は1 1 1 1 1 1
        = {"error": "bad_state"}
        """,
    )
