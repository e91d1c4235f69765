"""What the coach says of one line, held against its position: for tests that set a position up."""

from importlib import import_module

from tests.coach.cases import Case

from archipel.bots.registry import advice_of
from archipel.engine.advice import Claim
from archipel.engine.state import State


def codes_of(state: State, *texts: str) -> list[int]:
    """Some actions in a row, written as records write them."""
    after = state.copy()
    codes = []
    for text in texts:
        codes.append(after.parse(text).code)
        after.push(codes[-1])
    return codes


def claims_of(state: State, seat: int, codes: list[int]) -> list[Claim]:
    """What is claimed of a line, and that every claim is so."""
    check = import_module(f"tests.coach.{state.game.id}").check
    claims = advice_of(state.game).reasons(state, seat, codes)
    assert all(check(Case(state, seat, codes, key, dict(args))) for key, args in claims)
    return claims
