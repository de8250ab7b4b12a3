"""Rattus: Europe, 1347. Exports one value, GAME."""

from __future__ import annotations

from lazaretto.games.rattus.actions import BOUNDS, DOMAINS, SPACE
from lazaretto.games.rattus.bot import RattusEvaluation
from lazaretto.games.rattus.components import problems
from lazaretto.games.rattus.events import EVENTS
from lazaretto.games.rattus.facts import FACTS
from lazaretto.games.rattus.former import FORMER
from lazaretto.games.rattus.holdings import dangers, holdings
from lazaretto.games.rattus.notation import load_board, save_board
from lazaretto.games.rattus.observation import describe, observe
from lazaretto.games.rattus.rules import class_cards, end, outbreak, spread, turn
from lazaretto.games.rattus.rules import setup as setup_rules
from lazaretto.games.rattus.rules.end import outcome, scores
from lazaretto.games.rattus.setup import option_values, setup
from lazaretto.games.rattus.sheet import ledger, shipped
from lazaretto.games.rattus.shortcuts import SHORTCUTS
from lazaretto.games.rattus.shown import View
from lazaretto.games.rattus.tables import make_tables
from lazaretto.games.rattus.view import determinise, view
from lazaretto.kernel.contract import GameModule
from lazaretto.kernel.declared import frames_in

_PHASES = "rattus.turn.phases"
_CARD_TIME = "rattus.class.own-turn-once"
_OURS = ""  # a question of our own making: no rule tells its time

FALLBACK_RULES: dict[str, str] = {
    "FirstCubes": "rattus.setup.first-placement",
    "TakeCard": _PHASES,
    "AddCubes": _PHASES,
    "UseCard": _CARD_TIME,
    "King": _OURS,
    "Merchant": _OURS,
    "MerchantTo": _OURS,
    "Monk": _OURS,
    "MonkTo": _OURS,
    "Witch": _OURS,
    "WitchAlso": "rattus.class.witch-look",
    "WitchStop": _OURS,
    "WitchSwap": "rattus.class.witch-swap",
    "MovePlague": _PHASES,
    "PlaceRat": "rattus.spread.one",
    "CountPlague": "rattus.class.knight-neutral",
    "Reveal": "rattus.outbreak.reveal-order",
    "Pass": _PHASES,
    "PlagueStarts": "rattus.setup.plague-piece",
    "FirstSeat": "rattus.setup.first-player",
    "Face": "rattus.turn.hidden-rats",
    "FinalToken": "rattus.end.final-order",
}


GAME = GameModule(
    name="rattus",
    home=__name__,
    rules_version="2",
    players=(2, 3, 4),
    space=SPACE,
    domains=DOMAINS,
    frames=frames_in(setup_rules, turn, class_cards, spread, outbreak, end),
    bounds=BOUNDS,
    events=EVENTS,
    facts=FACTS,
    ledger=ledger,
    edition=shipped,
    make_tables=make_tables,
    option_values=option_values,
    setup=setup,
    save_board=save_board,
    load_board=load_board,
    problems=problems,
    view=view,
    determinise=determinise,
    scores=scores,
    outcome=outcome,
    evaluation=RattusEvaluation(),
    turns_ahead=0,
    search_floor=40,
    coach_margin=0.4,
    fallback_rules=FALLBACK_RULES,
    observe=observe,
    describe=describe,
    holdings=holdings,
    dangers=dangers,
    shortcuts=SHORTCUTS,
    view_type=View,
    former=FORMER,
)
