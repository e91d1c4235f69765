"""What cooperative games have in common: adventurers who win or lose together."""

from typing import Final

from archipel.engine.event import Args, EventKind
from archipel.engine.native import append, i64, vec
from archipel.engine.outcome import Outcome
from archipel.engine.state import State

ESCAPED: Final = 1  # the ending that the team wins by comes first in the manifest


class TeamState(State):
    """A position of a team; a game adds its board."""

    adventurers: vec[i64]  # seat -> adventurer; fixed by the set-up, shared between copies
    pawns: vec[i64]  # seat -> where its pawn stands
    hands: vec[i64]  # seat -> packed cards
    ending_about: i64  # whom or what the ending is about

    def hand_down_team(self, twin: "TeamState") -> None:
        """Give a copy what positions of every team have."""
        self.hand_down(twin)
        twin.adventurers = self.adventurers
        twin.pawns = self.pawns[:]
        twin.hands = self.hands[:]
        twin.ending_about = self.ending_about

    def end(self, ending: i64, about: i64 = 0) -> None:
        """The game stops here."""
        self.ending_about = about
        super().end(ending)

    def seat_of(self, adventurer: i64) -> i64:
        """Who plays this adventurer, or -1."""
        for seat in range(self.seats):
            if self.adventurers[seat] == adventurer:
                return seat
        return -1

    def score(self) -> int:
        """How far the team has come; escaping is one more."""
        raise NotImplementedError

    def about_ending(self) -> Args:
        """Whom or what the ending is about, as arguments."""
        return {}


def deal_adventurers(state: TeamState, names: list[str]) -> None:
    """One adventurer a seat: those that were asked for, the others at random among the rest."""
    asked = state.options["adventurers"].split(",")
    if len(asked) == 1:
        asked = asked * state.seats
    rest = (1 << len(names)) - 1
    for name in asked:
        if name != "random":
            rest &= ~(1 << names.index(name))
    state.adventurers = vec[i64]([])
    for name in asked:
        if name == "random":
            adventurer = state.chance.pick(rest)
            rest &= ~(1 << adventurer)
        else:
            adventurer = names.index(name)
        state.adventurers = append(state.adventurers, adventurer)


def outcome(state: TeamState) -> Outcome:
    """Everybody has won, or everybody has lost."""
    ending = state.game.endings[state.ending - 1]
    won = state.ending == ESCAPED
    everybody = state.seats
    return Outcome(
        ending.name,
        ending.rule,
        [won] * everybody,
        [1 if won else 2] * everybody,
        [state.score() + won] * everybody,
        state.about_ending(),
    )


def _ending(state: TeamState, ending: int) -> Args:
    return {"ending": state.game.endings[ending - 1].name, **state.about_ending()}


GAME_WON: Final = EventKind("game_won", _ending)
GAME_LOST: Final = EventKind("game_lost", _ending)


def tell_end(state: TeamState) -> None:
    """The end, as it is reported."""
    state.tell(GAME_WON if state.ending == ESCAPED else GAME_LOST, state.ending)
