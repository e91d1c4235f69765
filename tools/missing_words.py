"""What a language still lacks, or says otherwise than the fallback language.

    python tools/missing_words.py fr     one line a finding; exit status 1 when there is any

Nothing that is missing stops a game: it is told in the fallback language meanwhile.
"""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from archipel.words import FALLBACK, LANGUAGES, language_of
from archipel.words.catalog import PACKAGE

Messages = dict[str, ast.Message]


class _Variables(Visitor):
    """The names of all variables below a node."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - named by fluent
        self.names.add(node.id.name)


def forms(language: str) -> set[str]:
    """The grammatical forms that names have in a language."""
    return {*language_of(language).forms, *language_of(language).counted}


def files(language: str) -> list[Path]:
    """Every file of a language."""
    return sorted(PACKAGE.rglob(f"texts/{language}/*.ftl"))


def counterpart(path: Path, language: str) -> Path:
    """The same file in another language."""
    return path.parent.parent / language / path.name


def read(path: Path) -> ast.Resource:
    """A file, parsed whole."""
    return FluentParser().parse(path.read_text(encoding="utf-8"))


def messages(path: Path) -> Messages:
    """The messages of a file by their ids."""
    return {entry.id.name: entry for entry in read(path).body if isinstance(entry, ast.Message)}


def variables(message: ast.Message, language: str) -> set[str]:
    """What a message tells of, whatever the forms it takes it in; how a name begins is grammar."""
    visitor = _Variables()
    visitor.visit(message)
    plain = set()
    for name in visitor.names:
        thing, _, form = name.rpartition("_")
        plain.add(thing if thing and form in {*forms(language), "id"} else name)
    return plain - {"start"}


def attributes(message: ast.Message, language: str, other: str) -> set[str]:
    """The attributes that another language must have too: all but forms that it does not know."""
    return {each.id.name for each in message.attributes} - (forms(language) - forms(other))


def findings(language: str) -> Iterator[str]:
    """Whatever is missing, superfluous or told otherwise than in the fallback language."""
    wanted = [counterpart(path, language) for path in files(FALLBACK)]
    for path in wanted:
        name = path.relative_to(PACKAGE)
        if not path.is_file():
            yield f"{name}: the file is missing"
            continue
        for entry in read(path).body:
            if isinstance(entry, ast.Junk):
                yield f"{name}: this is not Fluent: {(entry.content or '').splitlines()[0]}"
        for finding in _differences(messages(counterpart(path, FALLBACK)), messages(path), language):
            yield f"{name}: {finding}"
    for path in files(language):
        if path not in wanted:
            yield f"{path.relative_to(PACKAGE)}: {FALLBACK} has no such file"


def _differences(wanted: Messages, found: Messages, language: str) -> Iterator[str]:
    for key in found.keys() - wanted.keys():
        yield f"{key}: {FALLBACK} has no such message"
    for key, message in wanted.items():
        own = found.get(key)
        if own is None:
            yield f"{key}: missing"
            continue
        asked, given = attributes(message, FALLBACK, language), attributes(own, language, FALLBACK)
        if (message.value is None) != (own.value is None) or asked != given:
            yield f"{key}: has {_listed(given)}, {FALLBACK} has {_listed(asked)}"
        if variables(message, FALLBACK) != variables(own, language):
            told, known = variables(own, language), variables(message, FALLBACK)
            yield f"{key}: tells of {_listed(told)}, {FALLBACK} of {_listed(known)}"


def _listed(names: set[str]) -> str:
    return ", ".join(sorted(names)) or "nothing"


def main() -> int:
    """List what a language lacks."""
    parser = argparse.ArgumentParser(description="List what a language still lacks.")
    parser.add_argument("language", choices=LANGUAGES)
    found = list(findings(parser.parse_args().language))
    print("\n".join(found) or "Nothing is missing.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
