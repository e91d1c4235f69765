"""The pages of the documentation site that are made from docstrings; mkdocstrings fills in what they name."""

import ast
import re
from pathlib import Path

EXAMPLE = re.compile(r"(?:^>>> .*\n?)(?:.+\n?)*", re.MULTILINE)
ROLE = re.compile(r":(?:attr|class|func|meth|mod):(`[^`]+`)")
OPENING = """# archipel

::: archipel
    options:
      members: false
      show_root_heading: false
      show_root_toc_entry: false

"""


def api_pages(source: Path) -> dict[str, str]:
    """Path in the site and text of every page about the library in a source folder."""
    package = source / "archipel"
    engine = [f"archipel.engine.{file.stem}" for file in sorted((package / "engine").glob("[a-z]*.py"))]
    pages = {
        "api/engine.md": page("archipel.engine", engine),
        "api/games.md": page("archipel.games", ["archipel.games"]),
        "api/bots.md": page("archipel.bots", [*origins(package / "bots").values(), "archipel.bots.driver"]),
        "api/lab.md": page("archipel.lab", list(origins(package / "lab").values())),
    }
    return {"api/index.md": overview(package), **pages}


def overview(package: Path) -> str:
    """The names that `import archipel` gives, each with its first sentence and the way to the whole."""
    lines = []
    for name, origin in origins(package).items():
        module, _, thing = origin.rpartition(".")
        sentence = as_markdown(first_sentence(package.parent, module, thing))
        lines.append(f"| [`archipel.{name}`][{origin}] | {sentence} |")
    table = "\n".join(["| name | what it is |", "| --- | --- |", *lines])
    # What is written in the package itself, or in a private module that has no page.
    here = ["archipel._form.COMPILED", *(each for each in origins(package).values() if each.count(".") == 1)]
    return "\n\n".join([f"{OPENING}{table}", *(f"::: {each}" for each in here)]) + "\n"


def page(title: str, things: list[str]) -> str:
    """A page about modules, classes or functions."""
    return "\n\n".join([f"# {title}", *(f"::: {thing}" for thing in things)]) + "\n"


def origins(package: Path) -> dict[str, str]:
    """The names in a package's ``__all__``, and where each of them is written down."""
    tree = ast.parse((package / "__init__.py").read_text(encoding="utf-8"))
    found = {
        alias.asname or alias.name: f"{node.module}.{alias.name}"
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
    found |= {
        each.name: f"{package.name}.{each.name}" for each in tree.body if isinstance(each, ast.FunctionDef)
    }
    [listed] = [
        ast.literal_eval(node.value)
        for node in tree.body
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__"
    ]
    return {name: found[name] for name in listed}


def first_sentence(source: Path, module: str, thing: str) -> str:
    """The first line of the docstring of something in a module, or of the text below a constant."""
    path = source / module.replace(".", "/")
    file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    body = ast.parse(file.read_text(encoding="utf-8")).body
    for node, below in zip(body, [*body[1:], None], strict=True):
        if isinstance(node, ast.ClassDef | ast.FunctionDef) and node.name == thing:
            return (ast.get_docstring(node) or "").partition("\n")[0]
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == thing:
            told = below.value if isinstance(below, ast.Expr) else None
            return str(told.value).partition("\n")[0] if isinstance(told, ast.Constant) else ""
    return ""


def as_markdown(docstring: str) -> str:
    """A docstring with its examples fenced in and its roles in plain code.

    >>> as_markdown("Ask :func:`game`.")
    'Ask `game`.'
    """
    fenced = EXAMPLE.sub(lambda example: f"```pycon\n{example.group().rstrip()}\n```\n", docstring)
    return ROLE.sub(r"\1", fenced)
