"""Forbidden Desert: the storm to come, read again from what the seat sees."""

from tests.coach.cases import Case
from tests.coach.desert_ways import last_certain
from tests.coach.thirst import dies


def risks(case: Case) -> list[float]:
    """Everybody's odds of dying of thirst by the storm cards of this turn, as it is when the actions end."""
    assert 0 < to_come(case) <= case.view["storm_pile"]["size"]
    view = last_certain(case)
    return [dies(case, pawn, view) for pawn in range(len(case.view["seats"]))]


def to_come(case: Case) -> int:
    """The storm cards still to be drawn this turn."""
    view = last_certain(case)
    return int(next((step[1] for step in case.steps if step[0] == "draw_storm"), view["cards_to_draw"]))


def thirst(case: Case) -> object:
    told = [round(100 * each) for each in risks(case)]
    return told[case.args["pawn"]] == max(told) == case.args["risk"] > 0


def shuffle(case: Case) -> object:
    """More cards are to come than the pile still has."""
    return to_come(case) > case.view["storm_pile"]["size"] == case.args["left"] > 0


def pause(case: Case) -> object:
    """The cards of this turn are drawn; whoever follows acts before the next ones."""
    hand = case.view["seats"][case.seat]["hand"]
    kept = "yes" if any(card != "time_throttle" for card in hand) else "no"
    follows = (case.view["active"] + 1) % len(case.view["seats"])
    over = case.view["step"] == ["draw_storm", 0]
    return over and case.args["seat"] == follows and case.args["kept"] == kept


def shield(case: Case) -> object:
    view = last_certain(case)
    cell = view["seats"][case.seat]["cell"]
    here = [pawn for pawn, seat in enumerate(view["seats"]) if seat["cell"] == cell]
    risk = max(dies(case, pawn, view, case.seat) for pawn in here)
    shaded = view["seats"][case.seat]["shield"]
    return shaded and len(here) == case.args["count"] and round(100 * risk) == case.args["risk"]


def look(case: Case) -> object:
    return case.args["count"] == min(case.view["storm"]["level"], case.view["storm_pile"]["size"])


def comes_next(case: Case) -> object:
    """The card is put at this place of those that are known on top."""
    number = [each["storm"] for each in case.doing("next")].index(case.args["storm"])
    return case.views[number + 1]["storm_pile"]["top"][case.args["number"] - 1] == case.args["storm"]
