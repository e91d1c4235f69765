"""Somebody who solves exercises in a browser."""

from functools import partial

from playwright.sync_api import Page

from archipel.engine.action import Action
from archipel.engine.chance import Chance
from archipel.lessons import Exercise, exercises
from archipel.lessons.script import way
from tests.table.server import Server
from tests.web.keys import Keys
from tests.web.learners import KeyLearner, Learner
from tests.web.players import POLLING, Press, click

# The exercise stands still and waits for a move, or has been solved.
STANDS = """() => {
  const board = document.querySelector('.board > [aria-busy]');
  const stands = document.querySelector('.choice:not([aria-disabled=true]), .teaching.solved');
  return board?.getAttribute('aria-busy') === 'false' && stands !== null;
}"""


class Solver(Learner):
    """A person with a mouse or a finger who knows the answers."""

    def __init__(self, page: Page, server: Server, game: str, press: Press = click) -> None:
        self.page = page
        self.server = server
        self.game = game
        self.press = press

    def begin(self) -> None:
        """From the start page to the list of exercises."""
        self.press(self.page.locator(f"[data-game={self.game}] a[href='/exercises/{self.game}']"))
        self.page.locator("main ol li").first.wait_for()

    def open(self, number: int) -> None:
        """From the list to an exercise."""
        self.press(self.page.locator("main ol li a").nth(number - 1))
        self.shown(number)

    def shown(self, number: int) -> None:
        """Its question is asked."""
        self.page.wait_for_url("**/t/**")
        self.page.locator(f".teaching[data-exercise='{number}'] h2").wait_for()

    def stands(self) -> None:
        """The board stands still, and somebody may move."""
        self.page.wait_for_function(STANDS, polling=POLLING)

    def solve(self, exercise: Exercise) -> None:
        """Play the first way that is accepted."""
        state = exercise.state(Chance.from_seed("somebody's"))
        for line in way(exercise.ways[0]):
            action = state.parse(line.act)
            state.apply(action)
            self.stands()
            self.heard(partial(self.choose, action))
        self.page.locator(".teaching.solved .next").wait_for()

    def wrong(self, exercise: Exercise) -> str:
        """Try the worst move, and give what is answered."""
        self.stands()
        worst = min(exercise.moves, key=lambda act: exercise.moves[act])
        self.choose(exercise.state(Chance.from_seed("somebody's")).parse(worst))
        answer = self.page.locator(".teaching .answer p")
        answer.wait_for()
        return answer.inner_text()

    def on(self) -> None:
        """To the next one, or from the last to the list."""
        self.press(self.page.locator(".teaching .next"))

    def solve_all(self) -> None:
        """All exercises of the game, one after the other."""
        found = exercises(self.game)
        self.open(1)
        for exercise in found:
            self.shown(exercise.number)
            self.solve(exercise)
            self.on()
        self.page.locator("main ol li.solved").nth(len(found) - 1).wait_for()


class KeySolver(Solver):
    """A person with a keyboard who knows the answers."""

    def __init__(self, page: Page, server: Server, game: str) -> None:
        super().__init__(page, server, game)
        self.keys = Keys(page)

    def begin(self) -> None:
        self.keys.tab_to(f"[data-game={self.game}] a[href='/exercises/{self.game}']")
        self.keys.press("Enter")
        self.page.locator("main ol li").first.wait_for()

    def open(self, number: int) -> None:
        self.keys.tab_to(f"main ol li:nth-child({number}) a")
        self.keys.press("Enter")
        self.shown(number)

    def choose(self, action: Action) -> None:
        KeyLearner.do(self, action)  # type: ignore[arg-type]

    def on(self) -> None:
        self.keys.tab_to(".teaching .next")
        self.keys.press("Enter")
