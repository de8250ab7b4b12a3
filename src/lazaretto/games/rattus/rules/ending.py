"""The end: what triggers it, the last turns, the final plague, who has won."""

from __future__ import annotations

from typing import ClassVar, Final

from lazaretto.games.rattus import events as ev
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
)
from lazaretto.games.rattus.rules.ability import Ability, abilities_by_option, may_use
from lazaretto.games.rattus.rules.cards import KING, MERCHANT, MONK, WITCH, offer_plague_targets
from lazaretto.games.rattus.rules.plague import reveal
from lazaretto.games.rattus.state import ALL_CUBES, BOTH, NOBODY, SUPPLY_EMPTY, State
from lazaretto.kernel.contract import Outcome
from lazaretto.kernel.frame import CHANCE, Ask, Frame


def end_of_turn(g: State, seat: int) -> list[Frame]:
    """[rattus.end.supply-empty] [rattus.end.all-cubes] [rattus.end.ender] [rattus.end.only-these] Is this the end?

    Gives the last turns and the final plague, or nothing when the game goes on.
    """
    no_rats = g.rat_supply == 0
    no_cubes = g.supply[seat] == 0
    if not no_rats and not no_cubes:
        return []
    g.end_game(seat, BOTH if no_rats and no_cubes else SUPPLY_EMPTY if no_rats else ALL_CUBES)
    return [*last_turns(g, seat), FinalPlague()]


def last_turns(g: State, ender: int) -> list[Frame]:
    """[rattus.end.last-turns] Everybody but the player who ended the game, counter-clockwise from his right."""
    return [BeginLastTurn((ender - step) % g.players) for step in range(1, g.players)]


class BeginLastTurn(Frame):
    """[rattus.end.last-turn-limits] A player without cards has nothing to do."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, g: State) -> list[Frame]:
        if self.seat not in g.owner:
            return []
        if g.journal is not None:
            g.tell(ev.LastTurnBegan(self.seat))
        return [LastTurn(self.seat, 0)]


class LastPeasant(Ability):
    """[rattus.end.last-turn-peasant] One own cube into any region, whatever the rats."""

    def offer(self, g: State, seat: int, done: int, found: list[int]) -> None:
        if not may_use(g, seat, done, PEASANT) or g.supply[seat] == 0:
            return
        count = min(g.t.peasant_extra, g.supply[seat])
        for region in g.t.in_play:
            found.append(ADD_CUBES + region * MOST_ADDED + count - 1)

    def use(self, g: State, seat: int, option: int) -> list[Frame]:
        local = option - ADD_CUBES
        g.add_cubes(seat, local // MOST_ADDED, local % MOST_ADDED + 1)
        return []

    def mark(self) -> int:
        return 1 << PEASANT

    def why_not(self, g: State, seat: int, done: int, option: int) -> list[str]:
        if g.owner[PEASANT] != seat:
            return ["rattus.end.last-turn-limits"]
        return ["rattus.end.last-turn-peasant" if may_use(g, seat, done, PEASANT) else "rattus.class.own-turn-once"]


class LastKnight(Ability):
    """[rattus.end.last-turn-knight] The piece may move one or two regions; nothing is resolved now."""

    def offer(self, g: State, seat: int, done: int, found: list[int]) -> None:
        if may_use(g, seat, done, KNIGHT):
            offer_plague_targets(g, seat, found)

    def use(self, g: State, seat: int, option: int) -> list[Frame]:
        g.move_plague(seat, option - MOVE_PLAGUE)
        return []

    def mark(self) -> int:
        return 1 << KNIGHT

    def why_not(self, g: State, seat: int, done: int, option: int) -> list[str]:
        if g.owner[KNIGHT] != seat:
            return ["rattus.end.last-turn-limits"]
        return ["rattus.end.last-turn-knight" if may_use(g, seat, done, KNIGHT) else "rattus.class.own-turn-once"]


ABILITIES: Final[list[Ability]] = [LastPeasant(), KING, MERCHANT, MONK, WITCH, LastKnight()]
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

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "done")

    def __init__(self, seat: int, done: int) -> None:
        Ask.__init__(self, seat)
        self.done: Final = done

    def options(self, g: State) -> list[int]:
        found: list[int] = []
        for ability in ABILITIES:
            ability.offer(g, self.seat, self.done, found)
        found.append(PASS)
        return found

    def take(self, g: State, option: int) -> list[Frame]:
        ability = ABILITY_AT[option]
        if ability is None:  # Pass
            return []
        frames = ability.use(g, self.seat, option)
        frames.append(LastTurn(self.seat, self.done | ability.mark()))
        return frames

    def why_not(self, g: State, option: int) -> list[str]:
        ability = ABILITY_AT[option]
        if ability is None:
            return ["rattus.end.last-turn-limits"]
        return ability.why_not(g, self.seat, self.done, option)


class FinalPlague(Frame):
    """[rattus.end.final-plague] The plague strikes every region in play; no new rats are laid."""

    def run(self, g: State) -> list[Frame]:
        if g.journal is not None:
            g.tell(ev.FinalPlagueBegan())
        return [*[FinalRegion(region) for region in g.t.in_play], Scoring()]


class FinalRegion(Frame):
    """[rattus.end.final-plague] All tokens of a region, one by one, cubes or not."""

    __match_args__: ClassVar[tuple[str, ...]] = ("region",)

    def __init__(self, region: int) -> None:
        self.region: Final = region

    def run(self, g: State) -> list[Frame]:
        return next_final_token(g, self.region)


def next_final_token(g: State, region: int) -> list[Frame]:
    """[rattus.end.final-order] In random order, where the order can matter.

    Ends: every round takes one token off the map.
    """
    if g.rats[region] == 0:
        return []
    tokens = g.tokens_to_tell_apart(region)
    if len(tokens) > 1 and g.cubes_in(region) > 0:
        return [FinalOrder(region)]
    return [FinalReveal(region, tokens[0])]


class FinalOrder(Frame):
    """[rattus.end.final-order] Nobody is on turn, so chance says which token comes next."""

    __match_args__: ClassVar[tuple[str, ...]] = ("region",)

    def __init__(self, region: int) -> None:
        self.region: Final = region

    def who(self) -> int:
        return CHANCE

    def options(self, g: State) -> list[int]:
        return [FINAL_TOKEN + token for token in g.tokens_in(self.region)]

    def take(self, g: State, option: int) -> list[Frame]:
        return [FinalReveal(self.region, option - FINAL_TOKEN)]


class FinalReveal(Frame):
    """[rattus.end.final-plague] A token is turned over and resolved as in a turn."""

    __match_args__: ClassVar[tuple[str, ...]] = ("region", "token")

    def __init__(self, region: int, token: int) -> None:
        self.region: Final = region
        self.token: Final = token

    def who(self) -> int:
        return CHANCE

    def options(self, g: State) -> list[int]:
        return g.draws(self.token)

    def weights(self, g: State) -> list[int]:
        return g.odds_of(self.token)

    def take(self, g: State, option: int) -> list[Frame]:
        reveal(g, self.region, self.token, option - DRAW_FACE, final_neutral(g, self.region))
        return next_final_token(g, self.region)


def final_neutral(g: State, region: int) -> int:
    """[rattus.end.knight-neutral] Neutral cubes of the piece, if the Knight's owner took a last turn."""
    knight = g.owner[KNIGHT]
    if region != g.plague or knight == NOBODY or knight == g.ender:
        return 0
    return g.t.knight_neutral


class Scoring(Frame):
    """[rattus.end.winner] The game is over."""

    def run(self, g: State) -> list[Frame]:
        if g.journal is not None:
            winner = outcome(g).winners[0]
            g.tell(ev.GameEnded(winner, g.score(winner)))
        return []


def outcome(g: State) -> Outcome:
    """[rattus.end.winner] [rattus.end.tie] Most cubes; among equals whoever would have moved next."""
    order = sorted(range(g.players), key=lambda seat: (-g.score(seat), (seat - g.ender - 1) % g.players))
    ranking = [order.index(seat) + 1 for seat in range(g.players)]
    return Outcome([order[0]], ranking, REASON.words[g.reason])
