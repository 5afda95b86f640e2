"""Bots at tables: which bot plays, and who carries out its turns."""
