"""Every stack and stone tile in full, for a player who asks for it by name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rivertable.engine.drawing import Names
from rivertable.engine.secrecy import Viewer

from .terminal_words import LETTERS, words

if TYPE_CHECKING:
    from .view import StackView, View


def pieces(view: View, viewer: Viewer, names: Names) -> dict[str, str]:
    """The name of each stack and stone tile, and all there is to know of it."""
    found = {words("name-stack", number=stack.number): _stack(stack, names) for stack in view.stacks}
    for number, tile in enumerate(view.tiles, 1):
        if tile is not None:
            sizes = ", ".join(words(f"size-{size}") for size in tile.sizes)
            found[words("name-tile", number=number)] = words("about-tile", sizes=sizes, steps=tile.steps)
    return found


def _stack(stack: StackView, names: Names) -> str:
    stones = ", ".join(words(f"stone-{stone.id}") for stone in stack.stones) or "–"
    tokens = ", ".join(f"{names[seat]} {count}" for seat, count in enumerate(stack.tokens) if count) or "–"
    about = words("about-stack", stones=stones, tokens=tokens, next=stack.next_tokens)
    risk = ", ".join(f"{words(f'size-{size}')} {share} %" for size, share in zip(LETTERS, stack.risk, strict=False))
    return about + (f" {words('about-risk', risk=risk)}" if risk else "")
