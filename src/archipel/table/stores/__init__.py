"""Where tables are kept: one protocol, and a folder for each database that keeps them."""

from archipel.table.stores.protocol import (
    Change,
    DiskFull,
    Ended,
    NewerStore,
    PinSet,
    Reworded,
    Row,
    Store,
    StoreAway,
    StoreFailed,
)

__all__ = [
    "Change",
    "DiskFull",
    "Ended",
    "NewerStore",
    "PinSet",
    "Reworded",
    "Row",
    "Store",
    "StoreAway",
    "StoreFailed",
]
