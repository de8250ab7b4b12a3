"""Pest: the Thokaian empire. Exports one value, GAME."""

from __future__ import annotations

from lazaretto.games.pest.actions import BOUNDS, DOMAINS, SPACE
from lazaretto.games.pest.bot import PestEvaluation
from lazaretto.games.pest.components import problems
from lazaretto.games.pest.events import EVENTS
from lazaretto.games.pest.facts import FACTS
from lazaretto.games.pest.former import FORMER
from lazaretto.games.pest.holdings import dangers, holdings
from lazaretto.games.pest.notation import load_board, save_board
from lazaretto.games.pest.observation import describe, observe
from lazaretto.games.pest.rules import (
    action,
    aid,
    assign,
    build,
    build_done,
    camp,
    concept,
    endgame,
    era_end,
    exchange,
    flow,
    hard,
    heal,
    influence,
    move,
    move_gather,
    plague,
    produce,
    quarantine,
    research,
    solo,
    tech_workshop,
    track,
    two_market,
)
from lazaretto.games.pest.rules import setup as setup_rules
from lazaretto.games.pest.rules.endgame import outcome, scores
from lazaretto.games.pest.setup import OPEN_OPTIONS, option_values, setup
from lazaretto.games.pest.sheet import ledger, shipped
from lazaretto.games.pest.shortcuts import SHORTCUTS
from lazaretto.games.pest.shown import View
from lazaretto.games.pest.tables import make_tables
from lazaretto.games.pest.view import determinise, view
from lazaretto.kernel.contract import GameModule
from lazaretto.kernel.declared import frames_in

FRAMES = frames_in(
    setup_rules,
    hard,
    flow,
    plague,
    aid,
    action,
    exchange,
    move,
    move_gather,
    camp,
    quarantine,
    build,
    build_done,
    produce,
    research,
    tech_workshop,
    heal,
    assign,
    influence,
    concept,
    track,
    era_end,
    two_market,
    solo,
    endgame,
)

_TURN = "pest.action.two-actions-any-order"
_MOVE = "pest.move.step-sequence"
_RESEARCH = "pest.research.buy-one"

FALLBACK_RULES: dict[str, str] = {
    "PlaceCastle": "pest.setup.castle-3-to-5",
    "PlaceDoctor": "pest.setup.doctor-adjacent",
    "PlaceMortus": "pest.action.one-mortus-per-turn",
    "Trials": "pest.tech.17-medical-trials",
    "Repeat": "pest.tech.28-adrenaline-dose",
    "Do": _TURN,
    "EndTurn": _TURN,
    "Exchange": "pest.exchange.free-and-repeatable",
    "ExchangeWith": "pest.exchange.two-for-coin",
    "Arrange": "pest.quarantine.rearrange-windows",
    "House": "pest.quarantine.all-intake-goes-here",
    "PayCoins": "pest.concept.coin-joker",
    "TakeCrate": "pest.concept.crate-any-basic",
    "TakeFirst": "pest.track.gain-order",
    "TakeBranch": "pest.era-end.capital-first-choice",
    "UseToken": "pest.assign.capital-reward",
    "Step": _MOVE,
    "Jump": "pest.tech.06-cloning-experiment",
    "Camp": "pest.camp.place-while-moving",
    "Boost": "pest.action.boost-once",
    "Stop": _MOVE,
    "Clear": "pest.move.must-clear-location",
    "HealAtCamp": "pest.tech.21-improved-camp-heals",
    "Build": "pest.build.where",
    "BuildCapital": "pest.build.capital-building",
    "Price": "pest.build.weak",
    "StopBuilding": "pest.build.map-or-capital",
    "Produce": "pest.produce.all-at-once",
    "ProduceMore": "pest.produce.boost",
    "ProduceLess": "pest.produce.weak",
    "Restore": "pest.action.token-cancels-weak",
    "Buy": _RESEARCH,
    "MobileWorkshop": "pest.tech.25-mobile-workshop-choose",
    "Refresh": "pest.research.market-refresh",
    "Advance": "pest.tech.healing-cell-timing",
    "Send": "pest.tech.10-plague-specialists-send",
    "Recall": "pest.tech.11-scientists",
    "Experiment": "pest.tech.12-experimental-laboratory",
    "Heal": "pest.heal.any-number",
    "Inhale": "pest.tech.09-inhaler",
    "Finish": _TURN,
    "Lift": "pest.assign.reassign-buildings",
    "PutDown": "pest.assign.reassign-buildings",
    "Assign": "pest.assign.any-number",
    "Outpost": "pest.tech.24-quarantine-outpost",
    "KeepCamp": "pest.tech.21-improved-camp-shield",
    "Suit": "pest.tech.15-protective-suit",
    "LocationToken": "pest.hard.placement",
    "Law": "pest.setup.laws-drawn",
    "CapitalCard": "pest.setup.capital-card",
    "RewardToken": "pest.setup.reward-token-count",
    "Technology": "pest.research.market-refill",
    "NextSeat": "pest.setup.turn-order-random",
    "StartCard": "pest.setup.castle-3-to-5",
    "PlagueCard": "pest.plague.reveal-card",
    "AidCard": "pest.aid.reveal-after-plague",
}

GAME = GameModule(
    name="pest",
    home=__name__,
    rules_version="2",
    players=(1, 2, 3, 4, 5),
    space=SPACE,
    domains=DOMAINS,
    frames=FRAMES,
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
    evaluation=PestEvaluation(),
    turns_ahead=0,
    search_floor=64,
    coach_margin=0.2,
    fallback_rules=FALLBACK_RULES,
    observe=observe,
    describe=describe,
    holdings=holdings,
    burdens=frozenset({"infamy", "graveyard", "quarantine"}),
    dangers=dangers,
    shortcuts=SHORTCUTS,
    view_type=View,
    former=FORMER,
    open_options=OPEN_OPTIONS,
)
