"""Why a line is a good one, in words for people: a key and its arguments."""

from typing import Final

from archipel.engine.event import Args
from archipel.games.takara_island.rules.actions import describe
from archipel.games.takara_island.rules.state import TakaraState

_BY_KIND: Final[dict[str, str]] = {
    "rent_sword": "reason-rent_sword",
    "leave_sword": "reason-leave_sword",
    "observe": "reason-observe",
    "dig": "reason-dig",
    "destroy": "reason-destroy",
    "fight": "reason-fight",
    "gamble": "reason-gamble",
    "sell": "reason-sell",
    "buy": "reason-buy",
    "hire": "reason-hire",
    "imitate": "reason-hire",
    "turn_up": "reason-turn_up",
    "look_on": "reason-look_on",
    "mine": "reason-mine",
    "study": "reason-look",
    "divine": "reason-look",
    "cash_map": "reason-cash_map",
    "keep_map": "reason-keep_map",
    "recruit": "reason-recruit",
    "leave_recruit": "reason-leave_recruit",
    "heal": "reason-heal",
}
REASONS: Final = [
    *dict.fromkeys(_BY_KIND.values()),
    "reason-go_on",
    "reason-chance",  # said after any other by a bot that has estimated the seat's chance
]


def reason(state: TakaraState, codes: list[int]) -> tuple[str, Args]:
    """What the first action of a line is for."""
    if not codes:
        return "reason-go_on", {}
    action = describe(state, codes[0])
    args: Args = dict(action.args.items())
    return _BY_KIND.get(action.kind, "reason-go_on"), args
