"""What is fixed about a game: its seats, options and endings, and the functions that are its rules."""

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from archipel.engine.action import Action
from archipel.engine.chance import Chance
from archipel.engine.errors import BadOption
from archipel.engine.event import Args, Json
from archipel.engine.options import Option
from archipel.engine.outcome import Ending, Outcome
from archipel.engine.refusal import Refusal
from archipel.engine.snapshot import Fields
from archipel.engine.standing import Standing
from archipel.engine.tally import Tally

# The game's own positions.
S = TypeVar("S")


class Rules(Generic[S]):
    """What a game's rules do with its positions, one function a question that the kernel asks."""

    def __init__(
        self,
        *,
        position: Callable[[], S],
        fields: Fields,
        set_up: Callable[[S], None],
        describe: Callable[[S, int, int], Action],
        refusal: Callable[[S, int, int], Refusal],
        view: Callable[[S], dict[str, Json]],
        outcome: Callable[[S], Outcome],
        check_pieces: Callable[[S], list[str]],
        check_pending: Callable[[S], list[str]] | None = None,
        tell_end: Callable[[S], None] | None = None,
        over: str = "",
        save: Callable[[S], dict[str, Json]] | None = None,
        read: Callable[[S, dict[str, Any]], None] | None = None,
        imagine: Callable[[S, int | None, Chance], S] | None = None,
        forecast: Callable[[S, int], Args] | None = None,
        pressed: Callable[[S, int, str], int] | None = None,
        one_way: Callable[[S, int, S], str] | None = None,
        own: Callable[[S, int, dict[str, Json]], dict[str, Json]] | None = None,
        tally: Callable[[S], Tally] | None = None,
        standing: Callable[[dict[str, Any]], Standing] | None = None,
        observe: Callable[[S, int], bytes] | None = None,
        observed: Callable[[int], list[Any]] | None = None,
    ) -> None:
        self.position = position  # an empty one: the class
        self.fields = fields  # what a position holds, by shape
        self.set_up = set_up  # the rulebook's set-up, of a position that knows its seats, options and chance
        self.describe = describe  # the readable form of a seat's action, by its number
        self.refusal = refusal  # what stands against a seat's action that is not legal, while the game runs
        self.over = over  # the rule by which nothing follows the end, where it is not the ending's own
        self.view = view  # all that everybody may know, spectators too
        self.outcome = outcome  # how the game ended
        self.tell_end = tell_end  # the events of an end that has just come, where one is not enough
        self.save = save or fields.save  # everything as plain data
        self.read = read or fields.fill  # and back, into an empty position
        self.check_pieces = check_pieces  # what is wrong with the pieces, at any moment
        self.check_pending = check_pending  # what is wrong with what is asked
        self.imagine = imagine  # all that a seat cannot know, drawn anew; nothing in a game without secrets
        self.forecast = forecast  # what is sure to come of an action, to be shown before it is made
        self.pressed = pressed  # what a seat most likely means that presses a thing: a code, or NOTHING_MEANT
        # The rule by which an action stands though nobody learned anything by it, or "": it is given the
        # position before, the code and the position after. What showed something new stands in every game.
        self.one_way = one_way
        # Those parts of that view, which it is given, that a seat sees in another way: what is the same for
        # all is made once. Nothing: everybody sees the same.
        self.own = own
        self.tally = tally  # what a game that is over comes to, in figures
        # How a running game stands, read off a view: a view tells no secret, and so neither does this.
        self.standing = standing
        # All that a seat may know as a vector of small numbers, and the parts of it for so many seats.
        self.observe = observe
        self.observed = observed


class Manifest:
    """All that is fixed about a game."""

    def __init__(
        self,
        *,
        id: str,
        rules_version: int,
        min_seats: int,
        max_seats: int,
        options: list[Option],
        endings: list[Ending],
        action_space: int,
        rules: Rules[Any],
        cooperative: bool = False,
        order: int = 100,
        secrets: bool = True,
        usual_seats: int = 0,
        best_seats: tuple[int, int] = (0, 0),
        minutes: tuple[int, int] = (0, 0),
        weight: int = 0,
        first_game: dict[str, str] | None = None,
        bots: dict[str, dict[str, int]] | None = None,
    ) -> None:
        self.id = id  # the name of its folder
        self.order = order  # its place among the games, where they are shown; those with an equal one by id
        self.rules_version = rules_version  # raised when the same actions and chance give another game
        self.min_seats = min_seats
        self.max_seats = max_seats
        # How many sit down where nobody says: the fewest, unless the game is better with more.
        self.usual_seats = usual_seats or min_seats
        # What people ask before they sit down; 0 where nobody has said.
        self.best_seats = best_seats  # with how many it is best: the fewest and the most
        self.minutes = minutes  # how long it takes: the shortest and the longest that is usual
        self.weight = weight  # how hard it is to learn: 1 easy, 2 medium, 3 demanding
        self.first_game: dict[str, str] = first_game or {}  # options of a first game that are not the default
        self.cooperative = cooperative
        self.secrets = secrets  # whether any seat can know what another does not
        self.options = options
        self.endings = endings
        self.action_space = action_space  # every action's number lies below
        self.rules = rules
        # The bots that can think about it, each with its settings.
        self.bots: dict[str, dict[str, int]] = bots or {}

    def validate(self, seats: int, options: dict[str, str]) -> BadOption | None:
        """What is wrong with this number of seats, or with these options for it, if anything is."""
        if not self.min_seats <= seats <= self.max_seats:
            return BadOption("seat_count", least=self.min_seats, most=self.max_seats, count=seats)
        for option in self.options:
            wrong = option.validate(options[option.name], seats)
            if wrong:
                return wrong
        return None

    def settle(self, chosen: dict[str, str]) -> dict[str, str]:
        """Every option with its value: the chosen ones checked, the others at their default."""
        names = [option.name for option in self.options]
        for name in chosen:
            if name not in names:
                raise BadOption("option", name=name, names=", ".join(names))
        settled: dict[str, str] = {}
        for option in self.options:
            parts = str(chosen.get(option.name, option.default)).lower().split(",")
            value = ",".join(part.strip() for part in parts)
            if not option.allows(value):
                raise option.refusal(value)
            settled[option.name] = value
        return settled
