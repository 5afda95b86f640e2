"""The seats of a table: who sits where, and what bots are called."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from random import Random, SystemRandom

import msgspec

from rivertable.bots.characters import CHARACTERS, free_character
from rivertable.bots.levels import LEVELS
from rivertable.server.errors import Refusal
from rivertable.server.names import unlike
from rivertable.server.table.entries import Conditions, SeatSpec


class SeatState(msgspec.Struct, frozen=True):
    """Who sits on a seat now. For a person a bot may play, for good (`bot_plays`) or for one turn (`bot_turn`). A person has
    `agreed` to the conditions they sat down to, or to later ones; their name may be `kept`, theirs alone."""

    person: str | None = None
    name: str = ""
    level: str | None = None
    character: str | None = None
    nonce: str = ""
    bot_plays: bool = False
    bot_turn: bool = False
    phone: bool = False
    kept: bool = False
    agreed: Conditions | None = None
    spec: SeatSpec = SeatSpec()

    @property
    def is_open(self) -> bool:
        """Neither a person nor a bot sits here."""
        return self.person is None and self.level is None

    @property
    def is_bot(self) -> bool:
        """A bot decides for this seat now."""
        return self.level is not None or self.bot_plays or self.bot_turn


def first_state(spec: SeatSpec) -> SeatState:
    """The state of a seat when the table is opened: a bot sits there, or it is open."""
    name = spec.reserved_name or "" if spec.level else ""
    return SeatState(level=spec.level, character=spec.character, name=name, spec=spec)


def resized(seat_states: Sequence[SeatState], count: int) -> list[SeatState]:
    """So many seats: further ones are open, and of too many the last open ones fall away, those that are kept for somebody
    only if there are no others. Refusal if too many are taken, or none would be open: that is for the host to start."""
    open_seats = [seat for seat, state in enumerate(seat_states) if state.is_open]
    too_many = len(seat_states) - count
    if too_many >= len(open_seats):
        raise Refusal("conflict", "so many seats or more are taken; choose more, or start with those who sit here")
    first = sorted(open_seats, key=lambda seat: (seat_states[seat].spec.reserved_for is not None, -seat))
    dropped = first[: max(0, too_many)]
    kept = [state for seat, state in enumerate(seat_states) if seat not in dropped]
    return [*kept, *(SeatState() for _ in range(-too_many))]


def bot_name(level: str, character: str | None, taken: list[str]) -> str:
    """The name of a bot, unlike the names that are taken: its character's, or without one after its level."""
    known = CHARACTERS.get(character or "")
    return unlike(known.name if known else f"{level.capitalize()} bot", taken)


def checked_character(
    character: str | None, seated: Collection[str], names: Sequence[str], chance: Random | None = None
) -> str:
    """The character of a bot that sits down beside the characters `seated`; without one a free one, preferably one whose
    name nobody has. Refusal if there is no such character, or it sits there although others are free."""
    free = [each for each in CHARACTERS if each not in seated]
    if character is None:
        homonyms = [each for each in free if unlike(CHARACTERS[each].name, names) != CHARACTERS[each].name]
        taken = {*seated, *homonyms} if len(homonyms) < len(free) else seated
        return free_character(taken, chance or SystemRandom())
    if character not in CHARACTERS:
        raise Refusal("bad_message", f"there is no character {character!r}; the characters are {', '.join(CHARACTERS)}")
    if free and character not in free:
        others = f"free: {', '.join(free)}"
        raise Refusal("conflict", f"{CHARACTERS[character].name} sits at this table already; {others}")
    return character


def checked_level(level: str | None) -> str:
    """The level of a bot; Refusal if there is no such level."""
    if level not in LEVELS:
        raise Refusal("bad_message", f"there is no level {level!r}; the levels are {', '.join(LEVELS)}")
    return level
