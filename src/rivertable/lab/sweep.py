"""sweep: one number of the components at several values, each against the game as printed."""

from __future__ import annotations

import difflib
import re
import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from rivertable.engine.components import IDENTITY, Overlay, new_overlay
from rivertable.engine.errors import OptionError
from rivertable.engine.registry import folder_of
from rivertable.lab.compare import SCORE, amount, compare_parts
from rivertable.lab.results import Step, Sweep, run_of
from rivertable.lab.running import Progress, Runner, mapper, series_of

MOST_VALUES = 20  # of a sweep: the rules are compiled for each
ALIKE = 0.5  # how similar a key must be to be offered for a mistyped one
_FORM = re.compile(r"\s*([^=\s]+)\s*=\s*(-?\d+)\s*\.\.\s*(-?\d+)\s*(?::\s*(\d+))?\s*")


class Number(NamedTuple):
    """A number in the components: where it is, and its value as printed. `entry` is the id in a list of tables."""

    tables: tuple[str, ...]
    identity: str  # `id` or `colour`; empty outside of lists
    entry: Any
    keys: tuple[str, ...]
    value: int

    @property
    def key(self) -> str:
        entry = [str(self.entry)] if self.identity else []
        return ".".join([*self.tables, *entry, *self.keys])

    def overlay(self, value: int) -> Overlay:
        """An overlay that gives this number another value."""
        inside = ".".join(self.keys)
        if not self.identity:
            return new_overlay(f"{self.key} = {value}", f"{'.'.join((*self.tables, inside))} = {value}\n")
        entry = self.entry if isinstance(self.entry, int) else f'"{self.entry}"'
        text = f"[[{'.'.join(self.tables)}]]\n{self.identity} = {entry}\n{inside} = {value}\n"
        return new_overlay(f"{self.key} = {value}", text)


def sweep(
    game: str,
    setting: str,
    *,
    players: int | None = None,
    games: int = 5_000,
    policy: str | Sequence[str] = "greedy",
    seed: int | str = 0,
    jobs: int | None = None,
    ray: str | None = None,
    folder: str | Path | None = None,
    progress: Progress | None = None,
    command: str = "",
    **options: Any,
) -> Sweep:
    """What another value of one number changes: sweep("the_river", "building.b01.points=2..8") plays the game as printed
    and with each value, all on the same seeds. `2..8:3` takes 2, 5 and 8."""
    number, values = read_setting(game, setting)
    settings: dict[str, Any] = {"games": games, "policy": policy, "seed": seed, "players": players, **options}
    printed = series_of(game, **settings)
    changed = {value: series_of(game, components=number.overlay(value), **settings) for value in values}
    with mapper(jobs, ray) as map_tasks:
        runner = Runner(map_tasks, folder, progress)
        runner.total = games * (1 + len(changed))
        base, *parts = runner.play([printed, *changed.values()], games)
    steps = tuple(
        Step(value, compare_parts([printed, series], [base, part]))
        for (value, series), part in zip(changed.items(), parts, strict=True)
    )
    written = command or (
        f"rivertable lab sweep {printed.config.name} {''.join(setting.split())} --players {printed.config.players} "
        f"--games {games} --policy {','.join(printed.policy)} --seed {printed.seed}"
    )
    result = Sweep(
        run=run_of(printed, games, written, list(changed.values())),
        sentence=sentence(number, steps),
        key=number.key,
        printed=number.value,
        steps=steps,
    )
    runner.finish([printed, *changed.values()])
    return result


def read_setting(game: str, setting: str) -> tuple[Number, list[int]]:
    """The number that is meant, and the values to try but for the printed one; OptionError says what is wrong."""
    form = _FORM.fullmatch(setting)
    if form is None:
        raise OptionError(f"{setting!r} is no sweep; write key=from..to, such as building.b01.points=2..8, or 2..8:2")
    key, low, high, step = form[1], int(form[2]), int(form[3]), int(form[4] or 1)
    if high < low or step < 1:
        raise OptionError(f"a sweep goes upwards in steps from 1: write {key}={min(low, high)}..{max(low, high)}")
    number = number_named(game, key)
    values = [value for value in range(low, high + 1, step) if value != number.value]
    if not values:
        raise OptionError(f"{key} is {number.value} as printed; sweep over other values too")
    if len(values) > MOST_VALUES:
        raise OptionError(
            f"{len(values)} values are too many, at most {MOST_VALUES} are swept; write a step: {low}..{high}:{step + len(values) // MOST_VALUES}"
        )
    return number, values


def number_named(game: str, key: str) -> Number:
    """The number of a game's components with this key; OptionError names the one that was probably meant."""
    known = {each.key: each for each in numbers_of(game)}
    if key in known:
        return known[key]
    near = difflib.get_close_matches(key, known, 1, ALIKE)
    guess = f"; did you mean {near[0]}?" if near else ", such as " + next(iter(known))
    raise OptionError(f"{game} has no number {key!r} in its components{guess}")


def numbers_of(game: str) -> Iterator[Number]:
    """Every whole number in a game's components that has a name."""
    data = tomllib.loads((folder_of(game) / "components.toml").read_text(encoding="utf-8"))
    for name, value in data.items():
        if name != "game":
            yield from _numbers((name,), value)


def _numbers(tables: tuple[str, ...], value: Any) -> Iterator[Number]:
    if isinstance(value, dict):
        for name, inside in value.items():
            if isinstance(inside, int) and not isinstance(inside, bool):
                yield Number(tables, "", None, (name,), inside)
            else:
                yield from _numbers((*tables, name), inside)
    elif isinstance(value, list):
        for entry in value:
            identity = next((key for key in IDENTITY if isinstance(entry, dict) and key in entry), None)
            if identity is not None:
                for keys, number in _leaves((), entry):
                    if keys != (identity,):
                        yield Number(tables, identity, entry[identity], keys, number)


def _leaves(keys: tuple[str, ...], value: Any) -> Iterator[tuple[tuple[str, ...], int]]:
    if isinstance(value, dict):
        for name, inside in value.items():
            yield from _leaves((*keys, name), inside)
    elif isinstance(value, int) and not isinstance(value, bool):
        yield keys, value


def sentence(number: Number, steps: Sequence[Step]) -> str:
    """What one would tell a colleague: how far the score of a seat goes from one end to the other."""
    ends = [
        next(each for each in step.differences if each.name == SCORE).change.value for step in (steps[0], steps[-1])
    ]
    values = f"{steps[0].value:g}" if len(steps) == 1 else f"{steps[0].value:g} to {steps[-1].value:g}"
    changes = amount(ends[0]) if len(steps) == 1 else f"{amount(ends[0])} to {amount(ends[1])}"
    clear = any(each.significant for step in steps for each in step.differences)
    seen = "" if clear else "; nothing of it is more than chance"
    return f"{number.key} at {values} in place of {number.value} changes the score of a seat by {changes} points{seen}."
