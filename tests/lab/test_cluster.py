"""Many machines, as far as it goes without Ray; tests/ray has the rest."""

from __future__ import annotations

import dataclasses
import pickle
import socket
from importlib import import_module
from typing import Any

import pytest

from rivertable.engine.errors import OptionError
from rivertable.lab import parts as parts_module
from rivertable.lab.cluster import check_answers, cluster
from rivertable.lab.running import mapper
from tests.lab.playing import series

cluster_module = import_module("rivertable.lab.cluster")


def refused(match: str, address: str, jobs: int | None = None) -> None:
    with pytest.raises(OptionError, match=match), cluster(address, jobs):
        pass


def test_without_ray_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster_module, "find_spec", lambda name: None)
    with pytest.raises(OptionError, match=r'pip install "rivertable\[ray\]"'), mapper(ray="local"):
        pass


def test_mistakes_are_told_before_ray_is_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster_module, "find_spec", lambda name: True)
    for address in ("here", "10.0.0.1", ":6379", "10.0.0.1:0", "10.0.0.1:many", "10.0.0.1:70000"):
        refused("is no address of a cluster; write host:port", address)
    refused("the number of jobs is a whole number from 1, not 0", "local", 0)
    refused("the number of jobs is for processes of this machine", "10.0.0.1:6379", 2)


def test_an_address_at_which_nobody_listens_is_told_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
    monkeypatch.setattr(cluster_module.subprocess, "run", None)  # nothing is started
    with pytest.raises(OptionError, match=f"no Ray cluster answers at 127.0.0.1:{port}; `ray start --head`"):
        check_answers(f"127.0.0.1:{port}")


def test_what_is_no_cluster_is_told_in_the_words_of_ray() -> None:
    said = cluster_module._refusal("10.0.0.1:6379", "Traceback\nRuntimeError: another version\n")
    assert said.endswith("this machine must be a part of it (RuntimeError: another version)")
    assert "refuses the token" in cluster_module._refusal("10.0.0.1:6379", "Unauthenticated: InvalidAuthToken")


def test_a_machine_with_other_sources_does_not_play(monkeypatch: pytest.MonkeyPatch) -> None:
    travelling = pickle.dumps(series())
    assert dataclasses.asdict(pickle.loads(travelling)) == dataclasses.asdict(series())
    other: Any = lambda game: "other"  # noqa: E731
    monkeypatch.setattr(parts_module, "sources", other)
    with pytest.raises(
        OptionError, match=r"the sources of rivertable or the_river on .* are not those with which this run began"
    ):
        pickle.loads(travelling)
