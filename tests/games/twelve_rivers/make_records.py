"""Makes what is kept beside the tests: `python -m tests.games.twelve_rivers.make_records [new]`."""

from __future__ import annotations

from pathlib import Path

from tests.games.recording import Played, make

HERE = Path(__file__).parent
RECORDS = {
    "two_players": Played("twelve_rivers(players=2)", 21, ("greedy", "random")),
    "three_players": Played("twelve_rivers(players=3)", 22, ("random",) * 3),
    "four_players": Played("twelve_rivers(players=4)", 23, ("greedy", *("random",) * 3)),
}

if __name__ == "__main__":
    make(HERE, {name: played.record for name, played in RECORDS.items()})
