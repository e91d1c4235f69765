"""The same rules a second time, slowly and plainly, from the specification alone.

No bit sets and no numbers for tiles: rows and columns, names, lists and dictionaries. ``Table`` is made from
what a spectator sees, says which actions are legal, and carries them out when told what chance answered. It
shares no code with the engine.
"""

from typing import Any, Final

Cell = tuple[int, int]

STEPS: Final = {"n": (1, 0), "s": (-1, 0), "w": (0, 1), "e": (0, -1)}  # where the blown tile comes from
PARTS: Final = ("propeller", "gearbox", "crystal", "navigation")


def cell_of(name: str) -> Cell:
    """``cell_of("b1") == (0, 1)``."""
    return int(name[1]) - 1, "abcde".index(name[0])


def name_of(cell: Cell) -> str:
    """``name_of((0, 1)) == "b1"``."""
    return "abcde"[cell[1]] + str(cell[0] + 1)


class Table:
    """One position, as it lies on the table; made while one of the two steps of a turn is pending."""

    def __init__(self, view: Any) -> None:
        self.tiles: dict[Cell, dict[str, Any]] = {
            (each["row"], each["column"]): {name: each[name] for name in ("back", "face", "revealed", "sand")}
            for each in view["desert"]["tiles"]
        }
        self.hole = cell_of(view["desert"]["hole"])
        self.roles: list[str] = [each["adventurer"] for each in view["seats"]]
        self.pawns: list[Cell] = [cell_of(each["cell"]) for each in view["seats"]]
        self.water: list[int] = [each["water"] for each in view["seats"]]
        self.canteen: list[int] = [each["canteen"] for each in view["seats"]]
        self.hands: list[list[str]] = [_spread(each["hand"]) for each in view["seats"]]
        self.shields = {seat for seat, each in enumerate(view["seats"]) if each["shield"]}
        self.parts: dict[str, Any] = {}
        for name, told in view["parts"].items():
            self.parts[name] = told["seat"] if told["cell"] is None else cell_of(told["cell"])
        self.supply: int = view["sand"]["supply"]
        self.marks: list[int] = view["storm"]["marks"]
        self.mark: int = view["storm"]["mark"]
        pile = view["storm_pile"]
        self.top: list[str] = list(pile["top"])
        self.unknown: list[str] = _spread(pile["unknown"])
        self.bottom: list[str] = list(pile["bottom"])
        self.discards: list[str] = _spread(pile["discards"])
        self.active: int = view["active"]
        self.turn: int = view["turn"]
        self.transfers: int = view["transfers"]
        self.less = self.level - view["cards_to_draw"]
        self.pending: list[list[Any]] = [list(view["step"])]
        self.ending: str | None = None

    # -- reading -------------------------------------------------------------------------------------------

    @property
    def level(self) -> int:
        """FD-S7, 2.8."""
        return self.marks[self.mark] if self.mark < len(self.marks) else 0

    def near(self, cell: Cell, diagonal: bool = False) -> list[Cell]:
        """The tiles next to a cell; the hole is none."""
        row, column = cell
        return [
            (r, c)
            for r, c in self.tiles
            if abs(r - row) + abs(c - column) == 1 or (diagonal and abs(r - row) == abs(c - column) == 1)
        ]

    def is_blocked(self, cell: Cell) -> bool:
        """FD-B1."""
        return bool(self.tiles[cell]["sand"] >= 2)

    def is_tunnel(self, cell: Cell) -> bool:
        """A revealed one."""
        return self.tiles[cell]["face"] == "tunnel" and bool(self.tiles[cell]["revealed"])

    def others_at(self, seat: int) -> list[int]:
        """Who else stands on a player's tile."""
        here = self.pawns[seat]
        return [other for other, cell in enumerate(self.pawns) if cell == here and other != seat]

    def is_buried(self, seat: int) -> bool:
        """FD-B4, R5."""
        company = [seat, *self.others_at(seat)]
        return self.is_blocked(self.pawns[seat]) and "climber" not in [self.roles[each] for each in company]

    def walks(self, pawn: int) -> list[Cell]:
        """FD-A1, A2, B2, R3, R7."""
        if self.is_buried(pawn):
            return []
        here, role = self.pawns[pawn], self.roles[pawn]
        targets = self.near(here, diagonal=role == "explorer")
        if self.is_tunnel(here):
            targets += [cell for cell in self.tiles if cell != here and self.is_tunnel(cell)]
        return [cell for cell in targets if role == "climber" or not self.is_blocked(cell)]

    def with_sand(self, seat: int) -> list[Cell]:
        """FD-A3, G5, R7."""
        here = self.pawns[seat]
        reach = [here, *self.near(here, diagonal=self.roles[seat] == "explorer")]
        return [cell for cell in reach if self.tiles[cell]["sand"]]

    # -- what is legal (4.1) -------------------------------------------------------------------------------

    def legal(self) -> set[str]:
        """The texts of all legal actions of all seats."""
        if self.ending:
            return set()
        kind, *numbers = self.pending[-1]
        who = self.active
        if kind == "take_actions":
            return self._in_step_one(numbers[0]) | self._free_acts(step_one=True)
        if kind == "draw_storm":
            return {f"{who} draw_storm" if numbers[0] else f"{who} end_turn"} | self._free_acts()
        if kind == "navigate":
            pawn, made = numbers
            stop = {f"{who} stop"} | self._free_acts() if made else set()
            return self._walking(who, pawn, "step") | stop
        if kind == "look_under":
            return {f"{who} under {card}" for card in self.top[: numbers[0]]} | {f"{who} under_none"}
        if kind == "look_order":
            count, placed = numbers
            return {f"{who} next {card}" for card in self.top[placed:count]}
        if kind == "choose_passenger":
            flyer = numbers[0]
            return {f"{flyer} alone"} | {f"{flyer} passenger {pawn}" for pawn in self.others_at(flyer)}
        return {f"{numbers[0]} land {name_of(cell)}" for cell in self._landings(numbers[0])}

    def _walking(self, who: int, pawn: int, verb: str) -> set[str]:
        found = {f"{who} {verb} {name_of(cell)}" for cell in self.walks(pawn)}
        if self.roles[pawn] == "climber":
            for other in self.others_at(pawn):
                found |= {f"{who} {verb}_with {name_of(cell)} {other}" for cell in self.walks(pawn)}
        return found

    def _in_step_one(self, left: int) -> set[str]:
        who = self.active
        found = {f"{who} end_step"}
        here = self.pawns[who]
        if left == 0:
            return found
        if self.is_buried(who):
            return found | {f"{who} dig {name_of(here)}"}
        found |= self._walking(who, who, "move")
        found |= {f"{who} dig {name_of(cell)}" for cell in self.with_sand(who)}
        tile = self.tiles[here]
        if not tile["revealed"] and tile["sand"] == 0:
            found.add(f"{who} reveal")
        if tile["revealed"] and tile["sand"] < 2:
            found |= {f"{who} pick_up {name}" for name, place in self.parts.items() if place == here}
        role = self.roles[who]
        if role == "meteorologist":
            found.add(f"{who} look")
            if self.level - self.less > 0:
                found.add(f"{who} reduce")
        if role == "navigator":
            pawns = [pawn for pawn in range(len(self.pawns)) if pawn != who]
            found |= {f"{who} navigate {pawn}" for pawn in pawns if self.walks(pawn)}
        if role == "water_carrier" and tile["revealed"] and tile["face"] == "well" and self.water[who] < 5:
            found.add(f"{who} take_water")
        return found

    def _free_acts(self, step_one: bool = False) -> set[str]:
        found: set[str] = set()
        for seat in range(len(self.pawns)):
            if self.transfers < 20:
                found |= self._gifts(seat)
                for card in self.hands[seat]:
                    found |= {f"{seat} hand_over {card} {other}" for other in self.others_at(seat)}
            for card in set(self.hands[seat]):
                found |= self._equipment(seat, card, step_one)
        return found

    def _gifts(self, seat: int) -> set[str]:
        receivers = self.others_at(seat)
        if self.roles[seat] == "water_carrier":
            beside = self.near(self.pawns[seat])
            receivers = receivers + [other for other, cell in enumerate(self.pawns) if cell in beside]
        return {
            f"{seat} give {other} {amount}"
            for other in receivers
            for amount in range(1, min(self.water[seat], self.canteen[other] - self.water[other]) + 1)
        }

    def _equipment(self, seat: int, card: str, step_one: bool) -> set[str]:
        if card == "dune_blaster":
            return {f"{seat} dune_blaster {name_of(cell)}" for cell in self.with_sand(seat)}
        if card == "terrascope":
            return {
                f"{seat} terrascope {name_of(cell)}"
                for cell, tile in self.tiles.items()
                if tile["face"] is None
            }
        everybody = [seat, *self.others_at(seat)]
        useful = {
            "jet_pack": bool(self._landings(seat)),
            "solar_shield": seat not in self.shields,
            "water_reserve": any(self.water[each] < self.canteen[each] for each in everybody),
            "time_throttle": step_one and seat == self.active,
        }
        return {f"{seat} {card}"} if useful[card] else set()

    def _landings(self, seat: int) -> list[Cell]:
        return [cell for cell in self.tiles if cell != self.pawns[seat] and not self.is_blocked(cell)]

    # -- what it does --------------------------------------------------------------------------------------

    def play(self, text: str, told: list[tuple[str, dict[str, Any]]]) -> None:
        """Carry out an action; ``told`` is what happened, of which only chance's answers are believed."""
        chance = {
            key: args for key, args in told if key in {"drew_storm", "revealed", "drew_equipment", "peeked"}
        }
        number, kind, *words = text.split()
        seat = int(number)
        self.transfers = self.transfers + 1 if kind in {"give", "hand_over"} else 0
        if kind in {"move", "move_with", "step", "step_with"}:
            self._walk(seat, kind, words)
        elif kind in {"under", "under_none", "next"}:
            self._arrange(kind, words)
        elif kind == "look":
            self._look([args["storm"] for key, args in told if key == "saw"])
        elif kind == "draw_storm":
            self.pending[-1][1] -= 1
            self._storm(chance["drew_storm"]["storm"])
        elif kind == "end_step":
            cards = self.level - self.less
            self.pending = [["draw_storm", cards]]
            if not cards:
                self._next_turn()
        elif kind == "end_turn":
            self._next_turn()
        else:
            self._other(seat, kind, words, chance)
        if kind in {
            "move",
            "move_with",
            "dig",
            "reveal",
            "pick_up",
            "reduce",
            "look",
            "navigate",
            "take_water",
        }:
            self.pending[0][1] -= 1
        self._settle()

    def _settle(self) -> None:
        """FD-E1; and a window after the last card closes when nobody has anything to do."""
        on_pad = self.tiles[self.pawns[0]]
        if (
            not self.ending
            and all(isinstance(place, int) for place in self.parts.values())
            and len(set(self.pawns)) == 1
            and on_pad["revealed"]
            and on_pad["face"] == "launch_pad"
            and on_pad["sand"] < 2
        ):
            self.ending = "escaped"
        if not self.ending and self.pending[-1] == ["draw_storm", 0] and not self._free_acts():
            self._next_turn()

    def _next_turn(self) -> None:
        self.active = (self.active + 1) % len(self.pawns)
        self.turn += 1
        self.less = 0
        self.transfers = 0
        self.shields.discard(self.active)
        self.pending = [["take_actions", 4]]

    def _walk(self, seat: int, kind: str, words: list[str]) -> None:
        cell = cell_of(words[0])
        pawn = seat
        if kind.startswith("step"):
            pawn = self.pending[-1][1]
            self.pending[-1][2] += 1
            if self.pending[-1][2] == 3:
                self.pending.pop()
        self.pawns[pawn] = cell
        if len(words) > 1:
            self.pawns[int(words[1])] = cell

    def _other(self, seat: int, kind: str, words: list[str], chance: dict[str, dict[str, Any]]) -> None:
        here = self.tiles[self.pawns[seat]]
        if kind == "dig":
            at_once = 2 if self.roles[seat] == "archaeologist" else 1
            self._take_sand(cell_of(words[0]), at_once)
        elif kind == "reveal":
            here["face"], here["revealed"] = chance["revealed"]["tile"], True
            self._symbol(seat, here["face"], chance)
        elif kind == "pick_up":
            self.parts[words[0]] = seat
        elif kind == "reduce":
            self.less += 1
        elif kind == "navigate":
            self.pending.append(["navigate", int(words[0]), 0])
        elif kind == "take_water":
            self._gain(seat)
        elif kind == "stop":
            self.pending.pop()
        elif kind == "give":
            self.water[seat] -= int(words[1])
            self.water[int(words[0])] += int(words[1])
        elif kind == "hand_over":
            self.hands[seat].remove(words[0])
            self.hands[int(words[1])].append(words[0])
        elif kind in {"alone", "passenger"}:
            self.pending[-1] = ["choose_landing", seat, int(words[0]) if words else -1]
        elif kind == "land":
            passenger = self.pending.pop()[2]
            for pawn in (seat, passenger):
                if pawn >= 0:
                    self.pawns[pawn] = cell_of(words[0])
        else:
            self._use(seat, kind, words, chance)

    def _use(self, seat: int, card: str, words: list[str], chance: dict[str, dict[str, Any]]) -> None:
        self.hands[seat].remove(card)
        if card == "dune_blaster":
            self._take_sand(cell_of(words[0]), 48)
        elif card == "jet_pack":
            company = self.others_at(seat)
            self.pending.append(["choose_passenger", seat] if company else ["choose_landing", seat, -1])
        elif card == "solar_shield":
            self.shields.add(seat)
        elif card == "terrascope":
            self.tiles[cell_of(words[0])]["face"] = chance["peeked"]["tile"]
        elif card == "water_reserve":
            for pawn in (seat, *self.others_at(seat)):
                self._gain(pawn)
        else:
            self.pending[-1][1] += 2

    def _take_sand(self, cell: Cell, markers: int) -> None:
        taken = min(markers, self.tiles[cell]["sand"])
        self.tiles[cell]["sand"] -= taken
        self.supply += taken

    def _gain(self, seat: int) -> None:
        self.water[seat] = min(self.canteen[seat], self.water[seat] + 2)

    def _symbol(self, seat: int, face: str, chance: dict[str, dict[str, Any]]) -> None:
        """FD-X, FD-P."""
        if face in {"gear", "tunnel"}:
            self.hands[seat].append(chance["drew_equipment"]["equipment"])
        if face == "well":
            for pawn in (seat, *self.others_at(seat)):
                self._gain(pawn)
        if face.startswith("clue_"):
            name = face.split("_")[1]
            shown = {tile["face"]: cell for cell, tile in self.tiles.items() if tile["revealed"]}
            row, column = shown.get(f"clue_{name}_row"), shown.get(f"clue_{name}_col")
            if row and column:
                self.parts[name] = (row[0], column[1])

    # -- the storm -----------------------------------------------------------------------------------------

    def _look(self, cards: list[str]) -> None:
        """FD-R10: the cards seen, the first of the pile first."""
        for card in cards:
            self._take(card)
        self.top = cards + self.top
        self.pending.append(["look_under", len(cards)])

    def _arrange(self, kind: str, words: list[str]) -> None:
        step = self.pending[-1]
        if kind == "next":
            count, placed = step[1:]
            card = words[0]
            place = self.top.index(card, placed, count)
            self.top.insert(placed, self.top.pop(place))
            self.pending[-1] = ["look_order", count, placed + 1]
            if placed + 2 >= count:
                self.pending.pop()
            return
        left = step[1]
        if kind == "under":
            self.top.remove(words[0])
            self.bottom.append(words[0])
            left -= 1
        self.pending[-1] = ["look_order", left, 0]
        if left < 2:
            self.pending.pop()

    def _take(self, card: str) -> None:
        """The next card leaves the pile."""
        if self.top:
            assert self.top.pop(0) == card
        elif self.unknown:
            self.unknown.remove(card)
        else:
            assert self.bottom.pop(0) == card

    def _storm(self, card: str) -> None:
        self._take(card)
        if not self.top + self.unknown + self.bottom:
            self.unknown, self.discards = self.discards, []
        if card == "storm_picks_up":
            self.mark += 1
            if self.mark == len(self.marks):
                self.ending = "storm"
        elif card == "sun_beats_down":
            self._drink()
        else:
            self._blow(STEPS[card[5]], int(card[6]))
        self.discards.append(card)

    def _drink(self) -> None:
        shade = [self.pawns[seat] for seat in self.shields]
        for seat, cell in enumerate(self.pawns):
            if not self.is_tunnel(cell) and cell not in shade:
                self.water[seat] -= 1
        if min(self.water) < 0:
            self.ending = "thirst"

    def _blow(self, step: tuple[int, int], squares: int) -> None:
        moved = []
        for _ in range(squares):
            source = (self.hole[0] + step[0], self.hole[1] + step[1])
            if source not in self.tiles:
                break
            self.tiles[self.hole] = self.tiles.pop(source)
            self.pawns = [self.hole if cell == source else cell for cell in self.pawns]
            self.parts = {name: self.hole if place == source else place for name, place in self.parts.items()}
            moved.append(self.hole)
            self.hole = source
        for cell in moved:
            if self.supply == 0:
                self.ending = "burial"
                return
            self.supply -= 1
            self.tiles[cell]["sand"] += 1


def _spread(cards: dict[str, int]) -> list[str]:
    return [card for card, number in cards.items() for _ in range(number)]
