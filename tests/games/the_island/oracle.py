"""The same rules a second time, slowly and plainly, from the specification alone.

No bit sets, no numbers for spaces: names, sets and dictionaries, and the board read off a drawing. ``Table``
says which actions are legal, and carries them out when told which back was seen and what was rolled. It
shares no code with the engine.
"""

from typing import Any, Final

PICTURE: Final = """
A           .   .   .   .   .   .   .
B     S   .   .   .   .   .   .   .   .   s
C   s   .   .   .   .   .   .   .   .   .   S
D     .   .   .   #   #   #   #   .   .   .
E   .   .   .   #   #   #   #   #   .   .   .
F .   .   #   #   #   #   #   #   #   #   .   .
G   .   .   #   #   #   S   #   #   #   .   .
H .   .   #   #   #   #   #   #   #   #   .   .
I   .   .   .   #   #   #   #   #   .   .   .
J     .   .   .   #   #   #   #   .   .   .
K   S   .   .   .   .   .   .   .   .   .   s
L     s   .   .   .   .   .   .   .   .   S
M           .   .   .   .   .   .   .
"""
SHORES: Final = {
    "B1": "isle_nw",
    "C1": "isle_nw",
    "B10": "isle_ne",
    "C11": "isle_ne",
    "K1": "isle_sw",
    "L1": "isle_sw",
    "K11": "isle_se",
    "L10": "isle_se",
}
GREEN: Final = {"shark", "whale", "boat", "whirlpool", "volcano"}
SINKING: Final = ["beach", "forest", "mountain"]
REACH: Final = {"sea_serpent": 1, "shark": 2, "whale": 3}


def _read() -> tuple[dict[str, tuple[int, int]], dict[str, str]]:
    """Where each space is drawn (line and column), and its mark."""
    drawn: dict[str, tuple[int, int]] = {}
    marks: dict[str, str] = {}
    for line, text in enumerate(PICTURE.strip("\n").splitlines()):
        columns = [column for column, mark in enumerate(text) if column and mark != " "]
        for n, column in enumerate(columns, start=1):
            drawn[f"{text[0]}{n}"] = (line, column)
            marks[f"{text[0]}{n}"] = text[column]
    return drawn, marks


DRAWN, MARKS = _read()
BESIDE: Final = {
    space: {
        other
        for other, (l2, c2) in DRAWN.items()
        if (l2 == line and abs(c2 - column) == 4) or (abs(l2 - line) == 1 and abs(c2 - column) == 2)
    }
    for space, (line, column) in DRAWN.items()
}


class Table:
    """One position with everything on it, made from what all the players see together."""

    def __init__(self, views: list[Any]) -> None:
        public = views[0]
        self.seats = len(views)
        self.options: dict[str, str] = public["options"]
        self.terrain: dict[str, str] = {each["space"]: each["terrain"] for each in public["tiles"]}
        self.owner: dict[str, int] = {}
        self.spot: dict[str, tuple[str, str]] = {}  # explorer -> land, sea, boat, isle, lost, unplaced; where
        for each in public["explorers"]:
            self.owner[each["explorer"]] = each["seat"]
            self.spot[each["explorer"]] = (each["where"], each["at"] or "")
        self.value: dict[str, int] = {}
        self.to_take: list[dict[str, list[int]]] = []
        self.hands: list[list[tuple[str, str]]] = []
        for seat, view in enumerate(views):
            for each in view["explorers"]:
                if each["seat"] == seat and each["value"]:
                    self.value[each["explorer"]] = each["value"]
            self.to_take.append({c: list(rest or []) for c, rest in view["seats"][seat]["to_place"].items()})
            self.hands.append([(each["terrain"], each["tile"]) for each in view["seats"][seat]["hand"]])
        self.boats: list[str] = [each["space"] for each in public["boats"]]
        self.creatures: list[tuple[str, str]] = [(c["creature"], c["space"]) for c in public["creatures"]]
        self.supply: dict[str, int] = dict(public["supply"])
        self.active: int = public["active"]
        self.first: int = public["first"]
        self.turn: int = public["turn"]
        self.swum: set[str] = {each["explorer"] for each in public["explorers"] if each["swum"]}
        self.phase: str = public["step"][0]
        self.left = 3
        self.about: Any = None  # what the parts chosen so far have settled
        self.studying = set(range(self.seats))
        self.idle: int | None = None
        self.news = False
        self.ending: str | None = None
        if self.phase == "move_pieces":
            self.left = public["step"][1]
        elif self.phase == "choose_creature":
            self.about = public["rolled"]

    # -- reading ---------------------------------------------------------------------------------------------

    def sea(self) -> set[str]:
        """Every space without a tile."""
        return set(DRAWN) - set(self.terrain)

    def by_sea(self, space: str) -> set[str]:
        """The sea spaces beside a space."""
        return BESIDE[space] & self.sea()

    def swimmers(self, space: str) -> set[str]:
        """Who is in the water there."""
        return {name for name, spot in self.spot.items() if spot == ("sea", space)}

    def passengers(self, space: str) -> set[str]:
        """Who is in the boat there."""
        return {name for name, spot in self.spot.items() if spot == ("boat", space)}

    def here(self, space: str) -> set[str]:
        """The kinds of creatures in a space."""
        return {kind for kind, where in self.creatures if where == space}

    def left_to_move(self, seat: int) -> set[str]:
        """A player's explorers on the board."""
        return {
            n
            for n, (kind, _) in self.spot.items()
            if kind in {"land", "sea", "boat"} and self.owner[n] == seat
        }

    def controllers(self, space: str) -> set[int]:
        """TI-B5, B6."""
        count = [
            sum(self.owner[name] == seat for name in self.passengers(space)) for seat in range(self.seats)
        ]
        return {seat for seat in range(self.seats) if count[seat] and count[seat] == max(count)}

    def paths(self, start: str, steps: int, closed: set[str], halts: set[str]) -> set[str]:
        """Every space that some path of so many steps ends on, walked one by one."""
        ends: set[str] = set()
        paths = [start]
        for _ in range(steps):
            paths = [there for space in paths for there in self.by_sea(space) - closed]
            ends |= set(paths)
            paths = [space for space in dict.fromkeys(paths) if space not in halts]
        return ends - {start}

    def creature_paths(self, kind: str, start: str) -> set[str]:
        """TI-X10."""
        halts = set()
        if kind == "shark":
            halts = {space for space in self.sea() if self.swimmers(space)}
        elif kind == "whale":
            halts = {space for space in self.boats if self.passengers(space)}
        return self.paths(start, REACH[kind], set(), halts)

    def dolphin_paths(self, start: str) -> set[str]:
        """TI-X12."""
        return self.paths(start, 3, set(), {s for k, s in self.creatures if k != "whale"})

    def wind_paths(self, start: str) -> set[str]:
        """TI-X11."""
        return self.paths(start, 3, set(self.boats), {s for k, s in self.creatures if k != "shark"})

    def removable(self) -> set[str]:
        """TI-R2 to R4."""
        sinking = next(terrain for terrain in SINKING if terrain in self.terrain.values())
        tiles = {space for space, terrain in self.terrain.items() if terrain == sinking}
        return {space for space in tiles if self.by_sea(space)} or tiles

    def threatened(self) -> list[int]:
        """TI-D2, D3, X18."""
        kind, _, there = self.about[:3]
        others = [(self.active + i) % self.seats for i in range(1, self.seats)]
        if kind == "shark":
            return [seat for seat in others if any(self.owner[n] == seat for n in self.swimmers(there))]
        if kind == "whale" and there in self.boats:
            return [seat for seat in others if seat in self.controllers(there)]
        return []

    # -- what is legal ---------------------------------------------------------------------------------------

    def legal(self) -> set[str]:
        """The texts of all legal actions."""
        if self.ending:
            return set()
        if self.phase == "study_explorers":
            return {f"{seat} ready" for seat in self.studying}
        if self.phase == "defend":
            asked = self.about[3]
            tile = f"{self.about[0]}_defence"
            plays = {
                f"{asked} defend {tile} {terrain}" for terrain, back in self.hands[asked] if back == tile
            }
            return plays | {f"{asked} decline"}
        found: set[str] = getattr(self, f"legal_{self.phase}")()
        return {f"{self.active} {text}" for text in found}

    def legal_take_explorer(self) -> set[str]:
        return {
            f"take {colour} {value}" for colour, rest in self.to_take[self.active].items() for value in rest
        }

    def legal_place_explorer(self) -> set[str]:
        count = {space: sum(spot == ("land", space) for spot in self.spot.values()) for space in self.terrain}
        inland = {space for space in self.terrain if not self.by_sea(space)}
        crowded = self.options["overcrowded"] == "yes"
        return {f"place {s}" for s, n in count.items() if n == 0 or (n == 1 and crowded and s in inland)}

    def legal_place_boat(self) -> set[str]:
        beside = {space for space in self.sea() if BESIDE[space] & set(self.terrain)}
        return {
            f"place_boat {s}" for s in beside if s not in self.boats and "sea_serpent" not in self.here(s)
        }

    def legal_play_tile(self) -> set[str]:
        found = {"keep_tiles"}
        for terrain, back in self.hands[self.active]:
            if back == "dolphin" and self.legal_choose_swimmer():
                found.add(f"play_tile dolphin {terrain}")
            elif back == "favourable_wind" and self.legal_choose_boat():
                found.add(f"play_tile favourable_wind {terrain}")
            elif back.startswith("move_"):
                kind = back.removeprefix("move_").replace("serpent", "sea_serpent")
                if any(each == kind for each, _ in self.creatures):
                    found.add(f"play_tile {back} {terrain}")
        return found

    def legal_choose_swimmer(self) -> set[str]:
        mine = self.left_to_move(self.active)
        return {
            f"pick_swimmer {name}"
            for name in mine
            if self.spot[name][0] == "sea" and self.dolphin_paths(self.spot[name][1])
        }

    def legal_ride_dolphin(self) -> set[str]:
        return {f"move_to {space}" for space in self.dolphin_paths(self.spot[self.about][1])}

    def legal_choose_boat(self) -> set[str]:
        mine = {space for space in self.boats if self.active in self.controllers(space)}
        return {f"pick_boat {space}" for space in mine if self.wind_paths(space)}

    def legal_sail_before_wind(self) -> set[str]:
        return {f"move_to {space}" for space in self.wind_paths(self.about)}

    def legal_lift_creature(self) -> set[str]:
        return {f"pick_creature {kind} {space}" for kind, space in self.creatures if kind == self.about}

    def legal_set_creature_down(self) -> set[str]:
        taken = (
            {space for _, space in self.creatures} | set(self.boats) | {at for _, at in self.spot.values()}
        )
        return {f"move_to {space}" for space in self.sea() - taken}

    def legal_move_pieces(self) -> set[str]:
        found = {"end_moves"}
        room = {space for space in self.boats if len(self.passengers(space)) < 3}
        for name in self.left_to_move(self.active):
            kind, at = self.spot[name]
            fresh = name not in self.swum
            if kind == "land":
                found |= {f"walk {name} {space}" for space in BESIDE[at] & set(self.terrain)}
                found |= {f"dive {name} {space}" for space in self.by_sea(at)}
                found |= {f"board {name} {space}" for space in self.by_sea(at) & room}
            elif kind == "boat":
                found |= {f"board {name} {space}" for space in self.by_sea(at) & room}
                found |= {f"jump {name}"} if fresh else set()
            else:
                found |= {f"swim {name} {space}" for space in self.by_sea(at)} if fresh else set()
                found |= {f"board {name} {at}"} if at in room else set()
            if kind != "land" and at in SHORES:
                found.add(f"land {name}")
        for space in self.boats:
            if not self.passengers(space) or self.active in self.controllers(space):
                found |= {f"sail {space} {there}" for there in self.by_sea(space) - set(self.boats)}
        return found

    def legal_remove_tile(self) -> set[str]:
        return {f"remove {space}" for space in self.removable()}

    def legal_take_aboard(self) -> set[str]:
        return {f"take_aboard {name}" for name in self.swimmers(self.about)}

    def legal_choose_creature(self) -> set[str]:
        able = {(k, s) for k, s in self.creatures if k == self.about and self.creature_paths(k, s)}
        return {"leave_creatures"} | {f"pick_creature {kind} {space}" for kind, space in able}

    def legal_move_creature(self) -> set[str]:
        return {f"move_to {space}" for space in self.creature_paths(*self.about)}

    # -- what happens ----------------------------------------------------------------------------------------

    def play(self, text: str, back: str = "", roll: str = "") -> None:
        """Carry out a legal action; chance answers with the back of a removed tile and with the die."""
        self.roll = roll
        seat, kind, *words = text.split()
        if kind == "remove":
            words.append(back)
        if kind in {"ready", "defend", "decline"}:
            words.insert(0, seat)
        getattr(self, f"play_{kind}")(*words)

    def play_take(self, colour: str, value: str) -> None:
        self.to_take[self.active][colour].remove(int(value))
        name = min(n for n, (kind, _) in self.spot.items() if kind == "unplaced" and n.startswith(colour))
        self.value[name] = int(value)
        self.phase, self.about = "place_explorer", name

    def play_place(self, space: str) -> None:
        self.spot[self.about] = ("land", space)
        self.active = (self.active + 1) % self.seats
        done = all(kind == "land" for kind, _ in self.spot.values())
        self.phase = "place_boat" if done else "take_explorer"

    def play_place_boat(self, space: str) -> None:
        self.boats.append(space)
        self.active = (self.active + 1) % self.seats
        if len(self.boats) == 2 * self.seats:
            self.start()

    def play_ready(self, seat: str) -> None:
        self.studying.remove(int(seat))
        if not self.studying:
            self.start()

    def start(self) -> None:
        self.turn = 1
        self.to_take = [{colour: [] for colour in mine} for mine in self.to_take]
        self.step_1()

    def step_1(self) -> None:
        self.news = False
        if self.hands[self.active]:
            self.phase = "play_tile"
        else:
            self.step_2()

    def step_2(self) -> None:
        if self.finished():
            return
        self.swum = set()
        self.phase, self.left = "move_pieces", 3
        if not self.left_to_move(self.active):
            self.step_3()

    def step_3(self) -> None:
        if self.finished():
            return
        self.phase = "remove_tile"
        if not self.terrain:
            self.step_4()

    def step_4(self) -> None:
        if self.finished():
            return
        self.phase, self.about = "choose_creature", self.roll
        if not any(kind == self.roll and self.creature_paths(kind, at) for kind, at in self.creatures):
            self.end_turn()

    def end_turn(self) -> None:
        if self.finished():
            return
        if not self.terrain:
            self.idle = 0 if self.idle is None or self.news else self.idle + 1
            if self.idle == 20 * self.seats:
                self.ending = "adrift"
                return
        self.active = (self.active + 1) % self.seats
        self.turn += 1
        self.step_1()

    def finished(self) -> bool:
        """TI-V2."""
        if self.options["end"] == "to_the_last":
            if not any(self.left_to_move(seat) for seat in range(self.seats)):
                self.ending = "last_explorer"
        return self.ending is not None

    def play_keep_tiles(self) -> None:
        self.step_2()

    def play_play_tile(self, tile: str, terrain: str) -> None:
        self.hands[self.active].remove((terrain, tile))
        if tile == "dolphin":
            self.phase = "choose_swimmer"
        elif tile == "favourable_wind":
            self.phase = "choose_boat"
        else:
            self.phase = "lift_creature"
            self.about = tile.removeprefix("move_").replace("serpent", "sea_serpent")

    def play_pick_swimmer(self, name: str) -> None:
        self.phase, self.about = "ride_dolphin", name

    def play_pick_boat(self, space: str) -> None:
        self.phase, self.about = "sail_before_wind", space

    def play_pick_creature(self, kind: str, space: str) -> None:
        self.phase = "set_creature_down" if self.phase == "lift_creature" else "move_creature"
        self.about = (kind, space)

    def play_leave_creatures(self) -> None:
        self.end_turn()

    def play_move_to(self, space: str) -> None:
        if self.phase == "ride_dolphin":
            self.spot[self.about] = ("sea", space)
            self.danger(space)
            self.step_2()
        elif self.phase == "sail_before_wind":
            self.sail(self.about, space)
            self.step_2()
        elif self.phase == "set_creature_down":
            self.creatures.remove(self.about)
            self.creatures.append((self.about[0], space))
            self.step_2()
        else:
            self.about = (*self.about, space)
            if self.threatened():
                self.phase, self.about = "defend", (*self.about, self.threatened()[0])
            else:
                self.strike()

    def play_defend(self, seat: str, tile: str, terrain: str) -> None:
        self.hands[int(seat)].remove((terrain, tile))
        self.creatures.remove(self.about[:2])
        self.end_turn()

    def play_decline(self, seat: str) -> None:
        rest = self.threatened()
        rest = rest[rest.index(int(seat)) + 1 :]
        if rest:
            self.about = (*self.about[:3], rest[0])
        else:
            self.strike()

    def strike(self) -> None:
        kind, start, there = self.about[:3]
        self.creatures.remove((kind, start))
        self.creatures.append((kind, there))
        if kind == "sea_serpent":
            self.lose(self.passengers(there) | self.swimmers(there), sink=there)
        elif kind == "shark":
            self.lose(self.swimmers(there))
        elif self.passengers(there):
            self.capsize(there)
        self.end_turn()

    def lose(self, names: set[str], sink: str = "") -> None:
        """Explorers leave the game, and with them a boat that had passengers."""
        if sink in self.boats and self.passengers(sink):
            self.boats.remove(sink)
        for name in names:
            self.spot[name] = ("lost", "")
            self.news = True

    def danger(self, space: str) -> None:
        """TI-W7."""
        if self.here(space) & {"shark", "sea_serpent"}:
            self.lose(self.swimmers(space))

    def capsize(self, space: str) -> None:
        self.boats.remove(space)
        for name in self.passengers(space):
            self.spot[name] = ("sea", space)
            if self.phase == "move_pieces" and self.owner[name] == self.active:
                self.swum.add(name)
        self.danger(space)

    def sail(self, start: str, there: str) -> None:
        crew = self.passengers(start)
        self.boats[self.boats.index(start)] = there
        for name in crew:
            self.spot[name] = ("boat", there)
        if crew and self.here(there) & {"whale", "sea_serpent"}:
            self.capsize(there)

    def moved(self) -> None:
        self.left -= 1
        if not self.left or not self.left_to_move(self.active):
            self.step_3()

    def play_walk(self, name: str, space: str) -> None:
        self.spot[name] = ("land", space)
        self.moved()

    def play_swim(self, name: str, space: str) -> None:
        self.spot[name] = ("sea", space)
        self.swum.add(name)
        self.danger(space)
        self.moved()

    def play_dive(self, name: str, space: str) -> None:
        self.play_swim(name, space)

    def play_jump(self, name: str) -> None:
        self.play_swim(name, self.spot[name][1])

    def play_board(self, name: str, space: str) -> None:
        self.spot[name] = ("boat", space)
        if self.here(space) & {"whale", "sea_serpent"}:
            self.capsize(space)
        self.moved()

    def play_land(self, name: str) -> None:
        self.spot[name] = ("isle", SHORES[self.spot[name][1]])
        self.news = True
        self.moved()

    def play_sail(self, start: str, there: str) -> None:
        self.sail(start, there)
        self.moved()

    def play_end_moves(self) -> None:
        self.step_3()

    def play_remove(self, space: str, back: str) -> None:
        terrain = self.terrain.pop(space)
        for name, spot in self.spot.items():
            if spot == ("land", space):
                self.spot[name] = ("sea", space)
        if not self.terrain and self.options["end"] == "submerged":
            self.ending = "submerged"
        elif back not in GREEN:
            self.hands[self.active].append((terrain, back))
            self.step_4()
        elif not self.supply.get(back, 1):
            self.step_4()
        elif back == "boat":
            self.supply[back] -= 1
            self.boats.append(space)
            self.about = space
            if len(self.swimmers(space)) > 3:
                self.phase = "take_aboard"
                return
            for name in self.swimmers(space):
                self.spot[name] = ("boat", space)
            self.step_4()
        elif back == "volcano" and self.options["end"] == "volcano":
            for seat in range(self.seats):
                self.lose(self.left_to_move(seat))
            self.ending = "volcano"
        else:
            if back in {"shark", "whale"}:
                self.supply[back] -= 1
                self.creatures.append((back, space))
                self.danger(space)
            else:
                self.whirl(space)
            self.step_4()

    def whirl(self, space: str) -> None:
        area = {space} | self.by_sea(space)
        for each in area:
            self.lose(self.swimmers(each) | self.passengers(each))
        self.boats = [each for each in self.boats if each not in area]
        self.creatures = [(kind, each) for kind, each in self.creatures if each not in area]

    def play_take_aboard(self, name: str) -> None:
        self.spot[name] = ("boat", self.about)
        if len(self.passengers(self.about)) == 3:
            self.step_4()

    # -- the result ------------------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        """TI-E2, V3."""
        saved = [name for name, (kind, _) in self.spot.items() if kind == "isle"]
        equal = self.options["all_equal"] == "yes"
        return [
            sum(1 if equal else self.value[name] for name in saved if self.owner[name] == seat)
            for seat in range(self.seats)
        ]
