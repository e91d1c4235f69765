"""LI-K: the card phase; everybody at once, in secret."""

from itertools import permutations

import pytest

from archipel.engine.bits import mask_of, members
from archipel.engine.errors import IllegalAction
from archipel.games.la_isla.rules.state import LaIslaState
from tests.games.la_isla.positions import (
    PIECES,
    asked,
    assign_all,
    ending,
    finish_round,
    keys,
    legal,
    pending,
    play,
    seen,
    table,
    with_function,
)
from tests.rules import rule


def cards_of(state: LaIslaState, seat: int) -> list[str]:
    return [card["card"] for card in seen(state, seat)["seats"][seat]["hand"]]


@rule("LI-K1")
def test_everybody_draws_three_cards_that_only_the_owner_sees() -> None:
    state = table(3)
    for seat in range(3):
        assert [len(each["hand"]) for each in seen(state, seat)["seats"]] == [
            3 if s == seat else 0 for s in range(3)
        ]
        assert [each["hand_size"] for each in seen(state, seat)["seats"]] == [3, 3, 3]
    assert all(not each["hand"] for each in seen(state, None)["seats"])


@rule("LI-K2", "LI-K3", "LI-P2")
def test_each_of_the_six_assignments_may_be_chosen_and_names_what_is_used() -> None:
    state = table(hands={0: ["c001", "c012", "c111"]})
    expected = {
        f"0 assign {a} {b} {d} {uses(a)[0]} {uses(b)[1]} {uses(d)[2]}"
        for a, b, d in permutations(["c001", "c012", "c111"])
    }
    assert {text for text in legal(state) if text[0] == "0"} == expected
    assert "0 assign c001 c012 c111 sym_res_tent brown golden_toad" in expected


def uses(name: str) -> tuple[str, str, str]:
    number = PIECES.cards.index(name)
    resources = ["yellow", "green", "grey", "beige", "brown"]
    animals = ["dodo", "giant_fossa", "golden_toad", "sardinian_pika", "owlet_moth"]
    return PIECES.function[number], resources[PIECES.resource[number]], animals[PIECES.animal[number]]


@rule("LI-K3", "LI-T2")
@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_players_assign_in_any_order_and_nobody_waits_for_another(order: tuple[int, ...]) -> None:
    state = table(3)
    for n, seat in enumerate(order):
        assert set(asked(state)) == set(order[n:])
        assert seen(state)["phase"] == "cards"
        play(state, f"{seat} assign {' '.join(cards_of(state, seat))}")
    assert seen(state)["phase"] != "cards"


@rule("LI-K5")
def test_an_assignment_once_made_stands() -> None:
    state = table()
    play(state, "0 assign c001 c002 c003")
    with pytest.raises(IllegalAction) as refused:
        state.apply(0)
    assert refused.value.rule == "LI-K5"


@rule("LI-K5")
def test_only_that_somebody_has_assigned_is_told_to_the_others() -> None:
    state = table(3)
    events = play(state, "1 assign c004 c005 c006")
    for viewer in (0, 2, None):
        told = [each for event in events if (each := event.seen_by(viewer))]
        assert [each.to_json() for each in told] == [{"key": "assigned", "seat": 1}]
        other = seen(state, viewer)["seats"][1]
        assert other["ready"]
        assert other["assigned"] == {"A": {"card": None}, "B": {"card": None}, "D": {"card": None}}
    told = [each for event in events if (each := event.seen_by(1))]
    assert keys(told) == ["assigned", "assigned_own"]
    mine = seen(state, 1)["seats"][1]["assigned"]
    assert [mine[letter]["card"] for letter in "ABD"] == ["c004", "c005", "c006"]


@rule("LI-K5", "LI-X38")
def test_the_cards_at_b_and_d_stay_face_down_until_their_phase() -> None:
    state = table(2)
    events = assign_all(state, {0: "c001 c002 c003", 1: "c004 c005 c006"})
    shown = [(e.key, e.args["card"]) for e in events if e.key.startswith("showed")]
    # Nobody has a choice in A, so that B is shown as well; C waits for the first player.
    assert shown == [
        ("showed_a", "c001"),
        ("showed_a", "c004"),
        ("showed_b", "c002"),
        ("showed_b", "c005"),
    ]
    assert pending(state) == "choose_space"
    assert seen(state, 1)["seats"][0]["assigned"] == {"A": None, "B": None, "D": {"card": None}}
    assert seen(state, 0)["seats"][0]["assigned"]["D"]["card"] == "c003"


@rule("LI-K3")
def test_no_card_is_kept() -> None:
    state = table(2)
    assign_all(state)
    assert all(each["hand_size"] == 0 for each in seen(state)["seats"])


@rule("LI-K4", "LI-X40")
def test_with_an_extra_card_four_are_drawn_three_assigned_and_one_discarded() -> None:
    state = table(2, functions={0: ["extra_card"]}, hands={0: ["c001", "c002", "c003", "c004"]})
    assert len([text for text in legal(state) if text[0] == "0"]) == 24
    events = assign_all(state, {0: "c004 c001 c002"})
    left_over = [event for event in events if event.key == "discarded"]
    assert [event.args["function"] for event in left_over] == ["sym_res_rope"]
    assert all(event.seen_by(None) for event in left_over)
    assert "c003" in [card["card"] for card in seen(state)["discard"]]


@rule("LI-K4")
def test_the_fourth_card_is_shown_only_after_everybody_has_assigned() -> None:
    state = table(2, functions={0: ["extra_card"]}, hands={0: ["c001", "c002", "c003", "c004"]})
    assert keys(play(state, "0 assign c001 c002 c003")) == ["assigned", "assigned_own"]
    assert seen(state, 1)["discard"] == []


@rule("LI-X9")
def test_an_extra_card_works_from_the_next_card_phase() -> None:
    state = table(2, hands={0: [with_function("extra_card"), "c002", "c003"]})
    assign_all(state, {0: f"{with_function('extra_card')} c002 c003"})
    finish_round(state)
    assert [each["hand_size"] for each in seen(state)["seats"]] == [4, 3]


@rule("LI-X9", "LI-A5")
def test_an_extra_card_that_is_covered_draws_no_more() -> None:
    state = table(
        2,
        functions={0: ["extra_card", "joker_green", "joker_grey"]},
        hands={0: ["c001", "c002", "c003", "c004"]},
    )
    assign_all(state, {0: "c001 c002 c003"})
    play(state, "0 put 1")
    finish_round(state)
    assert [each["hand_size"] for each in seen(state)["seats"]] == [3, 3]


# -- the draw pile -----------------------------------------------------------------------------------------


@rule("LI-X1")
def test_an_empty_draw_pile_is_replaced_by_the_shuffled_discard_pile_even_in_the_middle_of_a_draw() -> None:
    state = table(2, pile=["c170"])
    assign_all(state)
    events = finish_round(state)
    shuffled = next(event for event in events if event.key == "shuffled")
    # 180 cards less six drawn, of which two lie in holders and four are discarded; one was left in the pile.
    assert shuffled.args == {"count": 177}
    assert seen(state)["pile"] == 172
    assert seen(state)["discard"] == []
    holder = {card for each in state.slots for card in each if card >= 0}
    assert len(holder) == 2
    assert not any(state.pile >> card & 1 for card in holder)


@rule("LI-X1")
def test_the_last_cards_of_the_old_pile_go_to_the_first_player() -> None:
    state = table(2, pile=["c170", "c171"])
    assign_all(state)
    finish_round(state)
    assert state.first == 1
    assert {"c170", "c171"} <= set(cards_of(state, 1))


def bury(state: LaIslaState, left: int) -> None:
    """All cards of the draw pile but so many lie under others in the holder of seat 1."""
    kept = members(state.pile)[:left]
    state.slots[1] += [-1, -1, -1]  # three of the buried cards gave a slot
    state.covered[1] = state.pile & ~mask_of(kept)
    state.pile = mask_of(kept)
    assert state.check() == []


@rule("LI-X2")
def test_with_too_few_cards_for_everybody_the_game_ends_before_anybody_draws() -> None:
    state = table(2)
    bury(state, 1)
    assign_all(state)
    events = finish_round(state)
    # One card was left and four are discarded: five for two players.
    assert ending(state) == "cards_short"
    assert "drew" not in keys(events)


@rule("LI-X2")
def test_with_just_enough_cards_the_game_goes_on() -> None:
    state = table(2)
    bury(state, 2)
    assign_all(state)
    finish_round(state)
    assert [len(hand) for hand in state.hands] == [3, 3]
    assert state.pile == state.discard == 0


@rule("LI-X2")
def test_extra_cards_are_drawn_last_and_only_while_cards_last() -> None:
    state = table(2, functions={0: ["extra_card"], 1: ["extra_card"]})
    bury(state, 1)
    assign_all(state)
    play(state, "0 put 2", "1 put 2")
    finish_round(state)
    # Eight cards were in hand: two lie in holders now, six are discarded, one was in the pile.
    assert state.first == 1
    assert [len(hand) for hand in state.hands] == [3, 4]


@rule("LI-X2", "LI-K4")
def test_nobody_gets_a_fourth_card_before_everybody_has_three() -> None:
    state = table(2, functions={1: ["extra_card"]})
    bury(state, 1)
    assign_all(state)
    play(state, "1 put 2")
    finish_round(state)
    # One card was in the pile; two of seat 0's and three of seat 1's, who draws first now, were discarded.
    assert state.first == 1
    assert [len(hand) for hand in state.hands] == [3, 3]


@rule("LI-X45")
def test_every_round_leaves_a_card_of_each_player_in_a_holder_for_good() -> None:
    state = table(3)
    for number in range(4):
        held = sum(card >= 0 for slots in state.slots for card in slots)
        held += sum(cards.bit_count() for cards in state.covered)
        assert held == 3 * number
        assign_all(state)
        finish_round(state)
