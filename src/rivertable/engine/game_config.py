"""load: a game with its number of players, options and version of the rules, ready to be played."""

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
from rivertable.engine.observation import ObservationLayout, layout_for
from rivertable.engine.options import check_options, check_players, check_rules, parse_call
from rivertable.engine.registry import header_of
from rivertable.engine.rule import Mode
from rivertable.engine.state import ListState


@dataclass(frozen=True)
class GameConfig:
    """A game with its number of players, options, overlay and version of the rules. Matches, simulations and bots are
    made from it."""

    name: str
    players: int
    options: dict[str, bool | str] = field(default_factory=dict)
    overlay: Overlay | None = None
    rules: int = field(kw_only=True)

    def instance(self, mode: Mode = Mode.INTERPRETED) -> Instance:
        """The game's modules, interpreted or compiled, with the components of this game."""
        return instance(self.name, mode, self.overlay, self.rules)

    @property
    def game(self) -> Game:
        """The interpreted game: rules, actions and texts (`engine/contract.py`)."""
        return self.instance().game

    @functools.cached_property
    def catalogue(self) -> Catalogue:
        """The game's texts."""
        return catalogue(self.game.folder)

    @functools.cached_property
    def observation_layout(self) -> ObservationLayout:
        """What the numbers of an observation are: its parts with their names, places and shapes."""
        decisions = self.game.decisions
        return layout_for(self.game.state, self.players, 0 if decisions is None else decisions.places)

    def blank_state(self) -> ListState:
        """A state in which only the players, the options and the version of the rules are set: what `Game.setup`
        needs."""
        blank = self.game.state()
        blank.players = self.players
        blank.opt_rules = self.rules
        for option in self.game.options:
            setattr(blank, f"opt_{option.name}", option.code(self.options[option.name]))
        blank.fill_kept()
        return blank

    def __hash__(self) -> int:
        return hash((self.name, self.players, tuple(sorted(self.options.items())), self.overlay, self.rules))

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle only the fields; the catalogue and the game's modules are loaded again on the other side."""
        return _unpickled, (self.name, self.players, self.options, self.overlay, self.rules)

    def __str__(self) -> str:
        options = [f"players={self.players}", *(f"{k}={str(v).lower()}" for k, v in self.options.items())]
        if self.rules != self.game.header.rules_version:
            options.append(f"rules={self.rules}")
        return f"{self.name}({', '.join(options)})"


def config_of(game: GameConfig | str, **options: Any) -> GameConfig:
    """A game that is loaded already, or one by text, with its options; OptionError for a loaded one with options."""
    if not isinstance(game, GameConfig):
        return load(game, **options)
    if options:
        raise OptionError(f"the game is loaded already; give {', '.join(options)} to load instead")
    return game


def load(
    name: str,
    *,
    players: int | str | None = None,
    components: str | Path | Overlay | None = None,
    rules: int | str | None = None,
    **options: Any,
) -> GameConfig:
    """A game by name, e.g. load("riverside", players=3, extension=True), or by text: load("riverside(players=3)").

    Without `players` it is two, or the least the game allows. `components` is an overlay file. `rules` is the number of
    an older version of the rules; without it the newest is played. OptionError or ComponentError says what is wrong.
    """
    name, written = parse_call(name)
    given = {**written, **options}
    players = _given_once("players", players, given)
    components = _given_once("components", components, given)
    rules = _given_once("rules", rules, given)
    header = header_of(name)
    overlay = components if isinstance(components, Overlay) or components is None else read_overlay(components)
    count = check_players(
        name, max(2, header.players_min) if players is None else players, header.players_min, header.players_max
    )
    version = header.rules_version if rules is None else check_rules(name, rules, header.rules_version)
    game = _checked(name, overlay, version)
    return GameConfig(name, count, check_options(name, game.options, given), overlay, rules=version)


def _given_once(what: str, value: Any, written: dict[str, Any]) -> Any:
    """The value of an argument, or the one written in the text of the game; OptionError if both are given."""
    if value is None:
        return written.pop(what, None)
    if what in written:
        raise OptionError(f"{what} is given twice: {written[what]} and {value}")
    return value


def _unpickled(
    name: str, players: int, options: dict[str, bool | str], overlay: Overlay | None, rules: int
) -> GameConfig:
    """Unpickle a GameConfig and load the game's modules, because states that are unpickled next need classes from
    them."""
    config = GameConfig(name, players, options, overlay, rules=rules)
    config.instance()
    return config


def _checked(name: str, overlay: Overlay | None, rules: int) -> Game:
    """The game with the overlay; ComponentError names the overlay's file if the game refuses the merged components."""
    try:
        return instance(name, Mode.INTERPRETED, overlay, rules).game
    except ComponentError as error:
        if overlay is None:
            raise
        raise ComponentError(str(error).replace(f"{name} components:", f"{overlay.name}:", 1)) from None
