"""The same rules a second time, slowly and plainly, from the specification alone.

No bit sets and no codes: names, lists and dictionaries. ``Table`` says which actions are legal, and carries
them out when told what chance answered. It shares no code with the engine.
"""

from typing import Final

SITES: Final = ["site_1", "site_2", "site_3", "site_4", "site_5", "site_6"]
# In the order in which chance numbers them.
GALLERIES: Final = [
    ["s_kara_2", "s_rockfall", "s_xp_1", "s_xp_1_wound", "s_bat_a", "s_bat_b"],
    [
        "i_kara_4",
        "i_xp_2",
        "i_xp_2_wound",
        "i_goblin_a",
        "i_goblin_b",
        "i_goblin_c",
        "i_chest",
        "i_rockfall",
    ],
    [
        "d_xp_4_wound",
        "d_xp_4",
        "d_kara_6",
        "d_chest",
        "d_skeleton_a",
        "d_skeleton_b",
        "d_drake",
        "d_stone",
    ],
]
CHESTS: Final = ["c_tablet", "c_idol", "c_gold", "c_skull", "c_map", "c_mimic"]
# monster -> Karas, XP, life
MONSTERS: Final = {
    "s_bat_a": (0, 2, 1),
    "s_bat_b": (5, 1, 1),
    "i_goblin_a": (10, 1, 2),
    "i_goblin_b": (0, 3, 2),
    "i_goblin_c": (5, 2, 2),
    "d_skeleton_a": (5, 3, 3),
    "d_skeleton_b": (15, 1, 3),
    "d_drake": (20, 5, 4),
}
CHEST_POINTS: Final = {"c_tablet": 8, "c_idol": 4, "c_gold": 0, "c_skull": -2, "c_map": 2, "c_mimic": 2}
CHEST_MONEY: Final = {"c_gold": 10, "c_skull": 20}
PRICES: Final = {"miner": 5, "archaeologist": 2, "diviner": 3}
Place = tuple[str, int]


class Table:
    """A game from its set-up on; depths are counted from 1 and never change."""

    def __init__(self, seats: int, first: int) -> None:
        self.seats = seats
        self.active = first
        self.turn = 1
        self.tile: dict[Place, str] = {}  # what somebody has seen so far
        self.left = {site: list(range(1, 10)) for site in SITES}  # depths of the tiles still there
        self.up: dict[Place, int] = {}  # face up since which turn
        self.wounds: dict[Place, int] = {}
        self.seen: list[set[Place]] = [set() for _ in range(seats)]
        self.money = [0] * seats
        self.kept: list[list[str]] = [[] for _ in range(seats)]
        self.tokens = [0] * seats
        self.tokens_left = 3 * seats
        self.discards: list[str] = []
        self.adventurers = [2] * seats
        self.resting = [0] * seats
        self.specialist: list[str | None] = [None] * seats
        self.hired_on: list[int] = [0] * seats
        self.tape: list[int] = []
        self.ending: str | None = None
        self.morning()

    # -- reading ---------------------------------------------------------------------------------------------

    def top(self, site: str) -> Place | None:
        """The first tile of a site."""
        return (site, self.left[site][0]) if self.left[site] else None

    def top_up(self, site: str) -> str:
        """Its name if it lies face up."""
        place = self.top(site)
        return self.tile[place] if place in self.up and place else ""

    def walk(self, site: str) -> list[Place]:
        """TK-X3: the tiles that an observation comes to, face-up ones of this turn among them."""
        found = []
        for depth in self.left[site][:3]:
            place = (site, depth)
            if place in self.up:
                monster = self.tile[place] in MONSTERS
                if not monster or self.up[place] < self.turn:
                    break
            found.append(place)
        return found

    def xp_tiles(self) -> list[str]:
        """What the active player could sell."""
        return [tile for tile in self.kept[self.active] if "_xp_" in tile]

    # -- what is legal ---------------------------------------------------------------------------------------

    def legal(self) -> set[str]:
        """The texts of all legal actions."""
        if self.ending:
            return set()
        found: set[str] = getattr(self, f"legal_{self.phase}")()
        return {f"{self.active} {text}" for text in found}

    def legal_sword(self) -> set[str]:
        return {"rent_sword", "leave_sword"}

    def legal_act(self) -> set[str]:
        found = {"gamble", "end_actions"}
        money = self.money[self.active]
        for site in SITES:
            if not self.left[site]:
                continue
            if any(place not in self.up for place in self.walk(site)):
                found.add(f"observe {site}")
            face_up = self.top_up(site)
            if not face_up:
                found.add(f"dig {site}")
            elif "rockfall" in face_up and self.ready >= 2:
                found.add(f"destroy {site}")
            elif face_up in MONSTERS and self.armed:
                found.add(f"fight {site}")
        if not self.traded:
            found |= {f"sell {tile.split('_')[2]}" for tile in self.xp_tiles()}
            if money >= 5 and self.tokens_left:
                found.add("buy")
        if self.specialist[self.active] is None:
            for name, price in PRICES.items():
                if name not in self.specialist:
                    found |= {f"hire {name}"} if money >= price else set()
                elif "imitator" not in self.specialist and money >= price + 2:
                    found.add(f"imitate {name}")
        return found

    def legal_observe(self) -> set[str]:
        return {"look_on", "turn_up"} if self.tile[self.looking] in MONSTERS else {"look_on"}

    def legal_specialist(self) -> set[str]:
        sites = [site for site in SITES if self.left[site]]
        if self.power == "miner":
            return {f"mine {site}" for site in sites}
        if self.power == "archaeologist":
            return {f"study {site}" for site in sites}
        windows = set()
        for site in sites:
            starts = self.left[site][:-2] or self.left[site][:1]
            windows |= {f"divine {site} {depth}" for depth in starts}
        return windows

    def legal_look(self) -> set[str]:
        return {"put_back"}

    def legal_map(self) -> set[str]:
        return {"cash_map", "keep_map"}

    def legal_recruit(self) -> set[str]:
        return {"recruit", "leave_recruit"}

    def legal_heal(self) -> set[str]:
        most = min(self.hospital, self.money[self.active] // 2)
        return {f"heal {number}" for number in range(most + 1)}

    # -- the turn --------------------------------------------------------------------------------------------

    def morning(self) -> None:
        self.ready = self.adventurers[self.active] - self.resting[self.active]
        self.hospital = 0
        self.armed = False
        self.traded = False
        self.phase = "sword"
        if self.money[self.active] < 3:
            self.acting()

    def acting(self) -> None:
        self.phase = "act"
        if not self.ready:
            self.evening()

    def evening(self) -> None:
        self.phase = "recruit"
        if self.adventurers[self.active] == 3 or self.money[self.active] < 5:
            self.healing()

    def healing(self) -> None:
        self.phase = "heal"
        if not self.hospital or self.money[self.active] < 2:
            self.night(0)

    def night(self, healed: int) -> None:
        me = self.active
        self.money[me] -= 2 * healed
        self.resting[me] = self.hospital - healed
        if self.specialist[me] and self.hired_on[me] != self.turn:
            self.specialist[me] = None
        if self.turn == 200 * self.seats:
            self.ending = "unfinished"
            return
        self.turn += 1
        self.active = (me + 1) % self.seats
        self.morning()

    # -- what happens ----------------------------------------------------------------------------------------

    def play(self, text: str, tape: list[int]) -> None:
        """Carry out a legal action; ``tape`` is what chance answered, all of which must be used."""
        self.tape = list(tape)
        _, kind, *words = text.split()
        getattr(self, f"play_{kind}")(*words)
        assert not self.tape

    def identify(self, place: Place) -> str:
        if place not in self.tile:
            self.tile[place] = GALLERIES[(place[1] - 1) // 3][self.tape.pop(0)]
        return self.tile[place]

    def face_up(self, place: Place) -> str:
        name = self.identify(place)
        self.up.setdefault(place, self.turn)
        return name

    def gone(self, place: Place) -> None:
        self.left[place[0]].remove(place[1])
        self.up.pop(place, None)
        self.wounds.pop(place, None)

    def finished(self) -> bool:
        """TK-E1 to E6."""
        stones = [kept.count("d_stone") for kept in self.kept]
        empty = sum(not depths for depths in self.left.values())
        if sum(stones) == 2:
            self.ending = "both_stones" if 2 in stones else "stones_apart"
        elif sum(stones) == 1 and empty == 5:
            self.ending = "five_sites"
        elif not any(stones) and empty == 4:
            self.ending = "banished"
        return self.ending is not None

    def play_rent_sword(self) -> None:
        self.money[self.active] -= 3
        self.armed = True
        self.acting()

    def play_leave_sword(self) -> None:
        self.acting()

    def play_end_actions(self) -> None:
        self.evening()

    def play_gamble(self) -> None:
        self.ready -= 1
        self.money[self.active] += 1
        self.acting()

    def play_sell(self, points: str) -> None:
        self.ready -= 1
        self.traded = True
        tile = min(tile for tile in self.xp_tiles() if tile.split("_")[2] == points)  # the plain one first
        self.kept[self.active].remove(tile)
        self.discards.append(tile)
        self.money[self.active] += 5 * int(points)
        self.acting()

    def play_buy(self) -> None:
        self.ready -= 1
        self.traded = True
        self.money[self.active] -= 5
        self.tokens[self.active] += 1
        self.tokens_left -= 1
        self.acting()

    def play_observe(self, site: str) -> None:
        self.ready -= 1
        self.rest = self.walk(site)
        self.next_tile()

    def next_tile(self) -> None:
        while self.rest:
            place = self.rest.pop(0)
            if place in self.up:
                continue
            self.seen[self.active].add(place)
            if "rockfall" in self.identify(place):
                self.face_up(place)
                self.money[self.active] += 2
                break
            self.looking = place
            self.phase = "observe"
            return
        self.acting()

    def play_look_on(self) -> None:
        self.next_tile()

    def play_turn_up(self) -> None:
        self.face_up(self.looking)
        self.money[self.active] += 2
        self.next_tile()

    def play_dig(self, site: str) -> None:
        self.ready -= 1
        place = (site, self.left[site][0])
        name = self.face_up(place)
        if name in MONSTERS:
            self.hospital += not self.armed
        elif "kara" in name:
            self.gone(place)
            self.discards.append(name)
            self.money[self.active] += int(name.split("_")[2])
        elif "chest" in name:
            self.gone(place)
            self.discards.append(name)
            if self.draw_chest() == "mimic won":
                self.hospital += 1
        elif "rockfall" not in name:
            self.gone(place)
            self.kept[self.active].append(name)
            self.hospital += "wound" in name
        self.after_tile(0)

    def after_tile(self, to_dig: int) -> None:
        """The end is looked for, unless the Map is still open; then the Miner digs on, or play goes on."""
        self.to_dig = to_dig
        if self.phase != "map" and not self.finished():
            if self.to_dig:
                self.mine_one()
            else:
                self.acting()

    def draw_chest(self) -> str:
        chest = CHESTS[self.tape.pop(0)]
        if chest == "c_mimic":
            if self.tape.pop(0) or self.tape.pop(0):
                return "mimic won"
            self.kept[self.active].append(chest)
            chest = CHESTS[self.tape.pop(0)]
        if chest == "c_map":
            self.phase = "map"
        else:
            self.kept[self.active].append(chest)
            self.money[self.active] += CHEST_MONEY.get(chest, 0)
        return ""

    def play_keep_map(self) -> None:
        self.kept[self.active].append("c_map")
        self.phase = "act"
        self.after_tile(self.to_dig)

    def play_cash_map(self) -> None:
        self.discards.append("c_map")
        self.money[self.active] += 5
        self.phase = "act"
        self.after_tile(self.to_dig)

    def play_destroy(self, site: str) -> None:
        self.ready -= 2
        self.money[self.active] += 2 * sum("rockfall" in self.top_up(each) for each in SITES)
        self.discards.append(self.top_up(site))
        self.gone((site, self.left[site][0]))
        self.after_tile(0)

    def play_fight(self, site: str) -> None:
        self.ready -= 1
        place = (site, self.left[site][0])
        name = self.tile[place]
        money, _, life = MONSTERS[name]
        while self.wounds.get(place, 0) < life:
            if self.tape.pop(0):
                self.hospital += 1
                break
            self.wounds[place] = self.wounds.get(place, 0) + 1
        else:
            self.gone(place)
            self.kept[self.active].append(name)
            self.money[self.active] += money
        self.after_tile(0)

    def play_hire(self, name: str) -> None:
        self.engage(name, name, PRICES[name])

    def play_imitate(self, name: str) -> None:
        self.engage("imitator", name, PRICES[name] + 2)

    def engage(self, name: str, power: str, price: int) -> None:
        self.ready -= 1
        self.money[self.active] -= price
        self.specialist[self.active] = name
        self.hired_on[self.active] = self.turn
        self.power = power
        self.phase = "specialist"

    def play_study(self, site: str) -> None:
        self.look([(site, depth) for depth in self.left[site][:5]])

    def play_divine(self, site: str, depth: str) -> None:
        self.look([(site, each) for each in self.left[site] if int(depth) <= each < int(depth) + 3])

    def look(self, places: list[Place]) -> None:
        for place in places:
            if place not in self.up:
                self.identify(place)
                self.seen[self.active].add(place)
        self.phase = "look"

    def play_put_back(self) -> None:
        self.acting()

    def play_mine(self, site: str) -> None:
        self.mining = site
        self.to_dig = 2
        self.phase = "act"
        self.mine_one()

    def mine_one(self) -> None:
        self.to_dig -= 1
        place = self.top(self.mining)
        if place is None or self.face_up(place) in MONSTERS:
            self.acting()
            return
        name = self.tile[place]
        self.gone(place)
        if "chest" in name:
            self.discards.append(name)
            self.draw_chest()
        elif "kara" in name or "rockfall" in name:
            self.discards.append(name)
        else:
            self.kept[self.active].append(name)
        self.after_tile(self.to_dig)

    def play_recruit(self) -> None:
        self.money[self.active] -= 5
        self.adventurers[self.active] += 1
        self.ready += 1
        self.healing()

    def play_leave_recruit(self) -> None:
        self.healing()

    def play_heal(self, number: str) -> None:
        self.night(int(number))

    # -- the result ------------------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        """TK-V1, V2."""
        stone = 0 if self.ending == "five_sites" else 10
        found = []
        for seat in range(self.seats):
            points = 2 * self.tokens[seat] + self.money[seat] // 5
            for tile in self.kept[seat]:
                if tile in MONSTERS:
                    points += MONSTERS[tile][1]
                elif tile == "d_stone":
                    points += stone
                elif tile in CHEST_POINTS:
                    points += CHEST_POINTS[tile]
                else:
                    points += int(tile.split("_")[2])
            found.append(points)
        return found
