"""redact for compiled code, generated from the state's declaration. `engine/secrecy.py` does the same for Python
code."""

from __future__ import annotations

from rivertable.engine.instance import Instance
from rivertable.engine.rule import rule
from rivertable.engine.source import run_source
from rivertable.engine.state import OWNER, Field

INSTANCE: Instance = globals()["INSTANCE"]


def _lines(field: Field) -> list[str]:
    """The source of loops that set the cells of a secret field to UNKNOWN where the viewer may not see them."""
    assert field.secret is not None
    lines, index = [], ""
    for axis, size in enumerate(field.shape):
        lines.append(f"{'    ' * (axis + 1)}for i{axis} in range({size}):")
        index += f"[i{axis}]"
    conditions = ["i0 != viewer"] if field.secret.to == OWNER else []
    conditions += [f"(s.{field.secret.seen}{index} >> viewer) & 1 == 0"] if field.secret.seen else []
    indent = "    " * (len(field.shape) + 1)
    if conditions:
        lines.append(f"{indent}if {' and '.join(conditions)}:")
        indent += "    "
    return [*lines, f"{indent}s.{field.name}{index} = {field.cells.unknown}"]


def _source(fields: tuple[Field, ...]) -> list[str]:
    secret = [line for field in fields if field.secret is not None for line in _lines(field)]
    return ["def redact(s, viewer):", *(secret or ["    pass"])]


_lines_of_redact = _source((*INSTANCE.game.state.FIELDS, *INSTANCE.game.state.KEPT))
redact = rule(
    run_source(f"<redact of {__name__}>", _lines_of_redact, {"__name__": __name__})["redact"]
)  # changes s itself
