"""Two Bits in English: three results, corrections, contradictions, letters with spelling words."""

from tests.talk import play


def test_whole_module() -> None:
    play(
        "en",
        """
        > serial A L 5 Q F 2
        > three batteries
        > one plate with DVI and PS 2
        > no other plates
        > two bits
        = {"action": "query", "code": 7, "pair": "vt"}
        < Query victor tango.
        ? responses[0]
        > result is seventy-two
        = {"action": "query", "code": 72, "pair": "tc"}
        > it says seventy two
        = {"error": "inconsistent"}
        ? responses[1]
        > eighty eight
        = {"action": "query", "code": 88, "pair": "gk"}
        > result four five
        = {"action": "submit", "code": 45, "pair": "pe"}
        < Submit papa echo.
        ?
        > result one
        = {"error": "bad_input"}
        """,
    )


def test_edgework_is_asked_when_needed() -> None:
    play(
        "en",
        """
        > two bits
        ? serial
        > A L 5 Q F 2
        ? batteries
        > three
        ? port:Stereo RCA
        > no
        = {"action": "query", "code": 7, "pair": "vt"}
        """,
    )


def test_corrections_errors_undo() -> None:
    play(
        "en",
        """
        > two bits
        > result seventy two
        = {"action": "query", "code": 72, "pair": "tc"}
        > no, seventy three
        = {"action": "query", "code": 73, "pair": "ze"}
        > it says error
        = {"action": "query", "code": 73, "pair": "ze"}
        ! changed=false
        > undo
        = {"action": "query", "code": 72, "pair": "tc"}
        > one hundred and twenty
        = {"error": "bad_input"}
        """,
    )


def test_two_digits_told_apart() -> None:
    play(
        "en",
        """
        > serial AL5QF2, two batteries, no ports
        > two bits
        > four and five
        = {"action": "query", "code": 45, "pair": "pe"}
        """,
    )
