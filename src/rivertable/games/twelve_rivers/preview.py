"""What an action costs and gives, before it is taken: the rules played on a world that fits, and what they changed."""

from __future__ import annotations

from collections.abc import Iterator

from rivertable.engine.chance import stream_from
from rivertable.engine.contract import Change
from rivertable.engine.messages import Message, say

from . import actions
from . import state as at
from .deal import deal_unknown
from .prompts import colour_name
from .rules.answers import apply
from .rules.exploration import place_token
from .scoring import goal_points, pearl_points, villager_points
from .state import State
from .tables import CARDS, COLOURS, FAIRIES
from .view import area_of


def preview(s: State, seat: int, action: int) -> tuple[Change, ...]:
    """TW-5.8, TW-5.17, TW-5.22, TW-5.25  Cards, fairies, pearls and points, each before and after. What is drawn from
    the deck is not known before, and nothing after a reveal is."""
    if actions.PLACE <= action < actions.PAY_CARD:
        return _place(s, seat, action)
    if actions.TAKE_MARKET <= action <= actions.DRAW_DECK:
        cards = s.hand_count[seat]
        return (Change(say("preview-cards"), cards, cards + 1),)
    after = s.clone()  # type: ignore[attr-defined]
    deal_unknown(after, seat, stream_from(0))
    apply(after, seat, action)
    if after.reveals != s.reveals:  # others' moves, or the next round: not this action's doing
        return ()
    return _changes(s, after, seat)


def _place(s: State, seat: int, action: int) -> tuple[Change, ...]:
    """TW-5.7, TW-5.8  The fairies there, and the cards a placement costs or gives if it is paid with cards."""
    after = s.clone()  # type: ignore[attr-defined]
    place_token(after, seat, action - actions.PLACE)
    cards = s.hand_count[seat]
    later = max(0, cards - after.owed) + after.gains
    changes = (Change(say("preview-cards"), cards, later),) if later != cards else ()
    return changes + _changes(s, after, seat)


def _changes(before: State, after: State, seat: int) -> tuple[Change, ...]:
    pairs = zip(_quantities(before, seat), _quantities(after, seat), strict=True)
    return tuple(Change(what, was, will) for (what, was), (_, will) in pairs if was != will)


def _quantities(s: State, seat: int) -> Iterator[tuple[Message, int]]:
    area = area_of(s, seat)
    yield say("preview-cards"), s.hand_count[seat]
    for i, card in enumerate(CARDS):
        yield say("preview-card", card=say(f"card-{card}")), s.hand[seat][i]
    for i, fairy in enumerate(FAIRIES):
        yield say("preview-fairy", fairy=say(f"fairy-{fairy}")), area[at.FAIRY + i]
    for colour in range(len(COLOURS)):
        yield say("preview-alpaca", colour=colour_name(colour)), area[at.ALPACA + colour]
    yield say("preview-goals"), goal_points(s, seat)
    yield say("preview-pearls"), pearl_points(s, seat, area)
    bonus = sum(villager_points(s, seat, area, villager) for villager in range(s.villager_count[seat]))
    yield say("preview-bonus"), bonus
    yield say("preview-villagers"), s.villager_count[seat]
