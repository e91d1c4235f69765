"""How fast a table goes when bots play: time to see what happened, and to step in before a card is drawn."""


class Pace:
    """Seconds: between two acts of bots, and for people with an open window before a bot draws."""

    def __init__(self, between_acts: float = 0.7, window: float = 6.0) -> None:
        self.between_acts = between_acts
        self.window = window
