"""`rivertable serve` with the toy among its games, in a process of its own and in those that it starts."""

from __future__ import annotations

from rivertable.engine.registry import add_game
from tests.server.same_deal import main
from tests.toy.toy import TOY

add_game(TOY)  # on import: processes that the server starts import this module under another name

if __name__ == "__main__":
    main()
