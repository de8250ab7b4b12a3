"""Tables in a browser without a server, in Chromium: `python bench/local.py` prints and keeps the figures.

The site stands on a plain static host of this machine. Cold: a browser that was never here. Warm: the same one, opened
again, everything kept by its service worker. From the click that makes a table to the first decision on the board, and
the same from opening the page, by a script that fills in the table's form as fast as it can; then how long a choice takes
to be answered on the board, and a bot for each of its choices.
"""

from __future__ import annotations

import json
import random
import shutil
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tests" / "browser")]

import people  # noqa: E402
from hosting import Host, hosted  # noqa: E402
from test_site import create, fill_in, open_table, settled  # noqa: E402
from tests.local.runtime import in_browser_python  # noqa: E402

from conftest import FLAGS  # noqa: E402

GAMES = ("rattus", "messina", "pest")
VISITS = 3
ACTS = 25
PATIENCE = people.PATIENCE["local"]
# From a click to the next decision on the board.
WATCH = """
() => {
  window.answered = [];
  let clicked = 0;
  addEventListener('click', () => { clicked = performance.now(); }, true);
  new MutationObserver((changes) => {
    if (clicked && changes.some((each) => each.attributeName === 'data-n')) {
      window.answered.push(performance.now() - clicked);
      clicked = 0;
    }
  }).observe(document.body, { subtree: true, attributes: true, attributeFilter: ['data-n'] });
}
"""
# Said in the browser's Python, which Node runs: how long the simple bot takes for a choice.
THINK = """
import json, time, lazaretto
from lazaretto.bots import make_bot
game = lazaretto.game(NAME)
match, bot, spent = game.new(2, seed=1), make_bot("greedy", game.module, seed=1), []
while len(spent) < CHOICES and match.to_move is not None:
    began = time.perf_counter()
    choice = bot.choose(match, match.to_move)
    spent.append(time.perf_counter() - began)
    match.apply(choice)
print(json.dumps(spent))
"""
CHOICES = 120


def until_asked(page: Any) -> None:
    assert people.waits_for(page, PATIENCE) != "wait"


def first_decision(page: Any, host: Host, game: str) -> tuple[float, float]:
    """Seconds from asking for a table, and from opening the page."""
    opened = time.perf_counter()
    fill_in(page, host, "bot:greedy", game=game)
    asked = time.perf_counter()
    create(page)
    until_asked(page)
    done = time.perf_counter()
    return done - asked, done - opened


def starts(playwright: Any, host: Host, game: str) -> dict[str, list[float]]:
    """A fresh browser each time, then the same one closed and opened again."""
    found: dict[str, list[float]] = {"cold": [], "warm": [], "cold from the page": [], "warm from the page": []}
    for _ in range(VISITS):
        with tempfile.TemporaryDirectory() as profile:
            for kind in ("cold", "warm"):
                context = opened(playwright, profile)
                page = context.pages[0]
                for name, seconds in zip((kind, f"{kind} from the page"), first_decision(page, host, game), strict=True):
                    found[name].append(seconds)
                settled(page)
                context.close()
    return found


def opened(playwright: Any, profile: str) -> Any:
    return playwright.chromium.launch_persistent_context(
        profile,
        executable_path=shutil.which("chromium"),
        args=FLAGS.split(),
        reduced_motion="reduce",
        viewport={"width": 1280, "height": 720},
    )


def clicks(playwright: Any, host: Host) -> list[float]:
    """Milliseconds from a click of one of two players at one screen to the next decision on the board."""
    chance = random.Random(1)
    with tempfile.TemporaryDirectory() as profile:
        context = opened(playwright, profile)
        page = context.pages[0]
        open_table(page, host, "local")
        page.evaluate(WATCH)
        for _ in range(ACTS):
            until_asked(page)
            people.act(page, chance)
        found: list[float] = page.evaluate("window.answered")
        context.close()
    return found


def thoughts(game: str) -> list[float]:
    """Seconds the simple bot takes for each choice of a game of two."""
    script = THINK.replace("NAME", repr(game)).replace("CHOICES", str(CHOICES))
    found: list[float] = json.loads(in_browser_python(script))
    return found


def p95(numbers: list[float]) -> float:
    return statistics.quantiles(numbers, n=20)[-1]


def main() -> None:
    from playwright.sync_api import sync_playwright

    report: dict[str, Any] = {}
    for game in GAMES:
        spent = thoughts(game)
        report[game] = {"greedy": round(statistics.median(spent), 3), "greedy p95": round(p95(spent), 3)}
        print(
            f"{game}: greedy takes {report[game]['greedy']} s for a choice, p95 {report[game]['greedy p95']} s", flush=True
        )
    with tempfile.TemporaryDirectory() as folder, hosted(Path(folder)) as host, sync_playwright() as playwright:
        for game in GAMES:
            found = starts(playwright, host, game)
            report[game] |= {kind: round(statistics.median(seconds), 2) for kind, seconds in found.items()}
            told = ", ".join(f"{kind} {report[game][kind]} s" for kind in found)
            print(f"{game}: first decision after {told}", flush=True)
        answered = clicks(playwright, host)
        report["click"] = {"median ms": round(statistics.median(answered)), "p95 ms": round(p95(answered))}
        print(f"a click is answered after {report['click']['median ms']} ms, p95 {report['click']['p95 ms']} ms", flush=True)
    (Path(__file__).parent / "local-results.json").write_text(json.dumps(report, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
