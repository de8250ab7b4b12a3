"""What a click in Rattus takes along: a card is used by pointing at what it is used on."""

from __future__ import annotations

from lazaretto.kernel.shortcuts import Shortcuts

SHORTCUTS = Shortcuts(
    opens=frozenset({"UseCard", "Merchant", "Monk"}),
    ends=frozenset({"WitchStop"}),
    expected=frozenset({"Witch", "WitchAlso", "Reveal"}),
)
