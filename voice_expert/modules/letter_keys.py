"""Letter Keys: a number decides, with batteries and serial number, which of A, B, C, D to press. Manual page "On the
subject of letter keys"."""

from voice_expert.modules.kit import UNTOLD, Answer, Bomb, Contradiction, Module, answer, record, whole


@record
class LetterKeys:
    """The displayed number, 0 to 99."""

    number: int = UNTOLD


def solve(bomb: Bomb, seen: LetterKeys) -> Answer:
    number = seen.number
    if not whole(number, 0, 99):
        raise Contradiction("bad_input")
    if number == 69:
        return press("D", number, "sixty_nine")
    if number % 6 == 0:
        return press("A", number, "divisible_by_6")
    if number % 3 == 0 and bomb.batteries >= 2:
        return press("B", number, "divisible_by_3_batteries")
    if bomb.serial.has("CE3"):
        return press("B", number, "serial_middle") if 22 <= number <= 79 else press("C", number, "serial")
    return press("D", number, "below_46") if number < 46 else press("A", number, "otherwise")


def press(label: str, number: int, why: str) -> Answer:
    return answer("press", {"press": label}, label=label, number=number, why=why)


MODULE = Module("letter_keys", LetterKeys, solve)
