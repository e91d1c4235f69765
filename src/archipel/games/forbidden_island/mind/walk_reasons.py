"""Facts about where a line leads the pawns."""

from archipel.engine.advice import Claim
from archipel.engine.event import Args
from archipel.games.forbidden_island.mind.senses import FAR, Senses
from archipel.games.forbidden_island.rules.actions import BOARD, FLY, GIVE, HELICOPTER, NAVIGATE, SWIM
from archipel.games.forbidden_island.rules.components import MESSENGER, TREASURES
from archipel.games.forbidden_island.rules.state import IslandState


def walks(state: IslandState, seat: int, numbers: list[int]) -> list[tuple[int, int, int]]:
    """Whose pawn ends up elsewhere: the pawn, where it stood, and where it will."""
    ends: dict[int, int] = {}
    for number in numbers:
        if number < SWIM:
            ends[seat] = number - FLY if number >= FLY else number
        elif NAVIGATE <= number < GIVE:
            pawn, position = divmod(number - NAVIGATE, 24)
            ends[pawn] = position
        elif HELICOPTER <= number < BOARD:
            return []  # told of the flight itself
    return [(pawn, state.pawns[pawn], end) for pawn, end in ends.items() if end != state.pawns[pawn]]


def of_walk(state: IslandState, pawn: int, start: int, end: int, senses: Senses) -> list[Claim]:
    """What a way leads to: home, a site, or a team mate with cards of the same treasure."""
    role = state.adventurers[pawn]

    def nearer(goal: int) -> bool:
        left = senses.distance(state, role, end, goal)  # FAR also where there is no way
        return left < FAR and left < senses.distance(state, role, start, goal)

    if state.all_captured():
        if not nearer(1 << state.landing):
            return []
        away = [
            each
            for each in range(state.seats)
            if (end if each == pawn else state.pawns[each]) != state.landing
        ]
        return [("reason-gather", {"seat": pawn, "count": len(away)})]
    best = 1  # a single card leads nowhere
    claims: list[Claim] = []
    for treasure in range(4):
        held = state.hands[pawn] >> 4 * treasure & 15
        if state.captors[treasure] >= 0 or not held:
            continue
        sites = state.site_masks[treasure] & state.alive
        if held > best and nearer(sites):
            best = held
            there = "yes" if sites >> end & 1 else "no"
            args: Args = {"seat": pawn, "treasure": TREASURES[treasure], "held": held, "there": there}
            claims = [("reason-collect", args)]
        for mate in range(state.seats):
            theirs = state.hands[mate] >> 4 * treasure & 15
            if (
                mate != pawn
                and role != MESSENGER
                and theirs
                and held + theirs > best
                and nearer(1 << state.pawns[mate])
            ):
                best = held + theirs
                together: Args = {"seat": pawn, "mate": mate, "treasure": TREASURES[treasure], "count": best}
                claims = [("reason-meet", together)]
    return claims
