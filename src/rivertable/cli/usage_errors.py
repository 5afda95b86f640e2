"""Turns typer's errors about the command line into sentences that say what was wrong and what would be right."""

from __future__ import annotations

import re
from typing import Any

from rivertable.cli.suggestions import did_you_mean


def usage_sentence(error: Any) -> str:
    """A sentence for one of typer's usage errors. `error` is not typed, because typer may bring its own copy of
    click."""
    context: Any = getattr(error, "ctx", None)
    parameter: Any = getattr(error, "param", None)
    message: str = error.format_message()
    quoted = re.search(r"'([^']*)'", message)
    if re.match("No such option", message):
        return _no_such_option(error.option_name, context)
    if re.match("No such command", message) and context is not None and quoted:
        commands = context.command.list_commands(context)
        guess = did_you_mean(quoted[1], commands)
        return f"there is no command {quoted[0]}; the commands are {', '.join(commands)}{guess}"
    if extra := re.match(r"Got unexpected extra arguments?(?:\(s\))? \((.*)\)", message):
        return f"{extra[1]!r} is too much; write it as {_form(context)}"
    if re.match("Missing argument", message) and context is not None:
        return f"{context.command_path} needs {parameter.metavar}; write it as {_form(context)}"
    if re.match("Option .* requires an argument", message) and quoted:
        return f"{quoted[1]} needs a value after it"
    if re.match("Option .* does not take a value", message) and quoted:
        return f"{quoted[1]} takes no value; write just {quoted[1]}"
    if parameter is not None and parameter.param_type_name == "option":
        return f"{parameter.opts[0]} is {_accepted_values(parameter, message)}{_value_written(error, message)}"
    return f"{message[:1].lower()}{message[1:].rstrip('.')}"


def _no_such_option(name: str, context: Any) -> str:
    if context is None:
        return f"there is no option {name!r}; --help lists them"
    options = [f"--{parameter.name.replace('_', '-')}" for parameter in _of_kind(context, "option")]
    guess = did_you_mean(name, options)
    return f"{context.command_path} has no option {name!r}; its options are {', '.join(options)}{guess}"


def _form(context: Any) -> str:
    """The command with its arguments, optional ones in brackets: `rivertable simulate GAME`."""
    words = [
        parameter.metavar if parameter.required else f"[{parameter.metavar}]"
        for parameter in _of_kind(context, "argument")
    ]
    return " ".join([context.command_path, *words])


def _of_kind(context: Any, kind: str) -> list[Any]:
    return [parameter for parameter in context.command.get_params(context) if parameter.param_type_name == kind]


def _accepted_values(parameter: Any, message: str) -> str:
    """The values that the option accepts, with its range if it has one."""
    ranged = parameter if hasattr(parameter, "min") else parameter.type
    least, most = getattr(ranged, "min", None), getattr(ranged, "max", None)
    kind = "a whole number" if least is not None or "integer" in message else "a number"
    return kind if least is None else f"{kind} from {least}" if most is None else f"{kind} from {least} to {most}"


def _value_written(error: Any, message: str) -> str:
    """The wrong value that was written, as the end of a sentence; empty if typer does not give it."""
    problems = error.__cause__.errors() if hasattr(error.__cause__, "errors") else []
    quoted = re.search(r": '([^']*)'", message)
    written = str(problems[0]["input"]) if problems else quoted[1] if quoted else None
    if written is None:
        return ""
    return f", not {written if re.fullmatch(r'-?[0-9]+', written) else repr(written)}"
