"""Rules of thumb: what every action gains at once, and the best of them."""

from typing import Final

from archipel.engine.action import NUMBER_MASK
from archipel.engine.native import i64
from archipel.games.takara_island.mind.weights import Weights
from archipel.games.takara_island.mind.worth import Worth
from archipel.games.takara_island.rules.actions import (
    BUY,
    CASH_MAP,
    DESTROY,
    DIG,
    DIVINE,
    END_ACTIONS,
    FIGHT,
    GAMBLE,
    HEAL,
    HIRE,
    IMITATE,
    KEEP_MAP,
    MINE,
    OBSERVE,
    PUT_BACK,
    RECRUIT,
    RENT_SWORD,
    SALES,
    SELL,
    STUDY,
    TURN_UP,
)
from archipel.games.takara_island.rules.components import (
    ARCHAEOLOGIST,
    ARCHAEOLOGIST_TILES,
    DEPTHS,
    DIVINER,
    DIVINER_TILES,
    IMITATOR_SURCHARGE,
    MINER,
    MINER_TILES,
    MONSTER,
    MOST_ADVENTURERS,
    OBSERVE_DEPTH,
    OBSERVE_REWARD,
    PRICE,
    RECRUIT_PRICE,
    ROCKFALL_REWARD,
    SITE_COUNT,
    STONE_TILE,
    SWORD_RENT,
    TOKEN_PRICE,
    UNDECIDED,
)
from archipel.games.takara_island.rules.deal import next_look
from archipel.games.takara_island.rules.state import TakaraState

ALL_TILES: Final = 54


def choose(state: TakaraState, seat: i64, codes: list[int], weights: Weights) -> i64:
    """The action of this seat that gains most."""
    if len(codes) == 1:
        return codes[0]
    worth = Worth(state, seat, weights)
    best = codes[0]
    most = -1e9
    for code in codes:
        gain = gain_of(worth, code & NUMBER_MASK)
        if gain > most:
            best, most = code, gain
    return best


def gain_of(worth: Worth, number: i64) -> float:
    """What an action gains, in points."""
    state = worth.state
    if OBSERVE <= number < DIG:
        return _observe(worth, number - OBSERVE)
    if DIG <= number < DESTROY:
        return _dig(worth, number - DIG)
    if DESTROY <= number < FIGHT:
        return _destroy(worth, number - DESTROY)
    if FIGHT <= number < GAMBLE:
        return _fight(worth, number - FIGHT)
    if SELL <= number < BUY:
        return _sell(worth, SALES[number - SELL])
    if HIRE <= number < IMITATE:
        return _best_use(worth, number - HIRE) - worth.weights.kara * float(PRICE[number - HIRE])
    if IMITATE <= number < END_ACTIONS:
        price = PRICE[number - IMITATE] + IMITATOR_SURCHARGE
        return _best_use(worth, number - IMITATE) - worth.weights.kara * float(price)
    if MINE <= number < STUDY:
        return _mine(worth, number - MINE)
    if STUDY <= number < DIVINE:
        site = number - STUDY
        return _look(worth, site, state.tops[site], ARCHAEOLOGIST_TILES)
    if DIVINE <= number < PUT_BACK:
        return _look(worth, (number - DIVINE) // DEPTHS, (number - DIVINE) % DEPTHS, DIVINER_TILES)
    if number >= HEAL:
        return float(number - HEAL)
    return _plain(worth, number)


def _plain(worth: Worth, number: i64) -> float:
    state, seat = worth.state, worth.seat
    alone = state.team[seat] < MOST_ADVENTURERS
    if number == GAMBLE:
        return worth.weights.kara + (0.3 if alone and state.karas[seat] == RECRUIT_PRICE - 1 else 0.0)
    if number == BUY:
        saving = alone and state.karas[seat] < RECRUIT_PRICE + TOKEN_PRICE
        return worth.weights.token - (_recruit(worth) if saving else 0.0)
    if number == RENT_SWORD:
        return _sword(worth)
    if number == TURN_UP:
        return worth.weights.kara * OBSERVE_REWARD
    if number == RECRUIT:
        return _recruit(worth)
    if number == KEEP_MAP:
        return 1.0
    if number == CASH_MAP:
        short = alone and state.karas[seat] < RECRUIT_PRICE
        return _recruit(worth) if short else 0.0
    return -0.01 if number == END_ACTIONS else 0.0


def _recruit(worth: Worth) -> float:
    """One more action in every turn that is still to come."""
    left: i64 = ALL_TILES
    for depth in worth.state.tops:
        left -= depth
    return worth.weights.adventurer * float(left) / ALL_TILES - worth.weights.kara * RECRUIT_PRICE


def _dig(worth: Worth, site: i64) -> float:
    """The tile itself, and the way down."""
    state = worth.state
    cell = DEPTHS * site + state.tops[site]
    return worth.dig(cell, state.sword) + _way_down(worth, cell, 1)


def _fight(worth: Worth, site: i64) -> float:
    """The monster, and the way down."""
    cell = DEPTHS * site + worth.state.tops[site]
    return worth.fight(site) + worth.win(site) * _way_down(worth, cell, 1)


def _destroy(worth: Worth, site: i64) -> float:
    """The reward and the way down; both adventurers could do something else."""
    state = worth.state
    cell = DEPTHS * site + state.tops[site]
    reward = worth.weights.kara * ROCKFALL_REWARD * float(state.visible_rockfalls())
    return 0.5 * (reward + _way_down(worth, cell, 2)) + worth.haste


def _way_down(worth: Worth, cell: i64, used: i64) -> float:
    """Worth more while somebody is left to go there this turn, above all with a Stone in sight."""
    weights = worth.weights
    left = worth.state.free - used
    gain = (weights.down_now if left > 0 else weights.down_later) * worth.below(cell)
    if weights.reach:
        last: i64 = DEPTHS * (cell // DEPTHS + 1)
        for deeper in range(cell + 1, cell + left + 1 if cell + left < last else last):
            if worth.tiles[deeper] == STONE_TILE:
                gain += weights.reach * worth.stone
    return gain


def _observe(worth: Worth, site: i64) -> float:
    """Rockfalls and monsters pay, and knowing is worth something; below a likely rockfall nothing is seen."""
    state = worth.state
    gain = 0.0
    seen = 1.0
    cell = next_look(state, site, 0)
    depth = state.tops[site] + OBSERVE_DEPTH
    last = DEPTHS * site + (depth if depth < DEPTHS else DEPTHS)
    while 0 <= cell < last:
        stops = worth.rockfall_odds(cell)
        gain += seen * (worth.monster_odds(cell) + stops) * worth.weights.kara * OBSERVE_REWARD
        if worth.tiles[cell] == UNDECIDED:
            gain += seen * worth.weights.look
        seen *= 1.0 - stops
        cell = next_look(state, site, cell % DEPTHS + 1 - state.tops[site])
    return gain


def _sell(worth: Worth, xp: i64) -> float:
    """Only for the recruit: a point and five Karas are the same at the end."""
    state, seat = worth.state, worth.seat
    if state.team[seat] < MOST_ADVENTURERS and state.karas[seat] < RECRUIT_PRICE:
        return 0.6 * _recruit(worth) - 0.2 * float(xp)
    return -0.1


def _sword(worth: Worth) -> float:
    """What the best actions of this turn gain with the sword more than without."""
    state = worth.state
    without: list[float] = [worth.weights.kara] * state.free
    fights: list[float] = []
    for site in range(SITE_COUNT):
        top = state.top(site)
        if top == MONSTER:
            fights.append(_fight(worth, site))
        elif top < 0 and state.tops[site] < DEPTHS:
            without.append(max(_dig(worth, site), _observe(worth, site)))
    more = _total_of_best(without + fights, state.free) - _total_of_best(without, state.free)
    return more - worth.weights.kara * SWORD_RENT


def _total_of_best(gains: list[float], number: i64) -> float:
    total = 0.0
    for gain in sorted(gains, reverse=True)[:number]:
        total += gain
    return total


def _best_use(worth: Worth, power: i64) -> float:
    """What a specialist is good for at the best place."""
    state = worth.state
    best = 0.0
    for site in range(SITE_COUNT):
        top = state.tops[site]
        if top == DEPTHS:
            continue
        if power == MINER:
            best = max(best, _mine(worth, site))
        elif power == ARCHAEOLOGIST:
            best = max(best, _look(worth, site, top, ARCHAEOLOGIST_TILES))
        elif power == DIVINER:
            best = max(best, _look(worth, site, max(top, DEPTHS - DIVINER_TILES), DIVINER_TILES))
    return best


def _mine(worth: Worth, site: i64) -> float:
    """Two tiles; below a monster, none."""
    gain = 0.0
    reach = 1.0
    first = DEPTHS * site + worth.state.tops[site]
    for cell in range(first, min(first + MINER_TILES, DEPTHS * site + DEPTHS)):
        gain += reach * worth.mine_out(cell)
        reach *= 1.0 - worth.monster_odds(cell)
    return gain


def _look(worth: Worth, site: i64, first: i64, number: i64) -> float:
    """New tiles, the deep ones most."""
    gain = 0.0
    for depth in range(first, min(first + number, DEPTHS)):
        cell = DEPTHS * site + depth
        if worth.tiles[cell] == UNDECIDED:
            gain += worth.weights.look
            if depth >= 6:
                stones = 1 + 2 * worth.state.stones[worth.seat]
                gain += worth.weights.stone_seen * float(stones) * worth.stone_odds(cell)
    return gain
