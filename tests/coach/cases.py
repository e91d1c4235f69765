"""Things that the coach says, with the positions they are about, from games of many kinds of bots."""

from collections.abc import Iterator
from typing import Any, Final

from tests.bots.company import small_planner
from tests.conformance.tables import Table, all_tables

from archipel.bots import make_bot
from archipel.bots.driver import next_action
from archipel.bots.registry import advice_of
from archipel.engine.action import SEAT_SHIFT
from archipel.engine.chance import Chance
from archipel.engine.perspective import Perspective
from archipel.engine.state import State

LINES: Final = 3  # of those worth trying, in each position
STRAY: Final = 2  # actions that nobody recommends: what if I …?
MOST_ACTS: Final = 600
EMPTY: Final = ("coach-best", "coach-habit")  # said for want of a claim


class Case:
    """A position as a seat sees it, what the seat would do, what is then seen, and what was claimed of it."""

    def __init__(self, state: State, seat: int, codes: list[int], key: str, args: dict[str, Any]) -> None:
        self.seat = seat
        self.key = key
        self.args = args
        self.state = state
        self.view: Any = state.view(seat)
        self.steps: list[Any] = [step.to_json() for step in state.stack]  # what is asked on top of what
        self.actions: list[dict[str, Any]] = []  # as records write them
        self.views: list[Any] = [self.view]  # before, and after each of the actions
        self.legal = [state.action(code).to_json() for code in state.legal() if code >> SEAT_SHIFT == seat]
        world = state.copy()
        world.chance = Chance.from_seed(7)
        advice = advice_of(state.game)
        for code in codes:
            others = [each for each in world.legal() if each >> SEAT_SHIFT != seat]
            if code not in world.legal() and others:  # somebody else has to answer first
                world.push(advice.instinct(world, others[0] >> SEAT_SHIFT) or others[0])
            if code not in world.legal():
                break
            self.actions.append({**world.action(code).to_json(), **world.action(code).about})
            world.push(code)
            self.views.append(world.view(seat))

    @property
    def after(self) -> Any:
        """What the seat sees when all of it is done."""
        return self.views[-1]

    def doing(self, *kinds: str) -> list[dict[str, Any]]:
        """The actions of these kinds."""
        return [each for each in self.actions if each["kind"] in kinds]

    def __str__(self) -> str:
        acts = "; ".join(" ".join(map(str, each.values())) for each in self.actions)
        return f"{self.key} {self.args} of seat {self.seat}: {acts or 'silence'}"


def cases(game_id: str, seed: int, positions: int, one_in: int = 5) -> Iterator[tuple[int, Case]]:
    """Claims about so many positions, or what is said for want of one, each with the position's number."""
    tables = [each for each in all_tables() if each.game.id == game_id]
    dice = Chance.from_seed(f"coach {seed}")
    met = 0
    number = 0
    while met < positions:
        table = tables[number % len(tables)]
        for state in _game(table, f"{seed} {number}", number):
            if dice.below(one_in):
                continue
            met += 1
            for case in _said(table, state, dice):
                yield met, case
            if met == positions:
                return
        number += 1


def _game(table: Table, seed: str, number: int) -> Iterator[State]:
    """A game of bots: by turns random ones, quick ones, strong ones, and all of them at one table."""
    kinds = [["greedy"], ["greedy", "random"], ["planner"], ["planner", "greedy", "random"]][number % 4]
    bots = [
        small_planner(table.game) if kind == "planner" else make_bot(kind, table.game)
        for kind in (kinds[seat % len(kinds)] for seat in range(table.seats))
    ]
    state, chance = table.new(seed), Chance.from_seed(seed)
    for _ in range(MOST_ACTS):
        if state.over:
            return
        yield state
        state.push(next_action(state, bots, chance))


def _said(table: Table, state: State, dice: Chance) -> Iterator[Case]:
    """All that is claimed here: by a bot that thinks, of other lines, and of what nobody recommends."""
    seats = sorted({code >> SEAT_SHIFT for code in state.legal()})
    seat = dice.choice(seats)
    bot = small_planner(table.game)
    bot.choose(Perspective(state, seat, Chance.from_seed(3)))
    codes = bot.meant()
    for reason in bot.why():
        if reason.key.startswith("reason-") and reason.key != "reason-chance":
            yield Case(state.copy(), seat, codes, reason.key, dict(reason.args))
        elif reason.key in EMPTY:
            yield Case(state.copy(), seat, codes, reason.key, {})
        elif reason.key == "coach-only":
            assert [code >> SEAT_SHIFT for code in state.legal()].count(seat) == 1
    advice = advice_of(table.game)
    world = Perspective(state, seat, Chance.from_seed(4)).imagine()
    others = [line.codes for line in advice.lines(world, seat, LINES)]
    mine = [code for code in state.legal() if code >> SEAT_SHIFT == seat]
    others += [[dice.choice(mine)] for _ in range(STRAY)]
    for codes in others:
        for key, args in advice.reasons(world, seat, codes):
            yield Case(state.copy(), seat, codes, key, dict(args))
