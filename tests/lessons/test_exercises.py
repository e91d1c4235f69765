"""Every exercise is true of its position, tells nobody's secret, and has one best first move."""

import re
from pathlib import Path

import pytest

from archipel import COMPILED
from archipel.bots.registry import bot_names, make_bot
from archipel.engine.chance import Chance
from archipel.engine.perspective import Perspective
from archipel.engine.state import State
from archipel.games import GAMES, find
from archipel.lessons import BadLesson, Drill, Exercise, exercises, read_exercise
from archipel.lessons.exercise import NoExercise, read_file
from archipel.lessons.figures import figures
from archipel.lessons.lesson import GAMES as FOLDERS
from archipel.lessons.script import way
from archipel.words import LANGUAGES, Words
from exercise_later import beginnings
from exercise_odds import measure
from tests.knowledge import as_seen

LEAST = 8  # exercises of a game
MOST_WORDS = 45  # in a question
CLEAR = 5.0  # games of a hundred
AGAIN = 200  # futures on which a margin is measured anew

EXERCISES = [exercise for game in GAMES for exercise in exercises(game)]
every_exercise = pytest.mark.parametrize("exercise", EXERCISES, ids=lambda each: f"{each.game} {each.name}")
every_language = pytest.mark.parametrize("language", LANGUAGES)


def position(exercise: Exercise) -> State:
    return exercise.state(Chance.from_seed("an exercise"))


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_at_least_eight(game: str) -> None:
    found = exercises(game)
    assert len(found) >= LEAST
    assert [each.number for each in found] == list(range(1, len(found) + 1))
    assert len({each.name for each in found}) == len(found)


@every_exercise
def test_the_position_is_a_legal_one_in_which_that_seat_is_asked(exercise: Exercise) -> None:
    state = position(exercise)
    assert state.check() == []
    decision = state.decision_of(exercise.seat)
    assert decision is not None
    assert decision.kind == exercise.asked
    assert not decision.optional


@every_exercise
def test_every_legal_move_has_its_odds_and_the_best_is_ahead(exercise: Exercise) -> None:
    decision = position(exercise).decision_of(exercise.seat)
    assert decision is not None
    assert {action.text for action in decision.actions} == set(exercise.moves)
    assert set(exercise.accepted) <= set(exercise.moves)
    assert 1 <= len(exercise.accepted) <= 2
    assert exercise.margin >= CLEAR
    assert abs(exercise.odds - exercise.next_odds - exercise.margin) <= 1.5  # rounded, each of them
    assert exercise.bot == bot_names(find(exercise.game))[-1]


@every_exercise
def test_every_way_can_be_played_to_its_end(exercise: Exercise) -> None:
    for row in exercise.ways:
        drill = Drill(exercise)
        state = drill.begin(Chance.from_seed("a way"))
        drill.open(state.view(exercise.seat))
        for line in way(row):
            assert drill.asks
            assert drill.wanted(line.act) is not None
            state.chance.script = drill.chance(state, line, line.act)
            state.apply(line.act)
            state.chance.script = None
            drill.acted(line.act, state.view(exercise.seat))
        assert drill.finished


@every_exercise
def test_what_the_player_is_shown_and_told_is_the_same_in_every_world_they_can_imagine(
    exercise: Exercise,
) -> None:
    state = position(exercise)
    shown = as_seen(state, exercise.seat)
    told = figures(state.view(exercise.seat), exercise.figures)
    dice = Chance.from_seed("worlds")
    for _ in range(5):
        world = state.imagine(exercise.seat, dice)
        assert as_seen(world, exercise.seat) == shown
        assert figures(world.view(exercise.seat), exercise.figures) == told


@every_exercise
@every_language
def test_question_and_answer_are_told_with_figures_of_the_position(exercise: Exercise, language: str) -> None:
    words = Words(language, exercise.game, strict=True)
    lesson = exercise.lesson()
    names = [name for name in lesson.seats if name]
    people = {"partner" if at == 0 else f"partner_{at + 1}": name for at, name in enumerate(names)}
    args = {**people, **figures(position(exercise).view(exercise.seat), exercise.figures)}
    key = f"exercise-{exercise.name}"
    question, answer = words.text(key, **args), words.text(key, "done", **args)
    assert len(re.findall(r"[\w’'-]*\w[\w’'-]*", question)) <= MOST_WORDS, question
    assert "?" in question
    assert words.text(key, "title")
    for text in (question, answer):
        assert not re.search(r"  |[{\[]|\bNone\b|\bTrue\b", text), text


@pytest.mark.parametrize("game", GAMES)
@every_language
def test_no_words_belong_to_an_exercise_that_is_not_there(game: str, language: str) -> None:
    words = Words(language, game, strict=True)
    told = {key.removeprefix("exercise-") for key in words.catalog.headings if key.startswith("exercise-")}
    assert told == {each.name for each in exercises(game)}


@every_exercise
def test_its_words_name_every_figure_and_no_other(exercise: Exercise) -> None:
    for language in LANGUAGES:
        file = FOLDERS / exercise.game / "texts" / language / "exercises.ftl"
        told = re.split(r"^exercise-", file.read_text(encoding="utf-8"), flags=re.MULTILINE)
        text = next(each for each in told if each.startswith(f"{exercise.name} ="))
        named = {name for name in re.findall(r"\$(\w+)", text) if not name.startswith("partner")}
        assert {re.sub(r"_(the|of|to|a)$", "", name) for name in named} == set(exercise.figures)


@every_exercise
def test_every_wrong_move_is_answered_by_its_odds_unless_it_is_as_good(exercise: Exercise) -> None:
    for row in exercise.ways:
        drill = Drill(exercise)
        state = drill.begin(Chance.from_seed("a slip"))
        drill.open(state.view(exercise.seat))
        for line in way(row):
            moves = exercise.later[", ".join(drill.acts)] if drill.acts else exercise.moves
            decision = state.decision_of(exercise.seat)
            assert decision is not None
            assert {action.text for action in decision.actions} == set(moves)
            wrong = [act for act in moves if drill.wanted(act) is None]
            assert max(moves.values()) - moves[line.act] < CLEAR  # what is wanted is as good as anything
            for act in wrong:
                behind = moves[line.act] - moves[act]
                assert drill.odds(act) == moves[act] or abs(behind) < CLEAR, act
            state.apply(line.act)
            drill.acted(line.act, state.view(exercise.seat))


def test_a_slip_after_the_right_first_move_is_told_in_odds() -> None:
    exercise = read_exercise("forbidden_island", 1)
    drill = Drill(exercise)
    state = drill.begin(Chance.from_seed(1))
    drill.open(state.view(exercise.seat))
    drill.acted(exercise.accepted[0], state.view(exercise.seat))
    moves = exercise.later[exercise.accepted[0]]
    wrong = min(moves, key=lambda act: moves[act])
    assert drill.odds(wrong) == moves[wrong] < exercise.odds


@every_exercise
def test_odds_are_on_file_for_every_beginning_of_a_way_and_nothing_else(exercise: Exercise) -> None:
    assert set(exercise.later) == {", ".join(acts) for acts in beginnings(exercise.ways)}


@pytest.mark.parametrize("number", [0, -1, 99])
def test_an_exercise_that_is_not_there_is_refused(number: int) -> None:
    with pytest.raises(NoExercise, match="There is no exercise"):
        read_exercise("la_isla", number)


def test_a_file_that_is_no_exercise_fails_with_its_name(tmp_path: Path) -> None:
    path = tmp_path / "1_broken.json"
    path.write_text('{"asked": "take_actions"}', encoding="utf-8")
    with pytest.raises(BadLesson, match="1_broken"):
        read_file(path, "la_isla", 1)


@pytest.mark.long
@pytest.mark.skipif(not COMPILED, reason="seen in the compiled form, which thinks ten times as fast")
@every_exercise
def test_the_strongest_bot_confirms_the_first_move_on_fresh_seeds(exercise: Exercise) -> None:
    state = position(exercise)
    strongest = make_bot(exercise.bot, find(exercise.game))
    perspective = Perspective(state, exercise.seat, Chance.from_seed("a fresh seed"))
    code = strongest.choose(perspective)
    assert code is not None
    assert state.action(code).text in exercise.accepted
    anew = measure(state, exercise.seat, "fresh futures", AGAIN)
    assert anew.moves[0].text in exercise.accepted
    behind = next(move for move in anew.moves if move.text not in exercise.accepted)
    assert anew.moves[0].odds - behind.odds >= CLEAR


# -- the table of exercises ---------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_the_page_about_exercises_says_what_each_is_worth(game: str) -> None:
    page = (Path(__file__).parents[2] / "docs" / "exercises.md").read_text(encoding="utf-8")
    assert "\n".join(rows(game)) in page


def rows(game: str) -> list[str]:
    """A game in docs/exercises.md; ``python -m tests.lessons.test_exercises`` prints all."""
    words = Words("en", game)
    return [
        f"### {words.title}",
        "",
        "| | exercise | players | odds | next best |",
        "| --- | --- | --- | --- | --- |",
        *(
            f"| {each.number} | {words.text(f'exercise-{each.name}', 'title')} | {each.position['seats']} "
            f"| {each.odds} | {each.next_odds} |"
            for each in exercises(game)
        ),
    ]


if __name__ == "__main__":
    print("\n\n".join("\n".join(rows(each)) for each in GAMES))
