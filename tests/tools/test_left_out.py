"""What ./test says at its end: everything passed only if nothing was left out."""

import sys
from pathlib import Path

import pytest

import checks
from left_out import LeftOut
from pytest_runs import PytestRuns

NO_BROWSER = "No browser tests: there is no Chromium."


def skipped(message: str, kind: str = "pytest.skip", name: str = "one") -> str:
    return f'<testcase name="{name}"><skipped type="{kind}" message="{message}">where</skipped></testcase>'


def reported(left_out: LeftOut, name: str, *cases: str) -> None:
    left_out.report(name).write_text(f"<testsuites><testsuite>{''.join(cases)}</testsuite></testsuites>")


@pytest.fixture
def left_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> LeftOut:
    # The runs of pytest in here want none of our plugins but the one that knows workers.
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    monkeypatch.setenv("PYTEST_PLUGINS", "xdist.plugin")
    return LeftOut(tmp_path / "reports")


def test_everything_passed_if_nothing_was_skipped(left_out: LeftOut) -> None:
    reported(left_out, "plain", '<testcase name="one"/>', skipped("known fault", "pytest.xfail"))
    assert left_out.verdict(61.23) == "Everything passed in 61.2 s."


def test_skips_are_counted_by_reason_over_all_runs(left_out: LeftOut) -> None:
    reported(left_out, "plain", skipped("not under git"))
    reported(left_out, "browser", *(skipped(NO_BROWSER, name=name) for name in ("two", "three")))
    assert left_out.verdict(5).splitlines() == [
        "Passed in 5.0 s, but not everything was tested:",
        f"  2 tests: {NO_BROWSER}",
        "  1 test: not under git",
    ]


def test_a_test_that_another_run_had_is_not_left_out(left_out: LeftOut) -> None:
    reported(left_out, "plain", '<testcase name="one"/>')
    reported(left_out, "compiled", skipped("seen in the plain form"))
    assert left_out.verdict(5) == "Everything passed in 5.0 s."


def test_a_skip_without_a_reason_is_told_by_the_name_of_the_test(left_out: LeftOut) -> None:
    reported(left_out, "page", '<testcase name="draws a tile"><skipped/></testcase>')
    assert "  1 test: no reason given (draws a tile)" in left_out.verdict(5)


def test_skips_of_an_earlier_run_are_forgotten(left_out: LeftOut) -> None:
    reported(left_out, "plain", skipped("not under git"))
    assert not LeftOut(left_out.folder).skips()


def test_a_part_that_was_left_out_is_told(left_out: LeftOut) -> None:
    left_out.part("the compiled form: there is no compiler")
    assert left_out.verdict(5).splitlines()[1] == "  the compiled form: there is no compiler"


def test_without_a_compiler_the_compiled_form_is_left_out(
    left_out: LeftOut, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checks, "obstacle", lambda: "there is no C compiler")
    monkeypatch.delenv("CI", raising=False)
    assert not checks.can_compile(left_out)
    assert left_out.parts == ["the compiled form: there is no C compiler"]


def test_where_everything_must_be_tested_a_missing_compiler_is_a_failure(
    left_out: LeftOut, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checks, "obstacle", lambda: "there is no C compiler")
    monkeypatch.setenv("CI", "true")
    with pytest.raises(SystemExit, match="no C compiler"):
        checks.can_compile(left_out)


def test_where_everything_must_be_tested_a_skip_is_a_failure(
    left_out: LeftOut, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    reported(left_out, "plain", skipped("not under git"))
    monkeypatch.setenv("CI", "true")
    with pytest.raises(SystemExit, match="every test"):
        checks.conclude(left_out, 5)
    assert "1 test: not under git" in capsys.readouterr().out
    monkeypatch.delenv("CI")
    checks.conclude(left_out, 5)


def test_a_real_run_of_pytest_is_read(left_out: LeftOut, tmp_path: Path) -> None:
    tests = tmp_path / "test_some.py"
    tests.write_text(
        "import pytest\n"
        "def test_one(): pass\n"
        "def test_two(): pytest.skip('no sea today')\n"
        "@pytest.mark.skip(reason='no wind')\n"
        "def test_three(): pass\n"
    )
    runs = PytestRuns(sys.executable, [str(tests), "--rootdir", str(tmp_path)], left_out)
    runs.check("plain Python", [])
    assert left_out.skips() == {"no sea today": 1, "no wind": 1}
    assert len(left_out.parts) == 1  # words for pytest choose, and so leave out


LUCK = """
from pathlib import Path
TRIED = Path(__file__).with_name("tried")
def test_luck():
    tried = TRIED.exists()
    TRIED.touch()
    assert tried
"""


def test_a_test_that_passes_at_the_second_try_is_told(left_out: LeftOut, tmp_path: Path) -> None:
    (tmp_path / "test_luck.py").write_text(LUCK)
    PytestRuns(sys.executable, [str(tmp_path), "--rootdir", str(tmp_path)], left_out).check("plain", [])
    (unsteady,) = left_out.unsteady
    assert unsteady.endswith("test_luck")
    assert left_out.verdict(5).splitlines()[-1] == f"  unsteady, passed only at the second try: {unsteady}"


@pytest.mark.parametrize("failing", [1, 4])
def test_what_fails_twice_or_in_many_places_is_a_failure(
    left_out: LeftOut, tmp_path: Path, failing: int, capfd: pytest.CaptureFixture[str]
) -> None:
    lines = (f"def test_{number}(): assert False\n" for number in range(failing))
    (tmp_path / "test_wrong.py").write_text("".join(lines))
    runs = PytestRuns(sys.executable, [str(tmp_path), "--rootdir", str(tmp_path)], left_out)
    with pytest.raises(SystemExit):
        runs.check("plain", [])
    assert ("once more" in capfd.readouterr().out) == (failing == 1)
    assert not left_out.unsteady
