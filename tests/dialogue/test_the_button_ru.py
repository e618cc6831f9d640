"""Кнопка: цвет и слово, полоска, «стоп» как надпись и как команда."""

from tests.talk import play


def test_at_once() -> None:
    play(
        "ru",
        """
        > синяя кнопка, стоп
        = {"action": "hold"}
        < Удерживайте и назовите цвет полоски.
        ? strip
        > полоска жёлтая
        = {"action": "release", "digit": 5}
        < Отпустите, когда на таймере будет пятёрка.
        > почему
        < Полоска жёлтая: на таймере нужна пятёрка.
        """,
    )


def test_step_by_step() -> None:
    play(
        "ru",
        """
        > кнопка
        ? color, label
        > белая
        ? label
        > стоп
        ? indicator:CAR
        < Есть ли горящий индикатор CAR?
        > нет
        ? batteries
        > две
        = {"action": "hold"}
        > стоп
        ! understood=[{"command": "stop"}]
        ! changed=false
        > горит синим
        = {"action": "release", "digit": 4}
        """,
    )


def test_words_on_the_button() -> None:
    for word in ("держать", "удерживать", "холд", "hold"):
        play("ru", f"> красная кнопка, на ней написано {word}\n= {{\"action\": \"tap\"}}")
    for word in ("стоп", "отмена", "аборт", "abort"):
        play("ru", f"> кнопка синяя, {word}\n= {{\"action\": \"hold\"}}")
    for word in ("взорвать", "детонировать", "детонейт"):
        play("ru", f"> три батарейки\n> кнопка\n> жёлтая, {word}\n= {{\"action\": \"tap\"}}")
    for word in ("нажать", "жми", "пресс"):
        play("ru", f"> батареек нет\n> кнопка\n> надпись {word}, красная\n= {{\"action\": \"hold\"}}")


def test_correction_and_undo() -> None:
    play(
        "ru",
        """
        > кнопка красная, держать
        = {"action": "tap"}
        > нет, синяя
        ? batteries
        > одна батарейка
        = {"action": "hold"}
        > отмени
        ? batteries
        > отмени
        = {"action": "tap"}
        > извини, на ней стоп
        ? batteries
        """,
    )


def test_impossible() -> None:
    play(
        "ru",
        """
        > кнопка
        > зелёная, держать
        = {"error": "unknown_color"}
        ! changed=false
        > красная, держать
        = {"action": "tap"}
        > полоска красная
        = {"error": "tap_expected"}
        > ещё одна кнопка
        > синяя, отмена
        = {"action": "hold"}
        > полоска зелёная
        = {"error": "unknown_strip"}
        > белая
        = {"action": "release", "digit": 1}
        """,
    )
