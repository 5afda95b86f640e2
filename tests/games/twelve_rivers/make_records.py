"""Makes what is kept beside the tests: `python -m tests.games.twelve_rivers.make_records [new]`.

There is a record for every number of players by the newest rules; those of older versions, which are never made again, lie
beside them.
"""

from __future__ import annotations

from pathlib import Path

from rivertable.games.twelve_rivers.tables import DATA
from tests.games.recording import Played, make

HERE = Path(__file__).parent
NEWEST = DATA.game.rules_version
TOLD = ("two_players", f"rules_{NEWEST}_two_players")  # by the first rules and the newest

# Records of the first version of the rules have these names, those of a later one begin with rules_<version>_.
GAMES = {
    "two_players": Played("twelve_rivers(players=2)", 21, ("greedy", "random")),
    "three_players": Played("twelve_rivers(players=3)", 22, ("random",) * 3),
    "four_players": Played("twelve_rivers(players=4)", 23, ("greedy", *("random",) * 3)),
}

if __name__ == "__main__":
    make(HERE, {f"rules_{NEWEST}_{name}": played.record for name, played in GAMES.items()}, TOLD)
