"""Whatever comes in, the answer is one clear sentence and never a broken program."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from archipel.bots import make_bot
from archipel.engine.action import Action
from archipel.engine.errors import (
    ArchipelError,
    BadOption,
    BadRecord,
    CannotUndo,
    IllegalAction,
    UnknownAction,
)
from archipel.engine.match import Match
from archipel.engine.record import Record
from archipel.games import GAMES, UnknownGame, find

GAME = GAMES["forbidden_island"]


def start(seed: str = "bad input") -> Match:
    return Match.start(GAME, 2, {"first_player": "1"}, seed)


def finished() -> dict[str, Any]:
    match = start()
    while not match.state.over:
        match.play(match.state.legal()[-1])
    data: dict[str, Any] = json.loads(match.record.dumps())
    return data


WHOLE = finished()
TEXT = json.dumps(WHOLE)

MISTAKES: list[tuple[str, type[ArchipelError], Callable[[], object]]] = [
    ("a game that there is not", UnknownGame, lambda: find("monopoly")),
    ("a game without a name", UnknownGame, lambda: find("")),
    ("a bot that does not exist", ArchipelError, lambda: make_bot("deep thought", GAME)),
    ("an option that does not exist", BadOption, lambda: GAME.new(2, {"weather": "fine"})),
    ("a value that an option does not have", BadOption, lambda: GAME.new(2, {"difficulty": "easy"})),
    ("an empty value", BadOption, lambda: GAME.new(2, {"difficulty": ""})),
    ("one player", BadOption, lambda: GAME.new(1)),
    ("no player", BadOption, lambda: GAME.new(0)),
    ("five players", BadOption, lambda: GAME.new(5)),
    ("minus two players", BadOption, lambda: GAME.new(-2)),
    ("two adventurers for three", BadOption, lambda: GAME.new(3, {"adventurers": "diver,pilot"})),
    ("one adventurer for two", BadOption, lambda: GAME.new(2, {"adventurers": "diver"})),
    ("the same adventurer twice", BadOption, lambda: GAME.new(2, {"adventurers": "diver,diver"})),
    ("an unknown adventurer", BadOption, lambda: GAME.new(2, {"adventurers": "diver,cook"})),
    ("a fourth player of three", BadOption, lambda: GAME.new(3, {"first_player": "4"})),
    ("an unknown island", BadOption, lambda: GAME.new(3, {"island": "ibiza"})),
    ("an action nobody knows", UnknownAction, lambda: start().play("0 dance")),
    ("an empty action", UnknownAction, lambda: start().play("")),
    ("an action without a seat", UnknownAction, lambda: start().play("end_actions")),
    ("an action of nobody", UnknownAction, lambda: start().play("7 end_actions")),
    ("an action with too much", UnknownAction, lambda: start().play("0 end_actions now")),
    ("a seat that is no number", UnknownAction, lambda: start().play("zero end_actions")),
    ("a seat below zero", UnknownAction, lambda: start().play("-1 end_actions")),
    ("a seat in other digits", UnknownAction, lambda: start().play("² end_actions")),
    ("a seat of many digits", UnknownAction, lambda: start().play("9" * 10_000 + " end_actions")),
    ("an unknown tile", UnknownAction, lambda: start().play("0 move atlantis")),
    ("a number beyond the table", UnknownAction, lambda: start().play(4000)),
    ("a number below zero", UnknownAction, lambda: start().play(-1)),
    ("an enormous number", UnknownAction, lambda: start().play(10**30)),
    ("an action made of nothing", UnknownAction, lambda: start().play(Action(9, 4000, "x", {}))),
    ("an action of the wrong moment", IllegalAction, lambda: start().play("0 draw_flood")),
    ("an action of the wrong player", IllegalAction, lambda: start().play("1 end_actions")),
    ("an undo of nothing", CannotUndo, lambda: start().undo()),
    ("a take-back of nothing", CannotUndo, lambda: start().take_back(3)),
    ("an empty file", BadRecord, lambda: Record.loads("")),
    ("no JSON", BadRecord, lambda: Record.loads("once upon a time")),
    ("a bare number", BadRecord, lambda: Record.loads("7")),
    ("a list", BadRecord, lambda: Record.loads("[]")),
    ("another program's file", BadRecord, lambda: Record.loads('{"pgn": 1}')),
    ("a later format", BadRecord, lambda: Record.loads('{"archipel": 99}')),
    ("a deep file", BadRecord, lambda: Record.loads("[" * 100_000)),
    ("a number too long to read", BadRecord, lambda: Record.loads("9" * 10_000)),
    (
        "half a character",
        BadRecord,
        lambda: Record.loads(TEXT.replace('"table": {}', r'"table": {"a": "\ud800"}')),
    ),
    ("half a file", BadRecord, lambda: Record.loads(TEXT[: len(TEXT) // 2])),
    ("a file without seats", BadRecord, lambda: Record.from_json({**WHOLE, "seats": None})),
    ("seats that are a truth", BadRecord, lambda: Record.from_json({**WHOLE, "seats": True})),
    ("options that are no texts", BadRecord, lambda: Record.from_json({**WHOLE, "options": {"a": 1}})),
    ("a set-up of texts", BadRecord, lambda: Record.from_json({**WHOLE, "setup": ["a"]})),
    ("entries that are texts", BadRecord, lambda: Record.from_json({**WHOLE, "entries": ["a"]})),
    ("entries of nothing", BadRecord, lambda: Record.from_json({**WHOLE, "entries": [{}]})),
    (
        "chance of texts",
        BadRecord,
        lambda: Record.from_json({**WHOLE, "entries": [{"act": "x", "chance": "y"}]}),
    ),
    (
        "an undo of no acts",
        BadRecord,
        lambda: Record.from_json({**WHOLE, "entries": [{"undo": 0, "learned": True}]}),
    ),
    ("a record of another game", BadRecord, lambda: replay({"game": "chess"})),
    ("a record by other rules", BadRecord, lambda: replay({"rules": 99})),
    ("a record of an illegal action", BadRecord, lambda: replay({"entries": [{"act": "1 end_actions"}]})),
    ("a record of an unknown action", BadRecord, lambda: replay({"entries": [{"act": "9 dance"}]})),
    ("a record with a false end", BadRecord, lambda: replay({"outcome": {"name": "escaped"}})),
]


def replay(change: dict[str, Any]) -> Match:
    return Match.replay(GAME, Record.from_json({**WHOLE, **change}))


@pytest.mark.parametrize(("mistake", "error", "make"), MISTAKES, ids=[name for name, _, _ in MISTAKES])
def test_a_mistake_is_answered_with_one_clear_sentence(
    mistake: str, error: type[ArchipelError], make: Callable[[], object]
) -> None:
    with pytest.raises(error) as answered:
        make()
    sentence = str(answered.value)
    assert sentence.endswith(".")
    assert "\n" not in sentence
    assert len(sentence) < 500
    assert answered.value.__cause__ is None or isinstance(answered.value.__cause__, ArchipelError)


def test_an_illegal_action_says_what_and_which_rule() -> None:
    with pytest.raises(IllegalAction) as refused:
        start().play("0 draw_flood")
    assert refused.value.rule == "FI-T1"
    assert refused.value.action == "0 draw_flood"
    assert "FI-T1" in str(refused.value)


def test_a_refused_action_leaves_match_and_record_alone() -> None:
    match = start()
    before, written = match.state.to_json(), match.record.dumps()
    for wrong in ("0 draw_flood", "nonsense", 4000, "1 end_actions"):
        with pytest.raises(ArchipelError):
            match.play(wrong)
    assert (match.state.to_json(), match.record.dumps()) == (before, written)


@given(st.text())
def test_any_text_is_an_action_or_is_refused(text: str) -> None:
    state = start().state
    try:
        action = state.parse(text)
    except UnknownAction:
        return
    assert state.parse(action.text) == action


@given(st.text() | st.binary().map(lambda data: data.decode("latin-1")))
def test_any_text_is_a_record_or_is_refused(text: str) -> None:
    with pytest.raises(BadRecord):
        Record.loads(text)


@given(st.integers(0, len(TEXT) - 1), st.characters(), st.integers(0, 30))
def test_a_record_with_a_few_letters_changed_is_replayed_or_refused(
    place: int, letter: str, length: int
) -> None:
    changed = TEXT[:place] + letter + TEXT[place + length :]
    try:
        match = Match.replay(GAME, Record.loads(changed))
    except ArchipelError:
        return
    assert match.state.check() == []


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)


@given(st.sampled_from(sorted(WHOLE)), ANYTHING)
def test_a_record_with_a_field_replaced_is_replayed_or_refused(field: str, value: Any) -> None:
    try:
        match = Match.replay(GAME, Record.from_json({**WHOLE, field: value}))
    except ArchipelError:
        return
    assert match.state.check() == []
    Record.loads(match.record.dumps())


@given(
    st.integers(0, len(WHOLE["entries"]) - 1),
    ANYTHING,
    st.sampled_from(["act", "chance", "undo", "reseed", "*"]),
)
def test_a_record_with_an_entry_replaced_is_replayed_or_refused(line: int, value: Any, field: str) -> None:
    entries = list(WHOLE["entries"])
    entries[line] = value if field == "*" else {**entries[line], field: value}
    try:
        match = Match.replay(GAME, Record.from_json({**WHOLE, "entries": entries}))
    except ArchipelError:
        return
    assert match.state.check() == []


@given(st.dictionaries(st.sampled_from([option.name for option in GAME.options]) | st.text(), st.text()))
def test_any_options_are_settled_or_refused(options: dict[str, str]) -> None:
    try:
        settled = GAME.settle(options)
        state = GAME.new(2, options)
    except BadOption:
        return
    assert set(settled) == {option.name for option in GAME.options}
    assert state.check() == []


@given(
    st.lists(st.sampled_from(["random", "diver", "pilot", "Explorer", " engineer", "", "cook"]), max_size=5),
    st.integers(2, 4),
)
def test_any_list_of_adventurers_is_dealt_or_refused(names: list[str], seats: int) -> None:
    try:
        state = GAME.new(seats, {"adventurers": ",".join(names)})
    except BadOption:
        return
    assert state.check() == []
