"""What was luck and what was play in a game: ``review(record)`` says it, with the error of every figure."""

from archipel.review.findings import Happening, Player, Review, Sums, Turning
from archipel.review.reviewer import NoReview
from archipel.review.run import Desk, Made, review

__all__ = ["Desk", "Happening", "Made", "NoReview", "Player", "Review", "Sums", "Turning", "review"]
