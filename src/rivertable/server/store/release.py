"""Which releases may use a database: the newest that has ever used it, and later ones. What a newer one has written, an older one
might read wrongly, so it does not begin, and ends when a newer one begins beside it."""

from __future__ import annotations

import re
from importlib.metadata import version

from sqlalchemy import Connection, insert, select, update

from rivertable.server.store.schema import meta

RELEASE = version("rivertable")
NEWEST = select(meta.c.value).where(meta.c.name == "release")


class NewerRelease(Exception):
    """A newer release has used the database."""


def is_newer(release: str, than: str) -> bool:
    return _numbers(release) > _numbers(than)


def claim(connection: Connection) -> None:
    """Note that this release uses the database; NewerRelease if it may not."""
    newest = connection.execute(NEWEST.with_for_update()).scalar()
    if newest is None:
        connection.execute(insert(meta).values(name="release", value=RELEASE))
    elif is_newer(newest, RELEASE):
        raise NewerRelease
    elif newest != RELEASE:
        connection.execute(update(meta).where(meta.c.name == "release").values(value=RELEASE))


def _numbers(release: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", release)[:3]]
