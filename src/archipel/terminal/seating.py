"""Who sits where: people by name, bots by kind."""

from difflib import get_close_matches
from typing import Final

from archipel.bots import bot_names
from archipel.bots.registry import UnknownBot
from archipel.engine.errors import BadOption
from archipel.engine.event import Json
from archipel.engine.game import Game
from archipel.words import Words, is_answer

_LONGEST: Final = 24  # characters of a name
_MYSELF: Final = "you"  # whatever the language: it stands in every example


class Seat:
    """One place at the table: a person, or a bot of some kind."""

    def __init__(self, name: str, bot: str | None = None) -> None:
        self.name = name
        self.bot = bot

    def to_json(self) -> dict[str, Json]:
        """The form for records."""
        return {"name": self.name, "bot": self.bot}


def seats_from(text: str, game: Game, words: Words) -> list[Seat]:
    """Read ``ana,planner,Nemo:random``: a person, a bot under its own name, a bot with a name."""
    seats: list[Seat] = []
    for part in text.split(","):
        name, colon, bot = (piece.strip() for piece in part.partition(":"))
        if (
            not name.isprintable()
            or not 1 <= len(name) <= _LONGEST
            or name.isdecimal()
            or (colon and not bot)
        ):
            raise BadOption("seat", text=part.strip())
        seats.append(_seat(name, bot, game, words))
    if not game.min_seats <= len(seats) <= game.max_seats:
        raise BadOption("seat_count", least=game.min_seats, most=game.max_seats, count=len(seats))
    return _told_apart(seats)


def _seat(name: str, bot: str, game: Game, words: Words) -> Seat:
    bots = bot_names(game)
    if bot and bot not in (*bots, "person"):
        raise UnknownBot("bot", asked=bot, bots=", ".join(bots))
    if bot:
        return Seat(name, None if bot == "person" else bot)
    if name.lower() in bots:
        return Seat(bot_title(name.lower(), words), name.lower())
    if name.lower() == _MYSELF or is_answer("myself", name):
        return Seat(words.text("seat-myself"))
    likely = get_close_matches(name.lower(), bots, n=1, cutoff=0.7)
    if likely:
        raise UnknownBot("bot_typo", name=name, likely=likely[0])
    return Seat(name[:1].upper() + name[1:])


def bot_title(bot: str, words: Words) -> str:
    """What a bot is called at the table."""
    return words.text(f"bot-{bot}") if words.has(f"bot-{bot}") else bot.capitalize()


def _told_apart(seats: list[Seat]) -> list[Seat]:
    """A second seat of the same name gets a number."""
    seen: dict[str, int] = {}
    for seat in seats:
        seen[seat.name] = seen.get(seat.name, 0) + 1
        if seen[seat.name] > 1:
            seat.name = f"{seat.name} {seen[seat.name]}"
    return seats


def usual_seats(game: Game) -> str:
    """Somebody new at the table, and the best bot as company, as often as suits the game."""
    return ",".join([_MYSELF, *[bot_names(game)[-1]] * (game.usual_seats - 1)])


def seats_of_record(table: dict[str, Json], count: int, game: Game, words: Words) -> list[Seat]:
    """Who sat there when the game was stored; places nobody wrote down are people."""
    stored = table.get("seats")
    rows = stored if isinstance(stored, list) else []
    seats: list[Seat] = []
    for number in range(count):
        row = rows[number] if number < len(rows) else None
        name, bot = (row.get("name"), row.get("bot")) if isinstance(row, dict) else (None, None)
        known = isinstance(name, str) and name.isprintable() and 1 <= len(name) <= _LONGEST
        title = str(name) if known else words.text("seat-unnamed", number=number + 1)
        seats.append(Seat(title, bot if bot in bot_names(game) and isinstance(bot, str) else None))
    return seats
