"""How words sound that the English dictionary of the fast ear does not hold.

Pure: no import of the recogniser. Phones are those of its acoustic model (39 ARPAbet phones without stress).
A word is looked for in four places, the surest first: the table below, spellings such as ``b.`` or ``x-ray``,
two known words put together, and at last spelling rules. The rules are rough; whoever adds a term of the game that is
not in the dictionary writes it into the table.
"""

from __future__ import annotations

from collections.abc import Callable

Phones = tuple[str, ...]
Lookup = Callable[[str], Phones | None]
"""The dictionary of the recogniser: a word in lower case to its phones, or None."""

# word: its pronunciations, separated by commas; the first is the usual one
TABLE: dict[str, str] = {
    # letters by their names: the dictionary's "a" is the article only, its "z" the American name only
    "a": "EY, AH",
    "z": "Z IY, Z EH D",
    # spelling words, in the spellings of the alphabet itself
    "alfa": "AE L F AH",
    "juliett": "JH UW L IY EH T, JH UW L Y EH T",
    "juliet": "JH UW L IY EH T, JH UW L Y EH T",
    "papa": "P AA P AH, P AH P AA",
    "quebec": "K W AH B EH K, K AH B EH K",
    "xray": "EH K S R EY",
    "oscar": "AO S K ER, AA S K ER",
    "niner": "N AY N ER",
    "fower": "F OW ER",
    "fife": "F AY F",
    "tree": "T R IY",
    # words of the bomb
    "unlit": "AH N L IH T",
    "dits": "D IH T S",
    "caret": "K EH R AH T",
    "paren": "P ER EH N",
    "parens": "P ER EH N Z",
    "snipped": "S N IH P T",
    "hs": "EY CH IH Z",
    "xor": "EH K S AO R, Z AO R",
    "xnor": "EH K S N AO R",
    "lit": "L IH T",
    "frk": "EH F AA R K EY",
    "frq": "EH F AA R K Y UW",
    "snd": "EH S EH N D IY",
    "clr": "S IY EH L AA R",
    "ind": "AY EH N D IY",
    "sig": "S IH G, EH S AY JH IY",
    "nsa": "EH N EH S EY",
    "msa": "EH M EH S EY",
    "trn": "T IY AA R EH N",
    "dvi": "D IY V IY AY",
    "rca": "AA R S IY EY",
    "rj": "AA R JH EY",
    "ps2": "P IY EH S T UW",
    "edgework": "EH JH W ER K",
    "defuser": "D IH F Y UW Z ER",
    "defused": "D IH F Y UW Z D",
    "manual": "M AE N Y UW AH L",
    # names of modules and what is seen on them
    "bitmap": "B IH T M AE P",
    "bitmaps": "B IH T M AE P S",
    "keypad": "K IY P AE D",
    "keypads": "K IY P AE D Z",
    "emoji": "IH M OW JH IY",
    "morsematics": "M AO R S M AE T IH K S",
    "anagram": "AE N AH G R AE M",
    "anagrams": "AE N AH G R AE M Z",
    "semaphore": "S EH M AH F AO R",
    "caesar": "S IY Z ER",
    "cipher": "S AY F ER",
    "vigenere": "V IH ZH AH N EH R",
    "playfair": "P L EY F EH R",
    "souvenir": "S UW V AH N IH R",
    "hexamaze": "HH EH K S AH M EY Z",
    "hieroglyphics": "HH AY R AH G L IH F IH K S",
    "minesweeper": "M AY N S W IY P ER",
    "perspective": "P ER S P EH K T IH V",
    "astrology": "AH S T R AA L AH JH IY",
    "omega": "OW M EY G AH, OW M IY G AH",
    "lambda": "L AE M D AH",
    "psi": "S AY, P S AY",
    "xi": "Z AY, S AY, K S AY",
    "ae": "AE SH, EY IY",
    "koppa": "K AA P AH",
    "archaic": "AA R K EY IH K",
    "squiggly": "S K W IH G L IY",
    "squiggle": "S K W IH G AH L",
    "pilcrow": "P IH L K R OW",
    "tittle": "T IH T AH L",
    "smiley": "S M AY L IY",
    "rotunda": "R OW T AH N D AH",
    "breve": "B R EH V, B R IY V",
    "semibreve": "S EH M IY B R IY V",
    "caesura": "S IH Z UH R AH, S IY Z Y UH R AH",
    "crotchet": "K R AA CH AH T",
    "segno": "S EH N Y OW, S EY N Y OW",
    "trapezoid": "T R AE P AH Z OY D",
    "trapezoids": "T R AE P AH Z OY D Z",
    "trapezium": "T R AH P IY Z IY AH M",
    "rhombus": "R AA M B AH S",
    "yahtzee": "Y AA T S IY",
    "yatzy": "Y AA T S IY, Y AE T S IY",
    "rerolled": "R IY R OW L D",
    "uhhh": "AH",
    "uh": "AH",
    "huh": "HH AH",
    "leed": "L IY D",
    "cee": "S IY",
    "ur": "Y UW AA R, ER",
}

# letters, longest first: the phones they usually stand for; "" is silent
_RULES: tuple[tuple[str, str], ...] = (
    ("tion", "SH AH N"), ("sion", "ZH AH N"), ("ough", "AO"), ("augh", "AO"), ("eigh", "EY"), ("tch", "CH"),
    ("igh", "AY"), ("dge", "JH"), ("sch", "S K"), ("eau", "OW"), ("air", "EH R"), ("ear", "IH R"), ("eer", "IH R"),
    ("oor", "AO R"), ("our", "AO R"), ("ing", "IH NG"), ("ch", "CH"), ("sh", "SH"), ("th", "TH"), ("ph", "F"),
    ("wh", "W"), ("ck", "K"), ("ng", "NG"), ("qu", "K W"), ("kn", "N"), ("wr", "R"), ("gn", "N"), ("mb", "M"),
    ("ps", "P S"), ("rh", "R"), ("ee", "IY"), ("ea", "IY"), ("oo", "UW"), ("ou", "AW"), ("ow", "OW"), ("oa", "OW"),
    ("oi", "OY"), ("oy", "OY"), ("ai", "EY"), ("ay", "EY"), ("au", "AO"), ("aw", "AO"), ("ie", "IY"), ("ei", "IY"),
    ("ey", "IY"), ("ue", "UW"), ("ui", "UW"), ("ew", "UW"), ("ar", "AA R"), ("er", "ER"), ("ir", "ER"), ("or", "AO R"),
    ("ur", "ER"), ("bb", "B"), ("cc", "K"), ("dd", "D"), ("ff", "F"), ("gg", "G"), ("ll", "L"), ("mm", "M"),
    ("nn", "N"), ("pp", "P"), ("rr", "R"), ("ss", "S"), ("tt", "T"), ("zz", "Z"), ("ce", "S"), ("ci", "S IH"),
    ("cy", "S IY"), ("ge", "JH"), ("gi", "JH IH"), ("a", "AE"), ("b", "B"), ("c", "K"), ("d", "D"), ("e", "EH"),
    ("f", "F"), ("g", "G"), ("h", "HH"), ("i", "IH"), ("j", "JH"), ("k", "K"), ("l", "L"), ("m", "M"), ("n", "N"),
    ("o", "AA"), ("p", "P"), ("q", "K"), ("r", "R"), ("s", "S"), ("t", "T"), ("u", "AH"), ("v", "V"), ("w", "W"),
    ("x", "K S"), ("y", "IY"), ("z", "Z"),
)  # fmt: skip

_LONG = {"a": "EY", "e": "IY", "i": "AY", "o": "OW", "u": "UW", "y": "AY"}
"""The vowel before one consonant and a silent e: "maze", "code"."""

_DIGITS = {
    "0": "Z IH R OW", "1": "W AH N", "2": "T UW", "3": "TH R IY", "4": "F AO R", "5": "F AY V", "6": "S IH K S",
    "7": "S EH V AH N", "8": "EY T", "9": "N AY N",
}  # fmt: skip

_VOICELESS = frozenset({"P", "T", "K", "F", "TH"})
_HISSING = frozenset({"S", "Z", "SH", "ZH", "CH", "JH"})


def pronunciations(word: str, dictionary: Lookup) -> tuple[Phones, ...]:
    """At least one way to say ``word``, the usual one first; never fails, whatever the letters are."""
    word = word.lower()
    if word in TABLE:
        return tuple(tuple(way.split()) for way in TABLE[word].split(","))
    for spelled in (word, word.replace("-", ""), word.rstrip("."), word.replace("'", "")):
        if spelled and (known := dictionary(spelled) or _from_table(spelled)):
            return (known,)
    if "-" in word or "." in word:
        parts = [part for part in word.replace(".", "-").split("-") if part]
        if parts:
            return (sum((pronunciations(part, dictionary)[0] for part in parts), ()),)
    return (_inflected(word, dictionary) or _compound(word, dictionary) or by_rule(word),)


def _from_table(word: str) -> Phones | None:
    return tuple(TABLE[word].split(",")[0].split()) if word in TABLE else None


def _known(word: str, dictionary: Lookup) -> Phones | None:
    return _from_table(word) or dictionary(word)


def _inflected(word: str, dictionary: Lookup) -> Phones | None:
    """A plural, a possessive or a past form of a known word."""
    for ending in ("'s", "es", "s"):
        stem = _known(word.removesuffix(ending), dictionary) if word.endswith(ending) else None
        if stem:
            return (*stem, "AH", "Z") if stem[-1] in _HISSING else (*stem, "S" if stem[-1] in _VOICELESS else "Z")
    if word.endswith("ed") and (stem := _known(word[:-2], dictionary) or _known(word[:-1], dictionary)):
        return (*stem, "AH", "D") if stem[-1] in ("T", "D") else (*stem, "T" if stem[-1] in _VOICELESS else "D")
    return None


def _compound(word: str, dictionary: Lookup) -> Phones | None:
    """Two known words of at least two letters, cut where the shorter is longest: "bit" + "mask"."""
    cuts = sorted(range(2, len(word) - 1), key=lambda cut: -min(cut, len(word) - cut))
    for cut in cuts:
        head, tail = _known(word[:cut], dictionary), _known(word[cut:], dictionary)
        if head and tail and min(cut, len(word) - cut) >= (3 if len(word) > 5 else 2):
            return head + tail
    return None


def by_rule(word: str) -> Phones:
    """Phones by spelling alone; a word without any sounding letter is a short "uh"."""
    phones: list[str] = []
    letters = "".join(letter for letter in word if letter.isascii() and letter.isalnum())
    at = 0
    while at < len(letters):
        here = letters[at:]
        if here[0] in _DIGITS:
            phones += _DIGITS[here[0]].split()
            at += 1
        elif len(here) == 3 and here[0] in _LONG and here[1] not in _LONG and here[2] == "e":
            phones += [_LONG[here[0]], *by_rule(here[1])]
            at += 3
        elif here == "e" and phones:
            at += 1
        elif at == 0 and here[0] == "y" and len(here) > 1:
            phones.append("Y")
            at += 1
        else:
            spelling, sound = next(rule for rule in _RULES if here.startswith(rule[0]))
            phones += sound.split()
            at += len(spelling)
    return tuple(phones) or ("AH",)
