"""The casing: "no, CAR" that corrects and "no CAR" that denies, several ports of a kind, a starting time with seconds."""

import pytest

from tests.talk import play

TALKS = {
    ("en", "a comma after no: another label in the place of the last"): """
        > lit FRK
        > no, car
        < Lit: CAR.
        > status
        ~ Lit: CAR. Strikes
        """,
    ("en", "no pause: open, so one question, and no denies"): """
        > lit FRK
        > no car
        < CAR instead of FRK?
        > no
        < No CAR. Lit: FRK.
        """,
    ("en", "no pause: open, so one question, and yes corrects"): """
        > lit FRK
        > no car
        > yes
        < Lit: CAR.
        """,
    ("en", "a whole denial is none"): """
        > lit FRK
        > no CAR indicator
        < No CAR. Lit: FRK.
        > there's no BOB
        ~ No BOB.
        """,
    ("en", "in one breath"): """
        > lit FRK, no, car
        < Lit: CAR.
        """,
    ("en", "in one breath, what there is not"): """
        > lit FRK, no car
        < No CAR. Lit: FRK.
        """,
    ("en", "after a pause"): """
        > unlit FRK
        > no
        > car
        < Unlit: CAR.
        """,
    ("en", "the last of several"): """
        > indicators FRK and CAR lit
        > sorry, I mean SND
        < Lit: SND, FRK.
        """,
    ("en", "a whole clause after no: open"): """
        > lit FRK
        > no, lit CAR
        < CAR instead of FRK?
        > yes
        < Lit: CAR.
        """,
    ("en", "told beside something else"): """
        > batteries three, lit FRK
        > no, car
        < Lit: CAR.
        """,
    ("en", "nothing that it corrects"): """
        > lit FRK
        > two batteries
        > no, car
        < No CAR. Lit: FRK.
        """,
    ("en", "ports"): """
        > serial port
        > no, parallel
        < There is a Parallel port.
        > status
        < There is a Parallel port. Strikes: zero. Solved: zero.
        """,
    ("en", "ports, open"): """
        > there is a serial port
        > no parallel
        < Parallel instead of Serial?
        > no
        < No Parallel port.
        """,
    ("en", "ports of a plate"): """
        > one plate with serial and parallel
        > no, DVI
        ~ can't be on one plate
        > no, PS2, RCA
        < Plate with PS/2, Stereo RCA.
        """,
    ("ja", "another label"): """
        > FRK点灯
        > いや、カー
        < 点灯、CAR。
        > 違う
        > ボブ
        < 点灯、BOB。
        """,
    ("ja", "another port"): """
        > シリアルポート
        > いや、パラレル
        < パラレルポートあり。
        """,
    ("ja", "a whole clause after no: open"): """
        > FRK点灯
        > 間違えた、カー点灯
        < FRKではなく、CARですか？
        > いいえ
        < 点灯、CAR、FRK。
        """,
    ("ru", "another label"): """
        > горит FRK
        > нет, кар
        < Горит: CAR.
        """,
    ("ru", "no pause: open"): """
        > горит FRK
        > нет кар
        < CAR вместо FRK?
        > да
        < Горит: CAR.
        """,
    ("ru", "ports: the case tells a denial"): """
        > последовательный порт
        > нет, параллельный
        < Порт есть: параллельный.
        > нет последовательного
        < Порта нет: последовательный.
        """,
    ("en", "two of a kind"): """
        > there are two parallel ports and one serial port
        < There is a Serial port. Parallel ports: two.
        > status
        < There is a Serial port. Parallel ports: two. Strikes: zero. Solved: zero.
        """,
    ("en", "all ports, two of a kind"): """
        > ports: two parallel, one serial
        < Parallel ports: two. There is a Serial port.
        """,
    ("ja", "two of a kind"): """
        > ポートはパラレルが二つ
        < パラレルポートは2つ。
        """,
    ("ja", "all ports, two of a kind"): """
        > ポートはパラレル二つとシリアル一つ
        < パラレルポートは2つ。シリアルポートあり。
        """,
    ("ru", "two of a kind"): """
        > два параллельных порта
        < Параллельный порт, всего 2.
        """,
    ("ru", "all ports, two of a kind"): """
        > порты: два параллельных, один последовательный
        < Параллельный порт, всего 2. Порт есть: последовательный.
        """,
    ("en", "two numbers are not one answer"): """
        > bitwise operations
        > and
        > two batteries in one holder
        > lit SND
        > ports: two parallel and a serial
        ? modules
        > 3:30
        ? modules
        """,
}
TIMES = {
    "en": [
        ("start time 5:30", 5, 30), ("five thirty on the clock", 5, 30), ("start time two thirty", 2, 30),
        ("five minutes thirty seconds", 5, 30), ("five and a half minutes on the clock", 5, 30), ("the timer is at 5:05", 5, 5),
        ("the clock says ten", 10, 0), ("start time 10:00", 10, 0), ("twenty five minutes on the clock", 25, 0),
    ],
    "ja": [
        ("開始時間は五分三十秒", 5, 30), ("タイマーは5:30", 5, 30), ("タイマーは五分半", 5, 30), ("五分五秒です", 5, 5),
        ("タイマーは10:00", 10, 0), ("タイマーは二十五分", 25, 0),
    ],
    "ru": [
        ("время пять тридцать", 5, 30), ("таймер 5:30", 5, 30), ("на таймере пять с половиной минут", 5, 30),
        ("пять минут тридцать секунд на таймере", 5, 30), ("таймер 10:00", 10, 0), ("время пять ноль пять", 5, 5),
        ("на таймере двадцать пять минут", 25, 0),
    ],
}  # fmt: skip


@pytest.mark.parametrize(("language", "name"), TALKS)
def test_talk(language: str, name: str) -> None:
    play(language, TALKS[language, name])


@pytest.mark.parametrize(("language", "said", "minutes", "seconds"), [(lang, *row) for lang, rows in TIMES.items() for row in rows])
def test_the_starting_time_keeps_its_seconds(language: str, said: str, minutes: int, seconds: int) -> None:
    session = play(language, f"> {said}").session
    assert session.bomb.start_minutes == pytest.approx(minutes + seconds / 60)
    assert session.clock is not None and session.clock.left == pytest.approx(60 * minutes + seconds)
