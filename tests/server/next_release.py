"""`rivertable serve` of a release that is not there yet."""

from __future__ import annotations

from rivertable.cli.main import app
from rivertable.server.store import release


def main() -> None:
    release.RELEASE = "999.0.0"
    app(prog_name="rivertable")


if __name__ == "__main__":
    main()
