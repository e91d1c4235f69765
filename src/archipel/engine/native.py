"""Numbers of one machine word and rows of them: what they are in the compiled form, and in plain Python.

An ``i64`` is a machine word when compiled and a plain ``int`` otherwise; a ``vec[i64]`` or ``vec[float]`` is
a row of bare numbers when compiled and a ``list`` otherwise; a ``BytesWriter`` is bytes that are being
written. It is never compiled, so that it can tell.
An ``i64`` that outgrows 63 bits wraps in silence: only numbers that cannot are declared so.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.strings import BytesWriter
    from librt.vecs import append, vec
    from mypy_extensions import i64

    from archipel.engine.counts import count, few, size
else:
    i64 = int
    count = few = size = int.bit_count

    class vec:  # noqa: N801
        """``vec[i64]`` is ``list`` itself: ``list[int]`` would be made anew each time and is slow to call."""

        def __class_getitem__(cls, kind):
            return list

    class BytesWriter(bytearray):
        """Bytes that are being written."""

        write = bytearray.extend

        def getvalue(self):
            """All that was written."""
            return bytes(self)

    def append(row, number):
        """The row with one more number; the old row is no longer to be used."""
        row.append(number)
        return row


__all__ = ["BytesWriter", "append", "count", "few", "i64", "size", "vec"]
