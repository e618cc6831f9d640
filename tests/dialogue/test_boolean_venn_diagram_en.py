"""Boolean Venn Diagram in English: the expression as it is read, or its three parts."""

from tests.talk import play


def test_read_out() -> None:
    play(
        "en",
        """
        > venn diagram, a and b in brackets, arrow right, c
        = {"press": ["A", "B", "C", "AC", "BC", "ABC", "none"]}
        < Press all but A with B.
        > no, brackets on the right
        = {"press": ["A", "AC", "ABC"]}
        """,
    )


def test_parts() -> None:
    play(
        "en",
        """
        > boolean venn diagram
        ? expression
        > xor then nor
        ? expression
        > on the right
        = {"press": ["AB", "AC", "ABC", "none"]}
        """,
    )


def test_one_operator_at_a_time() -> None:
    play(
        "en",
        """
        > venn diagram
        > wedge
        > vee
        > left
        = {"press": ["C", "AB", "AC", "BC", "ABC"]}
        < Press all but A alone, B alone, outside.
        > no, the second operator is nor
        = {"press": ["A", "B", "none"]}
        """,
    )
