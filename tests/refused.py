"""What tests of refusals need: thousands of illegal actions in random positions, and words for each."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from typing import Any, Final, NamedTuple, Protocol

from archipel.engine.action import NUMBER_MASK, SEAT_SHIFT, Action
from archipel.engine.chance import Chance
from archipel.engine.refusal import Refusal
from archipel.engine.state import State
from archipel.words import LANGUAGES, Words
from archipel.words.catalog import texts_of
from archipel.words.text_file import text_file
from tests.conformance.tables import Table, all_tables, positions

NAMES: Final = ["Ana", "Ben", "Cleo", "Dan"]


class Refused(NamedTuple):
    """An action that somebody asked for in vain."""

    state: State
    action: Action
    refusal: Refusal


def tables_of(game: str) -> list[Table]:
    """The tables of one game: every number of seats, and every value of every option at least once."""
    return [table for table in all_tables() if table.game.id == game]


def random_positions(game: str, seed: str, games: int = 6, most: int = 60) -> Iterator[State]:
    """Positions of random games at all tables of a game."""
    for table in tables_of(game):
        yield from positions(table, f"{seed} {table}", 3, games, most)


def refused(states: Iterable[State], each: int = 2) -> Iterator[Refused]:
    """In every position, for every seat, some illegal actions of each kind; what is asked now more often."""
    dice = Chance.from_seed("refused")
    for state in states:
        groups = _numbers_by_kind(state.game.id)
        legal = set(state.legal())
        asked = {code & NUMBER_MASK for code in legal}
        for seat in range(state.seats):
            for numbers in groups:
                often = 5 * each if not asked.isdisjoint(numbers) else each
                codes = {seat << SEAT_SHIFT | dice.choice(numbers) for _ in range(min(often, len(numbers)))}
                yield from _refused(state, codes - legal)


def all_refused(states: Iterable[State]) -> Iterator[Refused]:
    """In every position all illegal actions of every seat that is asked; of the others some of each kind."""
    for state in states:
        legal = set(state.legal())
        for seat in {code >> SEAT_SHIFT for code in legal}:
            codes = {seat << SEAT_SHIFT | number for number in range(state.game.action_space)}
            yield from _refused(state, codes - legal)
        yield from refused([state])


def _refused(state: State, codes: set[int]) -> Iterator[Refused]:
    for code in sorted(codes):
        yield Refused(state, state.action(code), state.refusal(code))


@cache
def _numbers_by_kind(game: str) -> list[list[int]]:
    """The actions of a game by their kind in a first position (some are called by what they would do)."""
    state = tables_of(game)[0].new("kinds")
    kinds: dict[str, list[int]] = {}
    for number in range(state.game.action_space):
        kinds.setdefault(state.action(number).kind, []).append(number)
    return list(kinds.values())


class Reads(Protocol):
    """A reading of the table as one seat sees it, which bears a refusal out or not."""

    def holds(self, action: Action, refusal: Refusal) -> bool: ...


class SeatReading:
    """The table as a seat sees it, and one action that it was refused."""

    def __init__(self, view: Any, seat: int) -> None:
        self.view = view
        self.seat = seat
        self.me = view["seats"][seat]
        self.step, self.fields = "", []
        if view["step"]:
            self.step, *self.fields = view["step"]
        self.asked: dict[str, Any] = {}
        self.kind = ""
        self.args: dict[str, Any] = {}


def untrue(refusals: Iterable[Refused], read: Callable[[Any, int], Reads]) -> list[str]:
    """Every refusal that the table, as its seat sees it, does not bear out."""
    found: list[str] = []
    state: State | None = None
    seat = -1
    for each in refusals:
        if each.state is not state or each.action.seat != seat:
            state, seat = each.state, each.action.seat
            reading = read(state.view(seat), seat)
        if not reading.holds(each.action, each.refusal):
            step = state.stack[-1].to_json() if state.stack else "the end"
            found.append(f"{each.action.text}: {each.refusal} at {step}")
    return found


def truly(read: Callable[..., Any], true: Mapping[str, Any]) -> Callable[[State, int], str]:
    """What gives the reason for which a code is refused, once the table as its seat sees it bears it out."""

    def check(state: State, code: int) -> str:
        refusal, action = state.refusal(code), state.action(code)
        seen = read(state.view(action.seat), action, refusal)
        assert true[refusal.reason](seen), f"{action} at {seen.view['step']}: {refusal}"
        return refusal.reason

    return check


def reasons_met(states: Iterable[State], reason: Callable[[State, int], str]) -> tuple[set[str], int]:
    """An illegal action of each kind in every position: all reasons that are given, and how many asked."""
    dice = Chance.from_seed("illegal")
    met: set[str] = set()
    asked = 0
    for state in states:
        legal = set(state.legal())
        for numbers in _numbers_by_kind(state.game.id):
            code = dice.below(state.seats) << SEAT_SHIFT | dice.choice(numbers)
            if code not in legal:
                met.add(reason(state, code))
                asked += 1
    return met, asked


def reasons_of(game: str) -> set[str]:
    """Every reason that the texts of a game have words for; the languages agree on them."""
    found = [
        {key.removeprefix("refused-") for key in text_file(texts_of(game) / code / "refusals.ftl").entries}
        for code in LANGUAGES
    ]
    assert all(each == found[0] for each in found)
    return found[0]


def told_on_press(state: State, seat: int, thing: str) -> str:
    """What somebody is told who presses a thing that is not lit."""
    code = state.pressed(seat, thing)
    assert code not in state.legal()
    return Words("en", state.game.id, NAMES, strict=True).refusal(state.refusal(code))


def check_press(state: State, seat: int, thing: str) -> None:
    """A press means an action of that seat, which is legal or refused for a reason that has words."""
    code = state.pressed(seat, thing)
    assert code >> SEAT_SHIFT == seat
    assert code in state.legal() or state.refusal(code).reason in reasons_of(state.game.id)


def kinds_of(game: str) -> set[str]:
    """Every kind of action that a game has."""
    keys = text_file(texts_of(game) / LANGUAGES[0] / "kinds.ftl").entries
    return {key.removeprefix("kind-") for key in keys}


class Voices:
    """Every language at one table, so strict that a missing word or number is an error."""

    def __init__(self, game: str) -> None:
        self.words = [Words(code, game, NAMES, strict=True) for code in LANGUAGES]

    def say(self, refusal: Refusal) -> list[str]:
        """The sentence in each language; every number that it was given is told."""
        told = [words.refusal(refusal) for words in self.words]
        for sentence in told:
            assert sentence[0] == sentence[0].upper(), sentence
            assert sentence.endswith("."), sentence
            assert "{" not in sentence, sentence
            assert "[" not in sentence, sentence
        return told


def keeps_secrets(refused: Refused, dice: Chance) -> bool:
    """Whether the seat is told the same in another world that it cannot tell from this one."""
    world = refused.state.imagine(refused.action.seat, dice)
    if refused.action.code in world.legal():
        return False
    return world.refusal(refused.action.code).to_json() == refused.refusal.to_json()
