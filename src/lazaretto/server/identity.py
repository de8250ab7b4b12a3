"""Who is asking: guests with a signed cookie. There are no accounts and no passwords to lose."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
import unicodedata

import msgspec

COOKIE = "lz_guest"
LANGUAGE_COOKIE = "lz_lang"
TURNERS = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"  # would write other people's words backwards
YEAR = 365 * 24 * 3600


class Guest(msgspec.Struct, frozen=True):
    id: str
    name: str


class Signer:
    """Signs guests into cookies and reads them back; a forged cookie is no cookie."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def _mac(self, purpose: str, text: str) -> str:
        digest = hmac.new(self._key, f"{purpose}:{text}".encode(), hashlib.sha256).digest()
        return base64.urlsafe_b64encode(digest[:24]).decode()

    def cookie(self, guest: Guest) -> str:
        name = base64.urlsafe_b64encode(guest.name.encode()).decode().rstrip("=")
        body = f"{guest.id}.{name}"
        return f"{body}.{self._mac('guest', body)}"

    def guest(self, cookie: str | None) -> Guest | None:
        body, dot, mac = (cookie or "").rpartition(".")
        if not dot or not hmac.compare_digest(mac.encode(), self._mac("guest", body).encode()):
            return None
        identity, _, name = body.partition(".")
        return Guest(identity, base64.urlsafe_b64decode(name + "=" * (-len(name) % 4)).decode())

    def csrf(self, guest: Guest) -> str:
        """What a page of ours knows and a page of others cannot read."""
        return self._mac("csrf", guest.id)

    def is_csrf(self, guest: Guest, token: str | None) -> bool:
        return hmac.compare_digest((token or "").encode(), self.csrf(guest).encode())


def new_guest() -> Guest:
    return Guest(secrets.token_hex(8), "")


def new_token() -> str:
    return secrets.token_urlsafe(18)


def new_table_id() -> str:
    return secrets.token_hex(8)


def clean(text: str) -> str:
    """A name or a line of chat without control characters and without spaces around it."""
    kept = (c if c != "\n" else " " for c in text if c not in TURNERS)
    return "".join(c for c in kept if unicodedata.category(c) not in ("Cc", "Cs", "Co", "Cn")).strip()
