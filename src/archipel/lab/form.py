"""In which form the rules are running."""

from archipel.engine import state


def form() -> str:
    """``compiled`` or ``pure``."""
    return "pure" if str(state.__file__).endswith(".py") else "compiled"
