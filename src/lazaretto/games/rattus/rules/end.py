"""The end: what triggers it, the last turns, the final plague, who has won."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lazaretto.games.rattus import events as ev
from lazaretto.games.rattus import facts as fx
from lazaretto.games.rattus.actions import (
    ADD_CUBES,
    DRAW_FACE,
    FINAL_TOKEN,
    KNIGHT,
    MOST_ADDED,
    MOVE_PLAGUE,
    PASS,
    PEASANT,
    REASON,
    USE_CARD,
    Done,
    Region,
    Seat,
    Token,
)
from lazaretto.games.rattus.board import ALL_CUBES, BOTH, NOBODY, SUPPLY_EMPTY, Board
from lazaretto.games.rattus.rules.ability import Ability, abilities_by_option, open_to
from lazaretto.games.rattus.rules.class_cards import (
    KING,
    MERCHANT,
    MONK,
    WITCH,
    is_verb,
    offer_plague_targets,
    why_not_yet,
)
from lazaretto.games.rattus.rules.class_reasons import why_not_card, why_not_move_plague
from lazaretto.games.rattus.rules.outbreak import reveal
from lazaretto.kernel.bits import bit
from lazaretto.kernel.blocks import vec
from lazaretto.kernel.contract import Outcome
from lazaretto.kernel.frame import Ask, Auto, Chance, Options, Todo
from lazaretto.kernel.reasons import Reason, asking, because


def end_of_turn(g: Board, seat: i64, then: Todo) -> bool:
    """[rattus.end.supply-empty] [rattus.end.all-cubes] [rattus.end.ender] [rattus.end.only-these] Is this the end?

    Adds the last turns and the final plague, or nothing when the game goes on.
    """
    no_rats = g.rat_supply == 0
    no_cubes = g.supply(seat) == 0
    if not no_rats and not no_cubes:
        return False
    if no_rats and no_cubes:
        g.end_game(seat, BOTH)
    else:
        g.end_game(seat, SUPPLY_EMPTY if no_rats else ALL_CUBES)
    last_turns(g, seat, then)
    then.add(FinalPlague())
    return True


def last_turns(g: Board, ender: i64, then: Todo) -> None:
    """[rattus.end.last-turns] Everybody but the player who ended the game, counter-clockwise from his right."""
    for step in range(1, g.players):
        then.add(BeginLastTurn((ender - step) % g.players))


class BeginLastTurn(Auto):
    """[rattus.end.last-turn-limits] A player without cards has nothing to do."""

    seat: Seat

    def run(self, g: Board, then: Todo) -> None:
        if g.hand(self.seat) == 0:
            return
        if g.journal is not None:
            g.tell(ev.LastTurnBegan(self.seat))
        then.add(LastTurn(self.seat, 0))


class LastPeasant(Ability):
    """[rattus.end.last-turn-peasant] One own cube into any region, whatever the rats."""

    def offer(self, g: Board, seat: i64, out: Options) -> None:
        if g.supply(seat) == 0:
            return
        count = min(g.t.peasant_extra, g.supply(seat))
        for region in g.t.in_play:
            out.add(ADD_CUBES + region * MOST_ADDED + count - 1)

    def use(self, g: Board, seat: i64, option: i64, then: Todo) -> None:
        local = option - ADD_CUBES
        g.add_cubes(seat, local // MOST_ADDED, local % MOST_ADDED + 1)

    def why_not(self, g: Board, seat: i64, done: i64, option: i64) -> list[Reason]:
        region = (option - ADD_CUBES) // MOST_ADDED
        if not self.is_open(g, seat, done):
            return why_not_last(g, seat, done, PEASANT)
        if not g.t.is_in_play[region]:
            return because("rattus.setup.regions-in-play", fx.NotInPlay(region, g.players))
        if g.supply(seat) == 0:
            return because("rattus.end.last-turn-peasant", fx.NeedsCubes(1, 0))
        return because("rattus.end.last-turn-peasant", fx.PeasantAdds(min(g.t.peasant_extra, g.supply(seat))))


class LastKnight(Ability):
    """[rattus.end.last-turn-knight] The piece may move one or two regions; nothing is resolved now."""

    def offer(self, g: Board, seat: i64, out: Options) -> None:
        offer_plague_targets(g, seat, out)

    def use(self, g: Board, seat: i64, option: i64, then: Todo) -> None:
        g.move_plague(seat, option - MOVE_PLAGUE)

    def why_not(self, g: Board, seat: i64, done: i64, option: i64) -> list[Reason]:
        if not self.is_open(g, seat, done):
            return why_not_last(g, seat, done, KNIGHT)
        return why_not_move_plague(g, "rattus.end.last-turn-knight", seat, option - MOVE_PLAGUE)


def why_not_last(g: Board, seat: i64, done: i64, card: i64) -> list[Reason]:
    """[rattus.end.last-turn-limits] What only the card's owner may do in a last turn, and not twice."""
    found = why_not_card(g, seat, done, card)
    if g.owner(card) == seat:
        return found
    return because("rattus.end.last-turn-limits", fx.LastTurnOnly(), *found[0].facts)


ABILITIES: Final = vec[Ability]([LastPeasant(bit(PEASANT)), KING, MERCHANT, MONK, WITCH, LastKnight(bit(KNIGHT))])
ABILITY_AT: Final = abilities_by_option(
    {
        "AddCubes": ABILITIES[0],
        "UseCard king": KING,
        "UseCard merchant": MERCHANT,
        "UseCard monk": MONK,
        "UseCard witch": WITCH,
        "MovePlague": ABILITIES[5],
    }
)


class LastTurn(Ask):
    """[rattus.end.last-turn-limits] Only cards already owned, each at most once, in any order or not at all."""

    done: Done

    def options(self, g: Board, out: Options) -> None:
        seat = self.seat
        may = open_to(g, seat, self.done)
        for ability in ABILITIES:
            if may & ability.mark:
                ability.offer(g, seat, out)
        out.add(PASS)

    def take(self, g: Board, option: i64, then: Todo) -> None:
        ability = ABILITY_AT[option]
        if ability is not None:  # None is Pass
            ability.use(g, self.seat, option, then)
            then.add(LastTurn(self.seat, self.done | ability.mark))

    def why_not(self, g: Board, option: i64) -> list[Reason]:
        ability = ABILITY_AT[option]
        if ability is not None:
            return ability.why_not(g, self.seat, self.done, option)
        if is_verb(option, "UseCard"):  # of the Peasant or the Knight: a region is chosen, no card
            return why_not_on_map(g, self, option - USE_CARD)
        if is_verb(option, "TakeCard"):
            return because("rattus.end.last-turn-limits", fx.LastTurnOnly())
        return why_not_yet(g, self, option)


def why_not_on_map(g: Board, turn: LastTurn, card: i64) -> list[Reason]:
    """[rattus.end.last-turn-peasant] [rattus.end.last-turn-knight] Where these two are used, or what keeps them from it."""
    first = ADD_CUBES + g.t.in_play[0] * MOST_ADDED if card == PEASANT else MOVE_PLAGUE + g.plague
    if not why_not_card(g, turn.seat, turn.done, card) and not (card == PEASANT and g.supply(turn.seat) == 0):
        return asking(fx.CardOnMap(card))
    return turn.why_not(g, first)


class FinalPlague(Auto):
    """[rattus.end.final-plague] The plague strikes every region in play; no new rats are laid."""

    def run(self, g: Board, then: Todo) -> None:
        if g.journal is not None:
            g.tell(ev.FinalPlagueBegan())
        for region in g.t.in_play:
            then.add(FinalRegion(region))
        then.add(Scoring())


class FinalRegion(Auto):
    """[rattus.end.final-plague] All tokens of a region, one by one, cubes or not."""

    region: Region

    def run(self, g: Board, then: Todo) -> None:
        next_final_token(g, self.region, then)


def next_final_token(g: Board, region: i64, then: Todo) -> None:
    """[rattus.end.final-order] In random order, where the order can matter.

    Ends: every round takes one token off the map.
    """
    if g.rats(region) == 0:
        return
    if g.tokens_to_tell_apart(region) > 1 and g.cubes_in(region) > 0:
        then.add(FinalOrder(region))
    else:
        then.add(FinalReveal(region, g.token_at(region, 0)))


class FinalOrder(Chance):
    """[rattus.end.final-order] Nobody is on turn, so chance says which token comes next."""

    region: Region

    def options(self, g: Board, out: Options) -> None:
        for place in range(g.rats(self.region)):
            out.add(FINAL_TOKEN + g.token_at(self.region, place))

    def take(self, g: Board, option: i64, then: Todo) -> None:
        then.add(FinalReveal(self.region, option - FINAL_TOKEN))


class FinalReveal(Chance):
    """[rattus.end.final-plague] A token is turned over and resolved as in a turn."""

    region: Region
    token: Token

    def options(self, g: Board, out: Options) -> None:
        g.offer_faces(self.token, out)

    def take(self, g: Board, option: i64, then: Todo) -> None:
        reveal(g, self.region, self.token, option - DRAW_FACE, final_neutral(g, self.region))
        next_final_token(g, self.region, then)


def final_neutral(g: Board, region: i64) -> i64:
    """[rattus.end.knight-neutral] Neutral cubes of the piece, if the Knight's owner took a last turn."""
    knight = g.owner(KNIGHT)
    if region != g.plague or knight == NOBODY or knight == g.ender:
        return 0
    return g.t.knight_neutral


class Scoring(Auto):
    """[rattus.end.winner] The game is over."""

    def run(self, g: Board, then: Todo) -> None:
        if g.journal is not None:
            winner = outcome(g).winners[0]
            g.tell(ev.GameEnded(winner, g.score(winner)))


def scores(g: Board) -> list[dict[str, int]]:
    """[rattus.end.winner] Cubes in regions and in the palace, for each seat."""
    return [
        {"regions": g.score(seat) - g.palace(seat), "palace": g.palace(seat), "total": g.score(seat)}
        for seat in range(g.players)
    ]


def outcome(g: Board) -> Outcome:
    """[rattus.end.winner] [rattus.end.tie] Most cubes; among equals whoever would have moved next."""
    order = sorted(range(g.players), key=lambda seat: (-g.score(seat), (seat - g.ender - 1) % g.players))
    ranking = [order.index(seat) + 1 for seat in range(g.players)]
    return Outcome([order[0]], ranking, REASON.words[g.reason])
