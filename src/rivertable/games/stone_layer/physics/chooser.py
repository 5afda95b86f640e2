"""How a bot plays with real stones: it tries candidate poses in the quick simulation with a trembling hand, and weighs what a
fall would pay to whom."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

import msgspec

from rivertable.engine.errors import OptionError
from rivertable.engine.physics import NO_LEANINGS, ActionWithPayload

from .. import actions
from ..evaluation import POINT, fall_gain, next_risk, token_worth
from ..rules.tiles import available_sizes
from ..rules.tokens import tokens_laid
from ..state import (
    ALT_RELEASE,
    ALT_SIZE,
    ALT_STONE,
    EXCHANGE,
    NONE,
    PICK_SIZE,
    PICK_SOURCE,
    PICK_STONE,
    PICK_TILE,
    RELEASE,
)
from ..tables import SIZE_OF, SIZES, STACKS, STONE_IDS, STONES, TILE_SIZES, TILE_STEPS, TREMORS
from .attempt import place
from .candidates import Candidate, candidates
from .release import Release, aim, tremble
from .scene import Pose, Scene
from .settling import pose_of
from .shapes import shapes
from .tasks import Numbers

TALL = 5  # on higher stacks trials take long: half as many stones are compared
QUICK_SECONDS = 0.8  # bots look no longer at a trial


NEARLY = 10  # hundredths of a point: tiles that differ by less are about equally good


@dataclass(frozen=True)
class Offer:
    """What a tile on offer brings: its worth in hundredths, the risk of its stone, and the points to be had from the risk
    of the next player."""

    slot: int
    worth: float
    failure: float
    passed_on: float


@dataclass(frozen=True)
class Level:
    """How much a bot tries, and how steady its own hand is (metres it misses its aim by)."""

    looked_at: int  # poses thought of
    tried: int  # of them simulated
    trials: int  # how often each
    stones: int  # stones of a size that are compared
    clumsy: float


LEVELS = {
    "easy": Level(looked_at=4, tried=1, trials=0, stones=1, clumsy=0.002),
    "normal": Level(looked_at=12, tried=3, trials=2, stones=2, clumsy=0.0005),
    "hard": Level(looked_at=20, tried=5, trials=4, stones=3, clumsy=0.0),
    "expert": Level(looked_at=32, tried=8, trials=6, stones=4, clumsy=0.0),
}


def level_of(name: str) -> Level:
    if name not in LEVELS:
        raise OptionError(f"there is no level {name!r}; the levels are {', '.join(LEVELS)}")
    return LEVELS[name]


@dataclass(frozen=True)
class Spot:
    """The stack a stone is to be placed on, as a trial sees it: alone."""

    stones: list[int]
    target: int
    poses: dict[int, Pose]
    tremor: str


@dataclass(frozen=True)
class Choice:
    """A stone with the best way found to place it, and how often that failed in trials."""

    stone: int
    release: Release
    failure: float


def choose_release(spot: Spot, stone: int, level: Level, random: Random) -> Choice:
    """The candidate that stands most often when the hand trembles, the better looking first; one that always did is
    good enough."""
    thought = candidates(spot.poses, spot.stones, spot.target, stone, level.looked_at, random)[: level.tried]
    if level.trials == 0:
        return Choice(stone, _clumsily(thought[0].release, level, random), 0.5)
    stacks: list[list[int]] = [[] for _ in range(STACKS)]
    stacks[spot.target] = spot.stones
    scene = Scene(tuple(sorted([*spot.stones, stone])), quick=True)
    best, failures = thought[0], level.trials + 1
    for tried in thought:
        failed = _failures(spot, stacks, stone, tried, level, random, scene)
        if failed < failures:
            best, failures = tried, failed
        if failures == 0:  # good enough
            break
    share = (failures + 0.5) / (level.trials + 1)
    return Choice(stone, _clumsily(best.release, level, random), share)


def _failures(
    spot: Spot, stacks: list[list[int]], stone: int, tried: Candidate, level: Level, random: Random, scene: Scene
) -> int:
    """How many of the trials failed; a pose that fails with a steady hand is not tried again."""
    steady = aim(tried.release, shapes()[stone], spot.target)
    failures = 0
    for trial in range(level.trials):
        aimed = steady if trial == 0 else tremble(steady, spot.tremor, len(spot.stones), random)
        found = place(spot.poses, stacks, stone, spot.target, aimed, quick=True, scene=scene, seconds=QUICK_SECONDS)
        if not found.verdict.on_top or found.verdict.leaned or found.touched:
            failures += 1
            if trial == 0:
                return level.trials
    return failures


def _clumsily(release: Release, level: Level, random: Random) -> Release:
    x, y = (offset + random.gauss(0, level.clumsy) for offset in (release.x, release.y))
    return msgspec.structs.replace(release, x=x, y=y)


class Chooser:
    """The decisions of one seat. What was planned when the tile was chosen is carried out in the decisions after it."""

    def __init__(self, level: str = "normal", seed: int = 0, leanings: Mapping[str, float] = NO_LEANINGS) -> None:
        self.level, self.leanings = level_of(level), leanings
        self.random = Random(seed)
        self._plan: dict[int, Choice] = {}  # by stone
        self._attempt: tuple[Any, ...] = ()

    def choose(self, state: Any, poses: Mapping[str, Numbers], seat: int) -> ActionWithPayload:
        """The next decision of the seat, with its payload, from what everybody sees."""
        attempt = (state.turns, state.repeats, state.alternative, state.marker, poses)
        if attempt != self._attempt:
            self._plan, self._attempt = {}, attempt
        step = state.step
        if step == PICK_TILE:
            return ActionWithPayload(actions.TILE + self._best_tile(poses, state, seat))
        if step in (PICK_SIZE, ALT_SIZE):
            return ActionWithPayload(actions.SIZE_CHOICE + self._best_size(poses, state, TILE_SIZES[state.tile]))
        if step in (PICK_STONE, ALT_STONE):
            return ActionWithPayload(actions.STONE_CHOICE + self._best_of_size(poses, state, state.wanted).stone)
        if step == PICK_SOURCE:
            return ActionWithPayload(actions.SOURCE + _lowest_source(state))
        if step in (RELEASE, ALT_RELEASE):
            return ActionWithPayload(actions.RELEASED, self._release(poses, state))
        assert step == EXCHANGE
        return ActionWithPayload(actions.SWAP + 1)

    def _release(self, poses: Mapping[str, Numbers], state: Any) -> Any:
        choice = self._plan.get(state.stone) or choose_release(
            _spot(poses, state), state.stone, self.level, self.random
        )
        return msgspec.json.decode(msgspec.json.encode(choice.release))

    def _best_tile(self, poses: Mapping[str, Numbers], state: Any, seat: int) -> int:
        """SL-5.1  What the attempt may lay, what a fall would pay, and where the marker goes for the next player."""
        open_sizes = available_sizes(state)
        slots = [k for k, tile in enumerate(state.face_up) if tile != NONE and TILE_SIZES[tile] & open_sizes]

        offers = [self._offer(poses, state, seat, slot) for slot in slots]
        best = max(offers, key=lambda offer: offer.worth)
        if not self.leanings:
            return best.slot
        return max((each for each in offers if each.worth >= best.worth - NEARLY), key=self._liking).slot

    def _offer(self, poses: Mapping[str, Numbers], state: Any, seat: int, slot: int) -> Offer:
        tile = state.face_up[slot]
        size = self._best_size(poses, state, TILE_SIZES[tile])
        failure = self._best_of_size(poses, state, size).failure
        after = (state.marker + TILE_STEPS[tile]) % STACKS
        laid = tokens_laid(state, seat, state.height[state.marker] + 1) * token_worth(state, state.marker)
        risked = fall_gain(state, seat, state.marker)
        passed_on = next_risk(state, seat, after, (seat + 1) % state.players)
        return Offer(slot, laid * (1 - failure) + risked * failure + passed_on, failure, passed_on / POINT)

    def _liking(self, offer: Offer) -> float:
        """How much a temper likes a tile: a gambler the risk, a rival what it leaves to the next player."""
        bold, rival = (self.leanings.get(temper, 0.0) for temper in ("takes_risks", "gets_in_your_way"))
        return bold * offer.failure + rival * offer.passed_on

    def _best_size(self, poses: Mapping[str, Numbers], state: Any, sizes: int) -> int:
        open_sizes = sizes & available_sizes(state)
        fitting = [size for size in range(SIZES) if open_sizes >> size & 1]
        if state.river_count == 0:
            return fitting[-1]
        return min(fitting, key=lambda size: self._best_of_size(poses, state, size).failure)

    def _best_of_size(self, poses: Mapping[str, Numbers], state: Any, size: int) -> Choice:
        """The flattest stones of a size are tried; the surest one is taken."""
        fitting = [stone for stone in range(STONES) if state.in_river[stone] and SIZE_OF[stone] == size]
        if not fitting:
            return Choice(NONE, Release(0, 0.0), 0.3)
        fitting.sort(key=lambda stone: -shapes()[stone].margins[0])
        compared = self.level.stones if state.height[state.marker] < TALL else (self.level.stones + 1) // 2
        best = self.random.sample(fitting, 1) if self.level.trials == 0 else fitting[:compared]
        known = [stone for stone in self._plan if SIZE_OF[stone] == size and stone in fitting]
        if not known:
            spot = _spot(poses, state)
            for stone in best:
                self._plan[stone] = choose_release(spot, stone, self.level, self.random)
            known = best
        return min((self._plan[stone] for stone in known), key=lambda choice: choice.failure)


def _spot(poses: Mapping[str, Numbers], state: Any) -> Spot:
    stones = [int(stone) for stone in state.stack[state.marker][: state.height[state.marker]]]
    return Spot(
        stones, state.marker, {stone: pose_of(poses[STONE_IDS[stone]]) for stone in stones}, TREMORS[state.opt_tremor]
    )


def _lowest_source(state: Any) -> int:
    """SL-5.5  The lowest stack with the chosen size on top: little can fall there."""
    fitting = [
        stack
        for stack in range(STACKS)
        if stack != state.marker
        and state.height[stack] > 0
        and SIZE_OF[state.stack[stack][state.height[stack] - 1]] == state.wanted
    ]
    return min(fitting, key=lambda stack: state.height[stack])
