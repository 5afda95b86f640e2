"""The WebSocket: one connection per client, and one handler per message."""
