"""Games as a table: a line a game, for spreadsheets (CSV) and for programs (Parquet)."""

import csv
import io
from collections.abc import Sequence
from typing import Any

from archipel.lab.extras import need
from archipel.lab.notes import Note

Line = dict[str, Any]


def lines_of(notes: Sequence[Note]) -> list[Line]:
    """A line a game, all with the same columns; nothing where a game has no such thing."""
    lines = [_line(note) for note in notes]
    columns = list(dict.fromkeys(name for line in lines for name in line))
    return [{name: line.get(name) for name in columns} for line in lines]


def _line(note: Note) -> Line:
    line: Line = {"game": note.number, "seed": note.seed, "seats": note.seats}
    line |= {f"option_{name}": value for name, value in note.options.items()}
    line |= {"first": note.first, "ending": note.ending, "turns": note.turns, "actions": note.actions}
    line |= {f"figure_{name}": value for name, value in note.figures.items()}
    for seat in range(note.seats):
        told: Line = {"bot": note.bots[seat]}
        if note.cast:
            told["adventurer"] = note.cast[seat]
        if note.won:
            told |= {"won": note.won[seat], "rank": note.ranks[seat], "score": note.scores[seat]}
        told |= {f"points_{name}": points[seat] for name, points in note.sources.items() if points}
        line |= {f"{name}_{seat}": value for name, value in told.items()}
    return line


def as_csv(lines: Sequence[Line]) -> bytes:
    """The table for a spreadsheet."""
    file = io.StringIO(newline="")
    writer = csv.DictWriter(file, list(lines[0]) if lines else [])
    writer.writeheader()
    writer.writerows(lines)
    return file.getvalue().encode()


def as_parquet(lines: Sequence[Line]) -> bytes:
    """The table for programs, with the type of every column."""
    pyarrow, parquet = need("pyarrow", "lab"), need("pyarrow.parquet", "lab")
    file = io.BytesIO()
    parquet.write_table(pyarrow.Table.from_pylist(list(lines)), file, compression="zstd")
    return file.getvalue()
