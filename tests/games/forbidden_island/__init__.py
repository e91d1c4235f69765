"""Forbidden Island, rule by rule."""
