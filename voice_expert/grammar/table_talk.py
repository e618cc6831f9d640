"""What players say to each other and not to the expert, although words of the game are in it: questions, scores, orders.

A statement is told by somebody who sees the bomb. Nobody tells anything with a question to another player ("is this the last
one"), an order ("hold it"), a score ("we won three nil") or a memory ("last time we got to stage four").
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from voice_expert.grammar.reading import Act, Reading

LED_IN = 0.02
"""What each word costs that leads in: "oh, give me the digits" is a sentence of its own."""
_LEADS_IN = re.compile(r"(?:(?:and|so|but|ok|okay|hey|well|oh),? )*")
_NUMBER = r"(?:one|two|three|four|five|six|seven|eight|nine|ten|won|\d+)"
_COLOUR = r"(?:red|blue|yellow|white|black|green|new|old|big|small|fast|nice|rental)"
_QUESTION = {
    "en": re.compile(
        r"\A(?:(?:and|so|but|ok|okay|hey|well|oh|wait),? )*"
        r"(?:(?:is|are|was|were|am|isn't|aren't|wasn't|weren't)"
        r" (?:this|that|it|there|he|she|they|we|you|i|your|my|his|her|anyone|anybody)\b"
        r"|(?:do|does|did|have|has|can|could|should|would|will|shall|may|must|don't|didn't|can't|won't)"
        r" (?:you|we|i|they|he|she|it|anyone|anybody|someone|somebody|that|this) \w"
        r"|(?:give|pass|hand|bring|show|get) (?:me|us|him|her|them)\b"
        r"|(?:who|why|when|whose|how)(?:'s\b| (?:is|are|was|were|did|do|does|can|could|would|should|many|much|about|come|took"
        r"|has|have|will|wants?)\b))"
    ),
    "ru": re.compile(
        r"\A(?:(?:а|и|ну|так|слушай),? )*"
        r"(?:точно ли\b|(?<=а )точно\b|правда ли\b|неужели\b|(?:ты|вы) уверен|почему\b|зачем\b|чей\b|чья\b)"
    ),
    "ja": re.compile(r"\A(?:ねえ|ねぇ|なあ|おい|で|じゃあ)?[、 ]?(?:誰|だれ|いつ|どうして|どこで|本当に|ほんとに)"),
}
"""How a question to somebody begins; one that is answered in the same breath has its question mark within."""
_TO_OTHERS = {
    "en": re.compile(
        # a score, things shared out, a countdown
        rf"\b(?:against|versus)\b|\b{_NUMBER} (?:\w+ )?for (?:me|you|him|her|us|them|all|everyone)\b"
        rf"|(?:\A(?:it's|it is|it was|we|they|you|he|she)\b|\b(?:won|lost|win|lose|score|beat|leading)\b).*"
        rf"\b{_NUMBER} (?:(?:to|out of) {_NUMBER}|nil|all|love)(?: (?!{_NUMBER}\b)\w+){{0,3}}\Z"
        r"|\b(?:three|3),? (?:two|2),? (?:one|1),? (?:go|boom|bang|now|action|fire|lift ?off)\b"
        # orders
        r"|\A(?:(?:just|please|now|ok|okay|so|don't|do not|you|let's|quick|quickly|go on and|go ahead and),? )*"
        r"(?:(?:press|push|hold|release|cut|hit|tap|click|pull|flip)"
        r" (?:the|that|this|it|a|any|all|everything|something|anything|your)\b[^,;.]*\Z"
        r"|look at\b|listen to\b|don't (?:strike|panic)\b"
        r"|turn (?:left|right|around|it|the)\b)"
        # what another player did, what was
        r"|\Ayou (?:pressed|cut|held|lost|won|took|broke|messed|have to|need to|should|can|could|must|know|want|guys)\b"
        r"|\A(?:(?:last|next) (?:time|night|week|year|game)|last round)\b|\Ayesterday\b|\Aremember when\b"
        r"|\Asee (?:you|ya)\b(?!,)|\Awell done\b|\Agood (?:job|game|luck)\b|\Aall ?right(?: then)?\Z|\Anot (?:now|yet|me)\Z"
        r"|\buh[ -]?oh\b|\bsquare root\b|\bfifty[ -]fifty\b"
    ),
    "ru": re.compile(
        r"\b(?:три|3),? (?:два|2),? (?:один|1),? (?:поехали|погнали|пошли|пуск|старт|давай|жми|режь|бум)\b"
        r"|\bне (?:туда|сюда|надо|трогай|мешай|спеши|лезь|ори|дёргайся|дергайся)\b"
        r"|\bили (?:нет|не)\b.*\b(?:забыл|забыла|не помню)\Z"
    ),
    "ja": re.compile(r"信号[がはも][、 ]?(?:赤|青|黄)"),
}
"""What is said to others, whatever else stands in it."""
_PAUSE = {"en": re.compile(r"(?:(?:oh|hey|no|ok|okay),? )*wait(?:,? wait)*[.!]*")}
"""What sounds like "white", and is said by itself for another reason."""
_CRY = {"en": re.compile(r"oh,? (?!(?:oh|zero|nil|one|two|three|four|five|six|seven|eight|nine|and)\b)[a-z]")}
"""A cry before something else, which is no zero …"""
_ZERO = re.compile(r"\b(?:zero|no|none|nothing|nil|empty|without|0)\b")
"""… where no other word tells one: "oh, batteries zero"."""
_EVERYDAY = {
    "en": re.compile(
        rf"\b(?:my|your|his|her|our|their|whose|a|the) (?:{_COLOUR} )+(?:car|train)\b"
        r"|\b(?:my|your|his|her|our|their|whose) (?:car|train|turn)\b"
        r"|\b(?:in|into|by|park|parked|catch|take) (?:the |a |our )?(?:car|train)\b"
        r"|\bturn (?:left|right|around|it|the|up|down)\b|\bbob (?:said|says|came|is coming|was|has|did|will|wants?)\b"
    ),
}
"""Words that are indicators, as other things."""
_NOTHING = re.compile(r"(?!)")
"""For a language in which nothing of the kind was met."""
_CASING = re.compile(r"\b(?:indicators?|labels?|labelled|labeled|lit|unlit)\b")
_LABELS = frozenset({"lit", "unlit", "present", "absent"})
_THAT_ONE = {"en": re.compile(r"(?:the|that|this) (?:first|second|third|fourth|fifth|sixth|last|next) one[.!?]*")}
"""One of several: its "one" is no number."""
_TIME_LEFT = {
    "en": re.compile(
        r"\bminutes? (?:to go|left|ago|later|late|early|away|more|until|till)\b|\b(?:in|within|another|every) [\w-]+ minutes?\b"
    ),
    "ru": re.compile(r"\bосталось\b|\b(?:назад|прошло)\b"),
    "ja": re.compile(r"(?:あと|残り).{1,8}(?:しか|だけ)|あと.{1,6}(?:分|秒)|分(?:半)?(?:前|後|遅れ|経|たっ|過ぎ|しか)"),
}
"""The time now, or another one, which is not the one at the start."""


def told_to_others(text: str, language: str, reading: Reading, facts: Sequence[str]) -> bool:
    """Whether a reading finds something told in what players say to each other; ``facts`` are those asked for."""
    told = [act for act in reading.acts if act.kind == "tell" and "asks" not in act.slots]
    ended = any(act.kind == "command" and act.module in ("solved", "strike", "exploded", "defused") for act in reading.acts)
    if not (told or ended) or language not in _QUESTION:
        return False
    lower = text.strip().lower().replace("’", "'")
    # "Are you there", "wait": words of Who's on First.
    labels = bool(told) and all(act.slots.keys() & {"bare", "read_label"} for act in told)
    # "How are we doing" is a sentence of its own.
    led = _LEADS_IN.match(lower)
    known = reading.acts[0].kind == "open" or reading.doubt <= LED_IN * len(led[0].split() if led else ()) or labels
    if not known and _QUESTION[language].match(lower) and "?" not in lower.rstrip(" ?!.？！。"):
        return True
    if told and _TO_OTHERS[language].search(lower.rstrip(" ?!.？！。")):
        return True
    if told and not labels and _PAUSE.get(language, _NOTHING).fullmatch(lower):
        return True
    cried = _CRY.get(language, _NOTHING).match(lower) and not _ZERO.search(lower)
    if cried and any(value in (0, (0,)) for act in told for value in act.slots.values()):
        return True
    if _THAT_ONE.get(language, _NOTHING).fullmatch(lower) and any(_of_that_one(act) for act in told):
        return True
    if _EVERYDAY.get(language, _NOTHING).search(lower) and not _CASING.search(lower) and any(_LABELS & act.slots.keys() for act in told):
        return True
    late = bool(_TIME_LEFT[language].search(lower)) and "start_time" not in facts
    return late and any("start_minutes" in act.slots for act in told)


def _of_that_one(act: Act) -> bool:
    """Whether a clause tells the number one of a place."""
    return "at" in act.slots and any(name != "at" and value == 1 for name, value in act.slots.items())
