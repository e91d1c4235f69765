"""What a simulation found: numbers for people, programs and tables."""

from archipel.games import find
from archipel.lab.form import form
from archipel.lab.notes import Note
from archipel.lab.play import Part, Plan
from archipel.lab.rows import UNFINISHED
from archipel.lab.tally import Document, rate


class Report:
    """The result of many games; everything but ``timing`` depends on the plan and the number of games alone.

    >>> from archipel.lab import simulate
    >>> simulate("forbidden_island", ["random"], games=20).part.games
    20
    """

    def __init__(self, plan: Plan, wanted: int, workers: int) -> None:
        self.plan = plan
        self.wanted = wanted
        self.workers = workers
        self.part = Part(plan.seats)
        self.notes: list[Note] = []  # one a game, in order, where games were listened to
        self.interrupted = False
        self.seconds = 0.0

    @property
    def seats(self) -> str:
        """How many played: ``3``, or ``2–4`` where that was varied."""
        counts = [setting.seats for setting in self.plan.settings] or [self.plan.seats]
        return "–".join(str(each) for each in sorted({min(counts), max(counts)}))

    @property
    def games(self) -> int:
        """How many games were finished."""
        return self.part.games

    @property
    def failure(self) -> str:
        """The seed of a game that broke down, and how (or that a process died); empty when all went well."""
        return self.part.failure

    @property
    def games_per_second(self) -> float:
        """How fast it went, all workers together."""
        return self.games / self.seconds if self.seconds else 0.0

    def results(self) -> Document:
        """What the games gave; the same for the same plan, however it was played."""
        game, part = find(self.plan.game), self.part
        rules = {ending.name: ending.rule for ending in game.endings}
        endings = {
            name: {
                "games": part.endings[name],
                "share": part.endings[name] / max(1, part.games),
                "rule": rule,
            }
            for name, rule in (rules | {UNFINISHED: ""}).items()
            if name in rules or part.endings[name]
        }
        bots = {
            name: part.by_bot[name].to_json() for name in dict.fromkeys(self.plan.bots) if name in part.by_bot
        }
        found: Document = {
            "cooperative": game.cooperative,
            "win": rate(part.wins, part.games) if game.cooperative else None,
            "endings": endings,
            "turns": part.turns.to_json(),
            "actions": part.actions.to_json(),
            "by_seat": [{"seat": seat, **standing.to_json()} for seat, standing in enumerate(part.by_seat)],
            "by_bot": bots,
            "decisions": {name: clock.decisions for name, clock in sorted(part.clocks.items())},
        }
        if self.plan.settings:
            found["by_setting"] = [self._setting(place) for place in range(len(self.plan.settings))]
        return found

    def _setting(self, place: int) -> Document:
        """How often games were won that were set like this."""
        setting = self.plan.settings[place]
        won, lost = self.part.by_setting[place, True], self.part.by_setting[place, False]
        return {"seats": setting.seats, "options": dict(setting.options), "win": rate(won, won + lost)}

    def timing(self) -> Document:
        """How long it took; never twice the same."""
        clocks = self.part.clocks
        return {
            "seconds": self.seconds,
            "games_per_second": self.games_per_second,
            "workers": self.workers,
            "form": form(),
            "ms_a_decision": {name: clocks[name].to_json() for name in sorted(clocks)},
        }

    def to_json(self) -> Document:
        """The whole report as one document."""
        plan = self.plan
        return {
            "game": plan.game,
            "seats": plan.seats,
            "options": dict(plan.options),
            "bots": list(plan.bots),
            "rotate": plan.rotate,
            "seed": plan.seed,
            "wanted": self.wanted,
            "games": self.games,
            "interrupted": self.interrupted,
            "failure": self.failure or None,
            "results": self.results(),
            "timing": self.timing(),
        }
