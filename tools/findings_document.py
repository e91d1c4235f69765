"""Writes docs/findings.md and its plots from games that tools/findings.py played.

    python tools/findings_document.py FOLDER

A title of which FOLDER has no games keeps the chapter that it has. Every sentence is put together from the
games' figures, so that none can say what they do not.
"""

import argparse
import os
import re
import sys
from collections import Counter
from pathlib import Path

os.environ["ARCHIPEL_LANG"] = "en"  # the documentation is written in English

from archipel.games import find
from archipel.lab.extras import need
from archipel.lab.files import write_all
from archipel.lab.notes import Note
from archipel.lab.plots.style import sheet
from archipel.lab.words import words
from findings import BOTS, ROOT, read_notes
from findings_common import Finding
from findings_rivals import rival_chapter
from findings_teams import team_chapter

OPENING = """# What the lab found

{total:,} games between bots, at least {least:,} of each title, and what they say. Every figure is followed
by its 95 % interval (Wilson's for shares, the normal one for means; where settings are compared on the same
deals, that of the paired difference), every sentence is put together from the figures by
`tools/findings_document.py`, and the same commands give the same games:

    python tools/findings.py build/findings --workers 0
    python tools/findings_document.py build/findings

They are facts about these bots, the strongest that so many games can be afforded with ([how strong they
are](bots.md)); people may play otherwise. *Against the average* compares with games of the same number of
players and the same options; a *point* is one game in a hundred.
"""


def chapter(game: str, notes: list[Note], folder: Path) -> tuple[str, dict[Path, bytes]]:
    """One game's chapter and the files of its plots."""
    make = team_chapter if find(game).cooperative else rival_chapter
    files: dict[Path, bytes] = {}
    parts = [f"## {words(game).title}", _about(game, notes)]
    for finding in make(game, notes):
        parts.append(_told(game, finding))
        if finding.plot:
            files[folder / f"{game}-{finding.plot.name}.svg"] = sheet(finding.plot)
    return "\n\n".join(parts), files


def _about(game: str, notes: list[Note]) -> str:
    played = Counter(bot for note in notes for bot in dict.fromkeys(note.bots))
    bots = ", ".join(f"`{bot}` in {count:,}" for bot, count in played.most_common())
    command = f"python tools/findings.py build/findings --games {game} --count {len(notes)}"
    usual = "" if BOTS[game] in played else f" --bot {played.most_common(1)[0][0]}"
    return f"{len(notes):,} games ({bots}):\n\n    {command}{usual}"


def _told(game: str, finding: Finding) -> str:
    parts = [f"### {finding.heading}"]
    if finding.sentences:
        parts.append("\n".join(f"- {sentence}" for sentence in finding.sentences))
    if finding.table:
        head, *rows = finding.table
        lines = [head, ["---"] * len(head), *rows]
        parts.append("\n".join(f"| {' | '.join(line)} |" for line in lines))
    if finding.plot:
        parts.append(f"![{finding.plot.title}](findings/{game}-{finding.plot.name}.svg)")
    return "\n\n".join(parts)


def chapters(document: Path) -> dict[str, str]:
    """The chapters that a document has, by their titles."""
    if not document.exists():
        return {}
    parts = re.split(r"^## ", document.read_text("utf-8"), flags=re.MULTILINE)[1:]
    return {part.partition("\n")[0]: f"## {part}".rstrip() for part in parts}


def counted(text: str) -> int:
    """How many games a chapter is about."""
    found = re.search(r"^([\d,]+) games \(", text, re.MULTILINE)
    assert found, text.partition("\n")[0]
    return int(found[1].replace(",", ""))


def main() -> None:
    """Read the games, write the document."""
    need("matplotlib", "lab")
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("folder", type=Path, help="where tools/findings.py put the games")
    parser.add_argument("--docs", type=Path, default=ROOT / "docs", help="where the document goes")
    order = parser.parse_args()
    document = order.docs / "findings.md"
    texts = chapters(document)
    files: dict[Path, bytes] = {}
    for game in BOTS:
        if notes := read_notes(order.folder / f"{game}.jsonl.gz"):
            texts[words(game).title], drawn = chapter(game, notes, order.docs / "findings")
            files |= drawn
    titles = [words(game).title for game in BOTS]
    if missing := [title for title in titles if title not in texts]:
        sys.exit(f"{order.folder} has no games of {', '.join(missing)}: play them with tools/findings.py.")
    if not files:
        sys.exit(f"{order.folder} has no games: play them with tools/findings.py.")
    counts = [counted(texts[title]) for title in titles]
    opening = OPENING.format(total=sum(counts), least=min(counts)).rstrip()
    files[document] = ("\n\n".join([opening, *(texts[title] for title in titles)]) + "\n").encode()
    write_all(files)
    print(f"{document}: {sum(counts):,} games, {len(files) - 1} new plots")


if __name__ == "__main__":
    main()
