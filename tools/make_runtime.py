"""Makes what a browser needs to keep tables itself: see web/tools/runtime.mjs. The wheel for WebAssembly is fetched once.

python tools/make_runtime.py            # writes build/local, which `npm run build` puts into the client
"""

from __future__ import annotations

import asyncio
import importlib.metadata
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import mypy_extensions

import lazaretto
from lazaretto.local.bots import offered
from lazaretto.local.house import House
from lazaretto.server.texts import FluentWords
from lazaretto.table.identity import Asker

ROOT = Path(__file__).parent.parent
BUILD = ROOT / "build"
SOURCE = ROOT / "src" / "lazaretto"
PACKAGES = ("kernel", "games", "learn", "bots", "table", "local")
# What draws in a terminal, bots in processes, texts (the client brings them along), what only this machine can run.
LEFT_OUT = (
    "terminal*.py",
    "screen.py",
    "guests.py",
    "outside.py",
    "child.py",
    "own.py",
    "*.ftl",
    "*.so",
    "__pycache__",
)
LIMIT = 6_500_000  # bytes, as they travel


def stage(folder: Path) -> None:
    """The engine and the tables without what only a server or a terminal needs."""
    shutil.rmtree(folder, ignore_errors=True)
    for package in PACKAGES:
        shutil.copytree(SOURCE / package, folder / "lazaretto" / package, ignore=shutil.ignore_patterns(*LEFT_OUT))
    shutil.copy(SOURCE / "__init__.py", folder / "lazaretto")
    shutil.copy(mypy_extensions.__file__, folder / "mypy_extensions.py")


def wheel(name: str, folder: Path) -> Path:
    """The version of a package that is installed here, made for the Python of the browser."""
    info = json.loads((ROOT / "web/node_modules/pyodide/pyodide-lock.json").read_text("utf-8"))["info"]
    major, minor, _ = info["python"].split(".")
    platform = f"pyemscripten_{info['abi_version']}_{info['arch']}"
    version = importlib.metadata.version(name)
    pattern = f"{name}-{version}-cp{major}{minor}-*-{platform}.whl"
    if not list(folder.glob(pattern)):
        command = [
            sys.executable,
            "-m",
            "pip",
            "download",
            "--quiet",
            "--no-deps",
            "--only-binary=:all:",
            "--dest",
            str(folder),
        ]
        command += ["--platform", platform, "--python-version", f"{major}.{minor}", f"{name}=={version}"]
        subprocess.run(command, check=True)
    return next(folder.glob(pattern))


class Nothing:
    """There are no tables where pages are made: whoever asks for one has found a bug."""

    def __getattr__(self, name: str) -> Any:
        raise AssertionError(f"{name} is not needed to make pages")


async def pages() -> dict[str, bytes]:
    """What a house answers that never changes, by what is asked."""
    house = House(Nothing(), Nothing(), Nothing())  # type: ignore[arg-type]
    house.hub.words = FluentWords()
    games = [f"/api/games/{name}" for name in lazaretto.game_names()]
    paths = ["/api/games", *[f"{game}/{page}" for game in games for page in ("rules", "words", "lessons", "book")]]
    answers = {path: await house.ask(Asker(None, "en"), "GET", path, b"") for path in paths}
    assert all(answer.status == 200 for answer in answers.values()), answers
    told = {path: answer.body for path, answer in answers.items()}
    infos = [{**info, "bots": offered(lazaretto.game(info["name"]).module)} for info in json.loads(told["/api/games"])]
    return {**told, "/api/games": json.dumps(infos, ensure_ascii=False).encode()}


def main() -> None:
    stage(BUILD / "local-source")
    house: dict[str, str] = {}
    for path, body in asyncio.run(pages()).items():
        written = BUILD / "local-pages" / f"{path.removeprefix('/api/').replace('/', '-')}.json"
        written.parent.mkdir(parents=True, exist_ok=True)
        written.write_bytes(body)
        house[path] = str(written)
    plan = {
        "engine": str(BUILD / "local-source"),
        "wheels": [str(wheel("msgspec", BUILD / "wheels"))],
        "scripts": {path.name: str(path) for path in sorted((ROOT / "tools" / "browser").glob("*.py"))},
        "house": house,
        "limit": LIMIT,
    }
    planned = BUILD / "local-plan.json"
    planned.write_text(json.dumps(plan), "utf-8")
    subprocess.run(["node", "tools/runtime.mjs", str(planned), str(BUILD / "local")], cwd=ROOT / "web", check=True)


if __name__ == "__main__":
    try:
        main()
    except subprocess.CalledProcessError as error:
        shutil.rmtree(BUILD / "local", ignore_errors=True)
        could_not_be_had = "download" in error.cmd and os.environ.get("CI") != "true"  # all else is a bug of ours
        print(f"no tables in the browser: {error.cmd[0]} failed; the client can be built without them", file=sys.stderr)
        raise SystemExit(0 if could_not_be_had else 1) from error
