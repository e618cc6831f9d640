"""Colored Squares in Japanese: the rarest colour, then only how many squares are white."""

from tests.talk import play


def test_whole_module() -> None:
    play(
        "ja",
        """
        > 色付き格子
        =
        ? rarest
        > マゼンタ、一個
        = {"group": "magenta", "cells": null}
        ? white
        > いち
        = {"group": "row", "cells": null}
        > 終わりました
        =
        > 白が4個になりました
        = {"group": "row", "cells": null}
        > 違う、5個
        = {"group": "red", "cells": null}
        > 取り消し
        = {"group": "row", "cells": null}
        > 押しました、白7個
        = {"group": "yellow", "cells": null}
        > 2個
        = {"error": "misread"}
        > 全部白です
        = {"error": "solved"}
        """,
    )


def test_in_one_breath_and_counts() -> None:
    play(
        "ja",
        """
        > いろつきこうし、赤が2個
        = {"group": "red", "cells": null}
        ? white
        > いや、青
        = {"group": "blue", "cells": null}
        > ミス
        =
        ? rarest
        > 赤が4、青が4、緑3、黄色3、ピンク2
        = {"group": "magenta", "cells": null}
        ? white
        > リセットされた
        =
        ? rarest
        > 黄色が1個だけ
        = {"group": "yellow", "cells": null}
        ? white
        > 青がありません
        =
        ? rarest
        > 赤3青3緑4黄色3マゼンタ3
        = {"error": "wrong_module"}
        > 赤3青3緑4黄色3マゼンタ4
        = {"error": "bad_input"}
        """,
    )


def test_read_out_whole_and_begun_alone() -> None:
    play(
        "ja",
        """
        > 色付き格子、白が5個
        =
        ? last_group
        > 段
        = {"group": "red", "cells": null}
        ? white
        > 白は七個です
        = {"group": "green", "cells": null}
        > 色付き格子
        = {"group": "green", "cells": null}
        > 青青緑赤黄色黄色青緑青青緑赤黄色青マゼンタ赤
        = {"group": "magenta", "cells": null}
        """,
    )
