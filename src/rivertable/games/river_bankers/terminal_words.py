"""Words and colours of the drawn table. Every colour is also written, so that none is needed to read it."""

from __future__ import annotations

from rich.text import Text

from rivertable.engine.drawing import Words

LETTERS = "ABCD"
SPECIES_STYLE = {"beaver": "orange3", "otter": "red", "muskrat": "green", "mink": "magenta"}
MATERIAL_STYLE = {
    "logs": "orange4",
    "stones": "grey62",
    "reeds": "green3",
    "mud": "gold3",
    "vines": "dark_sea_green4",
    "clay": "indian_red",
}


words = Words(__file__)


def card_words(key: str) -> str:
    return words(f"card-{key}")


def material_words(keys: tuple[str, ...]) -> Text:
    """One material, or both of a wild card."""
    text = Text()
    for k, key in enumerate(keys):
        text.append("/" if k else "").append(words(f"material-{key}"), style=MATERIAL_STYLE[key])
    return text
