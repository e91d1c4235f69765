"""How fast a table goes when bots play: time to see what happened, and to step in before a card is drawn."""


class Pace:
    """Seconds between two acts of bots, for a window before a bot draws, and for an answer to a request.

    ``request`` is how long the bots wait while people decide about a take-back, which an act would settle.
    ``hold`` is the most that a window is held open by those who ask the table to wait, ``alone`` how long
    the bots go on at a table that nobody looks at.
    """

    def __init__(
        self,
        between_acts: float = 0.7,
        window: float = 6.0,
        request: float = 30.0,
        hold: float = 120.0,
        alone: float = 30.0,
    ) -> None:
        self.between_acts = between_acts
        self.window = window
        self.request = request
        self.hold = hold
        self.alone = alone
