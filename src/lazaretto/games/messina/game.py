"""Messina 1347: rescue the citizens, fight the plague, fill the city again. Exports one value, GAME."""

from __future__ import annotations

from lazaretto.games.messina.actions import BOUNDS, DOMAINS, SPACE
from lazaretto.games.messina.bot import MessinaEvaluation
from lazaretto.games.messina.components import problems
from lazaretto.games.messina.events import EVENTS
from lazaretto.games.messina.facts import FACTS
from lazaretto.games.messina.former import FORMER
from lazaretto.games.messina.holdings import holdings
from lazaretto.games.messina.notation import load_board, save_board
from lazaretto.games.messina.observation import describe, observe
from lazaretto.games.messina.rules import (
    action,
    action_any_hex,
    action_scroll,
    advanced,
    build,
    build_stacks,
    citizen,
    citizen_waiting,
    helper,
    overseer,
    overseer_activation,
    plague,
    prep,
    prep_ships,
    prep_wheel,
    production,
    quarantine,
    rating,
    repop,
    rescue,
    score,
    ship,
    solo,
    turn,
    turn_stage,
)
from lazaretto.games.messina.rules import round as round_rules
from lazaretto.games.messina.rules import setup as setup_rules
from lazaretto.games.messina.rules.score import outcome, scores, tie
from lazaretto.games.messina.setup import option_values, setup
from lazaretto.games.messina.sheet import ledger, shipped
from lazaretto.games.messina.shortcuts import SHORTCUTS
from lazaretto.games.messina.shown import View
from lazaretto.games.messina.tables import make_tables
from lazaretto.games.messina.view import determinise, view
from lazaretto.kernel.contract import GameModule
from lazaretto.kernel.declared import frames_in

CHAPTERS = (
    setup_rules,
    round_rules,
    action,
    action_any_hex,
    action_scroll,
    advanced,
    build,
    build_stacks,
    citizen,
    citizen_waiting,
    helper,
    overseer,
    overseer_activation,
    plague,
    prep,
    prep_ships,
    prep_wheel,
    production,
    quarantine,
    rating,
    repop,
    rescue,
    score,
    ship,
    solo,
    turn,
    turn_stage,
)

_STEPS = "messina.turn.four-steps"

FALLBACK_RULES: dict[str, str] = {
    "Helper": _STEPS,
    "Stand": _STEPS,
    "Recall": "messina.helper.recall",
    "TakeShip": "messina.ship.choose",
    "Settle": "messina.citizen.sector-fixed",
    "Employ": "messina.quarantine.exit",
    "Shelter": "messina.rescue.plague-to-quarantine",
    "TurnAway": "messina.rescue.all-citizens",
    "Leave": "messina.quarantine.two-rounds",
    "Work": "messina.citizen.to-workshop-anytime",
    "Fight": "messina.turn.step-order-strict",
    "FightBoth": "messina.turn.step-order-strict",
    "Act": _STEPS,
    "Repopulate": "messina.repop.instead-of-action",
    "Give": "messina.repop.step-order",
    "GiveHelper": "messina.repop.helper-needed",
    "Claim": "messina.rating.people-actions",
    "Buy": "messina.rating.pay-price",
    "Rating": "messina.action.icon-rating",
    "Side": "messina.action.slash-choice",
    "Advance": "messina.action.icon-overseer-any",
    "Leap": "messina.action.icon-overseer-skip",
    "UpgradeOverseer": "messina.action.icon-upgrade-overseer",
    "UpgradeCitizen": "messina.action.icon-upgrade-citizen",
    "Activate": "messina.overseer.activates-on-landing",
    "Borrow": "messina.action.icon-any-hex",
    "Scroll": "messina.action.icon-scroll",
    "Build": "messina.action.icon-build",
    "OnCabin": "messina.build.cabin-target",
    "Refresh": "messina.build.refresh",
    "Produce": "messina.round.end-sequence",
    "ProduceAll": "messina.round.end-sequence",
    "Stop": "messina.turn.decline-action",
    "EndTurn": "messina.turn.four-steps",
    "OrderSeat": "messina.setup.turn-order-random",
    "DealEstate": "messina.advanced.boards",
    "DealScroll": "messina.advanced.boards",
    "DealHex": "messina.setup.first-city",
    "WheelStart": "messina.setup.wheel-start",
    "DrawDock": "messina.setup.dock-stack",
    "DrawShip": "messina.setup.ship-stack",
    "Reveal": "messina.build.reveal-next",
    "DrawToken": "messina.solo.token-draw",
    "LoseShip": "messina.solo.take-ship",
}


GAME = GameModule(
    name="messina",
    home=__name__,
    rules_version="2",
    players=(1, 2, 3, 4),
    space=SPACE,
    domains=DOMAINS,
    frames=frames_in(*CHAPTERS),
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
    tie=tie,
    evaluation=MessinaEvaluation(),
    turns_ahead=1,
    search_floor=200,
    coach_margin=0.25,
    fallback_rules=FALLBACK_RULES,
    observe=observe,
    describe=describe,
    holdings=holdings,
    burdens=frozenset({"rat"}),
    shortcuts=SHORTCUTS,
    view_type=View,
    former=FORMER,
)
