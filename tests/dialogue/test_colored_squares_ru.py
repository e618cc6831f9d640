"""Цветные квадраты: самый редкий цвет, потом только число белых."""

from tests.talk import play


def test_whole_module() -> None:
    play(
        "ru",
        """
        > цветные квадраты
        ? rarest
        > розовый, один
        = {"group": "magenta", "cells": null}
        < Нажмите все розовые. Сколько станет белых?
        ? white
        > один
        = {"group": "row", "cells": null}
        > четыре белых
        = {"group": "row", "cells": null}
        > нет, пять белых
        = {"group": "red", "cells": null}
        > отмени
        = {"group": "row", "cells": null}
        > нажал, теперь семь белых
        = {"group": "yellow", "cells": null}
        > все белые
        = {"error": "solved"}
        """,
    )


def test_in_one_breath_and_counts() -> None:
    play(
        "ru",
        """
        > цветные квадраты, красный, два
        = {"group": "red", "cells": null}
        > нет, синий
        = {"group": "blue", "cells": null}
        > страйк
        ? rarest
        > четыре красных, четыре синих, три зелёных, три жёлтых, два розовых
        = {"group": "magenta", "cells": null}
        > сбросилось
        ? rarest
        > меньше всего жёлтых
        = {"group": "yellow", "cells": null}
        """,
    )


def test_impossible_and_begun_without_the_expert() -> None:
    play(
        "ru",
        """
        > цветные квадраты, жёлтый, один
        > три белых
        > два белых
        = {"error": "misread"}
        > синих нет
        =
        ~ Неокрашенные
        > отмена
        > цветные квадраты, красных три, синих три, зелёных четыре, жёлтых три, розовых три
        = {"error": "wrong_module"}
        > новая бомба
        > цветные квадраты, пять белых
        ? last_group
        > ряд
        = {"group": "red", "cells": null}
        """,
    )
