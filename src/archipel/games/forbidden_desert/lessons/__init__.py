"""Lessons of Forbidden Desert, as data, and how their scenes are read."""
