"""What is in the way of a card, a token, a neighbour, a place for the plague: asked of the board for several chapters."""

from __future__ import annotations

from mypy_extensions import i64

from lazaretto.games.rattus import facts as fx
from lazaretto.games.rattus.actions import KNIGHT
from lazaretto.games.rattus.board import NOBODY, Board
from lazaretto.games.rattus.rules.ability import ADDED_CUBES
from lazaretto.kernel.bits import bit
from lazaretto.kernel.frame import Ask, Options
from lazaretto.kernel.reasons import Fact, Reason, asking, because


def why_not_card(g: Board, seat: i64, done: i64, card: i64) -> list[Reason]:
    """[rattus.class.own-turn-once] What keeps a seat from using a card; nothing if it may."""
    if g.owner(card) == seat:
        return because("rattus.class.own-turn-once", fx.CardUsed(card)) if done >> card & 1 else []
    if g.owner(card) == NOBODY:
        return because("rattus.class.own-turn-once", fx.CardOnTable(card))
    return because("rattus.class.own-turn-once", fx.CardOfAnother(card, g.owner(card)))


def why_not_by_itself(g: Board, seat: i64, done: i64, card: i64) -> list[Reason]:
    """[rattus.class.knight-move] [rattus.class.peasant] These two cards are never declared."""
    if g.owner(card) != seat:
        return why_not_card(g, seat, 0, card)
    if card == KNIGHT:
        return because("rattus.class.knight-move", fx.CardByItself(card))
    if done & ADDED_CUBES:
        return because("rattus.turn.place-cubes", fx.CubesAddedAlready(), fx.CardByItself(card))
    return because("rattus.class.peasant", fx.CardByItself(card))


def why_not_neighbour(g: Board, rule: str, region: i64, near: i64) -> list[Reason]:
    """What keeps something from going to a region beside another; nothing if it may."""
    if not g.t.is_in_play[near]:
        return because("rattus.setup.regions-in-play", fx.NotInPlay(near, g.players))
    return [] if near in g.t.near[region] else because(rule, no_neighbour(near, region))


def no_neighbour(region: i64, other: i64) -> Fact:
    """What two regions are to each other that are no neighbours."""
    return fx.SameRegion(region) if region == other else fx.NoNeighbour(region, other)


def why_not_token(g: Board, rule: str, token: i64, out: Options, first: i64) -> list[Reason]:
    """What keeps a token from being among the offered ones: it does not lie there, or an equal one stands for it."""
    region = g.region_of(token)
    if region < 0:
        return because(rule, fx.TokenNotOnMap(token))
    for place in range(g.rats(region)):
        other = g.token_at(region, place)
        if out.has(first + other) and is_alike(g, token, other):
            return asking(fx.TokenAlike(token, other))
    return []


def is_alike(g: Board, token: i64, other: i64) -> bool:
    """[rattus.turn.token-identity] Neither was looked at, and both were laid at set-up, or neither."""
    return g.seen(token) == g.seen(other) == 0 and g.is_starting(token) == g.is_starting(other)


def offered_by(frame: Ask, g: Board) -> Options:
    out = Options()
    frame.options(g, out)
    return out


def why_not_move_plague(g: Board, rule: str, seat: i64, region: i64) -> list[Reason]:
    """[rattus.class.knight-move] How far the region is from the piece, and how far that can go."""
    if not g.t.is_in_play[region]:
        return because("rattus.setup.regions-in-play", fx.NotInPlay(region, g.players))
    if region == g.plague:
        return because(rule, fx.PlagueIsHere(region))
    owns = g.owner(KNIGHT) == seat
    far = because(rule, fx.TooFar(region, steps_to(g, region), g.t.knight_steps if owns else 1))
    if not owns and region in g.t.reach[g.plague]:
        card = why_not_card(g, seat, 0, KNIGHT)[0]
        return [*far, *because("rattus.class.knight-move", fx.FurtherByKnight(g.t.knight_steps), *card.facts)]
    return far


def steps_to(g: Board, region: i64) -> i64:
    """How many borders lie between the plague and a region; the map hangs together."""
    reached = bit(g.plague)
    steps: i64 = 0
    while not reached >> region & 1:
        before = reached
        for here in g.t.in_play:
            if before >> here & 1:
                for near in g.t.near[here]:
                    reached |= bit(near)
        steps += 1
    return steps
