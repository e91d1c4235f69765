"""Fit the net of a game's mind to positions that ``tools/net_positions.py`` noted.

    python tools/fit_net.py GAME IN [IN…] --width N --out NET.txt [--first 32] [--second 12] [--epochs N]
                            [--beside FEATURE]

It needs PyTorch, which nothing else here does. One game in eight is kept apart; the net that foretells
those best is written. Prints how well the odds without a net foretell them (a mean logarithm: the nearer to
0, the better), as they are and put right by a line, and how well each net that was tried does. Where a
position has one row it is a team's, which wins or does not. With --beside what is written is the mean of the
net and of a line through that feature (its number), the log odds without a net: a net fitted to few games is
steadied by it.
"""

import argparse
from pathlib import Path

import numpy as np
import torch
from torch import nn

APART = 8  # one game in so many is not fitted to
BATCH = 2048
BEFORE = 5  # numbers before each row, as tools/net_positions.py writes them
PATIENCE = 12  # epochs without a better net before it ends
FARTHEST = 6.0  # standard deviations from the middle that a feature counts for
# How often a hidden number is left out while fitting, and how much all are drawn to nought.
TRIED = ((0.0, 0.01), (0.1, 0.01), (0.2, 0.03), (0.3, 0.1), (0.5, 0.3))

Table = dict[str, np.ndarray]
Weights = dict[str, torch.Tensor]  # by the names of the layers in ``fit``


def read(files: list[str], width: int) -> Table:
    """All positions of some files, the games numbered anew, with room for as many rows as any has."""
    parts: list[Table] = []
    begin = 0
    found = [np.fromfile(file, np.float32).reshape(-1, BEFORE + width) for file in files]
    most = max(int(lines[:, 1].max()) for lines in found)
    for lines in found:
        first = lines[:, 2] == 0
        at, seat = np.cumsum(first) - 1, lines[:, 2].astype(int)
        room = (int(first.sum()), most)
        part: Table = {name: np.zeros(room, np.float32) for name in ("odds", "shares")}
        part["rows"] = np.zeros((*room, width), np.float32)
        part["odds"][at, seat], part["shares"][at, seat] = lines[:, 3], lines[:, 4]
        part["rows"][at, seat] = lines[:, BEFORE:]
        part["seats"], part["game"] = lines[first, 1].astype(int), lines[first, 0].astype(int) + begin
        begin = int(part["game"].max()) + 1
        parts.append(part)
    return {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}


class Positions:
    """What nets are fitted to: rows around nought, results, and which games are kept apart."""

    def __init__(self, table: Table) -> None:
        self.device = "cuda" if torch.cuda.is_available() else "cpu"
        rows = torch.tensor(table["rows"], device=self.device)
        seats = torch.tensor(table["seats"], device=self.device)
        self.there = torch.arange(rows.shape[1], device=self.device)[None, :] < seats[:, None]
        self.shares = torch.tensor(table["shares"], device=self.device)
        self.team = rows.shape[1] == 1
        odds = torch.tensor(table["odds"], device=self.device)
        self.odds = odds.clamp(1e-6, 1 - 1e-6).logit() if self.team else odds.clamp_min(1e-6).log()
        self.apart = torch.tensor(table["game"] % APART == 0, device=self.device)
        seen = rows[self.there]
        self.middle, self.spread = seen.mean(0), seen.std(0).clamp_min(1e-3)
        rows = ((rows - self.middle) / self.spread).clamp(-FARTHEST, FARTHEST)
        self.rows = rows * self.there[..., None]

    def surprise(self, scores: torch.Tensor, chosen: torch.Tensor) -> torch.Tensor:
        """How surprising the results of some positions are, on average."""
        if self.team:
            return nn.functional.binary_cross_entropy_with_logits(scores, self.shares[chosen])
        there = self.there[chosen]
        logs = torch.log_softmax(scores.masked_fill(~there, -1e9), dim=1).masked_fill(~there, 0.0)
        return -(self.shares[chosen] * logs).sum(1).mean()


def line_through(positions: Positions, odds: torch.Tensor, chosen: torch.Tensor) -> torch.Tensor:
    """The shift and the slope that make some odds foretell the results best."""
    line = torch.tensor([0.0, 1.0], device=positions.device, requires_grad=True)
    search = torch.optim.LBFGS([line], max_iter=50)

    def surprise() -> torch.Tensor:
        search.zero_grad()
        loss = positions.surprise(line[0] + line[1] * odds[chosen], chosen)
        loss.backward()
        return loss

    search.step(surprise)
    return line.detach()


def steadied(net: Weights, line: torch.Tensor, feature: int) -> Weights:
    """The mean of a net and a line through one feature: two more numbers of each layer carry that through."""
    wider = {name: nn.functional.pad(part, (0, 2)) for name, part in net.items() if name != "5.bias"}
    wider["0.weight"] = nn.functional.pad(net["0.weight"], (0, 0, 0, 2))
    wider["3.weight"] = nn.functional.pad(net["3.weight"], (0, 2, 0, 2))
    for way, sign in ((-2, 1.0), (-1, -1.0)):
        wider["0.weight"][way, feature] = sign
        wider["3.weight"][way, way] = 1.0
        wider["5.weight"][0, way] = sign * line[1]
    wider["5.weight"] = wider["5.weight"] / 2
    wider["5.bias"] = (net["5.bias"] + line[0]) / 2
    return wider


def scores(net: Weights, rows: torch.Tensor) -> torch.Tensor:
    """What a net says of each row."""
    for layer in ("0", "3"):
        rows = torch.relu(rows @ net[f"{layer}.weight"].T + net[f"{layer}.bias"])
    return (rows @ net["5.weight"].T + net["5.bias"])[..., 0]


def fit(
    positions: Positions, sizes: tuple[int, int], epochs: int, dropout: float, decay: float
) -> tuple[float, Weights]:
    """How well the best net foretells the games kept apart, and its weights."""
    torch.manual_seed(1)
    first, second = sizes
    net = nn.Sequential(
        nn.Linear(positions.rows.shape[2], first),
        nn.ReLU(),
        nn.Dropout(dropout),
        nn.Linear(first, second),
        nn.ReLU(),
        nn.Linear(second, 1),
    ).to(positions.device)
    steps = torch.optim.AdamW(net.parameters(), lr=2e-3, weight_decay=decay)
    pace = torch.optim.lr_scheduler.CosineAnnealingLR(steps, epochs)
    fitted_to, apart = (~positions.apart).nonzero()[:, 0], positions.apart.nonzero()[:, 0]
    best, found, since = 1e9, net.state_dict(), 0
    for _ in range(epochs):
        net.train()
        order = fitted_to[torch.randperm(len(fitted_to), device=positions.device)]
        for chosen in order.split(BATCH):
            loss = positions.surprise(net(positions.rows[chosen])[..., 0], chosen)
            steps.zero_grad()
            loss.backward()
            steps.step()
        pace.step()
        net.eval()
        with torch.no_grad():
            now = positions.surprise(net(positions.rows[apart])[..., 0], apart).item()
        since += 1
        if now < best:
            best, since = now, 0
            found = {name: value.detach().clone() for name, value in net.state_dict().items()}
        if since > PATIENCE:
            break
    print(f"dropout {dropout}, decay {decay}: {best:.4f}", flush=True)
    return best, found


def numbers_of(net: Weights, positions: Positions) -> list[float]:
    """All numbers as ``archipel.engine.net.Net`` wants them, for features as they come."""
    weights = net["0.weight"] / positions.spread
    bias = net["0.bias"] - weights @ positions.middle
    layers = [(bias, weights), (net["3.bias"], net["3.weight"]), (net["5.bias"], net["5.weight"])]
    return [
        number for begun, added in layers for part in (begun, added.T) for number in part.flatten().tolist()
    ]


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
    parser.add_argument("--epochs", type=int, default=60)
    parser.add_argument("--beside", type=int, help="a feature: the log odds without a net")
    asked = parser.parse_args()
    table = read(asked.files, asked.width)
    positions = Positions(table)
    fitted_to, apart = (~positions.apart).nonzero()[:, 0], positions.apart.nonzero()[:, 0]
    before = positions.surprise(positions.odds[apart], apart).item()
    print(f"{asked.game}: {len(table['game'])} positions of {int(table['game'].max()) + 1} games")
    line = line_through(positions, positions.odds, fitted_to)
    right = positions.surprise(line[0] + line[1] * positions.odds[apart], apart).item()
    print(f"without a net: {before:.4f}; put right by a line: {right:.4f}")
    sizes = (asked.first, asked.second)
    found = [fit(positions, sizes, asked.epochs, *tried) for tried in TRIED]
    _, net = min(found, key=lambda each: each[0])
    if asked.beside is not None:
        through = line_through(positions, positions.rows[..., asked.beside], fitted_to)
        net = steadied(net, through, asked.beside)
        print(f"beside a line: {positions.surprise(scores(net, positions.rows[apart]), apart).item():.4f}")
        sizes = (asked.first + 2, asked.second + 2)
    Path(asked.out).write_text(written([asked.width, *sizes], numbers_of(net, positions)))


if __name__ == "__main__":
    main()
