"""Limits on how often clients may ask, and on the work of refused requests."""

from __future__ import annotations

import pytest

from rivertable.server.errors import Refusal
from rivertable.server.limits import Allowances, Bucket, Buckets, Budgets, Sender, network_of


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


def test_a_bucket_that_owes_something_waits_until_it_is_paid(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr("rivertable.server.limits.time.monotonic", lambda: now[0])
    bucket = Bucket(rate=2, burst=3)
    bucket.charge(7)
    assert (bucket.wait(), bucket.take()) == (2, False)
    now[0] += 3.5
    assert (bucket.wait(), bucket.is_full) == (0, True)


def test_many_keys_do_not_bring_back_what_one_has_used() -> None:
    buckets = Buckets(rate=0.001, burst=3, keys=100)
    assert [buckets.take("guesser") for _ in range(4)] == [True, True, True, False]
    taken = sum(buckets.take(f"key {number}") for number in range(10_000))
    assert not buckets.take("guesser")
    assert len(buckets) == 100
    assert taken == 99 + 3, "those for whom there is no room share one bucket"


def test_buckets_that_are_full_again_make_room(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr("rivertable.server.limits.time.monotonic", lambda: now[0])
    buckets = Buckets(rate=1, burst=2, keys=4)
    for number in range(1000):
        now[0] += 1
        assert buckets.take(f"key {number}")
    assert len(buckets) <= 4


def test_an_address_of_ipv6_is_its_network() -> None:
    assert network_of("2001:db8::1") == network_of("2001:db8::ffff:1") != network_of("2001:db8:0:1::1")
    assert network_of("192.168.1.4") == "192.168.1.4"
    assert network_of("-") == "-"


def test_people_at_one_address_share_its_budget_and_nobody_elses() -> None:
    budgets = Budgets(people=Buckets(0.001, 3), addresses=Buckets(0.001, 5))
    mara, jonas, far = Sender("mara", "10.0.0.1"), Sender("jonas", "10.0.0.1"), Sender("far", "10.0.0.2")
    assert [budgets.take(mara) for _ in range(4)] == [True, True, True, False]
    assert [budgets.take(jonas) for _ in range(2)] == [True, False], "four of five were asked for, and all count"
    assert [budgets.take(far) for _ in range(3)] == [True, True, True]
    assert not budgets.take(Sender(None, "10.0.0.1"))
