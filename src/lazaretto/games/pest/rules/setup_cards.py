"""The piles of plague and aid cards: nothing is dealt in advance, so what can still be in them is asked year by year."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lazaretto.games.pest.actions import AIDS, PLAGUES, REVEAL_AID, REVEAL_PLAGUE
from lazaretto.games.pest.board import Board
from lazaretto.kernel.frame import Options

ODDS: Final = 60  # divisible by any number of cards that a pile can hold


def offer_plague_cards(g: Board, out: Options) -> None:
    """[pest.setup.plague-aid-dealt] [pest.setup.plague-aid-3-to-5] Any card not seen yet may be the next."""
    for card in range(PLAGUES):
        if g.plague_seen(card):
            continue
        if not g.t.cards.pile_boxed:
            out.add(REVEAL_PLAGUE + card)
            continue
        odds = odds_in_pile(g, card)
        if odds:
            out.add_odds(REVEAL_PLAGUE + card, odds)


def odds_in_pile(g: Board, card: i64) -> i64:
    """[pest.setup.plague-removal-1-to-2] With one or two players one unseen card of each pile is out.

    Of u unseen cards of a pile u - 1 are in the deck, so each of them has (u - 1) / u of the odds of another card.
    """
    pile = g.t.cards.plague_pile
    if pile[card] == 0:
        return ODDS
    unseen: i64 = 0
    for other in range(PLAGUES):
        if pile[other] == pile[card] and not g.plague_seen(other):
            unseen += 1
    return ODDS * (unseen - 1) // unseen


def offer_aid_cards(g: Board, out: Options) -> None:
    """[pest.setup.plague-aid-dealt] Any card not seen yet may be the next."""
    for card in range(AIDS):
        if not g.aid_seen(card):
            out.add(REVEAL_AID + card)
