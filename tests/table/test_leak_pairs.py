"""Some pairs of tables at every run; ten thousand a game by ``python -m tests.table.leaks``."""

import zlib
from collections.abc import Callable
from typing import Any

import pytest

from archipel.engine.chance import Chance
from archipel.engine.event import Event
from archipel.engine.refusal import Refusal
from archipel.games import find
from archipel.table.log import Stream
from tests.table.leaks import SECRET, look
from tests.table.pairs import Leak

PAIRS = 60


@pytest.mark.parametrize("game", SECRET)
def test_what_a_viewer_cannot_know_changes_no_byte_of_what_they_are_sent(game: str) -> None:
    found = look(game, PAIRS)
    assert found["pairs"] == PAIRS
    assert found["messages"] > 20 * PAIRS
    assert found["acts"] > PAIRS / 2
    assert found["take-backs"] > PAIRS / 10


def secret_of(state: Any) -> int:
    """Something that hangs on what is hidden."""
    return zlib.crc32(str(sorted(state.secrets())).encode())


def in_the_view(rules: Any, patch: pytest.MonkeyPatch) -> None:
    view: Callable[[Any], dict[str, Any]] = rules.view
    patch.setattr(rules, "view", lambda state: {**view(state), "turn": secret_of(state)})


def in_a_refusal(rules: Any, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(rules, "refusal", lambda state, seat, number: Refusal(f"X-{secret_of(state)}", "over"))


def in_a_forecast(rules: Any, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(rules, "forecast", lambda state, code: {"cost": secret_of(state)})


def in_what_a_bot_is_given(rules: Any, patch: pytest.MonkeyPatch) -> None:
    imagine: Callable[[Any, int | None, Chance], Any] = rules.imagine

    def leaking(state: Any, seat: int | None, chance: Chance) -> Any:
        world = imagine(state, seat, chance)
        world.chance = Chance.from_seed(secret_of(state))
        return world

    patch.setattr(rules, "imagine", leaking)


def in_an_event(rules: Any, patch: pytest.MonkeyPatch) -> None:
    """What one seat is told, everybody is told: here cards, when they are assigned."""
    patch.setattr(
        Event, "seen_by", lambda event, seat: Event(event.key, {**event.args, **(event.secret or {})})
    )


def in_a_number(rules: Any, patch: pytest.MonkeyPatch) -> None:
    add = Stream.add

    def counted(stream: Stream, happening: Any, acts: int, noticed: Any) -> None:
        add(stream, happening, acts, noticed)
        stream.version += sum(map(len, (str(event.args) for event in happening.events))) % 2

    patch.setattr(Stream, "add", counted)


@pytest.mark.parametrize(
    "leaking", [in_the_view, in_a_refusal, in_a_forecast, in_what_a_bot_is_given, in_an_event, in_a_number]
)
def test_a_leak_is_found(
    leaking: Callable[[Any, pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    leaking(find("la_isla").rules, monkeypatch)
    with pytest.raises(Leak, match="la_isla"):
        look("la_isla", 300)
