"""Every rule of every specification has a test, or a reason why it cannot have one."""

import pytest

from tests.rules import Coverage, coverages


@pytest.mark.parametrize("coverage", coverages(), ids=lambda coverage: coverage.game)
def test_every_rule_has_a_test_or_a_reason(coverage: Coverage) -> None:
    assert coverage.missing == []


@pytest.mark.parametrize("coverage", coverages(), ids=lambda coverage: coverage.game)
def test_tests_name_only_rules_that_exist(coverage: Coverage) -> None:
    assert coverage.unknown == []


@pytest.mark.parametrize("coverage", coverages(), ids=lambda coverage: coverage.game)
def test_no_rule_is_listed_twice_and_every_reason_says_something(coverage: Coverage) -> None:
    assert len(set(coverage.ids)) == len(coverage.ids)
    assert all(coverage.reasons.values())
