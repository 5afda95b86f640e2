"""Tempers: they choose only among plans about as good as the best, by what plans do, and never make two bots alike."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import rivertable as rt
from rivertable.bots.base import Bot
from rivertable.bots.characters import CHARACTERS
from rivertable.bots.ismcts import IsmctsBot
from rivertable.bots.jobs import BotJob, GameSpec
from rivertable.bots.levels import settings_of
from rivertable.bots.search_runner import Plan
from rivertable.bots.tempers import MARGIN, equals, liked_best
from rivertable.bots.worker import decide
from rivertable.engine.match import Match
from rivertable.engine.registry import games
from rivertable.engine.rule import Mode
from tests.bots.test_ismcts import advanced

pytestmark = pytest.mark.usefixtures("fish_market")

EXPERT, EASY = settings_of("the_river", "expert"), settings_of("the_river", "easy")
ROUNDS = 3
SEEDS = range(4)


def plan(action: int, worth: float = 0.0, visits: int = 1000, prior: float = 0.1) -> Plan:
    return Plan((action,), prior, visits, worth, 0.5, 10.0)


def test_a_plan_that_is_worse_by_more_than_the_margin_is_never_taken() -> None:
    best, near, worse = plan(1, 0.2), plan(2, 0.2 - 0.9 * MARGIN), plan(3, 0.2 - 1.2 * MARGIN)
    assert equals([best, worse, near], best, EXPERT) == [best, near]


def test_a_plan_that_was_hardly_tried_is_not_called_as_good() -> None:
    best, rarely = plan(1, 0.2), plan(2, 0.9, visits=30)
    assert equals([best, rarely], best, EXPERT) == [best]


def test_after_few_visits_what_looked_worse_is_not_called_as_good() -> None:
    best, lucky = plan(1, 0.2, visits=4, prior=0.4), plan(2, 0.2, visits=3, prior=0.1)
    assert equals([best, lucky], best, EXPERT) == [best]


def test_a_beginners_mistake_stays_a_mistake_of_that_size() -> None:
    better, drawn, alike = plan(1, prior=0.5), plan(2, prior=0.1), plan(3, prior=0.1)
    assert equals([better, drawn, alike], drawn, EASY) == [drawn, alike]


def test_a_builder_takes_the_points_now_and_a_miser_keeps_them_for_later() -> None:
    match, now, later = _two_equal_plans()
    seat, chosen = match.to_act[0], {"bram": 0, "mags": 0}
    for key in range(40):
        for name in chosen:
            like = liked_best(CHARACTERS[name], [later, now], match.config, match.redacted(seat), seat, key)
            chosen[name] += like is now
    assert chosen["bram"] > 30
    assert chosen["mags"] < 10


def _two_equal_plans() -> tuple[Match, Plan, Plan]:
    """A position of The River with two actions of equal worth by the evaluation, of which the first brings more points
    now."""
    for moves in range(20, 200):
        match = advanced("the_river(players=2)", moves)
        seat = match.to_act[0]
        after = {}
        for action in match.legal(seat):
            other = match.clone()
            other.act(seat, action)
            after[action.id] = (match.game.evaluate(other.redacted(seat), seat), other.points[seat])
        for one, (worth, points) in after.items():
            for other_one, (other_worth, other_points) in after.items():
                if abs(worth - other_worth) < 20 and points > other_points:
                    return match, plan(one), plan(other_one)
    raise AssertionError("no such position in 200 moves")


@pytest.mark.parametrize("character", CHARACTERS)
@pytest.mark.parametrize("game", [*games(), "fish_market(players=3)"])
def test_what_a_character_does_is_legal_and_stays_within_the_margin(game: str, character: str) -> None:
    """`choose` raises if the rules refuse a decision."""
    match = advanced(game, 6)
    seat = match.to_act[0]
    settings = settings_of(match.config.name, "easy", iterations=30)
    bot = IsmctsBot(3, Mode.INTERPRETED, "easy", character, iterations=30, seconds=60)
    action = bot.choose(match, seat)
    assert bot.found is not None
    assert action.id in {each.actions[0] for each in equals(bot.found.plans, bot.found.plans[0], settings)}
    rt.bot("greedy", character=character, seed=3).choose(match, seat)


@pytest.mark.parametrize("game", [*games(), "fish_market(players=3)"])
def test_characters_know_no_more_than_their_seat(game: str) -> None:
    match = advanced(game, 8)
    seat = match.to_act[0]
    for character in CHARACTERS:
        for level in ("easy", "greedy"):
            decisions = set()
            for seed in range(3):
                other = match.clone()
                other._state = match.imagine(seat, seed)._state
                bot = rt.bot(level, character=character, seed=5, mode="interpreted")
                decisions.add(bot.decide(other.config, other.redacted(seat), seat))
            assert len(decisions) == 1


# ---------------------------------------------------------------- no two bots of a table are clones

Decide = Callable[[Match, int], int]


def differ(seed: int, decide_for: Decide) -> bool:
    """Whether two seats of one Riverside table have done different things after the first rounds."""
    match = Match("riverside(players=2)", seed)
    begun = match.rounds
    while match.rounds < begun + ROUNDS:
        seat = match.to_act[0]
        match.act(seat, decide_for(match, seat))
    one, other = ([move.action for move in match.moves if move.seat == seat] for seat in (0, 1))
    return one != other


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_two_bots_of_a_level_differ_in_the_first_rounds_while_nothing_is_compiled(level: str) -> None:
    def decided(match: Match, seat: int) -> int:
        state, character = match.redacted(seat).to_bytes(), ("hedda", "otis")[seat]
        job = BotJob(GameSpec.of(match.config), state, seat, "ismcts", level, "7", character=character)
        return decide(job, compiled=False).action

    assert [seed for seed in SEEDS if not differ(seed, decided)] == []


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_two_bots_of_a_level_differ_in_the_first_rounds_when_they_search(level: str) -> None:
    def alike(seed: int) -> bool:
        bots: list[Bot] = [rt.bot(f"{name}:{level}", seed=seed) for name in ("hedda", "otis")]
        return not differ(seed, lambda match, seat: bots[seat].choose(match, seat).id)

    assert [seed for seed in SEEDS if alike(seed)] == []


def test_the_same_character_with_the_same_seed_decides_the_same() -> None:
    match = Match("riverside(players=2)", 3)
    plans = {
        rt.bot("easy", character="fritz", seed=4, mode="interpreted").plan(match.config, match.redacted(0), 0)
        for _ in range(3)
    }
    assert len(plans) == 1
