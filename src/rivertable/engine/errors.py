"""The errors we raise on purpose, each with a sentence a player can read."""

from __future__ import annotations


class RivertableError(Exception):
    """Base of every error that a caller or player can cause."""


class OptionError(RivertableError):
    """An unknown game, option, player count or level; the text names the valid ones."""


class ComponentError(RivertableError):
    """A component or overlay file that cannot be used; the text names file, table and key."""


class IllegalAction(RivertableError):
    """An action the rules refuse. `reason` is the code's name, `clause` the rule behind it."""

    def __init__(self, sentence: str, reason: str, clause: str) -> None:
        super().__init__(f"{sentence} ({clause})" if clause else sentence)
        self.sentence = sentence
        self.reason = reason
        self.clause = clause

    def __reduce__(self) -> tuple[type[IllegalAction], tuple[str, str, str]]:
        """Pickle all three arguments: otherwise a process pool that receives this error would fail to unpickle it and
        hang."""
        return type(self), (self.sentence, self.reason, self.clause)


class ActionTextError(RivertableError):
    """A text that names no action of the game; the text shows what would be right."""


class UndoRefused(RivertableError):
    """This undo is not free; the text says what happened since."""


class RecordError(RivertableError):
    """A record that is damaged, foreign, tampered with, or may not be made."""


class StateError(RivertableError):
    """A state value outside the range of its field, or a wrong declaration: our own mistake."""
