"""The documentation site in a browser: a reader's browser asks nobody but the server that it came from."""

import functools
import sys
import threading
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

import website


class Quietly(SimpleHTTPRequestHandler):
    """Serves files and writes no log."""

    def log_message(self, format: str, *words: Any) -> None:
        pass


@pytest.mark.long
def test_the_documentation_is_read_without_asking_anybody_else(browser: Browser, tmp_path: Path) -> None:
    site = website.make(tmp_path / "website", Path(sys.executable))
    server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quietly, directory=str(site)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{server.server_port}/"
    page = browser.new_page()
    asked: list[str] = []
    complaints: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.on("console", lambda message: complaints.append(message.text) if message.type == "error" else None)
    for place in ("", "architecture/", "bots/", "api/", "api/engine/"):
        page.goto(address + place, wait_until="networkidle")
    page.close()
    server.shutdown()
    server.server_close()
    assert len(asked) > 10
    assert [url for url in asked if not url.startswith((address, "data:", "blob:"))] == []
    assert complaints == []
