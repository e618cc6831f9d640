"""The game in Russian or Japanese while English is spoken: Morse Code, Password, The Button."""

from tests.talk import play


def test_morse_in_russian_by_signals() -> None:
    play(
        "en",
        """
        > the game is in Russian
        > morse code
        < What is the next letter, in dots and dashes? After the long pause is best.
        > dash dot dot dot
        = {"candidates": ["брать", "брала", "борис"]}
        > dash dash dash
        < Does your manual have the word поток or венок?
        ? choice
        > the second one
        = {"word": "борис", "frequency": "3.595"}
        > no, potok
        = {"word": "борис", "frequency": "3.522"}
        > undo
        = {"word": "борис", "frequency": "3.595"}
        """,
    )


def test_morse_in_japanese_by_signals() -> None:
    play(
        "en",
        """
        > we're playing in Japanese
        > morse
        > dot dash dot dot
        < Are the words in your manual English, like shell, or Japanese, like しそうか?
        > japanese
        ! answer={"candidates": ["かんそう", "かたいれ", "がいとう", "かおいろ", "かつしや", "かいてん", "かくさん"]}
        > dot dash dot dash dot
        = {"word": "かんそう", "frequency": "3.515"}
        > another morse
        > dash dash dot dash dot
        = {"candidates": ["しそうか", "じてん", "しんしや", "しつかん"]}
        """,
    )


def test_morse_a_letter_typed_leaves_no_doubt() -> None:
    play(
        "en",
        """
        > morse
        > в
        = {"candidates": ["венок", "виток", "восток", "вилка"]}
        > another morse
        > シ
        = {"candidates": ["しそうか", "じてん", "しんしや", "しつかん"]}
        """,
    )


def test_morse_nobody_knows_which_words() -> None:
    play(
        "en",
        """
        > the game is in Russian
        > morse
        > dash dot dot dot, dash dash dash
        > I don't know
        < I can't be sure. It is 3.522 if the module has a sticker R U, else 3.595.
        """,
    )


def test_password_in_russian_by_its_looks() -> None:
    play(
        "en",
        """
        > my game is in Russian
        > password
        < Say what each letter of column one looks like, or type it.
        > backwards n, B, upside down L, D, x with a line, Y
        ? columns[3]
        > Б Ж И П Я Ц
        = {"word": "бомба"}
        < бомба. If it can't be set, your game has other words than I know.
        > no, column four: А Б В Г Д З
        ! asking=["columns[1]"]
        > undo
        = {"word": "бомба"}
        """,
    )


def test_password_in_japanese_is_typed() -> None:
    play(
        "en",
        """
        > the game is in Japanese
        > password
        < Type the six kana of column one. By voice I take kana in Japanese only.
        > ハアカキサタ
        ? columns[2]
        > a b c d e f
        = {"error": "bad_letter"}
        < Column three has single kana, and voicing marks stand in columns of their own. Type it again.
        > ンッイーナ゛
        = {"word": "パイロン"}
        """,
    )


def test_button() -> None:
    play(
        "en",
        """
        > it's a Japanese game
        > no, Russian
        < The game is in Russian.
        > button
        < Which color, and which word: СТОП is abort, ВЗОРВАТЬ detonate, ДЕРЖАТЬ hold, НАЖАТЬ press?
        > blue stop
        = {"action": "hold"}
        > the game is in Japanese
        > another button
        > red
        < Which word: 中止 is abort, 起爆 or 爆破 detonate, 長押し hold, 押す press?
        > hold
        = {"action": "tap"}
        """,
    )


def test_button_a_word_typed_leaves_no_doubt() -> None:
    play(
        "en",
        """
        > button
        > blue 中止
        = {"action": "hold"}
        > another button
        > red держать
        = {"action": "tap"}
        """,
    )
