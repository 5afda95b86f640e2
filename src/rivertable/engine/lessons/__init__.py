"""Lessons: guided first games, written as data beside each game and played by one player that knows no rules."""
