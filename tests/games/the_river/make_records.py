"""Makes what is kept beside the tests, the screens too: `python -m tests.games.the_river.make_records [new]`.

There is a record for every way a game can end, and for every number of players, by the newest rules; those of older
versions, which are never made again, lie beside them. Screens are made from a record: the table as players saw it at the
start of each round, with all they could do.
"""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console

from rivertable.engine.components import Overlay
from rivertable.engine.match import Match
from rivertable.engine.record import Record
from rivertable.engine.secrecy import Viewer
from rivertable.games.the_river import terminal
from rivertable.games.the_river.view import View
from tests.games.recording import Played, make
from tests.games.the_river.builder import NEWEST

HERE = Path(__file__).parent
RECORDS = HERE / "records"
TOLD = ("tokens_3_greedy", f"rules_{NEWEST}_tokens_3_greedy")  # by the first rules and the newest
SCREENS = HERE / "screens" / f"{TOLD[-1]}.txt"

EARLY_FRAMES = "".join(f"[[river_board.spot]]\nid = {spot}\nframed = true\n" for spot in range(1, 12))
SETTLERS = Overlay("settlers.toml", f"{EARLY_FRAMES}[river_board.bonus_spots]\nextra_pioneer_on_spot = 5\n")

# Records of the first version of the rules have these names, those of a later one begin with rules_<version>_.
GAMES = {
    "tokens_2_greedy": Played("the_river(players=2)", 12, ("greedy",) * 2, "tokens"),
    "tokens_3_greedy": Played("the_river(players=3, open_values=true)", 8, ("greedy",) * 3, "tokens"),
    "tokens_4_mixed": Played("the_river(players=4, preprint=same)", 5, ("greedy", "random") * 2, "tokens"),
    "tiles_2_random": Played("the_river(players=2)", 1, ("random",) * 2, "tiles"),
    "tiles_4_random": Played("the_river(players=4)", 1, ("random",) * 4, "tiles"),
    "no_pioneers_2_random": Played("the_river(players=2)", 1, ("random",) * 2, "no_pioneers", SETTLERS),
    "round_cap_3_random": Played("the_river(players=3, round_cap=5)", 1, ("random",) * 3, "round_cap"),
}


def ending_of(record: Path) -> str | None:
    """How the game in a record ends."""
    return GAMES[re.sub(r"^rules_\d+_", "", record.stem)].ending


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


if __name__ == "__main__":
    make(HERE, {f"rules_{NEWEST}_{name}": played.record for name, played in GAMES.items()}, TOLD)
    SCREENS.write_text(screens(Record.load(RECORDS / f"{TOLD[-1]}.json")), encoding="utf-8")
