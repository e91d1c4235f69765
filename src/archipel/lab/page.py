"""A report as one page that stands by itself: no script, nothing fetched, light and dark, on any width."""

from collections.abc import Sequence
from html import escape
from pathlib import Path

from archipel import __version__
from archipel.lab.extras import need
from archipel.lab.files import refuse_early
from archipel.lab.plots.style import LIGHT, Plot, inline, picture
from archipel.lab.table_files import Line, as_csv, as_parquet
from archipel.lab.words import say, words

LOOK = """
:root{color-scheme:light dark;--ink:#1d2733;--muted:#5b6773;--grid:#d9dee3;--paper:#f6f7f8;--card:#fff}
@media(prefers-color-scheme:dark){
:root{--ink:#e8ecef;--muted:#a5b0ba;--grid:#3a444d;--paper:#0f1317;--card:#161b20}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{max-width:1180px;margin:auto;padding:1.5rem 1rem 3rem}
h1{font-size:1.6rem;line-height:1.2;margin:0 0 .3rem}
h2{font-size:1.05rem;margin:0 0 .2rem}
p{margin:0 0 .6rem}
.about,figcaption{color:var(--muted);font-size:.92rem;overflow-wrap:anywhere}
.plots{display:grid;gap:1rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,460px),1fr));align-items:start}
figure{margin:0;padding:1rem;background:var(--card);border:1px solid var(--grid);border-radius:.6rem}
svg{display:block;width:100%;height:auto;font-family:"DejaVu Sans",Verdana,system-ui,sans-serif}
.wide{overflow-x:auto;margin:1rem 0}
table{border-collapse:collapse;font-variant-numeric:tabular-nums}
td,th{padding:.2rem .9rem .2rem 0;text-align:right;white-space:nowrap;border-bottom:1px solid var(--grid)}
td:first-child,th:first-child{text-align:left}
@media(max-width:600px){td,th{padding-right:.45rem;font-size:.78rem}
td:first-child,th{white-space:normal}tr>:last-child{padding-right:0}}
"""

Table = Sequence[Sequence[str]]  # its head first


def page(title: str, about: Sequence[str], tables: Sequence[Table], plots: Sequence[Plot]) -> bytes:
    """The whole page."""
    told = "".join(f'<p class="about">{escape(line)}</p>' for line in about)
    drawn = "".join(
        f'<figure><h2 id="t-{plot.name}">{escape(plot.title)}</h2>{inline(plot)}'
        f"<figcaption>{escape(plot.note)}</figcaption></figure>"
        for plot in plots
    )
    made = say("report-made", version=__version__)
    text = (
        f'<!doctype html><html lang="{words().language}"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{escape(title)}</title><style>{LOOK}</style>"
        f"<main><h1>{escape(title)}</h1>{told}{''.join(map(_table, tables))}"
        f'<div class="plots">{drawn}</div><p class="about">{escape(made)}</p></main></html>\n'
    )
    return text.encode()


def _table(rows: Table) -> str:
    head, *body = rows
    heads = "".join(f'<th scope="col">{escape(each)}</th>' for each in head)
    lines = "".join("<tr>" + "".join(f"<td>{escape(each)}</td>" for each in row) + "</tr>" for row in body)
    return f'<div class="wide"><table><thead><tr>{heads}</tr></thead><tbody>{lines}</tbody></table></div>'


def plot_files(folder: Path, plots: Sequence[Plot], lines: Sequence[Line]) -> dict[Path, bytes]:
    """PNG and SVG of every plot, CSV and Parquet of the games."""
    files = {
        folder / f"{plot.name}.{form}": picture(plot, LIGHT, form)
        for plot in plots
        for form in ("png", "svg")
    }
    return files | {folder / "games.csv": as_csv(lines), folder / "games.parquet": as_parquet(lines)}


def ready_to_draw(report: str | None, plots: str | None) -> None:
    """Say before the first game what would be missing after the last: a library, or room to write."""
    if report or plots:
        need("matplotlib", "lab")
    if report:
        refuse_early(Path(report))
    if plots:
        need("pyarrow", "lab")
        refuse_early(Path(plots) / "games.csv")
