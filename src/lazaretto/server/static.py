"""The client's files, as built into the package. They may be missing in a source tree: then `/` says so."""

from __future__ import annotations

import hashlib
import mimetypes
from pathlib import Path
from typing import Any

from litestar import Request, Response, get

from lazaretto.server.errors import Refusal

FOLDER = Path(__file__).parent / "static"
FOREVER = "public, max-age=31536000, immutable"
FRESH = "no-cache"
PACKED = {"br": ".br", "gzip": ".gz"}
MISSING = """<!doctype html><meta charset="utf-8"><title>Lazaretto</title>
<h1>The client is not built</h1><p>The server runs, but <code>src/lazaretto/server/static</code> is empty.
Run <code>make web</code>, or install a released package.</p>
<h1>Клиент не собран</h1><p>Сервер работает, но папка <code>src/lazaretto/server/static</code> пуста.
Выполните <code>make web</code> или установите готовый пакет.</p>"""


class Files:
    """The files that may be served, by path; nothing else can be named. Read again when the client is rebuilt."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._made = -1.0
        self._paths: dict[str, Path] = {}
        self._bodies: dict[Path, tuple[bytes, str]] = {}

    def find(self, path: str) -> Path | None:
        index = self.folder / "index.html"
        made = index.stat().st_mtime if index.exists() else 0.0
        if made != self._made:
            self._made = made
            self._bodies.clear()
            files = self.folder.rglob("*") if self.folder.exists() else []
            self._paths = {file.relative_to(self.folder).as_posix(): file for file in files if file.is_file()}
        return self._paths.get(path)

    def body(self, path: Path) -> tuple[bytes, str]:
        if path not in self._bodies:
            data = path.read_bytes()
            self._bodies[path] = (data, '"' + hashlib.sha256(data).hexdigest()[:20] + '"')
        return self._bodies[path]


FILES = Files(FOLDER)


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def client(request: Request[Any, Any, Any], path: str = "") -> Response[bytes]:
    name = path.strip("/")
    if name == "api" or name.startswith(("api/", "schema/")):
        raise Refusal(404, "not-found")
    file = FILES.find(name or "index.html")
    if file is None and "." in name.rpartition("/")[2]:
        raise Refusal(404, "not-found")
    if file is None:
        name, file = "index.html", FILES.find("index.html")
    if file is None:
        return Response(MISSING.encode(), media_type="text/html; charset=utf-8", headers={"cache-control": FRESH})
    headers = request.headers
    return _answer(name or "index.html", file, headers.get("accept-encoding", ""), headers.get("if-none-match", ""))


def _answer(name: str, file: Path, accepts: str, known: str) -> Response[bytes]:
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    if kind.startswith("text/") or kind in ("application/javascript", "application/json"):
        kind += "; charset=utf-8"
    headers = {"cache-control": FOREVER if name.startswith("assets/") else FRESH, "vary": "accept-encoding"}
    for coding, suffix in PACKED.items():
        packed = FILES.find(name + suffix)
        if packed is not None and coding in accepts:
            headers["content-encoding"] = coding
            file = packed
            break
    data, tag = FILES.body(file)
    headers["etag"] = tag
    if known == tag:
        return Response(b"", status_code=304, headers=headers)
    return Response(data, media_type=kind, headers=headers)
