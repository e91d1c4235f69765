"""Find exercises in bots' games: positions with one best first move, by a clear margin.

    python tools/exercises.py GAME --games 200 --seeds a --processes 16 --minutes 8 --out found.json
    python tools/exercises.py GAME --measure   # the odds of the exercises on file, anew

How it chooses. Planners play whole games. A decision of theirs becomes a candidate if

1. the seat that is asked owes an answer and has at least ``--least`` actions to choose from;
2. neither the quick bot nor a random one would answer it as the planner does, and the planner's answer beats
   the quick bot's by half the margin on a hundred common futures;
3. every legal action, each with the best of the lines that begin with it, has been played out on the same
   futures, first few, then many other ones (``exercise_odds.py``): the same action is best both times, at
   most one more comes within two points of it (the same things in another order), and all the rest stay
   behind by ``--margin`` games of a hundred, which is more than three standard errors;
4. the strongest bot that the game has, asked three times with fresh seeds, always begins with it.

Each candidate is written with its position, margin, odds of every action, the bot's reasons and its theme, so
that a person can choose; docs/exercises.md says how that was done. Run it in the compiled form.
"""

import argparse
import json
import os
import time
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

from archipel.bots.bot import Bot
from archipel.bots.registry import advice_of, bot_names, make_bot
from archipel.bots.steps import steps
from archipel.engine.action import SEAT_SHIFT
from archipel.engine.chance import Chance
from archipel.engine.perspective import Perspective
from archipel.engine.state import State
from archipel.games import find
from exercise_odds import Measured, Move, measure

GAMES: Final = Path(__file__).resolve().parent.parent / "src" / "archipel" / "games"
FEW: Final = 64  # futures for a first look
MANY: Final = 400  # futures for the odds that are told
ASKED: Final = 3  # times that the strongest bot has to agree
FROM_ONE_GAME: Final = 3  # candidates, so that they do not all look alike
OF_ONE_THEME: Final = 12  # of which a person chooses


class Search:
    """One process' share: plays games by number and keeps what it finds."""

    def __init__(
        self, game: str, seeds: str, seats: list[int], margin: float, least: int, end: float
    ) -> None:
        self.game = find(game)
        self.seeds = seeds
        self.seats = seats
        self.margin = margin
        self.least = least
        self.end = end

    def __call__(self, number: int) -> list[dict[str, Any]]:
        """The candidates of one game."""
        found: list[dict[str, Any]] = []
        seats = self.seats[number % len(self.seats)]
        name = f"exercises {self.seeds} {number}"
        state = self.game.new(seats, {}, name)
        chance = Chance.from_seed(name)
        bots = [make_bot("planner", self.game) for _ in range(seats)]
        acts = 0
        while not state.over and time.time() < self.end and len(found) < FROM_ONE_GAME:
            for decision in state.decisions():
                seat = decision.seat
                if decision.optional or len(decision.actions) < self.least:
                    continue
                candidate = self.look(state, seat, f"{name} {acts}")
                if candidate is not None:
                    found.append({"number": number, "act": acts, **candidate})
            self.go_on(state, bots, chance)
            acts += 1
        return found

    def go_on(self, state: State, bots: list[Bot], chance: Chance) -> None:
        """The next action of the planners; who may answer and need not is silent."""
        asked = sorted({code >> SEAT_SHIFT for code in state.legal()})
        for seat in asked:
            code = bots[seat].choose(Perspective(state, seat, chance))
            if code is not None:
                state.push(code)
                return
        raise AssertionError("everybody is silent")

    def look(self, state: State, seat: int, seed: str) -> dict[str, Any] | None:
        """This decision as a candidate, if it is one."""
        chance = Chance.from_seed(f"{seed} look")
        greedy = make_bot("greedy", self.game).choose(Perspective(state, seat, chance))
        dice = make_bot("random", self.game).choose(Perspective(state, seat, chance))
        planner = make_bot("planner", self.game)
        perspective = Perspective(state, seat, chance)
        code = planner.choose(perspective)
        if code is None or code in (greedy, dice):
            return None
        compared = planner.compare(perspective, greedy)
        if compared is None or compared.worse < self.margin / 2 or not compared.clear:
            return None
        first = measure(state, seat, f"{seed} few", FEW)
        if first.margin < self.margin or len(first.accepted) > 2:
            return None
        if greedy in [move.code for move in first.accepted]:
            return None
        sure = measure(state, seat, f"{seed} many", MANY)
        accepted = [move.code for move in sure.accepted]
        if sure.margin < self.margin or not sure.clear or len(accepted) > 2 or greedy in accepted:
            return None
        if sure.moves[0].code != first.moves[0].code:
            return None
        strongest = bot_names(self.game)[-1]
        for time_asked in range(ASKED):
            asked = Chance.from_seed(f"{seed} confirm {time_asked}")
            if make_bot(strongest, self.game).choose(Perspective(state, seat, asked)) not in accepted:
                return None
        return told(state, seat, sure, greedy, strongest)


def told(state: State, seat: int, sure: Measured, greedy: int | None, strongest: str) -> dict[str, Any]:
    """A candidate as it is written."""
    best = sure.moves[0]
    world = Perspective(state, seat, Chance.from_seed("told")).imagine()
    reasons = advice_of(state.game).reasons(world, seat, best.line.codes)
    decision = state.decision_of(seat)
    assert decision is not None
    line = steps(world, best.line.codes)
    return {
        "game": state.game.id,
        "seats": state.seats,
        "seat": seat,
        "turn": state.turn,
        "asked": [decision.kind, decision.args],
        "theme": theme(best, reasons),
        "margin": round(sure.margin, 1),
        "odds": round(best.odds, 1),
        "bot": strongest,
        "accepted": [move.text for move in sure.accepted],
        "line": [action.text for action in line],
        "greedy": None if greedy is None else state.action(greedy).text,
        "reasons": [[key, args] for key, args in reasons],
        "moves": {move.text: round(move.odds) for move in sure.moves},
        "position": state.to_json(),
    }


def theme(best: Move, reasons: list[tuple[str, Any]]) -> str:
    """What it is about: a win at once, or what the bot says first of it, or the kind of action."""
    after = best.line.state.copy()
    for code in best.line.opening:
        if code not in after.legal():
            break
        after.push(code)
    outcome = after.outcome
    if outcome is not None and outcome.won[best.code >> SEAT_SHIFT]:
        return "win"
    return reasons[0][0] if reasons else best.text.split()[1]


def measure_on_file(game: str, futures: int, seed: str) -> None:
    """Print what the odds of the exercises on file are, measured anew, beside what they say."""
    for path in sorted((GAMES / game / "exercises").glob("*.json")):
        stored = json.loads(path.read_bytes())
        state = find(game).load(stored["position"])
        found = measure(state, stored["seat"], f"{seed} {path.stem}", futures)
        odds = {move.text: round(move.odds) for move in found.moves}
        off = max(abs(odds[text] - said) for text, said in stored["moves"].items())
        best = ", ".join(move.text for move in found.accepted)
        print(
            f"{game} {path.stem}: {best}; {found.moves[0].odds:.0f}, ahead by {found.margin:.0f};"
            f" {off} points off"
        )


def main() -> None:
    """Search and write, or measure what is on file."""
    parser = argparse.ArgumentParser(description=str(__doc__).partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--seeds", default="1", help="the name of a series of games")
    parser.add_argument("--seats", type=int, action="append", help="may be given several times")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--minutes", type=float, default=60.0, help="no game goes on after this")
    parser.add_argument("--margin", type=float, help="games of a hundred; 10 for a team, 6 among rivals")
    parser.add_argument("--least", type=int, default=4, help="legal actions")
    parser.add_argument("--measure", action="store_true", help="what is on file instead")
    parser.add_argument("--futures", type=int, default=MANY)
    parser.add_argument("--out", type=Path, default=Path("exercises.json"))
    asked = parser.parse_args()
    game = find(asked.game)
    if asked.measure:
        measure_on_file(game.id, asked.futures, asked.seeds)
        return
    margin = asked.margin or (10.0 if game.cooperative else 6.0)
    seats = asked.seats or list(range(game.min_seats, game.max_seats + 1))
    search = Search(game.id, asked.seeds, seats, margin, asked.least, time.time() + 60 * asked.minutes)
    found: list[dict[str, Any]] = []
    with get_context("spawn").Pool(asked.processes) as pool:
        for done, candidates in enumerate(pool.imap_unordered(search, range(asked.games)), start=1):
            if candidates:
                found = best_of_each_theme([*found, *candidates])
                lines = ",\n".join(json.dumps(each) for each in found)
                asked.out.write_text(f"[\n{lines}\n]\n", encoding="utf-8")
                print(f"{done} games, {len(found)} candidates", flush=True)
    print(f"{asked.games} games begun, {len(found)} candidates", flush=True)


def best_of_each_theme(found: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The clearest of each theme and question: nobody can look at hundreds that are alike."""
    kept: dict[tuple[str, str], list[dict[str, Any]]] = {}
    for each in sorted(found, key=lambda each: -float(each["margin"])):
        alike = kept.setdefault((each["theme"], each["asked"][0]), [])
        if len(alike) < OF_ONE_THEME:
            alike.append(each)
    return [each for alike in kept.values() for each in alike]


if __name__ == "__main__":
    main()
