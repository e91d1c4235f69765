"""The rules of Takara Island, and nothing but the rules: they never import the mind."""
