"""People who play the cooperative games in a browser."""

from typing import ClassVar

from tests.web.players import BAR, LIST, MENU, Player

# A hard game, which ends soon; I begin, since it can end before the second has had a turn.
HARD = {"difficulty": "legendary", "first_player": "1"}


class Adventurer(Player):
    """Somebody at the board of a cooperative game."""

    PLACES: ClassVar = [
        MENU,
        ("fan", ".fan .cards button:enabled"),
        ("lens", ".lens .answer"),
        ("draw", ".pile.draw"),
        ("discard", ".hand.large .card.throwing.glow"),
        ("tile", "[data-lit]"),
        BAR,
        *LIST,
    ]
