"""Doors to the libraries of others: each module here is one, and needs the extra of its name. docs/researchers.md shows them."""
