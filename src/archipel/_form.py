"""Tells whether the rules run compiled or as plain Python."""

from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path


def holds_compiled_modules(package: Path) -> bool:
    """Whether this Python would load a compiled module from the package's folder."""
    # A file compiled for another Python does not count: importing would pass it over as well.
    return any(file.is_file() for suffix in EXTENSION_SUFFIXES for file in modules_with(suffix, package))


def modules_with(suffix: str, package: Path) -> list[Path]:
    """The files of the folder that are a module's name followed by the suffix."""
    return [file for file in package.glob(f"*{suffix}") if file.name == file.name.partition(".")[0] + suffix]


COMPILED: bool = holds_compiled_modules(Path(__file__).parent / "engine")
"""True when the engine beside this file is compiled. It is compiled whole or not at all."""
