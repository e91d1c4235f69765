"""One position of one game, with all that people and programs may ask of it."""

from typing import Any, Self

from archipel.engine.action import NUMBER_MASK, SEAT_SHIFT, Action
from archipel.engine.chance import Chance
from archipel.engine.decision import Decision
from archipel.engine.errors import IllegalAction, UnknownAction
from archipel.engine.event import Args, Event, Json
from archipel.engine.outcome import Outcome
from archipel.engine.position import RUNNING, Position
from archipel.engine.refusal import NOTHING_MEANT, Refusal
from archipel.engine.restored import restored
from archipel.engine.standing import Standing
from archipel.engine.tally import Tally


class State(Position):
    """One position: the pieces, the stack of pending steps and the source of chance.

    Two ways to play it. People and programs that want answers use :meth:`decisions` and :meth:`apply`;
    searches and simulations use the same rules through :meth:`legal` and :meth:`push`, which deal in bare
    numbers, check nothing and tell nothing.
    """

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (self.game.id, self.to_json())

    # -- playing ----------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.stack

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or nothing while it runs."""
        if self.ending == RUNNING:
            return None
        outcome: Outcome = self.game.rules.outcome(self)
        return outcome

    @property
    def tally(self) -> Tally | None:
        """What the game came to, in figures, once it is over."""
        if not self.over or self.game.rules.tally is None:
            return None
        tally: Tally = self.game.rules.tally(self)
        return tally

    def standing(self, view: dict[str, Json]) -> Standing | None:
        """How the game stands by what a view of this position shows; nothing once it is over."""
        if self.over or self.game.rules.standing is None:
            return None
        standing: Standing = self.game.rules.standing(view)
        return standing

    def decisions(self) -> list[Decision]:
        """Who is asked what now; the first seat listed is the one the rulebook names first."""
        by_seat: dict[int, list[Action]] = {}
        for code in self.legal():
            by_seat.setdefault(code >> SEAT_SHIFT, []).append(self.action(code))
        if not by_seat:
            return []
        step = self.stack[-1]
        return [Decision(seat, step.question(self, seat), actions) for seat, actions in by_seat.items()]

    def decision_of(self, seat: int) -> Decision | None:
        """What this seat is asked now, or nothing."""
        for decision in self.decisions():
            if decision.seat == seat:
                return decision
        return None

    def asked(self, viewer: int | None) -> list[int]:
        """The seats that this viewer may know to be asked something."""
        return [each.seat for each in self.decisions() if not each.secret or each.seat == viewer]

    def apply(self, action: Action | int | str, pictures: "list[State] | None" = None) -> list[Event]:
        """Carry out an action and tell what happened; refuse an illegal one and change nothing.

        ``pictures`` is given a copy of the position after each of the events.
        """
        if isinstance(action, str):
            action = self.parse(action)
        code = action.code if isinstance(action, Action) else action
        if code not in self.legal():
            seats: int = self.seats  # what people send may be longer than a machine word
            if not 0 <= code & NUMBER_MASK < self.game.action_space or not 0 <= code >> SEAT_SHIFT < seats:
                raise UnknownAction("no_code", code=str(code))
            raise self.illegal(code)
        events: list[Event] = []
        self.events = events
        self.pictures = pictures
        try:
            self.push(code)
        finally:
            self.events = None
            self.pictures = None
        return events

    # -- single actions ----------------------------------------

    def refusal(self, code: int) -> Refusal:
        """Why this action is not legal now: the rule to read, the reason and its numbers."""
        rules, outcome = self.game.rules, self.outcome
        if outcome is not None:
            return Refusal(rules.over or outcome.rule, "over", {"ending": outcome.name})
        refusal: Refusal = rules.refusal(self, code >> SEAT_SHIFT, code & NUMBER_MASK)
        return refusal

    def illegal(self, code: int) -> IllegalAction:
        """The same as an error."""
        return IllegalAction(self.game.id, self.action(code).text, self.refusal(code))

    def pressed(self, seat: int, thing: str) -> int:
        """The code of what a seat most likely means that presses a thing (``tile:iron_gate``), legal or not.

        ``NOTHING_MEANT`` where no action has to do with it.
        """
        pressed = self.game.rules.pressed
        code: int = NOTHING_MEANT if pressed is None else pressed(self, seat, thing)
        return code

    def action(self, code: int) -> Action:
        """The readable form of a code."""
        number = code & NUMBER_MASK
        if number >= self.game.action_space:
            raise UnknownAction("no_code", code=str(code))
        action: Action = self.game.rules.describe(self, code >> SEAT_SHIFT, number)
        return action

    def parse(self, text: str) -> Action:
        """The action that ``Action.text`` wrote, legal or not."""
        words = text.split()
        wanted = " ".join(words)
        for code in self.legal():
            action = self.action(code)
            if action.text == wanted:
                return action
        if words and words[0] in [str(seat) for seat in range(self.seats)]:
            for number in range(self.game.action_space):
                action = self.action(int(words[0]) << SEAT_SHIFT | number)
                if action.text == wanted:
                    return action
        raise UnknownAction("no_action", text=text, example=self._example(words[0] if words else ""))

    def _example(self, asking: str) -> str:
        """An action of the seat that asks; of another's only the kind, since the rest may be its secret."""
        codes = self.legal()
        for code in codes:
            if str(code >> SEAT_SHIFT) == asking:
                return self.action(code).text
        if not codes:
            return "0 end_actions"
        action = self.action(codes[0])
        return f"{action.seat} {action.kind}{' …' if action.args else ''}"

    def forecast(self, code: int) -> Args:
        """What is sure to come of a legal action, by what its seat knows: to be shown before it is made."""
        forecast = self.game.rules.forecast
        found: Args = {} if forecast is None else forecast(self, code)
        return found

    # -- knowledge ----------------------------------------

    def common_view(self) -> dict[str, Json]:
        """What a spectator sees in every game: for the game's own ``view`` to begin with."""
        outcome = self.outcome
        return {
            "game": self.game.id,
            "seat": None,
            "options": dict(self.options),
            "turn": self.turn,
            "active": self.active,
            "step": self.stack[-1].to_json() if self.stack else None,
            "outcome": outcome.to_json() if outcome else None,
        }

    def view(self, seat: int | None) -> dict[str, Json]:
        """Everything that this seat (``None``: a spectator) may know, and nothing else."""
        public: dict[str, Json] = self.game.rules.view(self)
        return public if seat is None else {**public, **self.own_view(seat, public)}

    def own_view(self, seat: int, public: dict[str, Json]) -> dict[str, Json]:
        """What this seat sees in another way than a spectator, whose view is given."""
        own = self.game.rules.own
        mine: dict[str, Json] = {} if own is None else own(self, seat, public)
        return {"seat": seat, **mine}

    def observe(self, seat: int) -> bytes:
        """The same for programs that learn: a vector whose entries ``game.observation(seats)`` describes."""
        if self.game.rules.observe is None:
            raise NotImplementedError(f"The rules of {self.game.id} were given no observe.")
        vector: bytes = self.game.rules.observe(self, seat)
        return vector

    def imagine(self, seat: int | None, chance: Chance) -> Self:
        """A complete random position that agrees with all that this seat has seen, with the right odds."""
        imagine = self.game.rules.imagine
        if imagine is not None:
            world: Self = imagine(self, seat, chance)
            return world
        twin = self.copy()  # all that is hidden is chance to come
        twin.chance = chance.fork()
        return twin

    def secrets(self) -> dict[str, int]:
        """Facts already decided that not everybody knows, each with the set of seats that know it.

        A fact leaves the dictionary when it becomes public. Undo compares two of these.
        """
        return {}

    # -- storage and proof ----------------------------------------

    def to_json(self) -> dict[str, Json]:
        """Everything, secrets and generator included: for the store, never for a player."""
        stored: dict[str, Json] = self.game.rules.save(self)
        return stored

    def check(self) -> list[str]:
        """What is wrong with this position; empty in a sound one (pieces conserved, nothing out of place)."""
        game, rules = self.game, self.game.rules
        if not game.min_seats <= self.seats <= game.max_seats or not 0 <= self.active < self.seats:
            return ["there is no such seat"]
        found: list[str] = rules.check_pieces(self)
        if found:
            return found
        if self.over:
            return [] if self.ending else ["nothing is pending and the game has not ended"]
        if self.ending:
            return ["the game has ended and something is pending"]
        if rules.check_pending is not None:
            found = rules.check_pending(self)
        return found
