"""Named blocks of actions with typed arguments <-> small ints <-> texts.

    ACTIONS = Actions()
    CHOOSE_DIE = ACTIONS.block("choose_die", colour=COLOUR)     # ids CHOOSE_DIE + colour
    NO_VILLAGE = ACTIONS.block("village", which=names("village", ["none"]))

The text of an action is its name with its arguments: `choose_die(brown)`, `pass`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from math import prod

from rivertable.engine.domains import Domain, Value
from rivertable.engine.errors import ActionTextError, StateError
from rivertable.engine.messages import Message

_TEXT = re.compile(r"([a-z_]+)\s*(?:\(([^()]*)\))?")
_NAME = re.compile(r"[a-z_]+")
_VALUE = re.compile(r"[a-z_0-9]+")


@dataclass(frozen=True)
class Block:
    """Actions of one name and one meaning: `first` is the id of its first action."""

    name: str
    first: int
    domains: dict[str, Domain]

    @property
    def size(self) -> int:
        return prod(domain.size for domain in self.domains.values())

    def codes(self, action: int) -> tuple[int, ...]:
        """The argument codes of an action of this block, the last argument varying fastest."""
        rest = action - self.first
        codes: list[int] = []
        for domain in reversed(self.domains.values()):
            rest, code = divmod(rest, domain.size)
            codes.append(code)
        return tuple(reversed(codes))

    def action(self, texts: list[str]) -> int | None:
        if len(texts) != len(self.domains):
            return None
        action = 0
        for domain, text in zip(self.domains.values(), texts, strict=True):
            code = domain.code(text)
            if code is None:
                return None
            action = action * domain.size + code
        return self.first + action

    def describe(self) -> str:
        if not self.domains:
            return self.name
        return f"{self.name}({','.join(domain.describe() for domain in self.domains.values())})"


class Actions:
    """All actions of a game, block after block."""

    def __init__(self) -> None:
        self.blocks: list[Block] = []
        self._block_of: list[Block] = []  # by the id of the action
        self.count = 0

    def block(self, name: str, **domains: Domain) -> int:
        """Add a block and return the id of its first action."""
        values = [value for domain in domains.values() for value in domain.names]
        if not _NAME.fullmatch(name) or not all(map(_VALUE.fullmatch, values)):
            raise StateError(f"action {name!r} or one of {values} could not be read back: small letters and _ only")
        block = Block(name, self.count, domains)
        self.blocks.append(block)
        self._block_of += [block] * block.size
        self.count = len(self._block_of)
        return block.first

    def block_of(self, action: int) -> Block:
        if not 0 <= action < self.count:
            raise ActionTextError(f"there is no action {action}; actions are numbered 0 to {self.count - 1}")
        return self._block_of[action]

    def args(self, action: int) -> tuple[Value, ...]:
        block = self.block_of(action)
        return tuple(
            domain.value(code) for domain, code in zip(block.domains.values(), block.codes(action), strict=True)
        )

    def messages(self, action: int) -> dict[str, int | str | Message]:
        """The arguments as a catalogue message takes them."""
        block = self.block_of(action)
        return {
            key: domain.message(code)
            for (key, domain), code in zip(block.domains.items(), block.codes(action), strict=True)
        }

    def text(self, action: int) -> str:
        block, args = self.block_of(action), self.args(action)
        return f"{block.name}({','.join(map(str, args))})" if args else block.name

    def parse(self, text: str) -> int:
        """The id of an action text; spaces and case do not matter."""
        match = _TEXT.fullmatch(text.strip().lower())
        if match is None:
            raise ActionTextError(f"{text!r} is not an action; write it as name(argument, …), e.g. {self._example()}")
        name, inside = match[1], match[2]
        texts = [part.strip() for part in inside.split(",")] if inside and inside.strip() else []
        blocks = [block for block in self.blocks if block.name == name]
        if not blocks:
            names = ", ".join(dict.fromkeys(block.name for block in self.blocks))
            raise ActionTextError(f"there is no action {name!r}; the actions are {names}")
        for block in blocks:
            action = block.action(texts)
            if action is not None:
                return action
        forms = " or ".join(block.describe() for block in blocks)
        raise ActionTextError(f"{text.strip()!r} does not fit; write {forms}")

    def _example(self) -> str:
        return self.text(self.blocks[0].first)
