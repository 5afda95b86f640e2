"""Plays one random game in several modes at once and checks that they agree to the byte at every step."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from typing import Any, TypeVar

from rivertable.engine.chance import STREAM_WORDS, seed_words, stream_from
from rivertable.engine.conformance.report import Report, what_went_wrong
from rivertable.engine.conformance.sample import some_report, wrongly_kept
from rivertable.engine.contract import REFEREE_SEAT
from rivertable.engine.game_config import GameConfig
from rivertable.engine.rule import Mode
from rivertable.engine.secrecy import SPECTATOR, TABLE, redact
from rivertable.engine.state import ListState
from rivertable.engine.state_arrays import ints, put, state_array, take

LONGEST = 100_000  # decisions after which a game is taken to be endless
CLOSE_COMPARISONS = 1 / 8  # share of the steps at which evaluations, redacted states and imagined worlds are compared

T = TypeVar("T")


class Player:
    """A match played in one mode, one decision at a time."""

    def __init__(self, config: GameConfig, mode: Mode) -> None:
        instance = config.instance(mode)
        self.mode = mode
        self.game = instance.game
        self.decisions = instance.per_game("one_decision")
        self.states = state_array(instance.game.state, 1, mode)
        self.imagined = state_array(instance.game.state, 1, mode)
        self.out = ints(self.decisions.OUT, mode)
        self.key = ints(4, mode)
        put(self.states, 0, config.blank_state())

    def begin(self, players: int, seed: int) -> int:
        self.key[:] = seed_words(seed)
        return int(self.decisions.begin(self.states, self.out, players, self.key))

    def act(self, seat: int, action: int) -> int:
        return int(self.decisions.take_decision(self.states, self.out, seat, action))

    def legal(self, seat: int) -> list[int]:
        n = self.decisions.legal_actions(self.states, self.out, seat)
        return [int(action) for action in self.out[:n]]

    def summary(self, seat: int) -> list[int]:
        """The seat's evaluation, its points by category and the conserved sums, in one list."""
        value = self.decisions.appraise(self.states, self.out, seat)
        points = [int(x) for x in self.out[: len(self.game.score_categories)]]
        return [int(value), *points, *self.conserved()]

    def conserved(self) -> list[int]:
        n = self.decisions.conserved_sums(self.states, self.out)
        return [int(x) for x in self.out[:n]]

    def imagine(self, redacted: ListState, viewer: int, key: Sequence[int]) -> bytes:
        """The bytes of the world that this mode deals to a viewer, after forced choices."""
        stream = ints(STREAM_WORDS, self.mode)
        stream[:] = key
        put(self.imagined, 0, redacted)
        self.decisions.imagine(self.imagined, self.out, viewer, stream)
        return self._written(self.imagined[0])

    def redacted(self, viewer: int) -> bytes:
        """The bytes of the state as this mode redacts it for a viewer."""
        put(self.imagined, 0, self.list_state())
        self.decisions.redacted(self.imagined, viewer)
        return self._written(self.imagined[0])

    def written(self) -> bytes:
        return self._written(self.states[0])

    def _written(self, state: Any) -> bytes:
        return bytes(state.tobytes() if self.mode.compiles else state.to_array().tobytes())

    def list_state(self) -> ListState:
        return take(self.states, 0, self.game.state)


class Failed(Exception):
    """A check does not hold: the game that is being played ends here."""

    def __init__(self, check: str, text: str) -> None:
        super().__init__(text)
        self.check = check


def play_in_lockstep(config: GameConfig, seed: int, modes: Sequence[Mode], report: Report) -> None:
    """Play one random game in these modes. Checks that there is always a legal action, that it applies, that pieces are
    conserved, that the game ends and that all modes agree; failures go to the report."""
    report.count("match_can_be_played")
    game: Lockstep | None = None
    try:
        game = Lockstep(config, seed, modes, report)
        game.play()
        game.compare_scores()
        game.check_outcome()
    except Exception as error:
        check = error.check if isinstance(error, Failed) else "match_can_be_played"
        text = str(error) if isinstance(error, Failed) else what_went_wrong(error)
        report.fail(check, f"{config} seed {seed} step {game.steps if game else 0}: {text}")


class Lockstep:
    """A random game in all modes; decisions are chosen by the state of the first mode."""

    def __init__(self, config: GameConfig, seed: int, modes: Sequence[Mode], report: Report) -> None:
        self.config = config
        self.seed = seed
        self.report = report
        self.steps = 0
        self.random = Random(f"{config} seed {seed}")
        self.players = [Player(config, mode) for mode in modes]

    def require(self, check: str, holds: bool, text: str) -> None:
        self.report.count(check)
        if not holds:
            raise Failed(check, text)

    def each(self, check: str, call: Callable[[Player], T], what: str) -> list[T]:
        """The results of one call in every mode; any exception fails the check."""
        self.report.count(check)
        results = []
        for player in self.players:
            try:
                results.append(call(player))
            except Exception as error:
                raise Failed(check, f"{what}, {player.mode.value}: {type(error).__name__}: {error}") from error
        return results

    def play(self) -> None:
        masks = self.each("setup_works", lambda p: p.begin(self.config.players, self.seed), "setup")
        pieces = self.players[0].conserved()
        while self.steps < LONGEST:
            same = len({*masks}) == 1 and len({*self.each("values_fit", Player.written, "state")}) == 1
            self.require("modes_agree", same, "" if same else self._difference())
            wrong = wrongly_kept(self.players[0].list_state())
            self.require("kept_cells_follow", not wrong, wrong)
            now = self.players[0].conserved()
            self.require("pieces_conserved", now == pieces, f"{pieces} became {now}")
            if masks[0] == 0:
                break
            if self.random.random() < CLOSE_COMPARISONS:
                self.compare_scores()
                self._compare_redacted()
                self._compare_imagined()
            masks = self._act(masks[0])
            self.steps += 1
        self.require("game_ends", masks[0] == 0, "still going")

    def _act(self, mask: int) -> list[int]:
        seat = self.random.choice([seat for seat in range(REFEREE_SEAT + 1) if mask >> seat & 1])
        choices = self.each("legal_never_empty", lambda p: p.legal(seat), f"legal actions of seat {seat}")
        self.require("legal_never_empty", bool(choices[0]), f"seat {seat} is to act and has no legal action")
        same = all(actions == choices[0] for actions in choices)
        self.require("modes_agree", same, f"legal actions of seat {seat}: {choices}")
        if seat == REFEREE_SEAT:
            action = some_report(self.config.game, self.players[0].list_state(), choices[0], self.random)
        else:
            action = self.random.choice(choices[0])
        text = f"seat {seat} {self.config.game.actions.text(action)}"
        return self.each("every_legal_action_applies", lambda p: p.act(seat, action), text)

    def _compare_redacted(self) -> None:
        viewer = self.random.randrange(self.config.players)
        known = redact(self.players[0].list_state(), viewer)
        wrong = wrongly_kept(known)
        self.require("kept_cells_follow", not wrong, f"viewer {viewer}: {wrong}")
        expected = known.to_array().tobytes()
        seen = self.each("modes_redact_alike", partial(Player.redacted, viewer=viewer), f"viewer {viewer}")
        self.require("modes_redact_alike", {*seen} == {expected}, f"viewer {viewer} sees something else in each mode")

    def _compare_imagined(self) -> None:
        viewer = self.random.choice([*range(self.config.players), SPECTATOR, TABLE])
        redacted = redact(self.players[0].list_state(), viewer)
        key = stream_from(self.random.getrandbits(64))
        worlds = self.each("modes_imagine_alike", lambda p: p.imagine(redacted, viewer, key), f"viewer {viewer}")
        self.require("modes_imagine_alike", len({*worlds}) == 1, f"viewer {viewer} gets another world in each mode")

    def compare_scores(self) -> None:
        for seat in range(self.config.players):
            summaries = self.each("scores_agree", partial(Player.summary, seat=seat), f"points of seat {seat}")
            same = all(summary == summaries[0] for summary in summaries)
            self.require("scores_agree", same, f"seat {seat}: {summaries}")

    def check_outcome(self) -> None:
        """Check that points add up to the total, that rewards are in [-1, 1] and in the order of the standings, and
        that the end reason has a name."""
        game, state = self.config.game, self.players[0].list_state()
        out = [0] * len(game.score_categories)
        standings: list[tuple[int, float]] = []
        for seat in range(self.config.players):
            total = game.score(state, seat, out)
            self.require("outcome_fits", total == sum(out), f"seat {seat}: {out} do not add up to {total}")
            standings.append((game.standing(state, seat), game.utility(state, seat)))
        rewards = [reward for _, reward in sorted(standings)]
        fits = rewards == sorted(rewards) and rewards[0] >= -1 and rewards[-1] <= 1
        self.require("outcome_fits", fits, f"standings and rewards do not fit: {standings}")
        reason = game.end_reason(state)
        self.require("outcome_fits", 0 <= reason < len(game.end_reasons), f"there is no end reason {reason}")

    def _difference(self) -> str:
        """The first field that differs between the modes, with its values, for the failure's text."""
        states = {player.mode.value: player.list_state() for player in self.players}
        for field in (*self.config.game.state.FIELDS, *self.config.game.state.KEPT):
            values = {mode: getattr(state, field.name) for mode, state in states.items()}
            if any(value != next(iter(values.values())) for value in values.values()):
                return f"field {field.name!r}: {values}"
        return "to_act differs"
