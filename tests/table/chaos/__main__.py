"""Chaos under play: ``python -m tests.table.chaos kills --count 500``, ``… cuts --count 1000``.

**kills**: a server under play is killed by SIGKILL at random moments and started again on the same store,
while people take seats, old tables are cleared away and copies are made. Whatever it said was done must be
there, once; whatever anybody was shown must be there, the same; every table must replay, in every copy too.
**house**: the same with two processes on one PostgreSQL; one of them is killed each time, and for every tenth
the database: ``… house --count 200`` kills 200 processes and 20 times the database.
**lines**: the line between two processes and their PostgreSQL is cut, gone for a while, held up, or slow.
**machines**: of two servers behind a proxy, on machines of their own, one is killed, cut off from the
database, or vanishes with everything on it (root and ``ip`` are needed: the machines are network namespaces).
**cuts**: clients play through a bad line. Whenever it calms down, each client's board must be the server's.

``--minutes 30`` ends house sooner, and compares what there is then.
500 kills take about 25 minutes on two busy cores; in pieces: ``--count 100 --seed 1``, ``--seed 2`` …
"""

import argparse
import asyncio
import math
import sys
import tempfile
import time
from pathlib import Path


def main() -> int:
    """Run one of them, and say what was found."""
    from tests.table.chaos.comparing import faults  # here: bots' workers load this file and nothing of that
    from tests.table.chaos.cuts import cuts
    from tests.table.chaos.house import house_kills
    from tests.table.chaos.kills import kills
    from tests.table.chaos.lines import line_faults
    from tests.table.chaos.machines import machine_faults
    from tests.table.chaos.quick_server import QuickServer
    from tests.table.club import Club
    from tests.table.house import HouseServer
    from tests.table.machines import machines
    from tests.table.postgres import cluster

    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    words.add_argument("what", choices=["kills", "cuts", "house", "lines", "machines"])
    words.add_argument("--count", type=int, default=20)
    words.add_argument("--tables", type=int, default=6)
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--minutes", type=float, default=math.inf)
    asked = words.parse_args()
    started = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        if asked.what == "machines":
            names = ("database", "proxy", "one", "two")
            with machines(*names) as (place, proxy, *servers), cluster(place, fsync="on") as database:
                club = Club(Path(folder), database, proxy, servers)
                found = asyncio.run(machine_faults(asked.count, asked.tables, asked.seed, club, place))
        elif asked.what == "lines":
            with cluster(fsync="on") as database:
                house = HouseServer(Path(folder), database.address())
                found = asyncio.run(line_faults(asked.count, asked.tables, asked.seed, house, database))
        elif asked.what == "house":
            with cluster(fsync="on") as database:
                house = HouseServer(Path(folder), database.address())
                kinds = (asked.count, asked.count // 10)
                run_it = house_kills(*kinds, asked.tables, asked.seed, house, database, minutes=asked.minutes)
                found = asyncio.run(run_it)
        else:
            run = kills if asked.what == "kills" else cuts
            server = QuickServer(Path(folder), clear_every=0.1)
            found = asyncio.run(run(asked.count, asked.tables, asked.seed, server))
    for name, count in found.items():
        print(f"{count:>8} {name}")
    wrong = faults(found)
    print(
        f"{time.monotonic() - started:.0f} s;", f"WRONG: {wrong}" if wrong else "nothing lost, nothing twice"
    )
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main())
