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
from .rules.rivers import collect_pearl, give_pearl, is_alpaca_full
from .scoring import goal_points, pearl_points, unused_fairies, villager_points
from .state import State
from .tables import CARDS, COLOURS, FAIRIES
from .view import area_of

Quantities = Iterator[tuple[Message, int]]

LATER = ("preview-alpaca", "preview-goals")  # the next tokens may have collected by themselves (TW-12.1)


def preview(s: State, seat: int, action: int) -> tuple[Change, ...]:
    """TW-5.8, TW-5.17, TW-5.22, TW-5.25  Cards, fairies, pearls and points, each before and after. What is drawn from
    the deck is not known before, and nothing after a reveal is."""
    if actions.PLACE <= action < actions.PAY_CARD:
        return _place(s, seat, action)
    if actions.TAKE_MARKET <= action <= actions.DRAW_DECK:
        cards = s.hand_count[seat]
        return (Change(say("preview-cards"), cards, cards + 1),)
    if actions.COLLECT <= action < actions.RIVER_FAIRY:
        return _collect(s, seat, action)
    after = s.clone()  # type: ignore[attr-defined]
    deal_unknown(after, seat, stream_from(0))
    apply(after, seat, action)
    if after.reveals != s.reveals:  # others' moves, or the next round: not this action's doing
        return ()
    if actions.VILLAGER <= action < actions.MOVE_TO:  # which pearl moves is known: what matters is where it counts
        return _changes(_points(s, seat), _points(after, seat))
    changes = _changes(_quantities(s, seat), _quantities(after, seat))
    if (after.phase, after.cursor) == (s.phase, s.cursor):
        return changes
    return tuple(change for change in changes if change.what.id not in LATER)


def _collect(s: State, seat: int, action: int) -> tuple[Change, ...]:
    """TW-5.17, TW-5.22  One pearl onto the alpaca, for another if it is full, and the goal that brings; not what the tokens
    below collect when the rest has rolled on."""
    after = s.clone()  # type: ignore[attr-defined]
    if action >= actions.GIVE:
        give_pearl(after, seat, action - actions.GIVE)
        collect_pearl(after, seat, after.now[0][at.COLOUR])
    elif not is_alpaca_full(s, seat):
        collect_pearl(after, seat, action - actions.COLLECT)
    return _changes(_quantities(s, seat), _quantities(after, seat))


def _place(s: State, seat: int, action: int) -> tuple[Change, ...]:
    """TW-5.7, TW-5.8  The fairies there, and the cards a placement costs or gives if it is paid with cards. Bonuses for
    cards and fairies are left out: they depend on what pays."""
    after = s.clone()  # type: ignore[attr-defined]
    place_token(after, seat, action - actions.PLACE)
    cards = s.hand_count[seat]
    later = max(0, cards - after.owed) + after.gains
    quantities = (("preview-cards", cards, later), ("preview-fairies", _fairies(s, seat), _fairies(after, seat)))
    return tuple(Change(say(id), was, will) for id, was, will in quantities if was != will)


def _changes(before: Quantities, after: Quantities) -> tuple[Change, ...]:
    pairs = zip(before, after, strict=True)
    return tuple(Change(what, was, will) for (what, was), (_, will) in pairs if was != will)


def _fairies(s: State, seat: int) -> int:
    return int(unused_fairies(area_of(s, seat)))


def _quantities(s: State, seat: int) -> Quantities:
    area = area_of(s, seat)
    yield say("preview-cards"), s.hand_count[seat]
    for i, card in enumerate(CARDS):
        yield say("preview-card", card=say(f"card-{card}")), s.hand[seat][i]
    for i, fairy in enumerate(FAIRIES):
        yield say("preview-fairy", fairy=say(f"fairy-{fairy}")), area[at.FAIRY + i]
    for colour in range(len(COLOURS)):
        yield say("preview-alpaca", colour=colour_name(colour)), area[at.ALPACA + colour]
    yield from _points(s, seat)
    yield say("preview-villagers"), s.villager_count[seat]


def _points(s: State, seat: int) -> Quantities:
    area = area_of(s, seat)
    yield say("preview-goals"), goal_points(s, seat)
    yield say("preview-pearls"), pearl_points(s, seat, area)
    bonus = sum(villager_points(s, seat, area, villager) for villager in range(s.villager_count[seat]))
    yield say("preview-bonus"), bonus
