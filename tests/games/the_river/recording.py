"""Makes the records, the playthrough and the screens kept beside the tests:

    python -m tests.games.the_river.recording [new]

A record is a whole game, kept to be replayed to its exact score: one for every way a game can end, and for every number
of players. `new` plays those of the newest rules anew, otherwise they stay; those of older versions, which are never made
again, lie beside them. Playthroughs and screens are made from records: every decision in words, and the table as players
saw it at the start of each round with all they could do.
"""

from __future__ import annotations

import io
import re
import sys
from pathlib import Path

from rich.console import Console

import rivertable as rt
from rivertable.bots.base import seated
from rivertable.engine.components import Overlay
from rivertable.engine.game_config import load
from rivertable.engine.match import Match
from rivertable.engine.playing import play_out
from rivertable.engine.record import Record
from rivertable.engine.secrecy import Viewer
from rivertable.games.the_river import terminal
from rivertable.games.the_river.view import View
from scripts.playthrough import playthrough
from tests.games.the_river.builder import NEWEST

HERE = Path(__file__).parent
RECORDS = HERE / "records"
PLAYTHROUGHS = HERE / "playthroughs"
TOLD = (
    "tokens_3_greedy",
    f"rules_{NEWEST}_tokens_3_greedy",
)  # the records that are told: by the first rules and the newest
SCREENS = HERE / "screens" / f"{TOLD[-1]}.txt"

EARLY_FRAMES = "".join(f"[[river_board.spot]]\nid = {spot}\nframed = true\n" for spot in range(1, 12))
SETTLERS = Overlay("settlers.toml", f"{EARLY_FRAMES}[river_board.bonus_spots]\nextra_pioneer_on_spot = 5\n")

# Records of the first version of the rules have these names, those of a later one begin with rules_<version>_.
GAMES = {
    "tokens_2_greedy": ("tokens", "the_river(players=2)", 12, ("greedy", "greedy"), None),
    "tokens_3_greedy": ("tokens", "the_river(players=3, open_values=true)", 8, ("greedy",) * 3, None),
    "tokens_4_mixed": ("tokens", "the_river(players=4, preprint=same)", 5, ("greedy", "random") * 2, None),
    "tiles_2_random": ("tiles", "the_river(players=2)", 1, ("random",) * 2, None),
    "tiles_4_random": ("tiles", "the_river(players=4)", 1, ("random",) * 4, None),
    "no_pioneers_2_random": ("no_pioneers", "the_river(players=2)", 1, ("random",) * 2, SETTLERS),
    "round_cap_3_random": ("round_cap", "the_river(players=3, round_cap=5)", 1, ("random",) * 3, None),
}


def ending_of(record: Path) -> str:
    """How the game in a record ends."""
    return GAMES[re.sub(r"^rules_\d+_", "", record.stem)][0]


def play_game(call: str, seed: int, kinds: tuple[str, ...], overlay: Overlay | None) -> Match:
    """The same game for the same arguments."""
    match = Match(load(call, components=overlay), seed)
    bots = [rt.bot(kind, seed=seed + seat) for seat, kind in enumerate(kinds)]
    return play_out(match, seated(bots))


def find_game(ending: str, call: str, seed: int, kinds: tuple[str, ...], overlay: Overlay | None) -> Match:
    """The first seed from `seed` on whose game ends this way."""
    while True:
        match = play_game(call, seed, kinds, overlay)
        assert match.outcome is not None
        if match.outcome.reason == ending:
            return match
        seed += 1


# ---------------------------------------------------------------- screens


def screens(record: Record) -> str:
    """A recorded game from the seat that is to act: the table once a round, and every question with its answers."""
    played = record.replay()
    match = Match(played.config, played.seed)
    out = io.StringIO()
    console = Console(file=out, width=100, color_system=None, force_terminal=False)
    told, drawn = 0, -1
    for move in played.moves:
        if match.rounds != drawn:
            drawn = match.rounds
            _draw(console, match, move.seat)
        told = _tell(out, match, told)
        out.write(f"\nPlayer {move.seat + 1}: {match.decision(move.seat)}\n")
        out.writelines(f"  {'>' if a.id == move.action else '-'} {a}: {a.label}\n" for a in match.legal(move.seat))
        out.writelines(f"  x {c.action}: {c.reason}\n" for c in match.candidates(move.seat) if c.reason)
        match.act(move.seat, move.action)
    _tell(out, match, told)
    _draw(console, match, None)
    out.write(f"{match.outcome}\n")
    return "\n".join(line.rstrip() for line in out.getvalue().splitlines()) + "\n"


def _draw(console: Console, match: Match, viewer: Viewer) -> None:
    view = match.view(viewer)
    assert isinstance(view, View)
    names = {seat: f"Player {seat + 1}" for seat in range(match.players)}
    console.print(terminal.draw(view, viewer, names, 100), "")


def _tell(out: io.StringIO, match: Match, since: int) -> int:
    lines = match.narration(None, since)
    out.writelines(f"    {line}\n" for line in lines)
    return since + len(lines)


def write_records() -> None:
    RECORDS.mkdir(exist_ok=True)
    for name, (ending, call, seed, kinds, overlay) in GAMES.items():
        record: Record = find_game(ending, call, seed, kinds, overlay).record()
        record.seats = list(kinds)
        record.save(RECORDS / f"rules_{NEWEST}_{name}.json")


def write_told() -> None:
    for name in TOLD:
        record = Record.load(RECORDS / f"{name}.json")
        (PLAYTHROUGHS / f"{name}.txt").write_text(playthrough(record), encoding="utf-8")
    SCREENS.write_text(screens(record), encoding="utf-8")


if __name__ == "__main__":
    if sys.argv[1:] == ["new"]:
        write_records()
    write_told()
