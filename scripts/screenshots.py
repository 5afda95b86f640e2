"""Takes a picture of every screen, by day and by night, into docs/screens/: `make screenshots`.

With names of games only theirs: `python scripts/screenshots.py the_river river_bankers`.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from types import ModuleType

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from scripts.screens import pages, river_bankers, riverside, stone_layer, the_river, twelve_rivers
from scripts.screens.common import SCREENS, person, warm_up
from tests.server.process import running
from tests.web.chromium import chromium

AT_THE_DESK = (riverside, pages, the_river, twelve_rivers, river_bankers, stone_layer)
ON_THE_PHONE = (pages, riverside, the_river, twelve_rivers, river_bankers, stone_layer)
SETTINGS = {"bot_compile": True, "stand_in": "hard"}


def name_of(module: ModuleType) -> str:
    return module.__name__.rpartition(".")[2]


def is_wanted(module: ModuleType) -> bool:
    return not sys.argv[1:] or name_of(module) in sys.argv[1:]


def main() -> None:
    SCREENS.mkdir(parents=True, exist_ok=True)
    folder = Path(tempfile.mkdtemp(prefix="rivertable-screens-"))
    with running(f"sqlite:///{folder}/tables.db", folder / "log", **SETTINGS) as server, chromium() as browser:
        with person(browser, server.url, "light") as player:
            for game in (riverside, the_river, twelve_rivers, river_bankers):
                if is_wanted(game):
                    warm_up(player, name_of(game))
        for theme in ("light", "dark"):
            for on_phone, modules in ((False, AT_THE_DESK), (True, ON_THE_PHONE)):
                with person(browser, server.url, theme, on_phone) as player:
                    for each in modules:
                        if is_wanted(each):
                            (each.phone if on_phone else each.desk)(player, theme)


if __name__ == "__main__":
    main()
