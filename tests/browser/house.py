"""A server of our own, for one browser's visit or many."""

from __future__ import annotations

import contextlib
import os
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator, Sequence
from pathlib import Path

GRACE = 3  # seconds before a bot may be seated for somebody who is away
ROOT = Path(__file__).parents[2]


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextlib.contextmanager
def running(data: Path, *packages: Path, more: Sequence[str] = ()) -> Iterator[str]:
    """The address of a server that keeps its tables in `data` and also finds what is installed in `packages`."""
    port = _free_port()
    python = os.environ.get("LAZARETTO_PYTHON", sys.executable)
    serve = [str(Path(__file__).with_name("same_deals.py")), "serve", "--port", str(port), "--data", str(data)]
    command = [python, "-X", "faulthandler", *serve, "--rate", "0", "--bots", "1", "--grace", str(GRACE), *more]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, [ROOT / "src", *packages]))}
    log = (data / "server.log").open("w")
    with subprocess.Popen(command, cwd=ROOT, env=environment, stdout=log, stderr=subprocess.STDOUT) as server:
        try:
            _wait(f"http://127.0.0.1:{port}/api/health", server, data / "server.log")
            yield f"http://127.0.0.1:{port}"
            if server.poll() is not None:  # whatever failed meanwhile failed for want of a server
                raise RuntimeError(f"the server ended by itself ({server.returncode}):\n{_last_words(data / 'server.log')}")
        finally:
            server.terminate()
            server.wait(10)


def _last_words(log: Path) -> str:
    """What a server said at its end; of a crash, where each thread was, without the list of all that is compiled."""
    lines = [line for line in log.read_text().splitlines() if not line.startswith("Extension modules:")]
    return "\n".join(lines)[-8000:]


def _wait(url: str, server: subprocess.Popen[bytes], log: Path) -> None:
    for _ in range(150):
        try:
            with urllib.request.urlopen(url, timeout=1):
                return
        except OSError:
            if server.poll() is not None:
                break
            time.sleep(0.1)
    raise RuntimeError(f"the server did not start:\n{log.read_text()[-3000:]}")
