"""Rows of a damaged SQLite file, read page by page: what SQLite itself cannot reach any more.

A row of ours is known by its shape, wherever it lies; what points to it may be lost. The form of pages, cells
and records is the one of SQLite's file format, https://www.sqlite.org/fileformat2.html.
"""

import mmap
import struct
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

Value = str | int | float | None
Record = list[Value]

TABLE_LEAF: Final = 13
INDEX_LEAF: Final = 10
INDEX_INNER: Final = 2  # an index keeps rows in its inner pages too
USUAL_PAGE: Final = 4096
MOST_COLUMNS: Final = 64


class Row(NamedTuple):
    """A record, and whether it lay in a table or in an index."""

    of_table: bool
    values: Record


class _Broken(Exception):
    """This page, or this row, cannot be what it should be."""


def rows_in(file: Path) -> Iterator[Row]:
    """Every row that can be read, in any order; one that was moved may come twice."""
    if file.stat().st_size < 512:  # no page is smaller
        return
    with file.open("rb") as opened, mmap.mmap(opened.fileno(), 0, access=mmap.ACCESS_READ) as data:
        yield from _Pages(data).rows()


class _Pages:
    def __init__(self, data: mmap.mmap) -> None:
        self.data = data
        size, reserved = struct.unpack_from(">H", data, 16)[0], data[20] if len(data) > 20 else 0
        size = 65536 if size == 1 else size
        sound = data[:16] == b"SQLite format 3\0" and size >= 512 and not size & (size - 1)
        self.size = size if sound else USUAL_PAGE
        self.usable = self.size - (reserved if sound else 0)
        self.count = len(data) // self.size

    def rows(self) -> Iterator[Row]:
        free = self._free_pages()
        for number in range(1, self.count + 1):
            if number not in free:
                yield from self._rows_of(number)

    def _free_pages(self) -> set[int]:
        """Pages that hold what was deleted, as far as their list can be followed."""
        free: set[int] = set()
        trunk = struct.unpack_from(">I", self.data, 32)[0] if len(self.data) >= 100 else 0
        while 0 < trunk <= self.count and trunk not in free:
            free.add(trunk)
            at = (trunk - 1) * self.size
            trunk, leaves = struct.unpack_from(">II", self.data, at)
            if leaves > self.usable // 4:
                break
            free |= set(struct.unpack_from(f">{leaves}I", self.data, at + 8))
        return free

    def _rows_of(self, number: int) -> Iterator[Row]:
        start = (number - 1) * self.size
        head = start + (100 if number == 1 else 0)
        kind = self.data[head]
        if kind not in (TABLE_LEAF, INDEX_LEAF, INDEX_INNER):
            return
        cells = struct.unpack_from(">H", self.data, head + 3)[0]
        first = head + (12 if kind == INDEX_INNER else 8)
        if first + 2 * cells > start + self.usable:
            return
        for pointer in struct.unpack_from(f">{cells}H", self.data, first):
            try:
                yield Row(kind == TABLE_LEAF, self._record(start, pointer, kind))
            except (_Broken, IndexError, UnicodeDecodeError, struct.error):
                continue  # one cell is lost, the others may be sound

    def _record(self, start: int, pointer: int, kind: int) -> Record:
        if not 8 <= pointer < self.usable:
            raise _Broken
        at = start + pointer + (4 if kind == INDEX_INNER else 0)
        length, at = _varint(self.data, at)
        if kind == TABLE_LEAF:
            _, at = _varint(self.data, at)  # the row's number
        return _read(self._payload(start, at, length, kind))

    def _payload(self, start: int, at: int, length: int, kind: int) -> bytes:
        """The bytes of a record: what lies in the page, and what flowed over into others."""
        least = (self.usable - 12) * 32 // 255 - 23
        most = self.usable - 35 if kind == TABLE_LEAF else (self.usable - 12) * 64 // 255 - 23
        if length > len(self.data):
            raise _Broken
        here = length
        if length > most:
            here = least + (length - least) % (self.usable - 4)
            here = here if here <= most else least
        if at + here > start + self.usable:
            raise _Broken
        payload = bytearray(self.data[at : at + here])
        page = struct.unpack_from(">I", self.data, at + here)[0] if here < length else 0
        while len(payload) < length:
            if not 0 < page <= self.count:
                raise _Broken
            over = (page - 1) * self.size
            payload += self.data[over + 4 : over + 4 + min(self.usable - 4, length - len(payload))]
            page = struct.unpack_from(">I", self.data, over)[0]
        return bytes(payload)


def _varint(data: Any, at: int) -> tuple[int, int]:
    """A number of SQLite's variable length, and where it ends."""
    value = 0
    for place in range(9):
        byte = data[at + place]
        if place == 8:
            return value << 8 | byte, at + 9
        value = value << 7 | byte & 0x7F
        if byte < 0x80:
            return value, at + place + 1
    raise _Broken


def _read(payload: bytes) -> Record:
    """The columns of a record."""
    end, at = _varint(payload, 0)
    kinds: list[int] = []
    while at < end:
        kind, at = _varint(payload, at)
        kinds.append(kind)
        if len(kinds) > MOST_COLUMNS:
            raise _Broken
    values: Record = []
    for kind in kinds:
        size = _size(kind)
        if at + size > len(payload):
            raise _Broken
        values.append(_value(kind, payload[at : at + size]))
        at += size
    if at != len(payload):
        raise _Broken
    return values


def _size(kind: int) -> int:
    if kind >= 12:
        return (kind - 12) // 2
    if kind in (10, 11):
        raise _Broken
    return (0, 1, 2, 3, 4, 6, 8, 8, 0, 0)[kind]


def _value(kind: int, part: bytes) -> Value:
    if kind == 0:
        return None
    if kind >= 12:
        if not kind % 2:
            raise _Broken  # bytes: no column of ours holds any
        return part.decode()
    if kind == 7:
        number: float = struct.unpack(">d", part)[0]
        return number
    if kind in (8, 9):
        return kind - 8
    return int.from_bytes(part, "big", signed=True)
