"""Who is asking: guests, known by their id alone. And the secrets that make an id, a link, a seed."""

from __future__ import annotations

import base64
import hashlib

import msgspec

from lazaretto.table.errors import Refusal
from lazaretto.table.ports import Secrets

ID_BYTES = 8
TOKEN_BYTES = 18
DRAWN_BITS = 256
MACHINE = "bot-"  # begins the id of a bot that plays from elsewhere


class Guest(msgspec.Struct, frozen=True):
    id: str
    name: str

    @property
    def is_machine(self) -> bool:
        """A bot that plays from elsewhere: its name always says so."""
        return self.id.startswith(MACHINE)


class Asker(msgspec.Struct):
    """Who is asking, and in which language."""

    guest: Guest | None
    language: str

    def known(self) -> Guest:
        if self.guest is None:
            raise Refusal(401, "no-guest")
        return self.guest


class Drawn:
    """Secrets that all follow from one: for work that is done elsewhere, and for whoever must be able to repeat it."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.blocks = 0

    def randbits(self, k: int) -> int:
        drawn = b""
        while len(drawn) * 8 < k:
            drawn += hashlib.sha256(f"{self.seed}:{self.blocks}".encode()).digest()
            self.blocks += 1
        return int.from_bytes(drawn) >> (len(drawn) * 8 - k)


def drawn(secrets: Secrets) -> Drawn:
    """A source of its own, which can be sent to where it is needed."""
    return Drawn(secrets.randbits(DRAWN_BITS))


def new_guest(secrets: Secrets) -> Guest:
    return Guest(new_id(secrets), "")


def new_machine(name: str, secrets: Secrets) -> Guest:
    """A bot that plays from elsewhere."""
    return Guest(MACHINE + new_id(secrets), name)


def new_id(secrets: Secrets) -> str:
    return secrets.randbits(ID_BYTES * 8).to_bytes(ID_BYTES).hex()


def new_token(secrets: Secrets) -> str:
    drawn = secrets.randbits(TOKEN_BYTES * 8).to_bytes(TOKEN_BYTES)
    return base64.urlsafe_b64encode(drawn).decode()
