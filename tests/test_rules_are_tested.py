"""Every rule of every specification has words, and a test or a reason why it cannot have one."""

import pytest

from archipel.words import LANGUAGES, Words
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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("coverage", coverages(), ids=lambda coverage: coverage.game)
def test_every_rule_has_words_under_a_title_and_a_heading(coverage: Coverage, language: str) -> None:
    rules = Words(language, coverage.game, strict=True).rules()
    # A specification may also count examples ("TV3"), which are no rules.
    assert [rule.id for rule in rules] == [id for id in coverage.ids if "-" in id]
    assert all(rule.title and rule.text and rule.heading for rule in rules)
