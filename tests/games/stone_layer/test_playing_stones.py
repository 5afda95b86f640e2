"""Bots with hands, worker processes, and records simulated again."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

import rivertable as rt
from rivertable.engine.contract import REFEREE_SEAT
from rivertable.engine.errors import OptionError
from rivertable.engine.game_config import load
from rivertable.engine.match import Match
from rivertable.engine.record import Record
from rivertable.games.stone_layer.actions import TILE
from rivertable.games.stone_layer.physics.chooser import LEVELS, Choice, Chooser, Spot, choose_release
from rivertable.games.stone_layer.physics.film import Film, pack, unpack
from rivertable.games.stone_layer.physics.release import Release
from rivertable.games.stone_layer.physics.stone_physics import StonePhysics
from rivertable.games.stone_layer.physics.trials import build_stack, trials
from tests.cli.conftest import Run, run  # noqa: F401  a fixture
from tests.games.stone_layer.builder import A, stone_layer


def played(seed: int, turns: int, level: str = "easy", **options: Any) -> Match:
    """The first turns of a match between two steady bots, reported by the simulation."""
    match = Match(load("stone_layer", **options), seed)
    physics = StonePhysics()
    bots = [rt.bot("steady", seed=seed + seat, level=level) for seat in range(match.players)]
    while not match.is_over and match.rounds <= turns:
        seat = match.to_act[0]
        if seat == REFEREE_SEAT:
            physics.report(match)
        else:
            match.act(seat, *bots[seat].move(match, seat))
    return match


@pytest.fixture(scope="module")
def six_turns() -> Match:
    return played(7, 6, "normal")


def test_steady_bots_play_with_payloads(six_turns: Match) -> None:
    releases = [move for move in six_turns.moves if six_turns.game.actions.text(move.action) == "release"]
    assert len(releases) >= 6
    assert all(set(move.payload) == {"face", "yaw", "tilt", "x", "y"} for move in releases)


def test_the_same_seed_plays_alike(six_turns: Match) -> None:
    assert played(7, 6, "normal").record().moves == six_turns.record().moves


def test_stones_that_are_tried_first_stand(six_turns: Match) -> None:
    """Nobody fails in the first six turns: all stacks are low."""
    outcomes = [m.payload["outcome"]["placement"] for m in six_turns.moves if m.seat == REFEREE_SEAT and m.payload]
    assert outcomes.count("on_top") >= 5


def test_bots_play_the_alternative_start_too() -> None:
    match = played(3, 1, alternative_start=True)
    assert sum(match._state.height) >= 4


def test_an_unknown_level_is_refused() -> None:
    match = Match("stone_layer", 1)
    with pytest.raises(OptionError, match="easy, normal, hard, expert"):
        rt.bot("steady", level="clever").move(match, match.to_act[0])


def test_elsewhere_a_steady_bot_is_a_greedy_one() -> None:
    match = Match("riverside", 1)
    seat = match.to_act[0]
    assert rt.bot("steady", seed=2).move(match, seat) == (rt.bot("greedy", seed=2).choose(match, seat), None)


def test_trying_more_finds_surer_poses() -> None:
    """On a stack of four: the mean failure that each level expects of its choice."""
    stack = build_stack(4, Random(2))
    assert stack is not None
    spot = Spot(stack.stones, 0, stack.grown[-1], "hard")
    free = [stone for stone in range(37) if stone not in stack.stones][:4]
    means = {
        level: sum(choose_release(spot, stone, LEVELS[level], Random(1)).failure for stone in free)
        for level in ("easy", "hard")
    }
    assert means["hard"] < means["easy"]


class Sure(Chooser):
    """Small stones fail mostly, others hardly ever."""

    def _best_of_size(self, poses: Any, state: Any, size: int) -> Choice:
        return Choice(0, Release(0, 0.0), 0.6 if size == 0 else 0.1)


def test_sl_5_8_a_bot_counts_the_tokens_that_an_exchange_brings_back() -> None:
    """Its supply is empty: without an exchange nothing could be laid, and the first tile were as good as the second."""
    s = stone_layer().golden(A, 7).tokens(1, 12).height(0, 5).tiles("t_s_1", "t_m_1").choosing()
    assert Sure().choose(s, {}, A).action == TILE + 1


class AlmostAsSure(Chooser):
    """Small stones fail a little more often than others."""

    def _best_of_size(self, poses: Any, state: Any, size: int) -> Choice:
        return Choice(0, Release(0, 0.0), 0.14 if size == 0 else 0.1)


def test_a_temper_takes_the_risk_or_leaves_it_only_where_it_hardly_matters() -> None:
    s = stone_layer().tiles("t_s_1", "t_m_1").choosing()
    tiles = {bold: AlmostAsSure(leanings={"takes_risks": bold}).choose(s, {}, A).action for bold in (-1.0, 1.0)}
    assert tiles == {-1.0: TILE + 1, 1.0: TILE}
    high = stone_layer().golden(A, 7).tokens(1, 12).height(0, 5).tiles("t_s_1", "t_m_1").choosing()
    assert Sure(leanings={"takes_risks": 1.0}).choose(high, {}, A).action == TILE + 1


def test_low_stacks_are_mostly_safe() -> None:
    random = Random(4)
    stack = build_stack(2, random)
    assert stack is not None
    found = list(trials([stack], [1, 2, 3], ["normal"], 4, random))
    assert sum(trial.ended == "stood" for trial in found) >= 10


# ---------------------------------------------------------------- films and records


def test_a_film_is_small_and_exact_to_a_twentieth_of_a_millimetre(six_turns: Match) -> None:
    physics, match = StonePhysics(), Match(load("stone_layer"), 7)
    for move in six_turns.moves:
        if move.seat == REFEREE_SEAT:
            break
        match.act(move.seat, move.action, move.payload)
    film = physics.simulate(physics.task(match)).film
    assert film is not None
    pictures = unpack(film)
    assert pictures.shape == (film.pictures, len(film.stones), 7)
    frames = [pictures[k].ravel() for k in range(film.pictures)]
    again = unpack(pack(frames, [0]))
    assert abs(again - pictures).max() < 0.0003


def test_sl_6_24_a_record_simulated_again_agrees_in_every_bit(six_turns: Match) -> None:
    lines = StonePhysics().audit(six_turns.record())
    assert len(lines) >= 6
    assert all(line.same for line in lines)


def test_the_audit_names_what_differs(six_turns: Match, run: Run, tmp_path: Any) -> None:  # noqa: F811
    record = six_turns.record()
    record.save(tmp_path / "good.json")
    assert "0 differ" in run("record", "replay", "good.json", "--audit").stdout
    told = next(move for move in record.moves if move[0] == REFEREE_SEAT and len(move) == 4)
    stone = next(iter(told[3]["poses"]))
    told[3]["poses"][stone][0] += 0.001
    match = Match(six_turns.config, six_turns.seed)
    for seat, id, _, *payload in record.moves:
        match.act(seat, id, *payload)
    match.record().save(tmp_path / "moved.json")
    shown = run("record", "replay", "moved.json", "--audit")
    assert shown.exit_code == 1
    assert "1.000 mm apart" in shown.stdout


def test_only_a_game_with_a_world_can_be_audited(run: Run, tmp_path: Any) -> None:  # noqa: F811
    Match("riverside", 1).record().save(tmp_path / "dry.json")
    assert "no world to simulate" in run("record", "replay", "dry.json", "--audit").stderr


def test_an_interrupted_record_goes_on_from_its_poses(six_turns: Match) -> None:
    again = Record.from_json(msgspec.json.encode(six_turns.record())).replay()
    settled = []
    for match in (again, six_turns.clone()):
        bot = rt.bot("steady", seed=1, level="easy")
        while REFEREE_SEAT not in match.to_act:
            match.act(match.to_act[0], *bot.move(match, match.to_act[0]))
        settled.append(StonePhysics().simulate(StonePhysics().task(match)))
    assert settled[0] == settled[1]


def test_people_see_where_stones_stand_and_the_film_of_the_last_attempt(six_turns: Match) -> None:
    physics = StonePhysics()
    scene = physics.scene(six_turns)
    told = [move.payload for move in six_turns.moves if move.seat == REFEREE_SEAT and move.payload]
    assert scene.last is not None
    assert (scene.last.number, scene.last.film) == (len(told), msgspec.convert(told[-1]["film"], Film))
    assert physics.seconds(six_turns) == pytest.approx(scene.last.film.pictures / 30)  # type: ignore[union-attr]
    exact = physics.known(six_turns)
    assert scene.poses.keys() == exact.keys()
    assert all(abs(a - b) < 1e-6 for stone in exact for a, b in zip(exact[stone], scene.poses[stone], strict=True))


def test_whoever_places_again_by_agreement_trembles_in_another_way() -> None:
    match = played(7, 1)
    first, physics = match.moves[-1].payload, StonePhysics()
    released = next(move for move in reversed(match.moves) if move.seat != REFEREE_SEAT)
    match.undo(released.seat, 1, agreed=True)
    match.act(released.seat, released.action, released.payload)
    physics.report(match)
    assert match.moves[-1].payload["seed"] != first["seed"]
    assert all(line.same for line in physics.audit(match.record()))
