"""A second reading of the rules, as slow and as plain as can be, that shares no code with the first.

It follows a game by its action texts and what chance answered, and says what is legal. Where both readings
agree over whole games, neither has a slip that the other has not.
"""

WORTH = {"eel": 0, "shell": 1, "pearl": 2, "black_pearl": 4}
NAMES = list(WORTH)
SHALLOW = ["eel"] * 2 + ["shell"] * 6 + ["pearl"] * 3
DEEP = ["eel"] * 4 + ["shell"] * 2 + ["pearl"] * 4 + ["black_pearl"] * 3


class Table:
    """One game, told in words."""

    def __init__(self, seats: int, first: int, goal: int = 12) -> None:
        self.water = {"shallow": list(SHALLOW), "deep": list(DEEP)}
        self.chests: list[list[str]] = [[] for _ in range(seats)]
        self.hooked: set[int] = set()
        self.net: list[str] = []
        self.place = ""
        self.diver = first
        self.goal = goal
        self.over = False

    def points(self) -> list[int]:
        return [sum(WORTH[each] for each in chest) for chest in self.chests]

    def legal(self) -> set[str]:
        if self.over:
            return set()
        if not self.place:
            worth_it = [name for name, reef in self.water.items() if set(reef) - {"eel"}]
            return {f"{self.diver} swim {name}" for name in worth_it}
        found = {f"{self.diver} dive"} if self.water[self.place] else set()
        if self.net or not self.water[self.place]:
            found.add(f"{self.diver} surface")
        if self.net:
            others = set(range(len(self.chests))) - self.hooked - {self.diver}
            found |= {f"{seat} hook" for seat in others}
        return found

    def play(self, text: str, chance: list[int]) -> None:
        """Carry out an action with what chance answered: kinds by their numbers."""
        who, what, *place = text.split()
        if what == "swim":
            self.place = place[0]
        elif what == "hook":
            catch = NAMES[chance[0]]
            self.net.remove(catch)
            self.chests[int(who)].append(catch)
            self.hooked.add(int(who))
        elif what == "surface":
            self.chests[self.diver] += self.net
            self.net = []
            self.next_turn()
        else:
            catch = NAMES[chance[0]]
            self.water[self.place].remove(catch)
            if catch == "eel":
                self.water[self.place] += self.net
                self.net = []
                self.next_turn()
            else:
                self.net.append(catch)

    def next_turn(self) -> None:
        nothing_left = not any(set(reef) - {"eel"} for reef in self.water.values())
        self.over = nothing_left or max(self.points()) >= self.goal
        self.place = ""
        self.diver = (self.diver + 1) % len(self.chests)
