"""The same rules a second time, slowly and plainly, from the specification alone.

No bit sets, no numbers for tiles: names, sets and dictionaries. ``Table`` knows what a spectator sees, says
which actions are legal, and carries them out when told which card was drawn. It shares no code with the
engine.
"""

from itertools import combinations
from typing import Any, Final

Cell = tuple[int, int]

SITES: Final = {
    "earth_stone": {"temple_of_the_moon", "temple_of_the_sun"},
    "statue_of_the_wind": {"whispering_garden", "howling_garden"},
    "crystal_of_fire": {"cave_of_embers", "cave_of_shadows"},
    "oceans_chalice": {"coral_palace", "tidal_palace"},
}
FLOOD_CARDS: Final = {1: 2, 2: 2, 3: 3, 4: 3, 5: 3, 6: 4, 7: 4, 8: 5, 9: 5}


class Table:
    """One position, as it lies on the table."""

    def __init__(self, view: Any) -> None:
        tiles = view["island"]["tiles"]
        self.cell: dict[str, Cell] = {each["tile"]: (each["row"], each["column"]) for each in tiles}
        self.state: dict[str, str] = {each["tile"]: each["state"] for each in tiles}
        self.roles: list[str] = [each["adventurer"] for each in view["seats"]]
        self.pawns: list[str] = [each["tile"] for each in view["seats"]]
        self.hands: list[list[str]] = [_spread(each["hand"]) for each in view["seats"]]
        self.captors: dict[str, int | None] = dict(view["treasures"])
        self.level: int = view["water"]["level"]
        self.active: int = view["active"]
        self.turn: int = view["turn"]
        self.flown: bool = view["seats"][self.active]["flown"]
        self.flood_pile: list[set[str]] = [set(layer) for layer in view["flood_pile"]["layers"]]  # top first
        self.flood_discards: set[str] = set(view["flood_pile"]["discards"])
        self.discards: list[str] = _spread(view["treasure_pile"]["discards"])
        self.pile_size: int = view["treasure_pile"]["size"]
        self.powers = view["options"]["navigator_uses_pawn_powers"] == "yes"
        self.phase, self.left = view["step"][0], view["step"][1]  # made in one of the three phases of a turn
        self.over_limit: int | None = None
        self.flight: dict[str, Any] | None = None  # a helicopter being boarded
        self.ending: str | None = None

    # -- geometry ------------------------------------------------------------------------------------------

    def tiles(self) -> set[str]:
        """The tiles that have not sunk."""
        return {tile for tile, state in self.state.items() if state != "sunk"}

    def beside(self, tile: str, diagonal: bool = False) -> set[str]:
        """Every position next to this one, sunk or not."""
        row, column = self.cell[tile]
        found = set()
        for other, (r, c) in self.cell.items():
            distance = (abs(r - row), abs(c - column))
            if distance in {(0, 1), (1, 0)} or (diagonal and distance == (1, 1)):
                found.add(other)
        return found

    def walks(self, seat: int) -> set[str]:
        """FI-A1 to A3, R1, R8."""
        here = self.pawns[seat]
        if self.roles[seat] != "diver":
            return self.beside(here, diagonal=self.roles[seat] == "explorer") & self.tiles()
        met: set[str] = set()
        edge = [here]
        while edge:
            for tile in self.beside(edge.pop()) - met - {here}:
                met.add(tile)
                if self.state[tile] != "dry":
                    edge.append(tile)
        return met & self.tiles()

    def swims(self, seat: int) -> set[str]:
        """FI-P2 to P4."""
        here = self.pawns[seat]
        if self.roles[seat] == "pilot":
            return self.tiles()
        if self.roles[seat] == "explorer":
            return self.beside(here, diagonal=True) & self.tiles()
        if self.roles[seat] == "diver":
            ring, seen = {here}, {here}
            while ring and not ring & self.tiles():
                ring = {tile for each in ring for tile in self.beside(each)} - seen
                seen |= ring
            return ring & self.tiles()
        return self.beside(here) & self.tiles()

    def steered(self, seat: int) -> set[str]:
        """FI-R5, R7."""
        here = self.pawns[seat]
        diagonal = self.powers and self.roles[seat] == "explorer"
        first = self.beside(here, diagonal)
        stepping_stones = first if self.powers and self.roles[seat] == "diver" else first & self.tiles()
        second = {tile for each in stepping_stones for tile in self.beside(each, diagonal)}
        return ((first | second) & self.tiles()) - {here}

    # -- what is legal -------------------------------------------------------------------------------------

    def legal(self) -> set[str]:
        """The texts of all legal actions of all seats (§4.2)."""
        if self.ending:
            return set()
        if self.flight:
            return self._boarding()
        if self.over_limit is not None:
            seat = self.over_limit
            return {f"{seat} discard {card}" for card in self.hands[seat]} | self._specials(seat)
        settled = self.in_water()
        if settled:
            pawn = settled[0]
            swims = {f"{pawn} swim {tile}" for tile in self.swims(pawn)}
            return swims | {f"{seat} helicopter {self.pawns[pawn]}" for seat in self.holders()}
        windows = {text for seat in range(len(self.pawns)) for text in self._specials(seat)}
        if self.phase == "take_actions":
            return windows | self._actions()
        return windows | {f"{self.active} {self.phase}"}

    def holders(self) -> list[int]:
        """Who holds a Helicopter Lift."""
        return [seat for seat, hand in enumerate(self.hands) if "helicopter_lift" in hand]

    def in_water(self) -> list[int]:
        """FI-P7: the pawns on a sunk tile, active player's first."""
        count = len(self.pawns)
        order = [(self.active + i) % count for i in range(count)]
        return [seat for seat in order if self.state[self.pawns[seat]] == "sunk"]

    def ready_to_leave(self) -> bool:
        """FI-E1, the card apart."""
        return None not in self.captors.values() and set(self.pawns) == {"fools_landing"}

    def _specials(self, seat: int) -> set[str]:
        found = set()
        if "sandbags" in self.hands[seat]:
            found |= {f"{seat} sandbags {tile}" for tile, state in self.state.items() if state == "flooded"}
        if "helicopter_lift" in self.hands[seat]:
            found |= {f"{seat} helicopter {tile}" for tile in self.pawns if self.tiles() - {tile}}
            if self.ready_to_leave():
                found.add(f"{seat} take_off")
        return found

    def _actions(self) -> set[str]:
        seat = self.active
        role, here, hand = self.roles[seat], self.pawns[seat], self.hands[seat]
        found = {f"{seat} end_actions"} | {f"{seat} move {tile}" for tile in self.walks(seat)}
        reach = {here} | self.beside(here, diagonal=role == "explorer")
        wet = {tile for tile in reach if self.state[tile] == "flooded"}
        found |= {f"{seat} shore_up {tile}" for tile in wet}
        if role == "engineer":
            for pair in combinations(sorted(wet, key=lambda tile: self.cell[tile]), 2):
                found.add(f"{seat} shore_up_two {pair[0]} {pair[1]}")
        if role == "pilot" and not self.flown:
            found |= {f"{seat} fly {tile}" for tile in self.tiles() - {here}}
        for other in range(len(self.pawns)):
            if other == seat:
                continue
            if role == "navigator":
                found |= {f"{seat} navigate {other} {tile}" for tile in self.steered(other)}
            if role == "messenger" or self.pawns[other] == here:
                found |= {f"{seat} give {card} {other}" for card in hand if card in SITES}
        for treasure, sites in SITES.items():
            if hand.count(treasure) >= 4 and here in sites and self.captors[treasure] is None:
                found.add(f"{seat} capture {treasure}")
        return found

    def _boarding(self) -> set[str]:
        """FI-Q7."""
        assert self.flight
        holder, aboard, waiting = self.flight["holder"], self.flight["aboard"], self.flight["waiting"]
        if waiting:
            return {f"{holder} board {pawn}" for pawn in waiting} | ({f"{holder} done"} if aboard else set())
        return {f"{holder} land {tile}" for tile in self.tiles() - {self.flight["from"]}}

    # -- what it does --------------------------------------------------------------------------------------

    def play(self, text: str, drawn: str = "") -> None:
        """Carry out an action; ``drawn`` names the card, if one is drawn."""
        number, kind, *words = text.split()
        seat = int(number)
        if kind in {"move", "fly", "swim"}:
            self.pawns[seat] = words[0]
            self.flown = self.flown or kind == "fly"
        elif kind == "navigate":
            self.pawns[int(words[0])] = words[1]
        elif kind in {"shore_up", "shore_up_two"}:
            self.state.update(dict.fromkeys(words, "dry"))
        elif kind == "give":
            self.hands[seat].remove(words[0])
            self.hands[int(words[1])].append(words[0])
            self._check_limit(int(words[1]))
        elif kind == "capture":
            for _ in range(4):
                self._discard(seat, words[0])
            self.captors[words[0]] = seat
        elif kind == "discard":
            self._discard(seat, words[0])
        elif kind == "sandbags":
            self._discard(seat, "sandbags")
            self.state[words[0]] = "dry"
        elif kind == "take_off":
            self._discard(seat, "helicopter_lift")
            self.ending = "escaped"
            return
        elif kind in {"helicopter", "board", "done", "land"}:
            self._fly(seat, kind, words)
            if kind != "land":
                return
        elif kind == "draw_treasure":
            self._draw_treasure(seat, drawn)
        elif kind == "draw_flood":
            self._draw_flood(drawn)
        if kind in {"move", "fly", "navigate", "shore_up", "shore_up_two", "give", "capture"}:
            self.left -= 1
        if kind == "end_actions":
            self.left = 0
        self._go_on()

    def _go_on(self) -> None:
        """FI-Q1, Q3, Q5, Q6, P8."""
        if self.ending:
            return
        if self.over_limit is not None and len(self.hands[self.over_limit]) <= 5:
            self.over_limit = None
        if any(not self.swims(pawn) for pawn in self.in_water()) and not self.holders():
            self.ending = "adventurer_drowned"
        if self.ending or self.over_limit is not None or self.in_water() or self.left:
            return
        if self.phase == "take_actions":
            self.phase, self.left = "draw_treasure", 2
        elif self.phase == "draw_treasure":
            self.phase, self.left = "draw_flood", FLOOD_CARDS[self.level]
        else:
            self.phase, self.left = "take_actions", 3
            self.active = (self.active + 1) % len(self.pawns)
            self.turn += 1
            self.flown = False

    def _discard(self, seat: int, card: str) -> None:
        self.hands[seat].remove(card)
        self.discards.append(card)

    def _check_limit(self, seat: int) -> None:
        if len(self.hands[seat]) > 5:
            self.over_limit = seat

    def _fly(self, seat: int, kind: str, words: list[str]) -> None:
        if kind == "helicopter":
            standing = [pawn for pawn, tile in enumerate(self.pawns) if tile == words[0]]
            settled = [pawn for pawn in self.in_water() if pawn in standing][:1]
            aboard = settled or (standing if len(standing) == 1 else [])
            waiting = [pawn for pawn in standing if pawn not in aboard]
            self.flight = {"holder": seat, "from": words[0], "aboard": aboard, "waiting": waiting}
            return
        assert self.flight
        if kind == "board":
            pawn = int(words[0])
            self.flight["aboard"] = [*self.flight["aboard"], pawn]
            self.flight["waiting"] = [later for later in self.flight["waiting"] if later > pawn]
        elif kind == "done":
            self.flight["waiting"] = []
        else:
            for pawn in self.flight["aboard"]:
                self.pawns[pawn] = words[0]
            self.flight = None
            self._discard(seat, "helicopter_lift")

    def _draw_treasure(self, seat: int, card: str) -> None:
        """FI-Q2."""
        self.pile_size -= 1
        self.left -= 1
        if card == "waters_rise":
            self.level += 1
            self.discards.append(card)
            if self.level == 10:
                self.ending = "water_level"
                return
            if self.flood_discards:
                self.flood_pile.insert(0, self.flood_discards)
                self.flood_discards = set()
        else:
            self.hands[seat].append(card)
        if self.pile_size == 0:
            self.pile_size, self.discards = len(self.discards), []
        self._check_limit(seat)

    def _draw_flood(self, tile: str) -> None:
        """FI-Q4."""
        self.flood_pile[0] = self.flood_pile[0] - {tile}
        self.left -= 1
        if self.state[tile] == "dry":
            self.state[tile] = "flooded"
            self.flood_discards.add(tile)
        else:
            self.state[tile] = "sunk"
            lost = [
                name
                for name, sites in SITES.items()
                if self.captors[name] is None and not sites & self.tiles()
            ]
            self.ending = "heliport_sunk" if tile == "fools_landing" else "treasure_lost" if lost else None
        self.flood_pile = [layer for layer in self.flood_pile if layer]
        if not self.flood_pile and not self.ending:
            self.flood_pile, self.flood_discards = [self.flood_discards], set()


def _spread(cards: dict[str, int]) -> list[str]:
    return [card for card, number in cards.items() for _ in range(number)]
