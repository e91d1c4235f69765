"""Servers that are killed and lines that are cut under play: ``python -m tests.table.chaos``."""
