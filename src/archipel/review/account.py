"""The account of a game: what each moment brought to whom, so that start and all of it make the result."""

import math

from archipel.bots.steps import steps
from archipel.engine.chance import Chance
from archipel.engine.event import Json
from archipel.review.findings import Act, Happening, Player, Review, Sums, Turning, act
from archipel.review.judge import result
from archipel.review.labels import (
    MOST_TURNING,
    SEEN_LATE,
    is_open,
    label_of_loss,
    label_of_luck,
    turns,
)
from archipel.review.means import Means
from archipel.review.moments import Moment, since_chance
from archipel.review.reviewer import Figures, Reviewer


def account(reviewer: Reviewer, start: Means, figures: list[Figures], passes: int) -> Review:
    """Add up what was found; every moment begins with the odds with which the one before ended."""
    happenings: list[Happening] = []
    odds = start.mean
    for number, found in enumerate(figures):
        happening = _happening(reviewer, number, found, odds)
        happenings.append(happening)
        odds = happening.after
    return Review(
        game=reviewer.game.id,
        seats=reviewer.match.state.seats,
        team=reviewer.game.cooperative,
        seed=reviewer.seed,
        passes=passes,
        futures=passes * reviewer.futures(),
        happenings=happenings,
        sums=[_sums(reviewer, happenings, start, place) for place in range(reviewer.judge.size)],
        players=[_player(happenings, seat) for seat in range(reviewer.match.state.seats)],
        turning=_turning(happenings, reviewer),
    )


def _happening(reviewer: Reviewer, number: int, found: Figures, before: list[float]) -> Happening:
    moment, verdict = reviewer.moments[number], reviewer.choice(number).verdict(found.tally)
    state = reviewer.states[moment.first]
    end = reviewer.states[moment.following]
    size = range(reviewer.judge.size)
    given = verdict.given
    if moment.chancy:
        after = result(end) if end.over else found.found.mean
        expected, unsure = found.expected.mean, found.expected.variance
        luck = [after[i] - expected[i] for i in size]
        known = [0.0 for _ in size] if end.over else found.found.variance
        errors = [math.sqrt(unsure[i] + known[i]) for i in size]
    else:  # nothing but the decision happened
        luck = [0.0 for _ in size]
        errors = [0.0 for _ in size]
        after = result(end) if end.over else possible([before[i] + given[i] for i in size])
    label = label_of_loss(verdict.loss, verdict.error, verdict.odds)
    return Happening(
        first=moment.first,
        last=moment.last,
        following=moment.following,
        turn=state.turn,
        seat=moment.seat,
        chosen=[act(played.action) for played in reviewer.match.history[moment.first : moment.last]],
        better=better(reviewer, moment, verdict.best) if label else [],
        before=before,
        after=after,
        luck=luck,
        luck_error=errors,
        given=given,
        loss=verdict.loss,
        loss_error=verdict.error,
        judge=[after[i] - before[i] - luck[i] - given[i] for i in size],
        label=label,
        luck_labels=[label_of_luck(luck[i], errors[i]) for i in size],
        rated=verdict.tried and is_open(verdict.odds + verdict.loss),
        reasons=claims(reviewer, moment, verdict.best) if label else [],
    )


def possible(odds: list[float]) -> list[float]:
    """Odds that were added up, as odds: none below 0 or above 1, and rivals share one victory."""
    odds = [min(1.0, max(0.0, each)) for each in odds]
    return odds if len(odds) == 1 else [each / sum(odds) for each in odds]


def better(reviewer: Reviewer, moment: Moment, codes: list[int]) -> list[Act]:
    """The acts of a line, as far as nobody else has to answer in between."""
    return [act(action) for action in steps(reviewer.states[moment.first], codes)]


def claims(reviewer: Reviewer, moment: Moment, codes: list[int]) -> list[dict[str, Json]]:
    """What the coach says for a line, by what the seat knew: keys and arguments, the weightiest first."""
    seat = moment.seat
    world = reviewer.states[moment.first].imagine(seat, Chance.from_seed(f"{reviewer.seed} lines"))
    return [
        {"key": key, "args": dict(args)} for key, args in reviewer.judge.advice.reasons(world, seat, codes)
    ]


def _sums(reviewer: Reviewer, happenings: list[Happening], start: Means, place: int) -> Sums:
    luck = sum(each.luck[place] for each in happenings)
    own = [each for each in happenings if reviewer.judge.place(each.seat) == place]
    others = [each for each in happenings if reviewer.judge.place(each.seat) != place]
    judge = sum(each.judge[place] for each in happenings)
    end = result(reviewer.match.state)[place]
    return Sums(
        start=start.mean[place],
        luck=luck,
        luck_error=math.sqrt(sum(each.luck_error[place] ** 2 for each in happenings)),
        loss=sum(each.loss for each in own),
        loss_error=math.sqrt(sum(each.loss_error**2 for each in own)),
        gifts=sum(each.given[place] for each in others),
        judge=judge,
        result=end,
        deserved=end - luck,
        clear=abs(judge) <= SEEN_LATE,
    )


def _player(happenings: list[Happening], seat: int) -> Player:
    own = [each for each in happenings if each.seat == seat and each.rated]
    return Player(
        seat=seat,
        decisions=len(own),
        loss=sum(each.loss for each in own),
        error=math.sqrt(sum(each.loss_error**2 for each in own)),
        inaccuracies=sum(each.label == "inaccuracy" for each in own),
        mistakes=sum(each.label == "mistake" for each in own),
        blunders=sum(each.label == "blunder" for each in own),
    )


def _turning(happenings: list[Happening], reviewer: Reviewer) -> list[Turning]:
    """The largest swings by luck or by a decision with a label; at most three, in the order of the game.

    A swing no larger than what the judge itself saw only there is not claimed.
    """
    found: list[Turning] = []
    for number, each in enumerate(happenings):
        place = max(range(reviewer.judge.size), key=lambda i: abs(each.luck[i]))
        if each.luck_labels[place]:
            found.append(Turning(number, place, each.luck[place], "luck"))
        if each.label:
            found.append(Turning(number, reviewer.judge.place(each.seat), -each.loss, "decision"))
    found = [each for each in found if turns(each.swing, happenings[each.happening].judge[each.place])]
    found.sort(key=lambda turning: -abs(turning.swing))
    named = sorted(found[:MOST_TURNING], key=lambda turning: turning.happening)
    for turning in named:
        turning.events = _events(reviewer, happenings[turning.happening], turning)
    return named


def _events(reviewer: Reviewer, happening: Happening, turning: Turning) -> list[dict[str, Json]]:
    """What happened, as the side saw it whose turning point it is; ``own`` is what it alone was told."""
    seat = happening.seat if reviewer.game.cooperative else turning.place
    acts = reviewer.match.history[happening.first : happening.following]
    if turning.cause == "luck":
        acts = since_chance(acts)
    found: list[dict[str, Json]] = []
    for event in [event for played in acts for event in played.events]:
        seen = event.seen_by(seat)
        if seen is not None:
            own: dict[str, Json] = {} if event.seen_by(None) else {"own": seat}
            found.append({**seen.to_json(), **own})
    return found
