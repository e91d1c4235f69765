"""What a host copies from ``deploy/`` speaks of figures and options that there are."""

import configparser
import json
import re
import shlex
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from archipel.commands import find
from archipel.words import Words
from tests.table.test_host_figures import figures, server

DEPLOY = Path(__file__).parents[2] / "deploy"


@pytest.mark.parametrize("name", ["grafana.json", "alerts.yml"])
def test_dashboard_and_alerts_ask_for_figures_that_are_told(tmp_path: Path, name: str) -> None:
    asked = set(re.findall(r"archipel_[a-z_]+", (DEPLOY / name).read_text(encoding="utf-8")))
    with server(tmp_path / "a.db") as host:
        told = names_told(host)
    assert asked
    assert asked <= told


def names_told(host: TestClient) -> set[str]:
    kinds = figures(host).kinds
    return {*kinds, *(f"{name}_bucket" for name, kind in kinds.items() if kind == "histogram")}


def test_every_panel_has_a_place_of_its_own() -> None:
    panels = json.loads((DEPLOY / "grafana.json").read_text(encoding="utf-8"))["panels"]
    taken: set[tuple[int, int]] = set()
    for panel in panels:
        at = panel["gridPos"]
        here = {(at["x"] + x, at["y"] + y) for x in range(at["w"]) for y in range(at["h"])}
        assert not taken & here
        assert at["x"] + at["w"] <= 24
        taken |= here


def test_the_unit_and_the_container_start_what_serve_understands() -> None:
    unit = configparser.RawConfigParser(strict=False)
    unit.optionxform = str  # type: ignore[assignment,method-assign]  # the names of settings are spelled so
    unit.read(DEPLOY / "archipel.service", encoding="utf-8")
    container = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    entry = json.loads(re.findall(r"^ENTRYPOINT (.+)$", container, re.MULTILINE)[0])
    for order in (shlex.split(unit["Service"]["ExecStart"]), [*entry, "tables.db"]):
        program, command, *words = order
        assert program == "/opt/archipel/bin/archipel"
        assert command == "serve"
        serve = find(command, Words("en"))
        assert serve is not None
        serve.make_context("serve", words, obj=Words("en"))  # a word that it does not know is refused


def test_neither_gives_the_server_any_rights() -> None:
    unit = (DEPLOY / "archipel.service").read_text(encoding="utf-8").splitlines()
    assert {"DynamicUser=yes", "ProtectSystem=strict", "CapabilityBoundingSet=", "NoNewPrivileges=yes"} <= {
        *unit
    }
    assert "USER 65534:65534" in (DEPLOY / "Containerfile").read_text(encoding="utf-8").splitlines()
