"""Limits on how often clients may ask, and on the work of refused requests."""

from __future__ import annotations

import pytest

from rivertable.server.errors import Refusal
from rivertable.server.limits import Allowances, Bucket, Buckets, Sender


def test_an_allowance_is_spent_by_what_is_refused_and_comes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr("rivertable.server.limits.time.monotonic", lambda: now)
    allowances, mara = Allowances(20), Sender("mara", "here")
    for _ in range(3):
        allowances.check(mara)
        allowances.charge(mara, 8)
    with pytest.raises(Refusal, match=r"^too much of what you sent could not be used; try again in 2 minutes$"):
        allowances.check(mara)
    now += 90
    with pytest.raises(Refusal, match=r"in a minute$"):
        allowances.check(mara)
    now += 60
    allowances.check(mara)


def test_an_address_has_the_allowance_of_five_people(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rivertable.server.limits.time.monotonic", lambda: 0.0)
    allowances = Allowances(20)
    for person in "abcde":
        allowances.check(Sender(person, "here"))
        allowances.charge(Sender(person, "here"), 20.1)
        with pytest.raises(Refusal):
            allowances.check(Sender(person, "here"))
    for sender in (Sender("g", "here"), Sender(None, "here")):
        with pytest.raises(Refusal, match="too much of what you sent"):
            allowances.check(sender)
    allowances.check(Sender("g", "there"))


def test_a_bucket_takes_a_burst_and_fills_up_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr("rivertable.server.limits.time.monotonic", lambda: now[0])
    bucket = Bucket(rate=2, burst=3)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now[0] += 1
    assert [bucket.take() for _ in range(3)] == [True, True, False]


def test_every_key_has_a_bucket_and_the_oldest_are_forgotten() -> None:
    buckets = Buckets(rate=0.001, burst=1, keys=2)
    assert [buckets.take(key) for key in ("a", "a", "b", "c", "b", "a")] == [True, False, True, True, False, True]
