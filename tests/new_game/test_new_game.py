"""``archipel new-game`` writes a game that is whole: legal, tested, playable, and in two languages."""

from pathlib import Path

import pytest

import archipel
from tests.new_game.checkout import NAME, ROOT, Checkout, with_new_game
from tests.once import made_once
from tests.terminal.conftest import Run, run, saved_games

__all__ = ["run", "saved_games"]

# What is written is the same in both forms, and is plain Python until somebody compiles it.
pytestmark = pytest.mark.skipif(archipel.COMPILED, reason="seen in the plain form")


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Checkout:
    return Checkout(made_once(tmp_path_factory, "checkout", with_new_game))


def test_it_passes_everything_that_is_asked_of_any_game(checkout: Checkout) -> None:
    suites = ["conformance", f"games/{NAME}", "bots/test_any_game.py", "test_rules_are_tested.py"]
    suites += ["terminal/test_words.py", "test_architecture.py"]
    paths = [f"tests/{suite}" for suite in suites]
    done = checkout.python("-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "-k", NAME, *paths)
    assert done.returncode == 0, done.stdout[-3000:]


def test_it_is_written_as_the_house_writes(checkout: Checkout) -> None:
    places = [str(checkout.game), str(checkout.tests)]
    for order in (["check", "-q"], ["format", "--check", "-q"]):
        done = checkout.python("-m", "ruff", *order, "--no-cache", *places)
        assert done.returncode == 0, done.stdout


def test_its_types_are_sound(checkout: Checkout) -> None:
    places = [str(checkout.game), str(checkout.tests)]
    done = checkout.python("-m", "mypy", "--cache-dir", str(checkout.folder / "mypy"), *places)
    assert done.returncode == 0, done.stdout


def test_it_is_simulated_and_fuzzed(checkout: Checkout) -> None:
    assert "A B C D" in checkout.archipel("simulate", NAME, "--bots", "greedy", "--games", "40")
    assert "A B C D" in checkout.archipel("fuzz", NAME, "--games", "12", "--sample", "4")


@pytest.mark.parametrize(("language", "over"), [("en", "The chest is full"), ("fr", "Le coffre est plein")])
def test_it_is_played_in_the_terminal(checkout: Checkout, language: str, over: str) -> None:
    answers = ["?", "r", "h", "d", "j", *["1", "2"] * 200]
    words = ["--lang", language, "play", NAME, "--seats", "ana,ben", "--seed", "2"]
    told = checkout.archipel(*words, typed="\n".join(answers) + "\n")
    assert over in told
    assert "A B C D" in told
    assert "[" not in told


def test_it_is_listed_with_its_rules(checkout: Checkout) -> None:
    assert f"({NAME})" in checkout.archipel("games")
    assert "AB-T3" in checkout.archipel("rules", NAME, "eel")


# -- what is refused -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["2x", "été", "for", "a b", "_x", "x.y"])
def test_an_id_that_is_no_identifier_is_refused(name: str, run: Run) -> None:
    refused = run("new-game", name, "--into", str(ROOT))
    assert refused.exit_code == 2
    assert f"“{name}” cannot be the id of a game" in refused.output


def test_a_game_that_is_there_stays_as_it_is(run: Run) -> None:
    refused = run("new-game", "la-isla", "--into", str(ROOT))
    assert refused.exit_code == 2
    assert "exists already" in refused.output


def test_without_the_sources_there_is_nothing_to_write_into(run: Run, tmp_path: Path) -> None:
    refused = run("new-game", "pairs", "--into", str(tmp_path))
    assert refused.exit_code == 2
    assert "is not a checkout" in refused.output
    assert list(tmp_path.glob("src")) == []


def test_an_installed_program_without_its_sources_says_so(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("archipel.new_game.skeleton.PACKAGE", tmp_path / "site-packages" / "archipel")
    refused = run("--lang", "fr", "new-game", "pairs")
    assert refused.exit_code == 2
    assert "ne contient pas les sources" in refused.output
