"""Pratique: ships at anchor, and nobody knows what they carry. Exports one value, GAME."""

from __future__ import annotations

from lazaretto.kernel.contract import GameModule
from lazaretto.kernel.declared import frames_in

from pratique.actions import BOUNDS, DOMAINS, SPACE
from pratique.bot import PratiqueEvaluation
from pratique.components import problems
from pratique.events import EVENTS
from pratique.facts import FACTS
from pratique.notation import load_board, save_board
from pratique.observation import describe, observe
from pratique.rules import setup as setup_rules
from pratique.rules import ship, turn
from pratique.rules.end import outcome, scores
from pratique.setup import option_values, setup
from pratique.sheet import ledger, shipped
from pratique.shown import View
from pratique.tables import make_tables
from pratique.view import determinise, view

FALLBACK_RULES: dict[str, str] = {
    "Visit": "pratique.turn.visit",
    "Admit": "pratique.turn.order",
    "SendAway": "pratique.turn.order",
    "Cargo": "pratique.setup.anchor",
    "FirstSeat": "pratique.setup.first",
}

GAME = GameModule(
    name="pratique",
    home=__name__,
    rules_version="1",
    players=(2, 3, 4),
    space=SPACE,
    domains=DOMAINS,
    frames=frames_in(setup_rules, turn, ship),
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
    evaluation=PratiqueEvaluation(),
    turns_ahead=0,
    fallback_rules=FALLBACK_RULES,
    observe=observe,
    describe=describe,
    view_type=View,
)
