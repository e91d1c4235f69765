"""What each bot of one table is at; a task outlives the moves of others if its question stays the same."""

import asyncio
import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from archipel.bots.bot import Plan
from archipel.engine.decision import Decision
from archipel.table.simultaneous import asked_together, same_question
from archipel.table.surroundings import NoAnswer, Question, Thinkers
from archipel.table.turns import Place

if TYPE_CHECKING:
    from archipel.table.table import Table

NOTICEABLE: Final = 0.15  # seconds after which people are told that a bot thinks


class BotTask:
    """One seat's question, and a bot that works on it."""

    def __init__(
        self, decision: Decision, bot: str, position: int, together: bool, task: "asyncio.Task[int | None]"
    ) -> None:
        self.decision = decision
        self.bot = bot
        self.position = position
        self.together = together
        self.task = task

    def answers(self, decision: Decision, bot: str, position: int, together: bool) -> bool:
        """Whether this task is about that question: in the very position, or among several at once."""
        fits = position == self.position or (self.together and together and not decision.optional)
        return fits and bot == self.bot and same_question(self.decision, decision)


class BotTasks:
    """What each of one table's bots is at."""

    def __init__(
        self, table: "Table", bot_pool: Thinkers, changed: Callable[[], None], place: Callable[[], Place]
    ) -> None:
        self.table = table
        self.place = place
        self.bot_pool = bot_pool
        self.noticed: set[int] = set()  # seats whose bot has been thinking for a while
        self._changed = changed
        self._tasks: dict[int, BotTask] = {}
        self._plans: dict[tuple[int, str], Plan | None] = {}  # of each seat's bot, for its next question

    def about(self, decision: Decision, position: int) -> "asyncio.Task[int | None]":
        """What this seat's bot will do: the task that it is at already, or a new one."""
        bot = self.table.seats[decision.seat].bot
        together = asked_together(self.table.decisions())
        known = self._tasks.get(decision.seat)
        if known is None or not known.answers(decision, bot, position, together):
            self.forget(decision.seat)
            task = asyncio.create_task(self._think(decision, bot))
            known = self._tasks[decision.seat] = BotTask(decision, bot, position, together, task)
        return known.task

    def keep_good_ones(self, position: int) -> None:
        """Stop every task that answers no question of a bot any more."""
        seats, decisions = self.table.seats, self.table.decisions()
        together = asked_together(decisions)
        bots = {each.seat: each for each in decisions if seats[each.seat].has_bot}
        for seat, bot_task in list(self._tasks.items()):
            if seat not in bots or not bot_task.answers(bots[seat], seats[seat].bot, position, together):
                self.forget(seat)

    def forget(self, seat: int) -> None:
        """This seat's bot thinks no more of it: it has acted, or all has changed."""
        bot_task = self._tasks.pop(seat, None)
        if bot_task is not None:
            bot_task.task.cancel()
        self.noticed.discard(seat)

    def forget_all(self) -> None:
        """Nobody thinks any more."""
        for seat in list(self._tasks):
            self.forget(seat)

    async def _think(self, decision: Decision, bot: str) -> int | None:
        """What the seat's bot does; if it fails, some legal act, so that the game goes on."""
        soon = asyncio.get_running_loop().call_later(NOTICEABLE, self._notice, decision)
        state = self.table.match.state
        try:
            plan = self._plans.get((decision.seat, bot))
            plans = [] if plan is None else [plan]
            seed = secrets.token_hex(8)
            people = sum(1 << seat for seat, each in enumerate(self.table.seats) if not each.has_bot)
            question = Question.about(state, decision.seat, bot, seed, plans=plans, people=people)
            answer = await self.bot_pool.think(question, self.place())
            self._plans[decision.seat, bot] = answer.plan
            code = answer.code
        except NoAnswer:
            code = -1
        finally:
            soon.cancel()
        if decision.seat in self.noticed:
            self.noticed.discard(decision.seat)
            self._changed()
        allowed = [action.code for action in decision.actions]
        if code in allowed or (code is None and decision.optional):
            return code
        return None if decision.optional else secrets.choice(allowed)

    def _notice(self, decision: Decision) -> None:
        if not decision.secret:  # whoever must not know the question must not see that somebody thinks
            self.noticed.add(decision.seat)
            self._changed()
