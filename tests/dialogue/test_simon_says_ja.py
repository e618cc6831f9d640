"""Simon Says in Japanese: the sequence grows, strikes change the row, a word is taken back."""

from tests.talk import play


def test_the_sequence_grows_flash_by_flash() -> None:
    play(
        "ja",
        """
        > サイモンゲーム
        ? flashes
        < 何色が光りますか？
        > 赤
        = {"press": ["blue"]}
        < 青を押してください。
        ? flashes[1]
        > できた
        ? flashes[1]
        ! changed=false
        > 次は緑
        ? serial_vowel
        > いいえ
        = {"press": ["blue", "green"]}
        < 青、緑を押してください。
        > 追加で黄色
        = {"press": ["blue", "green", "red"]}
        > いや、違う、青
        = {"press": ["blue", "green", "yellow"]}
        > 取り消し
        = {"press": ["blue", "green", "red"]}
        > 二番目は青です
        = {"press": ["blue", "yellow", "red"]}
        """,
    )


def test_told_in_one_breath_and_struck() -> None:
    play(
        "ja",
        """
        > サイモン、赤、緑、緑の順に光ります、シリアルに母音があります
        = {"press": ["blue", "yellow", "yellow"]}
        > ミス
        = {"press": ["yellow", "blue", "blue"]}
        > 赤緑緑
        = {"press": ["yellow", "blue", "blue"]}
        > 最後は黄色です
        = {"press": ["yellow", "blue", "blue", "red"]}
        > いや、今度は青が増えました
        = {"press": ["yellow", "blue", "blue", "green"]}
        > 赤が一回、緑が二回
        ? flashes
        > はい
        = {"press": ["yellow", "blue", "blue"]}
        > ミスは2回
        = {"press": ["green", "yellow", "yellow"]}
        > 赤、緑、緑、青が光ってます
        = {"press": ["green", "yellow", "yellow", "red"]}
        > 追加で赤です
        = {"press": ["green", "yellow", "yellow", "red", "green"]}
        > 解除しました
        < サイモンゲーム解除。全部で1個。
        > なぜ
        < シリアルに母音があり、ミスが2回だからです。
        """,
    )


def test_what_cannot_be() -> None:
    play(
        "ja",
        """
        > サイモンゲーム
        > 白です
        = {"error": "unknown_color"}
        ! changed=false
        > 赤赤赤赤赤赤
        = {"error": "too_many_flashes"}
        ! changed=false
        > レッドが点滅しています
        = {"press": ["blue"]}
        """,
    )
