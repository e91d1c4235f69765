"""Whatever the library hands out can be sent to another process, in both forms of the program."""

import copy
import pickle
from typing import Any

import pytest

from archipel.engine.chance import Chance
from archipel.engine.match import Match
from archipel.engine.secret_chance import SecretChance
from archipel.engine.state import State
from archipel.games import GAMES, find

every_game = pytest.mark.parametrize("game", GAMES)


def handed_out(state: State) -> list[Any]:
    """One of everything that a position answers with."""
    decision = state.decisions()[0]
    illegal = next(code for code in range(state.game.action_space) if code not in state.legal())
    return [
        decision,
        decision.actions[0],
        state.refusal(illegal),
        *state.copy().apply(decision.actions[0]),
    ]


def sent(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


@every_game
def test_questions_answers_events_and_refusals_arrive_whole(game: str) -> None:
    for thing in handed_out(find(game).new(seats=2, seed=7)):
        for twin in (sent(thing), copy.deepcopy(thing)):
            assert type(twin) is type(thing)
            assert twin.to_json() == thing.to_json()


@every_game
def test_how_a_game_ended_arrives_whole(game: str) -> None:
    match = Match.study(find(game), 2, {}, "7")
    dice = Chance.from_seed("pickles")
    while not match.state.over:
        match.play(dice.choice(match.state.legal()))
    outcome = match.state.outcome
    assert outcome is not None
    assert sent(outcome).to_json() == outcome.to_json()
    assert sent(match.record).dumps() == match.record.dumps()


@every_game
def test_what_vectors_hold_arrives_whole(game: str) -> None:
    observation = find(game).observation(2)
    twin = sent(observation)
    assert (twin.names, twin.size, twin.most) == (observation.names, observation.size, observation.most)


@pytest.mark.parametrize("stream", [Chance.from_seed(7), SecretChance.from_seed("a secret")])
def test_a_stream_goes_on_where_it_stood(stream: Chance) -> None:
    stream.below(6)
    stream.script, stream.tape = [2], []
    twin = sent(stream)
    assert type(twin) is type(stream)
    assert (twin.script, twin.tape) == ([2], [])
    assert [twin.pick(63) for _ in range(9)] == [stream.pick(63) for _ in range(9)]
