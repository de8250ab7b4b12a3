"""The client's files, as built into the package. They may be missing in a source tree: then `/` says so."""

from __future__ import annotations

import hashlib
import mimetypes
import re
from pathlib import Path

from litestar import HttpMethod, Response, route

from lazaretto.server.framework import AnyRequest
from lazaretto.table.errors import Refusal

FOLDER = Path(__file__).parent / "static"
FOREVER = "public, max-age=31536000, immutable"
FRESH = "no-cache"
PACKED = {"br": ".br", "gzip": ".gz"}  # best first
PLAIN = "identity"
LEAST = 0.0001  # below any weight a header can give
MISSING = """<!doctype html><meta charset="utf-8"><title>Lazaretto</title>
<h1>The client is not built</h1><p>The server runs, but <code>src/lazaretto/server/static</code> is empty.
Run <code>make build</code>, or install a released package.</p>
<h1>Клиент не собран</h1><p>Сервер работает, но папка <code>src/lazaretto/server/static</code> пуста.
Выполните <code>make build</code> или установите готовый пакет.</p>"""
_ENTRY = re.compile(r"assets/index-[\w-]+\.js")
_TYPES = mimetypes.MimeTypes()  # its own table: what a machine has registered may be anything
_TYPES.add_type("font/woff2", ".woff2")
_TYPES.add_type("text/javascript", ".js")
_TYPES.add_type("application/manifest+json", ".webmanifest")


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

    def page(self, path: str) -> str | None:
        """The file a path means: itself, or the client's page, which finds its own way. Packed ones cannot be named."""
        name = path.strip("/") or "index.html"
        if name.endswith(tuple(PACKED.values())):
            return None
        if self.find(name) is None and "." not in name.rpartition("/")[2]:
            name = "index.html"
        return name if self.find(name) is not None else None

    def entry(self) -> str:
        """The script that the client's page begins with: its name says what is in it. Nothing if there is no client."""
        index = self.find("index.html")
        found = None if index is None else _ENTRY.search(self.body(index)[0].decode())
        return "" if found is None else found[0]

    def packed(self, name: str, accepts: str) -> tuple[str, Path]:
        """The form of a file that the asker likes best, and how it is coded."""
        forms = {coding: self.find(name + suffix) for coding, suffix in PACKED.items()} | {PLAIN: self.find(name)}
        found = {coding: file for coding, file in forms.items() if file is not None}
        best = max(found, key=lambda coding: preference(coding, accepts))  # of equals the first
        return (best, found[best]) if preference(best, accepts) > 0 else (PLAIN, found[PLAIN])

    def body(self, path: Path) -> tuple[bytes, str]:
        if path not in self._bodies:
            data = path.read_bytes()
            self._bodies[path] = (data, '"' + hashlib.sha256(data).hexdigest()[:20] + '"')
        return self._bodies[path]


def preference(coding: str, accepts: str) -> float:
    """The weight an `Accept-Encoding` header gives a coding. Plain is always a little welcome unless it is refused."""
    weights = dict(_weighed(part) for part in accepts.lower().split(","))
    if coding in weights:
        return weights[coding]
    if coding == PLAIN:
        return 0.0 if weights.get("*") == 0 else LEAST
    return weights.get("*", 0.0)


def _weighed(part: str) -> tuple[str, float]:
    name, _, parameters = part.partition(";")
    weight = next((p.strip()[2:] for p in parameters.split(";") if p.strip().startswith("q=")), "1")
    try:
        return name.strip(), float(weight)
    except ValueError:
        return name.strip(), 0.0


FILES = Files(FOLDER)


@route(["/", "/{path:path}"], http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False, sync_to_thread=False)
def client(request: AnyRequest, path: str = "") -> Response[bytes]:
    if f"{path.strip('/')}/".startswith(("api/", "schema/")):
        raise Refusal(404, "not-found")
    name = FILES.page(path)
    if name is None and "." in path.rpartition("/")[2]:
        raise Refusal(404, "not-found")
    if name is None:
        return Response(MISSING.encode(), media_type="text/html", headers={"cache-control": FRESH})
    headers = request.headers
    return answer(FILES, name, headers.get("accept-encoding", ""), headers.get("if-none-match", ""))


def answer(files: Files, name: str, accepts: str, known: str) -> Response[bytes]:
    """A file in the form asked for, or 304 if the asker has it already."""
    coding, file = files.packed(name, accepts)
    data, tag = files.body(file)
    headers = {
        "cache-control": FOREVER if name.startswith(("assets/", "local/")) else FRESH,
        "vary": "accept-encoding",
        "etag": tag,
    }
    if tag in (part.strip().removeprefix("W/") for part in known.split(",")) or known.strip() == "*":
        return Response(b"", status_code=304, headers=headers)
    if coding != PLAIN:
        headers["content-encoding"] = coding
    kind = _TYPES.guess_type(name)[0] or "application/octet-stream"  # the framework adds the charset of texts
    return Response(data, media_type=kind, headers=headers)
