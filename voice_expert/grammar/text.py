"""Text to tokens, per language: words in English and Russian, characters in Japanese.

Tokens are what the matcher compares. Mixed codes ("AL5QF2") fall apart into single characters; digits stand singly
and remember that they were written together (``glued``), so that "42" can be a number or two digits.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain

from voice_expert.grammar.numbers import RU_DIGIT_FORMS, RU_HUNDREDS, RU_TEENS, RU_TENS
from voice_expert.grammar.signals import SIGNALS, in_words, letters_parted

LANGUAGES = ("en", "ja", "ru")

SIGNS = "∧∨⊻→←↔↓↑"
"""Signs of the game that may be typed as they are; the lists hold them as forms."""
_PICTURES = "©☆★¿¶҂"
"""The symbols of Keypads that are no letters."""
_WORD = re.compile(rf"\d+(?:st|nd|rd|th)\b|[a-zа-яё']+|\d+|[{SIGNS}{_PICTURES}]|[^\W_]", re.IGNORECASE)
_JAPANESE = re.compile(rf"[\w々ー〇{SIGNS}{_PICTURES}]", re.UNICODE)
_MIXED = re.compile(r"(?=[^\W_]*\d)(?=[^\W_]*[a-zа-яё])[^\W_]+", re.IGNORECASE)
_SHARP_SIGN = re.compile(r"\b([a-g])#")
"""A note as it is written; the sign is a word."""
_SHARP = {"en": r"\1 sharp ", "ja": r"\1しゃーぷ", "ru": r"\1 диез "}
_MARKS = {
    # the voicing marks of kana by themselves, as they are after normalisation
    "\u3099": {"en": " dakuten ", "ja": "だくてん", "ru": " дакутэн "},
    "\u309a": {"en": " handakuten ", "ja": "はんだくてん", "ru": " хандакутэн "},
}
"""A voicing mark typed by itself is a word: Password has it in a column of its own."""
_FACE = re.compile(r"(?<![^\s+−、,\u3040-\u9fff-])(?:[:=] ?[()|]|[()|] ?[:=])+(?![^\s+−、,。.!\u3040-\u9fff-])")
"""Faces of Emoji Math as they are typed, one or two."""
_FACE_SIGNS = ":=()|+-"
_FACES = {
    "en": ("colon", "equals", "left paren", "right paren", "bar", "plus", "minus"),
    "ja": ("ころん", "いこーる", "左かっこ", "右かっこ", "縦棒", "ぷらす", "まいなす"),
    "ru": ("двоеточие", "равно", "левая скобка", "правая скобка", "палка", "плюс", "минус"),
}
"""The words for those signs."""
_BRACKETS = {
    "en": ("open bracket", "close bracket"),
    "ja": ("かっこ開き", "かっこ閉じ"),
    "ru": ("скобка открывается", "скобка закрывается"),
}
"""Brackets beside the signs of logic, or around two of its letters."""
_GROUP = re.compile(r"[(\[]\s*(?:[abcабвцс]\b|[abc](?=[^\W\da-z]))[^()\[\]]*?(?:\b|(?<=[^\W\da-z]))[abcабвцс]\s*[)\]]")
_RINGS = re.compile(r"[○◯〇×✕](?:[、,\s]*[○◯〇×✕])+")
"""A row of yes and no as Japanese write it."""
_STAMMER = re.compile(r"\b([^\W\d_]{1,3})-(?:\1-)*(?=\1[^\W\d_])")
"""The first sounds said again: "b-b-blue"."""
_IS = re.compile(
    r"\b(?!(?:it|that|there|here|what|who|let|he|she|how|where|stage|bird|simon|moore|may|ho)'s)([a-z]{2,}|[a-z]\d+)'s\b"
)
"""A contracted "is": "the strip's blue". Names and the words that stand contracted in the grammar stay whole."""
_UNMARKED = re.compile(
    r"\b(?:(that|there|here|what|how)(s)|(i)(m|ve)|(they|you|we)(ve)|(they|you)(re)"
    r"|(don|doesn|didn|isn|aren|wasn|weren|hasn|haven|can)(t))\b"
)
"""Contractions typed without their apostrophe; not "its", "ill", "well", which are words of their own."""
_SENTENCES = re.compile(r"[^\W\d]{2}\.\s+\w")
_COMMA, _STOP, _PAUSE = re.compile(r"[,;、､；]"), re.compile(r";|\.(?=\s)"), re.compile(r"[,;、､；。]")
"""What parts things; where semicolons or several sentences with commas of their own stand, commas are within the things."""
_ORDINAL = re.compile(r"\d+(?:st|nd|rd|th)", re.IGNORECASE)


@dataclass(frozen=True)
class Token:
    """A word (or character), where it stands in the normalised text, and whether it touches the one before."""

    text: str
    start: int
    end: int
    glued: bool = False
    dotted: bool = False
    """Whether the word was written with ё, which is read as е."""
    parted: bool = False
    """Whether a comma was typed before it."""
    asked: bool = False
    """Whether a question mark stands after it."""
    katakana: bool = False


def normal(text: str, language: str) -> str:
    """One form for all spellings: width, case, apostrophes; katakana as hiragana; Russian ё as е."""
    text = unicodedata.normalize("NFKC", text).lower().replace("’", "'").replace("‘", "'")
    text = _SHARP_SIGN.sub(_SHARP[language], text)
    for mark, said in _MARKS.items():
        text = text.replace(mark, said[language])
    if SIGNALS.fullmatch(text):
        text = in_words(text, language)
    elif _DOTS_AND_DASHES.search(text):
        text = next(iter(_signals_behind(text, language)), text)
    elif _FACE.search(text):
        faces = {sign: f" {word} " for sign, word in zip(_FACE_SIGNS, _FACES[language], strict=True)}
        text = _FACE.sub(lambda face: "".join(faces.get(sign, "") for sign in face.group()), text)
        text = re.sub(r"(?<!\S)[:=()|](?!\S)", lambda sign: faces[sign.group()], text)
        # "Э-э" is no minus.
        text = re.sub(r"[+−]|(?<![^\W\d_])-|-(?![^\W\d_])", lambda sign: faces[sign.group().replace("−", "-")], text)
    elif any(sign in text for sign in SIGNS) or _GROUP.search(text):
        opened, closed = (f" {word} " for word in _BRACKETS[language])
        text = re.sub(r"[(\[]", opened, re.sub(r"[)\]]", closed, text)).replace("|", "↑")
    text = _TAPPED[language].sub(lambda row: tapped(row.group(), language), text) if language in _TAPPED else text
    if language == "ja":
        text = "".join(chr(ord(c) - 0x60) if "ァ" <= c <= "ヶ" else c for c in text)
        text = _RINGS.sub(lambda row: "".join("ばつ" if sign in "×✕" else "まる" for sign in row.group()), text)
        # Behind kana too ("ソ#") the sign is a word.
        text = text.replace("#", "しゃーぷ").replace("♯", "しゃーぷ").replace("♭", "ふらっと")
        return letters_parted(text.replace("\u200b", ""), language)
    if language == "ru":
        if len(_LONG_SHORT.findall(text)) > 2 and "точк" not in text and "тире" not in text:
            # Where flashes are long and short, "short pause" is a short one, and a pause.
            text = _BEFORE_PAUSE.sub(r"\1 следующая буква", text)
        text = _HYPHENED.sub(r"\1 и ", text)
        text = _TWO_SCRIPTS.sub(lambda word: _one_script(word.group()), text.replace("ё", "е"))
    if language == "en":
        text = _UNMARKED.sub(lambda word: "'".join(filter(None, word.groups())), text)
        text = _IS.sub(r"\1 is", text)
    text = letters_parted(_STAMMER.sub("", text), language)
    return "".join(c for c in text if unicodedata.category(c) != "Cf")


_HYPHENED = re.compile(r"\b((?:красн|бел|син)(?:ый|ий|ая|яя|ым|им))-(?=(?:красн|бел|син|голуб)(?:ый|ий|ой|ая|яя|ым|им)\b)")
"""Two colours of one wire: "синий-красный", beside "сине-красный"."""
_LONG_SHORT = re.compile(r"\b(?:короткая|длинная)\b(?!,? пауза)")
_BEFORE_PAUSE = re.compile(r"(\bкороткая|(?<=короткая )длинная|(?<=длинная )длинная|(?<=пауза )длинная) пауза(?=,? (?:коротк|длинн))")
_TAPPED = {
    "ja": re.compile(
        r"(?:\A|(?<=[、,:：\s]))[\s、。,.・]*(?:(?:ト|ツ[ーッ]?)[\s、。,.・]*){2,}\Z|\A(?:(?:と|つ[ーっ]?)[\s、。,.・]*){2,}\Z"
    ),
    "ru": re.compile(r"(?:\A|(?<=[,:] )|(?<=\bсначала ))(?:ти|та+)[\s,.-]+(?:(?:ти|та+|пауза|потом|затем|дальше)[\s,.-]+)*(?:ти|та+)\W*\Z"),
}
"""Morse code as it is tapped out with the mouth: ツートト, "ti taa ti"."""


def tapped(row: str, language: str) -> str:
    """The same in the words of its signals."""
    if language == "ja":
        return re.sub(r"[ツつ][ーッっ]?", "ツー", re.sub(r"[トと]", "トン", row))
    return re.sub(r"та+", "тире", re.sub(r"ти", "точка", row))


_LATIN, _CYRILLIC = "aceopxykmth", "асеорхукмтн"
"""Letters that look alike in both scripts."""
_TWO_SCRIPTS = re.compile(r"\b(?=[а-я]*[a-z])(?=[a-z]*[а-я])[a-zа-я]+\b")


def _one_script(word: str) -> str:
    """A word typed with letters of both scripts, in the script of most of them: "аe" is meant to be "ае"."""
    latin = sum(letter < "а" for letter in word)
    here, there = (_CYRILLIC, _LATIN) if 2 * latin > len(word) else (_LATIN, _CYRILLIC)
    one = word.translate(str.maketrans(here, there))
    return word if _TWO_SCRIPTS.fullmatch(one) else one


_CAPITALS = re.compile(r"\b(?:[A-ZА-ЯЁ]{2,9}|[bcdfghjklmnpqrstvwxz]{4,9})\b")
"""Letters typed together: capitals, or consonants that are no word."""
_SIX = re.compile(
    r"\b(?=[a-z]*[bcdfghjklmnpqrstvwxz]{4})(?![a-z]*(?:ghts|nths|pths|ngth|mths|rths|rmth)\b)(?:([a-z])(?![a-z]*\1)){6}\b"
)
"""Six different letters typed together that are no word, for no word but those left out has four such consonants."""
_SIX_DIFFERENT = re.compile(r"\b(?:([a-z])(?![a-z]*\1)){6}\b")
_ONSET = (
    r"(?:[bcdfghjklmnprstvwyz]|qu|[bcfgps]l|[bcdfgptw]r|[cgpstw]h|kn|gn|ps|phr|chr|rh|s[ckmnptw]|sc[hr]|s[hpt]r|spl|squ|t[hw]|thr|dw|str)"
)
_CODA = (
    r"(?:(?:[bcdfghklmnprtwxyz]|bt|ch|ck|ct|ft|g?h?t|gh|gn|l[bcdfkmptv]|lst|m[bnp]|n[cdgkt]|nch|ngth|nth|p[ht]|r[bcdfgklmnpt]|rld|rth|rch"
    r"|rst|s[hkmpt]|t?ch|d?th|w[dknl]|xt|[bcdfgkptz]le)s?|s)"
)
_PRONOUNCED = re.compile(
    rf"{_ONSET}?(?:[aeiouy]{{1,2}}|eau)"
    rf"(?:(?:{_ONSET}|x|[bcdfgkpt][bcdfghjklmnprstvw]|[lmnrswx][bcdfghjklmnpqrstvwz]u?|[lmnrscx]{_ONSET}|ght|lfr)[aeiouy]{{1,2}})*"
    rf"{_CODA}?(?:e|le|ly|ed)?"
)
"""What may be a word of English, letter by letter; six different letters that may not are letters typed together."""
_IN_COLUMN = re.compile(r"\b(?:column|letters?)\b.*\b(?!second|fourth|column)((?:([a-z])(?![a-z]*\2)){6})\W*\Z")
"""Six letters typed together that end a sentence about a column may be a word as well."""
_AS_IN = re.compile(r"\b([a-z]) (?:for|as in|like in|is for) (?=([a-z]))(?:the )?([a-z]{3,})\b")
_DOUBLE = re.compile(r"\b(double|triple)[ -]([a-z0-9]+)\b")
_HUNDREDS = {word: str(n) for n, word in enumerate(RU_HUNDREDS) if n}
_TENS = {word: str(n) for n, word in enumerate(RU_TENS) if n > 1}
_TEENS = {word: f"1 {n}" for n, word in enumerate(RU_TEENS)}
_UNITS = {form.replace("ё", "е"): str(n) for n, forms in RU_DIGIT_FORMS.items() for form in forms[:2] if n}
_SMALL = rf"(?:({'|'.join(_TENS)})(?: ({'|'.join(_UNITS)}))?|({'|'.join(_TEENS)}))"
_LARGE = re.compile(rf"\b({'|'.join(_HUNDREDS)})(?: (?:{_SMALL}|({'|'.join(_UNITS)})))?\b")
_SMALL_NUMBER = re.compile(rf"\b{_SMALL}\b")
_SERIAL_NUMBER = re.compile(rf"серийн|\bсер номер\b|^номер\b|^\S+ {_SMALL} \S+ \S+ \S+$")
"""Where two digits of a serial number are said as one: a word for it, or five signs around a number."""


def respelled(text: str, language: str) -> tuple[str, ...]:
    """The same text with its letters spelled plainly: "A as in apple" is A, "double oh" is oh oh. Empty if it has none.

    It is a second guess beside the text as it stands: "double A batteries" and "double K" are words of their own.
    """
    signalled = _signals_behind(text, language)
    if language == "ru":
        return (*_figures_apart(normal(text, language)), *_letters_apart(text), *_unclosed(text, language), *signalled)
    if language == "ja":
        return (*_unclosed(text, language), *signalled)
    plain = _AS_IN.sub(lambda m: m[1] if m[3].startswith(m[1]) else m[0], normal(text, language))
    spelled = _DOUBLE.sub(lambda m: " ".join([m[2]] * (2 if m[1] == "double" else 3)), plain)
    guesses = (plain, spelled, *_letters_apart(text))
    return tuple(other for other in dict.fromkeys(guesses) if other != normal(text, language))


_CLOSING = {
    "ja": re.compile(r"(?<=\S)[、,。\s]*(?:以上|それで全部|これで全部|それだけ)(?:です|だよ|だね|かな)?[。.!！\s]*\Z"),
    "ru": re.compile(
        r"(?<=\S)(?:\s*[,.;:!—-]\s*(?:вс[её]|больше ничего)|[^\w]+(?:(?:вот|ну) и|это|и это|на этом) вс[её])[\s.!]*\Z", re.IGNORECASE
    ),
}
"""What people say when they have told all: "and that is all"."""


def _unclosed(text: str, language: str) -> tuple[str, ...]:
    """The same without the words that only say that it is all."""
    told = _CLOSING[language].sub("", text)
    return (told,) if told != text else ()


_DOTS_AND_DASHES = re.compile(r"(?:[.·•・][–—―−ー-]|[–—―−ー-][.·•・])[\s/|.·•・–—―−ー-]*\Z")
"""What a text ends with that is Morse code beyond doubt; mere dots are a pause."""


def _signals_behind(text: str, language: str) -> tuple[str, ...]:
    """Morse code that is typed behind words ("the next one is -..."), in words, too."""
    lead = re.match(r".*[^\W\d_][\s,:、：]+(?=[-.·•・–—―−ー])", text, re.DOTALL)
    signals = text[lead.end() :] if lead else ""
    return (f"{text[: lead.end()]} {in_words(signals, language)}",) if lead and SIGNALS.fullmatch(signals) else ()


def _letters_apart(text: str) -> tuple[str, ...]:
    """Letters typed together, letter by letter: "JDUH" may be a word, or four letters."""
    apart = _SIX.sub(_spaced, _CAPITALS.sub(_spaced, text))
    apart = _SIX_DIFFERENT.sub(lambda word: word[0] if _PRONOUNCED.fullmatch(word[0]) else _spaced(word), apart)
    if (told := _IN_COLUMN.search(text)) is not None and apart == text:
        apart = f"{text[: told.start(1)]} {' '.join(told[1])}"
    return (apart,) if apart != text else ()


def _spaced(word: re.Match[str]) -> str:
    return f" {' '.join(word.group())} "


def _figures_apart(text: str) -> tuple[str, ...]:
    """Russian numbers digit by digit: "N thirty-seven KS four" has six signs, "four hundred ninety-four" is three digits."""

    def small(tens: str | None, unit: str | None, teen: str | None) -> str:
        return _TEENS[teen] if teen else f"{_TENS[tens]} {_UNITS[unit] if unit else 0}" if tens else ""

    apart = _LARGE.sub(
        lambda m: f"{_HUNDREDS[m[1]]} {small(m[2], m[3], m[4]) or f'0 {_UNITS[m[5]] if m[5] else 0}'}", text
    )
    if _SERIAL_NUMBER.search(text):
        apart = _SMALL_NUMBER.sub(lambda m: small(m[1], m[2], m[3]), apart)
    return (apart,) if apart != text else ()


def _parting(text: str) -> re.Pattern[str]:
    """What parts the things of a text: "blue, light, star. Red, no light" are two, and so are "red light. Blue"."""
    several = sum("," in sentence for sentence in _STOP.split(text)) > 1
    stops_alone = "," not in text and _SENTENCES.search(text) is not None
    return _STOP if ";" in text or several or stops_alone else _COMMA


@lru_cache(maxsize=20_000)
def tokens(text: str, language: str) -> tuple[Token, ...]:
    """The tokens of a text; punctuation is dropped."""
    written = unicodedata.normalize("NFKC", text).lower()
    text = normal(text, language)
    # Where something was left out, places no longer agree: then nobody knows where ё stood.
    dots = [place for place, c in enumerate(written) if c == "ё"] if len(written) == len(text) else []
    found: list[Token] = []
    if language == "ja":
        last = -2
        for match in _JAPANESE.finditer(text):
            start, end = match.span()
            parted = _PAUSE.search(text, max(last, 0), start) is not None
            katakana = len(written) == len(text) and "ァ" <= written[start] <= "ー"
            found.append(
                Token(match.group(), start, end, start == last, parted=parted, asked=text[end:].startswith("?"), katakana=katakana)
            )
            last = match.end()
        return tuple(found)
    mixed = [
        (m.start(), m.end()) for m in _MIXED.finditer(text) if not _ORDINAL.fullmatch(m.group())
    ]
    comma = _parting(text)
    for match in _WORD.finditer(text):
        word, start, end = match.group().strip("'"), match.start(), match.end()
        if not word:
            continue
        glued = bool(found) and found[-1].end == start
        parted = comma.search(text, found[-1].end if found else 0, start) is not None
        inside = any(s <= start and end <= e for s, e in mixed)
        if word.isdigit() or inside:
            for i, character in enumerate(word):
                found.append(Token(character, start + i, start + i + 1, glued or i > 0, parted=parted and not i))
        else:
            dotted = any(start <= place < end for place in dots)
            found.append(Token(word, start, end, glued, dotted, parted, text[end:].lstrip(" ").startswith("?")))
    return tuple(found)


_PLAIN = re.compile(r"[a-zа-яё]+(?: [a-zа-яё]+)+")


def words(text: str, language: str) -> tuple[str, ...]:
    """Only the token texts."""
    if text.isascii() and text.isdecimal():
        return tuple(text)
    if language != "ja" and _PLAIN.fullmatch(text):
        # Word by word, most are known already: the grammar files have tens of thousands of forms.
        return tuple(chain.from_iterable(words(word, language) for word in text.split(" ")))
    return tuple(token.text for token in tokens(text, language))
