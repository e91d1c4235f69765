"""The rules of Forbidden Desert, and nothing but the rules: they never import the mind."""
