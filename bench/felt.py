"""What a person at a table feels, in Chromium: `python bench/felt.py` prints the figures for every game.

click → board: from a click that sends a move to the first frame in which the new board and prompt are painted, at a
server of this machine, with consequences on, by somebody who clicks on after 60 ms and wants no animations (they would
begin with that frame); p50 and p95 in milliseconds, and the messages a click sends (one: the move). The p95 of its parts:
until the move is sent (`decide`), until the new state has come (`server`, with the socket), until it is painted.
idle: the share of a core that Chromium's processes use, all together, while targets are lit and nobody does anything.
shift: the layout shift of a whole game on a phone that no recent input explains.

One game each, bounded in time (`--seconds`); a game that did not end says so. The figures are meant for a quiet machine:
its load is printed beside them.
"""

from __future__ import annotations

import argparse
import os
import random
import shutil
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tests" / "browser")]

import people  # noqa: E402
from house import running  # noqa: E402
from playwright.sync_api import sync_playwright  # noqa: E402
from test_frowns import PHONE, SHIFTS  # noqa: E402
from test_pest import act  # noqa: E402

from conftest import FLAGS  # noqa: E402
from lazaretto.kernel.pure import is_compiled  # noqa: E402

GAMES = ("rattus", "messina", "pest")
IDLE_SECONDS = 8
SETTLES = 8  # seconds after which everything that beckons has come to rest
THINKS = 60  # milliseconds between clicks, as if somebody looked: what choices bring is worked out meanwhile
# From the click that sends a move to the first frame in which the prompt asks the next thing; moves sent by clicks.
WATCH = """
() => {
  window.answered = []; window.sentMoves = 0;
  const send = WebSocket.prototype.send, Socket = WebSocket;
  let asked = 0, clicked = 0, sent = 0, came = 0;
  const hear = ({ data }) => {
    if (asked && !came && typeof data === 'string' && data.includes('"type":"state"')) came = performance.now();
  };
  addEventListener('click', () => { clicked = performance.now(); }, true);
  WebSocket.prototype.send = function (data) {
    const type = JSON.parse(typeof data === 'string' ? data : new TextDecoder().decode(data)).type;
    if (type === 'move') { window.sentMoves += 1; asked = clicked; sent = performance.now(); came = 0; }
    return send.call(this, data);
  };
  window.WebSocket = class extends Socket {
    constructor(...all) { super(...all); this.addEventListener('message', hear); } // before the client hears it
  };
  const watch = () => new MutationObserver((changes) => {
    if (!asked || !changes.some(({ attributeName }) => attributeName === 'data-n')) return;
    const [began, left, back] = [asked, sent, came]; asked = 0;
    requestAnimationFrame(() => setTimeout(() => {
      const now = performance.now();
      window.answered.push([now - began, left - began, back - left, now - back]);
    }));
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-n'] });
  if (document.documentElement) watch(); else addEventListener('DOMContentLoaded', watch);
}
"""


def opened(browser: Any, base: str, game: str, seats: list[str], motion: str = "reduce", **options: Any) -> Any:
    context = browser.new_context(base_url=base, locale="en", reduced_motion=motion, service_workers="block", **options)
    page = context.new_page()
    page.add_init_script(f"({WATCH})()")
    page.add_init_script(SHIFTS)
    page.goto("/")
    page.locator(f"[data-game={game}]:enabled").click()
    page.locator(f"label.pill:has(input[value='{len(seats)}'])").click()
    for seat, kind in enumerate(seats):
        page.get_by_test_id(f"seat-{seat}").select_option(kind)
    page.get_by_test_id("create").click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector(".prompt[data-n]")
    return page


def play(page: Any, seconds: float, clicks: int) -> bool:
    """To the end of the game, so many clicks or so many seconds; was it the end?"""
    chance, began, done = random.Random(3), time.monotonic(), 0
    while done < clicks and time.monotonic() < began + seconds:
        state = act(page, chance)
        if state == "over":
            return True
        if state == "covered":
            people.press(page, "[data-testid=uncover]")
        done += state != "wait"
        if state != "wait" and done % 50 == 0:
            print(f"  {done} clicks, {time.monotonic() - began:.0f} s", file=sys.stderr, flush=True)
        page.wait_for_timeout(15 if state == "wait" else THINKS)
    return False


def answer(browser: Any, base: str, game: str, seconds: float) -> str:
    page = opened(browser, base, game, ["me", "local"])
    play(page, seconds, clicks=240)
    rows, sent = page.evaluate("window.answered"), page.evaluate("window.sentMoves")
    page.context.close()
    if not rows:
        return f"{0:6} {'-':>6} {'-':>6} {sent:6} {'':23}"
    whole, *parts = [sorted(column) for column in zip(*rows, strict=True)]
    told = " ".join(f"{_share(part, 0.95):7.1f}" for part in parts)
    return f"{len(rows):6} {_share(whole, 0.5):6.1f} {_share(whole, 0.95):6.1f} {sent / len(rows):6.2f} {told}"


def _share(times: list[float], share: float) -> float:
    return times[min(len(times) - 1, int(share * len(times)))]


def shift(browser: Any, base: str, game: str, seconds: float) -> str:
    phone = {"viewport": {name: PHONE[name] for name in ("width", "height")}, "has_touch": True, "is_mobile": True}
    page = opened(browser, base, game, ["me", "bot:random"], **phone)
    over = play(page, seconds, clicks=2_000)
    found = f"{page.evaluate('window.shifted'):6.2f}{'' if over else ' (not to the end)'}"
    page.context.close()
    return found


def idle(browser: Any, base: str, game: str) -> str:
    """With everything that moves: what all of Chromium's processes work while nobody does anything."""
    page = opened(browser, base, game, ["me", "local"], motion="no-preference")
    page.wait_for_selector("[data-lit]")
    page.wait_for_timeout(SETTLES * 1000)
    session = browser.new_browser_cdp_session()
    before, began = _busy(session), time.perf_counter()
    page.wait_for_timeout(IDLE_SECONDS * 1000)
    share = (_busy(session) - before) / (time.perf_counter() - began)
    page.context.close()
    return f"{share:6.1%}"


def _busy(session: Any) -> float:
    """Seconds of a core, by the system's count."""
    return sum(float(each["cpuTime"]) for each in session.send("SystemInfo.getProcessInfo")["processInfo"])


def main() -> None:
    parser = argparse.ArgumentParser(description="What a person at a table feels.")
    parser.add_argument("games", nargs="*", default=GAMES)
    parser.add_argument("--no-shift", action="store_true", help="without the whole games on a phone")
    parser.add_argument("--seconds", type=float, default=90, help="the longest that a game is played for one figure")
    wish = parser.parse_args()
    print("the compiled engine" if is_compiled() else "the interpreted engine: set LAZARETTO_PURE=0 and compile it")
    heads = ("clicks", "p50", "p95", "sent"), ("decide", "server", "paint", "idle")
    print(
        f"{'game':9}", *[f"{head:>6}" for head in heads[0]], *[f"{head:>7}" for head in heads[1]], " load  shift", flush=True
    )
    with tempfile.TemporaryDirectory() as folder, running(Path(folder)) as base, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS.split())
        for game in wish.games:
            row = f"{game:9} {answer(browser, base, game, wish.seconds)} {idle(browser, base, game):>7}"
            print(f"{row} {os.getloadavg()[0]:5.1f}", end=" ", flush=True)
            print("" if wish.no_shift else shift(browser, base, game, wish.seconds), flush=True)
        browser.close()


if __name__ == "__main__":
    main()
