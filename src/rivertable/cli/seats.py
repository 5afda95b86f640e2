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
    """Players from names: the name of a bot stands for that bot, `hedda:hard` for that character; other names are
    people."""
    return _named([SeatedPlayer(name, name if _is_bot(name) else None) for name in names])


def counted_players(players: int, humans: int | None, bots: str) -> list[SeatedPlayer]:
    """Players for `humans` people and bots in the other seats. Without a number there is one person, or only people if
    `bots` is NO_BOTS. OptionError if the numbers do not fit."""
    if bots != NO_BOTS and not _is_bot(bots):
        guess = did_you_mean(bots, (*_bots(), NO_BOTS))
        raise OptionError(
            f"there is no bot {bots!r}; --bots is {', '.join(_bots())}, a character such as hedda:hard, or {NO_BOTS}{guess}"
        )
    people = humans if humans is not None else players if bots == NO_BOTS else 1
    if not 0 <= people <= players:
        raise OptionError(f"--humans is 0 to {players} at a table of {players}, not {people}")
    if bots == NO_BOTS and people < players:
        raise OptionError(f"{players} players with {people} people need bots; leave out --bots none or --humans")
    seated_players = [SeatedPlayer(f"Player {seat + 1}") for seat in range(people)]
    return _named(seated_players + [SeatedPlayer(bot, bot) for bot in _different(bots, players - people)])


def _different(bots: str, count: int) -> list[str]:
    """So many bots of a kind. A character sits down once: the seats after it are for the others, at the same level."""
    written = None if bots in _bots() else _written(bots)
    if written is None:
        return [bots] * count
    from rivertable.bots.characters import CHARACTERS

    character, level = written
    order = [character, *(other for other in CHARACTERS if other != character)]
    return [f"{order[number % len(order)]}:{level}" for number in range(count)]


def _named(seated_players: list[SeatedPlayer]) -> list[SeatedPlayer]:
    """The players, with bots named by their kind or as their character, and numbered if there are several of a name."""
    kinds = [player.bot and _called(player.bot) for player in seated_players]
    named = []
    for seat, player in enumerate(seated_players):
        kind = kinds[seat]
        if kind is not None:
            number = f" {kinds[: seat + 1].count(kind)}" if kinds.count(kind) > 1 else ""
            player = SeatedPlayer(kind + number, player.bot)
        named.append(player)
    return named


def _called(bot: str) -> str:
    from rivertable.bots.characters import CHARACTERS

    written = _written(bot)
    return CHARACTERS[written[0]].name if written else bot.capitalize()


def _is_bot(name: str) -> bool:
    """The name of a bot, a level, or a character with or without a level. A person may be called Hedda."""
    return name in _bots() or _written(name) is not None


def _written(name: str) -> tuple[str, str] | None:
    """Character and level, if the text is about a character in small letters; OptionError if its level does not exist."""
    from rivertable.bots.characters import CHARACTERS, written_character

    return written_character(name) if name.partition(":")[0] in CHARACTERS else None


def _bots() -> tuple[str, ...]:
    from rivertable.bots import BOTS
    from rivertable.bots.levels import LEVELS

    return (*BOTS, *LEVELS)
