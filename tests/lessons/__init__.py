"""Lessons of every game, played by every path."""
