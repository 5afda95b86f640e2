"""Positions of River Bankers in a line or two, and short questions to ask of them.

    s = bankers(2).river("logjam", 2, 3, 1).hand(0, "wood_pile").turn()
    play(s, 0, "auction(logjam)", "recall_done", "bid(2)")

A position opens without material cards, with empty hands and tableaus, all structures in the deck, and no chance to
come: shuffles and draws go by seed 1.
"""

from __future__ import annotations

from typing import Any, Self

from rivertable.engine.chance import seed_chance, seed_words, stream_from
from rivertable.engine.events import collected
from rivertable.engine.secrecy import Viewer, redact, viewer_code
from rivertable.games.river_bankers.actions import ACTIONS
from rivertable.games.river_bankers.deal import deal_unknown
from rivertable.games.river_bankers.events import EVENTS
from rivertable.games.river_bankers.reasons import Reason
from rivertable.games.river_bankers.rules.cards import open_icons
from rivertable.games.river_bankers.rules.ending import begin_final_builds
from rivertable.games.river_bankers.rules.flow import apply, to_act
from rivertable.games.river_bankers.rules.headwaters import show_top
from rivertable.games.river_bankers.rules.structures import join_hand
from rivertable.games.river_bankers.rules.turn_order import begin_turn
from rivertable.games.river_bankers.scoring import CATEGORIES, score
from rivertable.games.river_bankers.setup import prepare_table
from rivertable.games.river_bankers.state import (
    BUILT,
    DECK,
    DISCARDED,
    HEADWATERS,
    HIDDEN,
    NOT_USED,
    OUT,
    RIVER,
    SHORELINE,
    State,
)
from rivertable.games.river_bankers.tables import (
    CARD_KEYS,
    CONFLUENCE,
    DATA,
    NONE,
    RIVER_CARDS,
    RIVER_KEYS,
    STRUCTURE_KEYS,
    STRUCTURES,
    WORKERS,
)
from tests.games.playing import Playing


class Bankers:
    """A position under construction; `turn` or `final` finishes it."""

    def __init__(self, players: int, confluence: bool, rules: int) -> None:
        self.s: Any = State()
        s = self.s
        s.players, s.opt_rules, s.opt_confluence = players, rules, int(confluence)
        seed_chance(s, *seed_words(1))
        prepare_table(s)
        for seat in range(players):
            s.supply[seat] = WORKERS[players]
            s.moved[seat] = players - seat
            s.species[seat] = seat
        s.moves = players
        s.at = [OUT] * RIVER_CARDS
        self._top: list[int] = []
        self._held: list[int] = []
        self._unused = [] if confluence else [CONFLUENCE]

    # ------------------------------------------------------------ material cards

    def river(self, card: str, space: int, *workers: int, blanks: int = 0) -> Self:
        """A card on River 1..4 with workers by seat."""
        return self._put(card, RIVER + space - 1, workers, blanks)

    def shore(self, card: str, *workers: int) -> Self:
        """A card on the shoreline with workers by seat."""
        return self._put(card, SHORELINE, workers, 0)

    def headwaters(self, *cards: str | None, blanks: int = 0) -> Self:
        """The cards of slots 1, 2, 3; None is an empty slot."""
        for slot, card in enumerate(cards):
            if card is not None:
                self._put(card, HEADWATERS + slot, (), blanks)
                self.s.headwaters[slot] = RIVER_KEYS.index(card)
        return self

    def deck(self, *cards: str) -> Self:
        """The material deck, its top card first."""
        for card in reversed(cards):
            number = RIVER_KEYS.index(card)
            self.s.at[number] = DECK
            self.s.river_deck[self.s.river_deck_count] = number
            self.s.river_deck_count += 1
        return self

    def _put(self, card: str, place: int, workers: tuple[int, ...], blanks: int) -> Self:
        number = RIVER_KEYS.index(card)
        self.s.at[number] = place
        self.s.blanks[number] = blanks
        for seat, count in enumerate(workers):
            self.s.workers[number][seat] = count
            self.s.supply[seat] -= count
        return self

    # ------------------------------------------------------------ structures

    def hand(self, seat: int, *cards: str) -> Self:
        for card in cards:
            number = STRUCTURE_KEYS.index(card)
            join_hand(self.s, seat, number, 1 << seat)
            self._held.append(number)
        return self

    def built(self, seat: int, *cards: str, spent: bool = False) -> Self:
        """Structures or starters in a tableau."""
        for card in cards:
            number = CARD_KEYS.index(card)
            self.s.owner[number] = seat
            self.s.spent[number] = int(spent)
            if number < STRUCTURES:
                self.s.place[number] = BUILT
        return self

    def spent(self, seat: int, *cards: str) -> Self:
        return self.built(seat, *cards, spent=True)

    def discarded(self, *cards: str) -> Self:
        for card in cards:
            number = STRUCTURE_KEYS.index(card)
            self.s.place[number] = DISCARDED
            self.s.discard_count += 1
        return self

    def structures(self, *cards: str) -> Self:
        """The top of the structure deck, its top card first; the others lie below."""
        self._top = [STRUCTURE_KEYS.index(card) for card in cards]
        return self

    def no_other_structures(self) -> Self:
        """Structures not named so far are out of the game."""
        named = [c for c in range(STRUCTURES) if self.s.place[c] != HIDDEN or c in (*self._top, *self._held)]
        self._unused = [c for c in range(STRUCTURES) if c not in named]
        return self

    # ------------------------------------------------------------ players

    def fish(self, *totals: int) -> Self:
        for seat, total in enumerate(totals):
            self.s.fish[seat] = total
        return self

    def stack(self, *seats: int) -> Self:
        """From the bottom: the seats in the order in which they last moved."""
        for seat in seats:
            self.s.moves += 1
            self.s.moved[seat] = self.s.moves
        return self

    def retired(self, *seats: int) -> Self:
        for seat in seats:
            self.s.retired[seat] = 1
        return self

    def supply(self, seat: int, count: int) -> Self:
        self.s.supply[seat] = count
        return self

    # ------------------------------------------------------------ done

    def turn(self, seat: int = 0) -> State:
        """A turn of this seat begins."""
        self._finish()
        begin_turn(self.s, seat)
        state: State = self.s
        return state

    def final(self) -> State:
        """Everybody has retired: the final builds."""
        self._finish()
        self.s.turns = 1
        begin_final_builds(self.s)
        state: State = self.s
        return state

    def over(self) -> State:
        s = self.final()
        while mask := to_act(s):
            seat = mask.bit_length() - 1
            apply(s, seat, ACTIONS.parse("no_final_build"))
        return s

    def _finish(self) -> None:
        s = self.s
        for card in self._unused:
            s.place[card] = NOT_USED
        hidden = [c for c in range(STRUCTURES) if s.place[c] == HIDDEN and c not in self._held]
        below = [c for c in hidden if c not in self._top]
        cards = [*below, *reversed(self._top)]
        s.deck = [*cards, *[0] * (STRUCTURES - len(cards))]
        s.deck_count = len(cards)
        show_top(s)


def bankers(players: int = 2, *, confluence: bool = False, rules: int = DATA.game.rules_version) -> Bankers:
    """A position under the newest version of the rules, or an older one."""
    return Bankers(players, confluence, rules)


# ---------------------------------------------------------------- playing


_playing = Playing("river_bankers", State, Reason)
why_not, settle = _playing.why_not, _playing.settle


def legal(s: State, seat: int, name: str = "") -> list[str]:
    """The texts of what a seat may do now, all or those of one name."""
    texts = _playing.legal(s, seat)
    return [text for text in texts if text.partition("(")[0] == name] if name else texts


def play(s: State, seat: int, *texts: str) -> State:
    """Legal actions of one seat, one after the other, with the forced choices behind each."""
    for text in texts:
        _playing.act(s, seat, text)
        settle(s)
    return s


def auction(s: State, seat: int, text: str, *bids: int) -> State:
    """Start an auction; nobody recalls or bids last; everybody bids by seat."""
    play(s, seat, text)
    return bid(s, *bids)


def bid(s: State, *bids: int) -> State:
    """Nobody recalls or bids last; the sealed bids by seat."""
    while asked(s) in ("recall_done", "bid_last(no)", "floodgate(no)"):
        apply(s, to_act(s).bit_length() - 1, ACTIONS.parse(asked(s)))
        settle(s)
    for seat, workers in enumerate(bids):
        if f"bid({workers})" in legal(s, seat):
            play(s, seat, f"bid({workers})")
    return s


def asked(s: State) -> str:
    """The answer that leaves things as they are, if one is open to the seat asked."""
    mask = to_act(s)
    for text in ("recall_done", "bid_last(no)", "floodgate(no)", "slipstream(no)", "no_final_build", "decline"):
        if mask and text in legal(s, mask.bit_length() - 1):
            return text
    return ""


def acting(s: State) -> list[int]:
    return [seat for seat in range(4) if to_act(s) >> seat & 1]


def told(s: State, seat: int, *texts: str) -> list[str]:
    """The names of the events while these actions are taken."""
    with collected() as emitted:
        play(s, seat, *texts)
    return [EVENTS.kinds[kind].name for kind, _ in emitted if kind >= 0]


def known_to(s: Any, viewer: Viewer) -> State:
    """The state with everything covered that the viewer may not know."""
    redacted: State = redact(s, viewer)
    return redacted


def imagine(s: State, viewer: Viewer, seed: int = 5) -> State:
    """A random world that fits what the viewer knows."""
    imagined = known_to(s, viewer)
    deal_unknown(imagined, viewer_code(viewer), stream_from(seed))
    return imagined


# ---------------------------------------------------------------- reading


def where(s: State, card: str) -> str:
    """`river 2`, `headwaters 1`, `shoreline`, `deck` or `out`."""
    place = s.at[RIVER_KEYS.index(card)]
    if HEADWATERS <= place < RIVER:
        return f"headwaters {place}"
    if RIVER <= place < SHORELINE:
        return f"river {place - RIVER + 1}"
    return {DECK: "deck", SHORELINE: "shoreline", OUT: "out"}[place]


def slots(s: State) -> list[str | None]:
    return [None if card == NONE else RIVER_KEYS[card] for card in s.headwaters]


def workers(s: State, card: str) -> list[int]:
    return list(s.workers[RIVER_KEYS.index(card)][: s.players])


def blanks(s: State, card: str) -> int:
    return int(s.blanks[RIVER_KEYS.index(card)])


def opened(s: State, card: str) -> int:
    return open_icons(s, RIVER_KEYS.index(card))


def fish(s: State) -> list[int]:
    return list(s.fish[: s.players])


def supply(s: State) -> list[int]:
    return list(s.supply[: s.players])


def hand(s: State, seat: int) -> list[str]:
    return [STRUCTURE_KEYS[card] for card in sorted(s.hand[seat][: s.hand_count[seat]]) if card >= 0]


def tableau(s: State, seat: int) -> list[str]:
    return [CARD_KEYS[card] for card in range(len(CARD_KEYS)) if s.owner[card] == seat]


def discard_pile(s: State) -> list[str]:
    return [STRUCTURE_KEYS[card] for card in range(STRUCTURES) if s.place[card] == DISCARDED]


def is_spent(s: State, card: str) -> bool:
    return bool(s.spent[CARD_KEYS.index(card)])


def river_deck(s: State) -> list[str]:
    """The material deck from the top."""
    return [RIVER_KEYS[s.river_deck[place]] for place in range(s.river_deck_count - 1, -1, -1)]


def points(s: State, seat: int) -> dict[str, int]:
    """The seat's points by category, and their `total`."""
    out = [0] * len(CATEGORIES)
    total = score(s, seat, out)
    return {**dict(zip(CATEGORIES, out, strict=True)), "total": total}
