"""load: a game with its players and options settled."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from rivertable.engine.errors import ComponentError, OptionError
from rivertable.engine.game_config import load
from rivertable.engine.match import Match
from rivertable.engine.rule import Mode
from tests.market.market import SMALL

pytestmark = pytest.mark.usefixtures("fish_market")


def test_a_game_is_loaded_by_name() -> None:
    assert load("fish_market").name == "fish_market"


def test_two_play_unless_said_otherwise() -> None:
    assert (load("fish_market").players, load("riverside").players) == (2, 2)


@pytest.mark.parametrize("players", [3, "3"])
def test_players_are_a_number_or_its_text(players: int | str) -> None:
    assert load("fish_market", players=players).players == 3


def test_a_game_is_loaded_by_text() -> None:
    assert load("fish_market(players=3, weather=true)") == load("fish_market", players=3, weather=True)


def test_options_not_given_have_their_defaults() -> None:
    assert load("fish_market").options == {"weather": False}


def test_a_loaded_game_is_written_as_it_is_loaded() -> None:
    config = load("fish_market", players=3, weather=True)
    assert load(str(config)) == config


@pytest.mark.parametrize("players", [1, 5, 0, "many", True, 2.0])
def test_a_wrong_number_of_players_is_refused(players: Any) -> None:
    with pytest.raises(OptionError, match="fish_market takes 2 to 4 players"):
        load("fish_market", players=players)


def test_an_unknown_option_is_refused_with_the_known_ones() -> None:
    with pytest.raises(OptionError, match="its options are players, components, rules, weather"):
        load("fish_market", fog=True)


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(OptionError, match="there is no game 'riverbed'"):
        load("riverbed")


def test_players_given_twice_are_refused() -> None:
    with pytest.raises(OptionError, match="players is given twice"):
        load("fish_market(players=2)", players=3)


def test_components_given_twice_are_refused() -> None:
    with pytest.raises(OptionError, match="components is given twice"):
        load("fish_market(components=small.toml)", components=SMALL)


def test_an_overlay_file_changes_the_components(tmp_path: Path) -> None:
    (tmp_path / "small.toml").write_text(SMALL.text)
    config = load("fish_market", components=tmp_path / "small.toml")
    assert Match(config, seed=1)._state.deck_count == 3


def test_an_overlay_can_be_named_in_the_text(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("small.toml").write_text(SMALL.text)
    assert load("fish_market(components=small.toml)").overlay == SMALL


def test_a_missing_overlay_is_named() -> None:
    with pytest.raises(ComponentError, match=r"gone\.toml"):
        load("fish_market", components="gone.toml")


def test_two_component_sets_live_side_by_side() -> None:
    assert load("fish_market").game is not load("fish_market", components=SMALL).game


def test_a_blank_state_holds_players_options_and_rules_version() -> None:
    blank = load("fish_market", players=3, weather=True).blank_state()
    assert (blank.players, blank.opt_weather, blank.opt_rules) == (3, 1, 1)


def test_a_blank_state_holds_nothing_else() -> None:
    blank = load("fish_market").blank_state()
    blank.players = blank.opt_rules = 0
    assert not any(blank.to_bytes())


def test_a_loaded_game_has_the_instance_of_each_mode() -> None:
    assert load("fish_market").instance(Mode.INTERPRETED).mode is Mode.INTERPRETED


def test_a_loaded_game_has_its_catalogue() -> None:
    assert "fish-trout" in load("fish_market").catalogue
