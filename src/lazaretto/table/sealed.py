"""A copy that opens when its game is over.

While a game without hints and forks runs, not even its host shall try out on a copy what would come. So the host's file is
sealed with what nobody but the server knows until then and everybody afterwards: the seed. The key gives a keystream
(SHAKE-256), and what is sealed gives the number that makes each stream a new one and proves at the opening that nothing
was changed.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import zlib
from typing import Any

import msgspec

from lazaretto.kernel.errors import BadInput
from lazaretto.kernel.rng import commitment

SEALED_FORMAT = "lazaretto-sealed/1"
NUMBER_BYTES = 16
LARGEST = 20_000_000  # bytes, unpacked


class Envelope(msgspec.Struct):
    """What can be read of a sealed file from outside. `seed` is written in by who knows it."""

    format: str
    game: str
    table_id: str
    seed_hash: str
    sealed: str
    seed: str | None = None


def seal(form: dict[str, Any], table_id: str) -> dict[str, Any]:
    """A full log of a game, shut with its own seed."""
    body = zlib.compress(msgspec.json.encode(form), 9)
    key = _key(form["seed"])
    number = _number(key, body)
    shut = base64.b64encode(number + _mixed(body, key, number)).decode()
    envelope = Envelope(SEALED_FORMAT, form["game"], table_id, form["seed_hash"], shut)
    outside: dict[str, Any] = msgspec.to_builtins(envelope)
    del outside["seed"]
    return outside


def unseal(envelope: Envelope, seed: str) -> dict[str, Any]:
    """What is inside; BadInput if the seed is another one or somebody tampered with it."""
    if not seed.isdecimal() or commitment(envelope.game, int(seed)) != envelope.seed_hash:
        raise BadInput("wrong-commitment", "seed", {"given": seed})
    try:
        whole = base64.b64decode(envelope.sealed, validate=True)
    except binascii.Error:
        raise BadInput("broken-seal", "sealed") from None
    key, number = _key(seed), whole[:NUMBER_BYTES]
    body = _mixed(whole[NUMBER_BYTES:], key, number)
    if not hmac.compare_digest(_number(key, body), number):
        raise BadInput("broken-seal", "sealed")
    form: dict[str, Any] = msgspec.json.decode(zlib.decompressobj().decompress(body, LARGEST))
    return form


def _key(seed: str) -> bytes:
    return hashlib.sha256(f"lazaretto:sealed:{seed}".encode()).digest()


def _number(key: bytes, body: bytes) -> bytes:
    return hmac.new(key, body, hashlib.sha256).digest()[:NUMBER_BYTES]


def _mixed(body: bytes, key: bytes, number: bytes) -> bytes:
    stream = hashlib.shake_256(key + number).digest(len(body))
    return (int.from_bytes(body) ^ int.from_bytes(stream)).to_bytes(len(body))
