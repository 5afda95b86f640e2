"""Positions of Stone Layer in a line or two, and short questions to ask of them.

    s = stone_layer(players=3).height(2, 3).tokens(2, 3, 2).turn(1).marker(2).attempt("t_s_3")
    report(s, "report_fell(3)", "report_event")
    assert points(s) == [3, 0, 0]

Stacks are 0 to 5 as in the rules; in action texts they count from 1. Seats are A = 0, B = 1, C = 2, D = 3.
"""

from __future__ import annotations

from typing import Any, Self, cast

from rivertable.engine.contract import REFEREE_SEAT
from rivertable.engine.game_config import load
from rivertable.engine.messages import catalogue
from rivertable.engine.preview import Previews
from rivertable.engine.secrecy import redact
from rivertable.engine.state import ListState
from rivertable.games.stone_layer import GAME
from rivertable.games.stone_layer.reasons import Reason
from rivertable.games.stone_layer.rules.stones import lay_out_stones, put_on_stack, take_stone
from rivertable.games.stone_layer.rules.tiles import lay_out_deck
from rivertable.games.stone_layer.rules.tokens import lay_out_tokens
from rivertable.games.stone_layer.rules.tokens import points as points_of
from rivertable.games.stone_layer.rules.turn import open_step_one
from rivertable.games.stone_layer.state import FACE_UP, IN_DECK, NONE, State
from rivertable.games.stone_layer.tables import SIZE_NAMES, SIZE_OF, STACKS, STONE_IDS, TILE_IDS, TILE_SIZES
from tests.games.builder import Position
from tests.games.playing import Playing

A, B, C, D = range(4)
OTHER_TILES = ("t_sml_1", "t_sml_2", "t_sml_3", "t_sml_4")


class PlayingStones(Playing[State, Reason]):
    def play(self, s: State, seat: int, *texts: str) -> State:
        """Legal actions of one seat, one after the other, with the forced choices in between; these are passed over."""
        for text in texts:
            if text not in self.legal(s, seat) and text.startswith(("pick_tile", "pick_size", "pick_source")):
                continue
            self.act(s, seat, text)
            if seat != REFEREE_SEAT:
                self.settle(s)
        return s


_playing = PlayingStones("stone_layer", State, Reason)


class StoneLayer(Position[State]):
    """A position under construction; `choosing`, `attempt` or `lift` finishes it."""

    def __init__(self, players: int, **options: Any) -> None:
        super().__init__(_playing, players, **options)
        lay_out_stones(self.s)
        lay_out_deck(self.s)
        lay_out_tokens(self.s, players)
        self.s.tile = self.s.wanted = self.s.open_cause = NONE
        self.s.turns = 1

    def stack(self, stack: int, *stones: str) -> Self:
        """Stones by id, from bottom to top."""
        for stone in stones:
            take_stone(self.s, STONE_IDS.index(stone))
            put_on_stack(self.s, stack)
        return self

    def height(self, stack: int, count: int, size: str = "") -> Self:
        """So many stones of the river, the last ones first."""
        for _ in range(count):
            fits = (stone for stone in reversed(range(len(STONE_IDS))) if self.s.in_river[stone])
            stone = next(stone for stone in fits if not size or SIZE_NAMES[SIZE_OF[stone]] == size)
            self.stack(stack, STONE_IDS[stone])
        return self

    def tops(self, *sizes: str) -> Self:
        """The river empty; the top stones of the six stacks, S, M, L or - for an empty stack."""
        first = next(k for k, size in enumerate(sizes) if size != "-")
        for k, size in enumerate(sizes):
            if size != "-" and k != first:
                self.height(k, 1, {"S": "small", "M": "medium", "L": "large"}[size])
        top = next(i for i in range(len(STONE_IDS)) if self.s.in_river[i] and STONE_IDS[i][0].upper() == sizes[first])
        rest = [i for i in range(len(STONE_IDS)) if self.s.in_river[i] and i != top]
        return self.stack(first, *(STONE_IDS[stone] for stone in [*rest, top]))

    def tokens(self, stack: int, *counts: int) -> Self:
        """Tokens of A, B, … at a stack, from their supplies."""
        for seat, count in enumerate(counts):
            self.s.tokens[stack][seat] += count
            self.s.supply[seat] -= count
        return self

    def golden(self, seat: int, count: int, fives: int = 0) -> Self:
        """Single golden tokens and five-point tokens."""
        self.s.golden[seat] += count
        self.s.supply[seat] -= count
        self.s.fives[seat] += fives
        self.s.bank -= fives
        return self

    def turn(self, seat: int) -> Self:
        self.s.current = seat
        return self

    def marker(self, stack: int) -> Self:
        self.s.marker = stack
        return self

    def tiles(self, *ids: str) -> Self:
        """These tiles lie face up."""
        for slot, id in enumerate(ids):
            tile = TILE_IDS.index(id)
            assert self.s.tile_at[tile] == IN_DECK
            self.s.tile_at[tile] = FACE_UP
            self.s.face_up[slot] = tile
            self.s.deck_count -= 1
        self.s.face_up_count = len(ids)
        return self

    def choosing(self) -> State:
        """The turn begins."""
        s = self._finished()
        open_step_one(s)
        return s

    def attempt(self, tile: str, stone: str = "") -> State:
        """The tile is taken, a stone of its first size is released: the referee is asked."""
        s = self._with_tile(tile)
        seat = s.current
        size = next(size for k, size in enumerate(SIZE_NAMES) if TILE_SIZES[TILE_IDS.index(tile)] >> k & 1)
        size = SIZE_NAMES[SIZE_OF[STONE_IDS.index(stone)]] if stone else size
        play(s, seat, "pick_tile(1)")
        if f"pick_size({size})" in legal(s, seat):
            play(s, seat, f"pick_size({size})")
        if s.opt_mode == 0:
            fits = [text for text in legal(s, seat) if not stone or stone in text]
            play(s, seat, *fits[:1], "release")
        return s

    def lift(self, tile: str, source: int) -> State:
        """The river is empty: the top stone of the source stack is being placed."""
        s = self._with_tile(tile)
        seat = s.current
        play(s, seat, "pick_tile(1)")
        top = SIZE_NAMES[SIZE_OF[s.stack[source][s.height[source] - 1]]]
        for text in (f"pick_size({top})", f"pick_source({source + 1})", "release"):
            if text in legal(s, seat):
                play(s, seat, text)
        return s

    def _lay_rest(self) -> None:
        if self.s.face_up_count == 0:
            self.tiles(*OTHER_TILES)

    def _with_tile(self, tile: str) -> State:
        if self.s.face_up_count == 0:
            self.tiles(tile, *(other for other in OTHER_TILES if other != tile))
        return self.choosing()


def stone_layer(players: int = 2, **options: Any) -> StoneLayer:
    return StoneLayer(players, **options)


# ---------------------------------------------------------------- playing


legal, why_not, settle, play = _playing.legal, _playing.why_not, _playing.settle, _playing.play


def asked(s: State) -> list[str]:
    """The texts of what may be answered now, whoever is asked."""
    return legal(s, _playing.acting(s)[-1])


def report(s: State, *texts: str) -> State:
    """What the referee tells, without `report_`."""
    return play(s, REFEREE_SEAT, *(f"report_{text}" for text in texts))


def stays(s: State, *fouls: str) -> State:
    """The stone stays on top, perhaps with fouls; nothing (more) fell."""
    return report(s, "no_fall", "on_top", *fouls, "done")


def falls(s: State, *stacks: int, cause: int | None = None, lifting: bool = False) -> State:
    """One event: these stacks fell."""
    report(s, *(["lifting"] if lifting else []), *(f"fell({stack + 1})" for stack in stacks))
    report(s, *([] if cause is None else [f"cause({cause})"]))
    return report(s, "event")


def referee_why_not(s: State, text: str) -> Reason | None:
    return why_not(s, REFEREE_SEAT, f"report_{text}")


def random_game(number: int, players: int = 2) -> State:
    """A whole game of random decisions with the statistical referee, the same for the same number."""
    return _playing.random_game(number, players)


# ---------------------------------------------------------------- reading


def points(s: State) -> list[int]:
    return [points_of(s, seat) for seat in range(s.players)]


def previewed(s: State, seat: int, action: int) -> dict[str, tuple[int, int]]:
    """What a preview tells, in words; players are Anna, Bea and numbers."""
    words, config = catalogue(GAME.folder), load("stone_layer", players=s.players)
    lines = Previews(config, redact(cast(ListState, s), None), seat).of(action)
    return {words.render(line.what, {0: "Anna", 1: "Bea"}): (line.before, line.after) for line in lines}


def heights(s: State) -> list[int]:
    return [int(s.height[stack]) for stack in range(STACKS)]


def supplies(s: State) -> list[int]:
    return [int(s.supply[seat]) for seat in range(s.players)]


def tokens_at(s: State, stack: int) -> list[int]:
    return [int(s.tokens[stack][seat]) for seat in range(s.players)]


def stones_on(s: State, stack: int) -> list[str]:
    return [STONE_IDS[stone] for stone in s.stack[stack][: s.height[stack]]]


def face_up(s: State) -> list[str]:
    return [TILE_IDS[tile] for tile in s.face_up if tile != NONE]


def tiles_at(s: State, where: int) -> int:
    return sum(place == where for place in s.tile_at)
