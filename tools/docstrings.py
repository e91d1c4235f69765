"""Lets mkdocstrings show our docstrings as Markdown; loaded by name from zensical.toml."""

from typing import Any

import griffe

from api_pages import as_markdown


class DocstringsAsMarkdown(griffe.Extension):
    """Changes docstrings before they are shown."""

    def on_instance(self, *, obj: griffe.Object, **_: Any) -> None:
        """Called for everything that has been read."""
        if obj.docstring is not None:
            obj.docstring.value = as_markdown(obj.docstring.value)
