"""A copy that opens when its game is over.

While a game without hints and forks runs, not even its host shall try out on a copy what would come. So the host's file is
sealed with what nobody but the server knows until then and everybody afterwards: the seed. The key gives a keystream
(SHAKE-256), and what is sealed gives the number that makes each stream a new one and proves at the opening that nothing
was changed.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import zlib
from typing import Annotated, Any

import msgspec

from lazaretto.kernel.errors import BadInput
from lazaretto.kernel.rng import commitment

SEALED_FORMAT = "lazaretto-sealed/1"
NUMBER_BYTES = 16
LARGEST = 20_000_000  # bytes, unpacked
SEED_DIGITS = 100  # more than any seed of ours has


class Envelope(msgspec.Struct):
    """What can be read of a sealed file from outside. `seed` is written in by who knows it."""

    format: str
    game: str
    table_id: Annotated[str, msgspec.Meta(max_length=64, pattern="^[A-Za-z0-9_-]*$")]  # a database is asked for it
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
    fits = len(seed) <= SEED_DIGITS and seed.isdecimal()
    if not fits or commitment(envelope.game, int(seed)) != envelope.seed_hash:
        raise BadInput("wrong-commitment", "seed", {"given": seed[:SEED_DIGITS]})
    try:
        whole = base64.b64decode(envelope.sealed, validate=True)
    except ValueError:  # letters of other alphabets, too
        raise BadInput("broken-seal", "sealed") from None
    key, number = _key(seed), whole[:NUMBER_BYTES]
    body = _mixed(whole[NUMBER_BYTES:], key, number)
    if not hmac.compare_digest(_number(key, body), number):
        raise BadInput("broken-seal", "sealed")
    try:  # whoever makes up a seed can seal anything with it
        return msgspec.json.decode(zlib.decompressobj().decompress(body, LARGEST), type=dict[str, Any])
    except (zlib.error, msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadInput("broken-seal", "sealed") from error


def _key(seed: str) -> bytes:
    return hashlib.sha256(f"lazaretto:sealed:{seed}".encode()).digest()


def _number(key: bytes, body: bytes) -> bytes:
    return hmac.new(key, body, hashlib.sha256).digest()[:NUMBER_BYTES]


def _mixed(body: bytes, key: bytes, number: bytes) -> bytes:
    stream = hashlib.shake_256(key + number).digest(len(body))
    return (int.from_bytes(body) ^ int.from_bytes(stream)).to_bytes(len(body))
