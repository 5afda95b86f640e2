"""The table server: people, bots and watchers at live tables, over HTTP and one WebSocket per client."""
