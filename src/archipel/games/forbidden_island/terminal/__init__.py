"""Forbidden Island in a terminal."""
