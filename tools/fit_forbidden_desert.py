"""Fit what the bots of Forbidden Desert believe: ``instinct`` (rules of thumb) or ``odds`` (evaluation).

Run it in the compiled form. ``instinct`` prints ``WEIGHTS`` of ``weights.py``: the cross-entropy method on
whole games. ``odds`` prints the two other tables there: positions of games, each played to the end by the
rules of thumb, then logistic regression of these outcomes on the features.
"""

from archipel.bots.driver import next_action
from archipel.bots.planner import Planner
from archipel.engine.action import NUMBER_MASK, SEAT_SHIFT
from archipel.engine.bits import count
from archipel.engine.chance import Chance
from archipel.engine.team import ESCAPED
from archipel.games import find
from archipel.games.forbidden_desert.mind.advice import DesertAdvice
from archipel.games.forbidden_desert.mind.instinct import Instinct, play_turns
from archipel.games.forbidden_desert.mind.race import Outlook
from archipel.games.forbidden_desert.mind.weighed import WEIGHED, Weighed
from archipel.games.forbidden_desert.mind.weights import WEIGHTS
from archipel.games.forbidden_desert.rules.actions import END_STEP, GIVE
from archipel.games.forbidden_desert.rules.state import NOT_FOUND, DesertState
from archipel.games.forbidden_desert.rules.steps import TakeActions
from fitting import Rows, Weights, fit_odds, fit_weights, run

GAME = find("forbidden_desert")
SEATS = [2, 3, 2, 4, 3, 5]
DIFFICULTIES = ["novice", "novice", "novice", "normal"]
# How the names of what is weighed begin that can only help, or only harm.
HELP = """sand left, turns left, sand in, water beyond, the same for, one part, two parts, three parts,
four parts, parts lying, launch pad, wells not, water that, tunnels, pawns ready, Water Carrier, dune_blaster,
jet_pack, solar_shield, terrascope, water_reserve, time_throttle"""
HARM = """turns needed, clues and, odds that, sum of, driest pawn, pawns in, way of, her way, blocked, buried,
supply below, storm cards, suns to"""
SIGNS = {
    i: sign
    for names, sign in ((HELP, 1), (HARM, -1))
    for i, name in enumerate(WEIGHED)
    if name.startswith(tuple(names.replace("\n", " ").split(", ")))
}
STRAY = 0.15  # how often an action is left to chance
LOOKS = 0.3  # share of the positions that are played to the end
ENDS = 2  # how often


def begin(number: int, name: str) -> DesertState:
    """The n-th game of a series: seats and difficulties in turn."""
    difficulty = DIFFICULTIES[number // 6 % 4]
    state = GAME.new(SEATS[number % 6], {"difficulty": difficulty}, f"{name} {number}")
    assert isinstance(state, DesertState)
    return state


def score(weights: Weights, games: int, name: str) -> float:
    """Wins in a hundred games, with a little for what was found, so that weak weights can be told apart."""
    instinct = Instinct(weights)
    total = 0.0
    for number in range(games):
        state = begin(number, name)
        play_turns(state, instinct, 1000)
        found = sum(place != NOT_FOUND for place in state.parts)
        total += 8.0 * float(4 - state.parts_left) + 2.0 * found + 0.4 * float(count(state.revealed))
        total += 100.0 * (state.ending == ESCAPED)
    return total / games


def watch(number: int, after_actions: Rows, between_turns: Rows) -> None:
    """One game; some of its positions are played to the end by the rules of thumb, and noted with the end.

    Every other game is one of hurried planners, which go where the odds err in their favour: that is what
    has to be put right. The others follow the rules of thumb but for some stray actions, so that the value
    of every action can be told from what usually goes along with it.
    """
    state = begin(number, "watched")
    bots = [
        Planner(DesertAdvice(), width=8, glances=3, kept=2, playouts=8, depth=1) for _ in range(state.seats)
    ]
    instinct = Instinct(WEIGHTS)
    chance = Chance.from_seed(f"watched {number}")
    turn = 0
    while state.stack:
        if state.turn > turn:
            turn = state.turn
            note(state, instinct, chance, between_turns)
        code = next_action(state, bots, chance) if number % 2 else stray_action(state, instinct, chance)
        if code & NUMBER_MASK == END_STEP:
            note(state, instinct, chance, after_actions)
        state.push(code)


def stray_action(state: DesertState, instinct: Instinct, chance: Chance) -> int:
    """What the rules of thumb say, or now and then any action."""
    step = state.stack[-1]
    if isinstance(step, TakeActions) and step.left and chance.below(100) < round(100 * STRAY):
        codes = [
            code
            for code in state.legal()
            if code >> SEAT_SHIFT == state.active
            and code & NUMBER_MASK < GIVE
            and code & NUMBER_MASK != END_STEP
        ]
        return codes[chance.below(len(codes))]
    return instinct.decide(state, (1 << state.seats) - 1)


def note(state: DesertState, instinct: Instinct, chance: Chance, rows: Rows) -> None:
    """Now and then: how games go on from here, one row each."""
    if chance.below(100) >= round(100 * LOOKS):
        return
    row = Weighed(state, Outlook(state)).numbers
    for _ in range(ENDS):
        twin = state.copy()
        twin.chance = chance.fork()
        play_turns(twin, instinct, 1000)
        rows.append((row, twin.ending == ESCAPED))


if __name__ == "__main__":
    run(
        __doc__,
        lambda minutes: fit_weights(WEIGHTS, score, minutes, population=40, games=400, checks=4000),
        lambda minutes: fit_odds(watch, minutes, SIGNS),
    )
