"""Archipel in a terminal: boards in characters, choices by number, games that survive a closed window."""
