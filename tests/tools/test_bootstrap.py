"""Starting: which Python is welcome, and what the others are told."""

import ast
from pathlib import Path

import pytest

import bootstrap


@pytest.mark.parametrize("version", [(3, 11, 0), (3, 12, 1), (4, 0, 0)])
def test_a_python_that_is_new_enough_is_welcome(version: tuple[int, ...]) -> None:
    assert bootstrap.refusal(version) == ""


def test_an_old_python_is_refused_in_one_sentence_that_says_what_to_do() -> None:
    sentence = bootstrap.refusal((3, 9, 2))
    assert "3.11 or newer" in sentence
    assert "this is 3.9" in sentence
    assert "PYTHON=" in sentence
    assert "\n" not in sentence


def test_an_old_python_can_read_the_file_that_refuses_it() -> None:
    ast.parse(Path(bootstrap.__file__).read_text(), feature_version=(3, 7))


@pytest.mark.parametrize(
    "words", ["", "serve", "serve --port 0", "--no-browser", "--lang fr", "--lang=fr --port 0"]
)
def test_the_page_is_built_for_the_server_with_or_without_its_name(words: str) -> None:
    assert bootstrap.wants_page(words.split())


@pytest.mark.parametrize("words", ["games", "play la_isla", "--lang fr play", "--lang=fr games", "--version"])
def test_the_page_is_not_built_for_anything_else(words: str) -> None:
    assert not bootstrap.wants_page(words.split())
