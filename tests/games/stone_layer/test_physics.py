"""The simulated stones: SL-6.20 to SL-6.25, SL-10.23, SL-12.1 to SL-12.3. Real MuJoCo, small scenes."""

from __future__ import annotations

import math
from random import Random
from typing import Any

import numpy as np
import pytest

from rivertable.engine.contract import REFEREE_SEAT
from rivertable.engine.errors import RivertableError
from rivertable.engine.game_config import load
from rivertable.engine.match import Match
from rivertable.engine.moves import Move
from rivertable.games.stone_layer.physics import motion
from rivertable.games.stone_layer.physics.attempt import Result, place, try_lift
from rivertable.games.stone_layer.physics.candidates import candidates
from rivertable.games.stone_layer.physics.data import BASES, BOARD, PHYSICS, TREMOR
from rivertable.games.stone_layer.physics.judge import judge
from rivertable.games.stone_layer.physics.release import Aim, Release, aim, read_release, tremble
from rivertable.games.stone_layer.physics.rotations import DOWN, rotate
from rivertable.games.stone_layer.physics.scene import Pose, Scene, base_of
from rivertable.games.stone_layer.physics.settling import numbers_of
from rivertable.games.stone_layer.physics.shapes import shapes
from rivertable.games.stone_layer.physics.stone_physics import StonePhysics
from rivertable.games.stone_layer.physics.tasks import Task, poses_of
from rivertable.games.stone_layer.tables import DATA, STONE_IDS
from rivertable.games.stone_layer.view import AttemptRequest

Stacks = list[list[int]]


def number(id: str) -> int:
    return STONE_IDS.index(id)


class Table:
    """Stacks of real stones, built with a steady hand."""

    def __init__(self) -> None:
        self.stacks: Stacks = [[] for _ in range(6)]
        self.poses: dict[int, Pose] = {}
        self.random = Random(5)

    def stack(self, target: int, *ids: str) -> Table:
        for id in ids:
            for _ in range(8):
                found = self.place(id, target)
                if found.verdict.on_top and not found.verdict.leaned:
                    break
            assert found.verdict.on_top, f"{id} does not stand"
            self.stacks[target].append(number(id))
            self.poses = found.poses
        return self

    def place(self, id: str, target: int, *, off: float = 0.0) -> Result:
        """The best looking pose, `off` metres beside it."""
        stone = number(id)
        best = candidates(self.poses, self.stacks[target], target, stone, 6, self.random)[0].release
        aimed = aim(best, shapes()[stone], target)
        return place(self.poses, self.stacks, stone, target, Aim(aimed.x + off, aimed.y, aimed.turn))


@pytest.fixture(scope="module")
def three() -> Table:
    """Three large and medium stones on stack 0."""
    return Table().stack(0, "l01", "m01", "m02")


# ---------------------------------------------------------------- shapes and hands


def test_sl_12_1_every_stone_has_faces_to_rest_on_the_steadiest_first() -> None:
    for shape in shapes():
        assert len(shape.rests) >= 2
        assert list(shape.margins) == sorted(shape.margins, reverse=True)
        assert min(shape.margins) >= 0.0015


def test_sl_12_1_a_face_turned_down_lies_level() -> None:
    shape = shapes()[4]
    turned = rotate(shape.turned(1, 0.7), shape.rests[1])[0]
    assert np.allclose(turned, DOWN)


def test_stones_are_as_large_and_heavy_as_the_data_says() -> None:
    scene = Scene((0, 20, 36))
    for stone in scene.stones:
        assert scene.mass(stone) * 1000 == pytest.approx(DATA.stone[stone].mass_g, abs=0.06)
        extent = np.ptp(shapes()[stone].vertices, axis=0) * 1000
        assert extent == pytest.approx(DATA.stone[stone].extent_mm, abs=0.06)


def test_sl_12_3_the_hand_trembles_more_with_every_stone() -> None:
    steady = Aim(0.0, 0.0, np.array([1.0, 0, 0, 0]))
    random = Random(1)
    spread = {
        (tremor, below): float(np.std([tremble(steady, tremor, below, random).x for _ in range(2000)]))
        for tremor in ("easy", "normal", "hard")
        for below in (0, 4)
    }
    for (tremor, below), seen in spread.items():
        hand = TREMOR[tremor]
        assert seen * 1000 == pytest.approx(hand.place_mm + below * hand.place_mm_per_stone, rel=0.1)


def test_sl_12_2_a_stone_is_lowered_to_first_contact_without_turning() -> None:
    scene = Scene((3,))
    turn = shapes()[3].turned(0, 0.3)
    scene.arrange({})
    height = scene.lower(3, BASES[2][0], BASES[2][1], turn, 0.05)
    bottom = height + float(rotate(turn, shapes()[3].vertices)[:, 2].min())
    assert bottom == pytest.approx(BOARD.base_height, abs=0.0005)
    assert scene.first_contact(3) == {base_of(2)}
    assert np.array_equal(scene.pose(3).turn, turn)


# ---------------------------------------------------------------- verdicts


def test_sl_6_20_a_placement_comes_to_rest(three: Table) -> None:
    found = three.place("s01", 0)
    assert found.motion.settled
    assert found.motion.seconds < PHYSICS.settle.timeout


def test_sl_6_21_and_sl_6_22_a_stone_far_off_the_middle_slips_or_topples_the_stack(three: Table) -> None:
    found = three.place("l05", 0, off=0.026)
    assert not found.verdict.on_top


def test_sl_6_22_a_good_placement_is_on_top_and_leans_on_nothing(three: Table) -> None:
    found = three.place("s01", 0)
    assert (found.verdict.on_top, found.verdict.leaned, found.verdict.fallen, found.touched) == (True, False, {}, False)


def test_sl_6_22_a_stone_beside_its_base_stone_has_slipped() -> None:
    table = Table()
    release = Release(face=0, yaw=0.0, x=0.059, y=0.0)
    found = place({}, table.stacks, number("s01"), 0, aim(release, shapes()[number("s01")], 0))
    assert not found.verdict.on_top


def test_sl_6_21_a_stack_hit_from_above_falls_partly_or_wholly(three: Table) -> None:
    stone = number("l07")
    poses = three.poses
    top = three.stacks[0][-1]
    pushed = {**poses, top: Pose(poses[top].position + np.array([0.03, 0, 0.0]), poses[top].turn)}
    turn = shapes()[stone].turned(0, 0.0)
    found = place(pushed, three.stacks, stone, 0, Aim(BASES[0][0] + 0.03, BASES[0][1], turn))
    assert set(found.verdict.fallen) == {0}
    assert found.verdict.fallen[0] in ("whole", "partial")


def test_sl_6_23_a_stone_wedged_against_a_neighbour_leans() -> None:
    """Two stones side by side on one base stone: the second one bears on both."""
    stones: Stacks = [[] for _ in range(6)]
    first, second = number("s05"), number("l03")
    flat = shapes()[first].turned(0, 0.0)
    one = place({}, stones, first, 0, Aim(BASES[0][0] - 0.012, BASES[0][1], flat))
    assert one.verdict.on_top
    stones[0] = [first]
    turn = shapes()[second].turned(0, 0.0)
    found = place(one.poses, stones, second, 0, Aim(BASES[0][0] + 0.016, BASES[0][1], turn))
    assert found.verdict.leaned or not found.verdict.on_top


def test_sl_6_23_meeting_another_stone_than_the_top_one_is_touching() -> None:
    table = Table().stack(0, "l02", "s03")
    below = table.poses[number("l02")].position
    turn = shapes()[number("m05")].turned(0, 0.0)
    aimed = Aim(float(below[0]) + 0.047, float(below[1]), turn)
    assert place(table.poses, table.stacks, number("m05"), 0, aimed).touched


def test_a_neighbouring_stack_that_is_hit_falls() -> None:
    """A stone thrown against stack 1 from the side of stack 0."""
    table = Table().stack(1, "l01", "m03", "s02")
    scene = Scene(tuple(sorted([*table.stacks[1], number("l09")])))
    scene.arrange(table.poses)
    scene.rest(table.stacks[1])
    top = table.poses[table.stacks[1][-1]].position
    towards = BASES[1] - BASES[0]
    towards = towards / np.linalg.norm(towards)
    start = np.array([*(top[:2] - 0.08 * towards), top[2]])
    scene.put(number("l09"), Pose(start, np.array([1.0, 0, 0, 0])))
    first = 6 * scene.stones.index(number("l09"))
    scene.data.qvel[first : first + 2] = 1.5 * towards
    for _ in range(400):
        scene.step(2)
        scene.loosen()
    verdict = judge(scene, table.poses, table.stacks, None, 0)
    assert set(verdict.fallen) == {1}


def test_sl_6_20_no_stack_is_judged_while_it_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    """A stone lies on the table at once; elsewhere another has just begun to fall off its stack."""
    monkeypatch.setattr(motion, "AFTER_LANDING", 0.0)
    table = Table().stack(1, "l01", "m01")
    top = table.stacks[1][-1]
    at = table.poses[top]
    table.poses[top] = Pose(at.position + np.array([0.03, 0.0, 0.0]), at.turn)
    stone = number("s01")
    beside = Aim(BASES[4][0] + 0.06, BASES[4][1], shapes()[stone].turned(0, 0.0))
    found = place(table.poses, table.stacks, stone, 4, beside)
    assert found.verdict.fallen == {1: "partial"}
    assert found.motion.seconds < PHYSICS.settle.timeout


def test_sl_6_24_the_same_start_gives_the_same_end_bit_for_bit(three: Table) -> None:
    release = Release(face=0, yaw=1.0, x=0.001, y=0.002)
    ends = [
        place(three.poses, three.stacks, number("s04"), 0, aim(release, shapes()[number("s04")], 0)) for _ in range(2)
    ]
    one, other = ends
    assert one.poses.keys() == other.poses.keys()
    for stone, pose in one.poses.items():
        assert np.array_equal(pose.position, other.poses[stone].position)
        assert np.array_equal(pose.turn, other.poses[stone].turn)


def test_sl_6_25_stones_that_fell_are_taken_out(three: Table) -> None:
    found = three.place("l05", 0, off=0.026)
    if 0 in found.verdict.fallen:
        assert found.poses == {}
    else:
        assert number("l05") not in found.poses


def test_sl_10_23_stones_in_the_river_are_not_there_to_be_touched(three: Table) -> None:
    found = three.place("s01", 0)
    assert set(found.stones) == {*three.stacks[0], number("s01")}


def test_a_stack_that_nothing_touched_keeps_its_poses_to_the_last_bit(three: Table) -> None:
    table = Table()
    table.stacks[0], table.poses = list(three.stacks[0]), dict(three.poses)
    found = table.place("l10", 3)
    assert all(found.poses[stone] is three.poses[stone] for stone in three.stacks[0])


def test_sl_5_5_a_stone_can_be_lifted_off_its_stack(three: Table) -> None:
    lifted, after = try_lift(three.poses, three.stacks, 0, Random(3))
    assert lifted.fallen == {}
    assert set(after) == set(three.stacks[0][:-1])


def test_a_stack_at_rest_stays_at_rest(three: Table) -> None:
    scene = Scene(tuple(sorted(three.stacks[0])))
    scene.arrange(three.poses)
    scene.rest(three.stacks[0])
    before = scene.positions
    for _ in range(500):
        scene.step(5)
        scene.loosen()
    assert float(np.abs(scene.positions - before).max()) < 0.001


# ---------------------------------------------------------------- the door to a match


def at_first_report(seed: int = 4, payload: Any = None, **options: Any) -> Match:
    match = Match(load("stone_layer", **options), seed)
    while REFEREE_SEAT not in match.to_act:
        action = match.legal(match.to_act[0])[0]
        match.act(match.to_act[0], action, payload if action.name == "release" else None)
    return match


POSE = {"face": 0, "yaw": 0.4, "tilt": [0.0, 0.0], "x": 0.001, "y": 0.0}


def test_sl_6_0_the_world_reports_what_became_of_a_release() -> None:
    match = at_first_report(payload=POSE)
    target = match._state.marker
    StonePhysics().report(match)
    assert match._state.height[target] == 1
    payload = match.moves[-1].payload
    assert payload["outcome"]["placement"] == "on_top"
    assert list(payload["poses"]) == list(poses_of(match))
    assert len(payload["film"]["data"]) < 4000


def test_poses_in_the_record_are_enough_to_go_on() -> None:
    match = at_first_report(payload=POSE)
    StonePhysics().report(match)
    again = match.record().replay()
    assert poses_of(again) == poses_of(match)
    assert again._state == match._state


@pytest.mark.parametrize("height", [None, math.inf, math.nan, 3.0])
def test_where_a_standing_stone_has_no_pose_it_is_said(height: float | None) -> None:
    """Such a match was played with other reports, or is of somebody else's making."""
    match, physics = at_first_report(payload=POSE), StonePhysics()
    assert physics.known(match) == {}  # nothing stands yet
    result = physics.simulate(physics.task(match))
    for report in physics.reports(match, result):
        payload = report.payload
        if payload is not None and height is not None:
            payload["poses"] = {stone: [*pose[:2], height, *pose[3:]] for stone, pose in payload["poses"].items()}
        match._progress.take(Move(REFEREE_SEAT, report.action, None if height is None else payload))
    with pytest.raises(RivertableError, match="does not say where every stone stands"):
        physics.known(match)


def test_sl_3_6_at_the_alternative_start_every_stone_stands_in_the_end() -> None:
    """Released over the edge of the base stone, again and again until it stands."""
    match = at_first_report(payload={**POSE, "x": 0.055}, alternative_start=True)
    StonePhysics().report(match)
    assert match.moves[-1].payload["outcome"]["placement"] == "on_top"
    assert sum(match._state.height) == 1


def test_the_world_is_asked_only_when_a_stone_was_released() -> None:
    with pytest.raises(RivertableError, match="only when a stone has been released"):
        StonePhysics().task(Match("stone_layer", 1))


@pytest.mark.parametrize(
    ("payload", "error"),
    [
        ({"face": 99, "yaw": 0.0}, "has the resting faces 0 to"),
        ({"yaw": 0.0}, "missing required field `face`"),
        ({"face": 0, "yaw": math.inf}, "finite"),
        ({"face": 0, "yaw": 0.0, "speed": 3}, "unknown field `speed`"),
        ("down", "a release is"),
    ],
)
def test_a_release_that_cannot_be_is_refused(payload: Any, error: str) -> None:
    with pytest.raises(RivertableError, match=error):
        read_release(payload, shapes()[0])


def test_a_release_far_away_is_moved_to_the_stack() -> None:
    aimed = aim(Release(face=0, yaw=0.0, x=5.0, y=0.0), shapes()[0], 2)
    assert np.hypot(aimed.x - BASES[2][0], aimed.y - BASES[2][1]) == pytest.approx(0.06)


# ---------------------------------------------------------------- lifting from a source stack


def lifting_task(three: Table, seed: str = "1") -> Task:
    """The river is empty: the top stone of stack 0 goes on stack 1."""
    stacks = (tuple(STONE_IDS[stone] for stone in three.stacks[0]), *(() for _ in range(5)))
    attempt = AttemptRequest(0, "t_m_1", "medium", stacks[0][-1], 0, 1, stacks)
    poses = {STONE_IDS[stone]: numbers_of(pose) for stone, pose in three.poses.items()}
    return Task(attempt, None, "easy", seed, poses)


def test_sl_5_5_a_lifted_stone_is_placed_on_the_target(three: Table) -> None:
    settled = StonePhysics().simulate(lifting_task(three))
    assert (settled.outcome.source, settled.outcome.placement, settled.outcome.events) == (0, "on_top", ())
    assert settled.poses["m02"][1] < 0.12  # stack 0 is at 0.15 m, stack 1 at 0.075 m
    assert settled.outcome == StonePhysics().simulate(lifting_task(three)).outcome


def test_sl_6_9_a_source_that_falls_while_lifting_ends_the_attempt(three: Table) -> None:
    """The stone below hangs over the edge, held only by the weight of the one that is lifted."""
    below, top = three.stacks[0][-2:]
    poses = dict(three.poses)
    out = np.array([0.03, 0.0, 0.0])
    poses[below] = Pose(poses[below].position + out, poses[below].turn)
    poses[top] = Pose(poses[top].position + out, poses[top].turn)
    table = Table()
    table.stacks, table.poses = three.stacks, poses
    outcome = StonePhysics().simulate(lifting_task(table)).outcome
    assert outcome.placement == "not_released"
    assert [(event.when, event.stacks[0].stack, event.cause) for event in outcome.events] == [("lift", 0, 0)]


def test_sl_6_20_stones_that_hardly_move_come_to_rest_and_those_that_fall_do_not() -> None:
    scene = Scene((0, 1))
    scene.data.qvel[0], scene.data.qvel[6] = 0.002, 0.01
    scene.calm()
    rate = scene.model.dof_damping.reshape(-1, 6)[:, 0]
    assert rate[0] > 100 * rate[1]
    scene.data.qvel[0] = 0.01
    scene.loosen()
    assert scene.model.dof_damping[0] == scene.model.dof_damping[6]
