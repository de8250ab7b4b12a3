"""The door: every request passes here first. Identity, origin, CSRF, rates, and the headers of every answer."""

from __future__ import annotations

import math
from http.cookies import CookieError, SimpleCookie
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar.types import ASGIApp, Receive, Send

from lazaretto.server.errors import Refusal
from lazaretto.server.identity import COOKIE, LANGUAGE_COOKIE, Guest, Signer
from lazaretto.server.limits import Limits
from lazaretto.server.texts import LANGUAGES, preferred

SAFE = ("GET", "HEAD", "OPTIONS")
OPENINGS = ("/api/tables", "/api/import")
CSP = (
    "default-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; object-src 'none'; "
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


class Caller(msgspec.Struct):
    """Who is asking, in which language, from where."""

    guest: Guest | None
    language: str
    address: str
    origin_is_ours: bool

    @property
    def key(self) -> str:
        return self.address if self.guest is None else self.guest.id

    def known(self) -> Guest:
        if self.guest is None:
            raise Refusal(401, "no-guest")
        return self.guest


class Door:
    """An ASGI application around the application."""

    def __init__(self, app: ASGIApp, signer: Signer, limits: Limits) -> None:
        self.app = app
        self.signer = signer
        self.limits = limits

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        caller = self._caller(scope, headers)
        scope[KEY] = caller
        if scope["type"] == "websocket":
            await self.app(scope, receive, send)
            return

        async def guarded(message: Any) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *HEADERS]
                if scope["path"].startswith("/api"):
                    message["headers"].append((b"cache-control", b"no-store"))
            await send(message)

        try:
            self._check(scope["method"], scope["path"], headers, caller)
        except Refusal as refusal:
            await _refuse(refusal, caller.language, guarded)
            return
        await self.app(scope, receive, guarded)

    def _caller(self, scope: Any, headers: dict[str, str]) -> Caller:
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
        return Caller(self.signer.guest(cookies.get(COOKIE)), language, address, ours)

    def _check(self, method: str, path: str, headers: dict[str, str], caller: Caller) -> None:
        if method in SAFE:
            _pass(self.limits.reads.take(caller.key))
            return
        if not caller.origin_is_ours or headers.get("sec-fetch-site") == "cross-site":
            raise Refusal(403, "wrong-origin")
        _pass(self.limits.writes.take(caller.key))
        if path.startswith("/api"):
            if not self.signer.is_csrf(caller.known(), headers.get("x-csrf")):
                raise Refusal(403, "wrong-csrf")
            if path in OPENINGS or path.endswith(("/fork", "/rematch")):
                _pass(self.limits.openings.take(caller.address))


def _pass(wait: float) -> None:
    if wait > 0:
        raise Refusal(429, "too-many", {"seconds": math.ceil(wait)})


def _netloc(origin: str) -> str:
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return ""


def _cookies(header: str) -> dict[str, str]:
    try:
        return {name: morsel.value for name, morsel in SimpleCookie(header).items()}
    except CookieError:
        return {}


async def _refuse(refusal: Refusal, language: str, send: Send) -> None:
    body = msgspec.json.encode(refusal.error(language))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if refusal.status == 429:
        headers.append((b"retry-after", str(refusal.details["seconds"]).encode()))
    start: Any = {"type": "http.response.start", "status": refusal.status, "headers": headers}
    await send(start)
    end: Any = {"type": "http.response.body", "body": body, "more_body": False}
    await send(end)
