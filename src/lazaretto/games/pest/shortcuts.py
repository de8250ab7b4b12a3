"""What a click in Pest takes along: an action is opened and ended by pointing at what is to be done, coins are paid last."""

from __future__ import annotations

from lazaretto.games.pest.actions import (
    CELLS,
    CLEAR,
    DO,
    END_TURN,
    EXCHANGE_WITH,
    HEAL_ACTION,
    LEFTS,
    PAY_COINS,
    PLACE_MORTUS,
    PRODUCE,
    PRODUCE_ACTION,
    RESEARCH_ACTION,
    RESOURCES,
    SET_PRICE,
    TOPS,
)
from lazaretto.games.pest.board import Board
from lazaretto.games.pest.holdings import holdings
from lazaretto.games.pest.rules.action import Act, strength
from lazaretto.games.pest.rules.action_boost import has_boost
from lazaretto.games.pest.rules.build import SetPrice
from lazaretto.games.pest.rules.concept import PayCoins
from lazaretto.games.pest.rules.exchange import ExchangeWith
from lazaretto.games.pest.rules.move_gather import ClearBy
from lazaretto.games.pest.rules.produce import ProduceHow, made
from lazaretto.kernel.frame import Position
from lazaretto.kernel.shortcuts import NO_OPTION, Shortcuts


def obvious(here: Position) -> int:
    """[pest.concept.coin-joker] Own goods first, coins last; the sick are fed; production and building without a token."""
    asked = here.todo.top()
    if isinstance(asked, PayCoins):
        return min(option for option in here.legal() if option >= PAY_COINS)
    if isinstance(asked, ClearBy) and CLEAR in here.legal():
        return int(CLEAR)
    if isinstance(asked, ExchangeWith):
        return _partner(here, asked)
    if isinstance(asked, SetPrice) and SET_PRICE in here.legal():
        return int(SET_PRICE)
    if isinstance(asked, ProduceHow) and PRODUCE in here.legal():
        return int(PRODUCE)
    return NO_OPTION


def _partner(here: Position, asked: ExchangeWith) -> int:
    """[pest.exchange.two-for-coin] Two of a kind, where there are two."""
    same = EXCHANGE_WITH + asked.first
    return int(same) if same in here.legal() else NO_OPTION


def follows(here: Position, last: int) -> int:
    """[pest.action.two-actions-any-order] Production comes first where that costs nothing and nothing of it is lost."""
    asked, g = here.todo.top(), here.board
    if not isinstance(asked, Act) or not PLACE_MORTUS <= last < PLACE_MORTUS + CELLS or not isinstance(g, Board):
        return NO_OPTION
    option = DO + PRODUCE_ACTION
    if not asked.has(PRODUCE_ACTION) or option not in here.legal() or _is_better_later(g, asked):
        return NO_OPTION
    return int(option)


def before(here: Position, option: int) -> int:
    """[pest.action.two-actions-any-order] Before a turn ends: what is left to do, if it asks and costs nothing."""
    asked = here.todo.top()
    if option != END_TURN or not isinstance(asked, Act):
        return NO_OPTION
    actions = [each for each in here.legal() if DO <= each < DO + TOPS + LEFTS]
    return next((each for each in actions if _is_free(here, asked, each)), NO_OPTION)


def _is_free(here: Position, asked: Act, option: int) -> bool:
    """Does an action end without a question, with nothing less than before?"""
    after, had = here.clone(), _counted(here, asked.seat)
    after.step(option)
    while after.who() == asked.seat and after.ask().count == 1 and not isinstance(after.todo.top(), Act):
        after.step(after.ask().all[0])
    if after.who() != asked.seat or not isinstance(after.todo.top(), Act):
        return False
    return all(now >= was for now, was in zip(_counted(after, asked.seat), had, strict=True))


def _counted(here: Position, seat: int) -> list[int]:
    assert isinstance(here.board, Board)
    return list(holdings(here.board)[seat].values())


def _is_better_later(g: Board, asked: Act) -> bool:
    """Could more be produced after something else: the other action, an exchange, a new arrangement?"""
    seat, labs = asked.seat, g.t.mat.lab_sum
    if strength(g, seat, PRODUCE_ACTION) or has_boost(g, seat):
        return True
    due = made(g, seat)
    if any(due[resource] > g.room(seat, resource) for resource in range(RESOURCES)):
        return True
    healed = min(g.healthy(seat) + g.held(seat), len(labs) - 1)
    return not asked.has(RESEARCH_ACTION) and not (asked.has(HEAL_ACTION) and labs[healed] == labs[g.healthy(seat)])


SHORTCUTS = Shortcuts(
    ends=frozenset({"Stop", "StopBuilding", "Finish", "EndTurn"}),
    opens=frozenset({"Do", "Assign"}),
    goes=frozenset({"Step", "Jump"}),
    going=frozenset({"Clear"}),
    beside=frozenset({"Exchange", "Arrange"}),
    again=frozenset({"Inhale", "Exchange"}),
    row=frozenset({"Heal", "TakeCrate", "House"}),
    parts=frozenset({"ExchangeWith"}),
    apart=frozenset({"Exchange", "Heal"}),
    expected=frozenset({"Buy", "Refresh", "PlaceDoctor", "PlaceCastle"}),
    obvious=obvious,
    before=before,
    follows=follows,
)
