"""Versions of the rules: a match is played to its end, and replayed, by the rules and numbers it began with."""

from __future__ import annotations

import pickle
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from rivertable.bots.jobs import GameSpec
from rivertable.engine import conformance, registry
from rivertable.engine.components import Overlay
from rivertable.engine.errors import OptionError, RecordError
from rivertable.engine.game_config import load
from rivertable.engine.match import Match
from rivertable.engine.record import Record
from rivertable.engine.rule import Mode
from tests.engine.test_record import finished
from tests.market.market import FOLDER

GAME = "market_of_two_versions"


@pytest.fixture(scope="module", autouse=True)
def game(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The toy, in whose second version players begin with other coins, and a peek shows nothing new to pay for."""
    folder = tmp_path_factory.mktemp("games") / GAME
    shutil.copytree(FOLDER, folder)
    _write(folder / "components.toml", "rules_version = 1", "rules_version = 2")
    _write(folder / "rules.py", "    if s.deck_count == 0:\n        return Reason.NOTHING_LEFT\n    return", GUARDED)
    (folder / "components_rules_1.toml").write_text("[market]\nstart_coins = 5\n")
    registry.add_game(folder)
    yield folder
    registry._added.pop(GAME)


GUARDED = """    if s.deck_count == 0 or (s.opt_rules >= 2 and s.coins[seat] > 9):
        return Reason.NOTHING_LEFT
    return"""


def _write(file: Path, before: str, after: str) -> None:
    text = file.read_text()
    assert text.count(before) == 1
    file.write_text(text.replace(before, after))


def test_without_a_version_the_newest_rules_are_played() -> None:
    config = load(GAME)
    assert (config.rules, config.blank_state().opt_rules, str(config)) == (2, 2, f"{GAME}(players=2, weather=false)")


@pytest.mark.parametrize("config", [lambda: load(GAME, rules=1), lambda: load(f"{GAME}(rules=1)")])
def test_an_older_version_is_played_by_name(config: object) -> None:
    assert callable(config)
    found = config()
    assert (found.rules, found.blank_state().opt_rules) == (1, 1)
    assert load(str(found)).rules == 1


@pytest.mark.parametrize("rules", [0, 3, -1, True, "new", 1.0])
def test_an_unknown_version_is_refused_with_the_known_ones(rules: object) -> None:
    with pytest.raises(OptionError, match=f"{GAME} has rules versions 1 to 2, not"):
        load(GAME, rules=rules)  # type: ignore[arg-type]


def test_a_version_given_twice_is_refused() -> None:
    with pytest.raises(OptionError, match="rules is given twice: 1 and 2"):
        load(f"{GAME}(rules=1)", rules=2)


def test_a_version_has_the_numbers_it_had() -> None:
    assert [Match(load(GAME, rules=rules), 1).state.coins[0] for rules in (1, 2)] == [5, 2]


def test_an_overlay_lies_on_top_of_the_numbers_of_the_version() -> None:
    overlay = Overlay("mine.toml", "[market]\nprize_points = 7")
    both = [load(GAME, rules=rules, components=overlay) for rules in (1, 2)]
    assert [Match(each, 1).state.coins[0] for each in both] == [5, 2]
    assert both[0].instance().package != both[1].instance().package


def test_versions_with_the_same_numbers_share_their_code(fish_market: None) -> None:
    assert load("fish_market", rules=1).instance() is load("fish_market").instance()


def test_versions_with_other_numbers_are_compiled_apart(game: Path) -> None:
    old, new = (load(GAME, rules=rules) for rules in (1, 2))
    assert GameSpec.of(old).code != GameSpec.of(new).code
    assert old.instance() is not new.instance()
    assert old.instance(Mode.COMPILED).package != new.instance(Mode.COMPILED).package


@pytest.mark.parametrize("rules", [1, 2])
def test_a_record_is_replayed_by_its_own_version(rules: int, tmp_path: Path) -> None:
    match = finished(Match(load(GAME, rules=rules), 3))
    match.record().save(tmp_path / "match.json")
    replayed = Record.load(tmp_path / "match.json").replay()
    assert (replayed.config.rules, replayed.state, replayed.outcome) == (rules, match.state, match.outcome)


def test_a_record_played_by_other_rules_than_it_says_does_not_fit() -> None:
    record = finished(Match(load(GAME, rules=1), 3)).record()
    record.rules = 2
    with pytest.raises(RecordError, match="tampered with"):
        record.verify()


def test_another_process_plays_by_the_same_version() -> None:
    match = Match(load(GAME, rules=1), 3)
    assert pickle.loads(pickle.dumps(match)).config == match.config
    assert GameSpec.of(match.config).config() == match.config


def test_the_conformance_suite_plays_every_version() -> None:
    assert {config.rules for config in conformance._variants(GAME, [2], None)} == {1, 2}
    report = conformance.check(GAME, games=4, viewer_steps=20, players=[2], modes=[Mode.INTERPRETED])
    assert not report.failed, report
