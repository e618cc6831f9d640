"""The decoder of Whisper in NumPy: it says how well each next token fits the sound.

Running it here rather than inside the inference library makes every probability at every step visible, which is what
a search along a grammar needs. Weights are read from the model file of the library (binary format version 6).
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, BinaryIO

import numpy as np
from numpy.typing import NDArray

Matrix = NDArray[np.floating[Any]]
"""float32 throughout."""

HEAD = 64
"""Width of one attention head in all sizes of Whisper."""
_SCALE = np.float32(HEAD**-0.5)
TELLING = {(6, 8): ((3, 1), (4, 2), (4, 3), (4, 7), (5, 1), (5, 2), (5, 4), (5, 6))}
"""By layers and heads of a model: the (layer, head) pairs that look where the text is, as published for Whisper base."""
_KINDS = (np.float32, np.int8, np.int16, np.int32, np.float16)


class UnreadableModel(Exception):
    """The weights are not what this decoder can read; the message says what was found."""

    code = "model_unreadable"


def read_weights(path: Path, wanted: str) -> dict[str, NDArray[Any]]:
    """The arrays whose name begins with ``wanted``, one at a time so that little memory is needed at once.

    Raises UnreadableModel.
    """
    weights: dict[str, NDArray[Any]] = {}
    try:
        with path.open("rb") as file:
            if _number(file, "I") != 6:
                raise UnreadableModel(f"{path}: not a model of binary format 6")
            _text(file)
            _number(file, "I")
            for _ in range(_number(file, "I")):
                name = _text(file)
                shape = [_number(file, "I") for _ in range(_number(file, "B"))]
                kind, size = _KINDS[_number(file, "B")], _number(file, "I")
                if name.startswith(wanted):
                    weights[name] = np.frombuffer(file.read(size), dtype=kind).reshape(shape)
                else:
                    file.seek(size, 1)
    except (struct.error, IndexError, ValueError, UnicodeDecodeError) as wrong:
        raise UnreadableModel(f"{path}: {wrong}") from wrong
    return weights


def _number(file: BinaryIO, kind: str) -> int:
    return int(struct.unpack("<" + kind, file.read(struct.calcsize("<" + kind)))[0])


def _text(file: BinaryIO) -> str:
    return file.read(_number(file, "H"))[:-1].decode()


@dataclass(frozen=True, eq=False)
class Linear:
    weight: Matrix
    """(inputs, outputs)"""
    bias: Matrix

    def __call__(self, x: Matrix) -> Matrix:
        return x @ self.weight + self.bias


@dataclass(frozen=True, eq=False)
class Norm:
    gain: Matrix
    bias: Matrix

    def __call__(self, x: Matrix) -> Matrix:
        centred = x - x.mean(-1, keepdims=True)
        spread: Matrix = np.einsum("...i,...i->...", centred, centred) / np.float32(x.shape[-1])
        normal: Matrix = centred / np.sqrt(spread + np.float32(1e-5))[..., None]
        return normal * self.gain + self.bias


@dataclass(frozen=True, eq=False)
class Layer:
    self_norm: Norm
    self_in: Linear
    self_out: Linear
    cross_norm: Norm
    cross_query: Linear
    cross_memory: Linear
    cross_out: Linear
    wide_norm: Norm
    wide_in: Linear
    wide_out: Linear


@dataclass(frozen=True, eq=False)
class Sound:
    """What the decoder attends to in one utterance.

    Per layer: keys (heads, HEAD, frames), values (heads, frames, HEAD).
    """

    keys: tuple[Matrix, ...]
    values: tuple[Matrix, ...]

    @property
    def frames(self) -> int:
        return int(self.keys[0].shape[2])


@dataclass(frozen=True, eq=False)
class Past:
    """What the decoder remembers of the tokens so far, for each row of a batch.

    ``keys`` and ``values``: (layers, rows, heads, tokens, HEAD).
    """

    keys: Matrix
    values: Matrix

    @property
    def length(self) -> int:
        return int(self.keys.shape[3])

    def rows(self, kept: Sequence[int]) -> Past:
        return Past(self.keys[:, kept], self.values[:, kept])

    def beside(self, other: Past) -> Past:
        """The rows of both, these first."""
        return Past(np.concatenate([self.keys, other.keys], 1), np.concatenate([self.values, other.values], 1))


class Decoder:
    """Hidden states token by token, and their agreement with tokens of the vocabulary."""

    def __init__(self, path: Path) -> None:
        weights = read_weights(path, "decoder/")
        try:
            self._embedding: NDArray[np.float16] = weights.pop("decoder/embeddings/weight").astype(np.float16, copy=False)
            self._places = weights.pop("decoder/position_encodings/encodings").astype(np.float32)
            self._norm = _norm(weights, "decoder/layer_norm")
            self.layers: list[Layer] = []
            while f"decoder/layer_{len(self.layers)}/ffn/linear_0/weight" in weights:
                self.layers.append(_layer(weights, f"decoder/layer_{len(self.layers)}/"))
        except KeyError as missing:
            raise UnreadableModel(f"{path}: no array {missing}") from missing
        self.width = int(self._embedding.shape[1])
        self.heads = self.width // HEAD
        self.longest = len(self._places)
        layers = len(self.layers)
        upper = [(layer, head) for layer in range(layers // 2, layers) for head in range(self.heads)]
        self._telling: dict[int, list[int]] = {}
        for i, head in TELLING.get((layers, self.heads), upper):
            self._telling.setdefault(i, []).append(head)

    def vectors(self, tokens: NDArray[np.int64]) -> Matrix:
        """(tokens, width): what a hidden state is compared with to get the logit of each of these tokens."""
        return self._embedding[tokens].astype(np.float32)

    def sound(self, encoded: Matrix) -> Sound:
        """Keys and values for an encoder output (frames, width)."""
        keys, values = [], []
        for layer in self.layers:
            memory = layer.cross_memory(encoded)
            keys.append(memory[:, : self.width].reshape(-1, self.heads, HEAD).transpose(1, 2, 0).copy())
            values.append(memory[:, self.width :].reshape(-1, self.heads, HEAD).transpose(1, 0, 2).copy())
        return Sound(tuple(keys), tuple(values))

    def begin(self, tokens: Sequence[int], sound: Sound) -> tuple[Matrix, Past, Matrix]:
        """The opening tokens in one go, for one row: hidden states (tokens, width) after each of them, the past, and …

        … where each of them looked, (tokens, frames); see ``step``.
        """
        length, heads = len(tokens), self.heads
        x = self._embedding[list(tokens)].astype(np.float32) + self._places[:length]
        later = np.triu(np.full((length, length), -np.inf, np.float32), 1)
        keys, values, looked = [], [], [np.zeros((length, sound.frames), np.float32)]
        for i, layer in enumerate(self.layers):
            joined = layer.self_in(layer.self_norm(x)).reshape(length, 3, heads, HEAD).transpose(1, 2, 0, 3)
            weight = _shares(joined[0] * _SCALE @ joined[1].transpose(0, 2, 1) + later)
            x = x + layer.self_out((weight @ joined[2]).transpose(1, 0, 2).reshape(length, -1))
            x = self._look_and_think(layer, x, [(sound, length)], i, looked)
            keys.append(joined[1])
            values.append(joined[2])
        return self._norm(x), Past(np.stack(keys)[:, None], np.stack(values)[:, None]), looked[0]

    def step(
        self, tokens: Sequence[int], past: Past, sounds: Sequence[tuple[Sound, int]]
    ) -> tuple[Matrix, Past, list[Matrix]]:
        """One more token in each row: hidden states (rows, width), the longer past, and where it was looked …

        … for the token that comes next, for each sound (its rows, frames).

        ``sounds``: what the first so many rows listen to, what the next so many, … The weights are read from memory
        once for all rows, and that is what takes the time: rows of different sounds are better stepped together.
        """
        rows, heads = len(tokens), self.heads
        x = self._embedding[list(tokens)].astype(np.float32) + self._places[past.length]
        shape = (len(self.layers), rows, heads, past.length + 1, HEAD)
        keys, values = np.empty(shape, np.float32), np.empty(shape, np.float32)
        keys[:, :, :, :-1], values[:, :, :, :-1] = past.keys, past.values
        looked = [np.zeros((count, sound.frames), np.float32) for sound, count in sounds]
        for i, layer in enumerate(self.layers):
            joined = layer.self_in(layer.self_norm(x)).reshape(rows, 3, heads, HEAD)
            keys[i, :, :, -1], values[i, :, :, -1] = joined[:, 1], joined[:, 2]
            weight = _shares((keys[i] @ (joined[:, 0] * _SCALE)[..., None])[..., 0])
            x = x + layer.self_out((weight[:, :, None] @ values[i]).reshape(rows, -1))
            x = self._look_and_think(layer, x, sounds, i, looked)
        return self._norm(x), Past(keys, values), looked

    def _look_and_think(
        self, layer: Layer, x: Matrix, sounds: Sequence[tuple[Sound, int]], i: int, looked: Sequence[Matrix]
    ) -> Matrix:
        """The part of a layer after its look at the other tokens: the look at the sound, and the wide net.

        ``looked``: to this is added where the telling heads look.
        """
        telling = self._telling.get(i)
        query = (layer.cross_query(layer.cross_norm(x)) * _SCALE).reshape(len(x), self.heads, HEAD).transpose(1, 0, 2)
        seen, first = [], 0
        for (sound, count), where in zip(sounds, looked, strict=True):
            shares = _shares(query[:, first : first + count] @ sound.keys[i])
            seen.append(shares @ sound.values[i])
            if telling:
                where += shares[telling].sum(0)
            first += count
        x = x + layer.cross_out(np.concatenate(seen, axis=1).transpose(1, 0, 2).reshape(len(x), -1))
        return x + layer.wide_out(_bend(layer.wide_in(layer.wide_norm(x))))


def _layer(weights: dict[str, NDArray[Any]], prefix: str) -> Layer:
    def linear(name: str) -> Linear:
        weight = weights.pop(f"{prefix}{name}/weight").astype(np.float32)
        return Linear(np.ascontiguousarray(weight.T), weights.pop(f"{prefix}{name}/bias").astype(np.float32))

    return Layer(
        _norm(weights, prefix + "self_attention/layer_norm"),
        linear("self_attention/linear_0"),
        linear("self_attention/linear_1"),
        _norm(weights, prefix + "attention/layer_norm"),
        linear("attention/linear_0"),
        linear("attention/linear_1"),
        linear("attention/linear_2"),
        _norm(weights, prefix + "ffn/layer_norm"),
        linear("ffn/linear_0"),
        linear("ffn/linear_1"),
    )


def _norm(weights: dict[str, NDArray[Any]], name: str) -> Norm:
    return Norm(weights.pop(name + "/gamma").astype(np.float32), weights.pop(name + "/beta").astype(np.float32))


def _shares(x: Matrix) -> Matrix:
    """Softmax along the last axis."""
    powers: Matrix = np.exp(x - x.max(-1, keepdims=True))
    total: Matrix = powers.sum(-1, keepdims=True)
    return powers / total


def _bend(x: Matrix) -> Matrix:
    """GELU by its tanh formula: at most 0.0005 off the exact one, and NumPy has no error function."""
    inner = np.float32(0.7978845608) * x * (np.float32(1.0) + np.float32(0.044715) * x * x)
    return np.float32(0.5) * x * (np.float32(1.0) + np.tanh(inner))
