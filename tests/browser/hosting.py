"""A plain static server, as any host has one: files, folders, nothing else. It can be taken away, as networks can."""

from __future__ import annotations

import contextlib
import functools
import http.server
import subprocess
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from house import ROOT

PATH = "club/games"  # not at the root: a site must work wherever it is put


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_: Any) -> None:
        pass


class Host:
    """Shows the folder `site` under a path of its own; `seen` is what was asked for."""

    def __init__(self, folder: Path) -> None:
        self.site = folder / PATH
        self.seen: list[str] = []
        seen = self.seen

        class Handler(Quiet):
            def do_GET(self) -> None:
                seen.append(self.path)
                super().do_GET()

        self._handler = functools.partial(Handler, directory=str(folder))
        self._server: http.server.ThreadingHTTPServer | None = None
        self.port = 0
        self.start()

    def start(self) -> None:
        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", self.port), self._handler)
        self.port = self._server.server_port
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        if self._server is not None:
            self._server.shutdown()
            self._server.server_close()
            self._server = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}/{PATH}/"


@contextlib.contextmanager
def hosted(folder: Path) -> Iterator[Host]:
    """The site as `make site` makes it, on a host of its own."""
    subprocess.run(["node", "tools/site.mjs", str(folder / PATH)], cwd=ROOT / "web", check=True, stdout=subprocess.DEVNULL)
    host = Host(folder)
    try:
        yield host
    finally:
        host.stop()
