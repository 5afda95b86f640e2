"""Names and texts that people type, cleaned so that they can be shown."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from rivertable.server.errors import Refusal

MAX_NAME = 40
# Small letters of which one form, small or capital, looks like a Latin one, by script; then digits and signs that look like letters.
LOOK_ALIKES = str.maketrans(
    "аеорсухіѕјвнкмтԁԛԝӏһґгпиьү" + "οανρτκυχιβεζημγωϲϳ" + "օսհոցզյ" + "łøđħıɑɡĸ" + "10i|!5$",
    "aeopcyxlsjbhkmtdqwlhrrnuby" + "oavptkyxlbezhmywcj" + "ouhngqj" + "lodhlagk" + "lolllss",
)
PAIRS = (("rn", "m"), ("vv", "w"), ("æ", "ae"), ("œ", "oe"))  # that look like one letter, or are read as two
CHECK_MARKS = "✓✔☑✅🗸🗹√"  # kept names are marked by one: nobody types it
BLANK_LETTERS = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"  # Unicode calls them letters, marks or symbols


def clean_name(name: str) -> str:
    """A name on one line without invisible characters; Refusal if nothing is left to read, or it is too long."""
    letters = (c for c in unicodedata.normalize("NFC", name) if c.isspace() or _is_visible(c))
    shown = " ".join("".join(letters).split())
    if all(unicodedata.category(c)[0] in "MZ" for c in shown) or len(shown) > MAX_NAME:
        raise Refusal("bad_message", f"a name has 1 to {MAX_NAME} letters")
    return shown


def _is_visible(c: str) -> bool:
    return unicodedata.category(c)[0] != "C" and c not in BLANK_LETTERS + CHECK_MARKS


def clean_text(text: str) -> str:
    """A text without control characters; Refusal if nothing is left."""
    shown = "".join(c for c in text if c in "\n\u200d" or unicodedata.category(c)[0] != "C").strip()
    if not shown:
        raise Refusal("bad_message", "there is nothing to say")
    return shown


def folded(name: str) -> str:
    """A name as it is compared: names that look alike give the same text."""
    return unicodedata.normalize("NFKC", name).casefold()


def unlike(name: str, taken: Iterable[str]) -> str:
    """The name, with a number if somebody has it or one that looks like it: `Mara`, `Mara 2`."""
    looks, number, free = {look(each) for each in taken}, 1, name
    while look(free) in looks:
        number += 1
        free = f"{name[: MAX_NAME - 4]} {number}"
    return free


def look(name: str) -> str:
    """What a reader in a hurry sees of a name, without accents, gaps and capitals: `Mаr á` with a Cyrillic letter is `mara`."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    letters = "".join(c for c in plain.translate(LOOK_ALIKES) if unicodedata.category(c)[0] in "LNS")
    for seen, read in PAIRS:
        letters = letters.replace(seen, read)
    return letters or folded(name)
