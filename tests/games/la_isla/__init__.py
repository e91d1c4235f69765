"""La Isla, rule by rule."""
