"""Any game: exactly the listed actions are legal, and each has one text, one JSON form and one number."""

import re

import pytest

from archipel.engine.action import NUMBER_MASK, SEAT_SHIFT
from archipel.engine.chance import Chance
from archipel.engine.errors import IllegalAction, UnknownAction
from tests.conformance.tables import Table, all_tables, bytes_of, everything, plain_tables, positions
from tests.rules import coverages

RULES = {coverage.game: set(coverage.ids) for coverage in coverages()}


@pytest.mark.parametrize("table", all_tables(), ids=str)
def test_every_listed_action_applies(table: Table) -> None:
    for state in positions(table, "listed"):
        before = everything(state)
        for code in state.legal():
            twin = state.copy()
            events = twin.apply(code)
            assert twin.check() == []
            assert all(event.key for event in events)
            assert everything(twin) != before
            fast = state.copy()
            fast.push(code)
            assert everything(fast) == everything(twin)
        assert everything(state) == before


@pytest.mark.parametrize("table", all_tables(), ids=str)
def test_what_happened_is_told_once_and_to_the_one_who_asked(table: Table) -> None:
    for state in positions(table, "told"):
        if state.over:
            continue
        told = state.apply(state.legal()[0])
        many = len(told)
        assert state.events is None
        if not state.over:
            state.push(state.legal()[0])
        assert len(told) == many


@pytest.mark.parametrize("table", all_tables(), ids=str)
def test_an_unlisted_action_is_refused_with_a_rule_and_leaves_no_trace(table: Table) -> None:
    dice = Chance.from_seed(f"unlisted {table}")
    for state in positions(table, "unlisted"):
        before, listed = everything(state), set(state.legal())
        for _ in range(120):
            code = dice.below(table.seats) << SEAT_SHIFT | dice.below(table.game.action_space)
            if code in listed:
                continue
            with pytest.raises(IllegalAction) as refused:
                state.apply(code)
            assert re.fullmatch(r"[A-Z]{2}-[A-Z]+\d+", refused.value.rule)
            assert refused.value.rule in RULES.get(table.game.id, {refused.value.rule})
            assert refused.value.action == state.action(code).text
        assert everything(state) == before


@pytest.mark.parametrize("table", all_tables()[:1], ids=str)
def test_codes_beyond_the_table_of_actions_are_unknown(table: Table) -> None:
    state = table.new(0)
    before = everything(state)
    for code in (table.game.action_space, NUMBER_MASK, table.seats << SEAT_SHIFT, 99 << SEAT_SHIFT, -1):
        with pytest.raises(UnknownAction):
            state.apply(code)
    assert everything(state) == before


@pytest.mark.parametrize("table", all_tables(), ids=str)
def test_text_json_and_number_name_the_same_action_and_no_other(table: Table) -> None:
    dice = Chance.from_seed(f"forms {table}")
    for state in positions(table, "forms"):
        actions = [state.action(code) for code in state.legal()]
        for seat in range(table.seats):
            own = [action for action in actions if action.seat == seat]
            assert len({action.text for action in own}) == len({action.number for action in own}) == len(own)
        for action in [*actions[:3], dice.choice(actions)] if actions else []:
            assert 0 <= action.number < table.game.action_space
            assert state.action(action.code) == action
            again = state.parse(action.text)
            assert (again, again.text) == (action, action.text)
            data = action.to_json()
            assert list(data)[:2] == ["seat", "kind"]
            assert state.parse(" ".join(str(value) for value in data.values())) == action


@pytest.mark.parametrize("table", all_tables()[:3], ids=str)
def test_the_whole_table_of_actions_reads_back(table: Table) -> None:
    state = table.new("texts")
    for seat in range(table.seats):
        codes = [seat << SEAT_SHIFT | number for number in range(table.game.action_space)]
        texts = [state.action(code).text for code in codes]
        assert len(set(texts)) == len(texts)
    for code in codes[:: max(1, len(codes) // 60)]:
        assert state.parse(state.action(code).text).code == code


@pytest.mark.parametrize("table", all_tables(), ids=str)
def test_decisions_are_the_list_of_legal_actions_and_nothing_else(table: Table) -> None:
    for state in positions(table, "decisions"):
        decisions = state.decisions()
        assert sorted(a.code for d in decisions for a in d.actions) == sorted(state.legal())
        assert len({decision.seat for decision in decisions}) == len(decisions)
        for decision in decisions:
            assert all(action.seat == decision.seat for action in decision.actions)
            assert decision.rule in RULES.get(table.game.id, {decision.rule})
            assert decision.prompt == f"ask-{decision.kind}"
            assert len(decision.actions) <= 400
            found = state.decision_of(decision.seat)
            assert found is not None
            assert bytes_of(found.to_json()) == bytes_of(decision.to_json())
        assert not decisions or not all(decision.optional for decision in decisions)


@pytest.mark.parametrize("table", plain_tables(), ids=str)
def test_a_number_that_is_no_action_has_no_readable_form(table: Table) -> None:
    with pytest.raises(UnknownAction):
        table.new("beyond").action(table.game.action_space)
