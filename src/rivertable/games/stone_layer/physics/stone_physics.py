"""The interface between matches and the simulation.

A match asks with a `Task`; a worker answers with `Settled`, knowing nothing else; the match is told by the referee's
reports. The last report of a record carries as payload what the rules do not read: tremor, outcome, the poses that have
changed, and the film. Poses are the truth: whoever loads a record knows where every stone stands without simulating.
MuJoCo is imported only where stones are simulated: a server that leaves that to its workers never loads it.
"""

from __future__ import annotations

import hashlib
import math
from collections.abc import Mapping
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from rivertable.engine.contract import REFEREE_SEAT
from rivertable.engine.errors import RivertableError
from rivertable.engine.match import Match
from rivertable.engine.physics import NO_LEANINGS, ActionWithPayload, AuditLine
from rivertable.engine.record import Record
from rivertable.engine.state import ListState

from ..actions import ACTIONS, RELEASED, SET
from ..outcome import reports
from ..state import REPORT_SET
from ..tables import STONE_IDS, TREMORS
from ..view import request
from .release import read_release
from .scene_view import StoneScene, scene_of
from .shapes import shapes
from .tasks import Numbers, Settled, Task, physics_payloads, poses_of, standing_stones

if TYPE_CHECKING:
    from .chooser import Chooser

if find_spec("mujoco") is None:
    raise ModuleNotFoundError("the stones are simulated by MuJoCo", name="mujoco")


FARTHEST = 1.0  # metres from the middle of the table; a pose beyond it is none


def _is_pose(numbers: Numbers | None) -> bool:
    """A place on the table, and a turn: the numbers may come from a record of somebody else's making."""
    if numbers is None or not all(map(math.isfinite, numbers)):
        return False
    return max(map(abs, numbers[:3])) <= FARTHEST and abs(math.hypot(*numbers[3:]) - 1) < 0.01


class StonePhysics:
    """The simulated referee. `simulate` is a pure function of its task and may run in another process."""

    task_type: ClassVar[type] = Task
    result_type: ClassVar[type] = Settled

    def __init__(self) -> None:
        self._choosers: dict[tuple[str, int], Chooser] = {}

    def check_payload(self, match: Match, action: int, payload: Any) -> None:
        """RivertableError if a player's release could not be carried out."""
        if action != RELEASED:
            raise RivertableError(f"only release has a payload, not {ACTIONS.text(action)}")
        asked = request(match.redacted(None))  # type: ignore[arg-type]
        if asked is not None:
            read_release(payload, shapes()[STONE_IDS.index(asked.stone)])

    def scene(self, match: Match) -> StoneScene:
        """Where every stone stands, and the film of the last attempt."""
        return scene_of(match)

    def known(self, match: Match) -> Any:
        """The poses, to the last bit; RivertableError if a stone stands where nobody has recorded."""
        poses, standing = poses_of(match), standing_stones(match)
        if any(not _is_pose(poses.get(stone)) for stone in standing):
            raise RivertableError(
                "the record does not say where every stone stands, so no stone can be set from here on"
            )
        return poses

    def seconds(self, match: Match) -> float:
        """The length of the film, if the last move was a report with one."""
        if not match.moves or match.moves[-1].seat != REFEREE_SEAT or not physics_payloads(match):
            return 0.0
        last = scene_of(match).last
        return last.film.pictures / last.film.hertz if last is not None and last.film is not None else 0.0

    def task(self, match: Match) -> Task:
        """The attempt to be simulated now. The tremor comes from the match's seed, which is shown when the match is over; after
        an agreed undo it is another one. RivertableError unless a stone has just been released."""
        state: Any = match.redacted(None)
        asked = request(state)
        if asked is None or REFEREE_SEAT not in match.to_act:
            raise RivertableError("the stones are asked only when a stone has been released")
        shape = shapes()[STONE_IDS.index(asked.stone)]
        how = next((move.payload for move in reversed(match.moves) if move.action == RELEASED), None)
        agreed = sum(getattr(entry, "agreed", False) for entry in match.log)
        key = f"{match.seed} tremor {len(match.moves)}{f' {agreed}' if agreed else ''}".encode()
        return Task(
            attempt=asked,
            release=None if how is None else read_release(how, shape),
            tremor=TREMORS[state.opt_tremor],
            seed=hashlib.blake2b(key, digest_size=8).hexdigest(),
            poses=poses_of(match),
            repeat=state.step == REPORT_SET,
        )

    def simulate(self, task: Task) -> Settled:
        """Simulate the attempt: at most a few tenths of a second of one core."""
        from .settling import settle

        return settle(task)

    def reports(self, match: Match, result: Settled) -> list[ActionWithPayload]:
        """The reports of the referee, in order; the last one has the payload, which the rules do not read."""
        state: Any = match.redacted(None)
        said = [SET] if state.step == REPORT_SET else reports(state, result.outcome)
        payload = msgspec.json.decode(msgspec.json.encode(result))
        return [ActionWithPayload(action, payload if k == len(said) - 1 else None) for k, action in enumerate(said)]

    def report(self, match: Match) -> None:
        """Simulate the present attempt and make the moves that report it."""
        for told in self.reports(match, self.simulate(self.task(match))):
            match.act(REFEREE_SEAT, told.action, told.payload)

    def choose(
        self,
        redacted: ListState,
        known: Any,
        seat: int,
        level: str,
        seed: int,
        leanings: Mapping[str, float] = NO_LEANINGS,
    ) -> ActionWithPayload:
        """A bot's decision; what it planned at the first decision of a turn is remembered for the others."""
        from .chooser import Chooser, level_of

        level_of(level)
        if (level, seed) not in self._choosers:
            self._choosers[level, seed] = Chooser(level, seed, leanings)
        return self._choosers[level, seed].choose(redacted, known, seat)

    def audit(self, record: Record) -> list[AuditLine]:
        from .audit import audit

        return audit(record)
