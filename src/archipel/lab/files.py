"""Files that are there whole or not at all."""

import os
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path

from archipel.engine.errors import ArchipelError


class CannotWrite(ArchipelError):
    """A file could not be written; nothing of it is left."""


def write_whole(path: Path, content: bytes) -> None:
    """Write a file, or leave what was there before and say why."""
    write_all({path: content})


def write_all(files: Mapping[Path, bytes]) -> None:
    """Write several files; only when all are on disk do they take their names."""
    waiting: dict[Path, Path] = {}
    path = Path()
    try:
        for path, content in files.items():
            path.parent.mkdir(parents=True, exist_ok=True)
            number, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
            waiting[Path(name)] = path
            with os.fdopen(number, "wb") as file:
                file.write(content)
                file.flush()
                os.fsync(file.fileno())
            Path(name).chmod(0o666 & ~_umask())
        for new, path in waiting.items():
            new.replace(path)
    except OSError as problem:
        raise CannotWrite("write", file=str(path), reason=problem.strerror or problem) from None
    finally:
        for new in waiting:
            with suppress(OSError):
                new.unlink(missing_ok=True)


def _umask() -> int:
    """What this process withholds from others; a temporary file withholds everything."""
    mask = os.umask(0)
    os.umask(mask)
    return mask


@contextmanager
def one_sentence(path: str | Path) -> Iterator[None]:
    """A fault of the disk while a file grows, told as one sentence."""
    try:
        yield
    except OSError as problem:
        raise CannotWrite("write", file=str(path), reason=problem.strerror or problem) from None


def refuse_early(path: Path) -> None:
    """Say at once, before hours of play, that a file cannot be written there."""
    with one_sentence(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.is_dir():
            raise IsADirectoryError(21, os.strerror(21))
        with tempfile.TemporaryFile(dir=path.parent):
            pass
