"""A new card takes few edits: three files if its question exists, five if it asks something new. Here they are made, in a
copy of the game, and the card is used."""

from __future__ import annotations

import importlib
import shutil
from pathlib import Path
from typing import Any

import pytest

from rivertable.engine import registry
from rivertable.engine.instance import instance
from rivertable.engine.kept import fill_kept
from rivertable.engine.registry import GAMES_FOLDER, add_game
from rivertable.engine.rule import Mode

Edits = dict[str, tuple[str, str]]  # by file: what is replaced, and by what; "" stands for the end of the file

CARD = ('vp = 7\nvariable = false\neffect = "none"', 'vp = 7\nvariable = false\neffect = "far_blank"')  # Granite Spire

EXISTING_QUESTION: Edits = {
    "rules/effects/as_action.py": (
        "",
        """

@rule
def is_far_and_open(s: State, card: int) -> bool:
    return s.at[card] == RIVER + SPACES - 1 and open_icons(s, card) > 0


EFFECTS += (Effect("far_blank", When.ACTION, Ask(TARGET, may=is_far_and_open, do=put_blank), copied=True),)
""",
    ),
    "components.toml": CARD,
    "locales/en.ftl": ("", "\ndecide-target-far_blank = { $card }: on which River 4 card does the blank go?\n"),
}

NEW_QUESTION: Edits = {
    "rules/effects/as_action.py": (
        "",
        """

@rule
def may_raft(s: State, choice: int) -> int:
    return OK if choice > 0 else Reason.NO_TARGET


@rule
def raft(s: State, seat: int, choice: int) -> None:
    pay_fish(s, seat, choice)


from ...state import RAFT

RAFTING = Decision(RAFT, "raft", Answer(actions.RAFT, may=may_raft, do=raft))
EFFECTS += (Effect("far_blank", When.ACTION, RAFTING, copied=True),)
""",
    ),
    "components.toml": CARD,
    "locales/en.ftl": ("", "\ndecide-raft = How far do you go?\naction-raft = Go { $far }\n"),
    "state.py": (") = range(29)  # fmt: skip", ") = range(29)  # fmt: skip\nRAFT = 29"),
    "actions.py": ("", '\nRAFT = ACTIONS.block("raft", far=numbers(0, 3))\n'),
}


def edited(edits: Edits, folder: Path) -> str:
    """The package of a copy of the game with these edits made."""
    shutil.copytree(GAMES_FOLDER / "river_bankers", folder)
    for name, (old, new) in edits.items():
        text = (folder / name).read_text(encoding="utf-8")
        assert old in text
        (folder / name).write_text(text.replace(old, new, 1) if old else text + new, encoding="utf-8")
    add_game(folder)
    return instance(folder.name, Mode.INTERPRETED).package


class Table:
    """Granite Spire in front of seat 0, who is on turn; Logjam on River 4."""

    def __init__(self, package: str) -> None:
        self.state, self.tables = (importlib.import_module(f"{package}.{name}") for name in ("state", "tables"))
        self.flow = importlib.import_module(f"{package}.rules.flow")
        self.actions = importlib.import_module(f"{package}.actions").ACTIONS
        self.prompts = importlib.import_module(f"{package}.prompts")
        self.s: Any = self.state.State()
        importlib.import_module(f"{package}.setup").prepare_table(self.s)
        self.s.players = 2
        self.s.at = [self.state.OUT] * self.tables.RIVER_CARDS
        self.logjam = self.tables.RIVER_KEYS.index("logjam")
        self.s.at[self.logjam] = self.state.SHORELINE - 1
        self.s.owner[self.tables.CARD_KEYS.index("granite_spire")] = 0
        self.s.decision, self.s.asked = self.state.TURN, 0
        fill_kept(self.s)

    def legal(self) -> list[str]:
        out = [0] * self.actions.count
        return [self.actions.text(out[k]) for k in range(self.flow.legal(self.s, 0, out))]

    def act(self, text: str) -> None:
        assert text in self.legal()
        self.flow.apply(self.s, 0, self.actions.parse(text))


@pytest.fixture(autouse=True)
def no_other_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_added", {})


def test_a_card_whose_question_exists_takes_three_edits(tmp_path: Path) -> None:
    assert len(EXISTING_QUESTION) == 3
    table = Table(edited(EXISTING_QUESTION, tmp_path / "bankers_with_a_card"))
    table.act("use(granite_spire)")
    assert table.prompts.decision(table.s, 0).id == "decide-target-far_blank"
    assert table.legal() == ["target(logjam)"]
    table.act("target(logjam)")
    assert table.s.blanks[table.logjam] == 1


def test_a_card_with_a_new_question_takes_five_edits(tmp_path: Path) -> None:
    assert len(NEW_QUESTION) == 5
    table = Table(edited(NEW_QUESTION, tmp_path / "bankers_with_a_question"))
    table.act("use(granite_spire)")
    assert table.prompts.decision(table.s, 0).id == "decide-raft"
    assert table.legal() == ["raft(1)", "raft(2)", "raft(3)"]
    table.act("raft(2)")
    assert table.s.fish[0] == 2
