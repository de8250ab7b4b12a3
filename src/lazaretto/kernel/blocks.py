"""Blocks of numbers (or of anything): `librt` vectors in compiled code, plain lists where the source runs.

A compiled vector is a C array; interpreted it would only be a slower list. `build_frames.py` puts the one in the place of
the other, so a game writes `vec[i64]([0] * 12)` and means whichever is fast.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import append as append
    from librt.vecs import vec as vec
else:

    def _block(values=()):
        return list(values)

    class vec:  # noqa: N801 (the name of librt's)
        def __class_getitem__(cls, item):
            return _block

    def append(block, value):
        """The block with one more value at its end; do not use the old one any more."""
        block.append(value)
        return block
