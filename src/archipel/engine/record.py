"""A game as a document: how it began, what was chosen, and what chance answered."""

import hashlib
import json
from typing import Any, Final

from archipel.engine.errors import BadRecord
from archipel.engine.event import Json

FORMAT: Final = 1
# Where draws came from, for whoever plays a finished game again from its seed (see proof.py). Records made
# before streams had names say nothing, and were drawn like those for study.
STUDY: Final = "study"  # chance.py: of lessons and simulations, whose seed is no secret
SECRET: Final = "blake2b"  # secret_chance.py: of every table with people


def commitment(seed: str) -> str:
    """A fingerprint of the seed, shown at the start; the seed itself is shown, and checked, at the end."""
    return hashlib.sha256(f"archipel {seed}".encode()).hexdigest()


class Entry:
    """One line of a record.

    ``act`` (with what ``chance`` answered), ``undo`` (how many acts were taken back, and whether somebody had
    ``learned`` something by then), ``reseed`` (the game went on from a file with a new secret seed), or
    ``stream`` (what is drawn from here on comes from this stream of the seed).
    """

    def __init__(
        self,
        act: str = "",
        chance: list[int] | None = None,
        undo: int = 0,
        learned: bool = False,
        reseed: str = "",
        stream: str = "",
    ) -> None:
        self.act = act
        self.chance: list[int] = chance or []
        self.undo = undo
        self.learned = learned
        self.reseed = reseed
        self.stream = stream

    def to_json(self) -> dict[str, Json]:
        """The form for files and networks."""
        if self.undo:
            return {"undo": self.undo, "learned": self.learned}
        if self.reseed:
            return {"reseed": self.reseed}
        if self.stream:
            return {"stream": self.stream}
        return {"act": self.act, "chance": list(self.chance)} if self.chance else {"act": self.act}

    @staticmethod
    def from_json(data: Any, line: int) -> "Entry":
        """Read one line; anything unexpected is refused."""
        if isinstance(data, dict):
            if set(data) <= {"act", "chance"} and isinstance(data.get("act"), str):
                chance = data.get("chance", [])
                if isinstance(chance, list) and all(type(outcome) is int for outcome in chance):
                    return Entry(act=data["act"], chance=chance)
            elif set(data) == {"undo", "learned"} and type(data["undo"]) is int and data["undo"] > 0:
                return Entry(undo=data["undo"], learned=bool(data["learned"]))
            elif set(data) == {"reseed"} and isinstance(data["reseed"], str):
                return Entry(reseed=data["reseed"])
            elif set(data) == {"stream"} and data["stream"] in (STUDY, SECRET):
                return Entry(stream=data["stream"])
        raise BadRecord("record_entry_kind", line=line)


class Record:
    """The whole document; :meth:`dumps` and :meth:`loads` write and read it."""

    def __init__(
        self,
        game: str,
        rules: int,
        seats: int,
        options: dict[str, str],
        commitment: str,
        setup: list[int],
        stream: str = "",
    ) -> None:
        self.game = game
        self.rules = rules
        self.seats = seats
        self.options = options
        self.commitment = commitment
        self.setup = setup
        self.stream = stream  # from which the set-up was drawn
        self.entries: list[Entry] = []
        self.seed: str | None = None  # only once the game is over
        self.outcome: dict[str, Json] | None = None
        self.table: dict[str, Json] = {}  # names and the like: nothing that the rules read

    def __reduce__(self) -> tuple[Any, ...]:
        return Record.loads, (self.dumps(),)

    @property
    def stream_now(self) -> str:
        """The stream from which the last entries were drawn."""
        for entry in reversed(self.entries):
            if entry.stream:
                return entry.stream
        return self.stream

    def to_json(self) -> dict[str, Json]:
        """The form for files and networks."""
        named: dict[str, Json] = {"stream": self.stream} if self.stream else {}
        return {
            "archipel": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "seats": self.seats,
            "options": dict(self.options),
            "table": self.table,
            "commitment": self.commitment,
            **named,
            "seed": self.seed,
            "setup": list(self.setup),
            "entries": [entry.to_json() for entry in self.entries],
            "outcome": self.outcome,
        }

    def dumps(self) -> str:
        """The document as JSON text, an entry a line."""
        data = self.to_json()
        entries = ",\n  ".join(_plain(entry.to_json()) for entry in self.entries)
        parts = [
            f'"{key}": [\n  {entries}\n ]' if key == "entries" and entries else f'"{key}": {_plain(value)}'
            for key, value in data.items()
        ]
        return "{\n " + ",\n ".join(parts) + "\n}\n"

    @staticmethod
    def loads(text: str) -> "Record":
        """Read a document; a broken or foreign one is refused with a sentence that says why."""
        try:
            data = json.loads(text)
            _plain(data).encode()  # half a character could never be written again
        except (ValueError, RecursionError):
            raise BadRecord("record_json") from None
        return Record.from_json(data)

    @staticmethod
    def from_json(data: Any) -> "Record":
        """Read the JSON form."""
        if not isinstance(data, dict) or "archipel" not in data:
            raise BadRecord("record_foreign")
        if data["archipel"] != FORMAT:
            raise BadRecord("record_format", found=str(data["archipel"]), read=str(FORMAT))
        for name, kind in _SHAPE.items():
            if type(data.get(name)) is not kind:
                raise BadRecord("record_field", name=name)
        if not all(isinstance(value, str) for value in data["options"].values()):
            raise BadRecord("record_field", name="options")
        if not all(type(outcome) is int for outcome in data["setup"]):
            raise BadRecord("record_field", name="setup")
        stream = data.get("stream", "")
        if stream not in ("", STUDY, SECRET):
            raise BadRecord("record_field", name="stream")
        record = Record(
            data["game"],
            data["rules"],
            data["seats"],
            data["options"],
            data["commitment"],
            data["setup"],
            stream,
        )
        record.entries = [Entry.from_json(entry, line + 1) for line, entry in enumerate(data["entries"])]
        seed, outcome, table = data.get("seed"), data.get("outcome"), data.get("table", {})
        record.seed = seed if isinstance(seed, str) else None
        record.outcome = outcome if isinstance(outcome, dict) else None
        record.table = table if isinstance(table, dict) else {}
        return record


_SHAPE: Final[dict[str, Any]] = {
    "game": str,
    "rules": int,
    "seats": int,
    "options": dict,
    "commitment": str,
    "setup": list,
    "entries": list,
}


_writer: Final = json.JSONEncoder(ensure_ascii=False)


def _plain(value: Json) -> str:
    return _writer.encode(value)
