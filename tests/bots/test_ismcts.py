"""The searching bot: repeatable, blind to what its seat cannot see, quick within a turn, and it explains itself."""

from __future__ import annotations

import pytest

from rivertable.bots import make_bot
from rivertable.bots.base import Bot
from rivertable.bots.ismcts import IsmctsBot
from rivertable.bots.random_bot import RandomBot
from rivertable.engine.chance import stream_from
from rivertable.engine.contract import REFEREE_SEAT
from rivertable.engine.errors import OptionError
from rivertable.engine.match import Match
from rivertable.engine.playing import play_out
from rivertable.engine.registry import games
from rivertable.engine.rule import Mode
from tests.market.market import market, play

pytestmark = pytest.mark.usefixtures("fish_market")

PLAIN = Mode.INTERPRETED


def searching(iterations: int = 30, seed: int = 0, mode: Mode = PLAIN, level: str = "hard") -> IsmctsBot:
    return IsmctsBot(seed, mode, level, iterations=iterations, seconds=1000)


def played(game: str, seed: int, *bots: Bot) -> Match:
    return play_out(Match(game, seed), lambda match, seat: bots[seat % len(bots)].choose(match, seat))


def advanced(game: str, moves: int, seed: int = 3) -> Match:
    """A match some random moves old."""
    match, bot, report_stream = Match(game, seed), RandomBot(seed), stream_from(seed)
    while len(match.log) < moves or match.to_act == (REFEREE_SEAT,):
        seat = match.to_act[-1]
        match.act(seat, match.likely_report(report_stream) if seat == REFEREE_SEAT else bot.choose(match, seat))
    return match


def test_the_searching_bot_plays_matches_to_the_end() -> None:
    assert played("fish_market(players=4)", 1, searching(5)).is_over


def test_the_searching_bot_repeats_itself_for_a_seed() -> None:
    matches = [played("fish_market(players=3)", 2, searching(5, seed=5)) for _ in range(2)]
    assert matches[0].moves == matches[1].moves


def test_a_decision_does_not_depend_on_what_was_asked_before() -> None:
    bot, match = searching(), market()
    first = bot.choose(match, 0)
    bot.choose(advanced("fish_market", 9), advanced("fish_market", 9).to_act[0])
    assert bot.choose(match, 0) == first


def test_compiled_and_interpreted_searches_find_the_same() -> None:
    match = play(market(players=3), "0 draw")
    found = []
    for mode in (PLAIN, Mode.COMPILED):
        bot = searching(60, mode=mode)
        bot.choose(match, 1)
        assert bot.found is not None
        found.append([(plan.actions, plan.visits) for plan in bot.found.plans])
    assert found[0] == found[1]


@pytest.mark.parametrize("moves", [0, 5, 10])
@pytest.mark.parametrize("game", [*games(), "fish_market(players=3)"])
def test_worlds_that_look_the_same_get_the_same_decision(game: str, moves: int) -> None:
    match = advanced(game, moves)
    seat = match.to_act[0]
    plans = set()
    for seed in range(4):
        other = match.clone()
        other._state = match.imagine(seat, seed)._state
        plans.add(searching(200, mode=Mode.COMPILED).plan(other.config, other.redacted(seat), seat))
    assert len(plans) == 1


def test_a_turn_of_many_decisions_is_searched_once() -> None:
    match, bot = Match("riverside(players=1)", 4), searching(20)
    reveals, searches = match._state.reveals, set()
    while match._state.reveals == reveals:
        match.act(0, bot.choose(match, 0))
        searches.add(id(bot.found))
    assert len(match.moves) >= 3
    assert len(searches) == 1


def test_a_plan_is_dropped_when_something_else_happened() -> None:
    match, bot = Match("riverside(players=1)", 4), searching(20)
    match.act(0, bot.choose(match, 0))
    before = bot.found
    match.undo(0)
    other = next(action for action in match.legal(0) if action != bot.choose(match, 0))
    match.act(0, other)
    bot.choose(match, 0)
    assert bot.found is not before


def test_a_beginner_takes_good_plans_more_often_than_bad_ones() -> None:
    match = Match("riverside(players=1)", 4)
    bot = IsmctsBot(level="easy", mode=PLAIN)
    bot.choose(match, 0)
    assert bot.found is not None
    ranks = []
    for seed in range(60):
        plan = IsmctsBot(seed, level="easy", mode=PLAIN).plan(match.config, match.redacted(0), 0)
        ranks.append([each.actions for each in bot.found.plans].index(plan))
    assert len(set(ranks)) > 1
    assert sum(ranks) / len(ranks) < (len(bot.found.plans) - 1) / 2


def test_an_analysis_tells_the_whole_turn() -> None:
    match = Match("riverside(players=2)", 4)
    advice = searching(50).analyse(match, 0)
    assert len(advice) == 3
    assert advice[0].action in match.legal(0)
    draft = match.draft(0)
    for step in advice[0].line:
        assert step in draft.legal()
        draft.act(step)
    assert len(advice[0].line) > 2


def test_an_analysis_has_chances_points_and_visits() -> None:
    match = Match("riverside(players=2)", 4)
    advice = searching(50).analyse(match, 0)
    assert [each.visits for each in advice] == sorted((each.visits for each in advice), reverse=True)
    assert all(each.win_chance is not None and 0 <= each.win_chance <= 1 for each in advice if each.visits)
    assert all(20 < each.points < 600 for each in advice if each.visits)


def test_nobody_wins_against_nobody() -> None:
    assert searching(20).analyse(Match("riverside(players=1)", 4), 0)[0].win_chance is None


def test_a_beginners_hints_are_searched_all_the_same() -> None:
    bot = IsmctsBot(level="easy", mode=Mode.COMPILED)
    assert bot.analyse(Match("riverside(players=2)", 4), 0)[0].visits > 0


def test_an_unknown_setting_is_named_with_the_right_ones() -> None:
    with pytest.raises(
        OptionError, match=r"no setting 'depth'; its settings are seed, mode, level, character, iterations"
    ):
        make_bot("ismcts", depth=3)


def test_an_unknown_level_is_refused_at_once() -> None:
    with pytest.raises(OptionError, match=r"no level 'grim'"):
        make_bot("ismcts", level="grim")


def test_the_searching_bot_beats_chance_at_the_toy() -> None:
    won = 0
    for seed in range(20):
        bots: list[Bot] = [searching(60, mode=Mode.COMPILED), RandomBot(seed)]
        outcome = played("fish_market", seed, *(bots if seed % 2 == 0 else bots[::-1])).outcome
        assert outcome is not None
        won += outcome.winners == (seed % 2,)
    assert won >= 15


def test_a_line_is_behind_the_best_one_by_points_with_their_noise(monkeypatch: pytest.MonkeyPatch) -> None:
    """Among the actions of a seat the best one is not behind, and doing the worst is."""
    match = Match("riverside(players=2)", 4)
    bot = IsmctsBot(level="hard", mode=Mode.COMPILED)
    best = bot.plan(match.config, match.redacted(0), 0)
    assert bot.margin(match, 0, best) is None
    margins = [bot.margin(match, 0, (action.id,)) for action in match.legal(0)]
    behind = [margin for margin in margins if margin is not None]
    assert behind
    assert all(margin.noise >= 0 and margin.best[0] in [a.id for a in match.legal(0)] for margin in behind)
    assert max(margin.points for margin in behind) > 0
