"""Real views, decisions and events for the tests of the page: ``python web/dev/fixtures.py``."""

import json
import random
from pathlib import Path

from archipel.engine.match import Match
from archipel.games import find

FOLDER = Path(__file__).parent.parent / "tests" / "fixtures"


def play(seed: str, acts: int | None) -> dict:
    """A game played at random for a while, or to its end."""
    match = Match.start(find("forbidden_island"), 3, {}, seed)
    chooser = random.Random(seed)
    events = [event.to_json() for event in match.opening]
    while not match.state.over and (acts is None or len(match.history) < acts):
        choices = [action for decision in match.state.decisions() for action in decision.actions]
        events += [event.to_json() for event in match.play(chooser.choice(choices))]
    decisions = [decision.to_json() for decision in match.state.decisions()]
    return {"view": match.state.view(0), "decisions": decisions, "events": events}


def main() -> None:
    """Write the fixtures: a game in its middle, and one that was lost."""
    FOLDER.mkdir(exist_ok=True)
    for name, seed, acts in (("middle", "page 1", 41), ("lost", "page 2", None)):
        text = json.dumps(play(seed, acts), ensure_ascii=False, separators=(",", ":"))
        (FOLDER / f"forbidden_island_{name}.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
