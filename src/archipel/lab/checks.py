"""What must be true of any position of any game, beyond the game's own invariants.

Each check answers with a sentence that says what is wrong, or with nothing, and leaves the position alone.
"""

from collections.abc import Callable
from typing import Final

import msgspec

from archipel.engine.action import NUMBER_MASK, SEAT_SHIFT
from archipel.engine.chance import Chance
from archipel.engine.errors import ArchipelError, IllegalAction
from archipel.engine.match import Match
from archipel.engine.record import Record
from archipel.engine.state import State
from archipel.games import find

REFUSALS_ASKED = 4  # of each seat
LOOK_AHEAD = 3  # actions that a copy plays to show that it is independent

_encode = msgspec.json.Encoder().encode


def whole(state: State) -> bytes:
    """Everything about a position, as it would be stored."""
    return _encode(state.to_json())


def as_seen(state: State, seat: int | None) -> bytes:
    """All that a seat (``None``: a spectator) is shown and asked, as it would be sent."""
    decision = None if seat is None else state.decision_of(seat)
    return _encode([state.view(seat), decision.to_json() if decision else None])


def copy_fault(state: State, chance: Chance) -> str:
    """A copy is equal, has the same future, and what happens to it does not touch the original."""
    before = whole(state)
    one, other = state.copy(), state.copy()
    if whole(one) != before:
        return "a copy is not equal to its original"
    for _ in range(LOOK_AHEAD):
        codes = one.legal()
        if codes != other.legal():
            return "two copies have different legal actions"
        if not codes:
            break
        code = chance.choice(codes)
        one.push(code)
        if whole(other) != before:
            return "playing on a copy changed another copy"
        other.push(code)
        before = whole(one)
        if whole(other) != before:
            return "two copies went different ways"
    return ""


def original_fault(state: State, chance: Chance) -> str:
    """What happens to a copy, or to an imagined world, does not touch the original."""
    before = whole(state)
    worlds = [state.copy(), *(state.imagine(seat, chance) for seat in range(state.seats))]
    for world in worlds:
        for _ in range(LOOK_AHEAD):
            codes = world.legal()
            if codes:
                world.push(chance.choice(codes))
    return "" if whole(state) == before else "playing on a copy changed the original"


def json_fault(state: State, chance: Chance) -> str:
    """A stored position comes back the same."""
    stored = whole(state)
    loaded = find(state.game.id).load(msgspec.json.decode(stored))
    if whole(loaded) != stored:
        return "a stored position comes back different"
    return "" if loaded.legal() == state.legal() else "a stored position comes back with other legal actions"


def decisions_fault(state: State, chance: Chance) -> str:
    """The list of decisions and the list of legal codes say the same, and the readable form leads back."""
    codes = state.legal()
    listed = [action.code for decision in state.decisions() for action in decision.actions]
    if sorted(codes) != sorted(listed):
        return "decisions and legal codes differ"
    if len(set(codes)) != len(codes):
        return "a legal action is listed twice"
    if not codes:
        return ""
    action = state.action(chance.choice(codes))
    if state.parse(action.text).code != action.code:
        return f"the text “{action.text}” does not lead back to its action"
    if not 0 <= action.number < state.game.action_space:
        return f"the number of “{action.text}” lies outside the action space"
    return "" if any(not each.optional for each in state.decisions()) else "nobody owes an answer"


def apply_fault(state: State, chance: Chance) -> str:
    """The checked lane and the fast lane lead to the same position."""
    codes = state.legal()
    if not codes:
        return ""
    code = chance.choice(codes)
    checked, fast = state.copy(), state.copy()
    checked.apply(code)
    fast.push(code)
    return "" if whole(checked) == whole(fast) else f"apply and push differ after “{state.action(code).text}”"


def refusal_fault(state: State, chance: Chance) -> str:
    """An action that is not listed is refused with a rule, and the position stays as it was."""
    code = chance.below(state.seats) << SEAT_SHIFT | chance.below(min(state.game.action_space, NUMBER_MASK))
    if code in state.legal():
        return ""
    twin = state.copy()
    try:
        twin.apply(code)
    except IllegalAction as refusal:
        if not refusal.rule:
            return f"“{refusal.action}” was refused without a rule"
        return "" if whole(twin) == whole(state) else f"refusing “{refusal.action}” changed the position"
    except ArchipelError:
        return ""
    return f"the unlisted action “{state.action(code).text}” was carried out"


def leak_fault(state: State, chance: Chance) -> str:
    """What a seat or a spectator is shown and asked does not depend on what it cannot know."""
    for seat in (*range(state.seats), None):
        who = "a spectator" if seat is None else f"seat {seat}"
        world = state.imagine(seat, chance)
        if as_seen(world, seat) != as_seen(state, seat):
            return f"{who} is shown something that it cannot know"
        if seat is not None and (told := _told_too_much(state, world, seat, chance)):
            return f"{who} is told too much when “{told}” is refused"
        if wrong := world.check():
            return f"a world imagined for {who} is broken: {wrong[0]}"
    return ""


def _told_too_much(state: State, world: State, seat: int, chance: Chance) -> str:
    """An action that is refused with other words in a world which the seat cannot tell from the true one."""
    legal = state.legal()
    for _ in range(REFUSALS_ASKED):
        code = seat << SEAT_SHIFT | chance.below(min(state.game.action_space, NUMBER_MASK))
        if code not in legal and state.refusal(code).to_json() != world.refusal(code).to_json():
            return state.action(code).text
    return ""


def record_fault(match: Match) -> str:
    """A record comes back from its text, and replays to the same position."""
    text = match.record.dumps()
    try:
        loaded = Record.loads(text)
        again = Match.replay(find(match.record.game), loaded)
    except ArchipelError as problem:
        return f"a record cannot be replayed: {problem}"
    if loaded.dumps() != text:
        return "a record comes back different from its text"
    for seat in (*range(match.state.seats), None):
        if as_seen(again.state, seat) != as_seen(match.state, seat):
            return "a record replays to another position"
    if [entry.to_json() for entry in again.record.entries] != [entry.to_json() for entry in loaded.entries]:
        return "a record replays to another record"
    return ""


def outcome_fault(state: State) -> str:
    """A game that is over ended in one of its named ways, with a result for every seat."""
    outcome = state.outcome
    if outcome is None:
        return "the game is over without an outcome"
    if (outcome.name, outcome.rule) not in [(ending.name, ending.rule) for ending in state.game.endings]:
        return f"the game has no ending “{outcome.name}” by rule {outcome.rule}"
    if not len(outcome.won) == len(outcome.ranks) == len(outcome.scores) == state.seats:
        return "the outcome does not give every seat a result"
    if not state.game.cooperative and min(outcome.ranks) != 1:
        return "nobody has the first rank"
    return ""


POSITION_CHECKS: Final[dict[str, Callable[[State, Chance], str]]] = {
    "copy": copy_fault,
    "original": original_fault,
    "json": json_fault,
    "decisions": decisions_fault,
    "apply": apply_fault,
    "refusal": refusal_fault,
    "leak": leak_fault,
}
