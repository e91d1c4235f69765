"""A review in words: the same sentences for the terminal and for a page that stands by itself."""

from archipel.engine.action import Action
from archipel.engine.event import Args, Event
from archipel.engine.match import Match, Played
from archipel.review.findings import Act, Happening, Review, Sums, Turning
from archipel.review.labels import luck_in_a_word
from archipel.review.moments import since_chance
from archipel.words import Words, language_of


class Telling:
    """One review in one language; ``words`` are those of its game with the part ``review``."""

    def __init__(self, review: Review, match: Match, words: Words) -> None:
        self.review = review
        self.match = match
        self.words = words

    def name(self, place: int) -> str:
        """Whose figures these are: a player's, or the team's."""
        return self.words.text("review-team") if self.review.team else self.words.seat(place)

    def points(self, share: float, signed: bool = True) -> str:
        """A share of a victory in points of a hundred: ``+12`` or ``−3``."""
        rounded = round(100 * share)
        sign = "\N{MINUS SIGN}" if rounded < 0 else "+" if signed and rounded else ""
        return f"{sign}{abs(rounded)}"

    def small(self, share: float) -> str:
        """The same with one more digit, for means."""
        from babel.numbers import format_decimal  # nobody needs it to read the help

        locale = language_of(self.words.language).locale
        return str(format_decimal(round(100 * share, 1), format="0.0", locale=locale))

    def summary(self, place: int) -> str:
        """What a game was for one side, in one or two sentences."""
        sums = self.review.sums[place]
        told = [self.words.text("review-summary", side=self.name(place), **self._figures(sums))]
        if not sums.clear:
            told.append(self.words.text("review-late", judge=self.points(abs(sums.judge), False)))
        return " ".join(told)

    def _figures(self, sums: Sums) -> dict[str, str]:
        return {
            "kind": luck_in_a_word(sums.luck, sums.luck_error),
            "luck": self.points(sums.luck),
            "error": self.points(2 * sums.luck_error, False),
            "result": self.points(sums.result, False),
            "deserved": self.points(within(sums.deserved), False),
        }

    def acts(self, acts: list[Act]) -> str:
        """A line in words; none at all is silence."""
        if not acts:
            return self.words.text("review-silence")
        return " → ".join(self._act(each) for each in acts)

    def _act(self, act: Act) -> str:
        about = {name: value for name, value in act.items() if name not in ("seat", "kind")}
        return self.words.action(Action(int(act["seat"]), 0, str(act["kind"]), about))

    def when(self, turn: int) -> str:
        """A turn by its number, as the game calls it."""
        return self.words.text("game-turn" if self.words.has("game-turn") else "review-turn", turn=turn)

    def happened(self, happening: Happening) -> list[str]:
        """All that was told between this decision and the next, as its seat saw it."""
        return self._told(self.match.history[happening.first : happening.following], happening.seat)

    def struck(self, turning: Turning) -> list[str]:
        """What chance did at a turning point and what came of it, as the side saw it whom it struck."""
        happening = self.review.happenings[turning.happening]
        seat = happening.seat if self.review.team else turning.place
        return self._told(since_chance(self.match.history[happening.first : happening.following]), seat)

    def _told(self, acts: list[Played], seat: int) -> list[str]:
        told = [self._event(event, seat) for played in acts for event in played.events]
        return [sentence for sentence in told if sentence]

    def _event(self, event: Event, seat: int) -> str:
        """A happening; of what a seat alone was told, whose it was."""
        seen = event.seen_by(seat)
        told = self.words.event(seen) if seen is not None else ""
        if told and event.seen_by(None) is None:
            return self.words.text("review-own", player=self.words.seat(seat), sentence=told)
        return told

    def turning(self, turning: Turning) -> str:
        """A turning point: whose, by how much, and what made it."""
        happening = self.review.happenings[turning.happening]
        about: Args = {
            "when": self.when(happening.turn),
            "points": self.points(abs(turning.swing), False),
            "side": self.name(turning.place),
        }
        if turning.cause == "luck":
            kind = "good" if turning.swing > 0 else "bad"
            error = self.points(2 * happening.luck_error[turning.place], False)
            return self.words.text("review-turning-luck", kind=kind, error=error, **about)
        return self.words.text(
            "review-turning-decision",
            label=happening.label,
            player=self.words.seat(happening.seat),
            chosen=self.acts(happening.chosen),
            better=self.acts(happening.better),
            error=self.points(2 * happening.loss_error, False),
            **about,
        )

    def reasons(self, happening: Happening) -> list[str]:
        """What the coach says for the better line."""
        told: list[str] = []
        for reason in happening.reasons:
            args = reason["args"]
            assert isinstance(args, dict)
            told.append(self.words.reason(str(reason["key"]), args))
        return [sentence for sentence in told if sentence]


def within(share: float) -> float:
    """A share as it is told: a result without luck can be reckoned below none or above all of a victory."""
    return min(1.0, max(0.0, share))
