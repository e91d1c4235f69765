"""A game to begin with: written by ``archipel new-game``, whole and playable at once."""
