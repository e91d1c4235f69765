"""Lessons of Forbidden Island, as data, and how their scenes are read."""
