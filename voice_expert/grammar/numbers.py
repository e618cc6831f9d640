"""Number words as people say them, to be understood: 0 to 999 in the three languages.

Forms beginning with ``~`` are mishearings and slips: understood when typed, never given to an ear, never spoken.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

EN_UNITS = (
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen"
    " eighteen nineteen"
).split()
EN_TENS = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]
EN_ORDINALS = "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth".split()
EN_DIGIT_FORMS = {
    0: ["zero", "oh", "nought", "~o", "~null"],
    1: ["one", "~won"],
    2: ["two", "~to", "~too"],
    3: ["three", "~tree"],
    4: ["four", "~for", "~fore"],
    5: ["five"],
    6: ["six", "~sicks"],
    7: ["seven"],
    8: ["eight", "~ate"],
    9: ["nine", "niner"],
}

RU_DIGIT_FORMS = {
    0: ["ноль", "нуль", "ноля", "нуля", "нолик", "~нолю", "~нулем", "~зеро"],
    1: ["один", "одна", "одно", "одну", "одной", "одного", "одном", "единица", "единицу", "~одним", "~единицы", "~одын"],
    2: ["два", "две", "двух", "двойка", "двойку", "~двойки", "~двойкой", "~двумя"],
    3: ["три", "трёх", "тройка", "тройку", "~тройки", "~тройкой", "~тремя", "~трое"],
    4: ["четыре", "четырёх", "четвёрка", "четвёрку", "~четверки", "~четверкой", "~четырьмя", "~четыри", "~чытыре"],
    5: ["пять", "пяти", "пятёрка", "пятёрку", "~пятерки", "~пятеркой", "~петь"],
    6: ["шесть", "шести", "шестёрка", "шестёрку", "~шестерки", "~шестеркой", "~шест"],
    7: ["семь", "семи", "семёрка", "семёрку", "~семерки", "~семеркой", "~сем"],
    8: ["восемь", "восьми", "восьмёрка", "восьмёрку", "~восьмерки", "~восьмеркой", "~восем"],
    9: ["девять", "девяти", "девятка", "девятку", "~девятки", "~девяткой"],
}
RU_NAMES = "ноль единица двойка тройка четвёрка пятёрка шестёрка семёрка восьмёрка девятка".split()
RU_SMALL = (
    "нолик единичка двоечка троечка четвёрочка пятёрочка шестёрочка семёрочка восьмёрочка девяточка"
).split()
RU_TEENS = (
    "десять одиннадцать двенадцать тринадцать четырнадцать пятнадцать шестнадцать семнадцать восемнадцать девятнадцать"
).split()
RU_TENS = "- - двадцать тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто".split()
RU_HUNDREDS = "- сто двести триста четыреста пятьсот шестьсот семьсот восемьсот девятьсот".split()
RU_WRITTEN_ENDINGS = ("й", "ый", "ой", "ий", "я", "ая", "е", "ое", "ье", "ю", "ую", "ью", "го", "ого")
RU_ORDINAL_STEMS = {
    1: ("перв", "ый ая ое ую ой ом ого ые"),
    2: ("втор", "ой ая ое ую ом ого ые"),
    3: ("трет", "ий ья ье ью ьей ьем ьего ьи"),
    4: ("четвёрт", "ый ая ое ую ой ом ого ые"),
    5: ("пят", "ый ая ое ую ой ом ого ые"),
    6: ("шест", "ой ая ое ую ом ого ые"),
    7: ("седьм", "ой ая ое ую ом ого ые"),
    8: ("восьм", "ой ая ое ую ом ого ые"),
    9: ("девят", "ый ая ое ую ой ом ого ые"),
    10: ("десят", "ый ая ое ую ой ом ого ые"),
    11: ("одиннадцат", "ый ая ое ую ой ом ого ые"),
    12: ("двенадцат", "ый ая ое ую ой ом ого ые"),
}

JA_DIGIT_FORMS = {
    0: ["ゼロ", "れい", "まる", "零", "〇"],
    1: ["一", "いち"],
    2: ["二", "に"],
    3: ["三", "さん"],
    4: ["四", "よん", "し"],
    5: ["五", "ご"],
    6: ["六", "ろく"],
    7: ["七", "なな", "しち"],
    8: ["八", "はち"],
    9: ["九", "きゅう", "く"],
}
JA_SOUND_CHANGES = {1: "いっぽん", 3: "さんぼん", 6: "ろっぽん", 8: "はっぽん", 10: "じゅっぽん"}
JA_MISHEARD = {
    # stems before counters (いっこ, ろっぽん), and what recognisers write for a number with its counter
    1: ["~いっ", "~いつ"],
    2: ["~日本", "~にほん", "~ニコン", "~似", "~にい", "~にー"],
    3: ["~三問", "~3問", "~参"],
    4: ["~四分", "~4分", "~死", "~呼ん", "~しい"],
    5: ["~五分", "~5分", "~語", "~後", "~碁", "~ごー", "~ごう"],
    6: ["~ろっ", "~録"],
    7: ["~質"],
    8: ["~はっ", "~蜂", "~鉢"],
    9: ["~急", "~球", "~級", "~苦"],
    10: ["~じゅっ", "~じっ", "~銃"],
}
JA_THINGS = {
    1: ["一つ", "ひとつ"],
    2: ["二つ", "ふたつ"],
    3: ["三つ", "みっつ"],
    4: ["四つ", "よっつ"],
    5: ["五つ", "いつつ"],
    6: ["六つ", "むっつ"],
    7: ["七つ", "ななつ"],
    8: ["八つ", "やっつ"],
    9: ["九つ", "ここのつ"],
    10: ["十", "とお"],
}


def digit_forms(language: str, digit: int) -> list[str]:
    """How one digit is said by itself."""
    if language == "ja":
        misheard = [form for form in JA_MISHEARD.get(digit, []) if len(form) == 2 or form[-1] in "いーう"]
        return _likely([*JA_DIGIT_FORMS[digit], *misheard])
    if language == "ru":
        return [*RU_DIGIT_FORMS[digit], f"={RU_SMALL[digit]}"]
    return EN_DIGIT_FORMS[digit]


def number_forms(language: str, number: int) -> list[str]:
    """How a whole number 0–999 is said, the plain form first; two digits may also be said singly ("four two")."""
    forms = dict.fromkeys({"en": _english, "ru": _russian, "ja": _japanese}[language](number))
    return _likely(forms) if language == "ja" else list(forms)


def _likely(forms: Iterable[str]) -> list[str]:
    """The short readings of four and nine are parts of many other words: the last choice."""
    return [f"~{form}" if form in ("し", "く") else form for form in forms]


def _english(number: int) -> Iterator[str]:
    if number < 10:
        yield from EN_DIGIT_FORMS[number]
        yield from (f"{zero} {EN_UNITS[number]}" for zero in ("zero", "oh"))
    elif number < 20:
        yield EN_UNITS[number]
    elif number < 100:
        tens, unit = divmod(number, 10)
        yield EN_TENS[tens] + (f" {EN_UNITS[unit]}" if unit else "")
    else:
        hundreds, rest = divmod(number, 100)
        for start in (f"{EN_UNITS[hundreds]} hundred", *(["a hundred"] if hundreds == 1 else [])):
            if not rest:
                yield start
            else:
                small = next(_english(rest))
                yield f"{start} {small}"
                yield f"{start} and {small}"
    if 100 <= number < 200:
        tens, unit = divmod(number - 100, 10)
        yield from (f"~one {zero if not tens else EN_UNITS[tens]} {zero if not unit else EN_UNITS[unit]}" for zero in ("zero", "oh"))
    if 10 <= number < 100:
        tens, unit = divmod(number, 10)
        yield f"{EN_UNITS[tens]} {EN_UNITS[unit]}"
        if unit == 0:
            yield f"{EN_UNITS[tens]} oh"


def _russian(number: int) -> Iterator[str]:
    if number < 10:
        yield from digit_forms("ru", number)
        yield from (f"ноль {form}" for form in dict.fromkeys((RU_DIGIT_FORMS[number][0], RU_NAMES[number])))
    elif number < 20:
        yield RU_TEENS[number - 10]
        yield RU_TEENS[number - 10][:-1] + "и"
    elif number < 100:
        tens, unit = divmod(number, 10)
        for form in RU_DIGIT_FORMS[unit][:3] if unit else [""]:
            yield f"{RU_TENS[tens]} {form}".strip()
        if unit:
            yield f"{RU_TENS[tens]} {RU_NAMES[unit]}"
    else:
        hundreds, rest = divmod(number, 100)
        yield f"{RU_HUNDREDS[hundreds]} {next(_russian(rest)) if rest else ''}".strip()
    if 10 <= number < 100:
        tens, unit = divmod(number, 10)
        for left in (RU_DIGIT_FORMS[tens][0], RU_NAMES[tens]):
            yield from (f"{left} {right}" for right in (RU_DIGIT_FORMS[unit][0], RU_NAMES[unit]))


def _japanese(number: int) -> Iterator[str]:
    if number < 10:
        yield from JA_DIGIT_FORMS[number]
        for zero in ("ゼロ", "れい", "まる"):
            yield from (f"{zero}{form}" for form in [*JA_DIGIT_FORMS[number], str(number)])
        yield from JA_THINGS.get(number, [])
        yield from JA_MISHEARD.get(number, [])
        return
    if number >= 100:
        hundreds, rest = divmod(number, 100)
        start = ("" if hundreds == 1 else JA_DIGIT_FORMS[hundreds][0]) + "百"
        yield start + (next(_japanese(rest)) if rest else "")
        kana = ("" if hundreds == 1 else JA_DIGIT_FORMS[hundreds][1]) + "ひゃく"
        yield kana + (JA_DIGIT_FORMS[rest][1] if 0 < rest < 10 else list(_japanese(rest))[1] if rest else "")
        return
    tens, unit = divmod(number, 10)
    yield ("" if tens == 1 else JA_DIGIT_FORMS[tens][0]) + "十" + (JA_DIGIT_FORMS[unit][0] if unit else "")
    kana_tens = [""] if tens == 1 else JA_DIGIT_FORMS[tens][1:]
    for left in kana_tens:
        for right in JA_DIGIT_FORMS[unit][1:] if unit else [""]:
            yield f"{left}じゅう{right}"
    yield JA_DIGIT_FORMS[tens][0] + JA_DIGIT_FORMS[unit][0]
    if not unit:
        yield f"={JA_DIGIT_FORMS[tens][0]}〇"
    for left in JA_DIGIT_FORMS[tens][1:]:
        for right in JA_DIGIT_FORMS[unit][:3] if unit == 0 else JA_DIGIT_FORMS[unit][1:]:
            yield left + right
    if number == 10:
        yield from JA_THINGS[10]
        yield from JA_MISHEARD[10]


def _japanese_ordinals(number: int) -> Iterator[str]:
    kanji = next(_japanese(number))
    for counter in ("番目", "本目", "つ目", "個目", "回目", "枚目", "段目", "文字目", "桁目", "ステージ目"):
        if counter != "つ目" or number < 10:
            yield from (f"{number}{counter}", f"{kanji}{counter}")
            # Where they are counted from goes without saying; "from the right" would turn the place.
            yield from (f"={start}{said}{counter}" for start in ("上から", "左から") for said in (number, kanji))
    yield from (f"{thing}{ending}" for thing in JA_THINGS.get(number, [])[1:] for ending in ("目", "め"))
    for kana in JA_DIGIT_FORMS[number][1:] if number < 10 else list(_japanese(number))[1:2]:
        yield from (f"{kana}ばんめ", f"{kana}ばん目", f"{kana}ほんめ", f"{kana}だんめ", f"{kana}こめ", f"{kana}かいめ")
    last = number % 10 or 10
    if last in JA_SOUND_CHANGES and number in (1, 3, 6, 8, 10):
        yield JA_SOUND_CHANGES[last] + "め"
    yield from (f"第{number}", f"第{kanji}")
    if number == 1:
        yield from ("最初", "さいしょ", "~一番名", "~1番名")
    else:
        yield from (f"~{kanji}番名", f"~{number}番名")


def ordinal_forms(language: str, number: int) -> list[str]:
    """How a place is said: third, 三番目, третий; for 1 to 12."""
    if language == "en":
        ending = {1: "st", 2: "nd", 3: "rd"}.get(number, "th")
        return [EN_ORDINALS[number - 1], f"{number}{ending}", f"number {next(_english(number))}"]
    if language == "ru":
        stem, endings = RU_ORDINAL_STEMS[number]
        forms = [stem + ending for ending in endings.split()]
        # "Идёт первым" is seldom said: typed only. "3-й" has a digit and so reaches no ear anyway.
        last = {"ий": "ьим", "ый": "ым", "ой": "ым"}[endings.split()[0]]
        written = [f"{number} {ending}" for ending in RU_WRITTEN_ENDINGS]
        return [*forms, f"номер {next(_russian(number))}", f"~{stem}{last}", *written]
    return list(dict.fromkeys(_japanese_ordinals(number)))
