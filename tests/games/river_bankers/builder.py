"""Positions of River Bankers in a line or two, and short questions to ask of them.

    s = bankers(2).river("logjam", 2, 3, 1).hand(0, "wood_pile").turn()
    play(s, 0, "auction(logjam)", "recall_done", "bid(2)")

A position opens without material cards, with empty hands and tableaus, all structures in the deck, and no chance to
come: shuffles and draws go by seed 1.
"""

from __future__ import annotations

from typing import Self

from rivertable.games.river_bankers.reasons import Reason
from rivertable.games.river_bankers.rules.cards import open_icons
from rivertable.games.river_bankers.rules.ending import begin_final_builds
from rivertable.games.river_bankers.rules.headwaters import show_top
from rivertable.games.river_bankers.rules.structures import join_hand
from rivertable.games.river_bankers.rules.turn_order import begin_turn
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
from tests.games.builder import Position
from tests.games.playing import Playing

BEFORE_BIDS = ("recall_done", "bid_last(no)", "floodgate(no)")
LEAVES_IT = (*BEFORE_BIDS, "slipstream(no)", "no_final_build", "decline")


class PlayingBankers(Playing[State, Reason]):
    """A position may stand before a forced choice: tests ask what is legal there."""

    def legal(self, s: State, seat: int, name: str = "") -> list[str]:
        """The texts of what a seat may do now, all or those of one name."""
        return [text for text in super().legal(s, seat) if name in ("", text.partition("(")[0])]

    def play(self, s: State, seat: int, *texts: str) -> State:
        """Legal actions of one seat, one after the other, with the forced choices behind each."""
        for text in texts:
            self.act(s, seat, text)
            self.settle(s)
        return s


_playing = PlayingBankers("river_bankers", State, Reason)


class Bankers(Position[State]):
    """A position under construction; `turn` or `final` finishes it."""

    def __init__(self, players: int, confluence: bool, rules: int) -> None:
        super().__init__(_playing, players, starters="none", confluence=confluence)
        s = self.s
        s.opt_rules = rules
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
        s = self._finished()
        begin_turn(s, seat)
        return s

    def final(self) -> State:
        """Everybody has retired: the final builds."""
        s = self._finished()
        s.turns = 1
        begin_final_builds(s)
        return s

    def over(self) -> State:
        s = self.final()
        while seats := acting(s):
            _playing.act(s, seats[-1], "no_final_build")
        return s

    def _lay_rest(self) -> None:
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


legal, why_not, settle, play = _playing.legal, _playing.why_not, _playing.settle, _playing.play
acting, known_to, imagine, points = _playing.acting, _playing.known_to, _playing.imagine, _playing.points


def auction(s: State, seat: int, text: str, *bids: int) -> State:
    """Start an auction; nobody recalls or bids last; everybody bids by seat."""
    play(s, seat, text)
    return bid(s, *bids)


def bid(s: State, *bids: int) -> State:
    """Nobody recalls or bids last; the sealed bids by seat."""
    while asked(s) in BEFORE_BIDS:
        _playing.act(s, acting(s)[-1], asked(s))
        settle(s)
    for seat, workers in enumerate(bids):
        if f"bid({workers})" in legal(s, seat):
            play(s, seat, f"bid({workers})")
    return s


def asked(s: State) -> str:
    """The answer that leaves things as they are, if one is open to the seat asked."""
    open_now = legal(s, acting(s)[-1]) if acting(s) else []
    return next((text for text in LEAVES_IT if text in open_now), "")


def told(s: State, seat: int, *texts: str) -> list[str]:
    """The names of the events while these actions are taken."""
    return [event.name for event, _ in _playing.events(s, seat, *texts)]


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
