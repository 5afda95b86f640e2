"""What previews tell: resources, symbols, cards and points of the own board."""

from __future__ import annotations

from rivertable.engine.messages import say
from rivertable.engine.reasons import OK

from .rules.buildings import may_drop
from .rules.flow import pay, pick_discount
from .scoring import columns_points, meadows_points, resource_points, token_points
from .state import PAY_WITH_FOOD, PICK_DISCOUNT, State
from .tables import BASICS, KINDS_OF_GOODS
from .words import resource_name

QUANTITIES = (
    *(say("preview-goods", resource=resource_name(kind)) for kind in range(KINDS_OF_GOODS)),
    *(say("preview-production", resource=resource_name(basic)) for basic in range(BASICS)),
    say("preview-warehouses"),
    say("preview-reserved"),
    say("preview-extra_pioneer"),
    say("preview-pawn"),
    say("preview-tokens"),
    say("preview-buildings"),
    say("preview-columns"),
    say("preview-meadows"),
    say("preview-resources"),
    say("preview-points"),
)


def measure(s: State, seat: int) -> list[int | None]:
    """TR-5.7, TR-5.22, TR-5.24, TR-7.2  Resources, symbols, reserved cards, pioneers, the pawn and points."""
    is_open = s.active == seat and s.step == PICK_DISCOUNT
    s = _with_building(s, seat)
    resources = resource_points(min(s.held[seat], s.capacity[seat]))
    points = [token_points(s, seat), s.building_points[seat], columns_points(s, seat), meadows_points(s, seat)]
    return [
        *([None] * KINDS_OF_GOODS if is_open else s.goods[seat]),
        *s.production[seat],
        s.capacity[seat],
        s.reserved_count[seat],
        1 - s.extra[seat],
        int(s.pawn == seat),
        *points,
        *([None] * 2 if is_open else [resources, sum(points) + resources]),
    ]


def _with_building(s: State, seat: int) -> State:
    """TR-12.8  A chosen building counts as built and paid without further food. Which symbol is dropped changes only what
    is paid, which is left open until then."""
    if s.active != seat or s.step not in (PICK_DISCOUNT, PAY_WITH_FOOD):
        return s
    built: State = s.clone()  # type: ignore[attr-defined]
    if built.step == PICK_DISCOUNT:
        pick_discount(built, seat, next(basic for basic in range(BASICS) if may_drop(s, seat, basic) == OK))
    if built.step == PAY_WITH_FOOD:
        pay(built, seat)
    return built
