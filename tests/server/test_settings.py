"""Settings are checked at the start, and documented."""

from __future__ import annotations

import os
import re
from dataclasses import fields

import pytest

from rivertable.engine.errors import OptionError
from rivertable.server.settings import Settings, environment_of, settings_from
from scripts.generate_types import ROOT


def test_the_environment_is_read_and_the_command_line_goes_first() -> None:
    environment = {"RIVERTABLE_BOT_WORKERS": "3", "RIVERTABLE_SECURE_COOKIES": "yes", "RIVERTABLE_DB": "sqlite:///a.db"}
    settings = settings_from(environment, db="sqlite:///b.db")
    assert (settings.bot_workers, settings.secure_cookies, settings.db) == (3, True, "sqlite:///b.db")


def test_settings_survive_the_way_to_another_process() -> None:
    settings = Settings(bot_workers=2, origins="https://a.example", requests_per_second=2.5, bot_compile=False)
    again = settings_from(environment_of(settings), node=settings.node)
    assert again == settings


@pytest.mark.parametrize(
    ("name", "value", "complaint"),
    [
        ("BOT_WORKERS", "many", "a whole number"),
        ("SECURE_COOKIES", "maybe", "true or false"),
        ("ADDRESS_REQUESTS_PER_SECOND", "fast", "a number"),
        ("QUEUE_MESSAGES", "0", "from 1"),
        ("BOT_WORKERS", "-1", "from 0"),
        ("TABLES_PER_PERSON", "0", "from 1"),
        ("IDLE_SECONDS", "0", "from 10"),
        ("LEASE_SECONDS", "0", "above 0"),
        ("REQUESTS_PER_SECOND", "nan", "above 0"),
        ("LOG_LEVEL", "loud", "debug, info"),
        ("HOME_NETWORK", "0.0.0.0", "auto, off or an IPv4 address"),
        ("NODE", "", "1 to 16 letters"),
        ("NODE", "a node", "1 to 16 letters"),
        ("NODE", "a-name-too-long-for-it", "1 to 16 letters"),
        ("DB", "mysql://x/y", "not known"),
        ("DB", "sqlite://", "in memory"),
        ("DB", "sqlite:///:memory:", "in memory"),
        ("DB", "sqlite://tables.db", "three slashes: sqlite:///tables.db"),
        ("DB", "nonsense", "no database"),
    ],
)
def test_a_wrong_setting_says_what_would_be_right(name: str, value: str, complaint: str) -> None:
    with pytest.raises(OptionError, match=complaint):
        settings_from({f"RIVERTABLE_{name}": value})


@pytest.mark.parametrize(("cores", "workers"), [(1, 1), (2, 1), (4, 3), (64, 4)])
def test_bots_think_on_the_cores_that_are_left(monkeypatch: pytest.MonkeyPatch, cores: int, workers: int) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: range(cores))
    assert Settings().bot_workers == workers
    assert settings_from({"RIVERTABLE_BOT_WORKERS": "0"}).bot_workers == 0


def test_every_setting_is_documented() -> None:
    text = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
    documented = set(re.findall(r"`(\w+)`", text.partition("## Settings")[2].partition("##")[0]))
    assert {field.name for field in fields(Settings)} - documented == set()
