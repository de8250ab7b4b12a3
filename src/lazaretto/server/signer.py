"""Guests as signed cookies. There are no accounts and no passwords to lose."""

from __future__ import annotations

import base64
import contextlib
import hashlib
import hmac

import itsdangerous

from lazaretto.table.identity import Guest

COOKIE = "lz_guest"
LANGUAGE_COOKIE = "lz_lang"
YEAR = 365 * 24 * 3600


class Signer:
    """Signs guests into cookies and reads them back; a forged cookie is no cookie."""

    def __init__(self, key: bytes) -> None:
        self._key = key
        digest = {"digest_method": hashlib.sha256}
        self._guests = itsdangerous.URLSafeSerializer(key, salt="lazaretto.guest", signer_kwargs=digest)
        self._bots = itsdangerous.URLSafeSerializer(key, salt="lazaretto.bot", signer_kwargs=digest)
        self._csrf = itsdangerous.Signer(key, salt="lazaretto.csrf", digest_method=hashlib.sha256)

    def cookie(self, guest: Guest) -> str:
        signed = self._guests.dumps([guest.id, guest.name])
        return signed.decode() if isinstance(signed, bytes) else signed

    def guest(self, cookie: str | None) -> Guest | None:
        return self._read(self._guests, cookie or "") or self._former_guest(cookie or "")

    @staticmethod
    def _read(signed: itsdangerous.URLSafeSerializer, text: str) -> Guest | None:
        with contextlib.suppress(itsdangerous.BadData):
            match signed.loads(text):
                case [str(identity), str(name)]:
                    return Guest(identity, name)
        return None

    def _former_guest(self, cookie: str) -> Guest | None:
        """Cookies of version 0.1, which seats belong to, too: they are good until their year is over."""
        body, dot, mac = cookie.rpartition(".")
        digest = hmac.new(self._key, f"guest:{body}".encode(), hashlib.sha256).digest()
        if not dot or not hmac.compare_digest(mac.encode(), base64.urlsafe_b64encode(digest[:24])):
            return None
        identity, _, name = body.partition(".")
        return Guest(identity, base64.urlsafe_b64decode(name + "=" * (-len(name) % 4)).decode())

    def token(self, guest: Guest) -> str:
        """What a bot that plays from elsewhere shows instead of a cookie."""
        signed = self._bots.dumps([guest.id, guest.name])
        return signed.decode() if isinstance(signed, bytes) else signed

    def bearer(self, token: str) -> Guest | None:
        """The bot that a token was made for."""
        return self._read(self._bots, token)

    def csrf(self, guest: Guest) -> str:
        """What a page of ours knows and a page of others cannot read."""
        return self._csrf.get_signature(guest.id).decode()

    def is_csrf(self, guest: Guest, token: str | None) -> bool:
        return self._csrf.verify_signature(guest.id, token or "")
