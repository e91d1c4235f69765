"""The rulebooks that people read."""
