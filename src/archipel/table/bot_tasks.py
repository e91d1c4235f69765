"""What the bots of one table are thinking, a thought a seat; a good one outlives the moves of others."""

import asyncio
import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from archipel.bots.bot import Plan
from archipel.engine.decision import Decision
from archipel.table.bot_pool import NoThought, Thinkers
from archipel.table.simultaneous import asked_together, same_question

if TYPE_CHECKING:
    from archipel.table.table import Table

NOTICEABLE: Final = 0.15  # seconds of thought after which people are told that a bot thinks


class Thought:
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
        """Whether this is a thought about that question: in the very position, or among several at once."""
        fits = position == self.position or (self.together and together and not decision.optional)
        return fits and bot == self.bot and same_question(self.decision, decision)


class Thoughts:
    """The thoughts of one table's bots."""

    def __init__(self, table: "Table", thinkers: Thinkers, changed: Callable[[], None]) -> None:
        self.table = table
        self.thinkers = thinkers
        self.noticed: set[int] = set()  # seats whose bot has been thinking for a while
        self._changed = changed
        self._thoughts: dict[int, Thought] = {}
        self._plans: dict[tuple[int, str], Plan | None] = {}  # of each seat's bot, for its next question

    def about(self, decision: Decision, position: int) -> "asyncio.Task[int | None]":
        """What this seat's bot will do: the thought that it is at already, or a new one."""
        bot = self.table.chairs[decision.seat].bot
        together = asked_together(self.table.decisions())
        known = self._thoughts.get(decision.seat)
        if known is None or not known.answers(decision, bot, position, together):
            self.forget(decision.seat)
            task = asyncio.create_task(self._think(decision, bot))
            known = self._thoughts[decision.seat] = Thought(decision, bot, position, together, task)
        return known.task

    def keep_good_ones(self, position: int) -> None:
        """Stop every thought that answers no question of a bot any more."""
        chairs, decisions = self.table.chairs, self.table.decisions()
        together = asked_together(decisions)
        bots = {each.seat: each for each in decisions if chairs[each.seat].has_bot}
        for seat, thought in list(self._thoughts.items()):
            if seat not in bots or not thought.answers(bots[seat], chairs[seat].bot, position, together):
                self.forget(seat)

    def forget(self, seat: int) -> None:
        """This seat's bot thinks no more of it: it has acted, or all has changed."""
        thought = self._thoughts.pop(seat, None)
        if thought is not None:
            thought.task.cancel()
        self.noticed.discard(seat)

    def forget_all(self) -> None:
        """Nobody thinks any more."""
        for seat in list(self._thoughts):
            self.forget(seat)

    async def _think(self, decision: Decision, bot: str) -> int | None:
        """What the seat's bot does; if it fails, some legal act, so that the game goes on."""
        soon = asyncio.get_running_loop().call_later(NOTICEABLE, self._notice, decision)
        state = self.table.match.state
        try:
            plan = self._plans.get((decision.seat, bot))
            answer = await self.thinkers.think(state, decision.seat, bot, secrets.token_hex(8), plan)
            self._plans[decision.seat, bot] = answer.plan
            code = answer.code
        except NoThought:
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
        if not decision.secret:  # whoever must not know the question must not see the thought
            self.noticed.add(decision.seat)
            self._changed()
