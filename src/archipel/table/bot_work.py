"""What a worker process does: think for one seat, or get ready to."""

import multiprocessing
import os
import signal
import threading

from archipel.bots import make_bot
from archipel.bots.bot import Bot, Reason
from archipel.bots.steps import steps
from archipel.engine.chance import Chance
from archipel.engine.perspective import Perspective
from archipel.games import find
from archipel.patience import answer_soon
from archipel.table.surroundings import Answer, Comparison, Question, Sentence


def think(question: Question) -> Answer:
    """One choice of one bot."""
    game = find(question.game)
    bot = make_bot(question.bot, game)
    answer_soon(bot)
    bot.take_up(*question.plans)
    bot.keep_to(question.people)
    perspective = Perspective(game.load(question.world), question.seat, Chance.from_seed(question.seed))
    code = bot.choose(perspective)
    if not question.advice:
        return Answer(code, _sentences(bot.why()), bot.plan())
    shown = [
        {**step.to_json(), **step.about, "number": step.number}
        for step in steps(perspective.imagine(), bot.meant())
    ]
    # With chance of its own: who goes on with a plan has asked for less of it before.
    world = game.load(question.world)
    apart = Perspective(world, question.seat, Chance.from_seed(f"{question.seed} beside"))
    rival = _compared(bot, apart, question.other)
    return Answer(code, _sentences(bot.why()), bot.plan(), bot.plans(), shown, rival)


def _compared(bot: Bot, perspective: Perspective, other: int | None) -> Comparison | None:
    """The answer asked about; without one, the next best if nothing but luck tells it from the first."""
    code = bot.rival() if other is None else other
    if code is None:
        return None
    found = bot.compare(perspective, None if code < 0 else code)
    if found is None or (other is None and found.clear):
        return None
    number = None if code < 0 else code & 4095
    return Comparison(number, found.worse, found.error, _sentences(found.reasons))


def _sentences(reasons: list[Reason]) -> list[Sentence]:
    return [(reason.key, dict(reason.args)) for reason in reasons]


def start_work() -> None:
    """A worker leaves Ctrl-C to the server, and ends when the server does, even by ``kill -9``."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    server = multiprocessing.parent_process()

    def end_with_the_server() -> None:
        if server is not None:
            server.join()
            os._exit(0)

    threading.Thread(target=end_with_the_server, daemon=True).start()


def warm_up(game: str) -> None:
    """Have a game's rules and mind at hand before the first question about it comes."""
    make_bot("planner", find(game))
