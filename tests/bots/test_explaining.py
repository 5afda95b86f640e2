"""Why a bot would do what it would do: in every game, from what the seat knows and nothing else."""

from __future__ import annotations

import pytest

import rivertable as rt
from rivertable.bots.explaining import AS_GOOD, Explanation, explained, greedy_reasonings, reasoning_of
from rivertable.bots.lines import Line
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
    match = played("the_river(players=3)", 35)
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
    settings = {"level": "normal", "seconds": 1e9}
    told = rt.bot("ismcts", **settings).reasonings(match, seat)
    for seed in range(2):
        assert rt.bot("ismcts", **settings).reasonings(match.imagine(seat, seed), seat) == told
