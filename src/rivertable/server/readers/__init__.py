"""Processes that read overlays and records and replay matches, outside the event loop."""
