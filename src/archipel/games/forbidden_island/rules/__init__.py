"""The rules of Forbidden Island, and nothing but the rules: they never import the mind."""
