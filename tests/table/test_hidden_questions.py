"""The Island asks in secret who defends: nobody else hears of it, and one screen can still be handed over."""

import asyncio
import random
from pathlib import Path

import msgspec

from archipel.games import find
from archipel.table import messages as wire
from archipel.table.actor import Actor
from archipel.table.commands import Who
from archipel.table.entries import Acted, Header, TakenBack, UndoAsked
from archipel.table.news import Around, news
from archipel.table.table import Table
from archipel.table.tables import Tables
from archipel.table.takeback import undo_now
from tests.table.support import Ear, act_somehow, header, tables_at

GAME = "the_island"


def until_somebody_defends(hidden: bool) -> tuple[Table, int]:
    """A table where a seat is asked in secret; ``hidden``: and declining shows others nothing at all."""
    for seed in range(400):
        rng = random.Random(seed)
        table = Table("t", find(GAME), header(["person"] * 4, str(seed), options={"set_up": "quick"}))
        while not table.over:
            decision = rng.choice(table.decisions())
            if decision.secret:
                world = table.match.state.copy()
                declined = [each for each in decision.actions if each.kind == "decline"]
                if declined and (not hidden or not any(e.seen_by(None) for e in world.apply(declined[0]))):
                    return table, decision.seat
            table.follow(Acted(rng.choice(decision.actions).text), 2.0)
    raise AssertionError("nobody is ever asked to defend")


def owing(table: Table, *seats: int) -> list[int]:
    return news(table, Who(list(seats), False, seats[0] if seats else None), 0, Around(table)).owing


def test_a_secret_question_is_known_to_its_seat_and_to_whoever_shares_its_screen() -> None:
    table, asked = until_somebody_defends(hidden=False)
    other = (asked + 1) % 4
    assert owing(table) == []
    assert owing(table, other) == []
    assert owing(table, asked) == [asked]
    assert owing(table, other, asked) == [asked], "else the screen would never be handed over"


def test_an_act_that_others_cannot_know_of_sends_them_nothing(tmp_path: Path) -> None:
    table, asked = until_somebody_defends(hidden=True)
    made = msgspec.structs.replace(table.header, record=table.match.record.to_json())

    async def go() -> None:
        async with tables_at(tmp_path / "a.db") as tables:
            actor, ears = await around(tables, made)
            heard = [len(ear.heard) for ear in ears]
            declined = next(
                action
                for decision in actor.table.decisions()
                for action in decision.actions
                if action.kind == "decline"
            )
            await actor.internal(lambda: [Acted(declined.text)])
            following = [each.seat for each in actor.table.decisions()]
            for seat, ear in enumerate(ears):
                if seat not in (asked, *following):
                    assert len(ear.heard) == heard[seat], f"seat {seat} hears that something happened"
            assert len(ears[asked].heard) > heard[asked]

    asyncio.run(go())


def test_a_take_back_tells_nobody_what_was_taken_back_or_that_there_was_more() -> None:
    table, asked = until_somebody_defends(hidden=True)
    declined = next(each for each in table.decisions()[0].actions if each.kind == "decline")
    table.follow(Acted(declined.text), 3.0)
    aware = [asked, *(each.seat for each in table.decisions())]
    others = [seat for seat in range(4) if seat not in aware]
    assert others
    lengths = [len(table.streams[seat].told) for seat in others]
    table.follow(TakenBack(asked, 1), 4.0)
    assert table.streams[asked].told[-1].args == {"seat": asked, "acts": 1}
    assert [len(table.streams[seat].told) for seat in others] == lengths
    table.follow(Acted(declined.text), 5.0)
    table.follow(UndoAsked(asked, 2, others), 6.0)
    assert table.streams[None].told[-1].args == {"seat": asked, "waiting": others}
    assert undo_now(table, [asked], asked).request == wire.UndoRequest(asked, 2, others)
    assert undo_now(table, [], None).request == wire.UndoRequest(asked, 1, others)


async def around(tables: Tables, made: Header) -> tuple[Actor, list[Ear]]:
    """The table in use, with a client at every seat and a watcher."""
    await tables.store.add_table("t", GAME, 1.0, made)
    ears = [Ear(f"key {seat}") for seat in range(4)] + [Ear()]
    for ear in ears:
        await tables.join("t", ear.client)
    return await tables.actor("t"), ears


def test_news_without_anything_new_is_not_sent_again(tmp_path: Path) -> None:
    async def go() -> None:
        async with tables_at(tmp_path / "a.db") as tables:
            made = header(["person"] * 4, "a seed", options={"set_up": "quick"})
            actor, ears = await around(tables, made)
            heard = [len(ear.heard) for ear in ears]
            await actor.see(actor.tell_all)
            assert [len(ear.heard) for ear in ears] == heard
            await act_somehow(actor, "key 0")
            assert [len(ear.heard) for ear in ears] == [count + 1 for count in heard]

    asyncio.run(go())
