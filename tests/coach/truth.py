"""Whether what the coach says is true, and how often it says what."""

from collections import Counter
from importlib import import_module
from typing import Final

from tests.coach.cases import EMPTY, cases

from archipel.games import GAMES

COACHED: Final = [game.id for game in GAMES.values() if "planner" in game.bots]
SHOWN: Final = 8


class Findings:
    """Claims of one game: how many of which kind, and those that are not so."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.positions = 0
        self.kinds: Counter[str] = Counter()
        self.false: list[str] = []
        self.empty = 0  # hints of a bot that thinks, and has nothing to say

    def report(self) -> str:
        """A few lines for people."""
        every = sum(self.kinds.values())
        kinds = ", ".join(
            f"{kind.removeprefix('reason-')} {count}" for kind, count in self.kinds.most_common()
        )
        head = f"{self.game}: {self.positions} positions, {every} claims, {len(self.false)} false"
        head += f"; {self.empty} hints without any"
        return "\n".join([head, f"  {kinds}", *(f"  FALSE {each}" for each in self.false[:SHOWN])])


def hold(game: str, seed: int, positions: int) -> Findings:
    """Let bots play and the coach talk, and hold every claim against its position."""
    check = import_module(f"tests.coach.{game}").check
    findings = Findings(game)
    for findings.positions, case in cases(game, seed, positions):
        if case.key in EMPTY:
            findings.empty += 1
            continue
        findings.kinds[case.key] += 1
        if not check(case):
            findings.false.append(str(case))
    return findings
