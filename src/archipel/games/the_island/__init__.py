"""The Island (Survive: Escape from Atlantis!), Julian Courtland-Smith: rule ids TI-*."""
