"""boardgame.io's server under the same load."""
