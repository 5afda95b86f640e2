"""Positions of 12 Rivers in a line or two, and short questions to ask of them.

    s = rivers(players=2).hand(0, banner=2).track(1, 0, 1).turn(0)
    play(s, 0, "place(r4_a,1)", "pair(banner)")
    assert track(s) == [0, 1, 1]

A position opens with starting villager #1 at seat 0 and so on, empty hands, no pearls anywhere, an empty track and a
market of banner, lantern and provisions. Cards that are nowhere else are in the deck.
"""

from __future__ import annotations

from typing import Self

from rivertable.games.twelve_rivers.reasons import Reason
from rivertable.games.twelve_rivers.rules.asked import clear_turn
from rivertable.games.twelve_rivers.rules.rounds import begin_moving, end_turn
from rivertable.games.twelve_rivers.rules.villagers import add_villager
from rivertable.games.twelve_rivers.setup import lay_out
from rivertable.games.twelve_rivers.state import (
    ALPACA,
    CARRIED,
    EXPLORATION,
    FAIRY,
    NONE,
    OVER,
    PEARL,
    PLACE,
    ROOM,
    SPOT,
    STEP,
    WILD,
    State,
)
from rivertable.games.twelve_rivers.tables import (
    CARD_COUNT,
    CARDS,
    COLOURS,
    FACE_UP,
    FAIRIES,
    FIRST_SLOT,
    ICON_KINDS,
    RAINBOW,
    SECTION_IDS,
    SPOT_KIND,
    SPOTS,
    STARTING,
    TRACK,
    VILLAGER_IDS,
)
from tests.games.builder import Position, add_named
from tests.games.playing import Playing

_playing = Playing("twelve_rivers", State, Reason)


class Rivers(Position[State]):
    """A position under construction; `turn`, `collection`, `moving` or `over` finishes it."""

    def __init__(self, players: int, open_hands: bool) -> None:
        super().__init__(_playing, players, fixed_order=True, open_hands=open_hands)
        s = self.s
        lay_out(s)
        for seat in range(players):
            add_villager(s, seat, seat)
            clear_turn(s.turn[seat])
        clear_turn(s.now[0])
        s.rounds = 1
        s.track = [NONE] * TRACK
        s.track_top = TRACK
        self.stacked = False
        self.market("banner", "lantern", "provisions")

    # ------------------------------------------------------------ cards, fairies, villagers

    def hand(self, seat: int, **cards: int) -> Self:
        """Cards nobody else has seen."""
        add_named(self.s.hand[seat], CARDS, cards)
        self.s.hand_count[seat] += sum(cards.values())
        return self

    def known(self, seat: int, **cards: int) -> Self:
        """Cards taken from the market."""
        add_named(self.s.hand_known[seat], CARDS, cards)
        return self.hand(seat, **cards)

    def market(self, *cards: str | None) -> Self:
        self.s.market = [NONE if card is None else CARDS.index(card) for card in cards]
        return self

    def deck(self, **cards: int) -> Self:
        """Exactly these cards are in the deck."""
        self.stacked = True
        self.s.deck = [cards.get(card, 0) for card in CARDS]
        return self

    def discard(self, **cards: int) -> Self:
        self.s.discard = [cards.get(card, 0) for card in CARDS]
        return self

    def fairies(self, seat: int, **fairies: int) -> Self:
        for fairy, count in fairies.items():
            self.s.area[seat][FAIRY + FAIRIES.index(fairy)] += count
        return self

    def icon(self, kind: str, number: int, *fairies: str) -> Self:
        """Fairies that lie at a stump or statue."""
        for fairy in fairies:
            self.s.fairies_at[ICON_KINDS.index(kind) * 4 + number - 1][FAIRIES.index(fairy)] += 1
            self.s.fairies_out += 1
        return self

    def face_up(self, *villagers: str | None) -> Self:
        tiles = [NONE if villager is None else VILLAGER_IDS.index(villager.lower()) for villager in villagers]
        self.s.face_up = [*tiles, *[NONE] * (FACE_UP - len(tiles))]
        for tile in tiles:
            if tile != NONE:
                self.s.villager_group[tile - STARTING] = NONE
        return self

    def villager(self, seat: int, villager: str, pearls: str = "") -> Self:
        """A villager with pearls on its spots from the left, `-` for an empty spot, `wild` for one made so."""
        tile = VILLAGER_IDS.index(villager.lower())
        if villager.startswith("S"):
            assert self.s.villagers[seat][0] == tile, f"{villager} is not the starting villager of seat {seat}"
            index = 0
        else:
            index = self.s.villager_count[seat]
            self.s.villager_group[tile - STARTING] = NONE
            add_villager(self.s, seat, tile)
        for spot, pearl in enumerate(pearls.split()):
            self._fill(seat, tile, index, spot, pearl)
        return self

    def _fill(self, seat: int, tile: int, index: int, spot: int, pearl: str) -> None:
        area, kind = self.s.area[seat], SPOT_KIND[tile][spot]
        if pearl == "wild":
            area[SPOT + index * SPOTS + spot] = WILD
            area[ROOM + kind] -= 1
            area[ROOM + RAINBOW] += 1
        elif pearl != "-":
            area[SPOT + index * SPOTS + spot] = COLOURS.index(pearl) + 1
            area[ROOM + kind] -= 1

    def alpaca(self, seat: int, **pearls: int) -> Self:
        for colour, count in pearls.items():
            self.s.area[seat][ALPACA + COLOURS.index(colour)] += count
            self.s.area[seat][CARRIED] += count
        return self

    def goal(self, colour: str, seat: int) -> Self:
        self.s.goal[COLOURS.index(colour)] = seat
        return self

    # ------------------------------------------------------------ the board

    def tops(self, *pearls: str) -> Self:
        """Pearls at the tops of rivers 1, 2, …; `-` for none."""
        for river, pearl in enumerate(pearls):
            self.s.tops[river] = NONE if pearl == "-" else COLOURS.index(pearl)
        return self

    def lake(self, **pearls: int) -> Self:
        self.s.lake = [pearls.get(colour, 0) for colour in COLOURS]
        return self

    def token(self, seat: int, section: str, slot: int = 1) -> Self:
        self.s.token_at[slot_of(section, slot)] = seat
        return self

    def track(self, *seats: int) -> Self:
        """Tokens on the turn track, topmost first; they fill its lowest spaces."""
        self.s.track_count = len(seats)
        self.s.track_top = TRACK - len(seats)
        self.s.track = [*[NONE] * (TRACK - len(seats)), *seats]
        return self

    def round(self, number: int) -> Self:
        self.s.rounds = number
        return self

    # ------------------------------------------------------------ finished positions

    def _lay_rest(self) -> None:
        s = self.s
        if not self.stacked:
            for card in range(len(CARDS)):
                s.deck[card] = CARD_COUNT[card] - s.discard[card] - s.market.count(card)
                s.deck[card] -= sum(hand[card] for hand in s.hand)
        s.deck_count = sum(s.deck)

    def turn(self, seat: int) -> State:
        """The seat has just taken its token from the track and is to place it."""
        s = self._finished()
        s.phase, s.actor = EXPLORATION, seat
        s.now[0][STEP] = PLACE
        return s

    def collection(self) -> State:
        """The Exploration is over: pearls are released, and the Collection goes on to its first decision."""
        s = self._finished()
        s.phase = EXPLORATION
        end_turn(s)
        return s

    def moving(self) -> State:
        """Step 5 begins."""
        s = self._finished()
        begin_moving(s)
        return s

    def over(self) -> State:
        """After the last round."""
        s = self._finished()
        s.rounds, s.phase, s.actor = 5, OVER, NONE
        return s


def rivers(players: int = 2, *, open_hands: bool = False) -> Rivers:
    return Rivers(players, open_hands)


def slot_of(section: str, slot: int = 1) -> int:
    return int(FIRST_SLOT[SECTION_IDS.index(section.lower())] + slot - 1)


# ---------------------------------------------------------------- playing


legal, why_not, settle, play = _playing.legal, _playing.why_not, _playing.settle, _playing.play
waiting, known_to = _playing.acting, _playing.known_to


def told(s: State, seat: int, *texts: str) -> list[str]:
    """The events of some actions, written as name(values)."""
    lines = []
    for event, args in _playing.events(s, seat, *texts):
        values = [domain.value(code) for domain, code in zip(event.domains.values(), args, strict=True)]
        lines.append(f"{event.name}({','.join(map(str, values))})")
    return lines


def random_game(number: int, players: int = 2) -> State:
    """A whole game of random decisions, the same for the same number."""
    return _playing.random_game(number, players)


# ---------------------------------------------------------------- reading


def track(s: State) -> list[int]:
    """Tokens on the track, topmost first."""
    return [seat for seat in s.track if seat != NONE]


def hand(s: State, seat: int) -> dict[str, int]:
    return {card: s.hand[seat][i] for i, card in enumerate(CARDS) if s.hand[seat][i]}


def market(s: State) -> list[str | None]:
    return [None if card == NONE else CARDS[card] for card in s.market]


def fairies(s: State, seat: int) -> dict[str, int]:
    return {fairy: s.area[seat][FAIRY + i] for i, fairy in enumerate(FAIRIES) if s.area[seat][FAIRY + i]}


def alpaca(s: State, seat: int) -> dict[str, int]:
    return {colour: s.area[seat][ALPACA + i] for i, colour in enumerate(COLOURS) if s.area[seat][ALPACA + i]}


def lake(s: State) -> dict[str, int]:
    return {colour: s.lake[i] for i, colour in enumerate(COLOURS) if s.lake[i]}


def trapped(s: State, section: str) -> dict[str, int]:
    counts = s.trapped[SECTION_IDS.index(section.lower())]
    return {colour: counts[i] for i, colour in enumerate(COLOURS) if counts[i]}


def stored(s: State, seat: int, villager: int, *, plan: bool = False) -> list[str | None]:
    """Pearls on a villager, spot by spot; with `plan` as moved in step 5 so far."""
    area = s.plan[seat] if plan else s.area[seat]
    tile = s.villagers[seat][villager]
    cells = [area[SPOT + villager * SPOTS + spot] & PEARL for spot in range(SPOTS) if SPOT_KIND[tile][spot] >= 0]
    return [None if cell == 0 else COLOURS[cell - 1] for cell in cells]


def villagers(s: State, seat: int) -> list[str]:
    return [VILLAGER_IDS[s.villagers[seat][i]].upper() for i in range(s.villager_count[seat])]


def points(s: State, seat: int) -> dict[str, int]:
    """The seat's points by category, those of 0 left out, and their `total`."""
    return {name: count for name, count in _playing.points(s, seat).items() if count or name == "total"}
