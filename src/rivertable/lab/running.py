"""Plays series of matches: checks what was asked for, hands out parts, keeps those that are done, and joins them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from rivertable.bots import policies_of
from rivertable.bots.readiness import prepare, search_part
from rivertable.engine.components import Overlay
from rivertable.engine.errors import OptionError
from rivertable.engine.game_config import GameConfig, load
from rivertable.engine.rule import Mode
from rivertable.engine.simulation import BUILT_IN, SeatSeries
from rivertable.lab.parts import PART, SLOW_PART, Part, Series, Store, joined, play_part, seed_number
from rivertable.lab.processes import Mapper, Processes, Task, check_jobs, here

Progress = Callable[[int, int], None]  # matches done, of how many
WORTH_COMPILING = 200  # matches: a smaller series at random is over before the compiler is


@contextmanager
def mapper(jobs: int | None = None, ray: str | None = None) -> Iterator[Mapper]:
    """Calls in so many processes, as many as this machine has cores without a number, or on a Ray cluster: its address, or
    `local`. OptionError if that is not possible."""
    if ray is not None:
        from rivertable.lab.cluster import cluster

        with cluster(ray, jobs) as machines:
            yield machines
    else:
        number = check_jobs(jobs)
        yield here if number == 1 else Processes(number)


class Runner:
    """Plays series by the calls of a mapper. `folder` is where parts are kept while a run goes on."""

    def __init__(self, mapper: Mapper, folder: str | Path | None = None, progress: Progress | None = None) -> None:
        self.map = mapper
        self.store = Store(None if folder is None else Path(folder))
        self._progress = progress
        self._done: dict[tuple[str, int], int] = {}  # by series and first match of a part, its matches
        self.total = 0

    def play(self, series: Sequence[Series], games: int, first: int = 0) -> list[Part]:
        """Matches `first` up to `games` of every series, those of each joined. The parts of the series take turns, so
        that what is compared grows at the same pace."""
        size = min(each.part for each in series)
        places = [(start, min(size, games - start)) for start in range(first, games, size)]
        wanted = [(number, *place) for place in places for number in range(len(series))]
        parts = {each: self.store.load(series[each[0]], *each[1:]) for each in wanted}
        missing = [each for each in wanted if parts[each] is None]
        self._tell({(series[number].key, start): size for number, start, size in wanted if parts[number, start, size]})
        if missing:
            _prepare(series)
        tasks = [Task(play_part, (series[number], start, size)) for number, start, size in missing]
        for place, part in self.map(tasks):
            number, start, size = missing[place]
            self.store.keep(series[number], start, size, part)
            parts[missing[place]] = part
            self._tell({(series[number].key, start): size})
        return [
            joined([part for each, part in parts.items() if each[0] == number and part is not None])
            for number in range(len(series))
        ]

    def _tell(self, parts: dict[tuple[str, int], int]) -> None:
        """Tell how many matches are done, if these parts are news."""
        before = len(self._done)
        self._done |= parts
        if self._progress is not None and len(self._done) > before:
            done = sum(self._done.values())
            self._progress(done, max(self.total, done))

    def finish(self, series: Sequence[Series]) -> None:
        """The result is made: forget the parts."""
        for each in series:
            self.store.forget(each)


def _prepare(series: Sequence[Series]) -> None:
    """Compile what is missing here, where it is told, and not in the processes that wait for it."""
    for each in series:
        if each.mode.compiles and set(each.policy) <= set(BUILT_IN):
            play = SeatSeries(each.config, list(each.policy), 0, each.mode, each.observe)
            entry, arguments = play.call(0, play.empty)
            if not entry.is_ready(*arguments):
                entry.prepare(*arguments)
        elif each.mode.compiles:
            prepare([search_part(each.config)], lambda done, of: None)


def series_of(
    game: GameConfig | str,
    *,
    games: int,
    policy: str | Sequence[str],
    seed: int | str,
    components: str | Path | Overlay | None = None,
    players: int | None = None,
    observe: bool = True,
    **options: Any,
) -> Series:
    """The series that was asked for; OptionError or ComponentError if there can be none."""
    if isinstance(game, GameConfig):
        if options or components is not None or players is not None:
            raise OptionError("the game is loaded already; give its options, players and components to load instead")
        config = game
    else:
        config = load(game, players=players, components=components, **options)
    if isinstance(games, bool) or not isinstance(games, int) or games < 1:
        raise OptionError(f"the number of games is a whole number from 1, not {games!r}")
    if config.players < 2:
        raise OptionError("the lab compares the seats of a match, so it needs 2 players at least")
    policies = (policy,) if isinstance(policy, str) else tuple(policy)
    if not all(isinstance(each, str) for each in policies):
        raise OptionError("in the lab a policy is a name, such as greedy or hard, or one name for each seat")
    if len(policies) not in (1, config.players):
        raise OptionError(f"give one policy for all seats or {config.players}, one for each, not {len(policies)}")
    policies_of(policies if len(policies) > 1 else policies[0], 0)  # raises if there is no such policy
    quick = set(policies) <= set(BUILT_IN)
    compiles = games >= WORTH_COMPILING or not set(policies) <= {"random", "quick"}
    mode = Mode.COMPILED if compiles else Mode.INTERPRETED
    return Series(config, policies, seed_number(seed), mode, observe, PART if quick else SLOW_PART)
