"""Reviews of many games of bots: better bots decide better, and luck leans to nobody's side.

``tools/review_figures.py`` does the same with many more games; ``docs/review.md`` has what it found.
"""

import math

import pytest

from archipel.bots.driver import next_action
from archipel.bots.registry import make_bot
from archipel.engine.chance import Chance
from archipel.engine.match import Match
from archipel.games import find
from archipel.review import Review, review

GAMES = 8


def reviews(name: str, bot: str, seats: int) -> list[Review]:
    game = find(name)
    found: list[Review] = []
    for number in range(GAMES):
        match = Match.study(game, seats, {}, f"many {number}")
        players = [make_bot(bot, game) for _ in range(seats)]
        chance = Chance.from_seed(f"many {number} {bot}")
        while not match.state.over:
            match.play(next_action(match.state, players, chance))
        found.append(review(match.record, quick=True))
    return found


def loss(found: list[Review]) -> float:
    decisions = sum(player.decisions for each in found for player in each.players)
    return sum(player.loss for each in found for player in each.players) / max(1, decisions)


@pytest.mark.long
@pytest.mark.parametrize("name", ["forbidden_island", "takara_island"])
def test_better_bots_give_less_away_and_luck_is_nobodys(name: str) -> None:
    ladder = {bot: reviews(name, bot, 2) for bot in ("random", "greedy", "planner")}
    assert loss(ladder["random"]) > loss(ladder["greedy"]) > loss(ladder["planner"])
    luck = [each.sums[0].luck for found in ladder.values() for each in found]
    mean = sum(luck) / len(luck)
    spread = math.sqrt(sum((each - mean) ** 2 for each in luck) / (len(luck) - 1))
    assert abs(mean) < 3 * spread / math.sqrt(len(luck))
