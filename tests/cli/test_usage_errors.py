"""A command line that cannot be read: one sentence says what would be right."""

from __future__ import annotations

from collections.abc import Callable

import pytest

WRONG = {
    "dance": "there is no command 'dance'; the commands are games, play, learn, serve,",
    "record dance": "there is no command 'dance'; the commands are show, replay, verify",
    "--fast": "rivertable has no option '--fast'; its options are --version, --install-completion, --show-completion, --help",
    "play --fast": "rivertable play has no option '--fast'; its options are --players, --bots,",
    "play --seed": "--seed needs a value after it",
    "play riverside again": "'again' is too much; write it as rivertable play [GAME]",
    "play riverside --players few": "--players is a whole number, not 'few'",
    "check riverside --players few": "--players is a whole number, not 'few'",
    "serve --port 99999": "--port is a whole number from 0 to 65535, not 99999",
    "arena riverside greedy random --sprt much": "--sprt is a number, not 'much'",
    "simulate": "rivertable simulate needs GAME; write it as rivertable simulate GAME",
    "arena riverside": "rivertable arena needs BOTS; write it as rivertable arena GAME BOTS",
    "bench --quick=yes": "--quick takes no value; write just --quick",
    "bench --json nowhere/bench.json": "nowhere/bench.json: there is no folder 'nowhere' to write to",
}


@pytest.mark.parametrize("typed", WRONG)
def test_what_cannot_be_read_is_told_in_a_sentence(refuse: Callable[..., str], typed: str) -> None:
    assert refuse(*typed.split()).startswith(f"rivertable: {WRONG[typed]}")


GUESSED = {
    "ply": "did you mean play?",
    "play --player 2": "did you mean --players?",
    "play riversid": "did you mean riverside?",
    "play the_rivr": "did you mean the_river?",
    "play riverside --bots hrd": "did you mean hard?",
}


@pytest.mark.parametrize("typed", GUESSED)
def test_a_mistyped_word_is_guessed(refuse: Callable[..., str], typed: str) -> None:
    assert refuse(*typed.split()).rstrip().endswith(GUESSED[typed])
