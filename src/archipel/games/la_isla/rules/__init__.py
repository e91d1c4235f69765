"""The rules of La Isla, and nothing but the rules: they never import the mind."""
