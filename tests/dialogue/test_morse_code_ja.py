"""Morse Code in Japanese: letters or signals, one by one until one word is left; a slip taken back."""

from tests.talk import play


def test_letters_one_by_one() -> None:
    play(
        "ja",
        """
        > モールス信号
        ? letters
        > S、次にT
        = {"candidates": ["strobe", "steak", "sting"]}
        ? letters[2]
        < 候補は3個。次の文字は？
        > イー
        = {"word": "steak", "frequency": "3.582"}
        < steak、3.582。左から13番目です。
        > いや、ロメオ
        = {"word": "strobe", "frequency": "3.545"}
        > 取り消し
        = {"word": "steak", "frequency": "3.582"}
        > なぜ
        < この文字がある単語はsteakだけです。
        """,
    )


def test_signals() -> None:
    play(
        "ja",
        """
        > モールス、長い間、トントントン、次の文字、短い短い短い短い
        = {"word": "shell", "frequency": "3.505"}
        """,
    )


def test_signals_counted() -> None:
    play(
        "ja",
        """
        > モールスコード
        > 区切りのあとは短三回
        ! answer={"candidates": ["shell", "slick", "strobe", "steak", "sting"]}
        > トン四つ
        = {"word": "shell", "frequency": "3.505"}
        """,
    )


def test_the_end_of_the_word_first() -> None:
    play(
        "ja",
        """
        > モールス信号、キロ、長い間、ブラボー
        ! answer={"candidates": ["break", "brick"]}
        > ロメオ
        ! answer={"candidates": ["break", "brick"]}
        > アイ
        = {"word": "brick", "frequency": "3.575"}
        """,
    )


def test_no_word_and_no_letter() -> None:
    play(
        "ja",
        """
        > モールス
        > ケベック、ケベック
        = {"error": "no_word"}
        ! changed=false
        > ツーツーツーツー
        = {"error": "bad_morse"}
        > ビクター
        = {"word": "vector", "frequency": "3.595"}
        """,
    )


def test_a_comma_between_signals_parts_letters() -> None:
    play(
        "ja",
        """
        > モールス
        > トントントン、ツー
        = {"candidates": ["strobe", "steak", "sting"]}
        > 別のモールス
        > トントントン。ツー。
        = {"candidates": ["strobe", "steak", "sting"]}
        > 別のモールス
        > 長い間、短い短い短い、長い
        = {"candidates": ["strobe", "steak", "sting"]}
        > 別のモールス
        > ・・・　ー
        = {"candidates": ["strobe", "steak", "sting"]}
        > 別のモールス
        > ツートンツー、長い間、ツートントントン
        = {"candidates": ["break", "brick"]}
        """,
    )


def test_a_comma_after_every_signal_parts_nothing() -> None:
    play(
        "ja",
        """
        > モールス
        > トン、トン、トン、ツー
        = {"word": "vector", "frequency": "3.595"}
        > 別のモールス
        > 短い、短い、短い、間、長い
        = {"candidates": ["strobe", "steak", "sting"]}
        > 別のモールス
        > トン、トン、トン、ツー、トン
        = {"error": "bad_morse"}
        > 線、短い点
        = {"word": "sting", "frequency": "3.592"}
        """,
    )
