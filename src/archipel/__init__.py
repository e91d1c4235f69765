"""Archipel: five island board games to play, to watch and to study."""

from archipel._form import COMPILED

__all__ = ["COMPILED", "__version__"]

__version__ = "0.1.0"
