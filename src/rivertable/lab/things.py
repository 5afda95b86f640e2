"""What an action takes: the card, tile or place that figures are kept for, found in the words of any game.

An action with an argument that has names, such as `place(village)`, takes that. Of others, such as `pick_tile(3)`, the
label says what lies there: "meadow (1 wood)". A game may say in `Game.things` where to look instead.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rivertable.engine.domains import Domain
from rivertable.engine.game_config import GameConfig
from rivertable.engine.messages import Message
from rivertable.engine.secrecy import redact
from rivertable.engine.state import ListState

NOTHING = -1  # in place of a thing's number


class Thing(NamedTuple):
    """Something that can be taken: by which action, and its name."""

    action: str
    name: str


class Things:
    """The things that actions of one game take. They are numbered in the order in which they are first met."""

    def __init__(self, config: GameConfig) -> None:
        self._game, self._catalogue = config.game, config.catalogue
        self.numbers: dict[Thing, int] = {}
        self._fixed: dict[int, int] = {}  # by action, where the arguments alone say what it takes
        self._labelled: dict[
            int, tuple[str, tuple[str, ...]]
        ] = {}  # where the label does: the action, what to look for
        for block in self._game.actions.blocks:
            wanted = self._wanted(block.name, block.domains)
            for action in range(block.first, block.first + block.size):
                if wanted is None:
                    self._fixed[action] = NOTHING
                elif wanted and all(key in block.domains and block.domains[key].names for key in wanted):
                    self._fixed[action] = self._number(Thing(block.name, self._from_arguments(action, wanted)))
                else:
                    self._labelled[action] = block.name, wanted

    def of(self, state: ListState, seat: int, actions: Sequence[int]) -> list[int]:
        """The number of the thing that each action takes, or NOTHING. Labels are made from what the seat may know."""
        redacted = None
        numbers = []
        for action in actions:
            number = self._fixed.get(action)
            if number is None:
                redacted = redacted or redact(state, seat)
                number = self._from_label(redacted, seat, action)
            numbers.append(number)
        return numbers

    def _wanted(self, block: str, domains: dict[str, Domain]) -> tuple[str, ...] | None:
        """The arguments that name what actions of this block take; none for the first name in the label; None if figures
        are not worth keeping."""
        if block in self._game.things:
            return self._game.things[block] or None
        if not domains:
            return None
        return tuple(key for key, domain in domains.items() if domain.names and domain.word != "seat")

    def _from_arguments(self, action: int, wanted: tuple[str, ...]) -> str:
        arguments = self._game.actions.messages(action)
        return self._text([arguments[key] for key in wanted])

    def _from_label(self, redacted: ListState, seat: int, action: int) -> int:
        block, wanted = self._labelled[action]
        arguments = {**self._game.actions.messages(action), **self._game.label(redacted, seat, action).args}
        if wanted:
            named = [arguments[key] for key in wanted if key in arguments]
        else:
            named = [each for each in arguments.values() if _is_name(each)][:1]
        return self._number(Thing(block, self._text(named))) if named else NOTHING

    def _text(self, arguments: Sequence[int | str | Message]) -> str:
        texts = [str(self._named(each)) for each in arguments]
        text = ", ".join(texts).strip()
        return text[:1].upper() + text[1:]

    def _named(self, argument: int | str | Message) -> int | str:
        """The text of an argument. Of a card with numbers on it the name alone is enough."""
        if not isinstance(argument, Message):
            return argument
        name = argument.args.get("name")
        return self._catalogue.render(argument) if name is None else self._named(name)

    def _number(self, thing: Thing) -> int:
        return self.numbers.setdefault(thing, len(self.numbers))


def _is_name(argument: int | str | Message) -> bool:
    return isinstance(argument, Message) and argument.id != "seat"
