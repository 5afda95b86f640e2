"""The rules, in files named after the parts of the rulebook."""
