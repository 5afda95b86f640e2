"""The engine: knows what a game is, knows no game."""
