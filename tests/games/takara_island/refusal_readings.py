"""What each refusal says, read off the seat's own view: nothing here comes from the engine's rules.

``Reading(view, seat).holds(action, refusal)`` tells whether it is so at the table that this seat sees.
"""

from collections.abc import Callable
from typing import Any, Final

from archipel.engine.action import Action
from archipel.engine.refusal import Refusal
from tests.games.takara_island.oracle import MONSTERS, PRICES
from tests.refused import SeatReading

WORKERS: Final = {"mine": "miner", "study": "archaeologist", "divine": "diviner"}
POWERS: Final = ["miner", "archaeologist", "diviner"]
AT_WORK: Final = {
    "observe",
    "dig",
    "destroy",
    "fight",
    "gamble",
    "sell",
    "buy",
    "hire",
    "imitate",
    "end_actions",
}


class Reading(SeatReading):
    """What the seat's view says of a refusal."""

    def holds(self, action: Action, refusal: Refusal) -> bool:
        """Whether what the refusal says is so."""
        if refusal.reason == "over":
            return bool(self.view["outcome"]["name"] == refusal.args["ending"])
        if refusal.reason != "not_your_turn" and self.view["active"] != self.seat:
            return False
        self.asked, self.kind, self.args = action.to_json(), action.kind, refusal.args
        return HOLDS[refusal.reason](self)

    def lying(self, site: str) -> list[Any]:
        """The tiles that a site still has, from the top."""
        tiles = next(each["tiles"] for each in self.view["sites"] if each["site"] == site)
        return [tile for tile in tiles if tile["state"] != "gone"]

    def on_top(self, site: str) -> str:
        """The face-up tile on top of a site, or nothing."""
        first = self.lying(site)[:1]
        return first[0]["tile"] if first and first[0]["state"] == "up" else ""

    def site_numbered(self, number: int) -> str:
        return f"site_{number + 1}"

    def holder(self, specialist: str) -> int | None:
        found = [each for each in self.view["specialists"] if each["specialist"] == specialist]
        seat: int | None = found[0]["seat"]
        return seat

    def price(self) -> int:
        """What the action that was refused would cost."""
        if self.kind == "heal":
            return 2 * int(self.asked["count"])
        surcharge = {"hire": 0, "imitate": 2}
        if self.kind in surcharge:
            return PRICES[self.asked["specialist"]] + surcharge[self.kind]
        return {"rent_sword": 3, "leave_sword": 3, "recruit": 5, "leave_recruit": 5, "buy": 5}[self.kind]

    def looked_at(self) -> tuple[str, int]:
        """The tile of a running observation."""
        return self.site_numbered(self.fields[0]), self.fields[1] + 1

    def about_site(self) -> bool:
        return bool(self.args["site"] == self.asked["site"])


def _stopped(r: Reading) -> bool:
    site, depth = r.args["site"], r.args["depth"]
    seen = r.lying(site)[:3]
    above = [tile for tile in seen if tile["depth"] < depth]
    stopper = [tile for tile in seen if tile["depth"] == depth and tile["state"] == "up"]
    return bool(stopper) and stopper[0]["tile"] == r.args["tile"] and all(t["state"] == "up" for t in above)


def _sold_out(r: Reading) -> bool:
    """No XP tile of that worth: s_xp_1, i_xp_2_wound …"""
    return not any(name.split("_")[1:3] == ["xp", str(r.asked["xp"])] for name in r.me["tiles"])


HOLDS: Final[dict[str, Callable[[Reading], bool]]] = {
    "not_your_turn": lambda r: r.view["active"] == r.args["seat"] != r.seat,
    "sword_first": lambda r: r.step == "rent_sword" and r.args["karas"] == 3 and r.kind in AT_WORK,
    "look_first": lambda r: r.step == "observe" and r.looked_at() == (r.args["site"], r.args["depth"]),
    "put_back_first": lambda r: (
        r.step == "look_at_tiles"
        and [r.args["site"], r.args["from"], r.args["to"]]
        == [r.site_numbered(r.fields[0]), r.fields[1] + 1, r.fields[2] + 1]
    ),
    "map_first": lambda r: r.step == "choose_map" and (r.args["karas"], r.args["xp"]) == (5, 2),
    "specialist_first": lambda r: (
        r.step == "use_specialist"
        and r.args["specialist"] == POWERS[r.fields[0]]
        and WORKERS.get(r.kind) != r.args["specialist"]
    ),
    "recruit_first": lambda r: r.step == "recruit" and r.args["karas"] == 5,
    "heal_first": lambda r: r.step == "heal" and r.args["wounded"] == r.me["hospital"] > 0,
    "lacks_karas": lambda r: (
        r.args["karas"] == r.price() and r.args["lacking"] == r.price() - r.me["karas"] > 0
    ),
    "sword_rented": lambda r: r.view["village"]["sword"] == r.seat,
    "sword_at_start": lambda r: r.step != "rent_sword" and r.view["village"]["sword"] is None,
    "recruited_already": lambda r: r.me["team"] == r.args["count"] == 3,
    "recruit_at_end": lambda r: r.me["team"] == 2 and r.step not in {"recruit", "heal"},
    "recruit_declined": lambda r: r.me["team"] == 2 and r.step == "heal" and r.me["karas"] >= 5,
    "nobody_wounded": lambda r: r.me["hospital"] == 0 and r.kind == "heal",
    "hospital_at_end": lambda r: (
        r.me["hospital"] == r.args["wounded"] > 0 and r.step not in {"recruit", "heal"}
    ),
    "fewer_wounded": lambda r: r.me["hospital"] == r.args["wounded"] < r.asked["count"],
    "site_empty": lambda r: r.about_site() and not r.lying(r.args["site"]),
    "look_stopped": lambda r: r.about_site() and _stopped(r),
    "all_seen": lambda r: (
        r.about_site()
        and len(r.lying(r.args["site"])[:3]) == r.args["count"]
        and all(tile["state"] == "up" for tile in r.lying(r.args["site"])[:3])
    ),
    "rockfall_on_top": lambda r: (
        r.about_site() and "rockfall" in r.on_top(r.args["site"]) and r.args["count"] == 2
    ),
    "monster_on_top": lambda r: r.about_site() and r.on_top(r.args["site"]) == r.args["tile"] in MONSTERS,
    "needs_two": lambda r: (
        "rockfall" in r.on_top(r.asked["site"]) and r.me["home"] == r.args["left"] < r.args["count"] == 2
    ),
    "no_rockfall_on_top": lambda r: r.about_site() and "rockfall" not in r.on_top(r.args["site"]),
    "no_monster_on_top": lambda r: r.about_site() and r.on_top(r.args["site"]) not in MONSTERS,
    "no_sword": lambda r: r.view["village"]["sword"] is None and r.on_top(r.asked["site"]) in MONSTERS,
    "nothing_looked_at": lambda r: r.step != "observe",
    "not_a_monster": lambda r: (
        r.step == "observe"
        and r.looked_at() == (r.args["site"], r.args["depth"])
        and [t["tile"] for t in r.lying(r.args["site"]) if t["depth"] == r.args["depth"]] == [r.args["tile"]]
        and r.args["tile"] not in MONSTERS
    ),
    "nothing_to_put_back": lambda r: r.step != "look_at_tiles",
    "no_map": lambda r: r.step != "choose_map",
    "traded_already": lambda r: r.view["village"]["counter"] == 1,
    "nothing_to_sell": lambda r: r.args["xp"] == r.asked["xp"] and _sold_out(r),
    "no_token_left": lambda r: r.view["village"]["tokens"] == 0,
    "has_specialist": lambda r: r.me["specialist"] == r.args["specialist"],
    "not_at_port": lambda r: (
        r.holder(r.args["specialist"]) == r.args["seat"] != r.seat
        and r.args["specialist"] == ("imitator" if r.kind == "imitate" else r.asked["specialist"])
    ),
    "nobody_to_copy": lambda r: all(each["seat"] is None for each in r.view["specialists"]),
    "not_to_copy": lambda r: (
        r.args["specialist"] == r.asked["specialist"] and r.holder(r.args["specialist"]) is None
    ),
    "not_hired": lambda r: r.args["specialist"] == WORKERS[r.kind] != r.me["specialist"],
    "asleep": lambda r: r.args["specialist"] == WORKERS[r.kind] == r.me["specialist"] and not r.me["awake"],
    "power_used": lambda r: r.args["specialist"] == WORKERS[r.kind] == r.me["specialist"] and r.me["awake"],
    "tile_gone": lambda r: (
        r.about_site()
        and r.args["depth"] == r.asked["depth"] < min(tile["depth"] for tile in r.lying(r.args["site"]))
    ),
    "starts_too_deep": lambda r: (
        r.about_site()
        and r.args["count"] == 3
        and r.args["depth"]
        == max(7, min(tile["depth"] for tile in r.lying(r.args["site"])))
        < r.asked["depth"]
    ),
}
