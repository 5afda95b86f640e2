"""A match: who is to act, how it goes on, copies and imagined worlds."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import rivertable.engine.match
from rivertable.engine.contract import REFEREE_SEAT
from rivertable.engine.errors import ActionTextError, IllegalAction, OptionError, RivertableError
from rivertable.engine.match import Action, Match
from rivertable.engine.moves import Move
from rivertable.engine.playing import play_out
from rivertable.engine.progress import Progress
from rivertable.engine.secrecy import TABLE, redact
from rivertable.engine.viewable import Viewable
from tests.market.market import TO_BIDS, TWO_KNOWN, market, play, texts

pytestmark = pytest.mark.usefixtures("fish_market")

# ---------------------------------------------------------------- who is to act


def test_one_seat_after_the_other_is_to_act() -> None:
    assert play(market(), "0 draw").to_act == (1,)


def test_several_seats_are_to_act_at_once() -> None:
    assert play(market(players=3), "0 draw", "1 draw", "2 draw").to_act == (0, 1, 2)


def test_all_seats_of_riverside_decide_at_once() -> None:
    assert Match("riverside(players=3)", seed=7).to_act == (0, 1, 2)


def test_a_seat_that_has_bid_waits_for_the_others() -> None:
    assert play(market(), *TO_BIDS, "1 bid(0)").to_act == (0,)


def test_the_world_is_to_act_when_it_reports() -> None:
    assert market(weather=True).to_act == (REFEREE_SEAT,)


def test_nobody_is_to_act_when_it_is_over() -> None:
    match = finished()
    assert (match.to_act, match.is_over) == ((), True)


def finished(seed: int = 1) -> Match:
    return play_out(market(seed), lambda match, seat: match.legal(seat)[-1])


# ---------------------------------------------------------------- acting


def test_legal_lists_actions_with_name_arguments_and_label() -> None:
    assert market().legal(0)[0] == Action(0, "sell", (1,), "Sell card 1: trout")


def test_a_seat_that_is_not_to_act_has_no_legal_action() -> None:
    assert market().legal(1) == []


@pytest.mark.parametrize("form", ["action", "id", "text"])
def test_an_action_is_given_as_an_action_an_id_or_a_text(form: str) -> None:
    match = market()
    action = match.legal(0)[0]
    forms: dict[str, Action | int | str] = {"action": action, "id": action.id, "text": str(action)}
    match.act(0, forms[form])
    assert match.moves == (Move(0, action.id),)


def test_an_action_text_is_read_whatever_its_case_and_spaces() -> None:
    assert market().action_id(" Sell( 2 ) ") == market().action_id("sell(2)")


@pytest.mark.parametrize("action", ["swim", "sell(9)", 999, -1])
def test_an_action_that_does_not_exist_is_refused(action: str | int) -> None:
    with pytest.raises(ActionTextError):
        market().act(0, action)


def test_an_illegal_action_is_refused_with_reason_and_clause() -> None:
    with pytest.raises(IllegalAction) as refused:
        market().act(0, "take(2)")
    assert (refused.value.reason, str(refused.value)) == ("too_dear", "It costs 4 and you have 2. (FM-4)")


def test_nothing_has_happened_after_an_illegal_action() -> None:
    match = market()
    before = match.clone()
    with pytest.raises(IllegalAction):
        match.act(1, "draw")
    assert (match._state, match.log) == (before._state, before.log)


def test_a_payload_is_kept_with_its_move() -> None:
    match = market()
    match.act(0, "draw", {"angle": 3})
    assert match.moves[0].payload == {"angle": 3}


def test_the_world_reports_like_a_seat() -> None:
    match = market(weather=True)
    match.act(REFEREE_SEAT, "report(storm)")
    assert match.why_not(0, "peek") is not None


def test_the_world_has_no_say_when_it_is_not_asked() -> None:
    with pytest.raises(OptionError, match="there is no seat 14"):
        market().act(REFEREE_SEAT, "report(storm)")


def test_a_lone_choice_is_asked_where_the_game_wants_it() -> None:
    match = market()
    match._state.coins[1] = match._state.hand_count[1] = 0  # nothing to pay with, nothing to sell
    assert texts(play(match, "0 take(1)"), 1) == ["draw"]


def test_a_lone_choice_is_taken_unasked_elsewhere() -> None:
    match = play(market(seed=5), "0 take(1)", "1 draw")  # seat 0 has nothing left to bid with
    assert match.to_act == (1,)


# ---------------------------------------------------------------- copies and imagined worlds


def test_the_same_seed_is_the_same_match() -> None:
    assert market(5)._state == market(5)._state


def test_a_match_without_a_seed_gets_one() -> None:
    assert Match("fish_market").seed != Match("fish_market").seed


def test_playing_on_a_clone_leaves_the_original() -> None:
    match = market()
    before = (match._state.digest(), len(match.log), match.narration(0))
    play(match.clone(), "0 sell(1)", "0 draw", "1 draw")
    assert (match._state.digest(), len(match.log), match.narration(0)) == before


def test_an_undo_on_a_clone_leaves_the_original() -> None:
    match = play(market(), *TWO_KNOWN, "0 sell(3)")
    match.clone().undo(0)
    assert len(match.moves) == len(TWO_KNOWN) + 1


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_an_imagined_match_fits_what_the_viewer_knows(viewer: int | None) -> None:
    match = play(market(), "0 peek", "0 leave", "1 take(1)")
    assert match.imagine(viewer, seed=5).redacted(viewer) == match.redacted(viewer)


def test_imagined_matches_of_other_seeds_differ() -> None:
    match = market()
    assert len({str(match.imagine(0, seed)._state.deck) for seed in range(8)}) > 1


def test_an_imagined_match_of_the_same_seed_is_the_same() -> None:
    match = market()
    assert match.imagine(0, seed=3)._state == match.imagine(0, seed=3)._state


def test_an_imagined_match_asks_for_hidden_choices_again() -> None:
    match = play(market(), *TO_BIDS, "0 bid(1)")
    assert match.imagine(1).to_act == (0, 1)


def test_an_imagined_match_keeps_the_viewers_own_choice() -> None:
    match = play(market(), *TO_BIDS, "0 bid(1)")
    assert match.imagine(0).to_act == (1,)


def test_an_imagined_match_can_be_played_and_taken_back() -> None:
    world = market().imagine(0)
    start = world._state.clone()
    play(world, "0 sell(1)")
    world.undo(0, agreed=True)
    assert redact(world._state, TABLE) == redact(start, TABLE)


def test_a_payload_that_json_cannot_hold_is_refused() -> None:
    match = Match("riverside(players=2)", seed=1)
    with pytest.raises(RivertableError, match="payload"):
        match.act(0, "choose_die(yellow)", {1, 2})


def test_a_match_goes_on_from_a_kept_state() -> None:
    match = Match("riverside(players=2)", seed=5)
    match.act(0, match.legal(0)[0])
    world = match.imagine(0, seed=3)
    kept = type(world.state).from_bytes(world.state.to_bytes())
    again = Match.from_state("riverside(players=2)", kept)
    assert again.view(0) == match.view(0)
    for each in (world, again):
        each.act(each.to_act[0], each.legal(each.to_act[0])[0])
    assert again.state == world.state


def test_a_copy_in_another_state_has_the_same_history() -> None:
    match = play(market(), "0 draw")
    other = match.clone(match.imagine(1, seed=3).state)
    assert other.looks_same(match, 1)
    assert other.state != match.state
    assert other.narration(1) == match.narration(1)


# ---------------------------------------------------------------- what is its own


def private_names() -> set[str]:
    """The names that only the files of a match may use."""
    kept = {*vars(market()), *vars(Match), *vars(Viewable), *vars(market()._progress), *vars(Progress)}
    return {name for name in kept if name.startswith("_") and not name.startswith("__")}


def reached_into(file: Path, names: set[str]) -> list[str]:
    """Where a file uses such a name of something else than itself."""
    return [
        f"{file.name}:{node.lineno} {ast.unparse(node)}"
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute)
        and node.attr in names
        and not (isinstance(node.value, ast.Name) and node.value.id in ("self", "cls"))
    ]


def test_nothing_reaches_into_a_match() -> None:
    own, names = {"match.py", "viewable.py", "progress.py"}, private_names()
    sources = Path(rivertable.engine.match.__file__).parents[1]
    files = [file for file in sources.rglob("*.py") if file.parent.name != "engine" or file.name not in own]
    assert len(files) > 300
    assert [line for file in files for line in reached_into(file, names)] == []
    assert any(reached_into(sources / "engine" / name, names) for name in own)  # such uses would be found


def test_a_match_is_small_enough_to_be_read_in_one_go() -> None:
    methods = [name for name, what in vars(Match).items() if callable(what) or isinstance(what, property | classmethod)]
    assert len(methods) <= 36
