"""What all games' advice shares: how far a playout goes among rivals."""

import pytest

from archipel.engine.advice import last_turn


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_playout_ends_with_the_present_turn_or_with_a_later_one_of_the_seat(seats: int) -> None:
    for active in range(seats):
        for seat in range(seats):
            assert last_turn(7, active, seats, seat, 1) == 7
            for turns in range(2, 9):
                last = last_turn(7, active, seats, seat, turns)
                assert (active + last - 7) % seats == seat
                assert 0 <= last - (7 + turns - 1) < seats
