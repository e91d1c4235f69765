"""The position of a picture, as a test of its caption looks at it."""

import re
from typing import Any

from archipel.engine.game import Game
from archipel.engine.match import Match
from archipel.engine.record import Record
from archipel.table.rulebook import record_of
from archipel.words.rulebook import Picture, rulebook_of

# What a caption says, as its position has it: numbers, and things by the ids of their names.
Said = list[int | str]
_SPOT = re.compile(r"\[data-(?:spot|fact)\^?='([^']+)'\]")


class Scene:
    """A moment of the game that a picture is taken from."""

    def __init__(self, game: Game, picture: Picture, moment: int) -> None:
        self.game = game
        self.picture = picture
        self.moment = moment
        self.whole = Record.loads(rulebook_of(game.id).record(picture))
        self.state = self._match().state
        self.view: dict[str, Any] = dict(self.state.view(picture.seat))
        asked = [each for each in self.state.decisions() if each.seat == picture.seat]
        self.offers = [action.text.partition(" ")[2] for each in asked for action in each.actions]

    @classmethod
    def of(cls, game: Game, picture: Picture) -> "Scene":
        """What the picture shows."""
        return cls(game, picture, picture.moment)

    def _match(self) -> Match:
        book, moment = rulebook_of(self.game.id), self.picture.moment
        self.picture.moment = self.moment
        try:
            return Match.replay(self.game, record_of(book, self.picture), "a caption")
        finally:
            self.picture.moment = moment

    def at(self, moment: int) -> "Scene":
        """The same game at another moment, seen from the same seat."""
        return Scene(self.game, self.picture, moment)

    def after(self, act: str) -> Match:
        """The game after something that is offered to the seat."""
        match = self._match()
        match.play(f"{self.picture.seat} {act}")
        return match

    def seen(self, seat: int, match: Match | None = None) -> dict[str, Any]:
        """What somebody sees, here or after something."""
        return dict((match.state if match else self.state).view(seat))

    @property
    def asked(self) -> dict[str, Any]:
        """What is told with the question to the seat."""
        decision = self.state.decision_of(self.picture.seat or 0)
        assert decision is not None
        return dict(decision.args)

    @property
    def last(self) -> bool:
        """Whether one more act ended the game."""
        return self.moment == len(self.whole.entries) - 1 and self.whole.outcome is not None

    @property
    def marks(self) -> list[str]:
        """What the numbers lie on, by the names that the board gives its things."""
        return [(_SPOT.match(mark) or re.match("(.*)", mark))[1] for mark in self.picture.marks]  # type: ignore[index]

    @property
    def mine(self) -> dict[str, Any]:
        """The seat that looks."""
        return self.seats[self.picture.seat or 0]

    @property
    def seats(self) -> list[dict[str, Any]]:
        """Everybody, as the view tells them."""
        found: list[dict[str, Any]] = self.view["seats"]
        return found

    def offered(self, kind: str) -> list[str]:
        """What may be done in this way: the words after its kind."""
        return [each.partition(" ")[2] for each in self.offers if each.split()[0] == kind]
