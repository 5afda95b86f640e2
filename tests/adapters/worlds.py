"""Positions for the tests of the adapters, and worlds that a viewer cannot tell from them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from random import Random

import rivertable as rt
from rivertable.adapters.play import Play

EVERY = 11  # decisions between the positions that are looked at


def positions(game: str, players: int, seed: int = 3, decisions: int = 60) -> Iterator[Play]:
    """Positions of a match in which all seats play at random."""
    play, random = Play(rt.Match(game, seed, players=players)), Random(seed)
    for number in range(decisions):
        seat = play.seat
        if seat is None:
            return
        if number % EVERY == 0:
            yield play
        play.act(seat, random.choice(play.match.legal_ids(seat)))


def with_worlds(game: str, players: int) -> Iterator[tuple[Play, int, Play]]:
    """Positions, a seat, and another world with the same position that the seat cannot tell from it."""
    for number, play in zip(count(), positions(game, players), strict=False):
        for seat in range(players):
            yield play, seat, Play(play.match.imagine(seat, seed=number))


def player_counts() -> list[tuple[str, int]]:
    """Every game with every number of players."""
    headers = [(game, rt.load(game).game.header) for game in rt.games()]
    return [
        (game, players) for game, header in headers for players in range(header.players_min, header.players_max + 1)
    ]
