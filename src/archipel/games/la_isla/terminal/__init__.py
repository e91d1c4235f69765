"""La Isla in a terminal."""
