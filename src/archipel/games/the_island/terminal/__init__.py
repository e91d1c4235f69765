"""The Island in a terminal."""
