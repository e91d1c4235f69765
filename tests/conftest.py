"""Settings that all tests share."""

import os
import signal
import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

# Tests import each other's tables as ``tests.…`` however pytest was started.
sys.path.insert(0, str(Path(__file__).parent.parent))

# Tests started in the background ignore Ctrl-C, and so would the programs that they start and interrupt.
signal.signal(signal.SIGINT, signal.default_int_handler)

settings.register_profile(
    "ci",
    derandomize=True,
    database=None,
    deadline=None,
    max_examples=50,
    stateful_step_count=50,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.register_profile("wild", parent=settings.get_profile("ci"), derandomize=False, max_examples=1000)
# HYPOTHESIS_PROFILE=wild looks further, and elsewhere each time.
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the rules of the specification that this test proves")
    config.addinivalue_line("markers", "long: walks so far that ./test leaves it to ./test --long")
