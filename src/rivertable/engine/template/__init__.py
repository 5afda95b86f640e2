"""Written once, executed once per game instance: the one generic form that is both cached and fast.

A template module finds its instance in the global `INSTANCE`. Do not import these modules: ask
`instance(...).template("simulate")`.
"""
