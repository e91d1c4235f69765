"""What one letter does at any question: help, rules, undo, save, hint, why not, language, story, quit."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.padding import Padding
from rich.text import Text

from archipel.bots import bot_names, make_bot
from archipel.bots.steps import steps
from archipel.engine.action import Action
from archipel.engine.errors import ArchipelError, UnknownAction
from archipel.engine.perspective import Perspective
from archipel.patience import answer_soon
from archipel.terminal.log import tell
from archipel.terminal.prose import Prose
from archipel.terminal.saved_games import write_whole
from archipel.terminal.seating import bot_title
from archipel.words import LANGUAGES, is_answer, language_of, next_language

if TYPE_CHECKING:
    from archipel.terminal.play import Play

# A command gets the game and what was written after its letter; it says whether to draw the screen anew.
Command = Callable[["Play", str], bool]


class Leave(Exception):
    """Somebody wants to stop for now."""


def ask_for_help(play: "Play", _rest: str) -> bool:
    """``?``: every letter, and what the signs mean."""
    languages = " / ".join(language_of(code).name for code in LANGUAGES)
    letters = play.words.text("play-help", languages=languages, rule=_some_rule(play))
    play.screen.show(letters, "", play.board.legend(play.words))
    return False


def read_rules(play: "Play", rest: str) -> bool:
    """``r``: the turn and the powers in short, a rule by its id, or all rules that speak of a word."""
    if not rest:
        view = play.match.state.view(play.viewer)
        play.screen.show(
            play.words.said("turn-summary", ""), "", *play.board.introduction(view, play.words), ""
        )
        play.screen.note(play.words.text("play-rules_more", rule=_some_rule(play)))
        return False
    show_rule(play, rest)
    return False


def _some_rule(play: "Play") -> str:
    """The id of a rule of this game, as an example; a game may have no texts yet."""
    return next((rule.id for rule in play.words.rules()), "A1")


def show_rule(play: "Play", wanted: str) -> None:
    """One rule, or those that speak of something."""
    one = play.words.rule(wanted)
    rules = [one] if one else play.words.find_rules(wanted)
    if not rules:
        play.screen.warn(play.words.text("rules-none", wanted=wanted))
    for rule in rules:
        play.screen.show(Text.assemble((rule.id, "bold rgb(200,160,90)"), "  ", (rule.title, "bold")))
        play.screen.show(Padding(Prose(rule.text), (0, 0, 0, 2)))


def undo(play: "Play", _rest: str) -> bool:
    """``u``: before the last choice of a person; if that is not free, everybody here must agree."""
    last = play.undoable()
    if not last:
        play.screen.warn(play.words.text("undo-nothing"))
        return False
    stands = next((played for played in last if not played.free), None)
    if stands is not None:
        action = play.words.action(last[0].action)
        asked = (
            play.words.text("undo-learned", action=action)
            if any(played.learned for played in last)
            else play.words.text("undo-one_way", action=action, rule=stands.one_way)
        )
        answer = play.screen.ask(asked)
        if answer is None:
            raise Leave
        if not is_answer("yes", answer):
            play.screen.show(play.words.text("undo-refused"))
            return False
    taken = play.match.take_back(len(last))
    play.recent = []
    play.notice = play.words.text("undo-done", action=play.words.action(taken[0]))
    play.store()
    return True


def save(play: "Play", rest: str) -> bool:
    """``s``: say where the game is kept, or write a copy of it."""
    if not rest:
        stored = play.words.text("play-saved", file=str(play.saved.path))
        play.screen.say(stored if play.store() else play.notice)
        return False
    path = Path(rest).expanduser()
    if path.exists():
        play.screen.warn(play.words.text("save-exists", file=str(path)))
        return False
    try:
        write_whole(path, play.match.record.dumps())
    except OSError as error:
        play.screen.warn(play.words.mistake(ArchipelError("write", file=str(path), reason=error)))
        return False
    play.screen.say(play.words.text("play-saved", file=str(path)))
    return False


def hint(play: "Play", _rest: str) -> bool:
    """``h``: what the strongest bot would do for whoever is asked, and why."""
    game = play.match.state.game
    name = bot_names(game)[-1]
    bot = make_bot(name, game)
    decisions = [each for each in play.match.state.decisions() if play.is_person(each.seat)]
    seat = sorted(decisions, key=lambda decision: decision.optional)[0].seat
    answer_soon(bot)
    bot.take_up(*play.plans.get(seat, []))
    code = bot.choose(Perspective(play.match.state, seat, play.chance))
    play.plans[seat] = bot.plans()
    title = bot_title(name, play.words)
    if code is None:
        play.screen.show(play.words.text("hint-silent", bot=title))
    else:
        first, *further = [play.words.action(each) for each in steps(play.match.state, bot.meant() or [code])]
        play.screen.show(Prose(play.words.text("hint-choice", bot=title, action=first), style="bold"))
        for number, action in enumerate(further, 2):
            play.screen.show(Prose(play.words.text("hint-step", number=number, action=action)))
    why = [play.words.reason(each.key, each.args) for each in bot.why()]
    if any(why):
        play.screen.show(Prose(" ".join(filter(None, why))))
    return False


def why_not(play: "Play", rest: str) -> bool:
    """``y``: what stands against an action, written as records write it (``y move watchtower``)."""
    state, words = play.match.state, play.words
    for seat in [each.seat for each in state.decisions() if play.is_person(each.seat)]:
        try:
            action = state.parse(f"{seat} {rest}")
        except UnknownAction:
            continue
        if action.code in state.legal():
            play.screen.show(words.text("why-possible", action=words.action(action)))
        else:
            refuse(play, action)
        return False
    play.screen.warn(words.text("why-unclear", answer=rest))
    return False


def refuse(play: "Play", action: Action) -> None:
    """Say why this is not possible now, and the rule."""
    refusal = play.match.state.refusal(action.code)
    play.screen.warn(play.words.refusal(refusal))
    show_rule(play, refusal.rule)


def switch_language(play: "Play", rest: str) -> bool:
    """``l``: the next language, or the one named."""
    named = {code.lower(): code for code in LANGUAGES}
    wanted = named.get(rest.lower()) if rest else next_language(play.words.language)
    if wanted is None:
        play.screen.warn(play.words.text("language-unknown", languages=", ".join(LANGUAGES)))
        return False
    play.words = play.words.speak(wanted)
    return True


def look_through_piles(play: "Play", _rest: str) -> bool:
    """``d``: discards and known layers in full."""
    play.screen.show(play.board.piles(play.match.state.view(play.viewer), play.words))
    return False


def tell_story(play: "Play", _rest: str) -> bool:
    """``j``: everything that happened so far."""
    events = [*play.match.opening, *(event for played in play.match.history for event in played.events)]
    play.screen.show(*tell(events, play.viewer, play.board, play.words))
    return False


def choose_windows(play: "Play", rest: str) -> bool:
    """``w``: when people are asked for special cards while a bot plays."""
    settings = [*play.board.moments, "always", "never"]
    if rest and rest not in settings:
        play.screen.warn(play.words.text("windows-unknown", settings=", ".join(settings)))
        return False
    play.asking = rest or settings[(settings.index(play.asking) + 1) % len(settings)]
    play.screen.show(play.words.text(f"windows-{play.asking}"))
    return False


def switch_standing(play: "Play", _rest: str) -> bool:
    """``a``: the line that tells how the game stands, on or off."""
    play.standing = not play.standing
    if not play.standing:
        play.screen.show(play.words.text("standing-off"))
    return play.standing


def draw_again(_play: "Play", _rest: str) -> bool:
    """``b``: the board once more."""
    return True


def leave(_play: "Play", _rest: str) -> bool:
    """``q``: stop for now."""
    raise Leave


COMMANDS: Final[dict[str, Command]] = {
    "?": ask_for_help,
    "r": read_rules,
    "u": undo,
    "h": hint,
    "y": why_not,
    "d": look_through_piles,
    "j": tell_story,
    "b": draw_again,
    "w": choose_windows,
    "a": switch_standing,
    "l": switch_language,
    "s": save,
    "q": leave,
}
