"""Reads a game's components.toml, with an optional overlay on top, into checked structs.

An overlay is a TOML file with just what differs. Tables are merged key by key; an entry of an array of tables
with the `id` (or `colour`) of an existing one changes that one, another id adds an entry; other lists, also those inside an
entry, are replaced whole.
Errors name the file, the table and the key.
"""

from __future__ import annotations

import functools
import hashlib
import json
import re
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from rivertable.engine.errors import ComponentError
from rivertable.engine.rule import package_of

Schema = TypeVar("Schema", bound=msgspec.Struct)

IDENTITY = ("id", "colour")  # keys that name an entry of an array of tables
MAX_DOTS = 200  # in a line: reading keys within keys takes the square of their number


class Header(msgspec.Struct, frozen=True):
    """The [game] table every component file begins with."""

    name: str
    players_min: int
    players_max: int
    rules_version: int
    designers: tuple[str, ...]
    publisher: str
    year: int


class Overlay(msgspec.Struct, frozen=True):
    """A component file that changes another: its name for messages, and its text."""

    name: str
    text: str

    @property
    def digest(self) -> str:
        return _digest(self)


@functools.lru_cache(256)
def _digest(overlay: Overlay) -> str:
    canonical = json.dumps(parse_toml(overlay.name, overlay.text), sort_keys=True, default=str)
    return hashlib.blake2b(canonical.encode(), digest_size=8).hexdigest()


_overlays: dict[str, Overlay] = {}  # package of an instance -> its overlay


def register_overlay(package: str, overlay: Overlay | None) -> None:
    if overlay is not None:
        _overlays[package] = overlay


def forget_overlay(package: str) -> None:
    _overlays.pop(package, None)


def read_overlay(path: str | Path) -> Overlay:
    """Read an overlay file; ComponentError says what is wrong with the file itself."""
    path = Path(path)
    return new_overlay(path.name, _read(path, str(path)))


def new_overlay(name: str, text: str) -> Overlay:
    """An overlay that somebody has just given; ComponentError if it is no TOML or holds nothing."""
    if not parse_toml(name, text):
        raise ComponentError(f"{name}: there is nothing in it; write what differs from the game's components.toml")
    return Overlay(name, text)


def _read(path: Path, name: str) -> str:
    try:
        return path.read_text(encoding="utf-8-sig")  # some editors begin a file with a mark
    except OSError as error:
        raise ComponentError(f"{name}: cannot be read as a component file ({error.strerror or error})") from None
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        raise ComponentError(
            f"{name}: cannot be read as a component file (line {line} is not UTF-8 text); save it as plain text in UTF-8"
        ) from None


def parse_toml(name: str, text: str) -> dict[str, Any]:
    """Read a text that may be anybody's: what would take too long, or go deeper than Python reads, is refused too."""
    if any(line.count(".") > MAX_DOTS for line in text.split("\n")):
        raise ComponentError(f"{name}: a line has more than {MAX_DOTS} dots")
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ComponentError(f"{name}: not valid TOML: {error}") from None
    except (RecursionError, ValueError):
        raise ComponentError(f"{name}: tables are too deep, or a number is too long") from None


def components(module: str, schema: type[Schema]) -> Schema:
    """The data of the game that `module` belongs to, merged with its instance's overlay and checked."""
    overlay = _overlays.get(package_of(module))
    return load_components(game_folder(module), schema, overlay)


def require(game: str, condition: bool, where: str, right: str) -> None:
    """ComponentError with the place and what would be right there, unless the condition holds."""
    if not condition:
        raise ComponentError(f"{game} components: {where}: {right}")


def game_folder(module: str) -> Path:
    """The folder of the game that a module of one of its instances belongs to."""
    import sys

    return Path(sys.modules[package_of(module)].__path__[0])


def load_components(folder: Path, schema: type[Schema], overlay: Overlay | None = None) -> Schema:
    name = f"{folder.name}/components.toml"
    data = parse_toml(name, _read(folder / "components.toml", name))
    if overlay is not None:
        changes = parse_toml(overlay.name, overlay.text)
        if "game" in schema.__struct_fields__:  # all that the rules read
            _check_changes(changes, data, msgspec.inspect.type_info(schema), overlay.name)
        data = merge(data, changes, overlay.name)
    try:
        return msgspec.convert(data, schema)
    except msgspec.ValidationError as error:
        raise ComponentError(f"{overlay.name if overlay else name}: {_place(str(error), data)}") from None


def read_header(folder: Path) -> Header:
    """The [game] table alone, without loading the game."""

    class OnlyHeader(msgspec.Struct):
        game: Header

    return load_components(folder, OnlyHeader).game


def merge(
    base: dict[str, Any], overlay: dict[str, Any], name: str, table: str = "", siblings: Iterable[str] = ()
) -> dict[str, Any]:
    """A copy of `base` with the overlay's tables laid over it.

    For messages: `name` is the overlay's file and `table` the table inside it. `siblings` are keys that may be
    added because other entries of the same array have them; lists inside such an entry are replaced whole.
    """
    merged = dict(base)
    _check_keys(overlay, {*base, *siblings}, name, table)
    for key, value in overlay.items():
        known: Any = base.get(key)
        if isinstance(known, dict) and isinstance(value, dict):
            merged[key] = merge(known, value, name, _inside(table, key))
        elif key in base and isinstance(known, dict) != isinstance(value, dict):
            raise ComponentError(f"{name}: {_key(table, key)}: must be {_form(known, key)}")
        elif not siblings and isinstance(known, list) and isinstance(value, list) and _identity(known):
            merged[key] = _merge_entries(known, value, name, _inside(table, key))
        else:
            merged[key] = value
    return merged


def _check_keys(entry: dict[str, Any], known: Iterable[str], name: str, table: str) -> None:
    for key in entry:
        if key not in known:
            raise ComponentError(_no_such_key(name, table, key, known))


def _no_such_key(name: str, table: str, key: str, known: Iterable[str], here: str = "") -> str:
    return f"{name}: {_key(table, key)}: there is no such key{here}; there are {', '.join(sorted(known))}"


def _check_changes(changes: Any, base: Any, kind: msgspec.inspect.Type, name: str, table: str = "") -> None:
    """An overlay changes only what the rules read. Texts beside that are notes, and what is as it was may stay."""
    if isinstance(kind, msgspec.inspect.ListType) and isinstance(changes, list):
        _check_entries(changes, base, kind.item_type, name, table)
    if not isinstance(kind, msgspec.inspect.StructType) or not isinstance(changes, dict):
        return
    read = {field.encode_name: field.type for field in kind.fields}
    if not table:
        del read["game"]  # who made it, and for how many
    for key, value in changes.items():
        known = base.get(key) if isinstance(base, dict) else None
        if key in read:
            _check_changes(value, known, read[key], name, _inside(table, key))
        elif known is None:
            here = "" if table else f" in {base['game']['name']}"
            raise ComponentError(_no_such_key(name, table, key, read, here))
        elif known != value and not _is_note(value):
            can = ", ".join(sorted(read))
            raise ComponentError(f"{name}: {_key(table, key)}: an overlay cannot change it; it can change {can}")


def _check_entries(changes: list[Any], base: Any, kind: msgspec.inspect.Type, name: str, table: str) -> None:
    entries = [entry for entry in base or () if isinstance(entry, dict)]
    shared = {key: value for entry in entries for key, value in entry.items()}
    known = {_label(entry, index): entry for index, entry in enumerate(entries)}
    for index, entry in enumerate(changes):
        if isinstance(entry, dict):
            label = _label(entry, index)
            _check_changes(entry, {**shared, **known.get(label, {})}, kind, name, _entry(table, label))


def _is_note(value: Any) -> bool:
    return all(isinstance(each, str) for each in (value if isinstance(value, list) else [value]))


def _form(known: Any, key: str) -> str:
    if isinstance(known, dict):
        return f"a table [{key}]"
    return f"entries [[{key}]], not one table" if _identity(known) else "a value, not a table"


def _identity(entries: Any) -> str | None:
    """The key that tells the entries of an array of tables apart, if there is one."""
    if not isinstance(entries, list) or not entries or not all(isinstance(entry, dict) for entry in entries):
        return None
    for key in IDENTITY:
        values = [entry.get(key) for entry in entries]
        if all(isinstance(value, (str, int)) for value in values) and len(set(values)) == len(values):
            return key
    return None


def _merge_entries(base: list[dict[str, Any]], overlay: list[Any], name: str, table: str) -> list[dict[str, Any]]:
    identity = _identity(base)
    assert identity is not None
    keys = {key for entry in base for key in entry}
    merged = {entry[identity]: dict(entry) for entry in base}
    for number, entry in enumerate(overlay, 1):
        if not isinstance(entry, dict) or not isinstance(entry.get(identity), (str, int)):
            where = _key(_entry(table, str(number)), identity)
            raise ComponentError(f"{name}: {where}: it is needed, to say which entry is changed or added")
        which = entry[identity]
        if any(isinstance(other, dict) and other.get(identity) == which for other in overlay[: number - 1]):
            raise ComponentError(
                f"{name}: table {_entry(table, str(which))}: it stands twice; each {identity} stands once"
            )
        if which in merged:
            merged[which] = merge(merged[which], entry, name, _entry(table, str(which)), keys)
        else:
            _check_keys(entry, keys, name, _entry(table, str(which)))
            merged[which] = entry
    return list(merged.values())


# ---------------------------------------------------------------- where an error is: `table [[tile]] n1, key 'value'`


def _inside(table: str, key: str) -> str:
    """The name of a table inside a table: `[map]` and `east` -> `[map.east]`."""
    if table.endswith("]"):
        return f"{table[:-1]}.{key}]"
    return f"{table}, [{key}]" if table else f"[{key}]"


def _entry(table: str, label: str) -> str:
    """One entry of an array of tables: `[tile]` and `n1` -> `[[tile]] n1`."""
    outer, _, inner = table.rpartition("[")
    return f"{outer}[[{inner}] {label}"


def _key(table: str, key: str) -> str:
    return f"{'table ' + table if table else 'top level'}, key {key!r}"


_STEP = re.compile(r"\.([^.\[\]]+)|\[(\d+)\]")
_KIND = re.compile(r"`([a-z |]+)`")
_KINDS = {
    "int": "a whole number",
    "float": "a number",
    "str": "a text in quotes",
    "bool": "true or false",
    "array": "a list",
    "object": "a table",
}
_MISSING = re.compile(r"Object missing required field `(.+)`")


def _place(error: str, data: dict[str, Any]) -> str:
    """msgspec's "Expected `int`, got `str` - at `$.tile[0].value`" in words, with table, entry and key named."""
    problem, _, path = error.partition(" - at `$")
    steps: list[str | int] = [key or int(number) for key, number in _STEP.findall(path.rstrip("`"))]
    if missing := _MISSING.fullmatch(problem):
        steps, problem = [*steps, missing[1]], "it is missing"
    problem = _KIND.sub(_kinds, problem).replace("got a number", "got a fraction")
    last = max((i for i, step in enumerate(steps) if isinstance(step, str)), default=0)
    table, here = "", data
    for step in steps[:last]:
        here = _child(here, step)
        table = _inside(table, step) if isinstance(step, str) else _entry(table, _label(here, step))
    if not steps:
        return f"top level: {problem}"
    where = _key(table, str(steps[last])) + "".join(f", number {int(step) + 1}" for step in steps[last + 1 :])
    return f"{where}: {problem[0].lower() + problem[1:]}"


def _kinds(names: re.Match[str]) -> str:
    return " or ".join(_KINDS.get(name, name) for name in names[1].split(" | "))


def _child(here: Any, step: str | int) -> Any:
    """What lies one step further, or None: msgspec does not tell the keys of a dict."""
    try:
        return here[step]
    except (KeyError, IndexError, TypeError):
        return None


def _label(entry: Any, index: int) -> str:
    """The id of an entry, or its number counted from 1."""
    return next((str(entry[key]) for key in IDENTITY if isinstance(entry, dict) and key in entry), str(index + 1))
