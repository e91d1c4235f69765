"""La Isla, Stefan Feld: rule ids LI-*."""
