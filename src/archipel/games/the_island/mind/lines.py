"""The lines worth trying: sets of three moves, tiles to sink, creatures and where they go, uses of a tile."""

from typing import Final

from archipel.engine.action import SEAT_SHIFT
from archipel.engine.advice import Line, by_score, pending
from archipel.engine.bits import members
from archipel.games.the_island.mind.evaluation import LENGTH
from archipel.games.the_island.mind.instinct import Instinct
from archipel.games.the_island.mind.pace import turns_left
from archipel.games.the_island.mind.weights import ODDS
from archipel.games.the_island.rules.actions import (
    END_MOVES,
    KEEP_TILES,
    LEAVE_CREATURES,
    MOVE_TO,
    PICK_BOAT,
    PICK_CREATURE,
    PICK_SWIMMER,
    PLACE_BOAT,
    PLAY_TILE,
    REMOVE,
)
from archipel.games.the_island.rules.components import (
    BACK_COUNT,
    DOLPHIN,
    FAVOURABLE_WIND,
    FIRST_DEFENCE,
    FIRST_RED,
    MOVE_CREATURE,
    SPACE_COUNT,
)
from archipel.games.the_island.rules.creatures import ChooseCreature, Defend, MoveCreature, movable
from archipel.games.the_island.rules.geometry import SHORE
from archipel.games.the_island.rules.hand import PlayTile, own_boats, own_swimmers
from archipel.games.the_island.rules.moves import MovePieces
from archipel.games.the_island.rules.player_set_up import PlaceBoat, free_water
from archipel.games.the_island.rules.reach import destinations
from archipel.games.the_island.rules.removal import RemoveTile, removable
from archipel.games.the_island.rules.state import TheIslandState

BRANCHES: Final = 10  # moves followed up from one position
FRONTIER: Final = 10  # unfinished sets of moves that are followed up


class LineFinder:
    """Finds lines by what the rules of thumb expect them to gain; playouts then tell which is best."""

    def __init__(self, instinct: Instinct) -> None:
        self.instinct = instinct

    def find(self, state: TheIslandState, seat: int, width: int) -> list[Line[TheIslandState]]:
        """The best lines of a seat in whatever is asked, the best first."""
        self.instinct.look(state)
        self.instinct.side_with(state, seat)
        step = state.stack[-1]
        lines: list[Line[TheIslandState]] = []
        if isinstance(step, MovePieces):
            lines = self._moves(state, seat)
        elif isinstance(step, RemoveTile):
            for space in removable(state):
                gain = self.instinct.gain_of_removal(state, seat, space)
                lines.append(Line([(seat << SEAT_SHIFT) + REMOVE + space], state, gain))
        elif isinstance(step, ChooseCreature):
            lines = self._creatures(state, seat, step.creature)
        elif isinstance(step, MoveCreature):
            lines = self._hunts(state, seat, step.creature, step.space, [])
        elif isinstance(step, PlayTile):
            lines = self._tiles(state, seat)
        elif isinstance(step, PlaceBoat):
            for space in free_water(state):
                worth = self.instinct.berth_worth(state, seat, space)
                lines.append(Line([(seat << SEAT_SHIFT) + PLACE_BOAT + space], state, worth))
        elif isinstance(step, Defend):
            lines = [Line([code], state, 0.0) for code in state.legal()]
        else:
            lines = [Line([self.instinct.decide(state, seat)], state, 0.0)]
        lines.sort(key=by_score)
        slope = _slope(state)
        for line in lines:
            line.opening = line.codes  # what rivals hold is drawn for each playout, so all begin here
            line.score *= slope
        return lines[:width]

    def _moves(self, state: TheIslandState, seat: int) -> list[Line[TheIslandState]]:
        """Sets of up to three moves, one for every position they lead to."""
        end = (seat << SEAT_SHIFT) + END_MOVES
        instinct = self.instinct
        seen: set[tuple[object, ...]] = {position(state)}
        frontier = [Line([], state, 0.0)]
        ends: list[Line[TheIslandState]] = []
        saved: list[int] = []  # by each of them
        before = 0.0
        while frontier:
            grown: list[Line[TheIslandState]] = []
            for line in frontier:
                at = line.state
                step = at.stack[-1]
                assert isinstance(step, MovePieces)
                instinct.side_with(at, seat)
                instinct.found = []
                instinct.move(at, seat, step.left)
                found = instinct.found
                instinct.found = None
                found.sort(reverse=True)
                instinct.left = 0
                hopes = instinct.hopes(at, seat)
                if not line.codes:
                    before = hopes
                ends.append(Line([*line.codes, end], state, hopes - before))
                saved.append(_saved(at, seat))
                for gain, code in found[:BRANCHES]:
                    twin = at.copy()
                    twin.push(code)
                    key = position(twin)
                    if key in seen:
                        continue
                    seen.add(key)
                    further = Line([*line.codes, code], twin, line.score + gain)
                    # A next turn in which nothing comes before its moves asks the same question.
                    asked = twin.stack[-1] if twin.stack and twin.turn == state.turn else None
                    if isinstance(asked, MovePieces):
                        grown.append(further)
                    else:
                        instinct.side_with(twin, seat)
                        ends.append(Line(further.codes, state, instinct.hopes(twin, seat) - before))
                        saved.append(_saved(twin, seat))
            grown.sort(key=by_score)
            frontier = grown[:FRONTIER]
        # Whoever can land does, or others worth as much: a landing put off costs its move all the same.
        due = min(max(saved), _saved(state, seat) + _at_the_shore(state, seat))
        return [line for line, worth in zip(ends, saved, strict=True) if worth >= due]

    def _creatures(self, state: TheIslandState, seat: int, creature: int) -> list[Line[TheIslandState]]:
        """Every move of every creature of the rolled kind, and none at all."""
        base = seat << SEAT_SHIFT
        lines = [Line([base + LEAVE_CREATURES], state, 0.0)]
        for space in movable(state, creature):
            pick = base + PICK_CREATURE + SPACE_COUNT * creature + space
            lines += self._hunts(state, seat, creature, space, [pick])
        return lines

    def _hunts(
        self, state: TheIslandState, seat: int, creature: int, space: int, before: list[int]
    ) -> list[Line[TheIslandState]]:
        """Every move of one creature, after some actions that led to it."""
        instinct = self.instinct
        grounds = instinct.hunting_grounds(state, seat, creature)
        lines: list[Line[TheIslandState]] = []
        for there in destinations(state, creature, space):
            gain = grounds[there] - grounds[space]
            if state.people[there] or state.crew[there] > 0:
                gain += instinct.strike_gain(state, seat, creature, there)
            lines.append(Line([*before, (seat << SEAT_SHIFT) + MOVE_TO + there], state, gain))
        return lines

    def _tiles(self, state: TheIslandState, seat: int) -> list[Line[TheIslandState]]:
        """Keeping the tiles, or the best use of each for every piece it can move."""
        base = seat << SEAT_SHIFT
        instinct = self.instinct
        instinct.left = 3
        lines = [Line([base + KEEP_TILES], state, instinct.keeping(state, seat))]
        before = -1
        for tile in state.hands[seat]:
            terrain, back = divmod(tile, BACK_COUNT)
            if tile == before or back >= FIRST_DEFENCE:
                continue
            before = tile
            play = base + PLAY_TILE + 5 * terrain + back - FIRST_RED
            if back == DOLPHIN:
                for explorer in own_swimmers(state, seat):
                    gain, there = instinct.best_ride(state, seat, explorer)
                    lines.append(
                        Line([play, base + PICK_SWIMMER + explorer, base + MOVE_TO + there], state, gain)
                    )
            elif back == FAVOURABLE_WIND:
                for boat in own_boats(state, seat):
                    gain, there = instinct.best_wind(state, seat, boat)
                    lines.append(Line([play, base + PICK_BOAT + boat, base + MOVE_TO + there], state, gain))
            elif state.creatures[back - MOVE_CREATURE]:
                creature = back - MOVE_CREATURE
                gain, lifted, there = instinct.best_lift(state, seat, creature)
                pick = base + PICK_CREATURE + SPACE_COUNT * creature + lifted
                lines.append(Line([play, pick, base + MOVE_TO + there], state, gain))
        return lines


def _worth(state: TheIslandState, explorer: int) -> int:
    return 1 if state.equal else state.values[explorer]


def _saved(state: TheIslandState, seat: int) -> int:
    """What a seat has on the isles."""
    return sum([_worth(state, explorer) for explorer in state.saved(seat)])


def _at_the_shore(state: TheIslandState, seat: int) -> int:
    """What the moves left can bring onto the isles from the spaces beside them."""
    step = state.stack[-1]
    assert isinstance(step, MovePieces)
    waiting = [
        explorer for explorer in members(state.own[seat] & state.alive) if SHORE[state.place[explorer]] >= 0
    ]
    worth = sorted([_worth(state, explorer) for explorer in waiting], reverse=True)
    return sum(worth[: step.left])


def position(state: TheIslandState) -> tuple[object, ...]:
    """What tells this position from others that the same game can reach."""
    return (
        state.turn,
        pending(state),
        tuple(state.place),
        state.aboard,
        state.swum,
        tuple(state.crew),
        tuple(tuple(spaces) for spaces in state.creatures),
    )


def _slope(state: TheIslandState) -> float:
    """What a point is worth, in odds of winning: more and more towards the end."""
    late = 1.0 - min(1.0, turns_left(state) / LENGTH)
    even = 1.0 / float(state.seats)
    return (ODDS[0] + ODDS[1] * late + ODDS[2] * late * late) * even * (1.0 - even)
