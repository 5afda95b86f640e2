"""Where a record is read from: a file, or a table of a server by its link."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import urlsplit, urlunsplit

from rivertable.engine.errors import RecordError

SECONDS = 20
LARGEST = 32 * 1024 * 1024
PAGE = re.compile(r"^/(?:table|replay)/([\w-]+)/?$")


def read_record(source: str | Path) -> bytes:
    """Read the bytes of a record from a file or a link; RecordError if that fails."""
    if isinstance(source, str) and source.startswith(("http://", "https://")):
        try:
            return _fetched(record_link(source))
        except ValueError as error:
            raise RecordError(f"that is no link ({error})") from None
    if not isinstance(source, str | Path):
        raise RecordError("a record is loaded from the name of a file or the link of a table")
    try:
        return Path(source).read_bytes()
    except OSError as error:
        raise RecordError(f"the record cannot be read ({error.strerror})") from None


def record_link(link: str) -> str:
    """Turn the link of a table's page or replay into the link of its record; any other link is returned unchanged."""
    parts = urlsplit(link)
    page = PAGE.match(parts.path)
    if page is None:
        return link
    return urlunsplit((parts.scheme, parts.netloc, f"/api/tables/{page[1]}/record", "", ""))


def _fetched(link: str) -> bytes:
    from urllib.error import HTTPError, URLError
    from urllib.request import urlopen  # slow to import, and only needed here

    try:
        with urlopen(link, timeout=SECONDS) as answer:
            data: bytes = answer.read(LARGEST + 1)
    except HTTPError as error:
        raise RecordError(f"the server has no such record ({error.code} {error.reason})") from None
    except (URLError, OSError, ValueError) as error:
        raise RecordError(f"the server cannot be reached ({getattr(error, 'reason', error)})") from None
    if len(data) > LARGEST:
        raise RecordError(f"what is there is larger than any record ({LARGEST // 2**20} MB)")
    return data
