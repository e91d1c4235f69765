"""A review as one HTML page that stands by itself: every language, light and dark, nothing to load."""

import json
from pathlib import Path
from typing import Final

from archipel.review.telling import Telling, within
from archipel.words import language_of

TEMPLATE: Final = Path(__file__).with_name("page.html")
WORDS: Final = (
    "review-if-played-well",
    "review-turnings",
    "review-no-turnings",
    "review-players",
    "review-curve",
    "review-walk",
    "review-light",
    "review-title",
)
SUMS: Final = ("start", "luck", "loss", "gifts", "judge", "result", "deserved")
HEADS: Final = ("player", "decisions", "each", "inaccuracies", "mistakes", "blunders")


def page(tellings: list[Telling]) -> str:
    """The page; the first telling's language is shown first."""
    review = tellings[0].review
    places = range(len(review.sums))
    data = {
        "curves": [
            [review.sums[place].start, *(each.after[place] for each in review.happenings)] for place in places
        ],
        "turns": [each.turn for each in review.happenings],
        "turning": [turning.happening for turning in review.turning],
        "languages": [_told(telling) for telling in tellings],
    }
    plain = json.dumps(data, ensure_ascii=False).replace("<", "\\u003c")
    template = TEMPLATE.read_text(encoding="utf-8")
    return template.replace("__TITLE__", _title(tellings[0])).replace("__DATA__", plain)


def _title(telling: Telling) -> str:
    return telling.words.text("review-of", game=telling.words.title)


def _told(telling: Telling) -> dict[str, object]:
    """Everything that the page says in one language."""
    words, review = telling.words, telling.review
    return {
        "code": words.language,
        "name": language_of(words.language).name,
        "title": _title(telling),
        "words": {key.removeprefix("review-"): words.text(key) for key in WORDS},
        "sides": [telling.name(place) for place in range(len(review.sums))],
        "summaries": [telling.summary(place) for place in range(len(review.sums))],
        "sums": _sums(telling),
        "heads": [words.text(f"review-{head}") for head in HEADS],
        "players": _players(telling),
        "moments": [_moment(telling, number) for number in range(len(review.happenings))],
        "turning": [
            {
                "text": telling.turning(each),
                "more": telling.reasons(review.happenings[each.happening])
                if each.cause == "decision"
                else telling.struck(each),
            }
            for each in review.turning
        ],
        "method": words.text("review-method", futures=review.futures),
    }


def _sums(telling: Telling) -> list[dict[str, object]]:
    words, review = telling.words, telling.review
    rows: list[dict[str, object]] = []
    for name in SUMS:
        if name == "gifts" and review.team:
            continue
        cells: list[str] = []
        for sums in review.sums:
            share = within(sums.deserved) if name == "deserved" else getattr(sums, name)
            told = telling.points(
                -share if name == "loss" else share, name not in ("start", "result", "deserved")
            )
            error = {"luck": sums.luck_error, "loss": sums.loss_error}.get(name)
            if error is not None:
                told += " " + words.text("review-error", points=telling.points(2 * error, False))
            cells.append(told)
        key = f"review-{name}"
        help = words.text(key, "help") if "help" in words.catalog.forms(key) else ""
        rows.append({"name": words.text(key), "help": help, "cells": cells})
    return rows


def _players(telling: Telling) -> list[list[str]]:
    return [
        [
            telling.words.seat(player.seat),
            str(player.decisions),
            telling.small(max(0.0, player.mean_loss)),
            *map(str, (player.inaccuracies, player.mistakes, player.blunders)),
        ]
        for player in telling.review.players
    ]


def _moment(telling: Telling, number: int) -> dict[str, object]:
    """What one point of the curve says."""
    words, happening = telling.words, telling.review.happenings[number]
    labels = [happening.label, *happening.luck_labels[:1]] if telling.review.team else [happening.label]
    return {
        "head": telling.when(happening.turn) + " · " + words.seat(happening.seat),
        "acts": telling.acts(happening.chosen),
        "labels": [words.text("review-label", label=label) for label in labels if label],
        "luck": [telling.points(each) for each in happening.luck],
        "told": telling.happened(happening),
    }
