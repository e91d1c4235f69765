"""Fit the net of a game's mind to positions that ``tools/net_positions.py`` noted.

    python tools/fit_net.py GAME IN [IN…] --width N --out NET.txt [--first 32] [--second 12] [--epochs N]
                            [--beside FEATURE]

What is hidden in the net learns to foretell final scores besides, which say more than who won. A first net is
fitted to how games ended; those after it to what came of a position partly by the end and partly by what the
net before says of the next positions, which is less a matter of luck. One game in
eight is kept apart; the net that foretells the ends of those best is written. Prints how well the odds
without a net foretell them (a mean logarithm: the nearer to 0, the better), as they are and put right by a
line, and how well each net that was tried does. Where a position has one row it is a team's, which wins or
does not. With --beside what is written is the mean of the net and of a line through that feature (its
number), the log odds without a net: a net fitted to few games is steadied by it.
"""

import argparse
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

APART = 8  # one game in so many is not fitted to
BATCH = 1024
BEFORE = 7  # numbers before each row, as tools/net_positions.py writes them
PATIENCE = 6  # epochs without a better net before it ends
FARTHEST = 6.0  # standard deviations from the middle that a feature counts for
PACE = 2e-3  # how far a step goes at first
SCORED = 0.3  # how much foretelling final scores weighs beside foretelling who wins
# How much the end of a game counts, and again at each position before it; the rest is what a net says there.
FAITH = (0.7, 0.5, 0.3)
# How often a hidden number is left out while fitting, and how much all are drawn to nought.
TRIED = ((0.0, 0.01), (0.1, 0.03), (0.2, 0.03), (0.3, 0.1))

Numbers = NDArray[np.floating[Any]]
Net = list[Numbers]  # layer after layer, what a hidden number begins with and what each input adds to it


class Positions:
    """What nets are fitted to: rows around nought, results, and which games are kept apart."""

    def __init__(self, files: list[str], width: int) -> None:
        found = [np.fromfile(file, np.float32).reshape(-1, BEFORE + width) for file in files]
        begun = 0.0
        for lines in found:  # the games numbered on from file to file
            lines[:, 0] += begun
            begun = float(lines[:, 0].max()) + 1.0
        lines = np.concatenate(found)
        first = lines[:, 2] == 0
        at, seat = np.cumsum(first) - 1, lines[:, 2].astype(int)
        room = (int(first.sum()), int(lines[:, 1].max()))
        self.team = room[1] == 1
        self.games = int(begun)
        self.middle: Numbers = lines[:, BEFORE:].mean(0)
        self.spread: Numbers = np.maximum(lines[:, BEFORE:].std(0), 1e-3)
        self.there = np.zeros(room, bool)
        self.there[at, seat] = True
        self.rows: Numbers = np.zeros((*room, width), np.float32)
        self.rows[at, seat] = np.clip((lines[:, BEFORE:] - self.middle) / self.spread, -FARTHEST, FARTHEST)
        self.shares: Numbers = np.zeros(room, np.float32)
        self.shares[at, seat] = lines[:, 4]
        self.scores: Numbers = np.zeros(room, np.float32)
        self.scores[at, seat] = lines[:, 5]
        if not self.team:  # by how much a seat is before the others
            count = self.there.sum(1, keepdims=True)
            self.scores -= self.scores.sum(1, keepdims=True) / count
        self.scores = (self.scores - self.scores[self.there].mean()) / self.scores[self.there].std()
        odds = np.full(room, 0.5, np.float32)
        odds[at, seat] = np.clip(lines[:, 3], 1e-6, 1 - 1e-6)
        self.odds: Numbers = np.log(odds / (1 - odds)) if self.team else np.log(odds)
        game = lines[first, 0].astype(int)
        self.ends: NDArray[np.bool_] = np.append(game[1:] != game[:-1], True)  # the last position of a game
        self.astray: NDArray[np.bool_] = lines[first, 6] > 0  # what followed is not what it is worth
        self.aims = self.shares  # what a net is fitted to foretell
        self.usual = game % APART != 0
        self.fitted_to = self.usual.nonzero()[0]
        self.apart = (~self.usual & self.straight()).nonzero()[0]

    def straight(self) -> NDArray[np.bool_]:
        """From which positions nobody strayed any more."""
        found = ~self.astray
        for at in range(len(found) - 2, -1, -1):
            found[at] &= self.ends[at] or found[at + 1]
        return found

    def foretold(self, scores: Numbers, chosen: NDArray[np.int64]) -> Numbers:
        """The shares of the victory that some scores come to."""
        if self.team:
            odds: Numbers = np.exp(np.clip(scores, -30, 30))
            return odds / (1 + odds)
        scores = np.where(self.there[chosen], scores, -np.inf)
        raised: Numbers = np.exp(scores - scores.max(1, keepdims=True))
        shares: Numbers = raised / raised.sum(1, keepdims=True)
        return shares

    def look_ahead(self, net: "Net", faith: float) -> None:
        """Aim at what a net says of later positions of the same game, and with so much faith at its end.

        What came of a turn that strayed is nothing to aim at: there the net has the last word.
        """
        every = np.arange(len(self.ends))
        told = self.foretold(scores_of(net, self.rows), every)
        self.aims = self.shares.copy()
        for at in every[-2::-1]:
            if not self.ends[at]:
                later = told[at + 1] if self.astray[at + 1] else self.aims[at + 1]
                self.aims[at] = (1 - faith) * told[at + 1] + faith * later
        self.fitted_to = (self.usual & ~self.astray).nonzero()[0]

    def surprise(self, scores: Numbers, chosen: NDArray[np.int64]) -> float:
        """How surprising the results of some positions are, on average."""
        shares, told = self.shares[chosen], np.clip(self.foretold(scores, chosen), 1e-7, 1 - 1e-7)
        logs = shares * np.log(told)
        if self.team:
            logs += (1 - shares) * np.log(1 - told)
        return float(-logs.sum(1).mean())


def line_through(positions: Positions, odds: Numbers, chosen: NDArray[np.int64]) -> Numbers:
    """The shift and the slope that make some odds foretell the results best, by Newton's method."""

    def slope(line: Numbers) -> Numbers:
        off = positions.foretold(line[0] + line[1] * odds[chosen], chosen) - positions.shares[chosen]
        off *= positions.there[chosen]
        return np.array([off.sum(), (off * odds[chosen]).sum()], float) / len(chosen)

    line, small = np.array([0.0, 1.0]), 1e-4
    for _ in range(30):
        here = slope(line)
        bends = [(slope(line + small * way) - here) / small for way in np.eye(2)]
        step = np.linalg.lstsq(np.stack(bends, 1), here, rcond=1e-6)[0]
        before = positions.surprise(line[0] + line[1] * odds[chosen], chosen)
        while True:  # as far as it helps
            tried = line - step
            if positions.surprise(tried[0] + tried[1] * odds[chosen], chosen) <= before:
                break
            step = step / 2
        line = tried
    return line


def scores_of(net: Net, rows: Numbers) -> Numbers:
    """What a net says of each row."""
    for layer in (0, 2):
        rows = np.maximum(rows @ net[layer + 1] + net[layer], 0)
    return (rows @ net[5] + net[4])[..., 0]


def without_scores(net: Net) -> Net:
    """A net that was fitted, less what foretells the final score, which only helped to fit it."""
    return [*net[:4], net[4][:1], net[5][:, :1]]


def fresh(sizes: list[int], dice: np.random.Generator) -> Net:
    """A net that knows nothing yet: of who wins, and of the final scores."""
    net: Net = []
    for inputs, outputs in zip(sizes, [*sizes[1:], 2], strict=True):
        net.append(np.zeros(outputs, np.float32))
        net.append(dice.normal(0, np.sqrt(1 / inputs), (inputs, outputs)).astype(np.float32))
    return net


def slopes(
    net: Net,
    positions: Positions,
    chosen: NDArray[np.int64],
    scored: float,
    dropout: float,
    dice: np.random.Generator,
) -> Net:
    """Which way each number of a net raises the surprise at some positions, scores weighing so much."""
    rows = positions.rows[chosen]
    kept = (dice.random((*rows.shape[:2], len(net[0]))) >= dropout).astype(np.float32) / (1 - dropout)
    hidden = np.maximum(rows @ net[1] + net[0], 0) * kept
    deeper = np.maximum(hidden @ net[3] + net[2], 0)
    out = deeper @ net[5] + net[4]
    off = np.empty_like(out)
    off[..., 0] = positions.foretold(out[..., 0], chosen) - positions.aims[chosen]
    off[..., 1] = scored * (out[..., 1] - positions.scores[chosen])
    off *= positions.there[chosen][..., None] / len(chosen)
    to_deeper = off @ net[5].T * (deeper > 0)
    to_hidden = to_deeper @ net[3].T * (hidden > 0) * kept
    found: Net = []
    for behind, before in ((to_hidden, rows), (to_deeper, hidden), (off, deeper)):
        flat = behind.reshape(-1, behind.shape[2])
        found += [flat.sum(0), before.reshape(-1, before.shape[2]).T @ flat]
    return found


def fit(
    positions: Positions, sizes: list[int], epochs: int, scored: float, dropout: float, decay: float
) -> tuple[float, Net]:
    """How well the best net foretells the games kept apart, and its numbers; by AdamW."""
    dice = np.random.default_rng(1)
    net = fresh(sizes, dice)
    means, squares = ([np.zeros_like(part) for part in net] for _ in range(2))
    best, found, since, step = 1e9, net, 0, 0
    for epoch in range(epochs):
        pace = PACE * (1 + np.cos(np.pi * epoch / epochs)) / 2
        order = dice.permutation(positions.fitted_to)
        for chosen in np.array_split(order, -(-len(order) // BATCH)):
            step += 1
            for at, slope in enumerate(slopes(net, positions, chosen, scored, dropout, dice)):
                means[at] = 0.9 * means[at] + 0.1 * slope
                squares[at] = 0.999 * squares[at] + 0.001 * slope * slope
                way = means[at] / (1 - 0.9**step) / (np.sqrt(squares[at] / (1 - 0.999**step)) + 1e-8)
                net[at] = (net[at] * (1 - pace * decay) - pace * way).astype(np.float32)
        now = positions.surprise(scores_of(net, positions.rows[positions.apart]), positions.apart)
        since += 1
        if now < best:
            best, since, found = now, 0, [part.copy() for part in net]
        if since > PATIENCE:
            break
    print(f"dropout {dropout}, decay {decay}: {best:.4f} after {epoch + 1} epochs", flush=True)
    return best, without_scores(found)


def steadied(net: Net, line: Numbers, feature: int) -> Net:
    """The mean of a net and a line through one feature: two more numbers of each layer carry that through."""
    wider = [np.pad(part, [(0, 2)] * part.ndim) for part in net[:4]]
    wider[1] = wider[1][: len(net[1])]  # no more inputs
    last = np.pad(net[5], [(0, 2), (0, 0)])
    for way, sign in ((-2, 1.0), (-1, -1.0)):
        wider[1][feature, way] = sign
        wider[3][way, way] = 1.0
        last[way] = sign * line[1]
    return [*wider, (net[4] + line[0]).astype(np.float32) / 2, last / 2]


def numbers_of(net: Net, positions: Positions) -> list[float]:
    """All numbers as ``archipel.engine.net.Net`` wants them, for features as they come."""
    weights = net[1] / positions.spread[:, None]
    layers = [net[0] - positions.middle @ weights, weights, *net[2:]]
    return [number for part in layers for number in part.flatten().tolist()]


def written(sizes: list[int], numbers: list[float]) -> str:
    """What ``archipel.engine.net.read_net`` reads."""
    words = [f"{number:.5g}" for number in numbers]
    lines = [" ".join(words[at : at + 12]) for at in range(0, len(words), 12)]
    return "\n".join([" ".join(map(str, sizes)), *lines, ""])


def main() -> None:
    """Fit with several settings, and write the best."""
    parser = argparse.ArgumentParser(description=str(__doc__).partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("files", nargs="+")
    parser.add_argument("--width", type=int, required=True, help="features of a row")
    parser.add_argument("--out", required=True)
    parser.add_argument("--first", type=int, default=32)
    parser.add_argument("--second", type=int, default=12)
    parser.add_argument("--epochs", type=int, default=30)
    parser.add_argument("--scored", type=float, default=SCORED, help="how much final scores weigh")
    parser.add_argument("--beside", type=int, help="a feature: the log odds without a net")
    asked = parser.parse_args()
    positions = Positions(asked.files, asked.width)
    apart, odds = positions.apart, positions.odds
    print(f"{asked.game}: {len(odds)} positions of {positions.games} games")
    line = line_through(positions, odds, positions.fitted_to)
    before = positions.surprise(odds[apart], apart)
    right = positions.surprise(line[0] + line[1] * odds[apart], apart)
    print(f"without a net: {before:.4f}; put right by a line: {right:.4f}")
    sizes = [asked.width, asked.first, asked.second]
    best, net, settings = min(
        ((*fit(positions, sizes, asked.epochs, asked.scored, *tried), tried) for tried in TRIED),
        key=lambda each: each[0],
    )
    for faith in FAITH:
        positions.look_ahead(net, faith)
        print(f"with a faith of {faith} in the end: ", end="")
        now, tried = fit(positions, sizes, asked.epochs, asked.scored, *settings)
        if now < best:
            best, net = now, tried
    if asked.beside is not None:
        through = line_through(positions, positions.rows[..., asked.beside], positions.fitted_to)
        net = steadied(net, through, asked.beside)
        told = positions.surprise(scores_of(net, positions.rows[apart]), apart)
        print(f"beside a line: {told:.4f}")
        sizes = [asked.width, asked.first + 2, asked.second + 2]
    Path(asked.out).write_text(written(sizes, numbers_of(net, positions)))


if __name__ == "__main__":
    main()
