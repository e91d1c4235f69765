"""The master's race: thought goes where the choice is close, and stops where it is clear."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from archipel.bots.master import BATCH, Master, Odds
from archipel.bots.race import Race
from archipel.bots.registry import advice_of, make_bot
from archipel.engine.advice import Line
from archipel.engine.chance import Chance
from archipel.engine.perspective import Perspective
from archipel.engine.state import State
from archipel.games import find
from archipel.patience import answer_soon

GAME = find("forbidden_island")


def line(score: float = 0.0) -> Line[State]:
    return Line([], GAME.new(2, seed=1), score)


def race(*found: list[float], trust: int = 0, scores: tuple[float, ...] = ()) -> Race:
    lines: list[Line[Any]] = [line(scores[number] if scores else 0.0) for number in range(len(found))]
    running = Race(lines, trust)
    for each, odds in zip(lines, found, strict=True):
        running.found[id(each)] = odds
    return running


def test_a_line_that_lags_behind_for_certain_is_dropped() -> None:
    running = race([0.5, 0.6] * 20, [0.2, 0.3] * 20, [0.52, 0.57] * 20)
    running.drop_the_slow()
    assert [round(running.value(each), 3) for each in running.lines] == [0.55, 0.545]


def test_what_is_common_to_both_futures_does_not_blur_the_comparison() -> None:
    luck = [0.0, 0.9] * 10
    running = race([odds + 0.05 for odds in luck], luck)
    running.drop_the_slow()
    assert len(running.lines) == 1


def test_lines_that_are_alike_are_worth_no_more_thought() -> None:
    assert race([0.5] * 20, [0.5] * 20).decided
    assert not race([0.5, 0.7] * 10, [0.7, 0.5] * 10).decided


def test_a_trusted_score_counts_as_so_many_playouts() -> None:
    running = race([0.4] * 10, [0.5] * 10, trust=10, scores=(0.8, 0.2))
    assert [round(running.value(each), 3) for each in running.lines] == [0.6, 0.35]


class Counting(Master):
    """Counts its playouts."""

    spent = 0

    def _futures(self, lines: list[Line[Any]], chance: Chance) -> Iterator[State]:
        for world in super()._futures(lines, chance):
            self.spent += 1
            yield world


def test_it_never_spends_more_than_its_playouts() -> None:
    state, chance = GAME.new(2, seed=3), Chance.from_seed(3)
    bot = Counting(advice_of(GAME), width=12, glances=2, kept=6, playouts=400)
    seat = state.decisions()[0].seat
    assert bot.choose(Perspective(state, seat, chance)) in state.legal()
    glances = 12 * 2
    assert BATCH * 2 <= bot.spent <= glances + 400
    assert bot.odds is not None


def test_once_it_is_late_it_answers_with_the_best_found_so_far() -> None:
    state, chance = GAME.new(2, seed=3), Chance.from_seed(3)
    bot = Counting(advice_of(GAME), width=12, glances=2, kept=6, playouts=10_000_000)
    bot.stop_when(lambda: bot.spent > 200)
    assert bot.choose(Perspective(state, state.decisions()[0].seat, chance)) in state.legal()
    assert bot.spent <= 200 + BATCH * 6


def test_who_has_to_answer_soon_is_late_within_a_second(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("archipel.patience.time.monotonic", lambda: now[0])
    late: list[Callable[[], bool]] = []
    bot = make_bot("master", GAME)
    monkeypatch.setattr(bot, "stop_when", late.append)
    answer_soon(bot)
    now[0] += 0.7
    assert not late[0]()
    now[0] += 0.2
    assert late[0]()


def test_what_was_found_before_counts_as_so_many_futures() -> None:
    lines: list[Line[Any]] = [line(), line()]
    running = Race(lines, 10, scores=[0.8, 0.2])
    assert [running.value(each) for each in lines] == [0.8, 0.2]
    for each, odds in zip(lines, (0.4, 0.5), strict=True):
        running.found[id(each)] = [odds] * 10
    assert [round(running.value(each), 3) for each in lines] == [0.6, 0.35]


class Thinking(Counting):
    """Notes which lines met futures in which the next turn is planned, and in which worlds."""

    thought = 0

    def _with_thought(self, chance: Chance) -> Odds:
        plain = super()._with_thought(chance)

        def odds(world: State, line: Line[Any]) -> float:
            self.thought += 1
            found = plain(world, line)
            assert 0.0 <= found <= 1.0
            return found

        return odds


def thinking(futures: int, playouts: int = 96) -> Thinking:
    return Thinking(
        advice_of(GAME), width=12, glances=2, kept=6, playouts=playouts, finalists=3, futures=futures
    )


def test_what_a_race_cannot_settle_is_thought_through_once_more() -> None:
    state = GAME.new(2, seed=3)
    seat = state.decisions()[0].seat
    bot = thinking(futures=16)
    assert bot.choose(Perspective(state, seat, Chance.from_seed(3))) in state.legal()
    assert 8 * 2 <= bot.thought <= 16 * 3
    assert bot.odds is not None
    without = thinking(futures=0)
    without.choose(Perspective(state, seat, Chance.from_seed(3)))
    assert without.thought == 0


def test_thoughtful_futures_are_counted_so_that_the_same_seed_gives_the_same_choice() -> None:
    state = GAME.new(2, seed=3)
    seat = state.decisions()[0].seat
    chosen = set()
    for _ in range(2):
        bot = thinking(futures=16)
        bot.choose(Perspective(state, seat, Chance.from_seed(3)))
        chosen.add((*bot.meant(), bot.thought))
    assert len(chosen) == 1


def test_whoever_is_late_from_the_start_answers_all_the_same() -> None:
    state = GAME.new(2, seed=3)
    bot = thinking(futures=16)
    bot.stop_when(lambda: True)
    code = bot.choose(Perspective(state, state.decisions()[0].seat, Chance.from_seed(3)))
    assert code in state.legal()
    assert bot.thought == 0


def test_it_becomes_late_in_the_middle_of_thoughtful_futures() -> None:
    state = GAME.new(2, seed=3)
    bot = thinking(futures=1_000_000)
    bot.stop_when(lambda: bot.thought >= 5)
    code = bot.choose(Perspective(state, state.decisions()[0].seat, Chance.from_seed(3)))
    assert code in state.legal()
    assert 5 <= bot.thought <= 5 + 2  # the future at hand is finished for all three lines


def test_it_is_called_master() -> None:
    assert make_bot("master", GAME).name == "master"
