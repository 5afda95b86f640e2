"""Long runs in parts: what passed on a commit is not run again, everything else is, and the parts are everything there is."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from scripts.long_run import BROKEN_OFF, FAILED, PASSED, ROOT, RUNS, Ledger, Part, Run, carry_out, report, stamp_of

WRITES_ITS_NAME = "import sys; open('.cache/ran', 'a').write(sys.argv[1] + ' '); sys.exit(sys.argv[1] in sys.argv[2:])"


def git(root: Path, *words: str) -> None:
    who = ("-c", "user.name=a", "-c", "user.email=a@b")
    subprocess.run(["git", *who, *words], cwd=root, check=True, capture_output=True)


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """A repository with one commit."""
    git(tmp_path, "init", "-q")
    (tmp_path / ".gitignore").write_text(".cache/\n")
    (tmp_path / "source").write_text("one\n")
    (tmp_path / ".cache").mkdir()
    commit(tmp_path)
    return tmp_path


def commit(clone: Path) -> None:
    git(clone, "add", "-A")
    git(clone, "commit", "-q", "-m", "a change", "--allow-empty")


def parts(*names: str, fail: str = "") -> Run:
    """Each part writes its name; the one to `fail` ends with an error."""
    command = (sys.executable, "-c", WRITES_ITS_NAME)
    return Run("trial", command, tuple(Part(name, (name, *([fail] if name == fail else []))) for name in names))


def ran(clone: Path) -> list[str]:
    """The parts that ran since this was last asked."""
    file = clone / ".cache" / "ran"
    names = file.read_text().split() if file.exists() else []
    file.unlink(missing_ok=True)
    return names


def ledger(clone: Path) -> Ledger:
    return Ledger(clone / ".cache" / "long" / "trial.json")


def test_what_passed_on_a_commit_is_not_run_again_until_the_next(clone: Path) -> None:
    run = parts("one", "two")
    assert carry_out(run, root=clone)
    assert ran(clone) == ["one", "two"]
    assert carry_out(run, root=clone)
    assert ran(clone) == []
    commit(clone)
    assert carry_out(run, root=clone)
    assert ran(clone) == ["one", "two"]


def test_what_failed_is_run_again_and_the_rest_goes_on(clone: Path) -> None:
    assert not carry_out(parts("one", "two", "three", fail="two"), root=clone)
    assert ran(clone) == ["one", "two", "three"]
    assert [note.result for note in ledger(clone).notes] == [PASSED, FAILED, PASSED]
    assert carry_out(parts("one", "two", "three"), root=clone)
    assert ran(clone) == ["two"]


def test_parts_are_run_by_name_and_an_unknown_one_is_refused_with_the_names(clone: Path) -> None:
    run = parts("one", "two")
    assert carry_out(run, ["two"], clone)
    assert ran(clone) == ["two"]
    with pytest.raises(SystemExit, match="trial has no part three; its parts are one, two"):
        carry_out(run, ["three"], clone)


def test_another_way_to_run_a_part_is_another_run(clone: Path) -> None:
    carry_out(Run("trial", (sys.executable, "-c", WRITES_ITS_NAME), (Part("one", ("short",)),)), root=clone)
    carry_out(Run("trial", (sys.executable, "-c", WRITES_ITS_NAME), (Part("one", ("long",)),)), root=clone)
    assert ran(clone) == ["short", "long"]


def test_with_changes_nothing_is_taken_over_and_the_stamp_says_so(clone: Path) -> None:
    run = parts("one")
    (clone / "source").write_text("two\n")
    for _ in range(2):
        assert carry_out(run, root=clone)
        assert ran(clone) == ["one"]
    assert ledger(clone).notes[-1].stamp.dirty
    assert "passed      " + f"{stamp_of(clone)}" in report(run, ledger(clone))
    assert "and changes" in report(run, ledger(clone))
    git(clone, "checkout", "source")
    assert carry_out(run, root=clone)
    assert ran(clone) == ["one"]


def test_what_changed_while_a_part_ran_counts_as_changes(clone: Path) -> None:
    edits = Run("trial", (sys.executable, "-c", "open('source', 'w').write('three')"), (Part("one"),))
    assert carry_out(edits, root=clone)
    assert ledger(clone).notes[-1].stamp.dirty
    assert not stamp_of(clone, ["source"]).dirty


def test_a_run_may_write_its_own_results(clone: Path) -> None:
    edits = Run("trial", (sys.executable, "-c", "open('source', 'w').write('3')"), (Part("one"),), writes=("source",))
    assert carry_out(edits, root=clone)
    assert not ledger(clone).notes[-1].stamp.dirty


@pytest.mark.parametrize("word", [signal.SIGKILL, signal.SIGINT, signal.SIGTERM])
def test_a_part_that_was_broken_off_is_noted_so_and_run_again(clone: Path, word: signal.Signals) -> None:
    """The part sends the signal to whoever runs it, and waits. A shell that runs tests in the background has them ignore
    SIGINT; whoever is interrupted here listens again."""
    script = f"""
import signal, sys
from pathlib import Path
from scripts.long_run import Part, Run, carry_out
for each in (signal.SIGINT, signal.SIGTERM):
    signal.signal(each, signal.default_int_handler)
wait = "import os, time; runner = os.getppid(); os.kill(runner, {int(word)})\\nwhile os.getppid() == runner: time.sleep(0.01)"
carry_out(Run("trial", (sys.executable, "-c", wait), (Part("one", ("one",)),)), root=Path({str(clone)!r}))
"""
    broken = subprocess.Popen(
        [sys.executable, "-c", script], cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    assert broken.wait(timeout=60) != 0
    assert [note.result for note in ledger(clone).notes] == [BROKEN_OFF]
    assert carry_out(parts("one"), root=clone)
    assert ran(clone) == ["one"]


def test_without_git_nothing_is_known(tmp_path: Path) -> None:
    assert (stamp_of(tmp_path).commit, stamp_of(tmp_path).dirty) == ("unknown", True)


def test_the_report_names_every_part(clone: Path) -> None:
    run = parts("one", "two")
    carry_out(run, ["one"], clone)
    lines = report(run, ledger(clone)).splitlines()
    assert re.fullmatch(r"one  20\d\d-\d\d-\d\d \d\d:\d\d +\d+\.\d min  passed      [0-9a-f]{10}", lines[1])
    assert lines[2] == "two  not run yet"


# ---------------------------------------------------------------- the runs there are


def covered_by(arguments: tuple[str, ...]) -> set[Path]:
    """The test files a part of test-long runs."""
    words = [word for word in arguments if word.startswith(("tests", "--ignore="))]
    ignored = {ROOT / word.removeprefix("--ignore=") for word in words if word.startswith("--")}
    given = [ROOT / word for word in words if not word.startswith("--")]
    files = {file for path in given for file in ([path] if path.is_file() else path.rglob("test_*.py"))}
    assert all(path.exists() for path in [*ignored, *given])
    return {file for file in files if not ({file, *file.parents} & ignored)}


def test_every_test_is_in_one_part_of_the_long_run() -> None:
    by_game = [part for part in RUNS["test-long"]().parts if "-k" in part.arguments]
    others = [part for part in RUNS["test-long"]().parts if "-k" not in part.arguments and not part.command]
    every_game = ROOT / "tests" / "test_every_game.py"
    assert all(covered_by(part.arguments[:1]) == {every_game} for part in by_game)
    assert len({part.name for part in by_game}) == 5
    found = [file for part in others for file in covered_by(part.arguments)]
    assert len(found) == len(set(found))
    of_ray = {*(ROOT / "tests" / "ray").glob("test_*.py")}
    assert of_ray
    assert {*found, every_game} == {*(ROOT / "tests").rglob("test_*.py")} - of_ray


def test_a_part_may_have_a_command_of_its_own(clone: Path) -> None:
    own = Part("two", ("two",), command=(sys.executable, "-c", WRITES_ITS_NAME + "  # its own"))
    assert carry_out(Run("trial", (sys.executable, "-c", "raise SystemExit(1)"), (own,)), root=clone)
    assert ran(clone) == ["two"]
    [command] = [part.command for part in RUNS["test-long"]().parts if part.name == "ray"]
    assert command[-1] == "test-ray"
    assert "test-ray:" in (ROOT / "Makefile").read_text(encoding="utf-8")


def test_every_contest_and_every_minute_is_in_a_part(monkeypatch: pytest.MonkeyPatch) -> None:
    assert len({part.name for part in RUNS["arena"]().parts}) == 4 * 7 + 1
    monkeypatch.setenv("MINUTES", "45")
    monkeypatch.setenv("SLICES", "3")
    assert [part.arguments for part in RUNS["soak"]().parts] == [
        ("--minutes", "15", "--slice", f"{number}") for number in (1, 2, 3)
    ]


def test_every_test_is_in_one_part_of_make_test() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    named = dict(re.findall(r"^(test-[a-z]+): +TESTS := (.*)$", makefile, re.MULTILINE))
    rest = named.pop("test-rest")
    left_out = re.search(r"--ignore=tests/%,(.*)\)", rest)
    assert left_out is not None
    folders = [path for paths in named.values() for path in paths.split()]
    assert sorted(folders) == sorted(f"tests/{path}" for path in left_out[1].split())
    assert all((ROOT / path).exists() for path in folders)
