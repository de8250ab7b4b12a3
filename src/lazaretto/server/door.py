"""The door: every request passes here first. Identity, origin, CSRF, rates, and the headers of every answer."""

from __future__ import annotations

import math
from urllib.parse import urlsplit

import msgspec
from litestar.types import ASGIApp, Receive, Send

from lazaretto.server.framework import Asgi
from lazaretto.server.limits import Limits
from lazaretto.server.signer import COOKIE, LANGUAGE_COOKIE, Signer
from lazaretto.server.texts import preferred
from lazaretto.table.errors import Refusal
from lazaretto.table.identity import Asker
from lazaretto.table.ports import Words
from lazaretto.table.wire import LANGUAGES, Error

SAFE = ("GET", "HEAD", "OPTIONS")
BOTS = "/api/bots"  # makes somebody new: there is nobody yet to be asked for
OPENINGS = ("/api/tables", "/api/import", BOTS)
CSP = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src-attr 'unsafe-inline'; img-src 'self' data:; "
    "object-src 'none'; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)
HEADERS = [
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
KEY = "lazaretto"
SEND = "lazaretto_send"  # a socket's way out without the layers of the framework: states are most of all traffic


class Caller(Asker):
    """An asker, and from where he asks."""

    address: str
    origin_is_ours: bool
    has_token: bool = False  # a bot from elsewhere, rather than a browser


class Door:
    """An ASGI application around the application."""

    def __init__(self, app: ASGIApp, signer: Signer, limits: Limits, words: Words) -> None:
        self.app = app
        self.words = words
        self.signer = signer
        self.limits = limits

    async def __call__(self, scope: Asgi, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        caller = self._caller(scope, headers)
        scope[KEY] = caller
        if scope["type"] == "websocket":
            scope[SEND] = send
            scope["path"] = scope["path"].replace("\0", "\ufffd")  # so that it leads nowhere, and says so
            await self.app(scope, receive, send)
            return

        async def guarded(message: Asgi) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *HEADERS]
                if scope["path"].startswith("/api"):
                    message["headers"].append((b"cache-control", b"no-store"))
            await send(message)

        try:
            if "\0" in scope["path"]:  # no name has one, and databases choke on it
                raise Refusal(404, "not-found")
            self._check(scope["method"], scope["path"], headers, caller)
        except Refusal as refusal:
            await _refuse(refusal.error(self.words, caller.language), refusal, guarded)
            return
        await self.app(scope, receive, guarded)

    def _caller(self, scope: Asgi, headers: dict[str, str]) -> Caller:
        cookies = _cookies(headers.get("cookie", ""))
        query = scope["query_string"].decode("latin-1")
        language = next((part[5:] for part in query.split("&") if part.startswith("lang=")), "")
        if language not in LANGUAGES:
            language = cookies.get(LANGUAGE_COOKIE, "")
        if language not in LANGUAGES:
            language = preferred(headers.get("accept-language", ""))
        address = scope["client"][0] if scope.get("client") else "?"
        origin = headers.get("origin")
        ours = origin is None or _netloc(origin) == headers.get("host", "").lower()
        scheme, _, token = headers.get("authorization", "").partition(" ")
        if scheme.lower() == "bearer":  # nobody's browser sends that by itself, so it needs no second proof
            return Caller(self.signer.bearer(token.strip()), language, address, ours, has_token=True)
        return Caller(self.signer.guest(cookies.get(COOKIE)), language, address, ours)

    def _check(self, method: str, path: str, headers: dict[str, str], caller: Caller) -> None:
        if method in SAFE:
            _pass(self.limits.reads.take(caller.address))
            return
        if not caller.origin_is_ours or headers.get("sec-fetch-site") == "cross-site":
            raise Refusal(403, "wrong-origin")
        _pass(self.limits.writes.take(caller.address))
        if path.startswith("/api"):
            if path != BOTS and not self._is_meant(caller, headers):
                raise Refusal(403, "wrong-csrf")
            if path in OPENINGS or path.endswith(("/fork", "/rematch")):
                _pass(self.limits.openings.take(caller.address))

    def _is_meant(self, caller: Caller, headers: dict[str, str]) -> bool:
        """Was it somebody's own page that asked for him?"""
        guest = caller.known()
        return caller.has_token or self.signer.is_csrf(guest, headers.get("x-csrf"))


def _pass(wait: float) -> None:
    if wait > 0:
        raise Refusal(429, "too-many", {"seconds": math.ceil(wait)})


def _netloc(origin: str) -> str:
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return ""


def _cookies(header: str) -> dict[str, str]:
    """Tolerant: cookies of other programs on the same host may be malformed and must not hide ours."""
    pairs = (part.partition("=") for part in header.split(";"))
    return {name.strip(): value.strip() for name, _, value in pairs}


async def _refuse(error: Error, refusal: Refusal, send: Send) -> None:
    body = msgspec.json.encode(error)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if refusal.status == 429:
        headers.append((b"retry-after", str(refusal.details["seconds"]).encode()))
    start: Asgi = {"type": "http.response.start", "status": refusal.status, "headers": headers}
    await send(start)
    end: Asgi = {"type": "http.response.body", "body": body, "more_body": False}
    await send(end)
