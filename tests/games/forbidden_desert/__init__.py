"""Forbidden Desert, rule by rule."""
