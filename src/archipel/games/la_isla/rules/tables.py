"""What is printed on the pieces, for whoever draws them: ``python tools/tables.py`` hands it to the page.

What the cards and the island show is part of the view: owners of the box may play with their own.
"""

from archipel.engine.event import Json
from archipel.games.la_isla.rules.components import ANIMALS, RESOURCES
from archipel.games.la_isla.rules.view import LETTERS, PHASES


def tables() -> dict[str, Json]:
    """Animals, resources, the letters that cards are laid at, and the phases of a round."""
    return {
        "animals": list[Json](ANIMALS),
        "resources": list[Json](RESOURCES),
        "letters": list[Json](LETTERS),
        "phases": list[Json](PHASES),
    }
