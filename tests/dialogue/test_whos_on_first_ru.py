"""Кто на первом: три этапа, похожие слова, слова-команды, всё сразу, слова русской игры."""

from tests.talk import play


def test_three_stages() -> None:
    play(
        "ru",
        """
        > кто на первом
        < Что написано на экране?
        > йес
        = {"read": 3}
        < Что на кнопке слева посередине?
        ? read_label
        > рэди
        ! answer={"read": 3, "list": ["YES", "OKAY", "WHAT", "MIDDLE", "LEFT", "PRESS", "RIGHT", "BLANK", "READY"]}
        ? display
        > нашёл
        ? display
        > окей
        = {"read": 2}
        > нэкст
        ~ Нажмите первое, что увидите: 
        > на экране холд он
        = {"read": 6}
        > дан
        ! answer={"read": 6, "list": ["SURE", "UH HUH", "NEXT", "WHAT?", "YOUR", "UR", "YOU'RE", "HOLD", "LIKE", "YOU", "U", "YOU ARE", "UH UH", "DONE"]}
        ?
        > решено
        ~ решено
        """,
    )


def test_words_that_sound_alike_on_the_display() -> None:
    play(
        "ru",
        """
        > кто на первом
        > лед
        ? choice
        > три буквы
        = {"read": 3}
        > отмени
        ? choice
        > с буквой эй
        = {"read": 6}
        > нет, эл и и ди
        = {"read": 5}
        > нет, на экране зэр
        ? choice
        > первое
        = {"read": 5}
        > нет, на экране рэд
        = {"read": 4}
        > нет, на экране ёр
        = {"read": 4}
        > нет, экран пустой
        = {"read": 5}
        """,
    )


def test_words_that_sound_alike_on_the_button() -> None:
    play(
        "ru",
        """
        > кто на первом, на экране лед, три буквы
        = {"read": 3}
        > слева посередине ага, пять букв
        = {"read": 3, "list": ["UH HUH"]}
        > нет, не-а, четыре буквы
        ! answer={"read": 3, "list": ["UR", "U", "YOU ARE", "YOU'RE", "NEXT", "UH UH"]}
        > нет, ёр с апострофом
        = {"read": 3, "list": ["YOU", "YOU'RE"]}
        > нет, ю
        ? choice
        > одна буква
        ! answer={"read": 3, "list": ["UH HUH", "SURE", "NEXT", "WHAT?", "YOU'RE", "UR", "UH UH", "DONE", "U"]}
        """,
    )


def test_all_six_in_one_breath() -> None:
    play(
        "ru",
        """
        > кто на первом, на экране йес, кнопки рэди фёрст ноу бланк насинг йес
        = {"read": 3, "press": "BLANK", "position": 4}
        > на экране ноу, шур нэкст лайк дан холд ю
        ! answer={"read": 6, "press": "SURE", "position": 1}
        > рэди рэди ноу бланк насинг йес
        = {"error": "duplicate_label"}
        ! changed=false
        """,
    )


def test_the_russian_game() -> None:
    play(
        "ru",
        """
        > кто на первом
        > весело
        ? choice
        > радостно
        = {"read": 3}
        > ещё раз
        ! understood=[{"command": "repeat"}]
        > всё
        = {"read": 3, "list": ["YOU", "YOU'RE"]}
        ~ во все два слова, всё с точками
        > нет, все
        ! answer={"read": 3, "list": ["UH UH", "YOU ARE", "UH HUH", "YOUR"]}
        > на экране корица
        ? choice
        > пряность
        = {"read": 5}
        > ещё раз с точками
        = {"read": 5, "list": ["UHHH", "WHAT"]}
        > пусто
        ? choice
        > слово есть
        = {"read": 4}
        > дальше
        ! answer={"read": 4, "list": ["WHAT?", "UH HUH", "UH UH", "YOUR", "HOLD", "SURE", "NEXT"]}
        """,
    )


def test_words_that_are_commands_elsewhere() -> None:
    play(
        "ru",
        """
        > кто на первом
        > да
        = {"read": 3}
        > готово
        ! answer={"read": 3, "list": ["YES", "OKAY", "WHAT", "MIDDLE", "LEFT", "PRESS", "RIGHT", "BLANK", "READY"]}
        > готово
        = {"read": 2}
        > постой
        ! answer={"read": 2, "list": ["MIDDLE", "NO", "FIRST", "YES", "UHHH", "NOTHING", "WAIT", "OKAY"]}
        > нет
        = {"read": 6}
        > стой
        ! answer={"read": 6, "list": ["RIGHT", "MIDDLE", "YES", "READY", "PRESS"]}
        """,
    )


def test_words_that_sound_alike_are_chosen_by_number() -> None:
    play(
        "ru",
        """
        > кто на первом
        > на экране си
        ? choice
        > си
        ~ Ответьте: первое, второе или третье.
        > второе
        ? read_label
        """,
    )
