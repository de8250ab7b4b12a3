"""Tries what `make dist` has built, each file in an empty environment: does it import, play, say its version, and serve?

python tools/try_dist.py dist/*
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import urllib.request
import venv
from pathlib import Path

MOST_PACKAGES = 12  # that the library alone brings, itself among them; pip is everybody's
MOST_SECONDS = 0.1  # of the processor, for `import lazaretto`
PLAY = """
import lazaretto
from lazaretto.kernel.pure import is_compiled
for name in lazaretto.game_names():
    match = lazaretto.game(name).new(2, seed=1)
    match.apply(match.legal_options()[0])
print("compiled" if is_compiled() else "interpreted")
"""
IMPORT = "import time; began = time.process_time(); import lazaretto; print(time.process_time() - began)"
LIST = "import importlib.metadata as all; print(len({each.name for each in all.distributions()} - {'pip', 'setuptools'}))"

# Nothing of this working copy may stand in for what was not packed.
SURROUNDINGS = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "LAZARETTO_PURE")}
ROOT = Path(__file__).resolve().parent.parent
# Every file of words and values that lies in the source has to be in the environment, too.
FILES = """
import lazaretto, pathlib
root = pathlib.Path(lazaretto.__file__).parent
print(*[path.relative_to(root) for path in root.rglob("*") if path.suffix in {".toml", ".ftl", ".json"}], sep="\\n")
"""


def said(*command: str | Path, code: int = 0) -> str:
    """What a command printed; it has to end with the code that is expected."""
    words = [str(part) for part in command]
    elsewhere = tempfile.gettempdir()
    done = subprocess.run(words, capture_output=True, text=True, cwd=elsewhere, env=SURROUNDINGS, check=False)
    if done.returncode != code:
        raise SystemExit(f"{' '.join(words)}\nended with {done.returncode}:\n{done.stdout}{done.stderr}")
    return (done.stdout + done.stderr).strip()


def import_seconds(python: Path) -> float:
    """The best of several: the machine may be busy."""
    return min(float(said(python, "-c", IMPORT)) for _ in range(7))


def missing_files(python: Path) -> list[str]:
    """Data of the source that was not packed: a new folder is easily forgotten in pyproject.toml."""
    source = ROOT / "src" / "lazaretto"
    ours = {str(path.relative_to(source)) for path in source.rglob("*") if path.suffix in {".toml", ".ftl", ".json"}}
    return sorted(ours - set(said(python, "-c", FILES).splitlines()))


def fetched(url: str) -> bytes:
    with urllib.request.urlopen(url, timeout=30) as answer:  # anything but a success is an exception
        return bytes(answer.read())


def try_server(command: Path, folder: str) -> None:
    """The client's page, and of each game its words (the coach's among them), lessons and book."""
    asked = [str(command), "serve", "--port", "0", "--data", folder]
    elsewhere = tempfile.gettempdir()
    with subprocess.Popen(asked, stdout=subprocess.PIPE, text=True, cwd=elsewhere, env=SURROUNDINGS) as process:
        assert process.stdout is not None
        try:
            url = process.stdout.readline().removeprefix("Lazaretto: ").strip()
            json.loads(fetched(f"{url}/api/health"))
            if b"<script" not in fetched(f"{url}/"):
                raise SystemExit(f"{url}/ is not the client")
            for game in ("rattus", "messina", "pest"):
                for part, word in (("words", b"coach-"), ("lessons", b"lesson-"), ("book", b"book-")):
                    if word not in fetched(f"{url}/api/games/{game}/{part}"):
                        raise SystemExit(f"{game}: {part} without a {word.decode()}")
        finally:
            process.terminate()


def try_file(file: Path) -> str:
    """A line about a file; ends the program if something is wrong with it."""
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        python, command = Path(folder, "bin", "python"), Path(folder, "bin", "lazaretto")
        said(python, "-m", "pip", "install", "--quiet", file)
        engine, packages, seconds = said(python, "-c", PLAY), int(said(python, "-c", LIST)), import_seconds(python)
        missing = said(command, "games", code=1)
        said(python, "-m", "pip", "install", "--quiet", f"{file}[cli]")
        version = said(command, "--version")
        lost = missing_files(python)
        said(python, "-m", "pip", "install", "--quiet", f"{file}[server]")
        try_server(command, str(Path(folder, "data")))
    if lost:
        raise SystemExit(f"{file.name} lacks {', '.join(lost)}")
    if file.name.endswith("none-any.whl") == (engine == "compiled"):
        raise SystemExit(f"{file.name}: {engine}")
    if packages > MOST_PACKAGES or seconds > MOST_SECONDS or len(missing.splitlines()) != 1:
        raise SystemExit(f"{file.name}: {packages} packages, {seconds:.3f} s to import; without the command line: {missing}")
    return f"{file.name}: {version}, {engine}, {packages} packages, imported in {seconds * 1000:.0f} ms, serves"


def main() -> None:
    for name in sys.argv[1:]:
        print(try_file(Path(name).resolve()), flush=True)


if __name__ == "__main__":
    main()
