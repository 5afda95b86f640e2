"""Modules written once for all games and executed anew for every game instance: so they are both cached and fast.

A module here finds its instance in the global `INSTANCE`. Do not import these modules: ask
`instance(...).per_game("simulate")`.
"""
