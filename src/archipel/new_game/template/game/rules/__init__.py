"""The rules of Pearl Reef, and nothing but the rules: they never import the mind."""
