"""Section 5 of the specification: who knows what, and imagined worlds with the right odds."""

import random
from collections import Counter
from itertools import combinations, product
from typing import Any

import pytest

from archipel.engine.chance import Chance
from archipel.engine.match import Match
from archipel.games.takara_island.game import GAME
from archipel.games.takara_island.rules.components import COPIES, TILES
from archipel.games.takara_island.rules.deal import decide
from archipel.games.takara_island.rules.state import TakaraState
from tests.games.takara_island.positions import end_turn, legal, pending, play, seen, takara, tile
from tests.knowledge import WORLDS, agrees, as_seen, worlds
from tests.rules import rule

STONE = TILES.index("d_stone")
# What is done in secret, or before something secret.
LOOKS = {"observe", "look_on", "study", "divine", "put_back", "hire", "imitate"}


def told_to(events: list[Any], seat: int | None) -> list[Any]:
    return [heard.to_json() for event in events if (heard := event.seen_by(seat))]


# -- who sees what -----------------------------------------------------------------------------------------


@rule("TK-I1", "TK-G2")
def test_everything_but_hidden_tiles_is_open_to_all() -> None:
    sites = {"site_1": "4: ^i_goblin_a i_kara_4", "site_6": "empty"}
    state = takara(
        sites, won=[["d_xp_4"], ["d_stone"]], karas=[3, 8], wounds={"site_1": 1}, held={1: "diviner"}, seats=3
    )
    views = [seen(state, viewer) for viewer in (None, 0, 1)]
    for view in views:
        assert view["sites"][0]["left"] == 6
        assert view["sites"][0]["wounds"] == 1
        assert view["sites"][0]["tiles"][3]["tile"] == "i_goblin_a"
        assert [each["karas"] for each in view["seats"]] == [3, 8, 0]
        assert [each["tiles"] for each in view["seats"]] == [{"d_xp_4": 1}, {"d_stone": 1}, {}]
        assert sum(view["discards"].values()) == 3 + 9 - 2
        assert view["specialists"][2]["seat"] == 1
        assert (view["village"]["tokens"], view["chests"]["left"]) == (9, 8)


@rule("TK-I2", "TK-I5")
def test_what_a_seat_saw_it_sees_for_ever_and_nobody_else_does() -> None:
    state = takara({"site_1": "s_kara_2 s_xp_1 s_bat_a"}, seats=3)
    play(state, "0 observe site_1", "0 look_on", "0 look_on", "0 look_on", "0 end_actions")
    for _ in range(4):
        end_turn(state)
    assert [tile(state, "site_1", depth, 0) for depth in (1, 2, 3)] == [
        "down s_kara_2",
        "down s_xp_1",
        "down s_bat_a",
    ]
    for viewer in (None, 1):
        assert {tile(state, "site_1", depth, viewer) for depth in (1, 2, 3)} == {"down ?"}


@rule("TK-I2")
def test_without_the_memory_aid_a_tile_is_shown_only_while_it_is_looked_at() -> None:
    state = takara({"site_1": "s_kara_2 s_xp_1 s_bat_a"}, seats=3, options={"memory_aid": "no"})
    events = play(state, "0 observe site_1", "0 look_on")
    assert [tile(state, "site_1", depth, 0) for depth in (1, 2, 3)] == [
        "down s_kara_2",
        "down s_xp_1",
        "down ?",
    ]
    events += play(state, "0 look_on", "0 look_on")
    assert {tile(state, "site_1", depth, 0) for depth in (1, 2, 3)} == {"down ?"}
    assert seen(state, 0)["unseen"] == seen(state, None)["unseen"]
    assert all("tile" not in told for told in told_to(events, 0))
    for world in worlds(state, 0, 30):  # shown no more, and never forgotten
        assert world.tiles[:3] == state.tiles[:3]


@rule("TK-I2", "TK-Q11")
def test_without_the_memory_aid_the_diviners_tiles_are_shown_until_they_are_put_back() -> None:
    state = takara({"site_1": "4: i_kara_4 i_chest i_xp_2"}, karas=[3], seats=3, options={"memory_aid": "no"})
    play(state, "0 hire diviner", "0 divine site_1 4")
    assert [tile(state, "site_1", depth, 0) for depth in (4, 5, 6)] == [
        "down i_kara_4",
        "down i_chest",
        "down i_xp_2",
    ]
    assert {tile(state, "site_1", depth, 1) for depth in (4, 5, 6)} == {"down ?"}
    play(state, "0 put_back")
    assert {tile(state, "site_1", depth, 0) for depth in (4, 5, 6)} == {"down ?"}


@rule("TK-I4")
def test_a_view_counts_what_its_seat_has_not_seen() -> None:
    state = takara({"site_1": "2: s_bat_a ^s_rockfall i_chest"}, seats=3)
    play(state, "0 observe site_1", "0 look_on")
    mine, others = seen(state, 0)["unseen"], seen(state, 1)["unseen"]
    assert (mine["superficial"]["s_bat_a"], others["superficial"]["s_bat_a"]) == (0, 1)
    assert mine["superficial"]["s_rockfall"] == others["superficial"]["s_rockfall"] == 3
    assert [sum(tiles.values()) for tiles in mine.values()] == [15, 18, 18]
    assert [sum(tiles.values()) for tiles in others.values()] == [16, 18, 18]


@rule("TK-I3")
def test_everybody_sees_who_looked_where_and_nothing_more() -> None:
    state = takara({"site_1": "s_kara_2 s_xp_1 s_rockfall"}, seats=3)
    events = play(state, "0 observe site_1", "0 look_on", "0 look_on")
    assert [told["key"] for told in told_to(events, 1)] == [
        "observed",
        "looked",
        "looked",
        "looked",
        "found_rockfall",
    ]
    assert [told.get("tile") for told in told_to(events, 1)] == [None] * 5
    assert [told["tile"] for told in told_to(events, 0) if told["key"] == "saw"] == [
        "s_kara_2",
        "s_xp_1",
        "s_rockfall",
    ]
    assert seen(state, 1)["sites"][0]["tiles"][1]["seen_by"] == [0, 2]


# -- a monster left hidden leaves no trace -----------------------------------------------------------------


def left_hidden(site: str, options: dict[str, str]) -> list[Any]:
    """All that another seat and a spectator see, hear and can count while a site is observed in silence."""
    state = takara({"site_1": site}, seats=3, options=options)
    traces: list[Any] = []
    for act in ("0 observe site_1", "0 look_on", "0 look_on", "0 look_on"):
        events = play(state, act)
        for viewer in (1, None):
            told = told_to(events, viewer)
            traces.append((viewer, told, len(told), as_seen(state, viewer)))
    traces.append(len(state.stack))
    return traces


@rule("TK-I3")
@pytest.mark.parametrize("memory", ["yes", "no"])
@pytest.mark.parametrize(
    "site",
    [
        "s_bat_a s_kara_2 s_kara_2",
        "s_kara_2 s_bat_b s_xp_1",
        "s_xp_1_wound s_xp_1 s_bat_a",
        "s_bat_a s_bat_b s_xp_1",
    ],
)
def test_a_monster_left_hidden_changes_nothing_that_others_see_hear_or_count(site: str, memory: str) -> None:
    dull = left_hidden("s_kara_2 s_kara_2 s_kara_2", {"memory_aid": memory})
    assert left_hidden(site, {"memory_aid": memory}) == dull


@rule("TK-I3")
def test_the_records_of_both_games_have_as_many_entries_and_as_much_chance() -> None:
    matches = []
    for first in ("s_bat_a", "s_kara_2"):
        match = Match.start(GAME, 2, {"first_player": "1"}, "entries")
        match.play_taped("0 observe site_1", [TILES.index(first)])
        for _ in range(3):
            match.play_taped("0 look_on", [0] if pending_look(match) else [])
        matches.append(match)
    one, other = matches
    assert [len(entry.chance) for entry in one.record.entries] == [
        len(entry.chance) for entry in other.record.entries
    ]
    assert [played.learned for played in one.history] == [played.learned for played in other.history]


def pending_look(match: Match) -> bool:
    """Whether one more tile follows the one being looked at."""
    return match.state.stack[-1].fields()[1] < 2


@rule("TK-I3")
def test_at_a_table_others_are_sent_the_same_bytes_whatever_was_left_hidden() -> None:
    from archipel.table.entries import Acted
    from archipel.table.table import Table
    from tests.table.support import header, told

    sent: list[list[bytes]] = []
    for first in ("s_bat_a", "s_kara_2"):
        made = header(["person"] * 3, "a seed", options={"first_player": "1"})
        table = Table("t", GAME, made)
        heard = []
        acts: list[tuple[str, list[int]]] = [
            ("0 observe site_1", [TILES.index(first)]),
            ("0 look_on", [0]),
            ("0 look_on", [0]),
            ("0 look_on", []),
        ]
        for act, chance in acts:
            table.follow(Acted(act, chance), 5.0)
            heard += [told(table, viewer) for viewer in (1, 2, None)]
        sent.append(heard)
    assert sent[0] == sent[1]


@rule("TK-I3", "TK-I2")
@pytest.mark.parametrize("memory", ["yes", "no"])
def test_silent_acts_of_others_are_told_alike_in_the_true_world_and_in_imagined_ones(memory: str) -> None:
    dice = Chance.from_seed(f"silent {memory}")
    rng = random.Random(memory)
    compared = 0
    for number in range(3):
        state: Any = GAME.new(2 + number, {"memory_aid": memory}, f"silent {number}")
        for _ in range(120):
            if state.over:
                break
            actions = [state.action(code) for code in state.legal()]
            act = rng.choices(actions, [8 if each.kind in LOOKS else 1 for each in actions])[0]
            if act.kind in LOOKS:
                others = [None, *(seat for seat in range(state.seats) if seat != act.seat)]
                truth = state.copy()
                heard = truth.apply(act)
                for viewer in others:
                    world = state.imagine(viewer, dice)
                    dreamt = world.apply(act)
                    if "found_rockfall" not in {event.key for event in (*heard, *dreamt)}:
                        assert told_to(heard, viewer) == told_to(dreamt, viewer)
                        assert as_seen(truth, viewer) == as_seen(world, viewer)
                        compared += 1
            state.push(act.code)
    assert compared > 150


# -- what counts as learned --------------------------------------------------------------------------------


@rule("TK-I2")
def test_secrets_are_the_hidden_tiles_that_somebody_saw() -> None:
    state = takara({"site_1": "s_kara_2 s_bat_a s_xp_1"}, seats=3)
    assert state.secrets() == {f"tile site_1 {depth}": 0b100 for depth in (1, 2, 3)}
    play(state, "0 observe site_1", "0 look_on")
    assert state.secrets()["tile site_1 2"] == 0b101
    play(state, "0 turn_up")
    assert "tile site_1 2" not in state.secrets()


@rule("TK-I2")
def test_a_look_cannot_be_undone_but_hiring_can_until_the_power_is_used() -> None:
    match = Match.start(GAME, 2, {"first_player": "1"}, "undo")
    for act in ("0 gamble", "0 gamble", "1 gamble", "1 gamble", "0 hire archaeologist"):
        match.play(act)
    assert match.can_undo(0)
    match.play("0 study site_2")
    assert not match.can_undo(0)


# -- odds --------------------------------------------------------------------------------------------------


def pairs() -> list[tuple[int, int]]:
    """Every way to hide the Stones: two deep cells of different sites (TK-I6)."""
    places = [[9 * site + depth for depth in (6, 7, 8)] for site in range(6)]
    return [pair for one, other in combinations(places, 2) for pair in product(one, other)]


def ritual(dice: random.Random) -> frozenset[int]:
    """TK-S5 as the rulebook tells it: two heaps of eight and a Stone, cut into six piles, laid at random."""
    piles = []
    for _ in range(2):
        heap = ["Stone", *["other"] * 8]
        dice.shuffle(heap)
        piles += [heap[0:3], heap[3:6], heap[6:9]]
    dice.shuffle(piles)
    return frozenset(
        9 * site + 6 + depth
        for site, pile in enumerate(piles)
        for depth in range(3)
        if pile[depth] == "Stone"
    )


@rule("TK-S5", "TK-S6", "TK-I6")
def test_the_rulebooks_ritual_makes_every_pair_of_places_on_two_sites_equally_likely() -> None:
    dice = random.Random("ritual")
    counts = Counter(ritual(dice) for _ in range(20_000))
    assert set(counts) == {frozenset(pair) for pair in pairs()}
    assert all(agrees(count, 20_000, 1 / 135) for count in counts.values())


@rule("TK-S5", "TK-S6", "TK-S7", "TK-I6")
def test_whatever_the_order_of_looking_every_pair_is_equally_likely() -> None:
    rng = random.Random("orders")
    counts: Counter[tuple[int, ...]] = Counter()
    number = 4_000
    for seed in range(number):
        state: Any = GAME.new(2, {}, seed)
        cells = list(range(54))
        rng.shuffle(cells)
        for cell in cells:
            decide(state, cell)
        counts[tuple(cell for cell in range(54) if state.tiles[cell] == STONE)] += 1
        assert Counter(state.tiles) == dict(enumerate(COPIES))
        assert set(state.bag) == {0}
    assert set(counts) <= set(pairs())
    by_sites = Counter((one // 9, other // 9) for one, other in counts.elements())
    assert all(agrees(count, number, 1 / 15) for count in by_sites.values())
    by_depth = Counter(cell % 9 for pair in counts.elements() for cell in pair)
    assert all(agrees(by_depth[depth], 2 * number, 1 / 3) for depth in (6, 7, 8))


def stone_odds(state: TakaraState, dry: set[int], stones: set[int], cell: int) -> float:
    """By counting: the share of pairs with this cell among those that agree with what was seen."""
    left = [pair for pair in pairs() if stones <= set(pair) and not dry & set(pair)]
    return sum(cell in pair for pair in left) / len(left)


@rule("TK-I6", "TK-I4")
@pytest.mark.parametrize(
    ("own", "expected"),
    [
        ("", 1 / 9),
        ("d_xp_4 d_kara_6 ?", None),
        ("d_xp_4 d_xp_4 d_chest", None),
        ("d_stone ? ?", None),
    ],
)
def test_a_seat_imagines_the_stones_where_they_can_be(own: str, expected: float | None) -> None:
    # Seat 2 has looked at depth 9 of site 2, so that this cell is decided, and drawn anew for others.
    state = takara({"site_1": f"7: {own}", "site_2": "7: ? ? d_drake"}, seats=3)
    dry = {9 * 0 + 6 + i for i, word in enumerate(own.split()) if word not in {"?", "d_stone"}}
    stones = {6 + i for i, word in enumerate(own.split()) if word == "d_stone"}
    state.known[0] |= sum(1 << cell for cell in dry | stones)
    assert state.check() == []
    cell = 9 * 1 + 8
    odds = stone_odds(state, dry, stones, cell)
    assert expected is None or odds == pytest.approx(expected)
    found = worlds(state, 0)
    assert agrees(sum(world.tiles[cell] == STONE for world in found), WORLDS, odds)
    others = [kind for kind in range(14, 21) for _ in range(COPIES[kind])]
    for word in own.split():
        if word not in {"?", "d_stone"}:
            others.remove(TILES.index(word))
    for name in ("d_drake", "d_xp_4_wound"):
        share = others.count(TILES.index(name)) / len(others)
        count = sum(world.tiles[cell] == TILES.index(name) for world in found)
        assert agrees(count, WORLDS, (1 - odds) * share)


@rule("TK-I6")
def test_two_hidden_places_are_imagined_together_with_the_right_odds() -> None:
    state = takara({"site_1": "7: d_xp_4", "site_2": "7: d_kara_6", "site_3": "7: d_chest d_xp_4"}, seats=2)
    found = worlds(state, 0)
    one, other, below, beside = 6, 9 + 6, 18 + 6, 18 + 7

    def count(*cells: int) -> int:
        return sum(all(world.tiles[cell] == STONE for cell in cells) for world in found)

    assert agrees(count(one, other), WORLDS, 1 / 135)
    assert agrees(count(one), WORLDS, 1 / 9)
    assert agrees(count(beside), WORLDS, 1 / 9)
    assert count(below, beside) == 0


@rule("TK-O3", "TK-I3", "TK-I4")
def test_where_an_observation_went_on_there_was_no_rockfall() -> None:
    state = takara(seats=2)
    play(state, "0 observe site_1", "0 look_on", "0 look_on", "0 look_on", chance="s_kara_2 s_bat_a s_xp_1")
    found = worlds(state, 1)
    counts = Counter(TILES[world.tiles[0]] for world in found)
    assert counts["s_rockfall"] == 0
    for name, number in (("s_kara_2", 8), ("s_xp_1", 2), ("s_bat_a", 1)):
        assert agrees(counts[name], WORLDS, number / 14)
    for world in found[:50]:
        assert world.check() == []
        assert world.bag[TILES.index("s_rockfall")] == 4
        own = world.imagine(1, Chance.from_seed("again"))
        assert TILES[own.tiles[0]] != "s_rockfall"


@rule("TK-O3", "TK-I4")
def test_an_intermediate_tile_that_an_observation_went_past_is_no_rockfall_either() -> None:
    state = takara({"site_1": "4: ?"}, seats=2)
    tiles = "i_kara_4 i_goblin_a i_xp_2"
    play(state, "0 observe site_1", "0 look_on", "0 look_on", "0 look_on", chance=tiles)
    looked = {TILES[world.tiles[cell]] for world in worlds(state, 1, 600) for cell in (3, 4, 5)}
    assert "i_chest" in looked
    assert "i_rockfall" not in looked


@rule("TK-O3", "TK-Q12", "TK-I4")
def test_where_a_diviner_looked_there_may_be_a_rockfall_and_more_likely_so() -> None:
    state = takara(karas=[3], seats=2)
    play(state, "0 observe site_1", "0 look_on", "0 look_on", "0 look_on", chance="s_kara_2 s_bat_a s_xp_1")
    play(state, "0 hire diviner")
    play(state, "0 divine site_2 1", chance="s_kara_2 s_kara_2 s_rockfall")
    found = worlds(state, 1)
    assert agrees(sum(TILES[world.tiles[9]] == "s_rockfall" for world in found), WORLDS, 4 / 15)


@rule("TK-I4", "TK-O6")
def test_a_monster_pending_in_anothers_look_may_be_anything_else() -> None:
    state = takara(seats=2)
    play(state, "0 observe site_1", chance="s_bat_a")
    assert legal(state) == {"turn_up", "look_on"}
    found = worlds(state, 1)
    asked = Counter(len(world.legal()) for world in found)
    assert agrees(asked[2], WORLDS, 2 / 14)
    assert pending(found[0]) == "observe"


@rule("TK-I4")
def test_a_tile_of_which_nothing_else_is_left_is_known() -> None:
    sites = {f"site_{n}": "4: ?" for n in (2, 3, 4, 5, 6)} | {"site_1": "3: s_xp_1"}
    state = takara(sites)
    left = [tile for tile, number in seen(state, 0)["unseen"]["superficial"].items() if number]
    assert left == ["s_xp_1"]
    assert all(TILES[world.tiles[2]] == "s_xp_1" for world in worlds(state, 0, 20))


@rule("TK-K5", "TK-S4")
def test_every_chest_tile_in_the_pile_is_equally_likely_to_be_next() -> None:
    counts: Counter[str] = Counter()
    state = takara({"site_1": "7: d_chest"})
    for number in range(2_000):
        twin = state.copy()
        twin.chance = Chance.from_seed(f"chest {number}")
        events = twin.apply("0 dig site_1")
        counts[str(next(event.args["chest"] for event in events if event.key == "drew_chest"))] += 1
    assert agrees(counts["c_idol"], 2_000, 3 / 8)
    assert agrees(counts["c_mimic"], 2_000, 1 / 8)


@rule("TK-F2", "TK-K3")
@pytest.mark.parametrize(("site", "odds"), [("^s_bat_a", 2 / 3), ("7: ^d_drake", (2 / 3) ** 4)])
def test_fights_are_won_with_the_odds_of_the_die(site: str, odds: float) -> None:
    state = takara({"site_1": site}, sword=True)
    won = 0
    for number in range(2_000):
        twin = state.copy()
        twin.chance = Chance.from_seed(f"fight {number}")
        twin.apply("0 fight site_1")
        won += bool(twin.won[0])
    assert agrees(won, 2_000, odds)
