"""Blocks of numbers (or of anything): `librt` vectors in compiled code, plain lists where the source runs.

A compiled vector is a C array; interpreted it would only be a slower list. `tools/build_frames.py` puts the one in the
place of the other, so a game writes `vec[i64]([0] * 12)` and means whichever is fast. Blocks of floats, of 32 bits and
of bytes are arrays even then: others look at their memory (`kernel/page.py`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import append as append
    from librt.vecs import vec as vec
else:
    from array import array
    from functools import partial

    from mypy_extensions import i32, u8

    def _block(values=()):
        return list(values)

    _SEEN = {float: partial(array, "d"), i32: partial(array, "i"), u8: partial(array, "B")}

    class vec:  # noqa: N801 (the name of librt's)
        def __class_getitem__(cls, item):
            return _SEEN.get(item, _block)

    def append(block, value):
        """The block with one more value at its end; do not use the old one any more."""
        block.append(value)
        return block
