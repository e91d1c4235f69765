"""A review adds up, is the same for the same seed, and knows no more than the seats did."""

import math
from pathlib import Path
from typing import Any

import pytest

from archipel.engine.match import Match
from archipel.engine.record import Record
from archipel.games import GAMES, find
from archipel.review import Desk, NoReview, Review, review
from archipel.review.account import possible
from archipel.review.labels import MOST_TURNING, TURNING, label_of_loss, label_of_luck
from archipel.review.moments import since_chance
from archipel.review.reviewer import Reviewer
from archipel.review.telling import within

STORED = Path(__file__).parent.parent / "games"
FIRST = "forbidden_island"  # the others take many seconds in plain Python
EACH = [pytest.param(game, marks=[] if game == FIRST else [pytest.mark.long]) for game in GAMES]


def record_of(game: str) -> Record:
    """The shortest stored game that came to its end."""
    files = (STORED / game / "games").glob("*.json")
    records = [Record.loads(file.read_text(encoding="utf-8")) for file in files]
    return min((each for each in records if each.outcome), key=lambda each: len(each.entries))


@pytest.fixture(scope="module", params=EACH)
def quick(request: pytest.FixtureRequest) -> Review:
    return review(record_of(request.param), quick=True)


def test_the_result_is_the_start_and_all_that_happened(quick: Review) -> None:
    for sums in quick.sums:
        told = sums.start + sums.luck - sums.loss + sums.gifts + sums.judge
        assert math.isclose(told, sums.result, abs_tol=1e-9)


def test_every_moment_begins_where_the_one_before_ended(quick: Review) -> None:
    odds = [sums.start for sums in quick.sums]
    for each in quick.happenings:
        assert each.before == odds
        for place, after in enumerate(each.after):
            told = each.before[place] + each.luck[place] + each.given[place] + each.judge[place]
            assert math.isclose(told, after, abs_tol=1e-9)
        odds = each.after
    assert odds == [sums.result for sums in quick.sums]


def test_shares_of_rivals_add_up_to_one_victory(quick: Review) -> None:
    if not quick.team:
        for each in quick.happenings:
            assert math.isclose(sum(each.after), 1.0, abs_tol=1e-6)
            assert math.isclose(sum(each.luck), 0.0, abs_tol=1e-6)


def test_odds_that_were_added_up_stay_odds() -> None:
    """A seat whose rivals gave it 51 points was once told to win 129 games of 100."""
    assert possible([1.2]) == [1.0]
    assert possible([0.29, 0.71, 0.0]) == pytest.approx([0.29, 0.71, 0.0])
    assert possible([0.01, 1.29, -0.3]) == pytest.approx([0.0099, 0.9901, 0.0], abs=1e-4)


def test_little_is_called_anything(quick: Review) -> None:
    assert len(quick.turning) <= MOST_TURNING
    assert all(abs(each.swing) >= TURNING for each in quick.turning)
    for each in quick.happenings:
        if each.label:
            assert each.loss > 2 * each.loss_error
            assert each.rated


def test_a_review_comes_back_from_its_json(quick: Review) -> None:
    again = Review.from_json(quick.to_json())
    assert again.to_json() == quick.to_json()


@pytest.mark.long
def test_the_same_seed_gives_the_same_figures_however_often_it_was_stopped() -> None:
    record = record_of("forbidden_island")
    through = review(record, "x", quick=True)
    stopped = Desk(record, "x")
    while not stopped.glanced:
        elsewhere = Desk(record, "x")
        elsewhere.go_on_with(stopped.made)
        for _ in range(20):
            if not elsewhere.glanced:
                elsewhere.step()
        stopped = elsewhere
    found = stopped.review()
    assert found is not None
    assert found.to_json() == through.to_json()
    assert review(record, "y", quick=True).to_json() != through.to_json()


def test_whoever_watches_can_stop_it_after_the_first_glance() -> None:
    heard: list[float] = []

    def progress(done: float) -> bool:
        heard.append(done)
        return False

    found = review(record_of("forbidden_island"), progress=progress)
    assert heard == sorted(heard)
    assert found.passes == 1


@pytest.mark.parametrize("most", [1, 30])
def test_a_review_ends_before_a_pass_that_would_cost_more_than_it_may(
    most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = record_of("forbidden_island")
    glance = Desk(record)
    while not glance.glanced:
        glance.step()
    cost = glance.reviewer.judge.work
    monkeypatch.setattr(Reviewer, "most_work", most * cost // 10)
    desk, told = Desk(record), [0.0]
    while desk.step():
        told.append(desk.done)
    found = desk.review()
    assert found is not None
    assert found.passes >= 1
    assert found.passes == 1 or desk.reviewer.judge.work <= most * cost // 10
    assert found.passes < 12
    assert told == sorted(told)  # the bar never runs backwards
    assert desk.done == 1.0


def test_an_unfinished_game_is_not_reviewed() -> None:
    match = Match.study(find("forbidden_island"), 2, {}, "begun")
    with pytest.raises(NoReview, match="not over"):
        review(match.record)


@pytest.mark.parametrize(
    ("loss", "error", "odds", "label"),
    [
        (0.019, 0.001, 0.5, ""),
        (0.03, 0.001, 0.5, "inaccuracy"),
        (0.06, 0.01, 0.5, "mistake"),
        (0.2, 0.01, 0.5, "blunder"),
        (0.2, 0.11, 0.5, ""),  # within two standard errors
        (0.03, 0.001, 0.98, ""),  # nothing is left to lose
    ],
)
def test_a_loss_is_called_by_its_size_unless_it_may_be_chance(
    loss: float, error: float, odds: float, label: str
) -> None:
    assert label_of_loss(loss, error, odds) == label


def test_luck_is_called_by_its_size_and_side() -> None:
    assert label_of_luck(0.06, 0.01) == "luck"
    assert label_of_luck(-0.12, 0.01) == "bad_much_luck"
    assert label_of_luck(0.12, 0.07) == ""


def test_what_chance_did_begins_with_the_act_in_which_it_spoke() -> None:
    class Act:
        def __init__(self, chance: list[int]) -> None:
            self.chance = chance

    walked: Any = Act([])
    dug: Any = Act([3])
    drew: Any = Act([])
    assert since_chance([walked, dug, drew]) == [dug, drew]
    assert since_chance([walked]) == [walked]


def test_a_result_without_luck_is_told_as_a_share() -> None:
    assert [within(each) for each in (-0.16, 0.4, 1.16)] == [0.0, 0.4, 1.0]


def test_what_the_judge_saw_as_late_is_no_turning_point(quick: Review) -> None:
    for turning in quick.turning:
        assert abs(turning.swing) > abs(quick.happenings[turning.happening].judge[turning.place])
