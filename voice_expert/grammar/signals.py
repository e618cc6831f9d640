"""Morse code as it is written: signs for its signals, and commas for the pauses between its letters."""

from __future__ import annotations

import re
from itertools import pairwise

SIGNALS = re.compile(r"[\s/|,;、。]*[.·•・–—―−ー-][\s/|.·•・–—―−ー,;、。-]*")
"""A text of dots and dashes alone is Morse code."""
_WORDS = {
    "en": ("dot ", "dash ", " pause ", " word pause "),
    "ja": ("とん", "つー", "、ぽーず、", "、単語の区切り、"),
    "ru": ("точка ", "тире ", " пауза ", " новое слово "),
}
"""Its words: dot, dash, the pause between letters and the one between words."""
_SIGNAL = {
    # one signal in words; what only begins like one ("long pause") is none
    "en": r"\b(?:dots?|dash(?:es)?|dits?|dahs?|shorts?|longs?)\b(?!\s+(?:pause|break|gap))",
    "ja": r"(?>[短長](?:い[の点線]?|[点線])?(?!い?(?:間|ま|区切|ぽーず|休))|みじかい|ながい(?!ま)|とん|つーっ?|点|線"
    r"|どっと|だっしゅ|しょーと|ろんぐ)",
    "ru": r"\b(?:точк[аиу]|тире|коротк\w+|длинн\w+|долг\w+|дит|дах|та)\b(?!\s+(?:пауз|перерыв|промежут))",
}
_COUNT = {
    "en": r"\b(?:one|a single|two|three|four|1|2|3|4)\s+",
    "ja": r"(?:一|二|三|四|1|2|3|4)(?:つの|回)",
    "ru": r"\b(?:одна|одно|один|две|два|три|четыре|1|2|3|4)\s+",
}
"""Several of a signal at once: "three dots" are signals that follow each other."""
_COUNT_BEHIND = {"en": "", "ja": r"(?:が|を|は)?(?:一|二|三|四|1|2|3|4)(?:つ|回|個)", "ru": ""}
_STOP = r"\s*[,;.、。/]\s*"
_APART = {"en": rf"(?:{_STOP}|\s+)", "ja": rf"(?:{_STOP}|\s*)", "ru": rf"(?:{_STOP}|\s+)"}
_COUNTED = {
    language: rf"(?:{count}{_SIGNAL[language]}" + (f"|{_SIGNAL[language]}{_COUNT_BEHIND[language]})" if _COUNT_BEHIND[language] else ")")
    for language, count in _COUNT.items()
}
_UNIT = {language: rf"(?:{counted}|{_SIGNAL[language]})" for language, counted in _COUNTED.items()}
_STRETCH = {language: re.compile(rf"{unit}(?:{_APART[language]}{unit})+") for language, unit in _UNIT.items()}
"""Signals that follow each other with nothing but commas between some of them."""
_ALL_COUNTED = {language: re.compile(rf"{counted}(?:{_STOP}{counted})+") for language, counted in _COUNTED.items()}
"""One signal after the other with how many of it: "one dot, two dashes" is a letter."""
_SHORT = {
    "en": re.compile(r"\b(?:dot|dit|short)"),
    "ja": re.compile("短|みじか|とん|点|どっと|しょーと"),
    "ru": re.compile(r"\b(?:точк|коротк|дит)"),
}
"""What tells a dot from a dash."""
_COUNTED_AND_ONE = {
    language: re.compile(rf"{counted}{_STOP}{_SIGNAL[language]}|{_SIGNAL[language]}{_STOP}{counted}")
    for language, counted in _COUNTED.items()
}
_LONG_PAUSE = {
    "en": re.compile(rf"(?<=[a-z]){_STOP}(?:then )?(?:a )?long (?:pause|break|gap)\b"),
    "ja": re.compile(rf"(?<=\w){_STOP}長い(?:間隔?|区切り|ぽーず|休み)"),
    "ru": re.compile(rf"(?<=\w){_STOP}(?:потом )?длинн(?:ая пауза|ый перерыв|ый промежуток)\b"),
}
"""Behind a comma it is one thing, and not "long", a signal, and "pause"."""
_TWO = {language: re.compile(rf"{signal}\s*{signal}|{_COUNTED[language]}") for language, signal in _SIGNAL.items()}
"""Where signals follow each other without a comma, commas part letters."""
_SUM = {
    "en": re.compile(r"\b(?:plus|minus|equals?)\b|[+=]"),
    "ja": re.compile("ぷらす|まいなす|いこーる|足す|引く|[+=]"),
    "ru": re.compile(r"\b(?:плюс|минус|равн\w+)\b|[+=]"),
}
"""Dots in a sum are the eyes of faces: "smiling two dots, two dots neutral, plus"."""
_OF_THEM = re.compile(rf"([一二三四1-4])つの({_SIGNAL['ja']})")


def in_words(text: str, language: str) -> str:
    """Typed dots and dashes as words: a space or comma parts letters, a stroke parts words."""
    dot, dash, pause, long_pause = _WORDS[language]
    written = re.sub(r"[·•・]", ".", re.sub(r"[–—―−ー]", "-", text))
    rows = [re.split(r"[\s,;、。]+", row.strip(" ,;、。")) for row in re.split(r"[/|]", written)]
    # ". . . -" is one letter; only longer groups show that a space parts letters.
    parted = pause if any(len(group) > 1 for row in rows for group in row) else ""
    said = [parted.join(group.replace(".", dot).replace("-", dash) for group in row) for row in rows]
    return long_pause.join(said)


def letters_parted(text: str, language: str) -> str:
    """The same with a pause in words where a comma or full stop parts letters: "dot dot dot, dash".

    A comma after every signal, or after how many there are of each, is no more than how a list is written, and parts
    nothing; nor does it in "two dots, dash", and "two dots, dots" are eyes of faces. But "three dots, two dots" are two
    letters: of one they would have been five.
    """
    _, _, pause, long_pause = _WORDS[language]
    if _SUM[language].search(text):
        return text
    text = _LONG_PAUSE[language].sub(long_pause, text)
    if language == "ja":
        text = _OF_THEM.sub(lambda many: many[2] * (int(many[1]) if many[1].isdigit() else "一二三四".index(many[1]) + 1), text)
    stretches = list(_STRETCH[language].finditer(text))
    if not any(_TWO[language].search(stretch.group()) for stretch in stretches):
        return text

    def parted(stretch: re.Match[str]) -> str:
        said = stretch.group()
        counted = _ALL_COUNTED[language].fullmatch(said) or _COUNTED_AND_ONE[language].fullmatch(said)
        if _ALL_COUNTED[language].fullmatch(said):
            short = [_SHORT[language].search(one) is not None for one in re.split(_STOP, said)]
            counted = None if any(one is other for one, other in pairwise(short)) else counted
        return said if counted else re.sub(_STOP, pause, said)

    return _STRETCH[language].sub(parted, text)
