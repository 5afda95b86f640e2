"""Logs for those who run the server: one JSON object per line, no names, hands, cookies or addresses of databases."""

from __future__ import annotations

import json
import logging
import time


class JsonLines(logging.Formatter):
    """`{"time": …, "level": "info", "node": …, "from": "rivertable.server.node", "text": …}`"""

    def __init__(self, node: str) -> None:
        super().__init__()
        self._node = node

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "node": self._node,
            "from": record.name,
            "text": record.getMessage(),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def set_up_logs(level: str, node: str) -> None:
    """Write logs of this level and above to standard error, as JSON lines."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines(node))
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for noisy in ("aiosqlite", "alembic", "asyncio", "websockets"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
    logging.getLogger("uvicorn").setLevel(logging.WARNING)
