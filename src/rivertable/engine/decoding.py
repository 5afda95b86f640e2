"""What is wrong with data that somebody sent, in words: the decoder's own messages are for programmers."""

from __future__ import annotations

import re

import msgspec

KINDS = {
    "str": "a text",
    "int": "a whole number",
    "float": "a number",
    "bool": "true or false",
    "array": "a list",
    "object": "an object with named values",
    "null": "nothing",
}


def in_words(error: msgspec.ValidationError, whole: str) -> str:
    """The decoder's message as a sentence that names the field. `whole` names the data, for what concerns all of it."""
    message, _, path = str(error).partition(" - at `")
    thing = _named(path.rstrip("`"), whole)
    for pattern, sentence in SENTENCES:
        if found := re.fullmatch(pattern, message):
            return sentence(thing, *found.groups())
    return f"{thing} is wrong: {message.replace('`', '')}"


def _named(path: str, whole: str) -> str:
    """`$.seats[0].kind`: the kind of number 1 of the seats."""
    parts = re.findall(r"\.([^.\[]+)|\[(\d+|\.\.\.)\]", path)
    names = [f"the {field.replace('_', ' ')}" if field else _numbered(index) for field, index in parts]
    return " of ".join(reversed(names)) or whole


def _numbered(index: str) -> str:
    return f"number {int(index) + 1}" if index.isdigit() else "one"


def _kind(kinds: str) -> str:
    return " or ".join(KINDS.get(kind, kind) for kind in kinds.split(" | "))


def _parts(kind: str, count: str) -> str:
    name = {"str": "character", "array": "item"}.get(kind, "part")
    return f"{count} {name}" if count == "1" else f"{count} {name}s"


SENTENCES = (
    (r"Expected `(\w+)` of length >= (\d+)", lambda it, kind, n: f"{it} needs at least {_parts(kind, n)}"),
    (r"Expected `(\w+)` of length <= (\d+)", lambda it, kind, n: f"{it} may have at most {_parts(kind, n)}"),
    (r"Expected `\w+` >= (\S+)", lambda it, least: f"{it} must be at least {least}"),
    (r"Expected `\w+` <= (\S+)", lambda it, most: f"{it} must be at most {most}"),
    (r"Expected `([^`]+)`, got `([^`]+)`", lambda it, kind, got: f"{it} must be {_kind(kind)}, not {_kind(got)}"),
    (r"Object missing required field `([^`]+)`", lambda it, field: f"{_of(it, field)} is missing"),
    (r"Object contains unknown field `([^`]+)`", lambda it, field: f"{_of(it, field)} is not known"),
    (r"Invalid (?:enum )?value (.+)", lambda it, value: f"{it} cannot be {value}"),
)


def _of(thing: str, field: str) -> str:
    return f"the {field.replace('_', ' ')} of {thing}"
