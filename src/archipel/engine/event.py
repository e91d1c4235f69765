"""What happened, as a key and its arguments; never a sentence."""

Json = None | bool | int | str | list["Json"] | dict[str, "Json"]
Args = dict[str, Json]


class Event:
    """One thing that happened, and who saw it.

    ``args`` are for everybody. ``secret`` are further arguments for the seats in ``knowers`` (a bit set).
    An event with ``hidden`` set does not exist at all for anybody else.
    """

    def __init__(
        self, key: str, args: Args, secret: Args | None = None, knowers: int = 0, hidden: bool = False
    ) -> None:
        self.key = key
        self.args = args
        self.secret = secret
        self.knowers = knowers
        self.hidden = hidden

    def seen_by(self, seat: int | None) -> "Event | None":
        """This event as that seat (``None``: a spectator) saw it, or nothing."""
        if self.secret is None and not self.hidden:
            return self
        if seat is not None and self.knowers >> seat & 1:
            return Event(self.key, {**self.args, **(self.secret or {})})
        return None if self.hidden else Event(self.key, self.args)

    def to_json(self) -> dict[str, Json]:
        """Key and public arguments; call :meth:`seen_by` first."""
        return {"key": self.key, **self.args}

    def __repr__(self) -> str:
        return f"<Event {self.key} {self.args}>"
