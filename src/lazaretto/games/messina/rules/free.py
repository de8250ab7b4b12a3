"""Free timing: what may be done at any decision of a player, offered where it can matter.

See docs/decisions/0005-messina-free-timing.md for why no line of play is lost.
"""

from __future__ import annotations

from lazaretto.games.messina.actions import BUY, CLAIM, SHOPS, SQUARES, WORK
from lazaretto.games.messina.rules.citizens import move_to_shop, settled
from lazaretto.games.messina.rules.perform import IN_STAGE, TIMING, Timing, can_carry_out, carry_out
from lazaretto.games.messina.rules.rating import buy_step, buyable
from lazaretto.games.messina.state import State
from lazaretto.kernel.frame import Frame


class FreeTiming(Timing):
    """[messina.turn.interleave] [messina.turn.effect-chains] Between any two decisions of the action stage.

    [messina.citizen.to-workshop-anytime] Moves into a workshop that gives its reward are offered at every decision.
    Ends: a workshop gives one reward, a rating space is reached once, a rating has an end.
    """

    def offers(self, g: State, seat: int, stage: int) -> list[int]:
        found = rewarding_moves(g, seat)
        if stage == IN_STAGE:
            if g.owed[seat]:
                found += claims(g, seat)
            found += [BUY + track for track in buyable(g, seat)]
        return found

    def take(self, g: State, seat: int, option: int, stage: int) -> list[Frame]:
        if option < CLAIM:
            return move_to_shop(g, seat, option, stage)
        if option < BUY:
            space = option - CLAIM
            g.claim(seat, space)
            return carry_out(g, seat, g.t.ratings.action[space], stage)
        buy_step(g, seat, option - BUY)
        return []

    def why_not(self, g: State, seat: int, option: int, stage: int) -> list[str]:
        if option < CLAIM:
            return why_not_work(g, seat, option)
        if option < BUY:
            return ["messina.rating.people-actions", "messina.rating.production-delay"]
        return why_not_buy(g, seat, option - BUY, stage)


def rewarding_moves(g: State, seat: int) -> list[int]:
    """[messina.build.era2-reward] Moves of a fitting citizen into an empty workshop that still has its reward."""
    found: list[int] = []
    for shop in range(SHOPS):
        if g.shop_owner[shop] == seat and g.worker[shop] == 0 and g.waits_reward(shop):
            for square in settled(g, seat, g.t.tokens.shop_class[shop]):
                if g.fits(shop, g.square[seat * SQUARES + square]):
                    found.append(WORK + square * SHOPS + shop)
    return found


def claims(g: State, seat: int) -> list[int]:
    """[messina.rating.people-actions] Open actions of rating spaces that can do anything now."""
    owed = g.owed[seat]
    action = g.t.ratings.action
    return [CLAIM + at for at in range(BUY - CLAIM) if owed >> at & 1 and action[at] and can_carry_out(g, seat, action[at])]


def why_not_work(g: State, seat: int, option: int) -> list[str]:
    square, shop = divmod(option - WORK, SHOPS)
    if g.t.tokens.shop_class[shop] != g.t.estate.square_class[square]:
        return ["messina.build.workshop-class"]
    if g.shop_owner[shop] == seat and g.worker[shop]:
        return ["messina.citizen.workshop-exit"]
    return ["messina.citizen.to-workshop-anytime"]


def why_not_buy(g: State, seat: int, track: int, stage: int) -> list[str]:
    if not g.t.ratings.buyable[track]:
        return ["messina.rating.people-only-plague"]
    if g.at_end(seat, track):
        return ["messina.rating.track-end"]
    return ["messina.rating.pay-price"]


TIMING.append(FreeTiming())
