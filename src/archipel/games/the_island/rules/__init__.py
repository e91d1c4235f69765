"""The rules of The Island, and nothing but the rules: they never import the mind."""
