"""FUSE: the players' names are understood, or it is said how else to name them; none is dropped."""

import pytest

from tests.talk import play

KNOWN = {
    "en": {"Anna and Bob": ["anna", "bob"], "players: Zoe and Kevin": ["zoe", "kevin"]},
    "ja": {"アンナとボブ": ["anna", "bob"], "田中と佐藤": ["tanaka", "sato"]},
    "ru": {"Аня и Боря": ["anna", "boris"], "играют Аня и Кирилл": ["anna", "kirill"]},
}
UNKNOWN = {
    "en": (("Anya and Borya", "Anna, Kunigunde and Bob"), "player one"),
    "ja": (("アーニャとベンジャミーナ",), "プレイヤー1"),
    "ru": (("Фёкла и Эльвира", "Анна, Эльвира и Света"), "игрок один"),
}


@pytest.mark.parametrize("language", KNOWN)
def test_known_names(language: str) -> None:
    for said, players in KNOWN[language].items():
        conversation = play(language, "> fuse")
        slots = conversation.hear(said, t=4.0).reply.understood[0]["slots"]
        assert slots == {"players": players}, said


@pytest.mark.parametrize("language", UNKNOWN)
def test_unknown_names(language: str) -> None:
    saids, how = UNKNOWN[language]
    for said in saids:
        conversation = play(language, "> fuse")
        turn = conversation.hear(said, t=4.0)
        assert how in turn.say and not turn.reply.changed, (said, turn.say)
        assert "difficulty" in conversation.hear("3", t=8.0).reply.asking
