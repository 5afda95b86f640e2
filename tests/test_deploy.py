"""What helps others to run a server fits the server: settings, addresses, metrics and the steps of the container."""

from __future__ import annotations

import configparser
import json
import re
import shlex
import subprocess
import sys
from dataclasses import fields
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]
from typer.main import get_command

from rivertable.cli.main import app
from rivertable.server.http import ENDPOINTS
from rivertable.server.metrics import Metrics
from rivertable.server.settings import PREFIX, Settings
from scripts.clauses import ROOT
from scripts.container import left_out, stages_of

DEPLOY = ROOT / "deploy"
SETTINGS = {PREFIX + each.name.upper() for each in fields(Settings)} | {"RIVERTABLE_CACHE", "FORWARDED_ALLOW_IPS"}


def assert_command_is_known(words: list[str]) -> None:
    """`rivertable serve …` with options that there are."""
    command = get_command(app).commands["serve"]  # type: ignore[attr-defined]
    assert words[1] == "serve"
    command.make_context("serve", words[2:])


def test_the_service_starts_the_server_with_settings_that_there_are() -> None:
    unit = configparser.RawConfigParser(strict=False)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read(DEPLOY / "rivertable.service")
    assert_command_is_known(shlex.split(unit["Service"]["ExecStart"]))
    named = re.findall(r"^Environment=(\w+)=", (DEPLOY / "rivertable.service").read_text(), re.MULTILINE)
    assert named
    assert set(named) <= SETTINGS


def composed() -> dict[str, Any]:
    content: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    return content


def test_the_nodes_have_settings_that_there_are() -> None:
    for node in ("node-1", "node-2"):
        assert set(composed()["services"][node]["environment"]) <= SETTINGS


def test_caddy_asks_nodes_that_there_are_for_what_they_answer() -> None:
    caddy = (DEPLOY / "Caddyfile").read_text()
    services = composed()["services"]
    nodes = re.findall(r"([\w-]+):8000", caddy)
    assert nodes == [name for name in services if name.startswith("node")]
    [health] = re.findall(r"health_uri (\S+)", caddy)
    assert health in {endpoint.path for endpoint in ENDPOINTS}
    for name, service in services.items():
        volumes = [volume.split(":")[0] for volume in service.get("volumes", []) if not volume.startswith(".")]
        assert set(volumes) <= set(composed()["volumes"]), name


def test_the_dashboard_asks_for_metrics_that_there_are() -> None:
    page = Metrics().page().decode()
    offered = set(re.findall(r"^# TYPE (\w+)", page, re.MULTILINE))
    dashboard = json.loads((DEPLOY / "grafana.json").read_text())
    asked = re.findall(r"\b((?:rivertable|process)_\w+)", " ".join(each_query(dashboard)))
    assert asked
    for name in asked:
        assert name in offered or name.removesuffix("_bucket") in offered, name


def each_query(dashboard: dict[str, Any]) -> list[str]:
    return [str(target["expr"]) for panel in dashboard["panels"] for target in panel["targets"]]


def test_the_container_starts_the_server_as_somebody_without_rights() -> None:
    build, final = stages_of((ROOT / "Containerfile").read_text())
    steps = {step.instruction: step for step in final.steps}
    assert_command_is_known(steps["CMD"].words)
    assert steps["USER"].rest == "rivertable"
    assert steps["VOLUME"].rest == steps["WORKDIR"].rest == "/data"
    named = [step.rest.split("=")[0] for step in final.steps if step.instruction == "ENV"]
    assert {name for name in named if name.startswith(PREFIX)} <= SETTINGS
    assert build.base == final.base


def test_the_image_is_built_from_what_it_needs() -> None:
    ignored = left_out(ROOT)
    assert ignored(str(ROOT), ["src", "web", ".git", ".venv", "tests"]) == {".git", ".venv", "tests"}
    assert ignored(str(ROOT / "docs"), ["rules", "screens"]) == {"screens"}
    assert ignored(str(ROOT / "web"), ["src", "node_modules"]) == {"node_modules"}


@pytest.mark.slow
def test_the_steps_of_the_container_lead_to_a_server_that_answers() -> None:
    """With a container engine where one runs; else step by step without one, which needs Linux and root."""
    done = subprocess.run([sys.executable, "-m", "scripts.container"], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "the server of the container answers" in done.stdout
