"""Lessons of La Isla, as data, and how their scenes are read."""
