"""What each refusal says, read off the seat's own view: nothing here comes from the engine's rules.

``Reading(view, seat).holds(action, refusal)`` tells whether it is so at the table that this seat sees.
"""

from collections.abc import Callable
from typing import Any, Final

from archipel.engine.action import Action
from archipel.engine.refusal import Refusal
from tests.games.the_island.oracle import BESIDE, DRAWN, MARKS, REACH, SHORES, SINKING, Table

COLOURS: Final = ["red", "blue", "yellow", "green"]
KINDS: Final = ["sea_serpent", "shark", "whale"]
LAND: Final = {space for space, mark in MARKS.items() if mark == "#"}
INLAND: Final = {space for space in LAND if BESIDE[space] <= LAND}
COUNTS: Final = {1: 3, 2: 2, 3: 2, 4: 1, 5: 1, 6: 1}


def apart(one: str, other: str) -> int:
    """How many spaces from one to the other, by the drawing: a row is 1 down and 2 to the side."""
    (line, column), (line_2, column_2) = DRAWN[one], DRAWN[other]
    down, side = abs(line - line_2), abs(column - column_2) // 2
    return down + max(0, (side - down) // 2)


class Reading:
    """The table as a seat sees it, and one action that it was refused."""

    def __init__(self, view: Any, seat: int) -> None:
        self.view = view
        self.seat = seat
        self.asked: dict[str, Any] = {}
        self.kind = ""
        self.args: dict[str, Any] = {}
        if view["step"]:
            self.table = Table([view] * len(view["seats"]))
            self.step, *self.fields = view["step"]
        self.mine = view["active"] == seat
        self.hand = [(each["terrain"], each["tile"]) for each in view["seats"][seat]["hand"]]

    def holds(self, action: Action, refusal: Refusal) -> bool:
        """Whether what the refusal says is so."""
        if refusal.reason == "over":
            return bool(self.view["outcome"]["name"] == refusal.args["ending"])
        self.asked, self.kind, self.args = action.to_json(), action.kind, refusal.args
        return HOLDS[refusal.reason](self)

    # -- the pieces of the question ----------------------------------------

    def space_numbered(self, number: int) -> str:
        return str(self.view["spaces"][number][0])

    def explorer(self) -> Any:
        name = self.asked["explorer"]
        return next((each for each in self.view["explorers"] if each["explorer"] == name), None)

    def at(self) -> str:
        """Where the explorer of the action is."""
        return str(self.explorer()["at"])

    def where(self) -> str:
        return str(self.explorer()["where"])

    def creature(self) -> str:
        """The creature that the pending step speaks of."""
        return KINDS[int(self.fields[0])]

    def unplaced(self) -> int:
        return sum(each["where"] == "unplaced" for each in self.view["explorers"])

    def waiting(self) -> int:
        return bin(self.fields[0]).count("1")

    def sea_steps(self, start: str, target: str) -> int | None:
        reached, steps = {start}, 0
        while target not in reached:
            more = {there for space in reached for there in self.table.by_sea(space)} - reached
            if not more:
                return None
            reached |= more
            steps += 1
        return steps

    def mover(self) -> tuple[str, str, int]:
        """What moves now, from where, and how far at most."""
        if self.step == "ride_dolphin":
            name = f"{COLOURS[self.fields[0] // 10]}_{self.fields[0] % 10 + 1:02}"
            return "swimmer", self.table.spot[name][1], 3
        if self.step == "sail_before_wind":
            return "boat", self.space_numbered(self.fields[0]), 3
        kind = self.creature()
        return kind, self.space_numbered(self.fields[1]), REACH[kind]

    def own_swimmers(self) -> list[str]:
        table = self.table
        return [table.spot[n][1] for n in table.left_to_move(self.seat) if table.spot[n][0] == "sea"]

    def own_boats(self) -> list[str]:
        return [space for space in self.table.boats if self.seat in self.table.controllers(space)]

    def pieces(self) -> list[str]:
        """Where the seat has something to move: its explorers, its boats and the empty ones."""
        table = self.table
        empty = [space for space in table.boats if not table.passengers(space)]
        return [table.spot[n][1] for n in table.left_to_move(self.seat)] + self.own_boats() + empty


def _not_in_control(r: Reading) -> bool:
    space = r.args["space"]
    aboard = [r.table.owner[name] for name in r.table.passengers(space)]
    mine, theirs = aboard.count(r.seat), aboard.count(r.args["seat"])
    return (mine, theirs) == (r.args["count"], r.args["most"]) and mine < theirs == max(
        aboard.count(seat) for seat in range(r.table.seats)
    )


def _one_way(r: Reading) -> bool:
    """The piece at ``from`` reaches the space by one move."""
    there, here = r.args["space"], r.args["from"]
    return there == r.asked["space"] and here in r.pieces() and apart(here, there) <= 1


def _held_up(r: Reading) -> bool:
    kind, start, most = r.mover()
    target = r.args["space"]
    reached = {
        "shark": lambda: r.table.creature_paths("shark", start),
        "whale": lambda: r.table.creature_paths("whale", start),
        "swimmer": lambda: r.table.dolphin_paths(start),
        "boat": lambda: r.table.wind_paths(start),
    }[kind]()
    steps = r.sea_steps(start, target)
    return target not in reached and steps is not None and steps <= most == r.args["most"]


def _removable(r: Reading) -> bool:
    sinking = next(each for each in SINKING if each in r.table.terrain.values())
    at_sea = [space for space, each in r.table.terrain.items() if each == sinking and r.table.by_sea(space)]
    return (
        (r.args["terrain"], r.args["count"]) == (sinking, len(at_sea))
        and bool(at_sea)
        and (r.table.terrain[r.asked["space"]] == sinking and not r.table.by_sea(r.asked["space"]))
    )


def _other_terrain(r: Reading) -> bool:
    sinking = next(each for each in SINKING if each in r.table.terrain.values())
    count = list(r.table.terrain.values()).count(sinking)
    other = r.table.terrain[r.asked["space"]]
    return (r.args["terrain"], r.args["count"]) == (sinking, count) and other != sinking


def _threatened(r: Reading) -> bool:
    kind, there = r.creature(), r.space_numbered(r.fields[2])
    r.table.about = (kind, "", there)
    return r.seat in r.table.threatened() and (r.args["creature"], r.args["space"]) == (kind, there)


def _unthreatened(r: Reading) -> bool:
    kind, there = r.creature(), r.space_numbered(r.fields[2])
    r.table.about = (kind, "", there)
    return r.seat not in r.table.threatened() and (r.args["creature"], r.args["space"]) == (kind, there)


def _next(r: Reading) -> str:
    """The space that a move of the explorer was to end on; a name of a direction beyond the edge."""
    return str(r.asked["space"])


TILE_STEPS = {
    "choose_swimmer",
    "ride_dolphin",
    "choose_boat",
    "sail_before_wind",
    "lift_creature",
    "set_creature_down",
}
LATE = {"remove_tile", "take_aboard", "choose_creature", "move_creature"}
SET_UP = {"take_explorer", "place_explorer", "place_boat", "study_explorers"}
MOVES = {"walk", "dive", "swim", "board", "jump", "land", "sail", "end_moves"}

HOLDS: Final[dict[str, Callable[[Reading], bool]]] = {
    "not_your_turn": lambda r: not r.mine and r.args["seat"] == r.view["active"],
    "explorers_to_place": lambda r: (
        r.step in {"take_explorer", "place_explorer"} and r.args["count"] == r.unplaced() > 0
    ),
    "boats_to_place": lambda r: (
        r.step == "place_boat" and r.args["count"] == 2 * r.table.seats - len(r.table.boats) > 0
    ),
    "studying": lambda r: r.step == "study_explorers" and r.args["count"] == r.waiting() > 0,
    "set_up_over": lambda r: r.view["begun"] and r.kind in {"take", "place", "place_boat", "ready"},
    "play_tile_first": lambda r: (
        r.mine and r.step == "play_tile" and r.kind not in {"play_tile", "keep_tiles"}
    ),
    "choose_swimmer_first": lambda r: r.mine and r.step == "choose_swimmer" and r.kind != "pick_swimmer",
    "ride_dolphin_first": lambda r: (
        r.mine and r.step == "ride_dolphin" and r.mover()[1] == r.args["space"] and r.kind != "move_to"
    ),
    "choose_boat_first": lambda r: r.mine and r.step == "choose_boat" and r.kind != "pick_boat",
    "sail_before_wind_first": lambda r: (
        r.mine and r.step == "sail_before_wind" and r.mover()[1] == r.args["space"] and r.kind != "move_to"
    ),
    "lift_creature_first": lambda r: (
        r.mine and r.step == "lift_creature" and r.creature() == r.args["creature"]
    ),
    "set_creature_down_first": lambda r: (
        r.mine and r.step == "set_creature_down" and r.mover()[:2] == (r.args["creature"], r.args["space"])
    ),
    "moves_first": lambda r: r.mine and r.step == "move_pieces" and r.args["left"] == r.fields[0] > 0,
    "removal_first": lambda r: (
        r.mine and r.step == "remove_tile" and r.args["terrain"] == r.view["sinking"] and r.kind != "remove"
    ),
    "aboard_first": lambda r: (
        r.mine
        and r.step == "take_aboard"
        and r.args["space"] == r.space_numbered(r.fields[0])
        and r.args["left"] == 3 - len(r.table.passengers(r.args["space"]))
    ),
    "choose_creature_first": lambda r: (
        r.mine and r.step == "choose_creature" and r.creature() == r.args["creature"]
    ),
    "move_creature_first": lambda r: (
        r.mine and r.step == "move_creature" and r.mover()[:2] == (r.args["creature"], r.args["space"])
    ),
    "defend_first": lambda r: (
        r.mine
        and r.step == "defend"
        and (r.creature(), r.space_numbered(r.fields[2])) == (r.args["creature"], r.args["space"])
    ),
    "one_tile": lambda r: r.mine and r.step in TILE_STEPS and r.kind in {"play_tile", "keep_tiles"},
    "tiles_at_start": lambda r: r.mine and r.step in {"move_pieces", *LATE} and bool(r.hand),
    "no_tile": lambda r: r.mine and not r.hand and r.kind in {"play_tile", "keep_tiles"},
    "moves_over": lambda r: r.mine and r.step in LATE and r.kind in MOVES,
    "no_explorer_left": lambda r: (
        r.mine and not r.table.left_to_move(r.seat) and r.kind in MOVES | {"move_to"}
    ),
    "one_removal": lambda r: r.mine and r.step in LATE - {"remove_tile"} and r.kind == "remove",
    "no_tile_left": lambda r: not r.table.terrain and r.kind == "remove",
    "nobody_to_take_aboard": lambda r: (
        r.args["most"] == 3 and r.step != "take_aboard" and r.kind == "take_aboard"
    ),
    "needs_dolphin": lambda r: r.kind == "pick_swimmer" and r.step in {"move_pieces", *LATE},
    "needs_wind": lambda r: r.kind == "pick_boat" and r.step in {"move_pieces", *LATE},
    "creatures_after_die": lambda r: (
        r.kind in {"pick_creature", "leave_creatures"} and r.step not in {"choose_creature", "move_creature"}
    ),
    # The set-up.
    "ready_already": lambda r: (
        r.kind == "ready" and not r.fields[0] >> r.seat & 1 and r.args["count"] == r.waiting() > 0
    ),
    "placed_for_you": lambda r: r.step == "study_explorers" and r.unplaced() == 0,
    "nothing_to_study": lambda r: r.kind == "ready" and r.step in SET_UP - {"study_explorers"},
    "explorers_before_boats": lambda r: r.kind == "place_boat" and r.args["count"] == r.unplaced() > 0,
    "explorers_placed": lambda r: r.kind in {"take", "place"} and r.unplaced() == 0,
    "take_first": lambda r: r.kind == "place" and r.step == "take_explorer",
    "place_first": lambda r: r.kind == "take" and r.step == "place_explorer",
    "other_colour": lambda r: (
        r.args["seat"] != r.seat and r.args["colour"] in r.view["seats"][r.args["seat"]]["colours"]
    ),
    "unused_colour": lambda r: all(r.args["colour"] not in each["colours"] for each in r.view["seats"]),
    "value_used_up": lambda r: (
        r.asked["value"] not in r.table.to_take[r.seat][r.asked["colour"]]
        and (r.args["value"], r.args["count"]) == (r.asked["value"], COUNTS[r.asked["value"]])
    ),
    "place_on_tiles": lambda r: r.kind == "place" and r.asked["space"] not in LAND,
    "tile_taken": lambda r: (
        r.view["options"]["overcrowded"] == "no" and ("land", r.asked["space"]) in r.table.spot.values()
    ),
    "tile_full": lambda r: (
        r.view["options"]["overcrowded"] == "yes"
        and list(r.table.spot.values()).count(("land", r.asked["space"])) == 2
    ),
    "one_beside_sea": lambda r: (
        r.view["options"]["overcrowded"] == "yes"
        and r.asked["space"] in LAND - INLAND
        and ("land", r.asked["space"]) in r.table.spot.values()
    ),
    "serpent_there": lambda r: "sea_serpent" in r.table.here(r.asked["space"]),
    "not_beside_island": lambda r: not BESIDE[r.asked["space"]] & LAND and r.asked["space"] not in LAND,
    # Pieces.
    "not_yours": lambda r: r.explorer()["seat"] == r.args["seat"] != r.seat,
    "lost_already": lambda r: r.where() == "lost" and r.explorer()["seat"] == r.seat,
    "saved_already": lambda r: r.where() == "isle" and r.at() == r.args["isle"],
    "not_at_shore": lambda r: (
        r.kind == "land"
        and r.at() == r.args["space"] not in SHORES
        and r.args["steps"] == min(apart(r.at(), shore) for shore in SHORES)
    ),
    "not_in_boat": lambda r: r.kind == "jump" and r.where() != "boat" and r.at() == r.args["space"],
    "board_edge": lambda r: (
        _next(r) not in DRAWN
        and r.args["space"] == (r.asked.get("boat") or r.at())
        and len(BESIDE[r.args["space"]]) < 6
    ),
    "no_way_back": lambda r: (
        r.args["space"] in r.table.terrain
        and (r.step == "ride_dolphin" or r.kind == "move_to" or r.where() != "land")
    ),
    "jump_first": lambda r: r.args["space"] in r.table.boats and (r.kind == "move_to" or r.where() == "boat"),
    "swum_already": lambda r: any(
        r.table.spot[name][1] == r.args["space"] and r.table.owner[name] == r.seat for name in r.table.swum
    ),
    "not_in_control": _not_in_control,
    "no_boat_there": lambda r: r.args["space"] not in r.table.boats,
    "boat_there": lambda r: r.args["space"] in r.table.boats,
    "boat_on_land": lambda r: r.args["space"] in r.table.terrain,
    "boat_full": lambda r: len(r.table.passengers(r.args["space"])) == r.args["most"] == 3,
    "in_this_boat": lambda r: r.where() == "boat" and r.at() == r.args["space"],
    "swim_to_boat": lambda r: r.where() == "sea" and r.at() != r.args["space"] in r.table.boats,
    "here_already": lambda r: r.args["space"] == r.asked["space"] and r.args["space"] in r.pieces(),
    "one_space_a_move": lambda r: (
        r.args["steps"] == min(apart(r.asked["space"], each) for each in r.pieces()) > 1
    ),
    "piece_first": _one_way,
    # Tiles of the hand.
    "tile_not_held": lambda r: (
        (r.args["terrain"], r.args["tile"]) == (r.asked["terrain"], r.asked["tile"])
        and (r.asked["terrain"], r.asked["tile"]) not in r.hand
    ),
    "no_swimmer": lambda r: r.asked["tile"] == "dolphin" and not r.own_swimmers(),
    "swimmers_enclosed": lambda r: (
        len(r.own_swimmers()) == r.args["count"] > 0
        and not any(r.table.by_sea(each) for each in r.own_swimmers())
    ),
    "no_boat_controlled": lambda r: r.asked["tile"] == "favourable_wind" and not r.own_boats(),
    "boats_enclosed": lambda r: (
        len(r.own_boats()) == r.args["count"] > 0
        and not any(r.table.by_sea(each) - set(r.table.boats) for each in r.own_boats())
    ),
    "no_such_creature": lambda r: (
        r.asked["tile"] == f"move_{r.args['creature'].replace('sea_', '')}"
        and all(kind != r.args["creature"] for kind, _ in r.table.creatures)
    ),
    "not_swimming": lambda r: r.where() in {"land", "boat"} and r.at() == r.args["space"],
    "enclosed": lambda r: r.at() == r.args["space"] and not r.table.by_sea(r.at()),
    "boat_empty": lambda r: r.args["space"] in r.table.boats and not r.table.passengers(r.args["space"]),
    "boat_hemmed_in": lambda r: (
        r.args["space"] in r.own_boats() and not r.table.by_sea(r.args["space"]) - set(r.table.boats)
    ),
    "tile_moves": lambda r: (
        r.step == "lift_creature" and r.creature() == r.args["creature"] != r.asked["creature"]
    ),
    "space_occupied": lambda r: (
        r.args["space"] == r.asked["space"]
        and (
            r.args["space"] in r.table.boats
            or bool(r.table.here(r.args["space"]))
            or any(at == r.args["space"] for _, at in r.table.spot.values())
        )
    ),
    # Removing a tile.
    "no_tile_there": lambda r: (
        r.args["space"] == r.asked["space"] and r.asked["space"] not in r.table.terrain
    ),
    "other_terrain": _other_terrain,
    "tile_enclosed": _removable,
    "not_in_this_water": lambda r: (
        r.args["space"] == r.space_numbered(r.fields[0])
        and r.table.spot.get(r.asked["explorer"]) != ("sea", r.args["space"])
    ),
    # Creatures.
    "die_shows": lambda r: r.view["rolled"] == r.args["creature"] != r.asked["creature"],
    "no_creature_there": lambda r: (
        (r.args["creature"], r.args["space"]) == (r.asked["creature"], r.asked["space"])
        and (r.args["creature"], r.args["space"]) not in r.table.creatures
    ),
    "creature_enclosed": lambda r: (
        (r.args["creature"], r.args["space"]) in r.table.creatures and not r.table.by_sea(r.args["space"])
    ),
    "creature_on_land": lambda r: r.args["space"] == r.asked["space"] and r.args["space"] in r.table.terrain,
    "same_space": lambda r: r.mover()[1] == r.args["space"] == r.asked["space"],
    "cut_off": lambda r: (
        r.mover()[1] == r.args["from"] and r.sea_steps(r.args["from"], r.asked["space"]) is None
    ),
    "too_far": lambda r: (
        r.sea_steps(r.mover()[1], r.asked["space"]) == r.args["steps"] > r.args["most"] == r.mover()[2]
    ),
    "shark_held_up": _held_up,
    "whale_held_up": _held_up,
    "dolphin_held_up": _held_up,
    "wind_held_up": _held_up,
    # Defence.
    "defence_in_own_turn": lambda r: r.mine and r.view["begun"],
    "no_attack": lambda r: r.step != "defend",
    "no_swimmer_threatened": _unthreatened,
    "no_boat_threatened": _unthreatened,
    "not_asked_now": _threatened,
    "other_defence": lambda r: (
        r.creature() == r.args["creature"] and r.asked["tile"] != f"{r.args['creature']}_defence"
    ),
    "no_defence_tile": lambda r: (
        r.creature() == r.args["creature"]
        and all(tile != f"{r.args['creature']}_defence" for _, tile in r.hand)
    ),
}
