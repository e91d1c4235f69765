"""Every key has words, in every language, with the same forms and arguments."""

import ast as python
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import ast

import archipel
from archipel.bots import make_bot
from archipel.bots.driver import next_action
from archipel.engine.action import SEAT_SHIFT
from archipel.engine.chance import Chance
from archipel.engine.event import Event
from archipel.engine.game import Game
from archipel.engine.outcome import Outcome
from archipel.games import GAMES
from archipel.words import FALLBACK, LANGUAGES, MissingWords, Words, choose_language, language_of
from archipel.words.text_file import TextFile, fill, read_plain
from missing_words import files, findings, read

SOURCE = Path(archipel.__file__).parent


OTHERS = [code for code in LANGUAGES if code != FALLBACK]
NAMES = json.loads((Path(__file__).parent / "names.json").read_text(encoding="utf-8"))
every_language = pytest.mark.parametrize("language", LANGUAGES)
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)


def strict(language: str, game: Game) -> Words:
    return Words(language, game.id, ["Ana", "Ben", "Cléo", "Dov"], strict=True)


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_the_files_messages_forms_and_variables_of_the_fallback(language: str) -> None:
    assert list(findings(language)) == []


@every_game
def test_the_story_is_made_of_events_that_there_are(game: Game) -> None:
    file = SOURCE / "games" / game.id / "texts" / "story.json"
    if not file.exists():  # told line by line
        return
    how = json.loads(file.read_text(encoding="utf-8"))
    instead = how.get("instead", {})
    named = [*how["chapters"], *how.get("follows", []), *how.get("silent", []), *instead, *instead.values()]
    assert [key for key in named if not strict(FALLBACK, game).has(f"event-{key}")] == []


@every_game
@every_language
def test_the_final_count_has_words(language: str, game: Game) -> None:
    words, state, chance = strict(language, game), game.new(game.max_seats, seed=1), Chance.from_seed(1)
    assert state.tally is None
    while codes := state.legal():
        state.push(codes[chance.below(len(codes))])
    tally = state.tally
    if tally is None:  # a game need not have one
        assert game.rules.tally is None
        return
    for name, value, most in tally.figures:
        assert words.has(f"figure-{name}")
        assert 0 <= value <= (most or value)
    assert all(words.has(f"source-{name}") for name, _ in tally.sources)
    assert tally.title is None or all(words.has(f"{tally.title[0]}-{name}") for name in tally.title[1])


@every_game
@every_language
def test_no_two_choices_read_alike(language: str, game: Game) -> None:
    words = strict(language, game)
    for seed in range(3):
        state, chance = game.new(game.max_seats, seed=seed), Chance.from_seed(seed)
        while codes := state.legal():
            for decision in state.decisions():
                read = [words.action(action) for action in decision.actions]
                assert len(set(read)) == len(read), sorted(text for text in read if read.count(text) > 1)
            for _ in range(7):  # a look at every seventh position is enough
                if codes := state.legal():
                    state.push(codes[chance.below(len(codes))])


@every_language
def test_nothing_in_a_file_is_junk(language: str) -> None:
    for path in files(language):
        junk = [entry.content for entry in read(path).body if isinstance(entry, ast.Junk)]
        assert junk == [], path


@every_language
def test_messages_read_one_by_one_are_those_of_the_whole_file(language: str) -> None:
    """The id, the heading and every text are what Fluent itself makes of the file."""
    for path in files(language):
        whole, lazy = read(path), TextFile(path.read_text(encoding="utf-8"))
        headings, heading = {}, ""
        bundle = FluentBundle([language], use_isolating=False)
        bundle.add_resource(whole)
        for entry in whole.body:
            if isinstance(entry, ast.GroupComment):
                heading = entry.content or ""
            elif isinstance(entry, ast.Message):
                headings[entry.id.name] = heading
                plain = read_plain(lazy.entries[entry.id.name])
                parts = {"": entry.value} | {each.id.name: each.value for each in entry.attributes}
                assert not plain or plain.keys() == {form for form in parts if parts[form] is not None}
                message = bundle.get_message(entry.id.name)
                for form, text in plain.items():
                    variables = dict.fromkeys(re.findall(r"\$(\w+)", text), "X")
                    pattern = message.attributes[form] if form else message.value
                    assert pattern is not None
                    assert fill(text, variables) == bundle.format_pattern(pattern, variables)[0]
        assert list(lazy.headings.items()) == list(headings.items())


@every_game
@every_language
def test_whatever_happens_in_a_game_can_be_told(game: Game, language: str) -> None:
    words = strict(language, game)
    for seed in range(12):
        seats = game.min_seats + seed % (game.max_seats - game.min_seats + 1)
        state = game.new(seats=seats, seed=f"words {seed}")
        bots = [make_bot("random", game) for _ in range(state.seats)]
        chance = Chance.from_seed(seed)
        while not state.over:
            for decision in state.decisions():
                assert words.ask(decision)
                assert words.rule(decision.rule) is not None
            code = next_action(state, bots, chance)
            assert words.action(state.action(code))
            for event in state.apply(code):
                assert words.event(event)
        assert state.outcome is not None
        assert all(words.ending(state.outcome))


@every_game
@every_language
def test_every_action_of_a_game_has_words(game: Game, language: str) -> None:
    words = strict(language, game)
    state = game.new(seats=game.max_seats, seed=1)
    for number in range(game.action_space):
        assert words.action(state.action(1 << SEAT_SHIFT | number))


def strings_given_to(path: Path, *names: str) -> Iterator[str]:
    """The literal first arguments of calls such as ``EventKind("moved", …)``."""
    for node in python.walk(python.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, python.Call) and node.args:
            called = (
                node.func.attr if isinstance(node.func, python.Attribute) else getattr(node.func, "id", "")
            )
            first = node.args[0]
            options = [first.body, first.orelse] if isinstance(first, python.IfExp) else [first]
            for option in options:
                if called in names and isinstance(option, python.Constant) and isinstance(option.value, str):
                    yield option.value


# What is told by the kernel where a game's rules say this.
KERNEL_TELLS: Final = {"begin_turn": "turn_began", "TURN_BEGAN": "turn_began", "GAME_OVER": "game_over"}


@every_game
@every_language
def test_every_key_written_in_the_rules_has_words(game: Game, language: str) -> None:
    words = strict(language, game)
    assert game.rules.tell_end or words.has("event-game_over")
    for path in (SOURCE / "games" / game.id).rglob("*.py"):
        for key in strings_given_to(path, "EventKind"):
            assert words.has(f"event-{key}"), key
        for name, key in KERNEL_TELLS.items():
            assert name not in path.read_text(encoding="utf-8") or words.has(f"event-{key}"), key
        for kind in strings_given_to(path, "Question"):
            assert words.has(f"ask-{kind}"), kind
        for rule in set(re.findall(r'"([A-Z]{2}-[A-Z]\d+)"', path.read_text(encoding="utf-8"))):
            assert words.rule(rule) is not None, rule


def reasons(game: Game) -> set[str]:
    """The reasons that rules and kernel can give: the literal second argument of every ``Refusal(…)``."""
    found: set[str] = set()
    for path in (SOURCE / "engine" / "state.py", *(SOURCE / "games" / game.id / "rules").glob("*.py")):
        for node in python.walk(python.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, python.Call) and getattr(node.func, "id", "") == "Refusal":
                given = {
                    each.value for each in python.walk(node.args[1]) if isinstance(each, python.Constant)
                }
                assert given, f"{path.name}:{node.lineno}: a reason must be plain"
                found |= {str(each) for each in given}
    return found


@every_game
@every_language
def test_exactly_the_reasons_that_the_rules_can_give_have_words(game: Game, language: str) -> None:
    words = strict(language, game)
    told = {key.removeprefix("refused-") for key in words.catalog.headings if key.startswith("refused-")}
    assert told == reasons(game)


@pytest.mark.long
@every_game
@every_language
def test_whatever_is_refused_can_be_told(game: Game, language: str) -> None:
    """In one sentence, with all its arguments: whatever the position, whoever asks for whatever."""
    words = strict(language, game)
    chance = Chance.from_seed(f"refused {game.id}")
    for seed in range(8):
        seats = game.min_seats + seed % (game.max_seats - game.min_seats + 1)
        state = game.new(seats=seats, seed=f"refused {seed}")
        while True:
            legal = state.legal()
            for code in (
                chance.below(seats) << SEAT_SHIFT | chance.below(game.action_space) for _ in range(12)
            ):
                if code not in legal:
                    refusal = state.refusal(code)
                    assert words.refusal(refusal)
                    assert words.rule(refusal.rule) is not None
            if not legal:
                break
            state.push(chance.choice(legal))


@every_game
@every_language
def test_every_option_value_and_ending_has_words(game: Game, language: str) -> None:
    words = strict(language, game)
    for option in game.options:
        assert words.text(f"option-{option.name}")
        assert words.text(f"option-{option.name}", "help")
        assert words.rule(option.rule) is not None
        for value in option.values:
            assert value.isdecimal() or words.option_value(option.name, value) != value
    for ending in game.endings:
        about = Outcome(ending.name, ending.rule, [], [], [], {"treasure": "earth_stone", "pawn": 0})
        assert all(words.ending(about))
        assert words.rule(ending.rule) is not None


@every_game
@every_language
def test_every_text_of_the_terminal_exists(game: Game, language: str) -> None:
    words = Words(language, game.id, part="review")
    sources = [SOURCE / "cli.py"]
    for folder in ("commands", "terminal", "words"):
        sources += (SOURCE / folder).glob("*.py")
    missing = {
        key for path in sources for key in strings_given_to(path, "text", "_text") if not words.has(key)
    }
    assert missing == set()


@every_language
def test_every_text_of_a_board_exists_in_the_words_of_some_game(language: str) -> None:
    games = [Words(language, game.id) for game in GAMES.values()]
    for path in (SOURCE / "terminal" / "boards").glob("*.py"):
        for key in strings_given_to(path, "text", "_text"):
            assert any(words.has(key) for words in games), key


def test_french_is_set_as_french() -> None:
    """Curly apostrophes, narrow spaces before ; ! ? and hard spaces before : and inside guillemets."""
    for path in files("fr"):
        for line in path.read_text(encoding="utf-8").splitlines():
            text = line.partition("=")[2] if re.match(r"\S+ =", line) else line
            if not line.startswith("#"):
                assert "'" not in text, line
                assert not re.search(r"\w [;!?:](\s|$)|« | »", text), line


def test_a_missing_message_is_readable_at_run_time_and_fails_in_tests() -> None:
    assert Words("fr").text("no-such-thing") == "[no-such-thing]"
    with pytest.raises(MissingWords):
        Words("fr", strict=True).text("no-such-thing")
    with pytest.raises(MissingWords):
        Words("fr", strict=True).text("play-saved")


def test_things_have_their_forms_and_people_their_names() -> None:
    words = Words("fr", "forbidden_island", ["Ana", "Ben"], strict=True)
    lifted = Event("lifted", {"seat": 0, "pawns": [0, 1], "from": "fools_landing", "to": "misty_marsh"})
    assert "Ana et Ben de l’Héliport au Marais Brumeux" in words.event(lifted)
    assert words.speak("en").seat(1) == "Ben"
    assert words.seat(3) == "Joueur 4"


@pytest.mark.parametrize(
    ("asked", "environment", "language"),
    [
        ("fr", {"ARCHIPEL_LANG": "en"}, "fr"),
        (None, {"ARCHIPEL_LANG": "fr", "LANG": "en_GB.UTF-8"}, "fr"),
        (None, {"LANG": "fr_CA.UTF-8"}, "fr"),
        (None, {"LC_ALL": "en_US.UTF-8", "LANG": "fr_FR.UTF-8"}, "en"),
        (None, {"LANG": "fr_FR@euro"}, "fr"),
        (None, {"LANG": "fry_NL.UTF-8"}, "en"),
        (None, {"LANG": "C.UTF-8"}, "en"),
        (None, {"LANG": "de_DE.UTF-8"}, "en"),
        (None, {}, "en"),
    ],
)
def test_the_language_is_asked_for_set_or_the_systems(
    asked: str | None, environment: dict[str, str], language: str
) -> None:
    assert choose_language(asked, environment) == language


@pytest.mark.parametrize(
    ("language", "name", "start"),
    [(code, name, start) for code, names in NAMES.items() for name, start in names.items()],
)
def test_a_language_knows_how_a_name_begins(language: str, name: str, start: str) -> None:
    """The page reads the same table of names: web/tests/words.test.ts."""
    assert language_of(language).start(name) == start
