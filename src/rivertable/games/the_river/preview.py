"""What an action costs and gives, before it is taken: the rules played on a copy, and what they changed."""

from __future__ import annotations

from collections.abc import Iterator

from rivertable.engine.contract import Change
from rivertable.engine.messages import Message, say
from rivertable.engine.reasons import OK

from .rules.buildings import may_drop
from .rules.flow import FIRST_ACTION, decide
from .rules.resources import return_one
from .scoring import columns_points, meadows_points, resource_points, token_points
from .state import PAY_WITH_FOOD, PICK_DISCOUNT, RETURN_ONE, State
from .tables import BASICS, KINDS_OF_GOODS
from .words import resource_name


def preview(s: State, seat: int, action: int) -> tuple[Change, ...]:
    """TR-5.7, TR-5.22, TR-5.24, TR-7.2  Resources, symbols, pioneers and points, each before and after."""
    after = s.clone()  # type: ignore[attr-defined]
    sure = _decide(after, seat, action)
    return tuple(
        Change(what, before, later)
        for (what, before), (_, later) in zip(_quantities(s, seat, sure), _quantities(after, seat, sure), strict=True)
        if before != later
    )


def _decide(s: State, seat: int, action: int) -> bool:
    """The player's own part of the decision; what the end of the turn sets off is not known yet. False if what will be
    paid is still open."""
    step = s.step
    choice = action - FIRST_ACTION[step]
    if step == RETURN_ONE:
        return_one(s, seat, choice)
        return True
    decide(s, seat, step, choice)
    is_open = s.step == PICK_DISCOUNT
    if is_open:
        decide(s, seat, PICK_DISCOUNT, next(basic for basic in range(BASICS) if may_drop(s, seat, basic) == OK))
    if s.step == PAY_WITH_FOOD:
        decide(s, seat, PAY_WITH_FOOD, BASICS)
    return not is_open


def _quantities(s: State, seat: int, sure: bool) -> Iterator[tuple[Message, int]]:
    if sure:
        for kind in range(KINDS_OF_GOODS):
            yield say("preview-goods", resource=resource_name(kind)), s.goods[seat][kind]
    for basic in range(BASICS):
        yield say("preview-production", resource=resource_name(basic)), s.production[seat][basic]
    yield say("preview-warehouses"), s.capacity[seat]
    yield say("preview-tokens"), token_points(s, seat)
    yield say("preview-buildings"), s.building_points[seat]
    yield say("preview-columns"), columns_points(s, seat)
    if sure:
        yield say("preview-resources"), resource_points(min(s.held[seat], s.capacity[seat]))
    yield say("preview-meadows"), meadows_points(s, seat)
    yield say("preview-extra_pioneer"), 1 - s.extra[seat]
