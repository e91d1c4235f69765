"""What each reason for a refusal says, read again from the view with a geometry of its own."""

from collections import deque
from collections.abc import Callable
from typing import Any

from archipel.engine.action import Action
from archipel.engine.refusal import Refusal
from tests.games.forbidden_island.oracle import SITES
from tests.games.forbidden_island.positions import BAGS, LIFT

IN_FLIGHT = {"choose_passengers", "choose_landing"}
TURN_KINDS = {"move", "fly", "shore_up", "shore_up_two", "navigate", "give", "capture", "end_actions"}


class Read:
    """A view, the action that was refused, and why: what the table shows of them."""

    def __init__(self, view: Any, action: Action, refusal: Refusal) -> None:
        self.view = view
        self.seat, self.kind, self.rule = action.seat, action.kind, refusal.rule
        self.wanted: Any = action.args
        self.args: Any = refusal.args
        self.step = view["step"][0] if view["step"] else None
        self.fields = view["step"][1:] if view["step"] else []
        self.tiles = {each["tile"]: each for each in view["island"]["tiles"]}
        self.seats = view["seats"]
        self.me = self.seats[self.seat]
        self.role = self.me["adventurer"]

    def cell(self, tile: str) -> tuple[int, int]:
        return self.tiles[tile]["row"], self.tiles[tile]["column"]

    def steps(self, here: str, there: str) -> int:
        """Steps up, down, left and right over all places of the island, sunk or not."""
        cells = {self.cell(tile) for tile in self.tiles}
        queue, far = deque([self.cell(here)]), {self.cell(here): 0}
        while queue:
            row, column = queue.popleft()
            for cell in ((row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)):
                if cell in cells and cell not in far:
                    far[cell] = far[row, column] + 1
                    queue.append(cell)
        return far[self.cell(there)]

    def leaps(self, here: str, there: str) -> int:
        """Steps in eight directions."""
        (r, c), (row, column) = self.cell(here), self.cell(there)
        return max(abs(r - row), abs(c - column))

    def corner(self, here: str, there: str) -> bool:
        (r, c), (row, column) = self.cell(here), self.cell(there)
        return abs(r - row) == abs(c - column) == 1

    def held(self, card: str, seat: int | None = None) -> int:
        hand = self.me["hand"] if seat is None else self.seats[seat]["hand"]
        return int(hand.get(card, 0))

    def sunk(self, tile: Any) -> bool:
        return bool(self.tiles[tile]["state"] == "sunk")

    @property
    def acts(self) -> bool:
        """It is this player's turn to take actions, and this is one."""
        return self.kind in TURN_KINDS and self.seat == self.view["active"] and self.step == "take_actions"

    @property
    def in_water(self) -> Any:
        """FI-P7: the pawn to be settled: the active player's, then clockwise."""
        order = [(self.view["active"] + i) % len(self.seats) for i in range(len(self.seats))]
        return next(seat for seat in order if self.sunk(self.seats[seat]["tile"]))

    def about_flight(self) -> tuple[int, list[int], str]:
        """Who holds the card, who is aboard, and where it leaves from."""
        aboard = [pawn for pawn in range(len(self.seats)) if self.fields[1] >> pawn & 1]
        some = self.fields[1] | (self.fields[2] if self.step == "choose_passengers" else 0)
        first = next(pawn for pawn in range(len(self.seats)) if some >> pawn & 1)
        return self.fields[0], aboard, self.seats[first]["tile"]

    def way(self, start: str, there: str, through: Callable[[str], bool]) -> bool:
        """Whether side by side one comes from here to there through such tiles alone."""
        queue, met = deque([start]), {start}
        while queue:
            here = queue.popleft()
            for tile in self.tiles:
                if tile not in met and self.steps(here, tile) == 1:
                    if tile == there:
                        return True
                    if through(tile):
                        met.add(tile)
                        queue.append(tile)
        return False


Truth = Callable[[Read], bool]


def _special(read: Read) -> bool:
    return read.kind in {"sandbags", "helicopter", "take_off"}


def _away(read: Read) -> list[int]:
    return [i for i, seat in enumerate(read.seats) if seat["tile"] != "fools_landing"]


def _guided(read: Read) -> tuple[str, str, int]:
    pawn = read.seats[read.wanted["pawn"]]
    leaps = read.view["options"]["navigator_uses_pawn_powers"] == "yes" and pawn["adventurer"] == "explorer"
    here, there = pawn["tile"], str(read.wanted["tile"])
    return here, there, read.leaps(here, there) if leaps else read.steps(here, there)


def _shored(read: Read) -> bool:
    """The tile named is one of those to be shored up."""
    tile = read.args["tile"]
    return read.acts and tile in read.wanted.values() and read.tiles[tile]["state"] == "flooded"


def _sunk(read: Read) -> bool:
    return read.sunk(read.args["tile"]) and read.args["tile"] in read.wanted.values()


TRUE: dict[str, Truth] = {
    "over": lambda r: r.view["outcome"]["name"] == r.args["ending"] and r.rule == r.view["outcome"]["rule"],
    "not_your_turn": lambda r: (
        r.seat != r.view["active"] == r.args["holder"] and (r.kind in TURN_KINDS or r.kind.startswith("draw"))
    ),
    "actions_first": lambda r: (
        r.step == "take_actions" and r.fields == [r.args["left"]] and r.kind.startswith("draw")
    ),
    "draw_treasure_now": lambda r: (
        r.step == "draw_treasure" and r.fields == [r.args["left"]] and r.kind != "draw_treasure"
    ),
    "draw_flood_now": lambda r: (
        r.step == "draw_flood" and r.fields == [r.args["left"]] and r.kind != "draw_flood"
    ),
    "discard_first": lambda r: (
        r.step == "discard"
        and r.fields == [r.seat]
        and (r.me["hand_size"], 5) == (r.args["cards"], r.args["most"])
        and r.kind != "discard"
        and not _special(r)
    ),
    "discarding": lambda r: (
        r.step == "discard"
        and r.fields == [r.args["holder"]] != [r.seat]
        and r.seats[r.args["holder"]]["hand_size"] == r.args["cards"] == 6
    ),
    "few_enough": lambda r: (
        r.kind == "discard" and r.me["hand_size"] == r.args["cards"] <= r.args["most"] == 5
    ),
    "in_water": lambda r: (
        r.step == "swim"
        and r.in_water == r.args["pawn"]
        and (r.seat != r.args["pawn"] or _special(r))
        and r.seats[r.args["pawn"]]["tile"] == r.args["tile"]
    ),
    "swim_first": lambda r: (
        r.step == "swim" and r.in_water == r.seat and r.kind != "swim" and r.me["tile"] == r.args["tile"]
    ),
    "tile_stands": lambda r: r.kind == "swim" and not r.sunk(r.me["tile"]) and r.me["tile"] == r.args["tile"],
    "flight_of_another": lambda r: r.step in IN_FLIGHT and r.fields[0] == r.args["holder"] != r.seat,
    "call_helicopter_first": lambda r: (
        r.kind in {"board", "done", "land"} and r.step not in IN_FLIGHT and r.held(LIFT) > 0
    ),
    "board_first": lambda r: (
        r.step == "choose_passengers" and r.kind not in {"board", "done"} and r.about_flight()[1] != []
    ),
    "nobody_aboard": lambda r: (
        r.step == "choose_passengers" and r.about_flight()[1:] == ([], r.args["tile"]) and r.kind != "board"
    ),
    "aboard_already": lambda r: r.kind == "board" and r.args["pawn"] in r.about_flight()[1],
    "boards_elsewhere": lambda r: (
        r.kind == "board"
        and r.seats[r.args["pawn"]]["tile"] == r.args["from"]
        and r.about_flight()[2] == r.args["tile"] != r.args["from"]
    ),
    "passed_over": lambda r: (
        r.kind == "board"
        and r.seats[r.args["pawn"]]["tile"] == r.about_flight()[2]
        and r.args["pawn"] < max(r.about_flight()[1])
    ),
    "land_first": lambda r: (
        r.step == "choose_landing" and r.kind != "land" and r.about_flight()[2] == r.args["tile"]
    ),
    "land_elsewhere": lambda r: r.step == "choose_landing" and r.wanted["tile"] == r.about_flight()[2],
    "last_tile": lambda r: r.kind == "helicopter" and sum(not r.sunk(tile) for tile in r.tiles) == 1,
    "nobody_there": lambda r: (
        r.kind == "helicopter"
        and r.wanted["tile"] == r.args["tile"] not in [seat["tile"] for seat in r.seats]
    ),
    "rescue_only": lambda r: (
        r.step == "swim"
        and r.kind == "helicopter"
        and r.args["pawn"] == r.in_water
        and r.wanted["tile"] != r.args["tile"] == r.seats[r.in_water]["tile"]
    ),
    "treasures_missing": lambda r: (
        r.kind == "take_off"
        and sum(captor is None for captor in r.view["treasures"].values()) == r.args["missing"] > 0
    ),
    "pawns_away": lambda r: (
        r.kind == "take_off"
        and None not in r.view["treasures"].values()
        and r.args["pawns"] == _away(r) != []
    ),
    "no_card": lambda r: (
        not r.held(r.args["card"])
        and r.args["card"] == (BAGS if r.kind == "sandbags" else LIFT)
        and (_special(r) or r.kind in {"board", "done", "land"})
    ),
    "not_in_hand": lambda r: r.wanted["card"] == r.args["card"] and not r.held(r.args["card"]),
    "nothing_flooded": lambda r: (
        r.kind == "sandbags" and "flooded" not in [tile["state"] for tile in r.tiles.values()]
    ),
    "nothing_to_give": lambda r: r.acts and r.kind == "give" and not any(r.held(card) for card in SITES),
    "give_others": lambda r: r.kind == "give" and r.wanted["receiver"] == r.seat,
    "apart": lambda r: (
        r.acts
        and r.kind == "give"
        and r.role != "messenger"
        and r.seats[r.wanted["receiver"]]["tile"] == r.args["tile"] != r.me["tile"]
    ),
    "captured": lambda r: (
        r.acts and r.view["treasures"][r.wanted["treasure"]] == r.args["holder"] is not None
    ),
    "cards_missing": lambda r: (
        r.acts
        and r.kind == "capture"
        and r.wanted["treasure"] == r.args["card"]
        and r.held(r.args["card"]) == r.args["held"] < 4
        and r.args["held"] + r.args["missing"] == 4
    ),
    "not_on_site": lambda r: (
        r.acts
        and r.kind == "capture"
        and r.held(str(r.wanted["treasure"])) >= 4
        and SITES[r.args["treasure"]] == {r.args["tile"], r.args["second"]}
        and r.me["tile"] not in SITES[r.args["treasure"]]
    ),
    "one_site_left": lambda r: (
        r.acts
        and r.kind == "capture"
        and r.me["tile"] != r.args["tile"]
        and [tile for tile in SITES[r.args["treasure"]] if not r.sunk(tile)] == [r.args["tile"]]
    ),
    "sunk": _sunk,
    "there_already": lambda r: r.acts and r.wanted["tile"] == r.me["tile"] == r.args["tile"],
    "too_far": lambda r: (
        r.acts
        and r.kind == "move"
        and r.role not in {"explorer", "diver"}
        and r.steps(r.me["tile"], r.args["tile"]) == r.args["steps"] > 1
    ),
    "diagonal": lambda r: (
        r.acts
        and r.kind == "move"
        and r.role not in {"explorer", "diver"}
        and r.corner(r.me["tile"], r.args["tile"])
    ),
    "too_far_explorer": lambda r: (
        r.acts
        and r.kind == "move"
        and r.role == "explorer"
        and r.leaps(r.me["tile"], r.args["tile"]) == r.args["steps"] > 1
    ),
    "dive_barred": lambda r: (
        r.acts
        and r.kind == "move"
        and r.role == "diver"
        and r.steps(r.me["tile"], r.args["tile"]) == r.args["steps"]
        and not r.way(r.me["tile"], r.args["tile"], lambda tile: r.tiles[tile]["state"] != "dry")
    ),
    "not_pilot": lambda r: r.acts and r.kind == "fly" and r.role != "pilot",
    "flown": lambda r: (
        r.acts
        and r.kind == "fly"
        and r.role == "pilot"
        and r.me["flown"]
        and r.steps(r.me["tile"], r.args["tile"]) == r.args["steps"]
    ),
    "not_navigator": lambda r: r.acts and r.kind == "navigate" and r.role != "navigator",
    "guide_others": lambda r: r.acts and r.kind == "navigate" and r.wanted["pawn"] == r.seat,
    "pawn_there_already": lambda r: r.acts and r.seats[r.wanted["pawn"]]["tile"] == r.wanted["tile"],
    "guide_far": lambda r: r.acts and r.kind == "navigate" and _guided(r)[2] == r.args["steps"] > 2,
    "guide_barred": lambda r: (
        r.acts
        and r.kind == "navigate"
        and _guided(r)[2] == 2
        and not any(
            r.steps(_guided(r)[0], tile) == 1 == r.steps(tile, _guided(r)[1]) and not r.sunk(tile)
            for tile in r.tiles
        )
    ),
    "not_flooded": lambda r: (
        r.args["tile"] in r.wanted.values()
        and r.tiles[r.args["tile"]]["state"] == "dry"
        and (r.kind == "sandbags" or r.acts)
    ),
    "shore_far": lambda r: (
        _shored(r) and r.role != "explorer" and r.steps(r.me["tile"], r.args["tile"]) == r.args["steps"] > 1
    ),
    "shore_diagonal": lambda r: (
        _shored(r) and r.role != "explorer" and r.corner(r.me["tile"], r.args["tile"])
    ),
    "shore_far_explorer": lambda r: (
        _shored(r) and r.role == "explorer" and r.leaps(r.me["tile"], r.args["tile"]) == r.args["steps"] > 1
    ),
    "not_engineer": lambda r: r.acts and r.kind == "shore_up_two" and r.role != "engineer",
    "swim_far": lambda r: (
        r.kind == "swim"
        and r.in_water == r.seat
        and r.role in {"engineer", "messenger", "navigator"}
        and r.steps(r.me["tile"], r.args["tile"]) == r.args["steps"] > 1
    ),
    "swim_diagonal": lambda r: (
        r.kind == "swim"
        and r.in_water == r.seat
        and r.role in {"engineer", "messenger", "navigator"}
        and r.corner(r.me["tile"], r.args["tile"])
    ),
    "swim_far_explorer": lambda r: (
        r.kind == "swim"
        and r.in_water == r.seat
        and r.role == "explorer"
        and r.leaps(r.me["tile"], r.args["tile"]) == r.args["steps"] > 1
    ),
    "swim_nearest": lambda r: (
        r.kind == "swim"
        and r.role == "diver"
        and r.args["nearest"] == min(r.steps(r.me["tile"], tile) for tile in r.tiles if not r.sunk(tile))
        and r.steps(r.me["tile"], r.args["tile"]) == r.args["steps"] > r.args["nearest"]
    ),
    "no_such_player": lambda r: (
        len(r.seats) == r.args["players"]
        and max(v for v in r.wanted.values() if isinstance(v, int)) >= len(r.seats)
    ),
}
