"""Colored Squares in English: the rarest color, then only how many squares are white."""

from tests.talk import play


def test_whole_module() -> None:
    play(
        "en",
        """
        > colored squares
        ? rarest
        > magenta, one
        = {"group": "magenta", "cells": null}
        < Press every magenta square. How many are white then?
        ? white
        > one
        = {"group": "row", "cells": null}
        > done
        < How many squares are white now?
        > four are white now
        = {"group": "row", "cells": null}
        > no, five white
        = {"group": "red", "cells": null}
        > undo
        = {"group": "row", "cells": null}
        > done, seven are white now
        = {"group": "yellow", "cells": null}
        > all white
        = {"error": "solved"}
        > solved
        ~ solved
        """,
    )


def test_in_one_breath_and_counts() -> None:
    play(
        "en",
        """
        > coloured squares: red, two squares
        = {"group": "red", "cells": null}
        > no, blue
        = {"group": "blue", "cells": null}
        > strike
        ? rarest
        > four red, four blue, three green, three yellow, two pink
        = {"group": "magenta", "cells": null}
        > it reset
        ? rarest
        > yellow, just one
        = {"group": "yellow", "cells": null}
        """,
    )


def test_read_out_whole() -> None:
    play(
        "en",
        """
        > colored squares
        > blue blue green red yellow yellow blue green blue blue green red yellow blue magenta red
        = {"group": "magenta", "cells": null}
        > one white
        = {"group": "row", "cells": null}
        """,
    )


def test_impossible() -> None:
    play(
        "en",
        """
        > colored squares, yellow, one
        > three white
        ? white
        > two white
        = {"error": "misread"}
        ? white
        > there is no blue
        =
        ~ Uncolored Squares
        > red three blue three green four yellow three magenta three
        = {"error": "wrong_module"}
        > red three blue three green four yellow three magenta four
        = {"error": "bad_input"}
        """,
    )


def test_begun_without_the_expert() -> None:
    play(
        "en",
        """
        > colored squares, five are white
        ? last_group
        > row
        = {"group": "red", "cells": null}
        > seven white
        = {"group": "green", "cells": null}
        """,
    )
