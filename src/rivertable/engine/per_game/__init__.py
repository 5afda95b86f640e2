"""Written once, executed once per game instance: the one generic form that is both cached and fast.

A module here finds its instance in the global `INSTANCE`. Do not import these modules: ask
`instance(...).per_game("simulate")`.
"""
