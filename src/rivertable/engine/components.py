"""Reads a game's components.toml, with an optional overlay on top, into checked structs.

An overlay is a TOML file with just what differs. Tables are merged key by key; an entry of an array of tables with the
`id` (or `colour`) of an existing one changes that one, another id adds an entry; other lists, also those inside an
entry, are replaced whole. An older version of the rules whose numbers were others has them in
`components_rules_<version>.toml`, a file of the same kind that is laid over components.toml before the overlay. Keys that
earlier releases had and nobody read are listed in `retired_keys.txt`; where an overlay names them they are passed over.
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
Version = tuple[int, ...]  # of a file

IDENTITY = ("id", "colour")  # keys that name an entry of an array of tables
MAX_DOTS = 200  # in a line: reading keys within keys takes the square of their number
MAX_TEXT = 100_000  # characters of an overlay; the longest components.toml of ours has 32,000
MAX_ENTRIES = 4_000  # tables and list items of an overlay; ours have at most 600
MAX_NUMBER = 10_000  # in an overlay: a game counts so far, and makes room for so many; ours has at most 2,000


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
        """A hash of what the overlay changes: equal for overlays that change the same."""
        return _digest(self)


@functools.lru_cache(256)
def _digest(overlay: Overlay) -> str:
    canonical = json.dumps(_parsed(overlay), sort_keys=True, default=str)
    return hashlib.blake2b(canonical.encode(), digest_size=8).hexdigest()


_changes: dict[
    str, tuple[Overlay, ...]
] = {}  # package of an instance -> what is laid over its components.toml, in order

_headers: dict[str, Header] = {}  # package of an instance -> the [game] table of its components


def register_changes(package: str, changes: tuple[Overlay, ...]) -> None:
    """The components of this package are the printed ones with these laid over them."""
    if changes:
        _changes[package] = changes


def forget_changes(package: str) -> None:
    _changes.pop(package, None)
    _headers.pop(package, None)


@functools.lru_cache(256)
def older_numbers(folder: Path, rules: int) -> Overlay | None:
    """The numbers of an older version of the rules as an overlay; None if they are today's."""
    path = folder / f"components_rules_{rules}.toml"
    return Overlay(f"{folder.name}/{path.name}", _read(path, path.name)) if path.exists() else None


def read_overlay(path: str | Path) -> Overlay:
    """Read an overlay file; ComponentError says what is wrong with the file itself."""
    path = Path(path)
    return new_overlay(path.name, _read(path, str(path)))


def new_overlay(name: str, text: str) -> Overlay:
    """Make an overlay from a text; ComponentError if it is not TOML, too long or empty."""
    overlay = Overlay(name, text)
    if not _parsed(overlay):
        raise ComponentError(f"{name}: there is nothing in it; write what differs from the game's components.toml")
    return overlay


@functools.lru_cache(8)
def _parsed(overlay: Overlay) -> dict[str, Any]:
    """An overlay's text parsed; ComponentError if it is not TOML or too long. All overlays are read here, so that none
    can take too much time or memory."""
    if len(overlay.text) > MAX_TEXT:
        raise ComponentError(
            f"{overlay.name}: it has {len(overlay.text):,} characters, at most {MAX_TEXT:,} are read; "
            "write only what differs from the game's components.toml"
        )
    changes = parse_toml(overlay.name, overlay.text)
    entries = _count_entries(changes, overlay.name)
    if entries > MAX_ENTRIES:
        raise ComponentError(
            f"{overlay.name}: it has {entries:,} tables and list items, at most {MAX_ENTRIES:,} are read; "
            "write only what differs from the game's components.toml"
        )
    return changes


def _count_entries(changes: dict[str, Any], name: str) -> int:
    """The number of tables and list items, at any depth; ComponentError if a number among them is too large."""
    count, left = 0, list(changes.items())
    while left:
        key, value = left.pop()
        if isinstance(value, dict):
            count += 1
            left.extend(value.items())
        elif isinstance(value, list):
            count += len(value) - sum(isinstance(item, dict) for item in value)
            left.extend((key, item) for item in value)
        elif isinstance(value, int | float) and abs(value) > MAX_NUMBER:
            raise ComponentError(f"{name}: key {key!r}: numbers are at most {MAX_NUMBER:,}, not {value:,}")
    return count


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
    """Parse a TOML text that may come from anybody. ComponentError if it is not TOML, nested too deeply for Python, or
    would take too long."""
    if any(line.count(".") > MAX_DOTS for line in text.split("\n")):
        raise ComponentError(f"{name}: a line has more than {MAX_DOTS} dots")
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ComponentError(f"{name}: not valid TOML: {error}") from None
    except (RecursionError, ValueError):
        raise ComponentError(f"{name}: tables are too deep, or a number is too long") from None


def components(module: str, schema: type[Schema]) -> Schema:
    """The components of the game that `module` belongs to, with the changes of its instance, checked against
    `schema`."""
    loaded = load_components(game_folder(module), schema, *_changes.get(package_of(module), ()))
    if "game" in schema.__struct_fields__:
        _headers[package_of(module)] = loaded.game  # type: ignore[attr-defined]
    return loaded


def loaded_header(module: str) -> Header:
    """The [game] table as the game that `module` belongs to has loaded it; as it is printed if it was not loaded."""
    return _headers.get(package_of(module)) or read_header(game_folder(module))


def require(game: str, condition: bool, where: str, right: str) -> None:
    """Raise ComponentError with the place and what would be right there, unless the condition holds."""
    if not condition:
        raise ComponentError(f"{game} components: {where}: {right}")


def game_folder(module: str) -> Path:
    """The folder of the game that a module of one of its instances belongs to."""
    import sys

    return Path(sys.modules[package_of(module)].__path__[0])


def load_components(folder: Path, schema: type[Schema], *overlays: Overlay) -> Schema:
    name = f"{folder.name}/components.toml"
    data = _own(folder, _version(folder))
    for overlay in overlays:
        name = overlay.name
        changes = _without(_parsed(overlay), _retired_keys(folder))
        if "game" in schema.__struct_fields__:  # all that the rules read
            _check_changes(changes, data, msgspec.inspect.type_info(schema), name)
        data = merge(data, changes, name)
    try:
        return msgspec.convert(data, schema)
    except msgspec.ValidationError as error:
        raise ComponentError(f"{name}: {_place(str(error), data)}") from None


def read_header(folder: Path) -> Header:
    """The [game] table alone, without loading the game."""
    return _header(folder, _version(folder))


class _OnlyHeader(msgspec.Struct):
    game: Header


@functools.lru_cache(64)
def _header(folder: Path, version: Version) -> Header:
    return load_components(folder, _OnlyHeader).game


def _version(folder: Path) -> Version:
    """What identifies the present content of a game's components.toml: a process parses it again only after it was
    edited."""
    try:
        about = (folder / "components.toml").stat()
    except OSError:
        return ()  # reading it says what is wrong
    return about.st_ino, about.st_mtime_ns, about.st_size


@functools.lru_cache(64)
def _own(folder: Path, version: Version) -> dict[str, Any]:
    """A game's own components. The result is cached and shared: do not change it; `merge` makes a copy."""
    name = f"{folder.name}/components.toml"
    return parse_toml(name, _read(folder / "components.toml", name))


@functools.lru_cache(64)
def _retired_keys(folder: Path) -> frozenset[str]:
    """Keys that the components of an earlier release had and nobody read, such as `tile.kind`: overlays may still have them."""
    path = folder / "retired_keys.txt"
    return frozenset(path.read_text(encoding="utf-8").split()) if path.exists() else frozenset()


def _without(changes: dict[str, Any], retired: frozenset[str], table: str = "") -> dict[str, Any]:
    """A copy of an overlay's tables without retired keys; `table` is where they are, as `tile.`."""
    kept = {key: value for key, value in changes.items() if f"{table}{key}" not in retired}
    for key, value in kept.items():
        inside = f"{table}{key}."
        if not any(name.startswith(inside) for name in retired):
            continue
        if isinstance(value, dict):
            kept[key] = _without(value, retired, inside)
        elif isinstance(value, list):
            kept[key] = [_without(each, retired, inside) if isinstance(each, dict) else each for each in value]
    return kept


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
        current: Any = base.get(key)
        if isinstance(current, dict) and isinstance(value, dict):
            merged[key] = merge(current, value, name, _inside(table, key))
        elif key in base and isinstance(current, dict) != isinstance(value, dict):
            raise ComponentError(f"{name}: {_key(table, key)}: must be {_form(current, key)}")
        elif not siblings and isinstance(current, list) and isinstance(value, list) and _identity(current):
            merged[key] = _merge_entries(current, value, name, _inside(table, key))
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
    """Raise ComponentError if an overlay changes something that the rules do not read. Texts are allowed as notes, and
    so are unchanged values."""
    if isinstance(kind, msgspec.inspect.ListType) and isinstance(changes, list):
        _check_entries(changes, base, kind.item_type, name, table)
    if not isinstance(kind, msgspec.inspect.StructType) or not isinstance(changes, dict):
        return
    read = {field.encode_name: field.type for field in kind.fields}
    if not table:
        del read["game"]  # who made it, and for how many
    for key, value in changes.items():
        current = base.get(key) if isinstance(base, dict) else None
        if key in read:
            _check_changes(value, current, read[key], name, _inside(table, key))
        elif current is None:
            here = "" if table else f" in {base['game']['name']}"
            raise ComponentError(_no_such_key(name, table, key, read, here))
        elif current != value and not _is_note(value):
            can = ", ".join(sorted(read))
            raise ComponentError(f"{name}: {_key(table, key)}: an overlay cannot change it; it can change {can}")


def _check_entries(changes: list[Any], base: Any, kind: msgspec.inspect.Type, name: str, table: str) -> None:
    entries = [entry for entry in base or () if isinstance(entry, dict)]
    shared = {key: value for entry in entries for key, value in entry.items()}
    by_label = {_label(entry, index): entry for index, entry in enumerate(entries)}
    for index, entry in enumerate(changes):
        if isinstance(entry, dict):
            label = _label(entry, index)
            _check_changes(entry, {**shared, **by_label.get(label, {})}, kind, name, _entry(table, label))


def _is_note(value: Any) -> bool:
    return all(isinstance(each, str) for each in (value if isinstance(value, list) else [value]))


def _form(current: Any, key: str) -> str:
    if isinstance(current, dict):
        return f"a table [{key}]"
    return f"entries [[{key}]], not one table" if _identity(current) else "a value, not a table"


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
    seen: set[str | int] = set()
    for number, entry in enumerate(overlay, 1):
        if not isinstance(entry, dict) or not isinstance(entry.get(identity), (str, int)):
            where = _key(_entry(table, str(number)), identity)
            raise ComponentError(f"{name}: {where}: it is needed, to say which entry is changed or added")
        which = entry[identity]
        if which in seen:
            raise ComponentError(
                f"{name}: table {_entry(table, str(which))}: it stands twice; each {identity} stands once"
            )
        seen.add(which)
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
    """An error of msgspec, such as "Expected `int`, got `str` - at `$.tile[0].value`", in words that name table, entry
    and key."""
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
    """The value one step further, or None if there is none: msgspec leaves out the keys of a dict."""
    try:
        return here[step]
    except (KeyError, IndexError, TypeError):
        return None


def _label(entry: Any, index: int) -> str:
    """The id of an entry, or its number counted from 1."""
    return next((str(entry[key]) for key in IDENTITY if isinstance(entry, dict) and key in entry), str(index + 1))
