"""The seats of a match in the terminal: people who share the keyboard, and bots."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rivertable.engine.errors import OptionError

NO_BOTS = "none"
REFEREE = "Referee"  # the name of the seat that reports what happens outside the rules


@dataclass(frozen=True)
class Chair:
    """The name of a seat, and the bot in it; None if a person sits there."""

    name: str
    bot: str | None = None


def written_chairs(seats: str) -> list[Chair]:
    """Chairs from a text such as `Anna,Ben,greedy`: the name of a bot stands for that bot, other names are people.
    OptionError if a name is empty or comes twice."""
    names = [name.strip() for name in seats.split(",")]
    if not all(names):
        raise OptionError(f"--seats {seats!r} has an empty name; write it as Anna,Ben,greedy")
    chairs = seated(names)
    if len({chair.name for chair in chairs}) < len(chairs):
        raise OptionError(f"--seats {seats!r} has the same name twice; people need names of their own")
    return chairs


def seated(names: Sequence[str]) -> list[Chair]:
    """Chairs from names: the name of a bot stands for that bot, other names are people."""
    return _named([Chair(name, name if name in _bots() else None) for name in names])


def counted_chairs(players: int, humans: int | None, bots: str) -> list[Chair]:
    """Chairs for `humans` people and bots in the other seats. Without a number there is one person, or only people if
    `bots` is NO_BOTS. OptionError if the numbers do not fit."""
    if bots != NO_BOTS and bots not in _bots():
        raise OptionError(f"there is no bot {bots!r}; --bots is {', '.join(_bots())} or {NO_BOTS}")
    people = humans if humans is not None else players if bots == NO_BOTS else 1
    if not 0 <= people <= players:
        raise OptionError(f"--humans is 0 to {players} at a table of {players}, not {people}")
    if bots == NO_BOTS and people < players:
        raise OptionError(f"{players} players with {people} people need bots; leave out --bots none or --humans")
    chairs = [Chair(f"Player {seat + 1}") for seat in range(people)]
    return _named(chairs + [Chair(bots, bots)] * (players - people))


def _named(chairs: list[Chair]) -> list[Chair]:
    """The chairs with bots named by their kind, and numbered if there are several of a kind."""
    kinds = [chair.bot for chair in chairs]
    named = []
    for seat, chair in enumerate(chairs):
        if chair.bot is not None:
            number = f" {kinds[: seat + 1].count(chair.bot)}" if kinds.count(chair.bot) > 1 else ""
            chair = Chair(chair.bot.capitalize() + number, chair.bot)
        named.append(chair)
    return named


def _bots() -> tuple[str, ...]:
    from rivertable.bots import BOTS
    from rivertable.bots.levels import LEVELS

    return (*BOTS, *LEVELS)
