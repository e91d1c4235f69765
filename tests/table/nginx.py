"""nginx with the configuration that docs/hosting.md shows, at addresses of a test."""

import os
import re
import shutil
from pathlib import Path

import pytest

from tests.table.server import ROOT

LACKING = "There is no nginx to run the documented configuration with."


def program() -> str:
    """Where nginx is; without one the test is skipped, and in CI it fails."""
    found = shutil.which("nginx", path=f"{os.environ.get('PATH', '')}:/usr/sbin")
    if found is None and os.environ.get("CI") == "true":
        pytest.fail(LACKING)
    if found is None:
        pytest.skip(LACKING)
    return found


def documented(beginning: str) -> str:
    """The block of docs/hosting.md that begins so, without TLS."""
    text = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```nginx\n(.*?)```", text, re.DOTALL)
    found = [block for block in blocks if block.startswith(beginning)]
    assert len(found) == 1, beginning
    return re.sub(r"\n *ssl_\w+ [^;]*;", "", found[0])


def command(folder: Path, site: str, replaced: list[tuple[str, str]]) -> list[str]:
    """How nginx is started with this site, what the document says replaced by what holds here."""
    start = program()
    for told, here in replaced:
        assert told in site, told
        site = site.replace(told, here)
    folder.mkdir()
    temporary = "".join(
        f"{kind}_temp_path {folder}/{kind};\n"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    (folder / "nginx.conf").write_text(
        f"pid {folder}/pid;\nerror_log {folder}/error.log;\nevents {{}}\n"
        f"http {{\naccess_log off;\n{temporary}{site}}}\n"
    )
    return [start, "-p", str(folder), "-c", str(folder / "nginx.conf"), "-g", "daemon off;"]
