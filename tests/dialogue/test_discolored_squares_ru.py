"""Бесцветные квадраты: четыре отличающихся квадрата, потом четыре раза места одного цвета."""

from tests.talk import play


def test_whole_module() -> None:
    play(
        "ru",
        """
        > бесцветные квадраты
        < Назовите четыре квадрата, которые отличаются, каждый с цветом.
        > всё синее, кроме бэ два розовый, дэ два красный, а четыре жёлтый, цэ четыре зелёный
        = {"press": ["B2", "D2", "A4", "C4"]}
        < Нажмите по порядку: B2, D2, A4, C4. Где потом розовый?
        > розовые а один, цэ три и дэ четыре
        = {"press": ["D2", "B4", "C1"], "instruction": "move_sw", "color": "magenta"}
        > только два: а один и бэ три
        = {"press": ["A1", "B3"], "instruction": "stay", "color": "red"}
        > а два, дэ три
        = {"press": ["A3", "D3"], "instruction": "mirror_horizontal_line", "color": "yellow"}
        > цэ два и бэ один
        = {"press": ["B2", "C4"], "instruction": "rotate_ccw", "color": "green"}
        ?
        """,
    )


def test_one_by_one_with_corrections() -> None:
    play(
        "ru",
        """
        > бесцветные квадраты, бэ два розовый, дэ два красный
        > жёлтый на анна четыре
        > цапля четыре зелёный
        = {"press": ["B2", "D2", "A4", "C4"]}
        > а1 ц3 д4
        = {"press": ["D2", "B4", "C1"], "instruction": "move_sw", "color": "magenta"}
        > нет, а один, цэ три, дэ три
        = {"press": ["D2", "B4", "C4"], "instruction": "move_sw", "color": "magenta"}
        > отмени
        = {"press": ["D2", "B4", "C1"], "instruction": "move_sw", "color": "magenta"}
        > дэ два и а один
        = {"error": "misread"}
        """,
    )
