"""Reviews at a table: begun, gone on with and kept once the game is over, for anybody who may look on."""

from archipel.table import messages as wire
from archipel.table.actor import Actor
from archipel.table.entries import Reviewed
from archipel.table.refusals import RequestRefused
from archipel.table.review_desk import ReviewDesk
from archipel.table.surroundings import ReviewQuestion
from archipel.table.table import Table
from archipel.table.turns import Place


async def go_on(actor: Actor, body: wire.ReviewRequest, viewer: int | None, place: Place) -> wire.ReviewNow:
    """Work on the review for a moment, unless it is complete or only wanted as it is."""
    table, desk = actor.table, actor.review
    record, lines = await actor.see(lambda: _record(table, desk))
    async with desk.one_at_a_time:
        _begin(table, desk, record, lines)
        if body.work and desk.done < 1.0:
            name = f"{table.id} {lines}"
            show = body.show or desk.review is None
            question = ReviewQuestion(name, desk.record, desk.made, show)
            answer = await actor.bots.bot_pool.review(question, place)
            desk.made, desk.done = answer.made, answer.done
            desk.review = answer.review or desk.review
            if desk.done >= 1.0 and desk.review is not None:
                kept = Reviewed(lines, desk.review)
                await actor.internal(lambda: [kept] if len(table.match.record.entries) == lines else [])
    return await actor.see(lambda: _shown(table, desk, viewer, body))


def _record(table: Table, desk: ReviewDesk) -> tuple[str, int]:
    """The game, and how many lines it has; a review tells secrets, so there is none before the end."""
    if table.course is not None:
        raise RequestRefused("lesson_only")
    if not table.match.state.over:
        raise RequestRefused("not_over")
    if "planner" not in table.game.bots:
        raise RequestRefused("review_no_mind", name=table.game.id)
    lines = len(table.match.record.entries)
    return (desk.record if desk.lines == lines else table.match.record.dumps()), lines


def _begin(table: Table, desk: ReviewDesk, record: str, lines: int) -> None:
    """Forget what was about another end of the game; what the store has is complete."""
    if desk.lines != lines:
        desk.lines, desk.record, desk.made, desk.done, desk.review = lines, record, b"", 0.0, None
        if table.reviewed is not None and table.reviewed.lines == lines:
            desk.done, desk.review = 1.0, table.reviewed.review


def _shown(table: Table, desk: ReviewDesk, viewer: int | None, body: wire.ReviewRequest) -> wire.ReviewNow:
    if desk.review is None or not (body.show or desk.done >= 1.0):
        return wire.ReviewNow(desk.done)
    return wire.ReviewNow(desk.done, desk.review, _moments(table, viewer))


def _moments(table: Table, viewer: int | None) -> list[int]:
    """For every number of acts the moment of the replay that shows it."""
    acts = table.streams[viewer].moments
    found: list[int] = []
    moment = 0
    for number in range(len(table.match.history) + 1):
        while moment + 1 < len(acts) and acts[moment + 1] <= number:
            moment += 1
        found.append(moment)
    return found
