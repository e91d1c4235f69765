"""How a game ends, what everybody's points are, and which level of experience they make (TK-E, TK-V)."""

from archipel.engine.event import GAME_OVER
from archipel.engine.native import i64
from archipel.engine.outcome import Outcome
from archipel.games.takara_island.rules import events
from archipel.games.takara_island.rules.components import (
    EXPERIENCE,
    KARAS_PER_XP,
    LAST_EMPTY_SITES,
    LOSING_EMPTY_SITES,
    STONE_XP,
    STONES,
)
from archipel.games.takara_island.rules.state import (
    BANISHED,
    BOTH_STONES,
    FIVE_SITES,
    STONES_APART,
    UNFINISHED,
    TakaraState,
)


def settle(state: TakaraState) -> bool:
    """TK-E1, X24: a tile is fully resolved; whether that ended the game."""
    found = stones_found(state)
    if found == STONES:  # TK-E4, X25
        state.end(BOTH_STONES if STONES in state.stones else STONES_APART)
        return True
    if state.empty_sites() >= closing_sites(found):
        state.end(FIVE_SITES if found else BANISHED)
        return True
    return False


def stones_found(state: TakaraState) -> i64:
    """How many Stones players hold."""
    found: i64 = 0
    for stones in state.stones:
        found += stones
    return found


def closing_sites(found: i64) -> i64:
    """TK-E2, E3: how many empty sites end the game: four, or five once a Stone is found."""
    return LAST_EMPTY_SITES if found else LOSING_EMPTY_SITES


def points(state: TakaraState, seat: i64) -> i64:
    """TK-V1, V2: what is printed on all that a seat keeps, and a point for every five Karas."""
    stones = 0 if state.ending == FIVE_SITES else STONE_XP * state.stones[seat]
    return state.xp[seat] + stones + state.karas[seat] // KARAS_PER_XP


def level(points: i64) -> i64:
    """TK-V4, V5: the number of the level of experience."""
    for number, (least, _) in enumerate(EXPERIENCE):
        if points >= least:
            return number
    return len(EXPERIENCE) - 1


def experience(points: i64) -> str:
    """TK-V4, V5: the level of experience."""
    return EXPERIENCE[level(points)][1]


def outcome(state: TakaraState) -> Outcome:
    """How the game ended."""
    ending = state.game.endings[state.ending - 1]
    scores = [points(state, seat) for seat in range(state.seats)]
    if state.ending in (BANISHED, UNFINISHED):  # TK-X29, X36: nobody wins, and nobody is ahead of anybody
        won = [False] * state.seats
        ranks = [1] * state.seats
    elif state.ending == BOTH_STONES:  # TK-E5, X44
        won = [stones == STONES for stones in state.stones]
        ranks = [1 if each else 2 for each in won]
    else:  # TK-V6, X44
        return Outcome.by_points(ending, scores)
    return Outcome(ending.name, ending.rule, won, ranks, scores, {})


def tell_end(state: TakaraState) -> None:
    """The end, as it is reported."""
    state.tell(GAME_OVER, state.ending)
    for seat in range(state.seats):
        if state.ending == FIVE_SITES and state.stones[seat]:
            state.tell(events.STONE_USELESS, seat)
    if state.ending != BANISHED:  # TK-E2: points are not even counted
        for seat in range(state.seats):
            total = points(state, seat)
            state.tell(events.SCORED, seat, total, level(total))
