"""Why a choice is a good one: every key that can be given; the words are in ``texts/*/reasons.ftl``."""

from typing import Final

REASONS: Final = ["reason-dive", "reason-enough"]
