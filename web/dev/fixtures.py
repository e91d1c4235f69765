"""Real views, decisions and events for the tests of the page: ``python web/dev/fixtures.py``."""

import json
import random
from pathlib import Path

from archipel.engine.match import Match
from archipel.engine.record import Record
from archipel.games import find

WEB = Path(__file__).parent.parent
FOLDER = WEB / "tests" / "fixtures"


def play(game: str, seed: str, acts: int | None) -> dict:
    """A game played at random for a while, or to its end."""
    match = Match.start(find(game), 3, {}, seed)
    chooser = random.Random(seed)
    events = [event.to_json() for event in match.opening]
    while not match.state.over and (acts is None or len(match.history) < acts):
        choices = [action for decision in match.state.decisions() for action in decision.actions]
        events += [event.to_json() for event in match.play(chooser.choice(choices))]
    decisions = [decision.to_json() for decision in match.state.decisions()]
    return {"view": match.state.view(0), "decisions": decisions, "events": events}


def told(game: str, name: str, seat: int | None = None) -> dict:
    """A stored game for the test of a board, as a seat saw it: first view, all that happened, last view."""
    stored = (WEB.parent / "tests" / game / "games" / f"{name}.json").read_text(encoding="utf-8")
    match = Match.replay(find(game), Record.loads(stored))
    seen = (event.seen_by(seat) for played in match.history for event in played.events)
    events = [event.to_json() for event in seen if event]
    return {"start": match.states()[0].view(seat), "events": events, "end": match.state.view(seat)}


def write(file: Path, what: dict) -> None:
    """One line of JSON."""
    file.parent.mkdir(exist_ok=True)
    file.write_text(json.dumps(what, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")


def main() -> None:
    """Write the fixtures: of each game one in its middle and one that was lost; a stored one for a board."""
    for game in ("forbidden_island", "forbidden_desert", "takara_island"):
        for name, seed, acts in (("middle", "page 1", 41), ("lost", "page 2", None)):
            write(FOLDER / f"{game}_{name}.json", play(game, seed, acts))
    write(WEB / "src/boards/forbidden_desert/testing/game.json", told("forbidden_desert", "escaped_3"))
    write(WEB / "src/boards/takara_island/testing/game.json", told("takara_island", "five_sites_3", 1))


if __name__ == "__main__":
    main()
