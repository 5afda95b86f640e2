"""The legal actions of a decision (TW-12.1, TW-12.6)."""

from .answers import legal as legal
