"""The card at the end of a game: who won and how, the way on, and what decided, once somebody asks for it."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from archipel.engine.match import Match
from archipel.engine.record import Record
from archipel.games import find
from archipel.review.findings import Happening, Review, Sums, Turning, act
from tests.table.server import Server
from tests.web.browser import PHONE, Browsers
from tests.web.positions import mostly_long, replay_of, stored

SHORT = "treasure_lost_3"
RIVALS = ["the_island/volcano_4", "la_isla/markers_high_4_full", "takara_island/stones_apart_4"]
TEAMS = ["escaped_4", "forbidden_desert/thirst_5_elite"]
# What lies over the middle of a box; one that lets presses through is asked as if it did not.
IN_SIGHT = """box => {
  box.style.pointerEvents = 'auto';
  const {left, top, width, height} = box.getBoundingClientRect();
  const seen = document.elementFromPoint(left + width / 2, top + height / 2);
  return box === seen || box.contains(seen);
}"""


def happening(match: Match, number: int, luck: float, loss: float) -> Happening:
    """One decision of a game, and what it and chance did to the team."""
    return Happening(
        first=number,
        last=number + 1,
        following=number + 2,
        turn=2,
        seat=match.history[number].action.seat,
        chosen=[act(match.history[number].action)],
        better=[act(match.history[0].action)] if loss else [],
        before=[0.6],
        after=[0.6 + luck - loss],
        luck=[luck],
        luck_error=[0.01],
        given=[-loss],
        loss=loss,
        loss_error=0.02,
        judge=[0.0],
        label="blunder" if loss else "",
        luck_labels=["bad_much_luck" if luck else ""],
    )


def reviewed(judge: float = 0.0) -> dict[str, Any]:
    """A complete review as the table answers it: one moment of chance and one decision."""
    match = Match.replay(find("forbidden_island"), Record.from_json(stored(SHORT)))
    each = [happening(match, 4, -0.3, 0.0), happening(match, 8, 0.0, 0.2)]
    turning = [Turning(0, 0, -0.3, "luck"), Turning(1, 0, -0.2, "decision")]
    sums = [Sums(0.6, -0.3, 0.01, 0.2, 0.02, 0.0, judge, 0.0, 0.3, abs(judge) <= 0.2)]
    found = Review("forbidden_island", 3, True, "", 12, 96, each, sums, [], turning)
    moments = list(range(len(match.history) + 1))
    return {"done": 1.0, "review": found.to_json(), "moments": moments}


class Reviewing:
    """A table that works on its review in three bits, and notes what it was asked."""

    def __init__(self, page: Page, complete: dict[str, Any]) -> None:
        self.asked: list[bool] = []  # whether work was wanted
        self.answers: list[dict[str, Any]] = [{"done": 0.3}, {"done": 0.6}, complete]
        self.holding = False
        self.now: dict[str, Any] = {"done": 0.0}
        page.route("**/review", self.answer)

    def answer(self, route: Route) -> None:
        wish = json.loads(route.request.post_data or "{}")
        self.asked.append(wish["work"])
        if wish["work"] and self.answers and not (self.holding and len(self.answers) == 1):
            self.now = self.answers.pop(0)
        route.fulfill(json=self.now)


def card(browsers: Browsers, server: Server, complete: dict[str, Any], **more: Any) -> tuple[Page, Reviewing]:
    page = browsers.page("about:blank", **more)
    table = Reviewing(page, complete)
    page.goto(replay_of(server, SHORT))
    page.locator("dialog[open] .moments").wait_for()
    return page, table


def test_nothing_is_looked_back_at_unless_somebody_asks(browsers: Browsers, server: Server) -> None:
    path = replay_of(server, SHORT)
    page = browsers.page(path)
    expect(page.locator(".moments").get_by_role("button", name="Look back")).to_be_visible()
    assert server.call("POST", f"/api/tables/{path[3:]}/review", {"work": False}) == (200, {"done": 0.0})


def test_the_card_looks_back_and_each_moment_opens_the_board(browsers: Browsers, server: Server) -> None:
    page, table = card(browsers, server, reviewed())
    table.holding = True
    moments = page.locator(".moments")
    page.get_by_role("button", name="Look back").click()
    expect(moments).to_contain_text("Looking back: 60 %")
    expect(moments.locator("li")).to_have_count(0)
    table.holding = False
    expect(moments.locator("li")).to_have_count(2)
    expect(moments.locator("li").first).to_contain_text("chance was hard. The team: 30 ± 2 points lost")
    expect(moments.locator("li").last).to_contain_text("had something much better")
    moments.get_by_role("button", name="Show the board").last.click()
    expect(page).to_have_url(f"{page.url.split('?')[0]}?moment=8")  # where the choice was to be made
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_a_card_that_is_put_aside_asks_for_no_more(browsers: Browsers, server: Server) -> None:
    page, table = card(browsers, server, reviewed())
    table.holding = True
    page.get_by_role("button", name="Look back").click()
    expect(page.locator(".moments progress")).to_be_visible()
    page.get_by_role("button", name="Look at the board").click()
    page.wait_for_timeout(200)
    asked = len(table.asked)
    page.wait_for_timeout(400)
    assert len(table.asked) == asked


def test_where_the_judge_saw_too_late_the_card_claims_nothing(browsers: Browsers, server: Server) -> None:
    page, _ = card(browsers, server, reviewed(0.5), locale="fr-FR", **PHONE)
    page.get_by_role("button", name="Revenir sur la partie").click()
    moments = page.locator(".moments")
    expect(moments).to_contain_text("Le juge a vu jusqu’à 50 points de cette partie trop tard")
    expect(moments.locator("li")).to_have_count(0)  # nothing is claimed there
    assert page.locator("dialog .body").evaluate("each => each.scrollWidth <= each.clientWidth")


@pytest.mark.parametrize("view", [{}, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", mostly_long([*RIVALS, *TEAMS]))
def test_a_card_says_who_won_and_how_and_is_put_aside_for_the_count(
    browsers: Browsers, server: Server, game: str, view: dict[str, Any]
) -> None:
    page = browsers.page(replay_of(server, game), **view)
    end = page.locator("dialog[open]")
    end.locator(".figures dd").first.wait_for()
    if game in RIVALS:
        seats = stored(game)["seats"]
        expect(end.locator("h2")).to_contain_text("win")
        expect(end.locator(".ranking tr")).to_have_count(seats)
        sources = end.locator("thead th[scope=col]").count()
        assert sources > 1
        assert end.locator(".ranking td").count() == seats * sources
    if "difficulty" in stored(game)["options"]:
        expect(end.locator(".figures")).to_contain_text("Difficulty")
    for way in ("Watch again", "Review", "Look at the board"):
        expect(end.get_by_role("button", name=way, exact=True)).to_be_visible()
    end.get_by_role("button", name="Look at the board").click()
    ending = page.locator(".ending").first
    expect(ending).to_be_visible()
    ending.scroll_into_view_if_needed()
    assert ending.evaluate(IN_SIGHT)
