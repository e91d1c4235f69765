"""Chest tiles: their rewards, the Mimic, and the choice that the Map leaves (TK-K)."""

from typing import ClassVar, Final

from archipel.engine.action import SEAT_SHIFT
from archipel.engine.decision import Question
from archipel.engine.native import append, i64, vec
from archipel.engine.step import Step
from archipel.games.takara_island.rules import events
from archipel.games.takara_island.rules.actions import CASH_MAP, KEEP_MAP
from archipel.games.takara_island.rules.components import (
    CHEST_KARAS,
    CHEST_XP,
    DIE_FACES,
    MAP,
    MIMIC,
    MIMIC_LIFE,
    SWORD,
    TILE_KINDS,
)
from archipel.games.takara_island.rules.scoring import settle
from archipel.games.takara_island.rules.state import TakaraState

# What opening a chest came to.
OPENED: Final = 0
BEATEN: Final = 1  # by the Mimic
ASKED: Final = 2  # about the Map


def open_chest(state: TakaraState, seat: i64, site: i64) -> i64:
    """TK-D6: the first chest tile is drawn, and its reward received at once."""
    chest = _draw(state, seat)
    if chest == MIMIC:
        if not _beats_mimic(state, seat, site):
            state.pile[MIMIC] += 1  # TK-K5: what lies in the pile has no order before it is drawn
            state.tell(events.MIMIC_FLED, seat)
            return BEATEN
        _keep(state, seat, MIMIC)
        chest = _draw(state, seat)  # TK-K4, X17
    if chest == MAP:
        state.stack.append(CHOOSE_MAP)
        return ASKED
    _keep(state, seat, chest)
    return OPENED


def _draw(state: TakaraState, seat: i64) -> i64:
    chest = state.chance.pick_row(state.pile)
    state.pile[chest] -= 1
    state.tell(events.DREW_CHEST, seat, chest)
    return chest


def _beats_mimic(state: TakaraState, seat: i64, site: i64) -> bool:
    """TK-K2, K3: fought at once, with or without the sword; two swords in a row."""
    state.dice = vec[i64]([seat, site, TILE_KINDS])
    face = SWORD
    while face == SWORD and len(state.dice) < 3 + MIMIC_LIFE:
        face = roll(state)
        state.tell(events.ROLLED, seat, face)
    return face == SWORD


def roll(state: TakaraState) -> i64:
    """The die is rolled once more in a fight."""
    face = state.chance.pick_row(DIE_FACES)
    state.dice = append(state.dice[:], face)
    return face


def _keep(state: TakaraState, seat: i64, chest: i64) -> None:
    """TK-K1, K7: Karas at once, points on the tile kept."""
    state.chests[seat] += 1 << 2 * chest
    karas = 0 if chest == MAP else CHEST_KARAS[chest]
    state.karas[seat] += karas
    state.xp[seat] += CHEST_XP[chest]
    state.tell(events.KEPT_CHEST, seat, chest, karas, CHEST_XP[chest])


class ChooseMap(Step[TakaraState]):
    """TK-K8: Karas for the Map now, or points for it at the end."""

    name: ClassVar[str] = "choose_map"

    def legal(self, state: TakaraState, codes: list[int]) -> None:
        base = state.active << SEAT_SHIFT
        codes.append(base + CASH_MAP)
        codes.append(base + KEEP_MAP)

    def play(self, state: TakaraState, seat: i64, number: i64) -> None:
        if number == KEEP_MAP:
            _keep(state, seat, MAP)
        else:
            state.cashed = True
            state.karas[seat] += CHEST_KARAS[MAP]
            state.tell(events.CASHED_MAP, seat, CHEST_KARAS[MAP])
        state.stack.pop()
        if not settle(state):  # TK-X26
            state.stack[-1].resume(state)

    def question(self, state: TakaraState, seat: int) -> Question:
        return Question("choose_map", "TK-K8", {"karas": CHEST_KARAS[MAP], "xp": CHEST_XP[MAP]})


CHOOSE_MAP: Final = ChooseMap()
