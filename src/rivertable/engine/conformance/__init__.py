"""The checks every game passes, importable by others and run by `rivertable check <game>`.

First come checks that need no match; then whole random games, played in all modes in lockstep; then the slow checks,
most of them about secrecy, on a seeded sample of (match, step, viewer). A fault found in one part would show everywhere
in the next, so the parts after it are left out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import product
from typing import Any

from rivertable.engine.conformance.contract_checks import check_contract
from rivertable.engine.conformance.lockstep import play_in_lockstep
from rivertable.engine.conformance.report import Report, what_went_wrong
from rivertable.engine.conformance.sampled import SAMPLES_PER_MATCH, check_match
from rivertable.engine.conformance.uniformity import Uniformity, dealing_is_uniform
from rivertable.engine.game_config import GameConfig, load
from rivertable.engine.options import Option
from rivertable.engine.registry import header_of
from rivertable.engine.rule import Mode

__all__ = ["ALL_MODES", "Report", "Uniformity", "check", "dealing_is_uniform"]

ALL_MODES = (Mode.INTERPRETED, Mode.COMPILED, Mode.CHECKED)


def check(
    name: str,
    *,
    games: int = 200,
    viewer_steps: int = 2000,
    seed: int = 0,
    players: Sequence[int] | None = None,
    modes: Sequence[Mode] = ALL_MODES,
    components: Any = None,
    progress: Callable[[int, int], None] | None = None,
) -> Report:
    """Run the suite: `games` random games per player count in every mode, and `viewer_steps` slow samples in all.

    `progress(done, total)` is called after each game. Nothing is raised: failures are in the report.
    """
    report = Report(name)
    report.count("game_can_be_loaded")
    try:
        variants = list(_variants(name, players, components))
    except Exception as error:
        report.fail("game_can_be_loaded", f"{name}: {what_went_wrong(error)}")
        return report
    counts = sorted({config.players for config in variants})
    sampled_matches = -(-viewer_steps // SAMPLES_PER_MATCH)
    total, done = games * len(counts) + sampled_matches, 0

    def tell() -> None:
        nonlocal done
        done += 1
        if progress is not None:
            progress(done, total)

    check_contract(variants[0], report)
    if report.failed:
        return report
    for count in counts:
        options = [config for config in variants if config.players == count]
        for number in range(games):
            play_in_lockstep(options[number % len(options)], seed + number, modes, report)
            tell()
    if report.failed:
        return report
    for number in range(sampled_matches):
        check_match(variants[number % len(variants)], seed + number, report)
        tell()
    return report


def _variants(name: str, players: Sequence[int] | None, components: Any) -> Iterator[GameConfig]:
    """Every player count with every version of the rules, newest first, and every combination of options."""
    header = header_of(name)
    for count in players or range(header.players_min, header.players_max + 1):
        for rules in range(header.rules_version, 0, -1):
            plain = load(name, players=count, components=components, rules=rules)
            declared = plain.game.options
            for values in product(*(_values(option) for option in declared)):
                yield replace(plain, options={o.name: v for o, v in zip(declared, values, strict=True)})


def _values(option: Option) -> tuple[bool | str, ...]:
    return option.choices or (False, True)
