"""The example installed as a stranger would install a game: a package of its own, in a folder of its own."""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "fourth-game"


def install(folder: Path) -> Path:
    """Build the example from a copy and put it into `folder`; gives the place to be searched for packages."""
    copy, site = folder / "source", folder / "site"
    shutil.copytree(EXAMPLE, copy, ignore=shutil.ignore_patterns("build", "*.egg-info", "__pycache__"))
    pip = [
        sys.executable,
        "-m",
        "pip",
        "install",
        "--quiet",
        "--no-deps",
        "--no-build-isolation",
        "--target",
        str(site),
        str(copy),
    ]
    subprocess.run(pip, check=True, env={**os.environ, "PIP_DISABLE_PIP_VERSION_CHECK": "1"})
    return site


def run(site: Path, *arguments: str, text: str = "", cwd: Path | None = None) -> str:
    """A Python of its own that finds the installed example; what it printed."""
    path = os.pathsep.join([str(site), *filter(None, sys.path)])
    env = {**os.environ, "PYTHONPATH": path, "COLUMNS": "120", "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(
        [sys.executable, *arguments], input=text, capture_output=True, text=True, env=env, cwd=cwd, check=False
    )
    assert done.returncode == 0, f"{done.stdout[-3000:]}\n{done.stderr[-3000:]}"
    return done.stdout


@contextlib.contextmanager
def on_path(site: Path) -> Iterator[None]:
    """For processes that take over our search path."""
    sys.path.insert(0, str(site))
    try:
        yield
    finally:
        sys.path.remove(str(site))
