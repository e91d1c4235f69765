"""Section 5 of the specification: who knows what, and imagined worlds with the right odds."""

from collections import Counter
from itertools import permutations

import pytest

from archipel.engine.chance import Chance
from archipel.engine.errors import UnknownAction
from archipel.engine.match import Match
from archipel.games.la_isla.game import GAME
from archipel.games.la_isla.rules.state import LaIslaState
from tests.games.la_isla.positions import PIECES, assign_all, card, finish_round, play, seen, table
from tests.knowledge import WORLDS, agrees, as_seen, worlds
from tests.rules import rule

# -- leaks -------------------------------------------------------------------------------------------------


@rule("LI-K1", "LI-K5")
@pytest.mark.parametrize("deck", ["basic", "full"])
@pytest.mark.parametrize("seats", [2, 4])
def test_everything_a_viewer_is_shown_is_the_same_in_every_imagined_world(seats: int, deck: str) -> None:
    dice = Chance.from_seed(f"leaks {seats} {deck}")
    state = GAME.new(seats, {"deck": deck}, f"leaks {deck}")
    assert isinstance(state, LaIslaState)
    number = 0
    while not state.over:
        number += 1
        if number % 4 == 0:
            for viewer in (None, *range(seats)):
                shown = as_seen(state, viewer)
                world = state.imagine(viewer, dice)
                assert as_seen(world, viewer) == shown
                assert as_seen(world.imagine(viewer, dice), viewer) == shown
        state.push(dice.choice(state.legal()))


@rule("LI-K3", "LI-K5", "LI-P2")
def test_two_worlds_that_differ_in_anothers_assignment_look_alike_until_it_is_revealed() -> None:
    stories = []
    for plan in permutations(["c004", "c005", "c006"]):
        state = table(3)
        story: list[object] = []
        for text in (f"1 assign {' '.join(plan)}", "2 assign c007 c008 c009"):
            events = play(state, text)
            for viewer in (0, None):
                told = [each.to_json() for event in events if (each := event.seen_by(viewer))]
                story.append([told, as_seen(state, viewer), len(events) - len(told)])
        stories.append(repr(story))
    assert len(set(stories)) == 1


@rule("LI-K1", "LI-K5")
def test_two_worlds_that_differ_in_anothers_hand_look_alike_but_for_what_is_unseen() -> None:
    stories = []
    for hand in (["c004", "c005", "c006"], ["c100", "c111", "c150"]):
        state = table(2, hands={0: ["c001", "c002", "c003"], 1: hand}, deck="full")
        events = play(state, f"1 assign {' '.join(hand)}")
        told = [each.to_json() for event in events if (each := event.seen_by(0))]
        stories.append([told, as_seen(state, 0), as_seen(state, None)])
    assert stories[0] == stories[1]


@rule("LI-K5")
def test_a_card_at_d_stays_unknown_through_a_b_and_c() -> None:
    stories = []
    for plan in ("c004 c005 c006", "c004 c005 c007"):
        state = table(2, hands={1: ["c004", "c005", *plan.split()[2:]]})
        assign_all(state, {1: plan})
        stories.append([as_seen(state, 0), as_seen(state, None)])
        assert seen(state)["phase"] == "C"
    assert stories[0] == stories[1]


@rule("LI-K3")
def test_who_is_asked_tells_only_who_has_not_assigned_yet() -> None:
    state = table(3)
    assert state.asked(None) == [0, 1, 2]
    play(state, "1 assign c004 c005 c006")
    assert state.asked(0) == state.asked(1) == [0, 2]
    assert [each["ready"] for each in seen(state)["seats"]] == [False, True, False]


@rule("LI-K1")
def test_no_question_of_another_seat_depends_on_a_hidden_card() -> None:
    """The number of answers to a card question follows from the visible function alone."""
    for hand in (["c001", "c002", "c003"], ["c118", "c119", "c120"]):
        state = table(2, hands={0: hand})
        assert [len(decision.actions) for decision in state.decisions()] == [6, 6]


@rule("LI-K1")
def test_a_sentence_that_refuses_an_unknown_action_tells_no_card_of_another_hand() -> None:
    state = table(2)
    for text in ("1 fly", "0 fly", "fly", ""):
        with pytest.raises(UnknownAction) as refused:
            state.apply(text)
        others = {"1": "c001 c002 c003", "0": "c004 c005 c006"}.get(text[:1], "c001 c002 c003 c004 c005 c006")
        assert not any(name in str(refused.value) for name in others.split())


# -- odds --------------------------------------------------------------------------------------------------


@rule("LI-S12")
def test_what_another_holds_is_any_card_that_one_has_not_seen() -> None:
    state = table(2, hands={0: ["c001", "c002", "c003"], 1: ["c004", "c005", "c006"]}, discard=["c007"])
    found = worlds(state, 0)
    assert all(world.hands[0] == state.hands[0] for world in found)
    drawn = Counter(each for world in found for each in world.hands[1])
    unseen = 180 - 3 - 1
    assert not {0, 1, 2, 6} & set(drawn)
    assert agrees(drawn[card("c004")], WORLDS, 3 / unseen)
    assert agrees(drawn[card("c170")], WORLDS, 3 / unseen)
    assert all(world.hands[1] == sorted(world.hands[1]) for world in found)


@rule("LI-K5")
def test_an_assignment_of_another_is_any_of_the_six() -> None:
    state = table(2)
    play(state, "1 assign c004 c005 c006")
    plans = Counter(world.plans[1] for world in worlds(state, 0))
    assert len(plans) == 6
    assert all(agrees(number, WORLDS, 1 / 6) for number in plans.values())
    assert all(world.plans[1] == state.plans[1] for world in worlds(state, 1, 20))


def test_the_card_at_d_is_any_unseen_card_once_a_and_b_are_shown() -> None:
    state = table(2)
    assign_all(state)
    found = worlds(state, 0)
    lying = Counter(world.assigned[5] for world in found)
    unseen = 180 - 3 - 2
    assert agrees(lying[card("c006")], WORLDS, 1 / unseen)
    assert all(world.assigned[2] == state.assigned[2] for world in found)
    assert len(lying) > 100


@rule("LI-X1")
def test_after_a_shuffle_in_the_middle_of_a_draw_everybody_knows_where_the_old_cards_went() -> None:
    state = table(2, pile=["c170", "c171", "c172", "c173"])
    assign_all(state)
    finish_round(state)
    # Seat 1 goes first and has three of the four old cards; seat 0 has the last of them and two new ones.
    old = {card(name) for name in ("c170", "c171", "c172", "c173")}
    assert set(state.hands[1]) < old
    held = Counter[int]()
    for world in worlds(state, 0):
        assert set(world.hands[1]) == set(state.hands[1])
        held.update(world.hands[0])
    for world in worlds(state, None):
        assert set(world.hands[1]) < old
        assert len(set(world.hands[0]) & old) == 1
        assert old <= {*world.hands[0], *world.hands[1]}
        held.update(world.hands[0])
    first = worlds(state, None)
    alone = Counter(next(iter(set(world.hands[0]) & old)) for world in first)
    assert all(agrees(alone[each], WORLDS, 1 / 4) for each in old)
    others = Counter(each for world in first for each in world.hands[0] if each not in old)
    unseen = state.pile.bit_count() + 2
    assert agrees(others[state.pile.bit_length() - 1], WORLDS, 2 / unseen)


@rule("LI-X1")
def test_old_cards_may_lie_at_any_letter() -> None:
    state = table(2, pile=["c170"])
    assign_all(state)
    finish_round(state)
    first = [PIECES.cards[each] for each in state.hands[1]]
    assert first[-1] == "c170" or "c170" in first
    play(state, f"1 assign {' '.join(first)}")
    where = Counter(world.plans[1] for world in worlds(state, 0, 600))
    assert len(where) == 6
    assert all(card("c170") in world.hands[1] for world in worlds(state, 0, 50))


@rule("LI-X1", "LI-K5")
@pytest.mark.parametrize("letter", ["B", "D"])
def test_an_old_card_face_down_may_lie_at_either_letter_that_is_not_shown_yet(letter: str) -> None:
    state = table(2, pile=["c170"])
    assign_all(state)
    finish_round(state)
    one, two = (PIECES.cards[each] for each in state.hands[1] if PIECES.cards[each] != "c170")
    assign_all(state, {1: f"{one} {two} c170" if letter == "D" else f"{one} c170 {two}"})
    assert seen(state, 1)["seats"][1]["assigned"][letter]["card"] == "c170"
    there = 0
    for world in worlds(state, 0, 600):
        assigned = seen(world, 1)["seats"][1]["assigned"]
        assert "c170" in {assigned["B"]["card"], assigned["D"]["card"]}
        there += assigned[letter]["card"] == "c170"
    assert agrees(there, 600, 1 / 2)


@rule("LI-K5")
def test_no_imagined_world_keeps_how_another_seat_had_planned_to_lay_its_cards() -> None:
    """The plan names places in a sorted hand: with it, who knows the cards would know where they lie."""
    state = table(2)
    assign_all(state)
    assert min(state.plans) >= 0
    for seat in (0, 1):
        assert all(world.plans[1 - seat] == -1 for world in worlds(state, seat, 20))


# -- undo --------------------------------------------------------------------------------------------------


@rule("LI-K5")
def test_an_assignment_may_be_undone_until_the_last_one_shows_the_cards() -> None:
    match = Match.start(GAME, 2, {"first_player": "1"}, "undo")
    match.play(match.state.legal()[0])
    assert match.can_undo(0)
    assert not match.can_undo(1)
    match.undo(0)
    match.play(match.state.legal()[1])
    match.play(match.state.legal()[0])
    assert not match.can_undo(1)


@rule("LI-X19")
def test_the_choices_of_action_c_may_be_undone_while_nothing_is_shown() -> None:
    state = table(at="C", resources={0: {"yellow": 2}})
    before = state.secrets()
    play(state, "0 place o0")
    assert state.secrets() == before


@rule("LI-K1", "LI-X38")
def test_secrets_are_the_hands_and_the_face_down_cards_and_each_reveal_empties_them() -> None:
    state = table(2)
    assert state.secrets() == {
        f"card {seat} c00{3 * seat + n}": 1 << seat for seat in (0, 1) for n in (1, 2, 3)
    }
    assign_all(state)
    assert state.secrets() == {"card 0 c003": 1, "card 1 c006": 2}
