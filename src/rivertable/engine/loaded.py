"""load: a game with its players and options settled, ready to be played."""

from __future__ import annotations

import functools
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rivertable.engine.components import Overlay, read_overlay
from rivertable.engine.contract import Game
from rivertable.engine.errors import ComponentError, OptionError
from rivertable.engine.instance import Instance, instance
from rivertable.engine.messages import Catalogue, catalogue
from rivertable.engine.options import check_options, check_players, parse_call
from rivertable.engine.registry import header_of
from rivertable.engine.rule import Mode
from rivertable.engine.state import Twin


@dataclass(frozen=True)
class LoadedGame:
    """A game, the number of players and the chosen options. Matches, simulations and bots start from it."""

    name: str
    players: int
    options: dict[str, bool | str] = field(default_factory=dict)
    overlay: Overlay | None = None

    def instance(self, mode: Mode = Mode.INTERPRETED) -> Instance:
        """The game's modules, interpreted or compiled, with the components of this game."""
        return instance(self.name, mode, self.overlay)

    @property
    def game(self) -> Game:
        """The game behind it, interpreted: its rules, actions, texts (`engine/contract.py`)."""
        return self.instance().game

    @functools.cached_property
    def catalogue(self) -> Catalogue:
        """The game's texts."""
        return catalogue(self.game.folder)

    def blank_state(self) -> Twin:
        """A state that holds players and options and nothing else."""
        blank = self.game.state()
        blank.players = self.players
        blank.opt_rules = self.game.header.rules_version
        for option in self.game.options:
            setattr(blank, f"opt_{option.name}", option.code(self.options[option.name]))
        return blank

    def __reduce__(self) -> tuple[Any, ...]:
        """Copied and sent without what can be made again: catalogue and modules."""
        return _made_again, (self.name, self.players, self.options, self.overlay)

    def __str__(self) -> str:
        options = [f"players={self.players}", *(f"{k}={str(v).lower()}" for k, v in self.options.items())]
        return f"{self.name}({', '.join(options)})"


def load(
    name: str, *, players: int | str | None = None, components: str | Path | Overlay | None = None, **options: Any
) -> LoadedGame:
    """A game by name, e.g. load("riverside", players=3, extension=True), or by text: load("riverside(players=3)").

    Without `players` it is two, or the least the game allows. `components` is an overlay file.
    """
    name, written = parse_call(name)
    given = {**written, **options}
    if "components" in given:
        if components is not None:
            raise OptionError("components is given twice")
        components = str(given.pop("components"))
    if players is None:
        players = given.pop("players", None)
    elif "players" in given:
        raise OptionError(f"players is given twice: {given['players']} and {players}")
    header = header_of(name)
    overlay = components if isinstance(components, Overlay) or components is None else read_overlay(components)
    count = check_players(
        name, max(2, header.players_min) if players is None else players, header.players_min, header.players_max
    )
    game = _checked(name, overlay)
    return LoadedGame(name, count, check_options(name, game.options, given), overlay)


def _made_again(name: str, players: int, options: dict[str, bool | str], overlay: Overlay | None) -> LoadedGame:
    """With the modules at once: the states of a match that comes after it are of classes in them."""
    loaded = LoadedGame(name, players, options, overlay)
    loaded.instance()
    return loaded


def _checked(name: str, overlay: Overlay | None) -> Game:
    """The game; where its own checks refuse the components of an overlay, that file is named."""
    try:
        return instance(name, Mode.INTERPRETED, overlay).game
    except ComponentError as error:
        if overlay is None:
            raise
        raise ComponentError(str(error).replace(f"{name} components:", f"{overlay.name}:", 1)) from None
