"""Checks that previews are true and whole: what they tell is what happens, and nothing that happens is left out."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random

from rivertable.engine.conformance.report import require
from rivertable.engine.conformance.sample import Sample, legal_ids
from rivertable.engine.contract import REFEREE_SEAT, Change
from rivertable.engine.draft import Draft
from rivertable.engine.match import Match
from rivertable.engine.preview import Values, changes

Lines = tuple[Change, ...]
Act = Callable[[Match], None]

PREVIEWS_TRIED = 4  # actions at a position
WORLDS = 3  # imagined worlds in which each of them is carried out
MANY_WORLDS = 60  # where all of a few worlds agree on something that a preview leaves out
LONGEST_PLAN = 12


def quantities_are_known(sample: Sample) -> None:
    """Quantities are measured alike on the real, the redacted and an imagined state, one for each name."""
    match, seat = sample.match, sample.seat
    known = _measured(match, seat)
    require(len(known) == len(match.game.quantities), f"{len(match.game.quantities)} quantities are named")
    real = [*match.game.measure(match.state, seat)]
    require(real == known, f"{_names(match, known, real)} is read from something that seat {seat} cannot see")
    world = match.imagine(_viewer(seat), _random(sample).getrandbits(64))
    imagined = [*match.game.measure(world.state, seat)]
    require(imagined == known, f"{_names(match, known, imagined)} is read from something that seat {seat} cannot see")


def previews_come_true(sample: Sample) -> None:
    """What a preview tells of an action stands so after it in every world that fits; if nothing is revealed, everything
    that has changed was told. If something is, what changed alike in many worlds was told."""
    match, seat = sample.match, sample.seat
    legal = legal_ids(match, seat)
    random = _random(sample)
    for action in random.sample(legal, min(PREVIEWS_TRIED, len(legal))):
        told = match.preview(seat, action)
        text = match.game.actions.text(action)
        act = partial(Match.act, seat=seat, action=action)
        _check(sample, random, told, text, act)
        _check_whole(sample, random, told, text, act)


def plans_come_true(sample: Sample) -> None:
    """What is told of a whole plan of the seat, made at random, stands so after it; if nothing is revealed, it is all."""
    match, seat = sample.match, sample.seat
    if sample.is_referee:
        return
    draft, random = Draft(match, seat), _random(sample)
    while not draft.is_complete and len(draft.actions) < LONGEST_PLAN:
        draft.act(random.choice(legal_ids(draft.world, seat)))

    def act(world: Match) -> None:
        for action in draft.actions:
            world.act(seat, action)

    text = ", ".join(map(match.game.actions.text, draft.actions))
    _check(sample, random, draft.changes(), text, act)


def _check(sample: Sample, random: Random, told: Lines, text: str, act: Act) -> None:
    match, seat = sample.match, sample.seat
    real = match.clone()
    act(real)
    worlds = [_other_world(sample, random, act) for _ in range(WORLDS)]
    for world in [*worlds, real] if _is_exact(match, real) else worlds:
        happened = _changes(match, world, seat)
        after = dict(zip(map(str, match.game.quantities), _measured(world, seat), strict=True))
        for change in told:
            stands = after[str(change.what)]
            require(stands in (None, change.after), f"{text}: told {_said(match, (change,))}, but it becomes {stands}")
        if _is_exact(match, world):
            require(told == happened, f"{text}: told {_said(match, told)}, but it is {_said(match, happened)}")


def _check_whole(sample: Sample, random: Random, told: Lines, text: str, act: Act) -> None:
    """What has changed alike in all worlds was told. A few can agree by chance, so many are asked then."""
    missing = _in_common(sample, told, [_other_world(sample, random, act) for _ in range(WORLDS)])
    if missing:
        missing = _in_common(sample, told, [_other_world(sample, random, act) for _ in range(MANY_WORLDS)])
    require(not missing, f"{text}: nothing is told of {_said(sample.match, missing)}")


def _random(sample: Sample) -> Random:
    """Chance of these checks' own, so that they can be changed without changing what others sample."""
    return Random(str(sample))


def _other_world(sample: Sample, random: Random, act: Act) -> Match:
    world = sample.match.imagine(_viewer(sample.seat), random.getrandbits(64))
    act(world)
    return world


def _is_exact(match: Match, world: Match) -> bool:
    """Nothing was revealed on the way, so that the result is the same in every world."""
    return world.reveals == match.reveals and not world.is_over


def _in_common(sample: Sample, told: Lines, worlds: list[Match]) -> Lines:
    """What has changed alike in all these worlds, was not told, and is not said to hang on what is revealed."""
    match, seat = sample.match, sample.seat
    first, *others = (_changes(match, world, seat) for world in worlds)
    unforeseen = match.game.unforeseen(match.state, worlds[0].state, seat)
    untold = (change for change in first if change not in told and change.what.id not in unforeseen)
    return tuple(change for change in untold if all(change in other for other in others))


def _changes(match: Match, world: Match, seat: int) -> Lines:
    return changes(match.game, _measured(match, seat), _measured(world, seat))


def _measured(match: Match, seat: int) -> Values:
    return [*match.game.measure(match.redacted(_viewer(seat)), seat)]


def _viewer(seat: int) -> int | None:
    return None if seat == REFEREE_SEAT else seat


def _names(match: Match, known: Values, other: Values) -> str:
    pairs = zip(match.game.quantities, known, other, strict=True)
    return ", ".join(match.say(what) for what, one, two in pairs if one != two)


def _said(match: Match, lines: Lines) -> str:
    return ", ".join(f"{match.say(line.what)} {line.before} → {line.after}" for line in lines) or "nothing"


PREVIEW_CHECKS: tuple[Callable[[Sample], None], ...] = (quantities_are_known, previews_come_true, plans_come_true)
