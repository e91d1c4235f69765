"""Lessons of Takara Island, as data, and how their scenes are read."""
