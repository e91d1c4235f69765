"""The same rules a second time, slowly and plainly, from the specification alone.

No numbers, no bit sets, no steps: one long function that plays a game as the rulebook tells it, and stops to
ask whenever somebody has to choose. It shares no code with the engine; what cards and spaces show it takes
from the views.
"""

from collections import Counter
from collections.abc import Generator
from itertools import combinations, permutations
from typing import Any, Final

DEAL: Final = "deal"
COLOURS: Final = ["yellow", "green", "grey", "beige", "brown"]
ANIMALS: Final = ["dodo", "giant_fossa", "golden_toad", "sardinian_pika", "owlet_moth"]
LIMIT: Final = {2: 7, 3: 9, 4: 11}
# Value of a marker by the number of its steps.
VALUE: Final = [0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5]


def spaces_around() -> dict[str, set[str]]:
    """Section 2.4, in its own words: slot numbers are modulo 10."""
    regions: dict[str, set[str]] = {}
    for s in range(10):
        after, before = (s + 1) % 10, (s - 1) % 10
        regions[f"ro{s}"] = {f"o{s}", f"o{after}", f"m{s}"}
        regions[f"rm{s}"] = {f"m{before}", f"m{s}", f"o{s}", f"i{s}"}
        regions[f"ri{s}"] = {f"i{s}", f"i{after}", f"m{s}"}
    for k in range(5):
        regions[f"rc{k}"] = {f"i{2 * k}", f"i{2 * k + 1}"}
    return regions


AROUND: Final = spaces_around()
Cards = list[list[Any]]  # seat -> its cards, as the view shows them
Question = set[str] | str


class Player:
    """What lies before one player."""

    def __init__(self, shown: Any) -> None:
        self.points = 0
        self.resources: Counter[str] = Counter(shown["resources"])
        self.animals: Counter[str] = Counter(shown["animals"])
        self.supply = 5
        self.aside = 2
        self.on_island: set[str] = set()
        self.slots: list[Any] = [None, None, None]
        self.buried = 0

    def shows(self, family: str, parameter: str | None = None) -> bool:
        """LI-F1."""
        return any(c and (c["family"], c["parameter"]) == (family, parameter) for c in self.slots)


class Table:
    """A whole game, from the first card phase on."""

    def __init__(self, view: Any) -> None:
        self.seats = len(view["seats"])
        self.players = [Player(each) for each in view["seats"]]
        self.looks = {each["space"]: each for each in view["spaces"]}
        self.tiles = {each["region"]: each["animal"] for each in view["regions"]}
        self.steps = dict.fromkeys(ANIMALS, 0)
        self.first: int = view["first"]
        self.deck = 120 if view["options"]["deck"] == "basic" else 180
        self.discard: set[str] = set()
        self.face_down: list[dict[str, Any]] = [{} for _ in range(self.seats)]
        self.phase = ""
        self.ending = ""

    def order(self) -> list[int]:
        """Clockwise from the first player."""
        return [(self.first + i) % self.seats for i in range(self.seats)]

    def in_holders(self) -> int:
        """Cards that never come back."""
        return sum(player.buried + sum(c is not None for c in player.slots) for player in self.players)

    def run(self) -> Generator[Question, Any, None]:
        """The game: yields ``DEAL`` for the hands of a new round, else the texts of all legal actions."""
        while True:
            if self.deck - self.in_holders() < 3 * self.seats:  # LI-X2
                self.ending = "cards_short"
                return
            self.phase = "cards"
            hands: Cards = yield DEAL
            self.check_hands(hands)
            yield from self.card_phase(hands)
            for phase, action in (("A", self.a), ("B", self.b), ("C", self.c), ("D", self.d)):
                self.phase = phase
                if self.phase in "BD":
                    self.discard |= {self.face_down[seat][self.phase]["card"] for seat in range(self.seats)}
                for seat in self.order():
                    yield from action(seat)
            if sum(VALUE[steps] for steps in self.steps.values()) >= LIMIT[self.seats]:  # LI-E1
                self.ending = "markers_high"
                return
            self.first = (self.first + 1) % self.seats

    def check_hands(self, hands: Cards) -> None:
        """LI-K1, K4, X1, X2: three each, then the fourth cards while cards last."""
        pile = self.deck - self.in_holders() - len(self.discard)
        left = self.deck - self.in_holders() - 3 * self.seats
        for seat in self.order():
            size = 3
            if self.players[seat].shows("extra_card") and left:
                size, left = 4, left - 1
            assert len(hands[seat]) == size
        drawn = {card["card"] for hand in hands for card in hand}
        assert len(drawn) == sum(map(len, hands))
        if len(drawn) > pile:
            assert len(drawn & self.discard) == len(drawn) - pile
            self.discard = set()
        else:
            assert not drawn & self.discard

    def card_phase(self, hands: Cards) -> Generator[Question, str, None]:
        """LI-K3: everybody owes an assignment until it is made."""
        plans: dict[int, list[Any]] = {}
        while len(plans) < self.seats:
            ways = {
                f"{seat} assign {a['card']} {b['card']} {d['card']} "
                f"{a['function']} {b['resource']} {d['animal']}": [a, b, d]
                for seat in range(self.seats)
                if seat not in plans
                for a, b, d in permutations(hands[seat], 3)
            }
            text = yield set(ways)
            plans[int(text[0])] = ways[text]
        for seat, (a, b, d) in plans.items():
            self.face_down[seat] = {"A": a, "B": b, "D": d}
            self.discard |= {card["card"] for card in hands[seat]} - {a["card"], b["card"], d["card"]}

    def a(self, seat: int) -> Generator[Question, str, None]:
        """LI-A1 to A8."""
        player, card = self.players[seat], self.face_down[seat]["A"]
        twins = [i for i, c in enumerate(player.slots) if c and c["function"] == card["function"]]
        free = [i for i, c in enumerate(player.slots) if c is None][:1]
        filled = [i for i, c in enumerate(player.slots) if c is not None]
        choices = twins or free + filled
        slot = choices[0]
        if len(choices) > 1:
            texts = {
                f"{seat} cover {i + 1} {player.slots[i]['function']}"
                if player.slots[i]
                else f"{seat} put {i + 1}": i
                for i in choices
            }
            slot = texts[(yield set(texts))]
        player.buried += player.slots[slot] is not None
        player.slots[slot] = card
        if card["family"] == "extra_slot":
            player.slots.append(None)
        if card["family"] == "extra_explorer" and player.aside:
            player.aside -= 1
            player.supply += 1

    def b(self, seat: int) -> Generator[Question, str, None]:
        """LI-B1, B2."""
        player, colour = self.players[seat], self.face_down[seat]["B"]["resource"]
        player.resources[colour] += 2 if player.shows("b_res", colour) else 1
        player.points += 2 * player.shows("b_vp", colour)
        if player.shows("b_marker", colour):
            yield from self.free_marker(seat)

    def c(self, seat: int) -> Generator[Question, str, None]:
        """LI-C1 to C9 with everything that functions do to it."""
        player = self.players[seat]
        if player.shows("exchange") and player.resources.total():
            swaps = {
                f"{seat} exchange {x} {y}" for x in COLOURS if player.resources[x] for y in COLOURS if x != y
            }
            text = yield swaps | {f"{seat} no_exchange"}
            if text in swaps:
                player.resources[text.split()[2]] -= 1
                player.resources[text.split()[3]] += 1
        places = {
            f"{seat} place {name} {look['landscape']} {look['symbol']}": name
            for name, look in self.looks.items()
            if name not in player.on_island and self.ways_to_pay(seat, name)
        }
        text = yield set(places) | {f"{seat} take {colour}" for colour in COLOURS}
        if text not in places:
            player.resources[text.split()[2]] += 1
            return
        space = places[text]
        origin = ""
        if not player.supply:
            movable = {
                f"{seat} move_from {name} {self.looks[name]['landscape']} {self.looks[name]['symbol']}": name
                for name in player.on_island
            }
            origin = movable[(yield set(movable))]
        ways = self.ways_to_pay(seat, space)
        paid = next(iter(ways))
        if len(ways) > 1:
            texts = {f"{seat} pay_{'one' if len(w) == 1 else 'two'} {' '.join(w)}": w for w in ways}
            paid = texts[(yield set(texts))]
        player.resources.subtract(paid)
        if origin:
            player.on_island.remove(origin)
        else:
            player.supply -= 1
        player.on_island.add(space)
        yield from self.rewards(seat, space)

    def shared(self, seat: int, space: str) -> bool:
        """LI-X21."""
        return any(space in other.on_island for n, other in enumerate(self.players) if n != seat)

    def ways_to_pay(self, seat: int, space: str) -> set[tuple[str, ...]]:
        """LI-C4, F9, X15 to X17: try every one or two of the resources that the player has."""
        player, look = self.players[seat], self.looks[space]
        cheap = player.shows("sym_cost", look["symbol"]) or (
            player.shows("shared_cost") and self.shared(seat, space)
        )
        found = set()
        two_each = [colour for colour in COLOURS for _ in range(min(2, player.resources[colour]))]
        for cubes in combinations(two_each, 1 if cheap else 2):
            strangers = [cube for cube in cubes if cube != look["colour"]]
            if len(set(strangers)) == len(strangers) and all(player.shows("joker", s) for s in strangers):
                found.add(cubes)
        return found

    def rewards(self, seat: int, space: str) -> Generator[Question, str, None]:
        """LI-C6, C7, X19: tiles, points, then the resources and markers that functions bring."""
        player, look = self.players[seat], self.looks[space]
        closed = [
            region
            for region, around in AROUND.items()
            if self.tiles[region] and space in around and around <= player.on_island
        ]
        taken = [self.tiles[region] for region in closed]
        for region in closed:
            player.animals[self.tiles[region]] += 1
            self.tiles[region] = None
            player.points += len(AROUND[region])
        player.points += 3 * player.shows("sym_vp", look["symbol"]) + 3 * player.shows(
            "land_vp", look["colour"]
        )
        player.points += 2 * player.shows(f"ring_{look['ring']}")
        player.points += 2 * (player.shows("shared_vp") and self.shared(seat, space))
        player.points += sum(3 * player.shows("ani_vp", animal) for animal in taken)
        cubes = player.shows("sym_res", look["symbol"]) + player.shows("land_res", look["colour"])
        cubes += sum(player.shows("ani_res", animal) for animal in taken)
        moves = int(player.shows("sym_marker", look["symbol"]))
        moves += sum(player.shows("ani_marker", animal) for animal in taken)
        for _ in range(cubes):
            yield from self.bonus(seat)
        for _ in range(moves):
            yield from self.free_marker(seat)

    def bonus(self, seat: int) -> Generator[Question, str, None]:
        """LI-F4."""
        text = yield {f"{seat} take {colour}" for colour in COLOURS}
        self.players[seat].resources[text.split()[2]] += 1

    def free_marker(self, seat: int) -> Generator[Question, str, None]:
        """LI-F13."""
        text = yield {f"{seat} advance {animal}" for animal in ANIMALS} | {f"{seat} leave_markers"}
        if "advance" in text:
            self.advance(seat, text.split()[2])

    def advance(self, seat: int, animal: str) -> bool:
        """LI-D2, D4: score, and move if it can."""
        self.players[seat].points += self.players[seat].animals[animal]
        moved = VALUE[self.steps[animal]] < 5
        self.steps[animal] += moved
        return moved

    def d(self, seat: int) -> Generator[Question, str, None]:
        """LI-D1 to D5."""
        player, animal = self.players[seat], self.face_down[seat]["D"]["animal"]
        if player.shows("any_marker", animal):
            animal = (yield {f"{seat} advance {other}" for other in ANIMALS}).split()[2]
        if self.advance(seat, animal):
            player.points += 2 * player.shows("d_vp", animal)
            if player.shows("d_res", animal):
                yield from self.bonus(seat)

    def totals(self) -> list[int]:
        """LI-E3 to E6."""
        found = []
        for player in self.players:
            counts = [player.animals[animal] for animal in ANIMALS]
            worth = sum(player.animals[animal] * VALUE[self.steps[animal]] for animal in ANIMALS)
            found.append(player.points + 10 * min(counts) + worth + player.resources.total() // 2)
        return found

    def winners(self) -> set[int]:
        """LI-E7."""
        totals = self.totals()
        best = max((totals[s], self.players[s].resources.total()) for s in range(self.seats))
        return {s for s in range(self.seats) if (totals[s], self.players[s].resources.total()) == best}
