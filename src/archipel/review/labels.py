"""How large is large: every threshold of a review, in one place, as shares of a victory."""

from typing import Final

ERRORS: Final = 2.0  # standard errors that a loss must exceed before it is called anything
INACCURACY: Final = 0.02
MISTAKE: Final = 0.05
BLUNDER: Final = 0.10
LUCK: Final = 0.05
MUCH_LUCK: Final = 0.10
TURNING: Final = 0.10  # a smaller swing is no turning point
MOST_TURNING: Final = 3
OPEN_GAME: Final = (0.05, 0.95)  # outside of these odds nothing is rated: little is left to lose
SEEN_LATE: Final = 0.20  # no verdict on who played well where the judge saw more than this late


def label_of_loss(loss: float, error: float, odds: float) -> str:
    """What a decision is called: nothing where the loss is small or no larger than its error.

    >>> label_of_loss(0.06, 0.01, 0.5), label_of_loss(0.06, 0.04, 0.5), label_of_loss(0.06, 0.01, 0.99)
    ('mistake', '', '')
    """
    if loss < ERRORS * error or not is_open(odds + loss):
        return ""
    if loss >= BLUNDER:
        return "blunder"
    if loss >= MISTAKE:
        return "mistake"
    return "inaccuracy" if loss >= INACCURACY else ""


def label_of_luck(luck: float, error: float) -> str:
    """What chance did, for one side: ``luck`` or ``much_luck``, ``bad`` before it where it hurt."""
    if abs(luck) < ERRORS * error or abs(luck) < LUCK:
        return ""
    size = "much_luck" if abs(luck) >= MUCH_LUCK else "luck"
    return size if luck > 0 else f"bad_{size}"


def luck_in_a_word(luck: float, error: float) -> str:
    """What luck was over a whole game: ``good``, ``bad``, ``even``, or ``unclear`` within its error."""
    if abs(luck) > ERRORS * error:
        return "good" if luck > 0 else "bad"
    return "even" if abs(luck) < LUCK else "unclear"


def turns(swing: float, judge: float) -> bool:
    """Whether a swing is a turning point: large, and larger than what the judge itself saw only then.

    >>> turns(-0.15, 0.05), turns(-0.05, 0.0), turns(-0.15, 0.2)
    (True, False, False)
    """
    return abs(swing) >= TURNING and abs(swing) > abs(judge)


def is_open(odds: float) -> bool:
    """Whether enough is undecided for a decision to be rated."""
    return OPEN_GAME[0] <= odds <= OPEN_GAME[1]
