"""`import rivertable as rt`: the names others build on."""

from __future__ import annotations

import inspect
import subprocess
import sys

import pytest

import rivertable as rt
from rivertable.engine.game_config import GameConfig
from rivertable.engine.state import ListState


def test_tab_completion_offers_the_public_names_alone() -> None:
    assert dir(rt) == sorted(rt.__all__)
    assert [name for name in rt.__all__ if not hasattr(rt, name)] == []


def test_the_version_is_that_of_the_package() -> None:
    assert rt.__version__[0].isdigit()
    with pytest.raises(AttributeError, match="has no attribute 'nothing'"):
        _ = rt.nothing


@pytest.mark.parametrize("name", sorted(set(rt.__all__) - {"__version__"}))
def test_every_public_name_says_what_it_is(name: str) -> None:
    public = getattr(rt, name)
    assert inspect.getdoc(public)
    if inspect.isclass(public):
        members = [member for member in vars(public) if not member.startswith("_")]
        told = [m for m in members if callable(getattr(public, m)) or isinstance(vars(public)[m], property)]
        assert [member for member in told if not inspect.getdoc(getattr(public, member))] == []


NAMED = "assert 'riverside' in rt.games() and rt.games() == tuple(sorted(rt.games()))"
PACKAGE = "assert rivertable.games.the_river.GAME is importlib.import_module('rivertable.games.the_river').GAME"
LOADS_COMPILED = (
    "from rivertable.engine.instance import instance; from rivertable.engine.rule import Mode\n"
    "assert instance('riverside', Mode.COMPILED).package.startswith('rivertable.games.riverside@compiled-')"
)


@pytest.mark.parametrize(
    "lines",
    [
        ("import rivertable as rt", NAMED, "import rivertable.games.the_river", PACKAGE, NAMED),
        ("import rivertable.games.the_river", PACKAGE, "import rivertable as rt", NAMED, PACKAGE),
        ("import rivertable as rt, rivertable.games", NAMED, "import rivertable.games.the_river", PACKAGE),
        (
            "from rivertable import games; rt = rivertable = sys.modules['rivertable']",
            NAMED,
            "assert games is rt.games",
        ),
        ("import rivertable.games.riverside; from rivertable import games", "assert 'riverside' in games()"),
        ("import rivertable as rt, rivertable", LOADS_COMPILED, NAMED, "import rivertable.games.the_river", PACKAGE),
        ("import rivertable.games.the_river", LOADS_COMPILED, "import rivertable as rt", NAMED, PACKAGE),
    ],
)
def test_games_are_named_and_imported_in_either_order(lines: tuple[str, ...]) -> None:
    """In a process of its own: what is imported first decides."""
    subprocess.run([sys.executable, "-c", "\n".join(("import importlib, sys", *lines))], check=True)


def first_legal(game: GameConfig, redacted: ListState, seat: int) -> int:
    out = [0] * game.game.actions.count
    game.game.legal(redacted, seat, out)
    return out[0]


def test_a_function_may_play_a_series() -> None:
    played = rt.simulate("riverside", players=2, games=2, policy=first_legal, seed=1)
    assert played.scores.shape == (2, 2)


def test_rules_run_interpreted_where_that_is_wanted() -> None:
    assert rt.simulate("riverside", games=2, mode="interpreted").scores.shape == (2, 2)
    with pytest.raises(rt.OptionError, match="the mode is compiled or interpreted, not 'fast'"):
        rt.simulate("riverside", games=2, mode="fast")


def test_a_level_runs_in_the_mode_that_is_wanted() -> None:
    script = (
        "import sys, rivertable as rt\n"
        "rt.simulate('stone_layer(mode=companion)', games=1, policy='easy', mode='interpreted')\n"
        "assert 'numba' not in sys.modules\n"
    )
    subprocess.run([sys.executable, "-c", script], check=True)


def test_a_bot_may_play_a_series() -> None:
    bot, same = rt.bot("random", seed=3), rt.bot("random", seed=3)
    played = rt.simulate("riverside", games=2, policy=bot, seed=1).scores
    assert played.tolist() == rt.simulate("riverside", games=2, policy=same.decide, seed=1).scores.tolist()


def test_options_of_a_loaded_game_are_not_lost_in_silence() -> None:
    with pytest.raises(rt.OptionError, match="loaded already; give players to load instead"):
        rt.simulate(rt.load("riverside"), players=3, games=2)


def test_an_unknown_policy_is_named_with_the_right_ones() -> None:
    with pytest.raises(
        rt.OptionError, match="no policy 'clever'; the policies are random, quick, greedy, ismcts, easy"
    ):
        rt.simulate("riverside", policy="clever")


def test_the_name_of_the_first_release_still_works_with_a_warning() -> None:
    with pytest.warns(DeprecationWarning, match="GameConfig"):
        assert rt.LoadedGame is rt.GameConfig
