"""The seats of a match in the terminal: people who share the keyboard, and bots."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rivertable.cli.completion import NO_BOTS
from rivertable.cli.suggestions import did_you_mean
from rivertable.engine.errors import OptionError

REFEREE = "Referee"  # the name of the seat that reports what happens outside the rules


@dataclass(frozen=True)
class SeatedPlayer:
    """The name of a seat, and the bot in it; None if a person sits there."""

    name: str
    bot: str | None = None


def written_players(seats: str) -> list[SeatedPlayer]:
    """Players from a text such as `Anna,Ben,greedy`: the name of a bot stands for that bot, other names are people.
    OptionError if a name is empty or comes twice."""
    names = [name.strip() for name in seats.split(",")]
    if not all(names):
        raise OptionError(f"--seats {seats!r} has an empty name; write it as Anna,Ben,greedy")
    seated_players = seated(names)
    if len({player.name for player in seated_players}) < len(seated_players):
        raise OptionError(f"--seats {seats!r} has the same name twice; people need names of their own")
    return seated_players


def seated(names: Sequence[str]) -> list[SeatedPlayer]:
    """Players from names: the name of a bot stands for that bot, other names are people."""
    return _named([SeatedPlayer(name, name if name in _bots() else None) for name in names])


def counted_players(players: int, humans: int | None, bots: str) -> list[SeatedPlayer]:
    """Players for `humans` people and bots in the other seats. Without a number there is one person, or only people if
    `bots` is NO_BOTS. OptionError if the numbers do not fit."""
    if bots != NO_BOTS and bots not in _bots():
        guess = did_you_mean(bots, (*_bots(), NO_BOTS))
        raise OptionError(f"there is no bot {bots!r}; --bots is {', '.join(_bots())} or {NO_BOTS}{guess}")
    people = humans if humans is not None else players if bots == NO_BOTS else 1
    if not 0 <= people <= players:
        raise OptionError(f"--humans is 0 to {players} at a table of {players}, not {people}")
    if bots == NO_BOTS and people < players:
        raise OptionError(f"{players} players with {people} people need bots; leave out --bots none or --humans")
    seated_players = [SeatedPlayer(f"Player {seat + 1}") for seat in range(people)]
    return _named(seated_players + [SeatedPlayer(bots, bots)] * (players - people))


def _named(seated_players: list[SeatedPlayer]) -> list[SeatedPlayer]:
    """The players, with bots named by their kind, and numbered if there are several of a kind."""
    kinds = [player.bot for player in seated_players]
    named = []
    for seat, player in enumerate(seated_players):
        if player.bot is not None:
            number = f" {kinds[: seat + 1].count(player.bot)}" if kinds.count(player.bot) > 1 else ""
            player = SeatedPlayer(player.bot.capitalize() + number, player.bot)
        named.append(player)
    return named


def _bots() -> tuple[str, ...]:
    from rivertable.bots import BOTS
    from rivertable.bots.levels import LEVELS

    return (*BOTS, *LEVELS)
