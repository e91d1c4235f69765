"""Forbidden Desert in a terminal."""
