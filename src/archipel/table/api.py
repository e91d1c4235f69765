"""The plain HTTP side of the table: one function a call, and one table of them for routes and OpenAPI."""

import asyncio
from typing import Any, Final

import msgspec

from archipel.bots import bot_names
from archipel.games import GAMES, find
from archipel.lessons import exercises, lesson_names
from archipel.table import messages as wire
from archipel.table import moments, reviews
from archipel.table.actor import Actor
from archipel.table.addresses import address_of
from archipel.table.calls import Call
from archipel.table.commands import Who
from archipel.table.exercise_calls import exercise_list, open_exercise
from archipel.table.hints import advise
from archipel.table.limits import MAX_BODY, Rates
from archipel.table.news import news
from archipel.table.refusals import RequestRefused, too_fast
from archipel.table.rulebook import shown_rulebook
from archipel.table.seats import fingerprint
from archipel.table.surroundings import Request
from archipel.table.table import Table
from archipel.table.tables import Tables
from archipel.table.turns import Place
from archipel.table.why_not import why_not
from archipel.words import accepted_language


def _tables(request: Request) -> Tables:
    tables: Tables = request.app.state.tables
    return tables


def fingerprints(request: Request) -> list[str]:
    """The keys that a client shows, as the store knows them."""
    scheme, _, keys = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer":
        return []
    return [fingerprint(key.strip()) for key in keys.split(",") if key.strip()][:8]


async def _table(request: Request) -> tuple[Actor, Who]:
    actor = await _tables(request).actor(request.path_params["table"], address_of(request))
    keys = fingerprints(request)
    who = await actor.see(lambda: actor.people.who(keys))
    if keys and not who.seats and not who.host:
        raise RequestRefused("wrong_key", 403)
    return actor, who


async def games(request: Request, body: None) -> wire.Games:
    """Every game that can be played."""
    return wire.Games(
        [
            wire.GameNow(
                id=game.id,
                seats=(game.min_seats, game.max_seats),
                usual_seats=game.usual_seats,
                best_seats=game.best_seats,
                minutes=game.minutes,
                weight=game.weight,
                first_game=game.first_game,
                cooperative=game.cooperative,
                secrets=game.secrets,
                options=[
                    wire.OptionNow(each.name, each.values, each.default, each.open_ended, each.rule)
                    for each in game.options
                ],
                bots=bot_names(game),
                endings=[ending.name for ending in game.endings],
                lessons=lesson_names(game.id),
                exercises=len(exercises(game.id)),
            )
            for game in GAMES.values()
        ]
    )


async def tables(request: Request, body: None) -> wire.TableList:
    """The tables that anybody may join or watch."""
    return wire.TableList(await _tables(request).store.listed())


async def new_table(request: Request, body: wire.NewTable) -> wire.OpenedTable:
    """Open a table."""
    return await _tables(request).open.new(body, address_of(request))


async def new_lesson(request: Request, body: wire.NewLesson) -> wire.OpenedTable:
    """Open a table at which one person learns a game."""
    return await _tables(request).open.lesson(body, address_of(request))


async def import_table(request: Request, body: wire.ImportedTable) -> wire.OpenedTable:
    """Open a table from a record."""
    return await _tables(request).open.record(body, address_of(request))


async def branch_table(request: Request, body: wire.BranchedTable) -> wire.OpenedTable:
    """Open a table that goes on from a moment of this one."""
    _, who = await _table(request)
    table, address = request.path_params["table"], address_of(request)
    return await _tables(request).open.branch(table, body, who.watch, address)


async def rulebook(request: Request, body: None) -> wire.Rulebook:
    """The chapters of a game's rulebook, with the positions they show."""
    return await asyncio.to_thread(shown_rulebook, find(request.path_params["game"]))


async def open_example(request: Request, body: wire.ExampleTable) -> wire.OpenedTable:
    """Open a table that goes on from a position of the rulebook."""
    game, name = find(request.path_params["game"]), request.path_params["example"]
    return await _tables(request).open.example(game, name, body, address_of(request))


async def claim(request: Request, body: wire.Claim) -> wire.OpenedTable:
    """Take an open seat."""
    rates: Rates = request.app.state.rates
    address = address_of(request)
    tables, table = _tables(request), request.path_params["table"]
    again = body.key and await tables.has_claimed(table, body.key)
    if not body.invitation and not again and (wait := await rates.claims.ask(address)):
        raise too_fast(wait)
    return await tables.claim(table, body, address)


async def table_news(request: Request, body: None) -> wire.News:
    """Everything that the bearer may know of this table."""
    actor, who = await _table(request)
    return await actor.see(lambda: news(actor.table, who, 0, actor.around()))


async def command(request: Request, body: wire.Command) -> wire.Done:
    """Carry out a command; answered when it is stored."""
    actor, _ = await _table(request)
    if isinstance(body.do, wire.Rematch):
        await rematch(_tables(request), actor, fingerprints(request), address_of(request))
    else:
        size = len(msgspec.json.encode(body))
        await _tables(request).quotas.command(address_of(request), body.do, size)
        await actor.command(body, fingerprints(request))
    return wire.Done(body.id)


async def rematch(tables: Tables, actor: Actor, keys: list[str], address: str) -> None:
    """Open the next table for the people of this one."""
    who, over = await actor.see(lambda: (actor.people.who(keys), actor.table.over))
    if not who.seats and not who.host:
        raise RequestRefused("not_seated", 403)
    if actor.table.course is not None:
        raise RequestRefused("lesson_only")
    if not over:
        raise RequestRefused("not_over")
    await tables.open.again(actor, address)


async def moment(request: Request, body: None) -> wire.Moment:
    """The table as it was after some acts."""
    actor, who = await _table(request)
    text = request.path_params["moment"]
    number = int(text) if text.isdecimal() and len(text) < 10 else -1
    return await actor.see(lambda: moments.moment(actor.table, who.watch, number))


async def record(request: Request, body: None) -> dict[str, Any]:
    """The game as a document, as far as it holds no secret."""
    actor, _ = await _table(request)
    return await actor.see(lambda: _record(actor.table))


def _record(table: Table) -> dict[str, Any]:
    if table.course is not None:
        raise RequestRefused("lesson_only")
    if table.game.secrets and not table.over:
        raise RequestRefused("secrets", 403)
    names = [seat.name for seat in table.seats]
    about = {"names": names, **({"freed": table.freed} if table.freed else {})}
    return {**table.match.record.to_json(), "table": about}


async def hint(request: Request, body: wire.HintRequest) -> wire.Hint:
    """What the strongest bot would do on a seat of the bearer's, and why; or how another action would do."""
    actor, who = await _table(request)
    if body.seat not in who.seats:
        raise RequestRefused("not_your_seat", 403, seat=body.seat)
    return await advise(actor, body, Place(address_of(request), actor.table.id))


async def why(request: Request, body: wire.WhyRequest) -> wire.Why:
    """What stands against an action, or a press, on a seat of the bearer's."""
    actor, who = await _table(request)
    language = accepted_language(request.headers.get("accept-language", ""))
    return await actor.see(lambda: why_not(actor.table, body, who, language))


async def review(request: Request, body: wire.ReviewRequest) -> wire.ReviewNow:
    """Go on with the review of a finished game for a moment: what was luck, and what was play."""
    actor, who = await _table(request)
    return await reviews.go_on(actor, body, who.watch, Place(address_of(request), actor.table.id))


TABLE: Final = "/api/tables/{table}"
RULEBOOK: Final = "/api/rulebook/{game}"
EXERCISES: Final = "/api/exercises/{game}"
CALLS: Final = [
    Call("GET", "/api/games", games, None, wire.Games),
    Call("GET", "/api/tables", tables, None, wire.TableList),
    Call("POST", "/api/tables", new_table, wire.NewTable, wire.OpenedTable, status=201, rate="tables"),
    Call("POST", "/api/lessons", new_lesson, wire.NewLesson, wire.OpenedTable, status=201, rate="tables"),
    Call(
        "POST",
        "/api/tables/import",
        import_table,
        wire.ImportedTable,
        wire.OpenedTable,
        status=201,
        rate="tables",
        most=MAX_BODY,
    ),
    Call(
        "POST",
        TABLE + "/branch",
        branch_table,
        wire.BranchedTable,
        wire.OpenedTable,
        status=201,
        rate="tables",
    ),
    Call("GET", RULEBOOK, rulebook, None, wire.Rulebook),
    Call(
        "POST",
        RULEBOOK + "/{example}",
        open_example,
        wire.ExampleTable,
        wire.OpenedTable,
        status=201,
        rate="tables",
    ),
    Call("GET", EXERCISES, exercise_list, None, wire.ExerciseList),
    Call(
        "POST",
        EXERCISES + "/{number}",
        open_exercise,
        wire.NewExercise,
        wire.OpenedTable,
        status=201,
        rate="tables",
    ),
    Call("POST", TABLE + "/claim", claim, wire.Claim, wire.OpenedTable),
    Call("GET", TABLE, table_news, None, wire.News),
    Call("POST", TABLE + "/commands", command, wire.Command, wire.Done),
    Call("GET", TABLE + "/moments/{moment:int}", moment, None, wire.Moment),
    Call("GET", TABLE + "/record", record, None, dict),
    Call("POST", TABLE + "/why", why, wire.WhyRequest, wire.Why),
    Call("POST", TABLE + "/review", review, wire.ReviewRequest, wire.ReviewNow),
    Call("POST", TABLE + "/hint", hint, wire.HintRequest, wire.Hint, rate="hints"),
]
