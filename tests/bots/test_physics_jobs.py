"""Stones in worker processes: attempts are simulated there, and bots that try them think there."""

from __future__ import annotations

import asyncio
import os
import signal
from typing import Any

import msgspec
import pytest

from rivertable.bots import make_bot
from rivertable.bots.jobs import BotJob, GameSpec, PhysicsJob
from rivertable.bots.pool import Pool
from rivertable.engine.contract import REFEREE_SEAT
from rivertable.engine.errors import RivertableError
from rivertable.engine.match import Match
from rivertable.games.stone_layer.physics.stone_physics import StonePhysics
from rivertable.games.stone_layer.physics.tasks import Settled
from tests.bots.test_pool import workers


@pytest.fixture(scope="module")
def released() -> Match:
    """A stone has just been let go."""
    match, bot = Match("stone_layer(players=2)", seed=7), make_bot("steady", level="easy", seed=1)
    while REFEREE_SEAT not in match.to_act:
        match.act(match.to_act[0], *bot.move(match, match.to_act[0]))
    return match


def asked(match: Match) -> PhysicsJob:
    return PhysicsJob(GameSpec.of(match.config), msgspec.msgpack.encode(StonePhysics().task(match)))


def bot_job(match: Match, level: str) -> BotJob:
    seat, known = match.to_act[0], StonePhysics().known(match)
    return BotJob(GameSpec.of(match.config), match.redacted(seat).to_bytes(), seat, "steady", level, "5", known)


def read(settled: bytes) -> Any:
    return msgspec.msgpack.decode(settled, type=Settled)


async def test_a_worker_settles_as_the_world_itself_does_and_again_after_it_died(released: Match) -> None:
    here = StonePhysics().simulate(StonePhysics().task(released))
    async with Pool(1, compiles=False, lazy=True) as pool:
        await asyncio.sleep(0.05)
        assert workers() == []  # nobody has asked yet
        assert read(await pool.simulate(asked(released))) == here
        (worker,) = workers()
        os.kill(worker, signal.SIGSTOP)
        again = asyncio.create_task(pool.simulate(asked(released)))
        await asyncio.sleep(0.1)
        os.kill(worker, signal.SIGKILL)
        assert read(await again) == here


async def test_what_cannot_be_settled_is_said_and_never_tried_in_the_process_that_asks(released: Match) -> None:
    broken = PhysicsJob(GameSpec.of(released.config), b"\x01")
    async with Pool(1, compiles=False) as pool:
        with pytest.raises(RivertableError, match="the world of stone_layer could not be simulated"):
            await pool.simulate(broken)
    async with Pool(0) as none:
        with pytest.raises(RivertableError, match="could not be simulated"):
            await none.simulate(asked(released))


@pytest.mark.parametrize("level", ["easy", "normal"])
async def test_a_bot_answers_with_a_payload_found_from_what_everybody_sees(level: str) -> None:
    match, physics = Match("stone_layer(players=2)", seed=3), StonePhysics()
    async with Pool(1, compiles=False) as pool:
        while REFEREE_SEAT not in match.to_act:
            hint = await pool.move(bot_job(match, level))
            match.act(match.to_act[0], hint.action, hint.payload)
    assert set(match.moves[-1].payload) == {"face", "yaw", "tilt", "x", "y"}
    physics.report(match)
    assert match.moves[-1].payload["outcome"]["placement"] == "on_top"  # the first stone on a bare base stone
