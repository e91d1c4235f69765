"""What a player has: points, Karas, adventurers and whom it could hire, as numbers."""

from typing import Final

from archipel.engine.native import append, i64, vec
from archipel.games.takara_island.mind.prey import prey
from archipel.games.takara_island.rules.actions import SALES
from archipel.games.takara_island.rules.components import (
    IMITATOR,
    IMITATOR_SURCHARGE,
    MINER,
    MOST_ADVENTURERS,
    NOBODY,
    PRICE,
    RECRUIT_PRICE,
    SPECIALISTS,
    STONE_XP,
    SWORD_RENT,
)
from archipel.games.takara_island.rules.scoring import points
from archipel.games.takara_island.rules.state import TakaraState

# Up to where one more Kara is good for something: the sword, the recruit or the Miner, two of these.
_PURSES: Final = vec[i64]([SWORD_RENT, RECRUIT_PRICE, 10])

NAMES: Final[list[str]] = [
    "points",
    "points without a Stone",
    "Karas",
    *[f"Karas up to {purse}" for purse in _PURSES],
    "a Stone",
    "recruited",
    "can pay for the recruit",
    "adventurers of the next turn",
    "adventurers hurt",
    "holds a specialist",
    *[f"can hire: {specialist}" for specialist in SPECIALISTS[:IMITATOR]],
    "XP tokens",
    "points that can be sold",
    "prey",
]


def hands(state: TakaraState, seat: i64) -> i64:
    """The adventurers who can act in a seat's turn: those left of this one, or all of its next one."""
    return state.free if seat == state.active else state.team[seat] - state.resting[seat]


def can_hire(state: TakaraState, seat: i64, power: i64) -> bool:
    """Whether a seat could engage a specialist now, or the Imitator in its stead (TK-H3, H4, Q8, Q9)."""
    if state.held[seat] != NOBODY:
        return False
    if state.holder(power) < 0:
        return state.karas[seat] >= PRICE[power]
    return state.karas[seat] >= PRICE[power] + IMITATOR_SURCHARGE and state.holder(IMITATOR) < 0


def possessions(state: TakaraState, seat: i64, row: vec[float]) -> vec[float]:
    """The row with what ``NAMES`` says of a seat; all of it lies open."""
    total = points(state, seat)
    karas = state.karas[seat]
    row = append(row, float(total) / 20.0)
    row = append(row, float(total - STONE_XP * state.stones[seat]) / 20.0)
    row = append(row, float(karas) / 20.0)
    for purse in _PURSES:
        row = append(row, float(karas if karas < purse else purse) / float(purse))
    row = append(row, float(state.stones[seat]))
    alone = state.team[seat] < MOST_ADVENTURERS
    row = append(row, 0.0 if alone else 1.0)
    row = append(row, 1.0 if alone and karas >= RECRUIT_PRICE else 0.0)
    hurt = state.resting[seat] + (state.hospital if seat == state.active else 0)
    row = append(row, float(hands(state, seat)) / MOST_ADVENTURERS)
    row = append(row, float(hurt) / 2.0)
    row = append(row, 0.0 if state.held[seat] == NOBODY else 1.0)
    for power in range(MINER, IMITATOR):
        row = append(row, 1.0 if can_hire(state, seat, power) else 0.0)
    row = append(row, float(state.tokens[seat]) / 3.0)
    sellable: i64 = 0
    for i in range(len(SALES)):
        sellable += SALES[i] * (state.sellable[seat] >> 4 * i & 15)
    row = append(row, float(sellable) / 10.0)
    return append(row, prey(state, seat) / 5.0)
