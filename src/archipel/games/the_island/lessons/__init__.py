"""Lessons of The Island, as data, and how their scenes are read."""
