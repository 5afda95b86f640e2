"""A table and what its entries make of it: pure data and functions, without event loop, database or processes."""
