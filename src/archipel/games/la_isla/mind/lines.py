"""The lines worth trying: assignments with the round that they lead to, slots, whole actions C, markers."""

from typing import Final

from archipel.engine.action import SEAT_SHIFT
from archipel.engine.advice import Line, by_score, pending
from archipel.engine.bits import members
from archipel.games.la_isla.mind.instinct import Instinct
from archipel.games.la_isla.rules import phase_b
from archipel.games.la_isla.rules.actions import (
    ASSIGN,
    ASSIGNMENTS,
    FOUR_CARDS,
    MOVE_FROM,
    NO_EXCHANGE,
    PUT,
    THREE_CARDS,
)
from archipel.games.la_isla.rules.components import HAND, PHASE_C
from archipel.games.la_isla.rules.phase_a import open_slots, put
from archipel.games.la_isla.rules.phase_c import ChooseExplorer
from archipel.games.la_isla.rules.state import LaIslaState

# So many are followed up.
EXCHANGES: Final = 2
EXPLORERS: Final = 3


class LineFinder:
    """Finds lines by the points that they let a player expect; playouts then tell which is best."""

    def __init__(self, instinct: Instinct) -> None:
        self.instinct = instinct
        self.rivals: dict[
            tuple[tuple[int, ...], tuple[int, ...]], float
        ] = {}  # tiles, markers -> their points

    def find(self, state: LaIslaState, seat: int, width: int) -> list[Line[LaIslaState]]:
        """The best lines of a seat in whatever is asked, the best first; scores are points."""
        name = state.stack[-1].name
        if name == "assign_cards":
            lines = self._assignments(state, seat)
        elif name == "put_card":
            lines = self._slots(state, seat)
        else:
            lines = self._actions(state, seat)
        lines.sort(key=by_score)
        for line in lines:
            line.opening = line.codes  # what rivals hold is drawn for each playout, so all begin here
        return lines[:width]

    def _assignments(self, state: LaIslaState, seat: int) -> list[Line[LaIslaState]]:
        """Every way to share the cards out, each with the best round that can follow."""
        hand = state.hands[seat]
        lines: list[Line[LaIslaState]] = []
        for number in FOUR_CARDS if len(hand) > HAND else THREE_CARDS:
            a, b, d = ASSIGNMENTS[number]
            worth = self._round(state, seat, hand[a], hand[b], hand[d])
            lines.append(Line([(seat << SEAT_SHIFT) + ASSIGN + number], state, worth))
        return lines

    def _round(self, state: LaIslaState, seat: int, a: int, b: int, d: int) -> float:
        """What a round with these cards at A, B and D leads to."""
        world = state.copy()
        world.shown[seat] = a
        best = -1e9
        for slot in worth_trying(world, seat):
            best = max(best, self._with_slot(world, seat, slot, b, d))
        return best

    def _slots(self, state: LaIslaState, seat: int) -> list[Line[LaIslaState]]:
        """The slots for the card of action A; what lies at B and D is known to its owner."""
        lines: list[Line[LaIslaState]] = []
        b, d = state.assigned[3 * seat + 1], state.assigned[3 * seat + 2]
        for slot in worth_trying(state, seat):
            worth = self._with_slot(state, seat, slot, b, d)
            lines.append(Line([(seat << SEAT_SHIFT) + PUT + slot], state, worth))
        return lines

    def _with_slot(self, state: LaIslaState, seat: int, slot: int, b: int, d: int) -> float:
        """The rest of a round in one's head: the card in a slot, the resource, the best action C."""
        instinct = self.instinct
        world = state.copy()
        put(world, seat, slot)
        world.shown[seat] = b
        instinct.look(state)
        free_marker = phase_b.begin(world, seat) is not None
        # As if everybody had placed: what this player still does now is added below.
        world.phase, world.done = PHASE_C, world.seats
        world.assigned[3 * seat + 2] = d
        value = instinct.expected(world, seat) + instinct.best_action(world)[0]
        if free_marker:
            value += max(0.0, instinct.best_marker(world, in_d=False)[0])
        # The points of action D are among those expected; what the marker's value does is not.
        animal = world.pieces.animal[d]
        if not instinct.income.any_marker >> animal & 1:
            value += instinct.rise(world, animal)
        return value

    def _actions(self, state: LaIslaState, seat: int) -> list[Line[LaIslaState]]:
        """Every answer with all that this seat is asked right after it."""
        lines: list[Line[LaIslaState]] = []
        self.rivals = {}
        self._follow(state, state, seat, [], lines)
        return lines

    def _follow(
        self,
        start: LaIslaState,
        state: LaIslaState,
        seat: int,
        codes: list[int],
        lines: list[Line[LaIslaState]],
    ) -> None:
        """Try every answer to the first questions of an action; later ones are left to reflex."""
        step = state.stack[-1]
        if step.name == "exchange":
            answers = self._exchanges(state, seat)
        elif isinstance(step, ChooseExplorer):
            answers = self._explorers(state, seat, step.space)
        elif len(codes) < 2:
            answers = state.legal()
        else:
            answers = [self.instinct.decide(state, seat)]
        for code in answers:
            twin = state.copy()
            twin.push(code)
            further = [*codes, code]
            if twin.stack and twin.phase == state.phase and twin.active == seat and twin.turn == state.turn:
                self._follow(start, twin, seat, further, lines)
            else:
                lines.append(Line(further, start, self._worth(twin, seat)))

    def _exchanges(self, state: LaIslaState, seat: int) -> list[int]:
        """The best exchanges by what can be done after them, and none."""
        instinct = self.instinct
        instinct.look(state)
        ranked: list[tuple[float, int]] = []
        for code in state.legal():
            twin = state.copy()
            twin.push(code)
            instinct.side_with(twin, seat)
            ranked.append((-instinct.best_action(twin)[0] - instinct.cubes(twin, seat), code))
        ranked.sort()
        kept = [code for _, code in ranked[:EXCHANGES]]
        none = (seat << SEAT_SHIFT) + NO_EXCHANGE
        return kept if none in kept else [*kept, none]

    def _explorers(self, state: LaIslaState, seat: int, space: int) -> list[int]:
        """The explorers with the least to do where they are."""
        instinct = self.instinct
        instinct.look(state)
        instinct.side_with(state, seat)
        ranked = [(instinct.leaving(state, each, space), each) for each in members(state.explorers[seat])]
        ranked.sort()
        return [(seat << SEAT_SHIFT) + MOVE_FROM + each for _, each in ranked[:EXPLORERS]]

    def _worth(self, state: LaIslaState, seat: int) -> float:
        """The points to be expected, against what rivals can."""
        instinct = self.instinct
        instinct.look(state)
        key = (tuple(state.tiles), tuple(state.markers))  # nothing else that one does concerns the others
        rivals = self.rivals.get(key)
        if rivals is None:
            rivals = 0.0
            for other in range(state.seats):
                if other != seat:
                    rivals += instinct.expected(state, other)
            self.rivals[key] = rivals
        return instinct.expected(state, seat) - instinct.spite * rivals / float(state.seats - 1)


def worth_trying(state: LaIslaState, seat: int) -> list[int]:
    """The free slot where there is one: whatever a card could cover, it can cover once all are full."""
    slots = open_slots(state, seat)
    free = [slot for slot in slots if state.slots[seat][slot] < 0]
    return free or slots


def position(state: LaIslaState) -> tuple[object, ...]:
    """What tells this position from others that the same game can reach, as everybody sees it."""
    return (
        state.turn,
        state.phase,
        state.active,
        pending(state),
        tuple(state.explorers),
        tuple(state.resources),
        tuple(state.points),
        tuple(state.markers),
        tuple(tuple(slots) for slots in state.slots),
    )
