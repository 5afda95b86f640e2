"""The rules of Stone Layer, a file per part of the rulebook."""
