"""What each refusal says, read off the seat's own view: nothing here comes from the engine's rules.

``Reading(view, seat).holds(action, refusal)`` tells whether it is so at the table that this seat sees.
"""

from collections.abc import Callable
from typing import Any, Final

from archipel.engine.action import Action
from archipel.engine.refusal import Refusal
from tests.games.la_isla.oracle import ANIMALS
from tests.refused import SeatReading

WITHOUT_TURNS: Final = {"over", "assign_first", "assigned_already", "no_fourth_card", "not_your_turn"}
# The reasons that only say that it is another phase.
OTHER_PHASE: Final = {
    "assign_with_cards": "cards",
    "holder_in_a": "A",
    "exchange_in_c": "C",
    "place_in_c": "C",
    "pay_in_c": "C",
}


class Reading(SeatReading):
    """What the seat's view says of a refusal."""

    def holds(self, action: Action, refusal: Refusal) -> bool:
        """Whether what the refusal says is so."""
        reason = refusal.reason
        if reason == "over":
            return bool(self.view["outcome"]["name"] == refusal.args["ending"])
        self.asked, self.kind, self.args = action.to_json(), action.kind, refusal.args
        if reason in OTHER_PHASE:
            return bool(OTHER_PHASE[reason] != self.view["phase"] == self.args["phase"])
        if reason not in WITHOUT_TURNS and self.view["active"] != self.seat:
            return False
        return HOLDS[reason](self)

    def waiting(self) -> int:
        """How many players have not assigned their cards."""
        return sum(not each["ready"] for each in self.view["seats"])

    def shows(self, family: str, parameter: str | None = None) -> bool:
        """LI-F1: a function that is visible in the holder."""
        return any(c and (c["family"], c["parameter"]) == (family, parameter) for c in self.me["slots"])

    def space(self, name: str) -> Any:
        return next(each for each in self.view["spaces"] if each["space"] == name)

    def price(self, name: str) -> int:
        """LI-C4, X15: two resources, or one with a discount."""
        space = self.space(name)
        shared = any(seat != self.seat for seat in space["explorers"])
        cheap = self.shows("sym_cost", space["symbol"]) or (self.shows("shared_cost") and shared)
        return 1 if cheap else 2

    def missing(self, name: str) -> int:
        """LI-F9, X16: what is lacking when all that can pay does."""
        colour, owned = self.space(name)["colour"], self.me["resources"]
        jokers = [each for each in owned if each != colour and owned[each] and self.shows("joker", each)]
        return int(self.price(name) - owned[colour] - len(jokers))

    def chosen(self) -> str:
        """The space that a step speaks of."""
        return str(self.view["spaces"][self.fields[0]]["space"])

    def cubes(self) -> list[str]:
        """What an action pays."""
        return (
            [self.asked["resource"]]
            if self.kind == "pay_one"
            else [self.asked["first"], self.asked["second"]]
        )


def _free_slot_before(r: Reading) -> bool:
    slots = r.me["slots"]
    free = [number for number, card in enumerate(slots, start=1) if card is None]
    card = r.me["shown"]["function"]
    return free[0] == r.args["slot"] < r.asked["slot"] and all(
        c is None or c["function"] != card for c in slots
    )


HOLDS: Final[dict[str, Callable[[Reading], bool]]] = {
    "not_your_turn": lambda r: (
        r.view["active"] == r.args["seat"] != r.seat and r.view["phase"] == r.args["phase"] != "cards"
    ),
    "assign_first": lambda r: (
        r.view["phase"] == "cards"
        and not r.me["ready"]
        and len(r.me["hand"]) == r.args["count"]
        and r.kind != "assign"
    ),
    "assigned_already": lambda r: (
        r.view["phase"] == "cards" and r.me["ready"] and r.waiting() == r.args["count"] > 0
    ),
    "no_fourth_card": lambda r: (
        len(r.me["hand"]) == r.args["count"] == 3 and "fourth" in {r.asked["a"], r.asked["b"], r.asked["d"]}
    ),
    "put_first": lambda r: r.step == "put_card" and r.me["shown"]["function"] == r.args["function"],
    "exchange_first": lambda r: r.step == "exchange",
    "space_first": lambda r: r.step == "choose_space" and r.me["supply"] == r.args["supply"],
    "explorer_first": lambda r: r.step == "choose_explorer" and r.me["supply"] == 0,
    "payment_first": lambda r: (
        r.step == "choose_payment"
        and r.price(r.chosen()) == r.args["cost"]
        and r.space(r.chosen())["colour"] == r.args["resource"]
    ),
    "marker_of_card_first": lambda r: r.step == "choose_marker" and ANIMALS[r.fields[0]] == r.args["animal"],
    "free_marker_first": lambda r: r.step == "free_marker" and r.fields[0] == r.args["left"],
    "bonus_first": lambda r: r.step == "take_bonus" and r.fields[0] == r.args["left"],
    "no_such_slot": lambda r: len(r.me["slots"]) == r.args["count"] < r.asked["slot"] == r.args["slot"],
    "free_slot_before": _free_slot_before,
    "no_exchange_function": lambda r: not r.shows("exchange"),
    "exchange_at_start": lambda r: r.shows("exchange") and r.view["phase"] == "C" and r.step != "exchange",
    "none_to_give": lambda r: (
        r.args["resource"] == r.asked["give"] and not r.me["resources"][r.asked["give"]]
    ),
    "same_colour": lambda r: r.asked["give"] == r.asked["take"] == r.args["resource"],
    "own_explorer_there": lambda r: (
        r.args["space"] == r.asked["space"] and r.asked["space"] in r.me["on_island"]
    ),
    "lacks_resources": lambda r: (
        r.args["resource"] == r.space(r.asked["space"])["colour"]
        and r.args["cost"] == r.price(r.asked["space"])
        and r.args["lacking"] == r.missing(r.asked["space"]) > 0
    ),
    "supply_first": lambda r: r.me["supply"] == r.args["count"] > 0 and r.kind == "move_from",
    "no_explorer_there": lambda r: r.asked["space"] not in r.me["on_island"],
    "other_price": lambda r: r.price(r.chosen()) == r.args["cost"] != len(r.cubes()),
    "too_few_cubes": lambda r: (
        r.me["resources"][r.args["resource"]] == r.args["count"]
        and r.cubes().count(r.args["resource"]) - r.args["count"] == r.args["lacking"] > 0
    ),
    "no_joker": lambda r: (
        r.args["resource"] in r.cubes()
        and r.args["wanted"] == r.space(r.chosen())["colour"] != r.args["resource"]
        and not r.shows("joker", r.args["resource"])
    ),
    "one_joker_each": lambda r: (
        r.cubes() == [r.args["resource"]] * 2
        and r.args["wanted"] == r.space(r.chosen())["colour"] != r.args["resource"]
    ),
}
