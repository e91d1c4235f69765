"""One server and one browser for all these tests; a person, and a table, for each."""

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.table.server import Server, running
from tests.web.browser import Browsers, launched, missing


# Not for the whole session: the browser's loop must not run under the other tests.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    lacking = missing()
    if lacking:
        if os.environ.get("CI") == "true":
            pytest.fail(f"No browser tests: {lacking}.")
        pytest.skip(f"No browser tests: {lacking}.")
    with launched() as browser:
        yield browser


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("web"), between_acts=0.0, window=0.2) as server:
        yield server


@pytest.fixture
def browsers(browser: Browser, server: Server) -> Iterator[Browsers]:
    """People at the server; no page of theirs may have complained at the end."""
    browsers = Browsers(browser, f"http://127.0.0.1:{server.port}")
    yield browsers
    browsers.close()
    assert browsers.complaints == []
