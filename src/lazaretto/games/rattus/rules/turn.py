"""A turn: take a card, add cubes, use cards in any order; moving the plague ends it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lazaretto.games.rattus import events as ev
from lazaretto.games.rattus import facts as fx
from lazaretto.games.rattus.actions import (
    ADD_CUBES,
    MOST_ADDED,
    MOVE_PLAGUE,
    PEASANT,
    TAKE_CARD,
    USE_CARD,
    Done,
    Seat,
)
from lazaretto.games.rattus.board import Board
from lazaretto.games.rattus.rules.ability import ADDED_CUBES, ALL_CARDS, TOOK_CARD, Ability, abilities_by_option, open_to
from lazaretto.games.rattus.rules.class_cards import (
    KING,
    MERCHANT,
    MONK,
    WITCH,
    extra_cubes,
    is_verb,
    offer_plague_targets,
    why_not_yet,
)
from lazaretto.games.rattus.rules.class_reasons import why_not_by_itself, why_not_card, why_not_move_plague
from lazaretto.games.rattus.rules.end import end_of_turn
from lazaretto.games.rattus.rules.outbreak import Outbreak
from lazaretto.games.rattus.rules.spread import spread
from lazaretto.kernel.blocks import vec
from lazaretto.kernel.frame import Ask, Auto, Options, Todo
from lazaretto.kernel.reasons import Reason, because


class TakeCard(Ability):
    """[rattus.turn.take-card] [rattus.turn.keep-cards] [rattus.turn.cards-public] One card, from table or player.

    [rattus.turn.new-card-usable] It can be used at once: `done` marks uses, not cards.
    """

    def offer(self, g: Board, seat: i64, out: Options) -> None:
        out.add_each(ALL_CARDS & ~g.hand(seat), TAKE_CARD)

    def use(self, g: Board, seat: i64, option: i64, then: Todo) -> None:
        g.take_card(seat, option - TAKE_CARD)

    def why_not(self, g: Board, seat: i64, done: i64, option: i64) -> list[Reason]:
        card = option - TAKE_CARD
        if g.owner(card) == seat:
            return because("rattus.turn.take-card", fx.CardIsYours(card))
        return because("rattus.turn.take-card", fx.CardTakenAlready())


class AddCubes(Ability):
    """[rattus.turn.place-cubes] As many cubes into one region as it has rats; with the Peasant one more.

    [rattus.turn.place-cubes-short-supply] Who has fewer places all that are left.
    [rattus.class.peasant] The extra cube is optional, goes into the same region and needs no rat there.
    """

    def offer(self, g: Board, seat: i64, out: Options) -> None:
        supply = g.supply(seat)
        if supply == 0:
            return
        extra, less_one = extra_cubes(g, seat), ADD_CUBES - 1
        for region in g.t.in_play:
            first = less_one + region * MOST_ADDED
            count = g.rats(region)
            if count > supply:
                count = supply
            out.add_if(count > 0, first + count)
            if extra:
                for more in range(count + 1, min(count + extra, supply) + 1):
                    out.add(first + more)

    def use(self, g: Board, seat: i64, option: i64, then: Todo) -> None:
        local = option - ADD_CUBES
        g.add_cubes(seat, local // MOST_ADDED, local % MOST_ADDED + 1)

    def why_not(self, g: Board, seat: i64, done: i64, option: i64) -> list[Reason]:
        region, count = (option - ADD_CUBES) // MOST_ADDED, (option - ADD_CUBES) % MOST_ADDED + 1
        if not g.t.is_in_play[region]:
            return because("rattus.setup.regions-in-play", fx.NotInPlay(region, g.players))
        if done & ADDED_CUBES:
            return because("rattus.turn.place-cubes", fx.CubesAddedAlready())
        if count > g.supply(seat):
            return because("rattus.turn.place-cubes-short-supply", fx.NeedsCubes(count, g.supply(seat)))
        return self._why_not_so_many(g, seat, region, count)

    def _why_not_so_many(self, g: Board, seat: i64, region: i64, count: i64) -> list[Reason]:
        rats, supply = g.rats(region), g.supply(seat)
        least = min(max(rats, 1), supply) if rats > 0 or extra_cubes(g, seat) > 0 else 0
        most = min(rats + extra_cubes(g, seat), supply)
        found = because("rattus.turn.place-cubes", fx.AsManyAsRats(region, rats, least, most - least))
        if rats < count <= rats + g.t.peasant_extra:  # the Peasant would allow it
            card = why_not_card(g, seat, 0, PEASANT)[0]
            found += because("rattus.class.peasant", fx.OneMoreByPeasant(), *card.facts)
        return found


ABILITIES: Final = vec[Ability]([TakeCard(TOOK_CARD), AddCubes(ADDED_CUBES), KING, MERCHANT, MONK, WITCH])
ABILITY_AT: Final = abilities_by_option(
    {
        "TakeCard": ABILITIES[0],
        "AddCubes": ABILITIES[1],
        "UseCard king": KING,
        "UseCard merchant": MERCHANT,
        "UseCard monk": MONK,
        "UseCard witch": WITCH,
    }
)


class Turn(Ask):
    """[rattus.turn.phases] A and B in either order, C always last; cards in between.

    `done` marks what this turn has seen: a bit for each card used, one for the card taken, one for cubes added.
    """

    done: Done

    def options(self, g: Board, out: Options) -> None:
        seat = self.seat
        may = open_to(g, seat, self.done)
        for ability in ABILITIES:
            if may & ability.mark:
                ability.offer(g, seat, out)
        offer_plague_targets(g, seat, out)

    def take(self, g: Board, option: i64, then: Todo) -> None:
        ability = ABILITY_AT[option]
        if ability is None:
            move_plague(g, self.seat, option - MOVE_PLAGUE, then)
        else:
            ability.use(g, self.seat, option, then)
            then.add(Turn(self.seat, self.done | ability.mark))

    def why_not(self, g: Board, option: i64) -> list[Reason]:
        ability = ABILITY_AT[option]
        if ability is not None:
            return ability.why_not(g, self.seat, self.done, option)
        if is_verb(option, "MovePlague"):
            return why_not_move_plague(g, "rattus.turn.move-plague", self.seat, option - MOVE_PLAGUE)
        if is_verb(option, "UseCard"):  # of the Peasant or the Knight: they work by themselves
            return why_not_by_itself(g, self.seat, self.done, option - USE_CARD)
        return why_not_yet(g, self, option)


def move_plague(g: Board, seat: i64, region: i64, then: Todo) -> None:
    """[rattus.turn.move-plague] The piece must go to another region; there rats spread and the plague breaks out."""
    g.move_plague(seat, region)
    if g.rats(region) > 0:
        spread(g, seat, region, then)
        then.add(Outbreak(seat, region))
    then.add(EndTurn(seat))


class EndTurn(Auto):
    """[rattus.turn.end] The turn passes clockwise, unless this one ended the game."""

    seat: Seat

    def run(self, g: Board, then: Todo) -> None:
        if not end_of_turn(g, self.seat, then):
            begin_turn(g, (self.seat + 1) % g.players, then)


def begin_turn(g: Board, seat: i64, then: Todo) -> None:
    if g.journal is not None:
        g.tell(ev.TurnBegan(seat))
    then.add(Turn(seat, 0))
