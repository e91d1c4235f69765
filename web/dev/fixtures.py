"""Real views, decisions and events for the tests of the page: ``python web/dev/fixtures.py [GAME …]``.

For every game a position in its middle and one that was played to its end. A board that tells a stored game
again, event by event, says in ``testing/told.json`` which, from which act on, and who looks on.
"""

import json
import random
import sys
from pathlib import Path

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
    """A stored game from a moment on: the first view, every event as this seat was told, the last view."""
    text = (WEB.parent / "tests" / "games" / game / "games" / f"{name}.json").read_text(encoding="utf-8")
    match = Match.replay(find(game), Record.loads(text))
    seen = [event.seen_by(seat) for played in match.history[begin:] for event in played.events]
    return {
        "start": match.states()[begin].view(seat),
        "events": [event.to_json() for event in seen if event],
        "end": match.state.view(seat),
    }


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
