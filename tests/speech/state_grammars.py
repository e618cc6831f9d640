"""Grammars of the size a dialogue state really has, and what players say in them; for the tests of the ears."""

from __future__ import annotations

from voice_expert.grammar.automaton import WordAutomaton, from_patterns

COLOURS = ["red", "blue", "yellow", "white", "black"]
NATO = [
    "alfa",
    "bravo",
    "charlie",
    "delta",
    "echo",
    "foxtrot",
    "golf",
    "hotel",
    "india",
    "juliett",
    "kilo",
    "lima",
    "mike",
    "november",
    "oscar",
    "papa",
    "quebec",
    "romeo",
    "sierra",
    "tango",
    "uniform",
    "victor",
    "whiskey",
    "xray",
    "yankee",
    "zulu",
]
LETTERS = list("bcdefghijklmnopqrstuvwxyz")
DIGITS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]
COMMANDS = [
    "repeat", "say that again", "slower", "undo", "redo", "help", "what can i say", "stop", "strike",
    "we have a strike", "solved", "it's done", "status", "which modules", "cancel", "never mind", "what did you hear",
    "why", "pause", "resume", "new bomb", "time", "next", "back", "yes", "no", "correct", "wrong",
]  # fmt: skip
MODULES = [
    "wires", "the button", "keypad", "simon states", "memory", "two bits", "bitmaps", "letter keys", "forget me not",
    "snap", "simon says", "who's on first", "morse code", "complicated wires", "wire sequence", "maze", "password",
    "venting gas", "capacitor discharge", "knob", "colour flash", "piano keys", "semaphore", "math", "emoji math",
    "switches", "connection check", "word scramble", "anagrams", "combination lock", "round keypad", "listening",
    "foreign exchange rates", "orientation cube", "morsematics", "alphabet", "chess", "mouse in the maze",
    "three d maze", "silly slots", "number pad", "laundry", "probing", "caesar cipher", "resistors",
]  # fmt: skip
INDICATORS = [" ".join(name) for name in ("snd", "clr", "car", "ind", "frq", "sig", "nsa", "msa", "trn", "bob", "frk")]

_CHARACTERS = NATO + LETTERS + DIGITS
_SERIAL = [
    ["the", ""], ["serial", "serial number", ""], ["is", ""],
    _CHARACTERS, _CHARACTERS, DIGITS, NATO + LETTERS, NATO + LETTERS, DIGITS,
]  # fmt: skip
_COUNTS = ["no", "one", "two", "three", "four", "five", "six"]
_EDGEWORK = [
    [["we have", "there are", ""], _COUNTS, ["battery", "batteries"],
     ["in one holder", "in two holders", "in three holders", "in four holders", ""]],
    [["one holder", "two holders", "three holders", "no holders"]],
    [["lit", "unlit", "there is a lit", "there is an unlit"],
     [*INDICATORS, "foxtrot romeo kilo", "charlie alfa romeo", "freak", "car", "bob"], ["indicator", ""]],
    [["there is a", "a", ""], ["parallel", "serial", "d v i", "p s two", "r j forty five", "r c a"], ["port", "ports"]],
    [["no ports", "no indicators", "no batteries"]],
]  # fmt: skip
_ALWAYS = [
    [COMMANDS], [["expert"], COMMANDS], [["the", "open", "module", "go to", ""], MODULES, ["module", ""]], *_EDGEWORK,
]  # fmt: skip
_WIRES = [["the", ""], ["wires", ""], ["are", ""], COLOURS, COLOURS, COLOURS, *[[*COLOURS, ""]] * 3]

STATES: dict[str, WordAutomaton] = {
    "wires": from_patterns("en", [_WIRES, _SERIAL, *_ALWAYS], "wires"),
    "ask:serial": from_patterns("en", [_SERIAL, *_ALWAYS], "ask:serial"),
    "ask:batteries": from_patterns("en", [_SERIAL, [_COUNTS], *_ALWAYS], "ask:batteries"),
    "idle": from_patterns("en", [_SERIAL, *_ALWAYS], "idle"),
}
"""About 200 words each: the module in hand or the pending question, edgework, commands and 45 names."""

SENTENCES: tuple[tuple[str, str], ...] = (
    ("wires", "red red blue yellow"),
    ("wires", "blue white red black"),
    ("wires", "the wires are black white red"),
    ("wires", "wires are yellow yellow red blue blue white"),
    ("wires", "red blue black white red yellow"),
    ("wires", "white white white"),
    ("wires", "expert undo"),
    ("wires", "go to keypad"),
    ("wires", "strike"),
    ("ask:serial", "alfa lima five oscar foxtrot three"),
    ("ask:serial", "the serial number is x b four t k two"),
    ("ask:serial", "juliett nine seven zulu quebec eight"),
    ("ask:serial", "serial five golf one hotel victor zero"),
    ("ask:serial", "n e six m p one"),
    ("ask:serial", "whiskey yankee two mike november nine"),
    ("ask:batteries", "three batteries in two holders"),
    ("ask:batteries", "no batteries"),
    ("ask:batteries", "two"),
    ("ask:batteries", "five batteries in three holders"),
    ("ask:batteries", "no"),
    ("idle", "lit f r k"),
    ("idle", "unlit charlie alfa romeo indicator"),
    ("idle", "there is a parallel port"),
    ("idle", "simon states"),
    ("idle", "open forget me not"),
    ("idle", "the button"),
    ("idle", "what did you hear"),
    ("idle", "say that again"),
    ("idle", "yes"),
    ("idle", "we have a strike"),
    ("idle", "module who's on first"),
    ("idle", "complicated wires"),
)
"""The state, and a sentence said in it."""
