"""tournament: contests between bots, played by processes or machines, that can be interrupted and gone on with."""

from __future__ import annotations

import hashlib
import json
import secrets
import shutil
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from rivertable.bots.characters import CHARACTERS
from rivertable.bots.greedy import GreedyBot
from rivertable.bots.levels import LEVELS
from rivertable.bots.readiness import greedy_part, prepare, search_part
from rivertable.engine.components import Overlay
from rivertable.engine.errors import OptionError
from rivertable.engine.game_config import load
from rivertable.engine.rule import Mode
from rivertable.lab.arena import Arena, Group, OwnBots, Sprt
from rivertable.lab.parts import Store, seed_number, sources
from rivertable.lab.processes import Task
from rivertable.lab.running import mapper

WORTH_COMPILING = 50  # matches: a shorter contest without a search is over before the compiler is
LONGEST_QUOTE = 200  # characters of a line that an error quotes
SEARCHING = ("ismcts", *LEVELS, *CHARACTERS)  # how the names of bots that search begin


def tournament(
    game: str,
    bots: Sequence[str],
    *,
    games: int = 200,
    players: int | None = None,
    seed: int | str = 0,
    components: str | Path | Overlay | None = None,
    sprt: Sprt | None = None,
    keep: str | Path | None = None,
    jobs: int | None = None,
    ray: str | None = None,
    own: OwnBots | None = None,
    progress: Callable[[Arena], None] | None = None,
    **options: Any,
) -> Arena:
    """Let bots play each other: tournament("riverside", ["greedy", "random"], games=200).standings(). The seats are rotated, so
    as many matches are played as fill whole rotations. `own` has bots of yours by name, as in `Arena`; they play in this process.
    `jobs`, `ray` and `options` are those of `balance`, `sprt` and `keep` those of `run`."""
    config = load(game, players=players or len(bots), components=components, **options)
    arena = Arena(config, bots, seed_number(seed), mode_of(bots, games), own=own or {})
    run(arena, games, sprt=sprt, keep=None if keep is None else Path(keep), jobs=jobs, ray=ray, progress=progress)
    return arena


def mode_of(bots: Sequence[str], games: int) -> Mode:
    """Whether it is worth compiling for so many matches of these bots."""
    compiles = games >= WORTH_COMPILING or any(bot.startswith(SEARCHING) for bot in bots)
    return Mode.COMPILED if compiles else Mode.INTERPRETED


def run(
    arena: Arena,
    games: int,
    *,
    sprt: Sprt | None = None,
    keep: Path | None = None,
    jobs: int | None = None,
    ray: str | None = None,
    progress: Callable[[Arena], None] | None = None,
) -> str | None:
    """Play groups until `games` matches are played or the test is decided; returns its verdict. The results are the same with
    any number of `jobs`, and on a Ray cluster.

    `keep` is a file to which every group is written as a line; groups that are in it already are not played again. Without
    it they are kept elsewhere until the contest is over. OptionError if the test is not possible for this contest, or the
    file cannot be used.
    """
    if sprt is not None and arena.game.players != 2:
        raise OptionError(f"whether a bot is stronger (--sprt) is tested between 2 players, not {arena.game.players}")
    if arena.own and (ray is not None or jobs not in (None, 1)):
        raise OptionError("bots of your own play in this process alone; leave out jobs and ray")
    if jobs is None and ray is None and (arena.own or not arena.mode.compiles):
        jobs = 1  # without compiling it is over before processes are there
    with mapper(jobs, ray) as map_tasks:
        kept = _Kept(arena, keep)
        contest = _Contest(arena, games, sprt, kept.resume())
        missing = contest.missing()
        if missing:
            _prepare(arena)
        with closing(map_tasks([Task(arena.play_group, (number,)) for number in missing])) as results:
            for _, group in results:
                kept.add(group)
                contest.add(group)
                if progress is not None and arena.groups:
                    progress(arena)
                if contest.is_decided:
                    break
    kept.forget()
    return None if sprt is None else sprt.verdict(arena.groups)


class _Contest:
    """Puts groups, which come in any order, into an arena in theirs, until the test is decided: so the groups that count
    are always the same."""

    def __init__(self, arena: Arena, games: int, sprt: Sprt | None, known: dict[int, Group]) -> None:
        self._arena, self._sprt = arena, sprt
        self._known = known
        self._wanted = -(-games // arena.game.players)
        self._take()

    @property
    def is_decided(self) -> bool:
        return self._sprt is not None and self._sprt.verdict(self._arena.groups) is not None

    def missing(self) -> list[int]:
        """The groups that have to be played."""
        if self.is_decided:
            return []
        return [number for number in range(len(self._arena.groups), self._wanted) if number not in self._known]

    def add(self, group: Group) -> None:
        self._known[group.number] = group
        self._take()

    def _take(self) -> None:
        groups = self._arena.groups
        while len(groups) in self._known and not self.is_decided:
            groups.append(self._known.pop(len(groups)))


def _prepare(arena: Arena) -> None:
    """Compile what is missing here, where it is told, and not in the processes that wait for it."""
    if not arena.mode.compiles:
        return
    if any(name.startswith(SEARCHING) for name in arena.names):
        prepare([search_part(arena.game)], lambda done, of: None)
    if any(name.startswith(GreedyBot.name) for name in arena.names):
        prepare([greedy_part(arena.game)], lambda done, of: None)


# ---------------------------------------------------------------- kept while it is played


class _Kept:
    """The groups of a contest in a file, each a line as soon as it is played: the file that somebody named, or one of our own,
    in a folder named by all that determines the groups."""

    def __init__(self, arena: Arena, named: Path | None) -> None:
        self._about = json.dumps(_about(arena))
        self._is_own = named is None
        self._file = named or self._own_file(arena)
        self._is_off = self._is_own and bool(arena.own)  # bots of one's own may be others the next time

    def _own_file(self, arena: Arena) -> Path:
        apart = secrets.token_hex(8) if arena.own else ""  # bots of one's own may be others the next time
        about = self._about + sources(arena.game.name) + apart
        digest = hashlib.blake2b(about.encode(), digest_size=10).hexdigest()
        return Store().folder / f"{arena.game.name}-{digest}" / "groups.jsonl"

    def resume(self) -> dict[int, Group]:
        """The groups of an earlier run by their numbers; begins the file if there is none. OptionError if it belongs to
        another contest."""
        known: dict[int, Group] = {}
        if self._is_off:
            return known
        with self._usable():
            if self._is_own:
                self._file.parent.mkdir(parents=True, exist_ok=True)
            if self._file.exists():
                known = self._read()
            self._file.write_text("\n".join([self._about, *map(_line, known.values())]) + "\n", encoding="utf-8")
        return known

    def _read(self) -> dict[int, Group]:
        first, *lines = self._file.read_text(encoding="utf-8").splitlines() or [""]
        if first != self._about:
            quote = first[:LONGEST_QUOTE] or "empty"
            raise OptionError(f"{self._file} holds another contest ({quote}); name another file, or delete it")
        known = {}
        for line in lines:
            try:
                number, wins, scores = json.loads(line)
            except (ValueError, TypeError):
                break  # the line being written when the run was stopped
            known[number] = Group(number, wins, scores)
        return known

    def add(self, group: Group) -> None:
        if self._is_off:
            return
        with self._usable(), self._file.open("a", encoding="utf-8") as lines:
            lines.write(_line(group) + "\n")

    def forget(self) -> None:
        """The contest is over: a file of our own is not needed any more."""
        if self._is_own:
            shutil.rmtree(self._file.parent, ignore_errors=True)

    @contextmanager
    def _usable(self) -> Iterator[None]:
        """Turn errors of reading and writing the file into an OptionError."""
        try:
            yield
        except OSError as error:
            if self._is_own and isinstance(error, FileNotFoundError):
                return  # another run of the same contest is over, and has just forgotten it
            raise OptionError(f"{self._file}: results cannot be kept there ({error.strerror})") from None
        except UnicodeDecodeError:
            wrong = "holds something else than a contest; name another file, or delete it"
            raise OptionError(f"{self._file} {wrong}") from None


def _line(group: Group) -> str:
    return json.dumps([group.number, group.wins, group.scores])


def _about(arena: Arena) -> dict[str, Any]:
    """What identifies a contest in its file: game, bots, seed and overlay."""
    contest = {"game": str(arena.game), "bots": list(arena.names), "seed": arena.seed}
    overlay = arena.game.overlay
    return contest if overlay is None else {**contest, "components": overlay.digest}
