"""Азбука Морзе: буквы или сигналы, пока не останется одно слово; поправка и отмена."""

from tests.talk import play


def test_letters_one_by_one() -> None:
    play(
        "ru",
        """
        > азбука Морзе
        ? letters
        > эс, потом тэ
        = {"candidates": ["strobe", "steak", "sting"]}
        < Подходит слов: три. Следующая буква?
        ? letters[2]
        > Елена
        = {"word": "steak", "frequency": "3.582"}
        ~ 3.582, тринадцатая слева.
        > нет, эр
        = {"word": "strobe", "frequency": "3.545"}
        > отмени
        = {"word": "steak", "frequency": "3.582"}
        > почему
        ~ С этими буквами только
        """,
    )


def test_signals() -> None:
    play(
        "ru",
        """
        > морзянка, длинная пауза, точка точка точка, следующая буква, короткий короткий короткий короткий
        = {"word": "shell", "frequency": "3.505"}
        """,
    )


def test_the_end_of_the_word_first() -> None:
    play(
        "ru",
        """
        > азбука Морзе, ка, длинная пауза, бэ
        ! answer={"candidates": ["break", "brick"]}
        > эр
        ! answer={"candidates": ["break", "brick"]}
        > и
        ? choice
        < Иван или Елена?
        > Иван
        = {"word": "brick", "frequency": "3.575"}
        """,
    )


def test_no_word_and_no_letter() -> None:
    play(
        "ru",
        """
        > морзе
        > Квебек Квебек
        = {"error": "no_word"}
        ! changed=false
        > тире тире тире тире
        = {"error": "bad_morse"}
        > Виктор
        = {"word": "vector", "frequency": "3.595"}
        """,
    )


def test_read_again_from_the_start() -> None:
    play(
        "ru",
        """
        > морзе, эф, эль
        ! answer={"word": "flick", "frequency": "3.555"}
        > морзе бэ эр
        ! answer={"candidates": ["break", "brick"]}
        > вэ
        = {"error": "no_word"}
        > пауза
        ! answer={"candidates": ["break", "brick"]}
        > длинная пауза, бэ, о, икс
        = {"word": "boxes", "frequency": "3.535"}
        """,
    )


def test_a_comma_between_signals_parts_letters() -> None:
    play(
        "ru",
        """
        > морзянка
        > точка точка точка, тире
        = {"candidates": ["strobe", "steak", "sting"]}
        > ещё одна морзянка
        > короткий короткий короткий. Длинный.
        = {"candidates": ["strobe", "steak", "sting"]}
        > ещё одна морзянка
        > тире точка тире, длинная пауза, тире точка точка точка
        = {"candidates": ["break", "brick"]}
        """,
    )


def test_a_comma_after_every_signal_parts_nothing() -> None:
    play(
        "ru",
        """
        > морзянка
        > точка, точка, точка, тире
        = {"word": "vector", "frequency": "3.595"}
        > ещё одна морзянка
        > точка, точка, точка, тире, точка
        = {"error": "bad_morse"}
        """,
    )
