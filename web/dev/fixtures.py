"""Real views, decisions and events for the tests of the page: ``python web/dev/fixtures.py [GAME …]``.

For every game a position in its middle and one that was played to its end. A board that tells a stored game
again, event by event, says in ``testing/told.json`` which, from which act on, and who looks on.
"""

import hashlib
import json
import random
import sys
from pathlib import Path

from archipel.engine.changes import changes
from archipel.engine.match import Match
from archipel.engine.record import Record
from archipel.games import GAMES, find

WEB = Path(__file__).parent.parent
FOLDER = WEB / "tests" / "fixtures"


def play(game: str, seed: str, acts: int | None) -> dict:
    """A game played at random for a while, or to its end."""
    match = Match.start(find(game), min(3, find(game).max_seats), {}, seed)
    chooser = random.Random(seed)
    events = [event.to_json() for event in match.opening]
    while not match.state.over and (acts is None or len(match.history) < acts):
        choices = [action for decision in match.state.decisions() for action in decision.actions]
        events += [event.to_json() for event in match.play(chooser.choice(choices))]
    decisions = [decision.to_json() for decision in match.state.decisions()]
    return {"view": match.state.view(0), "decisions": decisions, "events": events}


def told(game: str, name: str, begin: int, seat: int | None) -> dict:
    """A stored game from a moment on, as a seat is sent it: each act's events with what they change."""
    text = (WEB.parent / "tests" / "games" / game / "games" / f"{name}.json").read_text(encoding="utf-8")
    match = Match.replay(find(game), Record.loads(text))
    positions = match.states()
    start = shown = positions[begin].view(seat)
    acts: list[dict] = []
    for played, position in zip(match.history[begin:], positions[begin + 1 :], strict=True):
        act: dict = {"events": [], "changes": [], "digests": []}
        for event, state in zip(played.events, played.pictures(), strict=True):
            seen = event.seen_by(seat)
            if seen is not None:
                picture = state.view(seat)
                act["events"].append(seen.to_json())
                act["changes"].append(changes(shown, picture))
                act["digests"].append(digest(picture))
                shown = picture
        act["view"] = changes(shown, position.view(seat))
        shown = position.view(seat)
        acts.append(act)
    return {"start": start, "acts": acts, "end": shown}


def digest(view: dict) -> str:
    """The fingerprint of a view, to compare what the page makes of the changes."""
    text = json.dumps(view, ensure_ascii=False, separators=(",", ":"), sort_keys=True)
    return hashlib.sha1(text.encode(), usedforsecurity=False).hexdigest()[:12]


def write(file: Path, what: dict) -> None:
    """One line of JSON."""
    file.parent.mkdir(exist_ok=True)
    file.write_text(json.dumps(what, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")


def main() -> None:
    """Write the fixtures of the games named, or of all."""
    for game in sys.argv[1:] or GAMES:
        for name, seed, acts in (("middle", "page 1", 41), ("lost", "page 2", None)):
            write(FOLDER / f"{game}_{name}.json", play(game, seed, acts))
        folder = WEB / "src" / "boards" / game / "testing"
        if (folder / "told.json").exists():
            wish = json.loads((folder / "told.json").read_text(encoding="utf-8"))
            what = told(game, wish["stored_game"], wish["from_act"], wish["seen_by"])
            write(folder / "game.json", what)


if __name__ == "__main__":
    main()
