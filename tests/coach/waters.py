"""The Island's board as a seat sees it: distances, whom a creature hits, and where it can go."""

from typing import Any, Final

from tests.coach.cases import Case

RANGE: Final = {"sea_serpent": 1, "shark": 2, "whale": 3}
# A shark takes swimmers, a whale overturns boats, a sea serpent does both.
PREY: Final = {"shark": ("sea",), "whale": ("boat",), "sea_serpent": ("sea", "boat")}


def explorer_in(view: Any, name: str) -> Any:
    return next(each for each in view["explorers"] if each["explorer"] == name)


def apart(view: Any, one: str, other: str) -> int:
    places = {name: (q, r) for name, q, r in view["spaces"]}
    q, r = (places[one][axis] - places[other][axis] for axis in (0, 1))
    return int(max(abs(q), abs(r), abs(q + r)))


def to_shore(view: Any, space: str) -> int:
    return min(apart(view, space, shore) for isle in view["isles"] for shore in isle["shores"])


def before_end(case: Case) -> Any:
    """What is seen before the moves are ended."""
    for number, action in enumerate(case.actions):
        if action["kind"] == "end_moves":
            return case.views[number]
    return case.after


def can_hit(creature: str, explorer: Any) -> bool:
    """A shark takes swimmers, a whale overturns boats, a sea serpent does both."""
    return (
        explorer["where"] in {"shark": ("sea",), "whale": ("boat",), "sea_serpent": ("sea", "boat")}[creature]
    )


def on_board(view: Any, seat: int, own: bool) -> list[Any]:
    """The explorers on the board of a seat, or of all others."""
    there = [each for each in view["explorers"] if each["where"] in ("land", "sea", "boat")]
    return [each for each in there if (each["seat"] == seat) == own]


def hit_from(view: Any, creature: str, start: str) -> list[tuple[str, list[Any]]]:
    """The spaces that a creature can go to, and whom it hits there; where somebody is hit it stops."""
    land = {each["space"] for each in view["tiles"]}
    sea = [name for name, _, _ in view["spaces"] if name not in land]
    found: dict[str, list[Any]] = {}
    edge = {start}
    for _ in range(RANGE[creature]):
        reached = {each for each in sea if any(apart(view, each, space) == 1 for space in edge)}
        edge = set()
        for space in reached - {start, *found}:
            there = [each for each in view["explorers"] if each["at"] == space and can_hit(creature, each)]
            found[space] = there
            if not there:
                edge.add(space)
    return list(found.items())


def in_danger(view: Any, seat: int) -> set[str]:
    """A seat's explorers whom some creature on the board can hit."""
    return {
        each["explorer"]
        for piece in view["creatures"]
        for _, there in hit_from(view, piece["creature"], piece["space"])
        for each in there
        if each["seat"] == seat
    }
