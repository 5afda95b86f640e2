"""Short questions to ask of a position of any game, and moves made in it: what the builders of the games share."""

from __future__ import annotations

from enum import IntEnum
from functools import cache
from typing import Any, Generic, TypeVar, cast

from rivertable.engine.chance import STREAM_WORDS, seed_words, stream_from
from rivertable.engine.events import EventKind, collected
from rivertable.engine.game_config import load
from rivertable.engine.instance import instance
from rivertable.engine.secrecy import Viewer, redact, viewer_code

State = TypeVar("State")
Reason = TypeVar("Reason", bound=IntEnum)

loaded = cache(load)


class Playing(Generic[State, Reason]):
    """A game by its name, whose states are of that type and whose refusals have those reasons."""

    def __init__(self, game: str, state: type[State], reasons: type[Reason]) -> None:
        self._name, self._instance, self._reasons = game, instance(game), reasons
        self._game, self._actions = self._instance.game, self._instance.game.actions

    def blank(self, players: int, **options: Any) -> State:
        """A state of the newest rules in which only players and options are set."""
        return cast(State, loaded(self._name, players=players, **options).blank_state())

    # ------------------------------------------------------------ whose decision

    def acting(self, s: State) -> list[int]:
        """Seats that may act."""
        mask = self._game.to_act(s)
        return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]

    def legal(self, s: State, seat: int) -> list[str]:
        """The texts of what a seat may do now."""
        out = [0] * self._actions.count
        return [self._actions.text(action) for action in out[: self._game.legal(s, seat, out)]]

    def why_not(self, s: State, seat: int, text: str) -> Reason | None:
        """Why an action is refused, or None."""
        code = self._game.may(s, seat, self._actions.parse(text))
        return next((reason for reason in self._reasons if reason == code), None)

    # ------------------------------------------------------------ moves

    def settle(self, s: State) -> State:
        """Take the forced choices, as a match does."""
        self._instance.per_game("forced_choices").take_forced_choices(s, [0] * self._actions.count)
        return s

    def play(self, s: State, seat: int, *texts: str) -> State:
        """Legal actions of one seat, one after the other, with the forced choices in between."""
        self.settle(s)
        for text in texts:
            self.act(s, seat, text)
            self.settle(s)
        return s

    def act(self, s: State, seat: int, text: str) -> None:
        """One legal action, and nothing after it."""
        assert text in self.legal(s, seat), f"{text} is not among {self.legal(s, seat)}"
        self._game.apply(s, seat, self._actions.parse(text))

    def events(self, s: State, seat: int, *texts: str) -> list[tuple[EventKind, tuple[int, ...]]]:
        """What is told while these actions are taken: kinds of events, and the codes of their arguments."""
        with collected() as emitted:
            self.play(s, seat, *texts)
        return [(self._game.events.kinds[kind], args) for kind, args in emitted if kind >= 0]

    # ------------------------------------------------------------ what a viewer knows

    def known_to(self, s: Any, viewer: Viewer) -> State:
        """The state with everything covered that the viewer may not know."""
        redacted: State = redact(s, viewer)
        return redacted

    def imagine(self, s: State, viewer: Viewer, seed: int = 5) -> State:
        """A random world that fits what the viewer knows."""
        imagined = self.known_to(s, viewer)
        self._game.deal_unknown(imagined, viewer_code(viewer), stream_from(seed))
        return imagined

    # ------------------------------------------------------------ whole games

    def begin(self, number: int, players: int = 2, **options: int) -> tuple[State, list[int]]:
        """A game set up by chance, the same for the same number; and a stream for random play. Options are codes."""
        s, stream = self.blank(players), [0] * STREAM_WORDS
        for option, code in options.items():
            setattr(s, f"opt_{option}", int(code))
        self._instance.per_game("simulate").begin_numbered(s, stream, players, seed_words(7), number)
        return s, stream

    def random_game(self, number: int, players: int = 2, **options: int) -> State:
        """A whole game of random decisions, the same for the same number."""
        s, stream = self.begin(number, players, **options)
        self._instance.per_game("simulate").play_randomly(s, [0] * self._actions.count, stream)
        return s

    def points(self, s: State, seat: int) -> dict[str, int]:
        """The seat's points by category, and their `total`."""
        out = [0] * len(self._game.score_categories)
        total = self._game.score(s, seat, out)
        return {**dict(zip(self._game.score_categories, out, strict=True)), "total": total}
