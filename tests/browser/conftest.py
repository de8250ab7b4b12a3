"""A real server and a real Chromium. Without Chromium the tests are skipped, but never when CI=true."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import people
import pytest
from house import ROOT, running

STATIC = ROOT / "src" / "lazaretto" / "server" / "static" / "index.html"
# The shell without a window does all that a page needs; the whole browser, which has tabs and menus to draw, takes longer.
BROWSERS = ("chromium-headless-shell", "chromium")
# Whole games, and browsers that begin to keep tables: first, so that in the end nobody waits for one of them alone.
LONGEST = ("test_games.py", "test_site.py", "test_places.py", "test_messina.py", "test_pest.py")
FLAGS = "--no-sandbox --disable-gpu --disable-background-networking --disable-component-update --disable-sync --no-first-run"


def _chromium() -> str | None:
    return next(filter(None, map(shutil.which, BROWSERS)), None)


def _missing() -> str:
    """What these tests lack on this machine, in plain words."""
    try:
        import playwright.sync_api  # noqa: F401
    except ImportError:
        return "the Python package playwright is not installed"
    if _chromium() is None:
        return "Chromium is not installed (Debian: apt-get install chromium)"
    if not STATIC.exists():
        return "the client is not built (cd web && npm install --no-save && npm run build)"
    return ""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    missing = _missing()
    here = [item for item in items if Path(__file__).parent in item.path.parents]
    items.sort(key=lambda item: item in here and item.path.name not in LONGEST)
    if not missing or not here:
        return
    if os.environ.get("CI") == "true":
        raise pytest.UsageError(f"browser tests must run here, but {missing}")
    for item in here:
        item.add_marker(pytest.mark.skip(reason=f"no browser tests: {missing}"))


@pytest.fixture(scope="session")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server of our own."""
    with running(tmp_path_factory.mktemp("data")) as address:
        yield address


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    from playwright.sync_api import expect, sync_playwright

    expect.set_options(timeout=people.PATIENCE["net"])
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=_chromium(), args=FLAGS.split())
        yield chromium
        chromium.close()


def _expected(error: str, refused: bool) -> bool:
    """What the rules forbid (422) is an answer; a server that is gone, or a network, is asked whether it is back; a test
    that sends nonsense (400) is marked `refused`."""
    answers = ("422", "ERR_CONNECTION_REFUSED", "ERR_INTERNET_DISCONNECTED")
    return any(each in error for each in answers) or (refused and "400 (Bad Request)" in error)


@pytest.fixture
def keeper(request: pytest.FixtureRequest) -> str:
    """Who keeps the tables that are opened: the server, or the visitor's own browser (see `people.everywhere`)."""
    return str(getattr(request, "param", "net"))


@pytest.fixture
def visitor(browser: Any, base: str, keeper: str, request: pytest.FixtureRequest) -> Iterator[Any]:
    """Makes a new person: an own cookie jar, an own window. Any error in the page's console fails the test, but for
    those that are `_expected`."""
    refused = request.node.get_closest_marker("refused") is not None
    contexts: list[Any] = []
    errors: list[str] = []

    def hear(line: Any) -> None:
        if line.type == "error" and not _expected(line.text, refused):
            errors.append(line.text)

    def make(locale: str = "en", width: int = 1280, height: int = 720, motion: str = "reduce", **options: Any) -> Any:
        wanted = {"base_url": base, "service_workers": "block", **options}  # nothing is kept unless it is asked for
        context = browser.new_context(
            locale=locale, viewport={"width": width, "height": height}, reduced_motion=motion, **wanted
        )
        context.set_default_timeout(people.PATIENCE[keeper])
        if motion == "reduce":
            context.add_init_script(people.QUIET)
        contexts.append(context)
        page = context.new_page()
        page.keeper = keeper
        if keeper == "local":
            page.add_init_script(people.AT_HOME)
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", hear)
        return page

    yield make
    for context in contexts:
        context.close()
    assert errors == []
