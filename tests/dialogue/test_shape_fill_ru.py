"""Фигуры и заливки: чего нет и что нажали, или всё поле по рядам."""

from tests.talk import play


def test_by_the_rules() -> None:
    play(
        "ru",
        """
        > шейп филл
        ? key
        > нет ромбов и пустых
        = {"row_rule": "diamond_1", "column_rule": "empty_1", "press": null, "pressed": null}
        < Ряд: ровно одно сердце. Столбец: нет вертикальных и горизонтальных. Нажмите на пересечении. Что нажали?
        > круг с иксом
        = {"row_rule": "circle_2", "column_rule": "x_2", "press": null, "pressed": null}
        > нет, треугольник с иксом
        = {"row_rule": "triangle_2", "column_rule": "x_2", "press": null, "pressed": null}
        > квадрат
        ? key.fill
        > полосы
        ? choice
        > вторая
        = {"row_rule": "square_3", "column_rule": "horizontal_3", "press": null, "pressed": null}
        > нет, в горошек
        = {"row_rule": "square_3", "column_rule": "dots_3", "press": null, "pressed": null}
        > отмени
        = {"row_rule": "square_3", "column_rule": "horizontal_3", "press": null, "pressed": null}
        > страйк
        ? key
        """,
    )


def test_the_whole_grid() -> None:
    play(
        "ru",
        """
        > шейп филл, первый ряд: закрашенный треугольник, сердце с косыми, сердце вертикаль, трапеция диагональ, восьмиугольник икс
        ? grid
        > сердце вертикаль, сердце точки, закрашенный восьмиугольник, восьмиугольник вертикаль, квадрат икс
        > треугольник икс, звезда икс, восьмиугольник плюс, закрашенный треугольник, звезда вертикаль
        > звезда икс, круг икс, сердце вертикаль, трапеция горизонталь, круг точки
        > пятый ряд: звезда точки, сердце плюс, закрашенное сердце, закрашенная звезда, сердце точки
        = {"row_rule": "diamond_1", "column_rule": "empty_1", "press": "B4", "pressed": ["circle", "x"]}
        < Нажмите Борис 4: круг, икс. Какие фигуры в новом поле?
        """,
    )
