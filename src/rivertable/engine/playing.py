"""Plays matches on: somebody decides for every seat, and the game's statistics report what happens outside the rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rivertable.engine.chance import stream_from
from rivertable.engine.contract import REFEREE_SEAT
from rivertable.engine.match import Action, Match

Choose = Callable[[Match, int], Action | int | str]  # (match, seat to act) -> what it does; the match stays as it is


def playing(match: Match, choose: Choose, seed: int = 0) -> Iterator[int]:
    """Play a match to its end, yielding the seat that decides next before each decision; whoever has seen enough stops
    asking. Of several seats to act the first decides. `seed` is that of the referee's reports."""
    stream = stream_from(seed)
    while not match.is_over:
        seat = match.to_act[0]
        if seat == REFEREE_SEAT:
            match.act(seat, match.likely_report(stream))
        else:
            yield seat
            match.act(seat, choose(match, seat))


def play_out(match: Match, choose: Choose, seed: int = 0) -> Match:
    """Play a match to its end, and return it."""
    for _ in playing(match, choose, seed):
        pass
    return match
