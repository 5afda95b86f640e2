"""Compiling is told: to who watches, to the log, and on a terminal."""

from __future__ import annotations

import gc
import io
import logging
import sys

import pytest

from rivertable.engine.compile_watch import Compiling, compile_bar, compiling, function_begins, watching


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_who_watches_is_told_how_far_it_is_up_to_the_end() -> None:
    told: list[Compiling] = []
    with watching(told.append), compiling("the_river", "search", 3):
        function_begins()
        function_begins()
    assert [(now.done, now.of) for now in told] == [(0, 3), (1, 3), (2, 3), (3, 3)]
    assert {(now.game, now.entry) for now in told} == {("the_river", "search")}


def test_it_is_done_only_at_the_end_however_many_functions_there_are() -> None:
    told: list[Compiling] = []
    with watching(told.append), compiling("the_river", "search", 2):
        for _ in range(5):
            function_begins()
        assert told[-1].done == 1
    assert told[-1].done == 2


def test_the_end_is_told_after_an_error_too() -> None:
    told: list[Compiling] = []
    with pytest.raises(ValueError, match="broken"), watching(told.append), compiling("the_river", "search", 2):
        raise ValueError("broken")
    assert told[-1].done == told[-1].of


def test_nobody_is_told_after_watching() -> None:
    told: list[Compiling] = []
    with watching(told.append):
        pass
    with compiling("the_river", "search", 2):
        function_begins()
    function_begins()
    assert told == []


@pytest.mark.parametrize("collects", [True, False])
def test_the_garbage_collector_rests_meanwhile(collects: bool) -> None:
    before = gc.isenabled()
    (gc.enable if collects else gc.disable)()
    try:
        with compiling("the_river", "search", 2):
            assert not gc.isenabled()
        assert gc.isenabled() is collects
    finally:
        (gc.enable if before else gc.disable)()


def test_it_is_logged_with_the_time_it_takes(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "rivertable")
    with compiling("the_river", "search", 200):
        pass
    assert caplog.messages == ["compiling the_river, about 10 s, once"]


def test_who_watches_is_told_instead_of_the_log(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "rivertable")
    with watching(lambda _: None), compiling("the_river", "search", 200):
        pass
    assert caplog.messages == []


def test_on_a_terminal_a_bar_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stderr", terminal := Terminal())
    monkeypatch.setenv("TERM", "xterm")
    with compiling("the_river", "search", 200):
        function_begins()
    assert "compiling the_river, about 10 s, once" in terminal.getvalue()


def test_elsewhere_nothing_is_written(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stderr", written := io.StringIO())
    with compiling("the_river", "search", 200):
        function_begins()
    assert written.getvalue() == ""


def test_a_bar_shows_two_entries_one_below_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stderr", terminal := Terminal())
    monkeypatch.setenv("TERM", "xterm")
    with compile_bar() as watch:
        watch(Compiling("the_river", "search", 0, 200))
        watch(Compiling("stone_layer", "search", 0, 100))
    assert "compiling stone_layer, about 5 s" in terminal.getvalue()
