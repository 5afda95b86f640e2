"""The names of options that type checkers read are those of the games."""

from __future__ import annotations

import rivertable as rt
from rivertable.engine.named_options import GameOptions, Options


def test_type_checkers_know_the_options_of_all_games() -> None:
    declared = {option.name for game in rt.games() for option in rt.load(game).game.options}
    assert set(GameOptions.__annotations__) == declared
    assert set(Options.__annotations__) == declared | {"players", "components", "rules"}
