"""All that a seat has not seen, drawn anew with the right odds."""

from archipel.engine.bits import mask_of, nth
from archipel.engine.chance import Chance
from archipel.games.la_isla.rules.actions import FOUR_CARDS, THREE_CARDS
from archipel.games.la_isla.rules.state import LaIslaState


def imagine(state: LaIslaState, seat: int | None, chance: Chance) -> LaIslaState:
    """A complete random position that agrees with all that this seat has seen.

    What others hold is any of the cards that this seat has not seen. If the discard pile was shuffled in the
    middle of a draw (LI-X1), everybody knows which cards were left before it and who drew how many of them.
    """
    world = state.copy()
    world.chance = chance.fork()
    early = 0  # cards of the old pile that others hold
    late = world.pile
    for other in range(world.seats):
        if other != seat:
            cards = mask_of(world.hidden(other))
            early |= cards & world.early
            late |= cards & ~world.early
    for other in range(world.seats):
        if other == seat:
            continue
        if not world.hands[other]:
            world.plans[other] = -1  # its cards are laid: in what order they were held tells where they lie
        held = world.hidden(other)
        if not held:
            continue
        drawn: list[int] = []
        for card in held:
            another = draw(early if world.early >> card & 1 else late, chance)
            early &= ~(1 << another)
            late &= ~(1 << another)
            drawn.append(another)
        _give(world, other, drawn, chance)
    world.pile = late
    return world


def draw(cards: int, chance: Chance) -> int:
    """Any of a set, all equally likely."""
    return nth(cards, chance.below(cards.bit_count()))


def _give(world: LaIslaState, seat: int, cards: list[int], chance: Chance) -> None:
    """Cards in hand, with any assignment of them where one was made; or face down at any of the letters."""
    if world.hands[seat]:
        world.hands[seat] = sorted(cards)
        if world.plans[seat] >= 0:
            world.plans[seat] = chance.choice(THREE_CARDS if len(cards) == 3 else FOUR_CARDS)
        return
    # Which of them came from the old pile is known, but not at which letter they lie.
    for letter in range(3):
        if world.assigned[3 * seat + letter] >= 0:
            world.assigned[3 * seat + letter] = cards.pop(chance.below(len(cards)))
