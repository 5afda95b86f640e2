"""The options of a game, and the players: declared once, checked here, stored in the state as `opt_<name>`."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from rivertable.engine.errors import OptionError
from rivertable.engine.whole_numbers import whole_number


@dataclass(frozen=True)
class Option:
    """A switch (choices empty) or a named choice. Inside the state: 0/1, or the place among the choices."""

    name: str
    default: bool | str
    choices: tuple[str, ...] = ()

    def code(self, value: Any) -> int:
        """The int for a value given by a person; OptionError says what would be right."""
        if not self.choices:
            codes = {"true": 1, "false": 0, "yes": 1, "no": 0, "on": 1, "off": 0, "1": 1, "0": 0}
            if str(value).lower() in codes:
                return codes[str(value).lower()]
            raise OptionError(f"option {self.name!r} is true or false, not {value!r}")
        if not isinstance(value, bool) and str(value) in self.choices:
            return self.choices.index(str(value))
        raise OptionError(f"option {self.name!r} is one of {', '.join(self.choices)}, not {value!r}")

    def value(self, code: int) -> bool | str:
        return self.choices[code] if self.choices else bool(code)


def check_players(game: str, players: Any, least: int, most: int) -> int:
    if isinstance(players, str) and players.strip().isdecimal():
        players = int(players)
    count = whole_number(players)
    if count is None:
        raise OptionError(f"{game} takes {least} to {most} players, as a whole number, not {players!r}")
    if not least <= count <= most:
        raise OptionError(f"{game} takes {least} to {most} players, not {count}")
    return count


def check_rules(game: str, rules: Any, newest: int) -> int:
    """The version of the rules as a number; OptionError unless it is one from 1 to the newest."""
    if isinstance(rules, str) and rules.strip().isdecimal():
        rules = int(rules)
    version = whole_number(rules)
    if version is None or not 1 <= version <= newest:
        raise OptionError(f"{game} has rules {known_versions(newest)}, not {rules!r}")
    return version


def known_versions(newest: int) -> str:
    return "version 1" if newest == 1 else f"versions 1 to {newest}"


def check_options(game: str, declared: tuple[Option, ...], given: dict[str, Any]) -> dict[str, bool | str]:
    """The values of all declared options, with defaults for those not given; OptionError if one is unknown or wrong."""
    known = {option.name: option for option in declared}
    for name in given:
        if name not in known:
            listed = ", ".join(["players", "components", "rules", *known])
            raise OptionError(f"{game} has no option {name!r}; its options are {listed}")
    return {o.name: o.value(o.code(given.get(o.name, o.default))) for o in declared}


_CALL = re.compile(r"\s*([a-z_0-9]+)\s*(?:\((.*)\))?\s*", re.DOTALL)


def parse_call(text: str) -> tuple[str, dict[str, str]]:
    """`riverside(players=3, extension=true)` -> the name and its options as texts."""
    if not isinstance(text, str):
        raise OptionError(
            f"a game is a name such as 'riverside' or a text such as 'riverside(players=3)', not {text!r}"
        )
    match = _CALL.fullmatch(text)
    if match is None:
        raise OptionError(f"{text!r} cannot be read; write it as name or name(option=value), in small letters")
    options: dict[str, str] = {}
    for part in filter(None, (part.strip() for part in (match[2] or "").split(","))):
        key, equals, value = part.partition("=")
        if not equals:
            raise OptionError(f"{part!r} in {text!r} is not an option; write it as name=value")
        if key.strip() in options:
            raise OptionError(f"option {key.strip()!r} is given twice in {text!r}")
        options[key.strip()] = value.strip()
    return match[1], options
