"""The final scoring and who has won (LI-E3 to E7)."""

from archipel.engine.event import GAME_OVER
from archipel.engine.outcome import Outcome
from archipel.games.la_isla.rules import events
from archipel.games.la_isla.rules.components import KINDS, SET_POINTS
from archipel.games.la_isla.rules.state import LaIslaState


class FinalScore:
    """What one player gets at the end, by source."""

    def __init__(self, in_play: int, sets: int, multiplied: int, leftover: int) -> None:
        self.in_play = in_play
        self.sets = sets
        self.multiplied = multiplied
        self.leftover = leftover

    @property
    def total(self) -> int:
        """All victory points."""
        return self.in_play + self.sets + self.multiplied + self.leftover


def count(in_play: int, animals: list[int], values: list[int], cubes: int) -> FinalScore:
    """LI-E4 to E6: sets of five animals, every animal times its marker's value, pairs of resources."""
    multiplied = 0
    for number, value in zip(animals, values, strict=True):
        multiplied += number * value
    return FinalScore(in_play, SET_POINTS * min(animals), multiplied, cubes // 2)


def final(state: LaIslaState, seat: int) -> FinalScore:
    """What a seat would get if the game were over now."""
    animals = state.animals[KINDS * seat : KINDS * seat + KINDS]
    return count(
        state.points[seat], list(animals), [state.value(animal) for animal in range(KINDS)], state.cubes(seat)
    )


def ranks(scores: list[int], cubes: list[int]) -> list[int]:
    """LI-E7: by points, then by resources left; who is still tied shares the rank."""
    results = list(zip(scores, cubes, strict=True))
    return [1 + sum(1 for other in results if other > result) for result in results]


def outcome(state: LaIslaState) -> Outcome:
    """How the game ended."""
    ending = state.game.endings[state.ending - 1]
    scores = [final(state, seat).total for seat in range(state.seats)]
    places = ranks(scores, [state.cubes(seat) for seat in range(state.seats)])
    return Outcome(ending.name, ending.rule, [place == 1 for place in places], places, scores, {})


def tell_end(state: LaIslaState) -> None:
    """The end, as it is reported."""
    state.tell(GAME_OVER, state.ending)
    for seat in range(state.seats):
        counted = final(state, seat)
        state.tell(
            events.FINAL_SCORE, seat, counted.sets, counted.multiplied, counted.leftover, counted.total
        )
