"""Makes what is kept beside the tests: `python -m tests.games.riverside.make_records [new]`."""

from __future__ import annotations

from pathlib import Path

from tests.games.recording import Played, make

HERE = Path(__file__).parent
RECORDS = {
    "solo_won": Played("riverside(players=1)", 9, ("greedy",), winners=(0,)),
    "solo_lost": Played("riverside(players=1, extension=true)", 4, ("random",), winners=()),
    "two_players": Played("riverside(players=2)", 5, ("greedy", "random")),
    "six_players_extension": Played("riverside(players=6, extension=true)", 6, ("greedy", "random") * 3),
}

if __name__ == "__main__":
    make(HERE, {name: played.record for name, played in RECORDS.items()})
