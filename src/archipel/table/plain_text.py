"""What people write, as others can bear to read it: one line, nothing unseen, nothing that runs over others.

Names and chat go through here before they are stored; what was stored before is shown as it is.
"""

import unicodedata
from typing import Final

JOINERS: Final = "\u200c\u200d"  # between letters of some scripts, and between the parts of one picture
BLANKS: Final = "\u115f\u1160\u2800\u3164\uffa0"  # letters and signs that show nothing
MOST_MARKS: Final = 2  # on one letter; more climb over the lines above
MARKS: Final = ("Mn", "Me")


def plain_text(text: str, most: int, joiners: bool = True) -> str:
    """One line of at most so many characters, without control characters, direction marks or stacked marks.

    >>> plain_text("  now\\n\\u202etake\\x07 cover ", 12)
    'now take cov'
    """
    kept: list[str] = []
    marks = 0
    for sign in " ".join(unicodedata.normalize("NFC", text[: most * 8]).split()):
        if unicodedata.category(sign) in MARKS:
            marks += 1
            if not kept or kept[-1] == " " or marks > MOST_MARKS:
                continue
        elif sign in JOINERS:
            if not joiners or not kept or kept[-1] in (" ", *JOINERS):
                continue
        elif sign in BLANKS or not sign.isprintable():
            continue
        else:
            marks = 0
        kept.append(sign)
    return " ".join("".join(kept).split())[:most].rstrip(JOINERS + " ")
