"""Metrics: counters of one node, as Prometheus reads them."""

from __future__ import annotations

from rivertable.server.metrics import Metrics


def test_counters_are_on_the_page_by_their_labels() -> None:
    metrics = Metrics()
    metrics.messages.labels("act").inc()
    metrics.messages.labels("act").inc()
    metrics.tables.set(3)
    page = metrics.page().decode()
    assert 'rivertable_messages_total{type="act"} 2.0' in page
    assert "rivertable_tables 3.0" in page


def test_two_nodes_in_one_process_count_apart() -> None:
    one, two = Metrics(), Metrics()
    one.sockets.inc()
    assert "rivertable_sockets 1.0" in one.page().decode()
    assert "rivertable_sockets 0.0" in two.page().decode()
