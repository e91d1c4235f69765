"""Endings worth the game: each has a finale of its own, then who won and why, and hides nothing of the count.

Every ending of the five games, from a stored game that reached it: the last act as its replay shows it, with
all that moves, and the card at its table.
"""

from dataclasses import dataclass

import pytest
from playwright.sync_api import Page, expect

from archipel.games import GAMES
from tests.table.server import Server
from tests.web.browser import Browsers
from tests.web.positions import acts, replay_of, shared, stored
from tests.web.sight import facts


@dataclass(frozen=True)
class Ending:
    """A stored game, what is seen when it ends, and what its card says."""

    game: str
    seen: str  # the finale, while it moves or when it has settled
    title: str
    cause: str
    set_up: str = ""  # what the card says of difficulty and options

    @property
    def folder(self) -> str:
        return self.game.rpartition("/")[0] or "forbidden_island"


FINALES = [
    Ending("escaped_2", ".finale .flight", "You made it!", "carries your whole team", "Novice"),
    Ending(
        "treasure_lost_3", ".finale .medal.earth_stone", "A treasure is lost", "the Earth Stone", "Novice"
    ),
    Ending("heliport_sunk_2", ".finale .landing", "No way out", "taken Fools’ Landing", "Elite"),
    Ending("adventurer_drowned_2", ".finale .buoy", "An adventurer drowns", "takes Captain 2", "Normal"),
    Ending("water_level_3_legendary", ".finale .tide", "goes under", "marker is on the skull", "Legendary"),
    Ending("forbidden_desert/escaped_2", ".machine .crew", "You made it!", "The flying machine", "Novice"),
    Ending("forbidden_desert/thirst_2", ".doom.thirst .drop", "Death by thirst", "takes Captain 2", "Novice"),
    Ending(
        "forbidden_desert/burial_3", ".doom.burial .wave", "Buried for ever", "no sand marker left", "Novice"
    ),
    Ending(
        "forbidden_desert/storm_2_legendary", ".doom.storm .whirl", "Swept away", "on the skull", "Legendary"
    ),
    Ending("the_island/volcano_4", ".tally", "Captain 3 wins", "The volcano erupts"),
    Ending(
        "the_island/last_explorer_4_all_equal",
        ".tally",
        "Captain 2 and Captain 3 win",
        "No explorer is on the board",
        "All equal",
    ),
    Ending("the_island/submerged_3", ".tally", "Captain 3 wins", "The last tile is gone", "Atlantis"),
    Ending("the_island/adrift_2_quick", ".tally", "Captain 2 wins", "nothing happened to anyone", "Quick"),
    Ending(
        "la_isla/markers_high_4_full", ".ending td.counting", "Captain 1 wins", "add up to the limit", "Full"
    ),
    Ending("la_isla/cards_short_2", ".ending td.counting", "Captain 2 wins", "not three cards left"),
    Ending("takara_island/both_stones_2", ".finale.both_stones .stone-1", "Captain 2 wins", "both Stones"),
    Ending(
        "takara_island/stones_apart_4", ".finale.stones_apart .stone-1", "Captain 1 wins", "one Stone each"
    ),
    Ending("takara_island/five_sites_3", ".finale.five_sites .splash", "Captain 1 wins", "Only one Stone"),
    Ending("takara_island/banished_2", ".finale.banished .sea", "Nobody wins", "no Stone was found"),
    Ending("takara_island/unfinished_2", ".finale.unfinished .lantern", "Nobody wins", "After 200 rounds"),
]
# Of each game one for every day, the others with the long walks.
DAILY = {"treasure_lost_3", "forbidden_desert/thirst_2", "the_island/submerged_3", "la_isla/cards_short_2"}
DAILY |= {"takara_island/banished_2"}
CASES = [
    pytest.param(each, id=each.game, marks=[] if each.game in DAILY else [pytest.mark.long])
    for each in FINALES
]
# Whatever moves once has come to rest; a machine may go on hovering.
SETTLED = """() => document.querySelector('main.board').getAnimations({subtree: true})
  .filter((each) => Number.isFinite(each.effect.getComputedTiming().endTime))
  .every((each) => each.playState === 'finished')"""
COVERED = """count => {
  count.style.pointerEvents = 'auto';
  const {left, top, width, height} = count.getBoundingClientRect();
  const rows = [0.15, 0.5, 0.85].map((down) => top + height * down);
  const points = [0.1, 0.5, 0.9].flatMap((across) => rows.map((y) => [left + width * across, y]));
  return points.filter(([x, y]) => !count.contains(document.elementFromPoint(x, y))).length;
}"""


def test_no_ending_is_forgotten() -> None:
    shown = {(each.folder, stored(each.game)["outcome"]["name"]) for each in FINALES}
    assert shown == {(game.id, ending.name) for game in GAMES.values() for ending in game.endings}


def count_in_sight(page: Page) -> None:
    """The board says how it ended and who has what: all of it, with nothing over it."""
    count = page.locator("main.board .ending").first
    expect(count).to_be_visible(timeout=20_000)
    expect(page.locator("dialog[open]")).to_have_count(0)
    assert count.evaluate(COVERED) == 0
    assert facts(page)[1] == []


@pytest.mark.parametrize("ending", CASES)
def test_it_ends_with_a_picture_of_its_own_and_the_count(
    browsers: Browsers, server: Server, ending: Ending
) -> None:
    page = browsers.page(replay_of(server, ending.game, len(acts(ending.game)) - 1), still=False)
    page.locator("main.board [data-fact]").first.wait_for()
    expect(page.locator(ending.seen)).to_have_count(0)
    page.get_by_role("button", name="One step on").click()
    page.locator(ending.seen).first.wait_for(state="attached")
    page.locator(".board > [aria-busy=false]").wait_for(timeout=30_000)
    page.locator("main.board .ending").first.wait_for(timeout=20_000)
    page.wait_for_function(SETTLED, timeout=20_000)
    count_in_sight(page)


@pytest.mark.parametrize("ending", CASES)
def test_the_card_says_who_won_or_what_was_lost_and_the_ways_on(
    browsers: Browsers, server: Server, ending: Ending
) -> None:
    record = stored(ending.game)
    page = browsers.page(replay_of(server, ending.game))
    card = page.locator("dialog[open]")
    expect(card.locator("h2")).to_contain_text(ending.title)
    expect(card.locator(".help").first).to_contain_text(ending.cause)
    expect(card.locator(".rule").first).to_contain_text(record["outcome"]["rule"])
    expect(card.locator(".figures")).to_contain_text(ending.set_up)
    rows = card.locator(".ranking tr")
    if GAMES[ending.folder].cooperative:
        expect(rows).to_have_count(0)
    else:
        expect(rows).to_have_count(record["seats"])
        sums = {int(row.locator(".score").inner_text()) for row in rows.all()}
        assert sums == set(record["outcome"]["scores"])
        crowned = card.locator(".ranking tr.won .rank").all_inner_texts()
        assert crowned == ["1"] * sum(record["outcome"]["won"])
    for way in ("Watch again", "Look at the board"):
        expect(card.get_by_role("button", name=way, exact=True)).to_be_visible()
    card.get_by_role("button", name="Look at the board").click()
    count_in_sight(page)


def test_whoever_plays_sees_the_finale_first_then_the_card_and_plays_again(
    browsers: Browsers, server: Server
) -> None:
    """Nothing is left to chance in the last act of a flight: it ends the game at once."""
    game = "escaped_2"
    last = acts(game)[-1]
    addresses = shared(server, game, len(acts(game)) - 1)
    page = browsers.page(addresses[int(last.split()[0])], still=False)
    page.locator(".choice", has_text="Take off").first.wait_for(state="attached")
    page.keyboard.press("Escape")
    page.locator(".choice", has_text="Take off").first.dispatch_event("click")
    page.locator(".finale .flight").wait_for(state="attached")
    expect(page.locator("dialog[open] .end")).to_have_count(0)
    card = page.locator("dialog[open]")
    card.locator(".end.victory").wait_for(timeout=20_000)
    before = page.url
    card.get_by_role("button", name="Play again").click()
    page.wait_for_function("before => location.href !== before", arg=before)
    expect(page.locator(".finale")).to_have_count(0)
