"""What the lab remembers of one game: how it was set, what happened when, and who stood how then."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from archipel.bots.registry import advice_of
from archipel.engine.chance import Chance
from archipel.engine.event import Event
from archipel.engine.state import State

SAMPLES = 3  # futures by which a judge finds how somebody stands

# What an event is about, the most telling first; places are left out, or no two events would be alike.
SUBJECTS = (
    "function", "specialist", "chest", "equipment", "storm", "card", "cause", "adventurer", "treasure",
    "part", "creature", "isle", "animal", "resource", "face", "tile", "value", "ending",
)  # fmt: skip
# Ways and bookkeeping, of which every game is full.
PASSED_OVER = {
    "assigned", "assigned_own", "boarded", "declined", "discarded", "drank", "drew", "drew_card",
    "ended_actions", "ended_moves", "ended_step", "exchanged", "first_player", "game_over",
    "kept_resources", "kept_tiles", "left_creatures", "left_markers", "looked", "moved", "no_creature",
    "observed", "paid_one", "paid_two", "placed", "placed_boat", "ready", "removed_tile", "respite",
    "round_began", "sailed", "sand_fell", "saw", "shifted", "showed_a", "showed_b", "showed_d", "swam",
    "took", "took_colour", "took_explorer", "turn_began", "walked",
}  # fmt: skip


@dataclass
class Note:
    """One game, in little room; ``events`` and ``points`` are keyed by event, subject and seat.

    ``events["landed east 2"] == [9, 14]``: seat 2 landed on the eastern isle in turns 9 and 14.
    """

    number: int
    seed: str
    options: dict[str, str]
    bots: list[str]  # one a seat
    first: int = 0  # the seat that began
    cast: list[str] = field(default_factory=list)  # the adventurer of each seat, in games that have them
    ending: str = ""
    turns: int = 0
    actions: int = 0
    won: list[bool] = field(default_factory=list)
    ranks: list[int] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    figures: dict[str, int] = field(default_factory=dict)
    sources: dict[str, list[int]] = field(
        default_factory=dict
    )  # points of each seat, by where they come from
    events: dict[str, list[int]] = field(default_factory=dict)  # the turns in which it happened
    points: dict[str, int] = field(default_factory=dict)  # what it brought in all
    odds: list[tuple[int, list[float]]] = field(default_factory=list)  # turn; for each seat (a team: one)

    @property
    def seats(self) -> int:
        """How many played."""
        return len(self.bots)

    def hear(self, event: Event, turn: int) -> None:
        """Something happened."""
        args = {**event.args, **(event.secret or {})}
        seat = args.get("seat")
        if event.key == "first_player" and isinstance(seat, int):
            self.first = seat
        if event.key == "dealt_adventurer":
            self.cast.append(str(args["adventurer"]))
        if event.key in PASSED_OVER:
            return
        subject = next((str(args[name]) for name in SUBJECTS if name in args), "")
        key = f"{event.key} {subject or '-'} {seat if seat is not None else '-'}"
        self.events.setdefault(key, []).append(turn)
        points = args.get("points")
        if isinstance(points, int):
            self.points[key] = self.points.get(key, 0) + points

    def close(self, state: State, actions: int) -> None:
        """The game is over: how it ended."""
        self.turns, self.actions = state.turn, actions
        outcome, tally = state.outcome, state.tally
        if outcome:
            self.ending = outcome.name
            self.won, self.ranks, self.scores = list(outcome.won), list(outcome.ranks), list(outcome.scores)
        if tally:
            self.figures = {name: value for name, value, _most in tally.figures}
            self.sources = dict(tally.sources)


class Listener:
    """Sits beside a game and writes its note."""

    def __init__(self, note: Note) -> None:
        self.note = note
        self._turn = 0  # the set-up
        self._judged = 0  # the last turn in which the judge was asked
        self._in_rounds = False  # whether a turn of this game is one of everybody
        self._chance = Chance.from_seed(f"{note.seed}/judge")

    def hear(self, events: Sequence[Event], state: State) -> None:
        """What an action (or the set-up) brought; once in a round a judge is asked how everybody stands."""
        for event in events:
            if event.key in ("turn_began", "round_began"):
                self._turn += 1
                self._in_rounds = event.key == "round_began"
            self.note.hear(event, self._turn)
        # In the middle of a round the one who is about to move would look worse than it stands.
        stride = 1 if state.game.cooperative or self._in_rounds else state.seats
        if state.turn > self._judged and (state.turn - 1) % stride == 0 and not state.over:
            self._judged = state.turn
            self.note.odds.append((state.turn, self._odds(state)))

    def _odds(self, state: State) -> list[float]:
        """The odds of the team, or of every seat from what it knows, put right and made to add up to one."""
        advice = advice_of(state.game)
        cooperative = state.game.cooperative
        found = []
        for seat in [state.active] if cooperative else range(state.seats):
            worlds = [advice.future(state, seat, self._chance.fork()) for _ in range(SAMPLES)]
            mean = sum(advice.playout(world.copy(), seat, [], 1) for world in worlds) / SAMPLES
            found.append(advice.calibrated(mean))
        total = 1.0 if cooperative else sum(found) or 1.0
        return [round(each / total, 3) for each in found]
