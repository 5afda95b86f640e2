"""Metrics for those who run the server, as Prometheus reads them. They hold no names, no tables and no content of games."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)


class Metrics:
    """The counters of one node."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)  # memory, CPU time and open files of this process
        self.messages = self._counter("messages", "messages received on sockets", "type")
        self.errors = self._counter("errors", "requests refused", "code")
        self.entries = self._counter("entries", "entries kept", "kind")
        self.finished = self._counter("matches_finished", "matches played to their end", "game")
        self.slow_sockets = self._counter("slow_sockets", "sockets closed because they did not read")
        self.requests = self._counter("http_requests", "HTTP requests", "method", "status")
        self.act_seconds = Histogram(
            "rivertable_act_seconds", "from a request to its commit", registry=self.registry, buckets=QUICK
        )
        self.sockets = self._gauge("sockets", "open sockets")
        self.tables = self._gauge("tables", "live tables")
        self.bot_queue = self._gauge("bot_queue", "bot decisions waiting for a worker")
        self.bot_restarts = self._gauge("bot_worker_restarts", "bot workers that died")
        self.reader_queue = self._gauge("reader_queue", "questions waiting for a reader")
        self.reader_restarts = self._gauge("reader_restarts", "readers that died or were given up")

    def _counter(self, name: str, text: str, *labels: str) -> Counter:
        return Counter(f"rivertable_{name}", text, labels, registry=self.registry)

    def _gauge(self, name: str, text: str) -> Gauge:
        return Gauge(f"rivertable_{name}", text, registry=self.registry)

    def page(self) -> bytes:
        return generate_latest(self.registry)
