"""Every key has words, in both languages, with the same forms and arguments."""

import ast as python
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import archipel
from archipel.bots import make_bot
from archipel.bots.driver import next_action
from archipel.engine.action import SEAT_SHIFT
from archipel.engine.chance import Chance
from archipel.engine.event import Event
from archipel.engine.game import Game
from archipel.engine.outcome import Outcome
from archipel.games import GAMES
from archipel.words import LANGUAGES, MissingWords, Words, choose_language
from archipel.words.catalog import PACKAGE

SOURCE = Path(archipel.__file__).parent


def files(language: str) -> list[str]:
    """Every file of a language, named without it: ``games/la_isla/texts/*/board.ftl``."""
    found = PACKAGE.rglob(f"texts/{language}/*.ftl")
    return sorted(str(path.relative_to(PACKAGE)).replace(f"texts/{language}/", "texts/*/") for path in found)


FILES = files("en")
FORMS = re.compile(r"_(the|of|to|a)$")
both_languages = pytest.mark.parametrize("language", LANGUAGES)
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)


def parsed(language: str, name: str) -> ast.Resource:
    return FluentParser().parse((PACKAGE / name.replace("*", language)).read_text(encoding="utf-8"))


def messages(language: str, name: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in parsed(language, name).body if isinstance(entry, ast.Message)}


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - named by fluent
        self.names.add(FORMS.sub("", node.id.name))


def variables(message: ast.Message) -> set[str]:
    visitor = _Variables()
    visitor.visit(message)
    return visitor.names - {"start"}  # how a name begins is grammar, and not every language asks


def strict(language: str, game: Game) -> Words:
    return Words(language, game.id, ["Ana", "Ben", "Cléo", "Dov"], strict=True)


def test_both_languages_have_the_same_files() -> None:
    assert files("fr") == FILES


@pytest.mark.parametrize("name", FILES)
@both_languages
def test_nothing_in_a_file_is_junk(language: str, name: str) -> None:
    assert [entry.content for entry in parsed(language, name).body if isinstance(entry, ast.Junk)] == []


@pytest.mark.parametrize("name", FILES)
def test_both_languages_have_the_same_messages_and_forms(name: str) -> None:
    shapes = [
        {
            key: sorted(each.id.name for each in message.attributes)
            for key, message in messages(lang, name).items()
        }
        for lang in LANGUAGES
    ]
    assert shapes[0] == shapes[1]


@pytest.mark.parametrize("name", FILES)
def test_both_languages_tell_the_same_things(name: str) -> None:
    english, french = messages("en", name), messages("fr", name)
    differing = {key for key in english if variables(english[key]) != variables(french[key])}
    assert differing == set()


@every_game
@both_languages
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
@both_languages
def test_every_action_of_a_game_has_words(game: Game, language: str) -> None:
    words = strict(language, game)
    state = game.new(seats=game.max_seats, seed=1)
    for number in range(game.action_space):
        assert words.action(state.action(1 << SEAT_SHIFT | number))


def strings_given_to(path: Path, *names: str) -> Iterator[str]:
    """The literal first arguments of calls such as ``state.tell("moved", …)``."""
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


@every_game
@both_languages
def test_every_key_written_in_the_rules_has_words(game: Game, language: str) -> None:
    words = strict(language, game)
    for path in (SOURCE / "games" / game.id).rglob("*.py"):
        for key in strings_given_to(path, "tell", "Event"):
            assert words.has(f"event-{key}"), key
        for kind in strings_given_to(path, "Question"):
            assert words.has(f"ask-{kind}"), kind
        for rule in set(re.findall(r'"([A-Z]{2}-[A-Z]\d+)"', path.read_text(encoding="utf-8"))):
            assert words.rule(rule) is not None, rule


@every_game
@both_languages
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
@both_languages
def test_every_text_of_the_terminal_exists(game: Game, language: str) -> None:
    words = Words(language, game.id)
    sources = [SOURCE / "cli.py", *(SOURCE / "terminal").glob("*.py"), *(SOURCE / "words").glob("*.py")]
    missing = {
        key for path in sources for key in strings_given_to(path, "text", "_text") if not words.has(key)
    }
    assert missing == set()


@both_languages
def test_every_text_of_a_board_exists_in_the_words_of_some_game(language: str) -> None:
    games = [Words(language, game.id) for game in GAMES.values()]
    for path in (SOURCE / "terminal" / "boards").glob("*.py"):
        for key in strings_given_to(path, "text", "_text"):
            assert any(words.has(key) for words in games), key


def test_french_is_set_as_french() -> None:
    """Curly apostrophes, narrow spaces before ; ! ? and hard spaces before : and inside guillemets."""
    for name in FILES:
        for line in (PACKAGE / name.replace("*", "fr")).read_text(encoding="utf-8").splitlines():
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
        (None, {"LANG": "de_DE.UTF-8"}, "en"),
        (None, {}, "en"),
    ],
)
def test_the_language_is_asked_for_set_or_the_systems(
    asked: str | None, environment: dict[str, str], language: str
) -> None:
    assert choose_language(asked, environment) == language
