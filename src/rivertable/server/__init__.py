"""The table server: people, bots and watchers at tables, over HTTP and one WebSocket per client."""
