"""Step 4: a creature moves, and those it would hit may defend themselves (TI-K, TI-D)."""

from typing import ClassVar, Final

from archipel.engine.action import SEAT_SHIFT
from archipel.engine.decision import Question
from archipel.engine.event import Args
from archipel.engine.native import i64
from archipel.engine.step import Step
from archipel.games.the_island.rules import events, losses
from archipel.games.the_island.rules.actions import DECLINE, DEFEND, LEAVE_CREATURES, MOVE_TO, PICK_CREATURE
from archipel.games.the_island.rules.components import (
    BACK_COUNT,
    CREATURES,
    DEFENCE_AGAINST,
    FIRST_DEFENCE,
    SERPENT,
    SHARK,
    SPACE_COUNT,
)
from archipel.games.the_island.rules.geometry import NAMES
from archipel.games.the_island.rules.reach import can_move, destinations
from archipel.games.the_island.rules.state import TheIslandState


class ChooseCreature(Step[TheIslandState]):
    """TI-K2, first part: which creature of the rolled kind moves, if any."""

    name: ClassVar[str] = "choose_creature"

    def __init__(self, creature: i64) -> None:
        self.creature = creature

    def legal(self, state: TheIslandState, codes: list[int]) -> None:
        base = state.active << SEAT_SHIFT
        first = base + PICK_CREATURE + SPACE_COUNT * self.creature
        for space in movable(state, self.creature):
            codes.append(first + space)
        codes.append(base + LEAVE_CREATURES)

    def play(self, state: TheIslandState, seat: i64, number: i64) -> None:
        if number == LEAVE_CREATURES:
            state.tell(events.LEFT_CREATURES, seat, self.creature)
            state.go_on()
        else:
            state.stack[-1] = MoveCreature(self.creature, (number - PICK_CREATURE) % SPACE_COUNT)

    def question(self, state: TheIslandState, seat: int) -> Question:
        return Question("choose_creature", "TI-K2", {"creature": CREATURES[self.creature]})

    def fields(self) -> list[int]:
        return [self.creature]


class MoveCreature(Step[TheIslandState]):
    """TI-K4 to K6, second part: where it goes."""

    name: ClassVar[str] = "move_creature"

    def __init__(self, creature: i64, space: i64) -> None:
        self.creature = creature
        self.space = space

    def legal(self, state: TheIslandState, codes: list[int]) -> None:
        base = (state.active << SEAT_SHIFT) + MOVE_TO
        for space in destinations(state, self.creature, self.space):
            codes.append(base + space)

    def play(self, state: TheIslandState, seat: i64, number: i64) -> None:
        there = number - MOVE_TO
        threatened = affected(state, self.creature, there)
        if threatened:  # it has set out; its piece stays until the answers are in
            state.stack[-1] = Defend(self.creature, self.space, there, threatened[0])
        else:
            arrive(state, self.creature, self.space, there)
        state.tell(events.MOVED_CREATURE, seat, self.creature, self.space, there)
        if not threatened:
            strike(state, self.creature, there)
            state.go_on()

    def question(self, state: TheIslandState, seat: int) -> Question:
        rule = f"TI-K{4 + self.creature}"
        return Question(
            "move_creature", rule, {"creature": CREATURES[self.creature], "space": NAMES[self.space]}
        )

    def fields(self) -> list[int]:
        return [self.creature, self.space]


class Defend(Step[TheIslandState]):
    """TI-D2, D3: the creature is about to strike; the players it would hit are asked in clockwise order.

    Each of them is asked in secret, also who holds no such tile and can only decline: so neither the question
    nor the wait tells what lies in a hand.
    """

    name: ClassVar[str] = "defend"

    def __init__(self, creature: i64, space: i64, there: i64, seat: i64) -> None:
        self.creature = creature
        self.space = space
        self.there = there
        self.seat = seat  # who is asked now

    def legal(self, state: TheIslandState, codes: list[int]) -> None:
        base = self.seat << SEAT_SHIFT
        back = DEFENCE_AGAINST[self.creature]
        for terrain in range(3):
            if BACK_COUNT * terrain + back in state.hands[self.seat]:
                codes.append(base + DEFEND + 2 * terrain + back - FIRST_DEFENCE)
        codes.append(base + DECLINE)

    def play(self, state: TheIslandState, seat: i64, number: i64) -> None:
        if number == DECLINE:
            self._decline(state, seat)
            return
        state.stack.pop()
        terrain, defence = divmod(number - DEFEND, 2)
        state.hands[seat].remove(BACK_COUNT * terrain + FIRST_DEFENCE + defence)
        state.creatures[self.creature].remove(self.space)  # TI-X20
        state.tell(events.DEFENDED, seat, FIRST_DEFENCE + defence, terrain, self.creature, self.there)
        state.resume()

    def _decline(self, state: TheIslandState, seat: i64) -> None:
        state.whisper(seat, events.DECLINED, seat, self.creature)
        threatened = affected(state, self.creature, self.there)
        following = threatened.index(seat) + 1
        if following < len(threatened):  # TI-X18
            state.stack[-1] = Defend(self.creature, self.space, self.there, threatened[following])
        else:
            state.stack.pop()
            arrive(state, self.creature, self.space, self.there)
            strike(state, self.creature, self.there)
            state.resume()

    def question(self, state: TheIslandState, seat: int) -> Question:
        rule = "TI-D2" if self.creature == SHARK else "TI-D3"
        args: Args = {
            "attacker": state.active,
            "creature": CREATURES[self.creature],
            "space": NAMES[self.there],
            "tiles": sum([tile % BACK_COUNT == DEFENCE_AGAINST[self.creature] for tile in state.hands[seat]]),
        }
        return Question("defend", rule, args, secret=True)

    def fields(self) -> list[int]:
        return [self.creature, self.space, self.there, self.seat]


def movable(state: TheIslandState, creature: i64) -> list[int]:
    """The spaces of the creatures of a kind that can move; two in one space are one option (TI-X39)."""
    return [space for space in sorted(set(state.creatures[creature])) if can_move(state, creature, space)]


def any_movable(state: TheIslandState, creature: i64) -> bool:
    """Whether there are any."""
    for space in state.creatures[creature]:
        if can_move(state, creature, space):
            return True
    return False


def affected(state: TheIslandState, creature: i64, space: i64) -> list[int]:
    """TI-D2, D3, X18: who may answer a creature that enters this space, clockwise; never the mover."""
    found: list[int] = []
    if creature == SERPENT:
        return found  # TI-D4
    for seat in state.seats_from(state.active)[1:]:
        if creature == SHARK:
            if state.people[space] & state.own[seat]:
                found.append(seat)
        elif state.crew[space] > 0 and state.controls(seat, state.crew[space]):
            found.append(seat)
    return found


def arrive(state: TheIslandState, creature: i64, here: i64, there: i64) -> None:
    """The creature's piece goes to its new space."""
    pieces = state.creatures[creature]
    pieces[pieces.index(here)] = there


def strike(state: TheIslandState, creature: i64, there: i64) -> None:
    """The creature has arrived, and hits everything it hits, whoever owns it (TI-K7)."""
    if creature == SERPENT:  # TI-K4
        if state.crew[there] > 0:
            losses.lose(state, losses.lose_boat(state, there, SERPENT), there, SERPENT)
        losses.settle(state, there)
    elif creature == SHARK:  # TI-K5
        losses.settle(state, there)
    elif state.crew[there] > 0:  # TI-K6
        losses.wreck(state, there)


# Steps are unchanging, so one of each is enough.
CHOOSE_CREATURE: Final[list[ChooseCreature]] = [ChooseCreature(creature) for creature in range(3)]
