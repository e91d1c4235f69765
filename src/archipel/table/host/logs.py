"""What a server writes to its log: lines for people, or one line of JSON a record; never a secret.

Whoever logs here names no key, no seed, no address and no words of people. Others' records are kept down to
warnings, because below that uvicorn tells addresses and websockets tells messages; and of an error only its
kind and its place are told, because its words may quote what nobody may know.
"""

import hashlib
import json
import logging
import sys
import traceback
from datetime import UTC, datetime
from typing import Any, Final, Literal, TextIO

Form = Literal["text", "json"]
OURS: Final = "archipel"


def set_up(form: Form = "text", level: str = "warning", stream: TextIO | None = None) -> None:
    """Write records of this level and above to ``stream``, standard error unless told otherwise."""
    lines = logging.StreamHandler(stream or sys.stderr)
    lines.setFormatter(JsonLines() if form == "json" else PlainLines())
    root = logging.getLogger()
    for old in list(root.handlers):
        root.removeHandler(old)
    root.addHandler(lines)
    root.setLevel(logging.WARNING)
    logging.getLogger(OURS).setLevel(level.upper())


def mark(table: str) -> str:
    """A table in the log: records about the same one have the same mark, and nobody can open it by that."""
    return hashlib.sha256(f"archipel log {table}".encode()).hexdigest()[:8]


def message_of(record: logging.LogRecord) -> str:
    """What a record says; of others' only the first line: below it they quote what failed."""
    text = record.getMessage()
    return text if _is_ours(record) else text.partition("\n")[0].strip()


def trouble_of(record: logging.LogRecord) -> dict[str, str]:
    """The kind and the place of the error that a record is about, not its words."""
    if not record.exc_info or record.exc_info[0] is None:
        return {}
    where = "".join(traceback.format_tb(record.exc_info[2])).strip()
    return {"error": record.exc_info[0].__name__, "where": where}


def _is_ours(record: logging.LogRecord) -> bool:
    return record.name.partition(".")[0] == OURS


class JsonLines(logging.Formatter):
    """One line of JSON a record: time, level, logger, message, and the record's own fields."""

    def format(self, record: logging.LogRecord) -> str:
        fields: dict[str, Any] = getattr(record, "fields", {}) if _is_ours(record) else {}
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": message_of(record),
            **fields,
            **trouble_of(record),
        }
        return json.dumps(line, ensure_ascii=False, default=str)


class PlainLines(logging.Formatter):
    """A line for people, with the fields behind it."""

    def format(self, record: logging.LogRecord) -> str:
        fields: dict[str, Any] = getattr(record, "fields", {}) if _is_ours(record) else {}
        moment = datetime.fromtimestamp(record.created).isoformat(" ", "seconds")
        about = "".join(f" {name}={value}" for name, value in fields.items())
        trouble = trouble_of(record)
        behind = f"\n{trouble['error']}\n{trouble['where']}" if trouble else ""
        return f"{moment} {record.levelname.lower()} {record.name}: {message_of(record)}{about}{behind}"


_table = logging.getLogger("archipel.table")


def note(message: str, table: str = "", level: int = logging.DEBUG, **fields: Any) -> None:
    """Write down that something happened, at a table if one is named; costs nothing where nobody reads it."""
    if _table.isEnabledFor(level):
        marked = {"table": mark(table)} if table else {}
        _table.log(level, message, extra={"fields": {**marked, **fields}})
