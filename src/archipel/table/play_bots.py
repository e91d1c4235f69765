"""The bots of one table: who is to think, when to wait for people, and when a bot keeps a seat."""

import asyncio
import contextlib
import math
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING

from archipel.bots import bot_names
from archipel.bots.bot import Plan
from archipel.engine.decision import Decision
from archipel.engine.errors import ArchipelError
from archipel.table import messages as wire
from archipel.table.bot_tasks import BotTasks
from archipel.table.commands import Who
from archipel.table.entries import Acted, Entry, SeatChange, SeatChanged
from archipel.table.refusals import RequestRefused
from archipel.table.simultaneous import owed
from archipel.table.surroundings import Thinkers

if TYPE_CHECKING:
    from archipel.table.actor import Actor


class BotPlay:
    """Drives the bots' seats of one table; it only ever puts requests into the table's queue."""

    def __init__(self, actor: "Actor", bot_pool: Thinkers) -> None:
        self.actor = actor
        self.bot_pool = bot_pool
        self.hints: dict[int, list[Plan]] = {}  # what the coach has begun with each seat
        self.tasks = BotTasks(actor.table, bot_pool, actor.tell_later, actor.people.place)
        self._task: asyncio.Task[None] | None = None
        self._alone: asyncio.TimerHandle | None = None  # looks again when nobody has been here for a while
        self._looked_at: tuple[int, bool, bool, bool, tuple[str, ...]] | None = None
        self._passed: set[int] = set()
        self._held: set[int] = set()
        self._signed = asyncio.Event()
        self._deadline: float | None = None
        self._latest = 0.0  # when the wait ends even if somebody holds it up

    @property
    def thinking(self) -> set[int]:
        """The seats whose bot has been thinking for a while."""
        return self.tasks.noticed

    # -- signs of people ----------------------------------------

    def take_sign(self, do: wire.Do, who: Who) -> bool:
        """Whether the command was a sign for an open window (nothing to store), which is noted."""
        if not isinstance(do, wire.Pass | wire.Hold):
            return False
        if do.seat not in who.seats:
            raise RequestRefused("not_your_seat", 403, seat=do.seat)
        if isinstance(do, wire.Pass):
            self._passed.add(do.seat)
            self._held.discard(do.seat)
        elif do.on:
            self._held.add(do.seat)
        else:
            self._held.discard(do.seat)
        self._signed.set()
        self.actor.tell_all()
        return True

    def window_now(self) -> wire.WindowNow | None:
        """The wait before a bot's draw, if there is one."""
        if self._deadline is None:
            return None
        waiting = self._people_with_windows()
        end = self._latest if self._held else self._deadline
        left = max(0.0, end - self.actor.clock.steady())
        return wire.WindowNow(seconds=round(left, 1), waiting=waiting, held=sorted(self._held))

    def _people_with_windows(self) -> list[int]:
        table, here = self.actor.table, self.actor.people.here()
        return [
            each.seat
            for each in table.decisions()
            if each.optional
            and each.seat in here
            and table.seats[each.seat].has_person
            and each.seat not in self._passed
        ]

    # -- looking at the table ----------------------------------------

    def look(self) -> None:
        """Something changed: see whether a bot has anything to do."""
        table = self.actor.table
        if table.course is not None:
            self.actor.follow_script()
            return
        kinds = tuple(seat.kind + seat.bot for seat in table.seats)
        watched = self._is_watched()
        seen = (self.actor.position, table.paused or table.over, watched, table.request is not None, kinds)
        if seen == self._looked_at and self._task is not None and not self._task.done():
            self._signed.set()  # somebody whom it waits for may have gone
            return
        if seen != self._looked_at:
            self._passed.clear()
            self._held.clear()
        self._looked_at = seen
        self._stop()
        if table.paused or table.over or not self._has_work():
            self.tasks.forget_all()
            return
        if watched:
            self.tasks.keep_good_ones(self.actor.position)
        else:
            self.tasks.forget_all()
        self._task = asyncio.create_task(self._play(self.actor.position))

    def _is_watched(self) -> bool:
        """Whether anybody is here to see what the bots do, or was a moment ago; if not, they wait."""
        if self._alone is not None:
            self._alone.cancel()
            self._alone = None
        left = self.actor.people.watched_for()
        if 0 < left < math.inf:
            self._alone = asyncio.get_running_loop().call_later(left, self.actor.look_again)
        return left > 0

    def _has_work(self) -> bool:
        """Whether a bot sits here, or somebody who owes an answer is away: when they leave, we look again."""
        table = self.actor.table
        if any(seat.has_bot for seat in table.seats):
            return True
        here = self.actor.people.here() if table.header.keep_after else set()
        return bool(here or table.header.keep_after) and any(
            each.seat not in here for each in owed(table.decisions())
        )

    def close(self) -> None:
        """Stop thinking."""
        self._stop()
        if self._alone is not None:
            self._alone.cancel()
        self.tasks.forget_all()

    def _stop(self) -> None:
        if self._task is not None and self._task is not asyncio.current_task():
            self._task.cancel()
        self._task = None
        self._deadline = None

    async def _play(self, position: int) -> None:
        # Somebody else may be faster; or the store fails, and the table will be opened again.
        with contextlib.suppress(ArchipelError):
            await self._step(position)

    async def _step(self, position: int) -> None:
        """One act of a bot: those with an open window first, then whoever owes an answer (FI-Q8)."""
        seats = self.actor.table.seats
        decisions = self.actor.table.decisions()
        watched = self.actor.people.watched_for() > 0
        bots = [each for each in decisions if watched and seats[each.seat].has_bot]
        if bots:
            waits = self.actor.table.request is not None
            await asyncio.sleep(self.actor.pace.request if waits else self.actor.pace.between_acts)
        for decision in bots:
            if decision.optional:
                code = await asyncio.shield(self.tasks.about(decision, position))
                if code is not None:
                    await self._act(decision.seat, code, position)
                    return
        async with _all_at_once() as others:
            for decision in owed(decisions):
                if not seats[decision.seat].has_bot:
                    others.append(asyncio.create_task(self._keep_seat(decision.seat)))
            owing = [each for each in owed(decisions) if each in bots]
            if owing:
                await self._quickest(owing, position)
            await asyncio.gather(*others)

    async def _quickest(self, owing: list[Decision], position: int) -> None:
        """All of them think at once, and the first that is ready acts; then the table is looked at again."""
        tasks = {self.tasks.about(decision, position): decision for decision in owing}
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        task = next(task for task in tasks if task.done())
        code = task.result()
        assert code is not None  # who owes an answer is never silent
        if self._reveals(code):
            await self._wait_for_people()
        await self._act(tasks[task].seat, code, position)

    async def _act(self, seat: int, code: int, position: int) -> None:
        def act() -> list[Entry]:
            self.tasks.forget(seat)
            return [Acted(self.actor.table.match.state.action(code).text)]

        await self.actor.internal(act, position)

    def _reveals(self, code: int) -> bool:
        """Whether an act asks chance anything: that cannot be taken back, so people may step in before."""
        world = self.actor.table.match.state.copy()
        world.chance.tape = []
        world.push(code)
        return bool(world.chance.tape)

    async def _wait_for_people(self) -> None:
        """Give people with an open window a moment, less if they pass, more if they hold."""
        if not self._people_with_windows() or not self.actor.pace.window:
            return
        self._deadline = self.actor.clock.steady() + self.actor.pace.window
        self._latest = self.actor.clock.steady() + self.actor.pace.hold
        self.actor.tell_later()
        while self._people_with_windows():
            end = self._latest if self._held & self.actor.people.here() else self._deadline
            left = end - self.actor.clock.steady()
            if left <= 0:
                break
            self._signed.clear()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._signed.wait(), left)
        self._deadline = None

    async def _keep_seat(self, seat: int) -> None:
        """After a while a bot keeps the seat of somebody who is away, if the table was opened that way."""
        table = self.actor.table
        patience = table.header.keep_after
        if not patience or not table.seats[seat].has_person:
            return
        while (left := patience - self.actor.people.away(seat)) > 0:
            if seat in self.actor.people.here():
                return  # when they leave, the table is looked at again
            await asyncio.sleep(left)
        await self.actor.internal(lambda: self._hand_over(seat))

    def _hand_over(self, seat: int) -> list[Entry]:
        table = self.actor.table
        if seat in self.actor.people.here() or not table.seats[seat].has_person:
            return []
        return [SeatChanged(seat, SeatChange(kind="kept", bot=bot_names(table.game)[-1]))]


@contextlib.asynccontextmanager
async def _all_at_once() -> AsyncIterator[list["asyncio.Task[None]"]]:
    """Tasks that end with the block."""
    tasks: list[asyncio.Task[None]] = []
    try:
        yield tasks
    finally:
        for task in tasks:
            task.cancel()
