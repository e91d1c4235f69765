"""The page in a real browser: whole games, and what everybody must be able to read and reach."""
