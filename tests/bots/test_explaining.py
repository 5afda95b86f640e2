"""Why a bot would do what it would do: in every game, from what the seat knows and nothing else."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

import rivertable as rt
from rivertable.bots.explaining import (
    AS_GOOD,
    TOLD,
    Explanation,
    Reasoning,
    explained,
    greedy_reasonings,
    reasoning_of,
)
from rivertable.bots.lines import Line, Next, Worlds
from rivertable.engine.chance import stream_from
from rivertable.engine.contract import REFEREE_SEAT

GAMES = ("the_river", "riverside", "twelve_rivers", "river_bankers", "stone_layer")


def played(game: str, decisions: int, seed: int = 5) -> rt.Match:
    """A match after some decisions of greedy bots, at one with a choice."""
    match, bot, stream = rt.Match(game, seed=seed), rt.bot("greedy"), stream_from(seed)
    while decisions > 0 or match.to_act[0] == REFEREE_SEAT or len(match.legal(match.to_act[0])) < 2:
        seat = match.to_act[0]
        match.act(seat, match.likely_report(stream) if seat == REFEREE_SEAT else bot.choose(match, seat))
        decisions -= 1
    return match


def checked(match: rt.Match, seat: int, told: Explanation) -> Explanation:
    assert told.line[0] in match.legal(seat)
    assert told.sentence.endswith(".")
    assert len(told.facts) <= 2
    assert "%" not in f"{told.sentence} {told.difference} {told.outlook}".replace("% would fall", "")
    return told


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("decisions", [12, 40])
def test_greedy_play_is_explained_in_every_game(game: str, decisions: int) -> None:
    match = played(game, decisions)
    seat, before = match.to_act[0], match.state.digest()
    told = checked(match, seat, rt.bot("greedy").explain(match, seat))
    assert told.alternative
    assert told.points is not None
    assert told.points >= 0
    assert told.difference
    for other in match.legal(seat):
        if other.id != told.line[0].id:
            checked(match, seat, rt.bot("greedy").explain(match, seat, other))
            break
    assert match.state.digest() == before


def test_the_river_says_which_building_comes_nearer() -> None:
    match = played("the_river(players=3)", 36)
    reasons = [greedy_reasonings(match, match.to_act[0])[0]]
    said = " ".join(match.say(each.why) for each in reasons)
    assert "a building" in said or any(name in said for name in ("Boatyard", "Sawmill", "Theatre", "Saloon", "Granary"))


def test_a_search_tells_how_the_match_stands_and_what_follows() -> None:
    match = played("the_river(players=3)", 17)
    seat, bot = match.to_act[0], rt.bot("hard")
    told = checked(match, seat, bot.explain(match, seat))
    assert told.outlook is not None
    assert told.difference
    again = rt.bot("hard").reasonings(match, seat)
    assert explained(match, seat, again[0]).line[0] in match.legal(seat)
    assert [each.line[0] for each in again] == list(dict.fromkeys(each.line[0] for each in again))


def test_an_action_is_compared_with_the_best() -> None:
    match = played("the_river(players=3)", 17)
    seat = match.to_act[0]
    best = rt.bot("greedy").explain(match, seat)
    worst = greedy_reasonings(match, seat, about=match.legal(seat)[-1].id)
    assert len(worst) == 1
    assert worst[0].line[0] == match.legal(seat)[-1].id
    assert worst[0].alternative[0] == best.action.id
    assert worst[0].points is not None
    assert worst[0].points <= 0
    with pytest.raises(rt.IllegalAction):
        rt.bot("greedy").explain(
            match, seat, next(a for a in range(match.game.actions.count) if match.why_not(seat, a))
        )
    with pytest.raises(rt.OptionError, match="nothing to decide"):
        rt.bot("greedy").explain(match, (seat + 1) % 3)


def test_small_differences_are_no_differences() -> None:
    match = played("the_river(players=3)", 17)
    seat = match.to_act[0]
    one, other = (action.id for action in match.legal(seat)[:2])

    def words(points: float, win: float | None = None, than: float | None = None) -> str:
        told = reasoning_of(match, seat, Line((one,), 20 + points, win), Line((other,), 20, than))
        assert told.is_about_as_good == (abs(told.apart) < AS_GOOD)
        assert told.difference is not None
        return match.say(told.difference)

    assert words(0.3).startswith("About as good as")
    assert words(1.2).startswith("Slightly better than")
    assert words(6.0).startswith("Clearly better than")
    assert words(0.0, 0.5, 0.3).startswith("Clearly better than")
    assert words(0.0, 0.0, 0.0).startswith("About as good as"), "nobody is told of 0 %"


SAMPLED = 6  # positions of a match, spread over it
EVERY = {"twelve_rivers": 17, "stone_layer": 5}  # decisions between two of them


def sampled(game: str) -> Iterator[rt.Match]:
    """A match of greedy bots at some decisions with a choice."""
    match, bot, stream, decisions = rt.Match(f"{game}(players=3)", seed=11), rt.bot("greedy"), stream_from(11), 0
    every = EVERY.get(game, 8)
    while not match.is_over and decisions < SAMPLED * every:
        seat = match.to_act[0]
        if seat == REFEREE_SEAT:
            match.act(seat, match.likely_report(stream))
            continue
        if len(match.legal(seat)) > 1:
            decisions += 1
            if decisions % every == 0:
                yield match
        match.act(seat, bot.choose(match, seat))


def differing(match: rt.Match, seat: int, told: Reasoning) -> int:
    """How many things there are to tell of a line: terms that it changes, or that differ from those of the other line."""
    worlds = Worlds(match.config, match.redacted(seat), seat)
    mine, theirs, now = (worlds.terms(line) for line in (told.line, told.alternative, ()))
    return sum(max(abs(a - b), abs(a - c)) >= TOLD for a, b, c in zip(mine, theirs, now, strict=True))


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_has_two_facts_wherever_two_things_differ(game: str) -> None:
    few = asked = 0
    for match in sampled(game):
        seat = match.to_act[0]
        for told in greedy_reasonings(match, seat):
            asked += 1
            said = explained(match, seat, told)
            assert said.sentence
            assert len(set(said.facts)) == len(said.facts)
            if len(said.facts) < 2:
                few += 1
                assert differing(match, seat, told) < 2, (said.action.label, said.sentence, said.facts)
    assert asked >= SAMPLED
    assert few <= asked * 0.2, "hints with fewer than two facts are rare"


def test_a_next_turn_that_only_ends_is_no_fact() -> None:
    match, bot = rt.Match("twelve_rivers(players=3)", seed=1), rt.bot("greedy")
    while True:  # until somebody may play a pair, or end the turn
        seat = match.to_act[0]
        choices = [each.label for each in match.legal(seat)]
        if len(choices) > 1 and "End the turn" in choices:
            break
        match.act(seat, bot.choose(match, seat))
    first, other = (Line((action.id,), 20.0) for action in match.legal(seat)[:2])
    ends = next(action.id for action in match.legal(seat) if action.label == "End the turn")
    at_its_end = Line(first.actions, 20.0, None, Next(match.redacted(seat), (ends,)))
    told = explained(match, seat, reasoning_of(match, seat, at_its_end, other))
    assert not any("Then: " in fact for fact in told.facts)
    assert "next turn" not in told.sentence
    pair = next(action.id for action in match.legal(seat) if action.id != ends)
    goes_on = Line(first.actions, 20.0, None, Next(match.redacted(seat), (pair,)))
    told = explained(match, seat, reasoning_of(match, seat, goes_on, other))
    assert any("Then: " in fact for fact in told.facts)


def test_a_hint_names_places_without_abbreviations() -> None:
    match = rt.Match("twelve_rivers(players=3)", seed=5)
    while not any(": " in action.label and "×" in action.label for action in match.legal(match.to_act[0])):
        match.act(match.to_act[0], match.legal(match.to_act[0])[0])
    seat = match.to_act[0]
    best, *others = greedy_reasonings(match, seat)
    assert others
    for told in (best, *others):
        said = explained(match, seat, told)
        assert said.difference is not None
        assert "“Token in " in said.difference
        assert "×" not in said.difference


def test_a_place_is_told_as_a_place() -> None:
    match = played("stone_layer(players=3)", 5)
    facts = [
        fact
        for action in match.legal(match.to_act[0])
        for fact in rt.bot("greedy").explain(match, match.to_act[0], action).facts
    ]
    assert not any(fact.startswith("Marker") for fact in facts)
    assert any(re.fullmatch(r"The marker goes to stack \d", fact) for fact in facts)


@pytest.mark.parametrize("game", [*GAMES, "riverside(players=1)"])
def test_what_is_hidden_makes_no_difference_to_an_explanation(game: str) -> None:
    match = played(game, 23)
    seat = match.to_act[0]
    told = greedy_reasonings(match, seat)
    for seed in range(3):
        assert greedy_reasonings(match.imagine(seat, seed), seat) == told


def test_what_is_hidden_makes_no_difference_to_what_a_search_explains(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rivertable.bots.ismcts.COMPARE_SECONDS", 1e9)  # the number of tries ends it, not the clock
    match = played("river_bankers(players=3)", 30)
    seat = match.to_act[0]
    settings: Any = {"level": "normal", "seconds": 1e9}
    told = rt.bot("ismcts", **settings).reasonings(match, seat)
    for seed in range(2):
        assert rt.bot("ismcts", **settings).reasonings(match.imagine(seat, seed), seat) == told
