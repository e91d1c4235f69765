"""What changed between two pieces of JSON: it leads from one to the other, and is short."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from archipel.engine.changes import changed, changes

SCALARS = st.none() | st.booleans() | st.integers(2, 5) | st.sampled_from(["", "a", "b"])
VALUES = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from("abcd"), inner, max_size=4),
    max_leaves=12,
)


@given(VALUES, VALUES)
def test_a_change_leads_from_any_value_to_any_other(before: Any, after: Any) -> None:
    kept = json.dumps(before)
    over_the_wire = json.loads(json.dumps(changes(before, after)))
    assert json.dumps(changed(before, over_the_wire), sort_keys=True) == json.dumps(after, sort_keys=True)
    assert json.dumps(before) == kept


@given(VALUES)
def test_where_nothing_changed_nothing_is_said(value: Any) -> None:
    assert changes(value, json.loads(json.dumps(value))) == {}


@pytest.mark.parametrize(
    ("before", "after", "change"),
    [
        ({"turn": 1, "seat": 0}, {"turn": 2, "seat": 0}, {"turn": 2}),
        ({"a": {"b": 1, "c": 2}}, {"a": {"b": 1, "c": 3}}, {"a": {"c": 3}}),
        ({"a": 1, "b": 2}, {"b": 2}, {"a": None}),
        ({"a": 1}, {"a": None}, {"a": [None]}),
        ([{"n": 1}, {"n": 2}], [{"n": 1}, {"n": 3}], {"1": {"n": 3}}),
        (["a", "b", "c"], ["a", "c"], [1, 1]),
        (["a"], ["a", "b"], [1, 0, "b"]),
        (1, {"a": 1}, [{"a": 1}]),
    ],
)
def test_only_what_is_different_is_said(before: Any, after: Any, change: Any) -> None:
    assert changes(before, after) == change
