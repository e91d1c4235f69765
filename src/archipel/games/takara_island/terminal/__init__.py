"""Takara Island in a terminal."""
