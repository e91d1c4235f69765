"""The Island, rule by rule."""
