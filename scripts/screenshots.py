"""Takes a picture of every screen, by day and by night, into docs/screens/: `make screenshots`.

With names of games only theirs: `python scripts/screenshots.py the_river river_bankers`.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from scripts.screens import pages, river_bankers, riverside, stone_layer, the_river, twelve_rivers
from scripts.screens.common import SCREENS, person
from tests.server.process import running
from tests.web.chromium import chromium

AT_THE_DESK = (riverside, pages, the_river, twelve_rivers, river_bankers, stone_layer)
ON_THE_PHONE = (pages, riverside, the_river, twelve_rivers, river_bankers, stone_layer)


def main() -> None:
    SCREENS.mkdir(parents=True, exist_ok=True)
    wanted = sys.argv[1:]
    folder = Path(tempfile.mkdtemp(prefix="rivertable-screens-"))
    with running(f"sqlite:///{folder}/tables.db", folder / "log") as server, chromium() as browser:
        for theme in ("light", "dark"):
            for on_phone, modules in ((False, AT_THE_DESK), (True, ON_THE_PHONE)):
                with person(browser, server.url, theme, on_phone) as player:
                    for each in modules:
                        if not wanted or each.__name__.rpartition(".")[2] in wanted:
                            (each.phone if on_phone else each.desk)(player, theme)


if __name__ == "__main__":
    main()
