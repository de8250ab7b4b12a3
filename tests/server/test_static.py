"""The client's files: packed for who can unpack them, plain for the others, and not sent twice."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import httpx
import pytest

from lazaretto.server.static import FOLDER, Files, answer
from tests.server.helpers import Server

built = pytest.mark.skipif(not (FOLDER / "index.html").exists(), reason="the client is not built")
FIREFOX = "gzip, deflate, br, zstd"
SCRIPT = "console.log('plague')\n" * 50


@pytest.fixture
def files(tmp_path: Path) -> Files:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>")
    (tmp_path / "assets/app.js").write_text(SCRIPT)
    (tmp_path / "assets/app.js.gz").write_bytes(gzip.compress(SCRIPT.encode()))
    (tmp_path / "assets/app.js.br").write_bytes(b"as brotli")
    return Files(tmp_path)


@pytest.mark.parametrize(
    ("accepts", "coding"),
    [
        ("", None),
        (FIREFOX, "br"),
        ("gzip", "gzip"),
        ("GZip;Q=1", "gzip"),
        ("br;q=0.5, gzip;q=0.8", "gzip"),
        ("br;q=0, gzip", "gzip"),
        ("br;q=0,gzip;q=0", None),
        ("gzip;q=0.001", "gzip"),
        ("identity, gzip;q=0.5", None),
        ("*", "br"),
        ("br;q=0, *;q=0.1", "gzip"),
        ("*;q=0", None),
        ("identity;q=0, gzip;q=0.2", "gzip"),
        ("deflate, zstd", None),
        ("brotli, not-gzip", None),
        ("br;q=x", None),
    ],
)
def test_what_is_accepted_is_weighed(files: Files, accepts: str, coding: str | None) -> None:
    given = answer(files, "assets/app.js", accepts, "")
    assert given.headers.get("content-encoding") == coding
    assert (given.headers["vary"], given.media_type) == ("accept-encoding", "text/javascript")
    assert (given.content == SCRIPT.encode()) == (coding is None)


def test_a_file_that_is_not_packed_goes_plain(files: Files) -> None:
    given = answer(files, "index.html", FIREFOX, "")
    assert (given.content, given.headers.get("content-encoding")) == (b"<!doctype html>", None)


def test_what_the_asker_has_is_not_sent_again(files: Files) -> None:
    tags = {accepts: answer(files, "assets/app.js", accepts, "").headers["etag"] for accepts in ("", "gzip", "br")}
    assert len(set(tags.values())) == 3  # a cache must not take one form for another
    for known in (tags["gzip"], f'"other", W/{tags["gzip"]}', "*"):
        given = answer(files, "assets/app.js", "gzip", known)
        assert (given.status_code, given.content) == (304, b"")
        assert (given.headers["etag"], given.headers["vary"]) == (tags["gzip"], "accept-encoding")
    assert answer(files, "assets/app.js", "", tags["gzip"]).status_code is None


def test_what_a_path_means(files: Files) -> None:
    pages = {"": "index.html", "/t/abc": "index.html", "/assets/app.js": "assets/app.js"}
    pages |= {"/assets/none.js": None, "/assets/app.js.gz": None, "/assets/app.js.br": None, "/../secret.txt": None}
    assert {path: files.page(path) for path in pages} == pages


def main_script(server: Server) -> str:
    found = re.search(r'<script[^>]* src="(/[^"]+\.js)"', httpx.get(server.url).text)
    assert found is not None
    return found[1]


@built
def test_the_built_client_is_packed(server: Server) -> None:
    kinds = {"/": "text/html; charset=utf-8", main_script(server): "text/javascript; charset=utf-8"}
    for path, kind in kinds.items():
        plain = httpx.get(server.url + path, headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        for accepts, coding in ((FIREFOX, "br"), ("gzip", "gzip")):
            with httpx.stream("GET", server.url + path, headers={"accept-encoding": accepts}) as packed:
                raw = b"".join(packed.iter_raw())
            assert packed.headers["content-encoding"] == coding
            assert packed.headers["content-type"] == plain.headers["content-type"] == kind
            assert packed.headers["vary"] == plain.headers["vary"] == "accept-encoding"
            assert packed.headers["cache-control"] == plain.headers["cache-control"]
            assert len(raw) < len(plain.content)
            if coding == "gzip":
                assert gzip.decompress(raw) == plain.content


@built
def test_head_and_what_is_known_already(server: Server) -> None:
    path = server.url + main_script(server)
    packed = {"accept-encoding": "gzip"}
    head = httpx.head(path, headers=packed)
    full = httpx.get(path, headers=packed)
    assert (head.status_code, head.content) == (200, b"")
    for name in ("etag", "content-type", "content-encoding", "content-length", "cache-control"):
        assert head.headers[name] == full.headers[name]
    again = httpx.get(path, headers={**packed, "if-none-match": head.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_head_of_the_page(server: Server) -> None:
    assert httpx.head(server.url).status_code == 200
    assert httpx.head(f"{server.url}/nothing.png").status_code == 404
