"""`rivertable serve` where every table of a game is dealt alike and has the same characters: what a test meets there is not left to chance."""

from __future__ import annotations

from random import Random

from rivertable.cli.main import app
from rivertable.server.http import table_setup
from rivertable.server.table import seats, setup

SECRET = "5" * 64


def same_secret() -> str:
    return SECRET


def main() -> None:
    setattr(seats, "SystemRandom", lambda: Random(5))  # noqa: B010  the characters of bots
    for module in (table_setup, setup):
        setattr(module, "new_secret", same_secret)  # noqa: B010  it is imported there
    app(prog_name="rivertable")


if __name__ == "__main__":
    main()
