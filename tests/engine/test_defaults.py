"""What the engine makes of what a game has declared, and which fields it cannot make."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rivertable.engine import registry
from rivertable.engine.contract import Game
from rivertable.engine.errors import StateError
from rivertable.engine.game_config import load
from rivertable.engine.instance import instance
from rivertable.engine.match import Match
from rivertable.engine.messages import Message, say
from rivertable.engine.registry import games
from rivertable.engine.rule import Mode
from rivertable.engine.simulation import simulate
from tests.toy.toy import TOY

pytestmark = pytest.mark.usefixtures("lantern_fishing")


@pytest.fixture
def toy() -> Game:
    """A game that leaves everything to the engine but what is hidden."""
    return instance(TOY.name).game


def lantern(*moves: str) -> Match:
    match = Match(load(TOY.name, players=3), seed=1)
    for move in moves:
        match.act(match.to_act[0], move)
    return match


def without(game: Game, *fields: str, **changed: Any) -> Game:
    """The game with these fields made anew."""
    made_anew: dict[str, Any] = dict.fromkeys(fields)
    return replace(game, **made_anew, **changed)


# ---------------------------------------------------------------- what is made


def test_folder_and_header_are_those_of_the_game(toy: Game) -> None:
    assert (toy.folder, toy.header.name) == (TOY, "Lantern Fishing")


@pytest.mark.parametrize("game", games())
def test_folder_and_header_of_every_game_are_its_own(game: str) -> None:
    plain = load(game).game
    assert (plain.folder, plain.header) == (registry.folder_of(game), registry.header_of(game))


def test_rules_of_the_decisions_are_those_of_the_game(toy: Game) -> None:
    decisions = toy.decisions
    assert decisions is not None
    assert (toy.to_act, toy.legal, toy.may, toy.apply) == (
        decisions.to_act,
        decisions.legal,
        decisions.may,
        decisions.apply,
    )


def test_points_by_category_add_up_to_total_rank_and_estimate(toy: Game) -> None:
    match = lantern("sell(vendace)", "catch", "sell(pike)")
    out: list[Any] = [0, 0]
    for seat in range(3):
        total = toy.score(match.state, seat, out)
        assert total == sum(out) == match.state.coins[seat] + match.state.held[seat]
        assert (toy.standing(match.state, seat), toy.evaluate(match.state, seat)) == (total, 100 * total)
        assert toy.weigh(match.state, seat) == [100 * total]
    assert toy.score_categories == ("coins", "basket")


@pytest.mark.parametrize(
    ("standings", "rewards"), [((5, 3, 1), (1, 0, -1)), ((2, 2, 1), (0.5, 0.5, -1)), ((4, 4, 4), (0, 0, 0))]
)
def test_the_reward_is_the_share_of_opponents_beaten(
    toy: Game, standings: tuple[int, ...], rewards: tuple[float, ...]
) -> None:
    state = lantern().state
    state.coins[:3], state.held[:3] = standings, (0, 0, 0)
    assert tuple(toy.utility(state, seat) for seat in range(3)) == rewards


def test_a_traceback_shows_what_was_written(toy: Game) -> None:
    with pytest.raises(AttributeError) as error:
        toy.utility(None, 0)
    assert "standing(s, seat)" in str(error.getrepr())


def test_compiled_the_same_matches_end_alike() -> None:
    interpreted, compiled = (
        simulate(TOY.name, games=20, seed=3, mode=mode) for mode in (Mode.INTERPRETED, Mode.COMPILED)
    )
    assert (interpreted.scores == compiled.scores).all()


def test_the_question_is_named_after_the_decision(toy: Game) -> None:
    match = lantern()
    first = match.to_act[0]
    assert toy.decision(match.state, first) == say("decide-turn")
    assert toy.decision(match.state, (first + 1) % 3) == say("decide-wait")
    assert match.decision((first + 1) % 3) == "Waiting for the others."
    ended = match.state
    ended.left = 0
    assert toy.decision(ended, first) == say("decide-over")


def test_all_answers_to_the_question_are_shown_and_refusals_tell_why() -> None:
    match = lantern()
    shown = match.candidates(match.to_act[0])
    assert [str(each.action) for each in shown] == ["catch", "sell(vendace)", "sell(perch)", "sell(pike)"]
    assert [each.reason.code for each in shown if each.reason] == ["no_such_fish"] * 2


def test_an_action_is_labelled_by_its_name_and_arguments() -> None:
    match = lantern()
    assert match.legal(match.to_act[0])[0].label == "Catch a fish"
    assert match.candidates(match.to_act[0])[2].action.label == "Sell all perch"


def test_an_action_may_have_a_label_for_just_its_arguments(toy: Game, tmp_path: Path) -> None:
    (tmp_path / "locales").mkdir()
    (tmp_path / "locales" / "en.ftl").write_text("action-sell-pike = Sell every pike\n")
    own = without(toy, "label", folder=tmp_path)
    pike = toy.actions.parse("sell(pike)")
    assert own.label(None, 0, pike) == Message("action-sell-pike", toy.actions.messages(pike))
    assert own.label(None, 0, pike - 1).id == "action-sell"


def test_a_refusal_says_what_is_asked_instead(toy: Game) -> None:
    match = lantern()
    seat = match.to_act[0]
    assert toy.explain(match.state, seat, 0, toy.reasons.NOT_ASKED_NOW) == {"question": say("decide-turn")}  # type: ignore[attr-defined]
    assert toy.explain(match.state, seat, 0, toy.reasons.NO_SUCH_FISH) == {}  # type: ignore[attr-defined]


def test_previews_tell_the_points_by_category() -> None:
    match = lantern()
    seat = match.to_act[0]
    (change,) = match.preview(seat, "catch")
    assert (match.say(change.what), change.before, change.after) == ("Fish in the basket", 1, 2)


def test_whoever_is_to_act_alone_after_the_setup_goes_first(toy: Game) -> None:
    match = lantern()
    assert toy.first_seat(match.state) == match.state.current


# ---------------------------------------------------------------- what is not


@pytest.mark.parametrize(
    ("left_out", "changed", "sentence"),
    [
        (["legal"], {"decisions": None}, "lantern_fishing needs 'legal': it has no `decisions` to make it from"),
        (["score"], {"points": None}, "lantern_fishing needs 'score': it has no `points` to make it from"),
        (["end_reason"], {"end_reasons": ("one", "two")}, "needs 'end_reason': it can end in 2 ways"),
        (["deal_unknown"], {}, "needs 'deal_unknown': not everybody may see river, basket"),
        (["weigh"], {"terms": ("fish",)}, "needs 'weigh': it names terms of its own"),
        (["measure"], {"quantities": (say("fish"),)}, "needs 'measure': only the engine's `quantities`"),
    ],
)
def test_a_field_that_cannot_be_made_is_asked_for(
    toy: Game, left_out: list[str], changed: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(StateError, match=sentence):
        without(toy, *left_out, **changed)


def test_who_plays_alone_is_not_ranked() -> None:
    with pytest.raises(StateError, match="riverside needs 'utility': who plays alone is not ranked"):
        without(load("riverside").game, "utility")


def test_where_only_the_future_is_hidden_nothing_else_has_to_be_dealt() -> None:
    match, random = Match(load("stone_layer", players=2), seed=2), Random(2)
    for _ in range(10):
        match.act(seat := match.to_act[0], random.choice(match.legal(seat)))
    world = match.redacted(0)
    match.game.deal_unknown(world, 0, [1, 2])
    fields = [field.name for field in world.FIELDS if field.name != "rng"]
    assert [getattr(world, name) for name in fields] == [getattr(match.state, name) for name in fields]
