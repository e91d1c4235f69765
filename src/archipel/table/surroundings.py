"""What tables need of the world around them: a clock, work done aside, bots that think, lines to people.

Each is a small protocol, so that the same tables live in one process, in several, in a test, or in a browser.
``one_process.py`` has what a plain server uses; the store's protocol is in ``stores/protocol.py``.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple, Protocol, TypeVar

from archipel.bots.bot import Plan
from archipel.engine.chance import Chance
from archipel.engine.errors import ArchipelError
from archipel.engine.state import State
from archipel.table.turns import Place

T = TypeVar("T")
NOBODY: Final = Place()
Sentence = tuple[str, dict[str, Any]]  # a key and its arguments


class Clock(Protocol):
    """Tells the time."""

    def now(self) -> float:
        """Seconds since 1970, as entries note it."""

    def steady(self) -> float:
        """Seconds since some moment, which nobody can set back."""


class Aside(Protocol):
    """Does long work where it keeps nobody waiting."""

    async def __call__(self, work: Callable[..., T], /, *values: Any) -> T:
        """What the work comes to."""


class NoAnswer(ArchipelError):
    """A bot could not answer."""

    status = 503


class Comparison(NamedTuple):
    """How another answer would do: points of a hundred games worse, how far off that may be, what it does."""

    number: int | None
    worse: float
    error: float
    reasons: list[Sentence]


class Answer(NamedTuple):
    """What a bot chose and why, and what it means to do next; with advice, the whole plan."""

    code: int | None
    reasons: list[Sentence]
    plan: Plan | None
    plans: Sequence[Plan] = ()  # the same for each further step of it
    steps: Sequence[dict[str, Any]] = ()
    rival: Comparison | None = None  # the answer asked about, or one that does as well


class Question(NamedTuple):
    """A position as one seat knows it, and what is asked about it.

    Without ``advice`` the bot is to act. With it, somebody wants to know why, too; ``other`` is then the
    answer that they have in mind instead (-1: a pass), and without one the coach looks for another as good.
    """

    game: str
    world: dict[str, Any]
    seat: int
    bot: str
    seed: str
    plans: Sequence[Plan] = ()
    advice: bool = False
    other: int | None = None
    people: int = 0  # the seats of people, as a bit set: a bot keeps to what they have begun

    @classmethod
    def about(cls, state: State, seat: int, bot: str, seed: str, **more: Any) -> "Question":
        """A question whose world is imagined from what the seat knows, and from nothing else."""
        world = state.imagine(seat, Chance.from_seed(seed)).to_json()
        return cls(state.game.id, world, seat, bot, seed, **more)


class ReviewQuestion(NamedTuple):
    """A finished game, and how far its review has come.

    Both are packed: they go to and fro every third of a second, and only workers look into them.
    """

    name: str  # the same for the same game, so that a worker knows it again
    record: str
    made: bytes  # what a worker answered with; empty for a review that begins
    show: bool  # whether what is known so far is wanted


class ReviewAnswer(NamedTuple):
    """How far a review has come now, and what is known; nothing before the first glance is through."""

    made: bytes
    done: float
    review: dict[str, Any] | None


class Thinkers(Protocol):
    """Those who think for bots, as many at once as ``workers``."""

    workers: int

    @property
    def waiting(self) -> int:
        """Questions that nobody works on yet."""

    async def think(self, question: Question, place: Place = NOBODY) -> Answer:
        """What a bot would do, for a bot or for somebody who wants advice; :class:`NoAnswer` if it fails."""

    async def review(self, question: ReviewQuestion, place: Place = NOBODY) -> ReviewAnswer:
        """Go on with a review for a moment, where that keeps no bot waiting."""

    def expect(self, game: str) -> None:
        """Questions about this game may come soon."""

    def close(self) -> None:
        """Send everybody home, also those who still think."""


class Owners(Protocol):
    """Who among several processes has which table."""

    async def take(self, table: str) -> bool:
        """Whether the table is this process's now."""

    async def release(self, table: str) -> None:
        """Others may have it."""


class Gone(Exception):
    """Nobody is at the other end of a line."""


class Line(Protocol):
    """A connection to one client: messages both ways, in order. ``language`` is the one it reads."""

    address: str
    language: str

    async def receive(self) -> str | bytes:
        """The next message, whatever it is made of; :class:`Gone` when there will be none."""

    def put(self, message: bytes) -> bool:
        """Send a message after all others, without waiting for it; false if too much waits already."""

    async def close(self, code: int, reason: str) -> None:
        """End it; never complains."""


class Peer(Protocol):
    """Who is at the other end of a call."""

    @property
    def host(self) -> str:
        """Their address."""


class Request(Protocol):
    """A call as it came in: the names in its path, its headers, who asks, and the server that is asked."""

    @property
    def path_params(self) -> Mapping[str, Any]:
        """What stands in the path for each name."""

    @property
    def headers(self) -> Mapping[str, str]:
        """Names are found however they are written."""

    @property
    def client(self) -> Peer | None:
        """Whoever asks, if that is known."""

    @property
    def app(self) -> Any:
        """The server; ``app.state`` has its tables and rates."""
