"""`lazaretto serve` as the browser tests run it: a table that is asked for in the same words is dealt alike each time, so
that what failed once can be seen to fail again."""

from __future__ import annotations

import functools
import hashlib

import msgspec

from lazaretto.cli import main
from lazaretto.kernel.game import SEED_BITS
from lazaretto.table import opening, wishes
from lazaretto.table.identity import Guest
from lazaretto.table.ports import Secrets
from lazaretto.table.rows import Stored


class SameDeals:
    """The source of ids and links, but for seeds: these come of the wish."""

    def __init__(self, wish: wishes.NewTable, others: Secrets) -> None:
        self._seed = int.from_bytes(hashlib.sha256(msgspec.json.encode(wish)).digest()) % (1 << SEED_BITS)
        self._others = others

    def randbits(self, k: int) -> int:
        return self._seed if k == SEED_BITS else self._others.randbits(k)


def _dealt_alike() -> None:
    new_table = opening.new_table

    @functools.wraps(new_table)
    def same(wish: wishes.NewTable, guest: Guest, now: float, secrets: Secrets) -> Stored:
        return new_table(wish, guest, now, SameDeals(wish, secrets))

    opening.new_table = same


if __name__ == "__main__":
    _dealt_alike()
    raise SystemExit(main())
