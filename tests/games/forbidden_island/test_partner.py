"""A partner who follows: bots leave a person the set that the person has begun."""

import pytest

from archipel.bots.bot import Bot
from archipel.bots.driver import next_action
from archipel.engine.action import NUMBER_MASK, SEAT_SHIFT
from archipel.engine.chance import Chance
from archipel.engine.perspective import Perspective
from archipel.games import find
from archipel.games.forbidden_island.mind.partner import begun_sets
from archipel.games.forbidden_island.rules.actions import CAPTURE, DISCARD, GIVE
from archipel.games.forbidden_island.rules.state import IslandState
from archipel.table.bot_work import think
from archipel.table.surroundings import Question
from tests.bots.company import greedy, small_planner
from tests.games.forbidden_island.positions import EARTH, FIRE, WATER, WIND, island

GAME = find("forbidden_island")
PERSON = 0


class Collector(Bot):
    """Plays as people do who have set their mind on something: cards of the own set are never given away.

    For the rest rules of thumb; where these would part with such a card, the first other action at hand.
    """

    def __init__(self) -> None:
        self.name = "collector"
        self._greedy = greedy(GAME)

    def choose(self, perspective: Perspective) -> int | None:
        code = self._greedy.choose(perspective)
        state = perspective.imagine()
        assert isinstance(state, IslandState)
        if code is None or not parts_with(state, code, perspective.seat):
            return code
        others = [each for each in perspective.legal() if not parts_with(state, each, perspective.seat)]
        return others[0] if others else code


def parts_with(state: IslandState, code: int, owner: int) -> bool:
    """Whether an action moves a card of a set that a seat has begun anywhere but to that seat."""
    number = code & NUMBER_MASK
    if DISCARD <= number < DISCARD + 4:
        treasure, receiver = number - DISCARD, -1
    elif GIVE <= number < CAPTURE:
        treasure, receiver = divmod(number - GIVE, 4)
    else:
        return False
    cards = [hand >> 4 * treasure & 15 for hand in state.hands]
    begun = cards[owner] in (2, 3) and cards[owner] == max(cards) and state.captors[treasure] < 0
    completes = receiver >= 0 and cards[receiver] == 3
    return begun and receiver != owner and not completes


def follower() -> Bot:
    """A small planner who sits beside a person."""
    bot = small_planner(GAME)
    bot.keep_to(1 << PERSON)
    return bot


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_over_whole_games_no_bot_takes_from_the_set_of_a_person(seats: int) -> None:
    asked = 0
    for seed in range(2):
        state = GAME.new(seats, {}, f"partner {seed}")
        assert isinstance(state, IslandState)
        bots: list[Bot] = [Collector(), *(follower() for _ in range(seats - 1))]
        chance = Chance.from_seed(seed)
        while not state.over:
            code = next_action(state, bots, chance)
            if code >> SEAT_SHIFT != PERSON:
                own = [each for each in state.legal() if each >> SEAT_SHIFT == code >> SEAT_SHIFT]
                spoiling = [parts_with(state, each, PERSON) for each in own]
                asked += any(spoiling)
                assert all(spoiling) or not parts_with(state, code, PERSON)
            state.push(code)
    assert asked > 0


def test_a_set_is_begun_with_two_cards_and_whoever_has_most_collects_it() -> None:
    state = island(
        "engineer", "messenger", "pilot", hands=[[FIRE, FIRE, EARTH], [EARTH, EARTH], [FIRE, FIRE]]
    )
    assert begun_sets(state, 0b001) == [-1, -1, 0, -1]
    assert begun_sets(state, 0b110) == [1, -1, 2, -1]
    assert begun_sets(state, 0) == [-1, -1, -1, -1]


def test_the_set_of_a_person_is_no_concern_once_it_is_complete_or_captured() -> None:
    complete = island(hands=[[FIRE, FIRE, FIRE, FIRE], []])
    assert begun_sets(complete, 1) == [-1] * 4
    captured = island(hands=[[WIND, WIND], []], captured=[WIND])
    assert begun_sets(captured, 1) == [-1] * 4


def test_at_a_table_a_bot_is_told_who_the_people_are() -> None:
    """The Messenger has a third card for the person, and would else hand it to the third seat's pair."""
    state = island(
        "pilot",
        "messenger",
        "engineer",
        hands=[[WATER, WATER], [WATER], [WATER, WATER]],
        active=1,
    )
    question = Question(GAME.id, state.to_json(), 1, "planner", "one", people=0b001)
    code = think(question).code
    while code is not None and state.stack[-1].name == "take_actions":
        assert not parts_with(state, code, PERSON)
        state.push(code)
        code = think(question._replace(world=state.to_json())).code
