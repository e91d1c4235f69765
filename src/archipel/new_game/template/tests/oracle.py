"""A second reading of the rules, as slow and as plain as can be, that shares no code with the first.

It follows a game by its action texts and what chance answered, and says what is legal. Where both readings
agree over whole games, neither has a slip that the other has not.
"""

WORTH = {"eel": 0, "shell": 1, "pearl": 2, "black_pearl": 4}
NAMES = list(WORTH)
REEF = ["eel"] * 6 + ["shell"] * 12 + ["pearl"] * 8 + ["black_pearl"] * 4


class Table:
    """One game, told in words."""

    def __init__(self, seats: int, first: int, goal: int = 20) -> None:
        self.water = list(REEF)
        self.chests: list[list[str]] = [[] for _ in range(seats)]
        self.net: list[str] = []
        self.diver = first
        self.goal = goal
        self.over = False

    def points(self) -> list[int]:
        return [sum(WORTH[each] for each in chest) for chest in self.chests]

    def legal(self) -> set[str]:
        if self.over:
            return set()
        dive = {f"{self.diver} dive"} if self.water else set()
        return dive | ({f"{self.diver} surface"} if self.net else set())

    def play(self, text: str, chance: list[int]) -> None:
        """Carry out an action with what chance answered: kinds by their numbers."""
        if text.endswith("surface"):
            self.chests[self.diver] += self.net
            self.next_turn()
        else:
            catch = NAMES[chance[0]]
            self.water.remove(catch)
            if catch == "eel":
                self.next_turn()
            else:
                self.net.append(catch)

    def next_turn(self) -> None:
        self.net = []
        self.over = set(self.water) <= {"eel"} or max(self.points()) >= self.goal
        self.diver = (self.diver + 1) % len(self.chests)
