"""`lazaretto serve`: what cannot be is said in one line, and the exit code tells it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from lazaretto.server.run import address_towards, addresses
from tests.server.helpers import Server


def serve(*arguments: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-m", "lazaretto", "serve", *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, env=env, check=False)


def test_a_port_that_is_taken(server: Server, tmp_path: Path) -> None:
    refused = serve("--port", str(server.port), "--data", str(tmp_path))
    assert refused.returncode == 1
    assert refused.stderr.startswith("lazaretto: cannot listen on 127.0.0.1:")
    assert refused.stderr.count("\n") == 1
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    "arguments",
    [
        ("--data", "{file}"),
        ("--database", "postgresql://nobody@/nothing?host=/nonexistent"),
        ("--database", "postgresql://[bad"),
        ("--host", "256.1.1.1", "--data", "{folder}"),
        ("--port", "99999999", "--data", "{folder}"),
    ],
)
def test_what_cannot_be_opened(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    file = tmp_path / "file"
    file.write_text("x")
    port = () if "--port" in arguments else ("--port", "0")
    refused = serve(*port, *(part.format(file=file, folder=tmp_path / "games") for part in arguments))
    assert refused.returncode == 1
    assert refused.stderr.startswith("lazaretto: cannot ")
    assert "Traceback" not in refused.stderr


def test_the_page_says_plainly_when_the_client_is_not_built(server: Server) -> None:
    page = httpx.get(server.url)
    assert page.status_code == 200
    assert page.headers["content-type"].startswith("text/html")
    assert "<html" in page.text or "not built" in page.text
    assert httpx.get(f"{server.url}/t/abc").text == page.text


def test_a_server_for_the_network_says_where_others_find_it(tmp_path: Path) -> None:
    server = Server("--host", "0.0.0.0", "--data", str(tmp_path))
    try:
        mine = address_towards("198.51.100.1") or "127.0.0.1"  # a machine without a network has the loopback only
        assert server.url == f"http://{mine}:{server.port}"
        for url in (server.url, f"http://127.0.0.1:{server.port}"):
            assert httpx.get(f"{url}/api/health").json()["ok"]
    finally:
        server.stop()


def test_addresses() -> None:
    assert addresses("127.0.0.1", 80) == ["http://127.0.0.1:80"]
    assert addresses("::1", 80) == ["http://[::1]:80"]
    assert addresses("table.example", 80) == ["http://table.example:80"]
    assert addresses("0.0.0.0", 80)[-1] == addresses("", 80)[-1] == "http://127.0.0.1:80"
    assert addresses("::", 80)[-1] == "http://[::1]:80"
    assert address_towards("127.0.0.9") in ("127.0.0.1", "127.0.0.9")
    assert address_towards("255.255.255.255") is None  # no way there, as without a network


def test_the_folder_is_the_owners_only(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    server = Server("--data", str(folder))
    server.stop()
    assert (folder / "lazaretto.sqlite3").exists()
    if os.name == "posix":
        assert folder.stat().st_mode & 0o077 == 0
