"""What each reason for a refusal says, read again from the view with a geometry of its own."""

from collections.abc import Callable
from typing import Any

from archipel.engine.action import Action
from archipel.engine.refusal import Refusal

ARRANGING = {"look_under", "look_order"}
FLYING = {"choose_passenger", "choose_landing"}
FREE = {"give", "hand_over", "dune_blaster", "jet_pack", "solar_shield", "terrascope", "water_reserve"}
FREE |= {"time_throttle"}
CARDS = FREE - {"give", "hand_over"}
SAND = {"dig", "dune_blaster"}


class Read:
    """A view, the action that was refused, and why: what the table shows of them."""

    def __init__(self, view: Any, action: Action, refusal: Refusal) -> None:
        self.view = view
        self.seat, self.kind = action.seat, action.kind
        self.wanted: Any = action.args
        self.args: Any = refusal.args
        self.step = view["step"][0] if view["step"] else None
        self.fields = view["step"][1:] if view["step"] else []
        self.tiles = {each["cell"]: each for each in view["desert"]["tiles"]}
        self.seats = view["seats"]
        self.me = self.seats[self.seat]
        self.role = self.me["adventurer"]

    @property
    def active(self) -> bool:
        """It is this player's turn."""
        return bool(self.seat == self.view["active"])

    @property
    def acts(self) -> bool:
        """It is this player's turn to take actions, and this is one of those that are left."""
        return self.active and self.step == "take_actions" and self.fields[0] > 0 and not self.me["buried"]

    def apart(self, here: str, there: str) -> int:
        return abs(ord(here[0]) - ord(there[0])) + abs(int(here[1]) - int(there[1]))

    def leaps(self, here: str, there: str) -> int:
        return max(abs(ord(here[0]) - ord(there[0])), abs(int(here[1]) - int(there[1])))

    @property
    def walker(self) -> Any:
        """The pawn that would move: the one guided, or the player's own."""
        return self.seats[self.fields[0]] if self.step == "navigate" else self.me

    @property
    def walks(self) -> bool:
        """Somebody may step now, and this is a step."""
        if self.step == "navigate":
            return self.active and self.kind in {"step", "step_with"}
        return self.acts and self.kind in {"move", "move_with"}

    def part(self) -> Any:
        return self.view["parts"][self.args["part"]]

    def here(self) -> Any:
        return self.tiles[self.me["cell"]]

    def other(self, name: str) -> Any:
        return self.seats[self.args[name]]


Truth = Callable[[Read], bool]


def _clears(r: Read) -> bool:
    """Sand would be removed from a tile that has some."""
    ready = r.acts if r.kind == "dig" else r.me["hand"].get("dune_blaster", 0) > 0
    return r.kind in SAND and ready and r.tiles[r.args["cell"]]["sand"] > 0


def _gives(r: Read) -> bool:
    return bool(r.kind == "give" and r.wanted["receiver"] == r.args["receiver"] != r.seat)


def _next_tiles(r: Read, seat: Any) -> list[Any]:
    far = r.leaps if seat["adventurer"] == "explorer" else r.apart
    return [tile for cell, tile in r.tiles.items() if far(seat["cell"], cell) == 1]


TRUE: dict[str, Truth] = {
    "over": lambda r: r.view["outcome"]["name"] == r.args["ending"],
    "not_your_turn": lambda r: (
        not r.active
        and r.view["active"] == r.args["holder"]
        and r.kind not in FREE | {"passenger", "land", "alone"}
    ),
    "no_actions_left": lambda r: r.active and r.step == "take_actions" and r.fields == [0],
    "end_step_first": lambda r: (
        r.step == "take_actions" and r.fields == [r.args["left"]] and r.kind in {"draw_storm", "end_turn"}
    ),
    "draw_first": lambda r: (
        r.step == "draw_storm" and r.fields == [r.args["left"]] != [0] and r.kind == "end_turn"
    ),
    "all_drawn": lambda r: r.step == "draw_storm" and r.fields == [0] and r.kind == "draw_storm",
    "actions_over": lambda r: (
        r.active and r.step == "draw_storm" and r.fields == [r.args["left"]] and r.kind not in FREE
    ),
    "buried": lambda r: (
        r.active and r.me["buried"] and r.here()["sand"] == r.args["sand"] > 1 and r.step == "take_actions"
    ),
    "arranging": lambda r: r.step in ARRANGING and r.view["active"] == r.args["holder"] != r.seat,
    "arrange_first": lambda r: (
        r.step in ARRANGING and r.active and r.kind not in {"under", "under_none", "next"}
    ),
    "under_first": lambda r: r.step == "look_under" and r.fields == [r.args["count"]] and r.kind == "next",
    "under_done": lambda r: r.step == "look_order" and r.kind in {"under", "under_none"},
    "placed_already": lambda r: (
        r.kind == "next"
        and r.args["storm"] in r.view["storm_pile"]["top"][: r.fields[1]]
        and r.step == "look_order"
    ),
    "not_seen": lambda r: (
        r.step in ARRANGING
        and r.fields[0] == r.args["count"]
        and r.wanted["storm"] == r.args["storm"]
        and r.args["storm"] not in r.view["storm_pile"]["top"][: r.fields[0]]
    ),
    "look_first": lambda r: (
        r.kind in {"under", "under_none", "next"} and r.step not in ARRANGING and r.role == "meteorologist"
    ),
    "not_meteorologist": lambda r: (
        r.kind in {"under", "under_none", "next", "reduce", "look"} and r.role != "meteorologist"
    ),
    "no_card_to_spare": lambda r: (
        r.acts
        and r.kind == "reduce"
        and r.view["cards_to_draw"] == 0
        and r.view["storm"]["level"] == r.args["level"]
    ),
    "flight_of_another": lambda r: r.step in FLYING and r.fields[0] == r.args["holder"] != r.seat,
    "passenger_first": lambda r: (
        r.step == "choose_passenger" and r.fields[0] == r.seat and r.kind not in {"passenger", "alone"}
    ),
    "land_first": lambda r: r.step == "choose_landing" and r.fields[0] == r.seat and r.kind != "land",
    "land_elsewhere": lambda r: (
        r.step == "choose_landing" and r.wanted["cell"] == r.me["cell"] == r.args["cell"]
    ),
    "landing_blocked": lambda r: (
        r.step == "choose_landing"
        and r.wanted["cell"] == r.args["cell"]
        and r.tiles[r.args["cell"]]["sand"] == r.args["sand"] > 1
    ),
    "jet_pack_first": lambda r: (
        r.kind in {"alone", "passenger", "land"} and r.me["hand"]["jet_pack"] > 0 and r.step not in FLYING
    ),
    "nowhere_to_land": lambda r: (
        r.kind == "jet_pack"
        and all(tile["sand"] > 1 for cell, tile in r.tiles.items() if cell != r.me["cell"])
    ),
    "another_passenger": lambda r: r.wanted["pawn"] == (r.fields[0] if r.step == "navigate" else r.seat),
    "passenger_away": lambda r: (
        r.wanted["pawn"] == r.args["passenger"]
        and r.other("passenger")["cell"] == r.args["cell"] != r.walker["cell"]
    ),
    "climber_takes_along": lambda r: (
        r.kind in {"move_with", "step_with"} and r.walker["adventurer"] != "climber"
    ),
    "not_navigator": lambda r: (
        r.active and r.role != "navigator" and r.kind in {"navigate", "step", "step_with", "stop"}
    ),
    "guide_others": lambda r: r.acts and r.kind == "navigate" and r.wanted["pawn"] == r.seat,
    "choose_pawn_first": lambda r: (
        r.role == "navigator" and r.kind in {"step", "step_with", "stop"} and r.step != "navigate"
    ),
    "guiding_begins": lambda r: r.step == "navigate" and r.fields == [r.args["pawn"], 0] and r.kind in FREE,
    "guide_once": lambda r: r.step == "navigate" and r.fields == [r.args["pawn"], 0] and r.kind == "stop",
    "finish_guiding": lambda r: (
        r.step == "navigate"
        and r.fields == [r.args["pawn"], 3 - r.args["left"]]
        and r.kind not in {"step", "step_with", "stop"}
        and r.active
    ),
    "pawn_buried": lambda r: (
        r.acts
        and r.wanted["pawn"] == r.args["pawn"]
        and r.other("pawn")["buried"]
        and r.tiles[r.other("pawn")["cell"]]["sand"] == r.args["sand"] > 1
    ),
    "pawn_stuck": lambda r: (
        r.acts
        and r.kind == "navigate"
        and r.other("pawn")["cell"] == r.args["cell"]
        and all(tile["sand"] > 1 for tile in _next_tiles(r, r.other("pawn")))
    ),
    "hole": lambda r: r.wanted["cell"] == r.args["cell"] == r.view["desert"]["hole"],
    "there_already": lambda r: r.walks and r.wanted["cell"] == r.args["cell"] == r.walker["cell"],
    "blocked": lambda r: (
        r.walks
        and r.wanted["cell"] == r.args["cell"]
        and r.tiles[r.args["cell"]]["sand"] == r.args["sand"] > 1
        and r.walker["adventurer"] != "climber"
    ),
    "too_far": lambda r: (
        r.walks
        and r.walker["adventurer"] != "explorer"
        and r.apart(r.walker["cell"], r.args["cell"]) == r.args["steps"] > 1
    ),
    "diagonal": lambda r: (
        r.walks
        and r.walker["adventurer"] != "explorer"
        and (r.apart(r.walker["cell"], r.args["cell"]), r.leaps(r.walker["cell"], r.args["cell"])) == (2, 1)
    ),
    "too_far_explorer": lambda r: (
        r.walks
        and r.walker["adventurer"] == "explorer"
        and r.leaps(r.walker["cell"], r.args["cell"]) == r.args["steps"] > 1
    ),
    "no_sand": lambda r: (
        r.kind in SAND and r.wanted["cell"] == r.args["cell"] and r.tiles[r.args["cell"]]["sand"] == 0
    ),
    "dig_far": lambda r: (
        _clears(r) and r.role != "explorer" and r.apart(r.me["cell"], r.args["cell"]) == r.args["steps"] > 1
    ),
    "dig_diagonal": lambda r: (
        _clears(r)
        and r.role != "explorer"
        and (r.apart(r.me["cell"], r.args["cell"]), r.leaps(r.me["cell"], r.args["cell"])) == (2, 1)
    ),
    "dig_far_explorer": lambda r: (
        _clears(r) and r.role == "explorer" and r.leaps(r.me["cell"], r.args["cell"]) == r.args["steps"] > 1
    ),
    "revealed_already": lambda r: (
        r.tiles[r.args["cell"]]["revealed"]
        and r.args["cell"] == (r.me["cell"] if r.kind == "reveal" else r.wanted["cell"])
    ),
    "known_already": lambda r: (
        r.kind == "terrascope"
        and not r.tiles[r.args["cell"]]["revealed"]
        and r.tiles[r.args["cell"]]["face"] is not None
    ),
    "sand_on_tile": lambda r: (
        r.acts
        and r.kind == "reveal"
        and r.me["cell"] == r.args["cell"]
        and r.here()["sand"] == r.args["sand"] > 0
    ),
    "part_held": lambda r: (
        r.acts and r.part() == {"state": "picked_up", "cell": None, "seat": r.args["holder"]}
    ),
    "part_hidden": lambda r: r.acts and r.part()["state"] == "hidden",
    "part_in_eye": lambda r: r.acts and r.part()["state"] == "in_eye",
    "part_elsewhere": lambda r: r.acts and r.part()["cell"] == r.args["cell"] != r.me["cell"],
    "part_unrevealed": lambda r: r.acts and r.part()["cell"] == r.me["cell"] and not r.here()["revealed"],
    "part_blocked": lambda r: (
        r.acts and r.part()["cell"] == r.me["cell"] and r.here()["sand"] == r.args["sand"] > 1
    ),
    "not_water_carrier": lambda r: r.acts and r.kind == "take_water" and r.role != "water_carrier",
    "not_on_well": lambda r: (
        r.acts
        and r.kind == "take_water"
        and r.me["cell"] == r.args["cell"]
        and not (r.here()["revealed"] and r.here()["face"] == "well")
    ),
    "own_canteen_full": lambda r: r.acts and r.me["water"] == r.me["canteen"] == r.args["most"],
    "canteen_full": lambda r: (
        _gives(r) and r.other("receiver")["water"] == r.other("receiver")["canteen"] == r.args["most"]
    ),
    "canteens_full": lambda r: (
        r.kind == "water_reserve"
        and all(seat["water"] == seat["canteen"] for seat in r.seats if seat["cell"] == r.me["cell"])
    ),
    "water_apart": lambda r: (
        _gives(r)
        and r.role != "water_carrier"
        and r.other("receiver")["cell"] == r.args["cell"] != r.me["cell"]
    ),
    "water_apart_carrier": lambda r: (
        _gives(r)
        and r.role == "water_carrier"
        and r.apart(r.other("receiver")["cell"], r.me["cell"]) == r.args["steps"] > 1
    ),
    "too_little_water": lambda r: (
        r.kind == "give" and r.me["water"] == r.args["held"] < r.args["amount"] == r.wanted["amount"]
    ),
    "too_little_room": lambda r: (
        _gives(r)
        and r.other("receiver")["canteen"] - r.other("receiver")["water"] == r.args["room"]
        and r.args["room"] < r.args["amount"] == r.wanted["amount"]
    ),
    "no_card": lambda r: (
        r.me["hand"].get(r.args["equipment"], 0) == 0
        and (
            r.args["equipment"] == r.wanted.get("equipment", r.kind)
            or (r.kind in {"alone", "passenger", "land"} and r.args["equipment"] == "jet_pack")
        )
    ),
    "cards_apart": lambda r: (
        r.kind == "hand_over" and r.other("receiver")["cell"] == r.args["cell"] != r.me["cell"]
    ),
    "give_others": lambda r: r.kind in {"give", "hand_over"} and r.wanted["receiver"] == r.seat,
    "transfers_spent": lambda r: (
        r.kind in {"give", "hand_over"} and r.view["transfers"] == r.args["most"] == 20
    ),
    "shield_up": lambda r: r.kind == "solar_shield" and r.me["shield"],
    "throttle_own_turn": lambda r: (
        r.kind == "time_throttle" and r.view["active"] == r.args["holder"] != r.seat
    ),
    "throttle_too_late": lambda r: r.kind == "time_throttle" and r.active and r.step == "draw_storm",
    "no_such_player": lambda r: (
        len(r.seats) == r.args["players"]
        and max(r.wanted.get("pawn", -1), r.wanted.get("receiver", -1)) >= len(r.seats)
    ),
}
