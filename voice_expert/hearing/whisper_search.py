"""Which sentences of a grammar fit a sound best: a beam search along the grammar's tokens."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace

import numpy as np
from numpy.typing import NDArray

from voice_expert.hearing.recogniser import Opinion
from voice_expert.hearing.whisper_course import Course
from voice_expert.hearing.whisper_decoder import Decoder, Matrix, Past, Sound
from voice_expert.hearing.whisper_pace import Lengths
from voice_expert.hearing.whisper_prior import Prior
from voice_expert.hearing.whisper_tokens import Place, Spelled, TokenAutomaton

LONGEST = 100
"""Tokens of a sentence."""

SPELLINGS = 4
"""Ways to write a sentence that are followed where each one of a few is to be heard to its end."""

OPINION = 0.6
"""What a phone by which a reading differs from what another ear heard costs, where that ear heard well …"""
OPINION_LOST = 0.6
"""… and from so many edits per phone of the nearest reading on it counts nothing: that ear heard something else."""

STEM = 5
"""Words that begin with so many letters alike are forms of one word: what is said again ends as it likes."""

LONGER_BEHIND = 3.0
"""So far below a whole sentence that is part of it a longer one is words heard into the silence."""

BEYOND = 1.0
"""So much likelier an end of the text than the word that follows, and that was not said: the grammar wants it there."""

UNENDED_BEHIND = 3.0
"""So far behind the beginning of it, a sentence after which the model would have ended is still the one that was said."""


@dataclass(frozen=True)
class SearchSettings:
    beam: int = 8
    """Readings followed at once."""
    prior: float = 0.4
    """How much of the log probability in silence is subtracted."""
    prior_floor: float = -12.0
    """Rarer than this counts as this."""
    drop: float = 10.0
    """Readings whose score is so far behind the best one's are given up."""
    behind: float = 40.0
    """Readings whose log probability is so far below that of a finished one are given up: it can only fall."""
    behind_ended: float = 6.0
    """The same when the model, too, would have ended the text where the finished one ends."""
    behind_longer: float = 3.0
    """Readings longer than the best finished one are given up when their score is so far below."""
    behind_looping: float = 1.0
    """The same for readings that say one thing for the third time running."""
    hopeless: float = 15.0
    hopeless_token: float = 1.5
    """The search ends when every reading has more regret than this, and this per token: it was no such sentence."""
    finished: int = 5
    """Readings returned at most."""
    slip: float = 12.0
    """What a token costs where the last three looked back, times how far they did."""
    left: float = 4.0
    """What each second costs that sounds after the last token, more than may be."""


class Vocabulary:
    """The tokens of all grammars so far, and the common ones over which probabilities are normalised."""

    def __init__(self, decoder: Decoder, common: NDArray[np.int64]) -> None:
        self._decoder = decoder
        self._common_tokens = frozenset(common.tolist())
        self.common = decoder.vectors(common)
        self.vectors = self.common[:0]
        self._column: dict[int, int] = {}
        self._rare: list[int] = []

    def learn(self, tokens: Iterable[int]) -> None:
        """Make room for the tokens of a grammar; columns already given stay."""
        new = sorted(set(tokens) - self._column.keys())
        if new:
            first = len(self._column)
            self._column |= {token: first + i for i, token in enumerate(new)}
            self._rare += [self._column[token] for token in new if token not in self._common_tokens]
            self.vectors = np.concatenate([self.vectors, self._decoder.vectors(np.array(new, np.int64))])

    def columns(self, tokens: Iterable[int]) -> NDArray[np.int64]:
        return np.array([self._column[token] for token in tokens], np.int64)

    def log_probabilities(self, hidden: Matrix) -> tuple[Matrix, Matrix]:
        """Of the grammars' tokens (rows, columns), and of the likeliest token of all (rows)."""
        wanted, everything = hidden @ self.vectors.T, hidden @ self.common.T
        if self._rare:
            everything = np.concatenate([everything, wanted[:, self._rare]], axis=1)
        top = everything.max(-1, keepdims=True)
        normaliser = np.log(np.exp(everything - top).sum(-1, keepdims=True))
        return wanted - top - normaliser, -normaliser[:, 0]


@dataclass(frozen=True, eq=False)
class Begun:
    """A sound as the decoder begins on it, after the opening tokens."""

    sound: Sound
    hidden: Matrix
    """(1, width)"""
    past: Past
    looked: Matrix
    """(1, frames): where it looks for the first token."""
    course: Course
    """Before the first token."""


@dataclass(frozen=True)
class Step:
    """A reading up to one of its tokens."""

    words: int = 0
    length: float = 0.0
    """Seconds in which this token is said; in the last one of a word is what the word takes beyond its tokens."""
    score: float = 0.0
    raw: float = 0.0
    regret: float = 0.0


@dataclass(frozen=True)
class Stand:
    """Where a search begins that goes on from the beginning of a reading."""

    place: Place
    step: Step = Step()


@dataclass(frozen=True)
class Reading:
    """A sentence of the grammar, and how well it fits."""

    words: tuple[str, ...]
    tokens: tuple[int, ...]
    score: float
    """log P(tokens | sound) minus the weighted log P(tokens | silence), summed over the tokens."""
    raw: float
    """log P(tokens | sound), summed."""
    regret: float
    """How much likelier the likeliest token was than the one taken, summed: 0 if the model would have written this."""
    ended: bool = False
    """Whether the model, too, would have ended the text here, and so many words can have filled the sound."""
    last_word: float = 0.0
    """log P of the tokens of its last word, per token: low where it was not spoken (yet)."""
    beyond: float = 0.0
    """The most by which an end was likelier (log odds) than the next word taken, where the model would have ended."""
    steps: tuple[Step, ...] = field(default=(), compare=False)
    """Of each token; of one that was taken up anew, of those from there on."""
    words_before: int = field(default=0, compare=False)
    """Words before the first of these tokens."""
    course: Course | None = field(default=None, compare=False)
    """The way of these tokens through the sound."""
    apart: float | None = None
    """Edits per phone between it and what another ear heard without a grammar; None where there is none."""

    @property
    def length(self) -> int:
        """Tokens with the end counted."""
        return len(self.tokens) + 1


@dataclass(frozen=True, eq=False)
class _Live:
    place: Place
    course: Course
    """Up to its last token."""
    tokens: tuple[int, ...] = ()
    row: int = 0
    score: float = 0.0
    raw: float = 0.0
    regret: float = 0.0
    word: tuple[int, float] = (0, 0.0)
    """Tokens and log probability up to the beginning of the word it is in …"""
    before: tuple[int, float] = (0, 0.0)
    """… or up to that of the last one, after a whole word."""
    beyond: float = 0.0
    steps: tuple[Step, ...] = ()


@dataclass(frozen=True, eq=False)
class _View:
    """What the decoder says at one step: per row of the beam, for the grammar's tokens."""

    heard: Matrix
    expected: Matrix
    gain: Matrix
    top: Matrix
    ending: Matrix
    """log P of an end of the text, with a closing mark or without, per row."""
    courses: Sequence[Course]
    """Per row, with the token that comes next."""


@dataclass(eq=False)
class Search:
    """The parts a search works with; one per language."""

    decoder: Decoder
    prior: Prior
    vocabulary: Vocabulary
    end: int
    closings: Sequence[int]
    settings: SearchSettings
    lengths: Lengths

    def __post_init__(self) -> None:
        self.vocabulary.learn([self.end, *self.closings])

    def learn(self, automaton: TokenAutomaton) -> None:
        """Get ready for the beginnings of a grammar's sentences."""
        self.vocabulary.learn(automaton.start.node.following)

    def run(
        self,
        begun: Begun,
        automaton: TokenAutomaton | Spelled,
        most_tokens: int,
        covers: Callable[[tuple[str, ...]], bool] = lambda words: True,
        stand: Stand | None = None,
    ) -> list[Reading]:
        """The best sentences, best first; empty when the grammar has none short enough.

        ``covers``: whether these words can have filled
        the sound; after a few of many the model, too, likes to end where it lost the thread. ``stand``: not the
        beginnings of sentences are looked for, but how this one goes on; its tokens are those from there on.
        """
        hidden, past, looked = begun.hidden, begun.past, begun.looked
        stand = stand or Stand(automaton.start)
        step, word = stand.step, (0, stand.step.raw)
        live = [_Live(stand.place, begun.course, (), 0, step.score, step.raw, step.regret, word, word)]
        done: dict[tuple[str, ...], Reading] = {}
        for position in range(most_tokens + 1):
            rows = list(dict.fromkeys(one.tokens for one in live))
            self.vocabulary.learn(token for one in live for token in one.place.node.following)
            known = {one.tokens: one.course for one in live}
            view = self._view(rows, hidden, [known[row].then(looked[i]) for i, row in enumerate(rows)])
            for one in live:
                if automaton.accepts(one.place):
                    self._finish(one, view, done, covers(one.place.words))
            live = self._grow(live, automaton, view, done)
            if not live or position == most_tokens or self._is_hopeless(live):
                break
            hidden, past, looked, live = self._step(live, past, begun.sound)
        return ranked(done)[: self.settings.finished]

    def score(
        self,
        begun: Begun,
        automaton: TokenAutomaton,
        covers: Callable[[tuple[str, ...]], bool] = lambda words: True,
    ) -> list[Reading]:
        """How well each sentence of a small automaton fits, whatever the model would rather hear."""
        number = len(automaton.grammar.finals)
        return self._patient(number, SPELLINGS).run(begun, automaton, LONGEST, covers) if number else []

    def score_as_spelled(
        self,
        begun: Begun,
        readings: Sequence[Reading],
        covers: Callable[[tuple[str, ...]], bool] = lambda words: True,
    ) -> list[Reading]:
        """The same sentences, spelled the same, in another picture of their sound."""
        automaton = Spelled((one.words, one.tokens) for one in readings)
        found = self._patient(len(readings), 1).run(begun, automaton, LONGEST, covers) if readings else []
        last = {one.words: one.last_word for one in readings}
        return [replace(one, last_word=last[one.words]) for one in found]

    def _patient(self, number: int, spellings: int) -> Search:
        """One that follows each of so many sentences to its end."""
        patient = replace(
            self.settings, beam=spellings * number, finished=number, drop=np.inf, behind=np.inf, behind_ended=np.inf,
            behind_longer=np.inf, behind_looping=np.inf, hopeless=np.inf,
        )  # fmt: skip
        return replace(self, settings=patient)

    def _view(self, rows: Sequence[tuple[int, ...]], hidden: Matrix, courses: Sequence[Course]) -> _View:
        heard, top = self.vocabulary.log_probabilities(hidden)
        expected = np.maximum(self.prior.log_probabilities(rows, self.vocabulary.vectors), np.float32(self.settings.prior_floor))
        gain = heard - np.float32(self.settings.prior) * expected
        return _View(heard, expected, gain, top, np.logaddexp.reduce(heard[:, self._ends()], axis=1), courses)

    @staticmethod
    def lost(reading: Reading) -> int | None:
        """How many tokens of a reading were read before it lost its way in the sound; None if it did not."""
        return reading.course.lost([step.length for step in reading.steps]) if reading.course else None

    @staticmethod
    def _left(one: _Live) -> float:
        """Seconds that sound after the last token, more than it takes to say."""
        return one.course.left(one.steps[-1].length if one.steps else 0.0)

    def _length(self, one: _Live, token: int, words: tuple[str, ...]) -> float:
        """Seconds in which the next token is said, with which these words are whole."""
        length = self.lengths.token(token)
        if words == one.place.words:
            return length
        begun = sum(step.length for step in one.steps[one.word[0] :])
        return max(length, self.lengths.words(words[len(one.place.words) :]) - begun)

    def _ends(self) -> NDArray[np.int64]:
        return self.vocabulary.columns([self.end, *self.closings])

    def _step(self, live: Sequence[_Live], past: Past, sound: Sound) -> tuple[Matrix, Past, Matrix, list[_Live]]:
        """The decoder takes the last token of every reading, and those that silence has not yet seen beside them."""
        rows = {one.tokens: one.row for one in live}
        number = {tokens: i for i, tokens in enumerate(rows)}
        unknown = self.prior.missing(list(rows))
        before, sounds = past.rows(list(rows.values())), [(sound, len(rows))]
        if unknown:
            before, sounds = before.beside(self.prior.past(unknown)), [*sounds, (self.prior.silence, len(unknown))]
        hidden, after, looked = self.decoder.step([tokens[-1] for tokens in (*rows, *unknown)], before, sounds)
        if unknown:
            self.prior.learn(unknown, hidden[len(rows) :], after.rows(range(len(rows), len(rows) + len(unknown))))
            hidden, after = hidden[: len(rows)], after.rows(range(len(rows)))
        return hidden, after, looked[0], [replace(one, row=number[one.tokens]) for one in live]

    def _finish(self, one: _Live, view: _View, done: dict[tuple[str, ...], Reading], covers: bool) -> None:
        raw = float(view.ending[one.row])
        expected = max(float(np.logaddexp.reduce(view.expected[one.row, self._ends()])), self.settings.prior_floor)
        over = self._left(one)
        score = one.score + raw - self.settings.prior * expected - self.settings.left * over
        known = done.get(one.place.words)
        missed = max(0.0, float(view.top[one.row]) - raw)
        tokens, before = one.before
        last = (one.raw - before) / max(1, len(one.tokens) - tokens)
        ended = covers and missed == 0.0 and over == 0.0
        sums = score, one.raw + raw, one.regret + missed
        found = Reading(one.place.words, one.tokens, *sums, ended, last, one.beyond, one.steps, course=one.course)
        if known is None:
            done[one.place.words] = found
        else:
            # Spelled in several ways: the rank of the best, the likelihood of what the model would rather write.
            likelier = max(known, found, key=lambda reading: reading.raw)
            done[one.place.words] = replace(likelier, score=max(known.score, found.score))

    def _grow(
        self,
        live: Sequence[_Live],
        automaton: TokenAutomaton | Spelled,
        view: _View,
        done: dict[tuple[str, ...], Reading],
    ) -> list[_Live]:
        """The best ways to go on by one token; readings of the same words are joined, whatever their spelling."""
        candidates: list[tuple[float, int, int, int]] = []
        for i, one in enumerate(live):
            tokens = list(one.place.node.following)
            if tokens:
                columns = self.vocabulary.columns(tokens)
                slipped = self.settings.slip * view.courses[one.row].back
                scores = one.score - slipped + view.gain[one.row, columns]
                best = np.argsort(-scores, kind="stable")[: 2 * self.settings.beam]
                candidates += [(float(scores[k]), i, tokens[k], int(columns[k])) for k in best]
        candidates.sort(reverse=True)
        best_raw = max((reading.raw for reading in done.values()), default=-np.inf)
        best_ended = max((reading.raw for reading in done.values() if reading.ended), default=-np.inf)
        # One after which the model would go on says nothing against those that do.
        leader = max((r for r in done.values() if r.ended), key=lambda reading: reading.score, default=None)
        least_raw = max(best_raw - self.settings.behind, best_ended - self.settings.behind_ended)
        grown: dict[tuple[object, ...], _Live] = {}
        for score, i, token, column in candidates:
            if score < candidates[0][0] - self.settings.drop or len(grown) >= self.settings.beam:
                break
            one = live[i]
            likely = float(view.heard[one.row, column])
            longer = leader is not None and len(one.tokens) >= len(leader.tokens)
            if leader is not None and longer and score < leader.score - self.settings.behind_longer:
                continue
            if one.raw + likely < least_raw:
                continue
            regret = one.regret + float(view.top[one.row]) - likely
            for place in automaton.after(one.place, token):
                if one.raw + likely < best_raw - self.settings.behind_looping and _loops(place.words):
                    continue
                said, raw = (*one.tokens, token), one.raw + likely
                word, before, beyond = one.word, one.before, one.beyond
                whole = one.tokens and one.word[0] == len(one.tokens) and self._left(one) == 0.0
                if whole and view.ending[one.row] >= view.top[one.row]:
                    beyond = max(beyond, float(view.ending[one.row]) - likely)
                if place.words != one.place.words:
                    word, before = (len(said), raw), one.word
                steps = (*one.steps, Step(len(place.words), self._length(one, token, place.words), score, raw, regret))
                new = _Live(place, view.courses[one.row], said, one.row, score, raw, regret, word, before, beyond, steps)
                grown.setdefault(place.key, new)
        return list(grown.values())

    def _is_hopeless(self, live: Sequence[_Live]) -> bool:
        least = min(one.regret - self.settings.hopeless_token * len(one.tokens) for one in live)
        return least > self.settings.hopeless


def ranked(done: dict[tuple[str, ...], Reading]) -> list[Reading]:
    """Best first; a sentence whose end is said again must be likelier on the sound alone than the one without.

    So must one with words more than another, after which the model would have ended, be nearly as likely as that. One that
    goes on where nothing more was said comes after its beginning.
    """
    fair: list[Reading] = []
    for words, reading in done.items():
        repeats = [done[once] for once in unrepeated(words) if once in done]
        better = [once for once in repeats if once.raw > reading.raw and (once.ended or not reading.ended)]
        parts = [words[cut:] for cut in range(1, len(words))] + [words[:cut] for cut in range(1, len(words))]
        inner = [done[part] for part in parts if part in done and done[part].ended]
        better += [part for part in inner if part.raw > reading.raw + LONGER_BEHIND]
        if not reading.ended:
            # The model had more to write: what goes on from here and ends is the whole of it.
            whole = [longer for longer in done.values() if longer.ended and longer.words[: len(words)] == words]
            better += [longer for longer in whole if longer.score > reading.score - UNENDED_BEHIND]
        if reading.beyond > BEYOND:
            better += [begun for cut in range(1, len(words)) if (begun := done.get(words[:cut])) is not None and begun.ended]
        score = min([reading.score, *(once.score - 0.01 for once in better)])
        fair.append(replace(reading, score=score))
    return sorted(fair, key=lambda reading: -reading.score)


def with_other(one: Reading, other: Reading, weight: float) -> Reading:
    """A sentence seen in two pictures of its sound: ``weight`` of the other's score, and the better one's likelihood."""
    likelier = max(one, other, key=lambda reading: reading.raw / reading.length)
    return replace(
        likelier,
        score=(1 - weight) * one.score + weight * other.score,
        regret=min(one.regret / one.length, other.regret / other.length) * likelier.length,
        ended=one.ended or other.ended,
        last_word=max(one.last_word, other.last_word),
        beyond=min(one.beyond, other.beyond),
    )


def weighed(readings: Sequence[Reading], opinion: Opinion) -> list[Reading]:
    """The readings in the order that is left when another ear has been heard, too."""
    told = [(reading, *opinion.apart(reading.words)) for reading in readings]
    trust = 1 - min((edits / phones for _, edits, phones in told), default=1.0) / OPINION_LOST
    cost = OPINION * max(0.0, trust)
    weighted = (replace(one, score=one.score - cost * edits, apart=edits / phones) for one, edits, phones in told)
    ordered = sorted(weighted, key=lambda one: -one.score)
    for one in ordered[1:] if trust > 0 else ():
        # How often a word was said running is what this ear knows least, and an ear that goes along with the sound best.
        if one.words in opinion.sentences and _running(one.words) == _running(ordered[0].words):
            return [replace(one, score=ordered[0].score), *(other for other in ordered if other is not one)]
    return ordered


def _running(words: tuple[str, ...]) -> tuple[str, ...]:
    """The words, each that is said several times running only once."""
    return tuple(word for word, before in zip(words, (None, *words), strict=False) if word != before)


def _loops(words: tuple[str, ...]) -> bool:
    """Whether the last words, up to four of them, stand there three times running."""
    for length in range(1, min(4, len(words) // 3) + 1):
        if words[-length:] == words[-2 * length : -length] == words[-3 * length : -2 * length]:
            return True
    return False


def unrepeated(words: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """The same words with repeats at the end left out: once, twice, …

    A long repeat may differ in every third word: the second time the sound is not there to tell such words apart.
    """
    for length in range(1, len(words) // 2 + 1):
        rest = words
        while len(rest) >= 2 * length and _alike(rest[-length:], rest[-2 * length : -length]):
            rest = rest[:-length]
            yield rest
    # What begins anew and breaks off: the four symbols, and two of them again.
    for length in range(max(3, len(words) // 2 + 1), len(words) - 1):
        if _alike(words[length:], words[: len(words) - length]):
            yield words[:length]


def _alike(one: tuple[str, ...], other: tuple[str, ...]) -> bool:
    same = sum(a == b or (min(len(a), len(b)) >= STEM and a[:STEM] == b[:STEM]) for a, b in zip(one, other, strict=True))
    return 3 * same >= (2 if len(one) > 2 else 3) * len(one)
