"""What a client knows after each message: the reference for whoever writes one."""

from typing import Any, cast

from archipel.engine.changes import changed

Json = dict[str, Any]


class Hearing:
    """The last news of one socket, kept whole, and the views that were shown on the way to it."""

    def __init__(self) -> None:
        self.news: Json = {}
        self.pictures: list[tuple[Json, Json]] = []  # each event of the last message, and the view after it

    def hear(self, message: Json) -> Json:
        """The news that a message leads to."""
        self.pictures = []
        if message["type"] == "news":
            self.news = message
            return message
        view = self.news["view"]
        told: list[Json] = []
        for each in message.get("told", []):
            for event, change in zip(each.get("events", []), each.get("changes", []), strict=False):
                view = cast(Json, changed(view, change))
                self.pictures.append((event, view))
            told.append({name: value for name, value in each.items() if name != "changes"})
        view = changed(view, message.get("view", {}))
        self.news = {**self.news, **message, "type": "news", "view": view, "told": told}
        return self.news
