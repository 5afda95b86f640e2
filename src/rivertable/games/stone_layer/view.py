"""The table as a viewer sees it, with names. SL-8.1: everybody sees the same."""

from __future__ import annotations

import msgspec

from rivertable.engine.secrecy import Viewer

from .referee import failure_at
from .rules.flow import DECISIONS
from .rules.tiles import available_sizes
from .rules.tokens import collect_tokens, is_won, points, tokens_at_stacks, tokens_for, tokens_laid
from .scoring import standing
from .state import ALT_SIZE, COMPANION, NONE, OVER, PICK_SIZE, PICK_TILE, USED, State
from .tables import (
    COLOURS,
    DATA,
    SIZE_NAMES,
    SIZE_OF,
    SIZES,
    STACKS,
    STONE_IDS,
    STONES,
    TILE_IDS,
    TILE_SIZES,
    TILE_STEPS,
    TREMORS,
    WINNING_POINTS,
)

START = ("alt_size", "alt_stone", "alt_release", "report_set")  # steps of the alternative start


class StoneView(msgspec.Struct, frozen=True):
    id: str
    size: str


class StackView(msgspec.Struct, frozen=True):
    """A stack, its stones from bottom to top, the tokens beside it by seat, and what the next stone would lay."""

    number: int  # from 1
    stones: tuple[StoneView, ...]
    tokens: tuple[int, ...]
    next_tokens: int
    risk: tuple[int, ...]  # per cent that a small, medium, large stone would not stay; nothing is known of real ones


class TileView(msgspec.Struct, frozen=True):
    id: str
    sizes: tuple[str, ...]
    steps: int
    playable: bool


class PlayerView(msgspec.Struct, frozen=True):
    seat: int
    colour: str
    points: int
    golden: int
    fives: int
    supply: int
    at_stacks: int


class StakesView(msgspec.Struct, frozen=True):
    """What the next stone on the marker's stack is about for the player in turn."""

    lay: int  # tokens laid if it stays
    pays: tuple[int, ...]  # points by seat if the stack falls
    winners: tuple[int, ...]  # seats that would win then
    returned: int  # own tokens that come back then


class HandView(msgspec.Struct, frozen=True):
    """SL-12.3  How far a hand trembles over the marker's stack, as standard deviations."""

    place_mm: float
    angle_deg: float


class AttemptRequest(msgspec.Struct, frozen=True):
    """SL-6.0  What is attempted, as the physics or a person who reports needs to know it."""

    player: int
    tile: str
    size: str
    stone: str
    source: int  # -1: from the river
    target: int
    stacks: tuple[tuple[str, ...], ...]


class ReportView(msgspec.Struct, frozen=True):
    """What the referee has reported of the attempt so far."""

    named: tuple[int, ...]  # stacks of events that are reported, from 1
    open_stacks: tuple[int, ...]
    open_cause: int | None
    lifting: bool
    touched: bool
    leaned: bool


class View(msgspec.Struct, frozen=True):
    players: tuple[PlayerView, ...]
    companion: bool
    tremor: str
    turn: int
    step: str
    current: int
    first_player: int
    marker: int  # from 1
    points_to_win: int
    stacks: tuple[StackView, ...]
    river: tuple[StoneView, ...]
    tiles: tuple[TileView | None, ...]
    chosen: TileView | None
    size: str | None
    deck: int
    used: int
    bank: int
    attempt: AttemptRequest | None
    report: ReportView | None
    barred: bool
    stakes: StakesView
    hand: HandView


def build(s: State, viewer: Viewer) -> View:
    """SL-8.1  The order of the deck is all that is hidden, and it is not in the state."""
    return View(
        players=tuple(_player(s, seat) for seat in range(s.players)),
        companion=s.opt_mode == COMPANION,
        tremor=TREMORS[s.opt_tremor],
        turn=s.turns,
        step=DECISIONS.name(s.step, "over"),
        current=s.current,
        first_player=s.first,
        marker=s.marker + 1,
        points_to_win=WINNING_POINTS[s.opt_points_to_win],
        stacks=tuple(_stack(s, stack) for stack in range(STACKS)),
        river=tuple(_stone(stone) for stone in range(STONES) if s.in_river[stone] == 1),
        tiles=tuple(None if tile == NONE else _tile(s, tile) for tile in s.face_up),
        chosen=None if s.tile == NONE else _tile(s, s.tile),
        size=_size(s),
        deck=s.deck_count,
        used=sum(place == USED for place in s.tile_at),
        bank=s.bank,
        attempt=request(s),
        report=_report(s) if DECISIONS.name(s.step).startswith("report") else None,
        barred=s.barred == 1,
        stakes=_stakes(s),
        hand=_hand(s),
    )


def _size(s: State) -> str | None:
    """The size that is chosen; the last one's is still known while the next is being chosen."""
    is_open = s.tile == NONE or s.step in (PICK_TILE, PICK_SIZE, ALT_SIZE)
    return None if is_open or s.wanted == NONE else SIZE_NAMES[s.wanted]


def request(s: State) -> AttemptRequest | None:
    """SL-6.0  The attempt that is to be made or reported, or None. SL-6.14  In a repeat the source is the river."""
    if s.stone == NONE or s.step == OVER:
        return None
    return AttemptRequest(
        player=s.current,
        tile=TILE_IDS[s.tile],
        size=SIZE_NAMES[SIZE_OF[s.stone]],
        stone=STONE_IDS[s.stone],
        source=s.source,
        target=s.marker,
        stacks=tuple(tuple(STONE_IDS[stone] for stone in s.stack[k][: s.height[k]]) for k in range(STACKS)),
    )


def _stakes(s: State) -> StakesView:
    """SL-5.7, SL-6.6  From the marker's stack as it stands. SL-3.6  At the alternative start nobody lays tokens."""
    lays = s.barred == 0 and DECISIONS.name(s.step) not in START
    after = s.clone()  # type: ignore[attr-defined]
    collect_tokens(after, 1 << s.marker, s.current)
    return StakesView(
        lay=tokens_laid(s, s.current, s.height[s.marker] + 1) if lays else 0,
        pays=tuple(points(after, seat) - points(s, seat) for seat in range(s.players)),
        winners=_winners(after),
        returned=after.supply[s.current] - s.supply[s.current],
    )


def _winners(s: State) -> tuple[int, ...]:
    """SL-7.2  Nobody as long as nobody has the points to win."""
    if not is_won(s):
        return ()
    best = max(standing(s, seat) for seat in range(s.players))
    return tuple(seat for seat in range(s.players) if standing(s, seat) == best)


def _hand(s: State) -> HandView:
    tremor = next(each for each in DATA.tremor if each.id == TREMORS[s.opt_tremor])
    place = tremor.place_mm + tremor.place_mm_per_stone * s.height[s.marker]
    return HandView(round(place, 2), tremor.angle_deg)


def _stone(stone: int) -> StoneView:
    return StoneView(STONE_IDS[stone], SIZE_NAMES[SIZE_OF[stone]])


def _stack(s: State, stack: int) -> StackView:
    return StackView(
        number=stack + 1,
        stones=tuple(_stone(stone) for stone in s.stack[stack][: s.height[stack]]),
        tokens=tuple(s.tokens[stack][: s.players]),
        next_tokens=tokens_for(s.height[stack] + 1),
        risk=() if s.opt_mode == COMPANION else tuple(round(failure_at(s, stack, size) / 10) for size in range(SIZES)),
    )


def _tile(s: State, tile: int) -> TileView:
    sizes = tuple(name for size, name in enumerate(SIZE_NAMES) if TILE_SIZES[tile] >> size & 1)
    return TileView(TILE_IDS[tile], sizes, TILE_STEPS[tile], TILE_SIZES[tile] & available_sizes(s) != 0)


def _player(s: State, seat: int) -> PlayerView:
    return PlayerView(
        seat=seat,
        colour=COLOURS[seat],
        points=points(s, seat),
        golden=s.golden[seat],
        fives=s.fives[seat],
        supply=s.supply[seat],
        at_stacks=tokens_at_stacks(s, seat),
    )


def _report(s: State) -> ReportView:
    return ReportView(
        named=_numbers(s.named),
        open_stacks=_numbers(s.open_stacks),
        open_cause=None if s.open_cause == NONE else s.open_cause,
        lifting=s.open_lifting == 1,
        touched=s.touched == 1,
        leaned=s.leaned == 1,
    )


def _numbers(mask: int) -> tuple[int, ...]:
    return tuple(stack + 1 for stack in range(STACKS) if mask >> stack & 1)
