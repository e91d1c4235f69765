"""Takara Island, rule by rule."""
