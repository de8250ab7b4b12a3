"""Messina 1347: rescue the citizens, fight the plague, fill the city again. Exports one value, GAME."""

from __future__ import annotations

from lazaretto.games.messina.actions import SPACE
from lazaretto.games.messina.bot import evaluate
from lazaretto.games.messina.events import CATEGORY, DOMAINS, EVENTS
from lazaretto.games.messina.notation import load_board, problems, save_board
from lazaretto.games.messina.observation import describe, observe
from lazaretto.games.messina.rules import (
    building,
    citizens,
    dealing,
    free,
    icons,
    overseers,
    perform,
    plague,
    preparation,
    production,
    rating,
    repopulation,
    rescue,
    rounds,
    scoring,
    scrolls,
    solo,
    turn,
)
from lazaretto.games.messina.rules.scoring import breakdown, outcome
from lazaretto.games.messina.setup import clean_options, make_tables, option_values, setup
from lazaretto.games.messina.state import State
from lazaretto.games.messina.tables import ledger, shipped
from lazaretto.games.messina.view import determinise, view
from lazaretto.kernel.contract import GameModule
from lazaretto.kernel.frame import Frame

CHAPTERS = (
    dealing,
    rounds,
    turn,
    rescue,
    plague,
    overseers,
    citizens,
    building,
    repopulation,
    rating,
    scrolls,
    production,
    preparation,
    scoring,
    solo,
    perform,
    free,
    icons,
)

FRAMES: dict[str, type[Frame]] = {
    name: kind
    for chapter in CHAPTERS
    for name, kind in vars(chapter).items()
    if isinstance(kind, type) and issubclass(kind, Frame) and kind is not Frame
}

_STEPS = ("messina.turn.four-steps",)
_STAGE = ("messina.turn.interleave", "messina.turn.four-steps")

FALLBACK_RULES: dict[str, tuple[str, ...]] = {
    "Helper": _STEPS,
    "Stand": _STEPS,
    "Recall": ("messina.helper.recall",),
    "TakeShip": ("messina.ship.choose",),
    "Settle": ("messina.citizen.sector-fixed",),
    "Employ": ("messina.quarantine.exit",),
    "Shelter": ("messina.rescue.plague-to-quarantine",),
    "TurnAway": ("messina.rescue.all-citizens",),
    "Leave": ("messina.quarantine.two-rounds",),
    "Work": ("messina.citizen.to-workshop-anytime",),
    "Fight": ("messina.turn.step-order-strict",),
    "FightBoth": ("messina.turn.step-order-strict",),
    "Act": _STAGE,
    "Repopulate": ("messina.repop.instead-of-action", "messina.turn.four-steps"),
    "Give": ("messina.repop.step-order",),
    "GiveHelper": ("messina.repop.helper-needed",),
    "Claim": ("messina.rating.people-actions", "messina.rating.production-delay"),
    "Buy": ("messina.rating.pay-price",),
    "Rating": ("messina.action.icon-rating",),
    "Side": ("messina.action.slash-choice", "messina.turn.effect-chains"),
    "Advance": ("messina.action.icon-overseer-any",),
    "Leap": ("messina.action.icon-overseer-skip",),
    "UpgradeOverseer": ("messina.action.icon-upgrade-overseer",),
    "UpgradeCitizen": ("messina.action.icon-upgrade-citizen",),
    "Activate": ("messina.overseer.activates-on-landing",),
    "Borrow": ("messina.action.icon-any-hex",),
    "Scroll": ("messina.action.icon-scroll",),
    "Build": ("messina.action.icon-build",),
    "OnCabin": ("messina.build.cabin-target",),
    "Refresh": ("messina.build.refresh",),
    "Produce": ("messina.round.end-sequence",),
    "ProduceAll": ("messina.round.end-sequence",),
    "Stop": ("messina.turn.decline-action",),
    "EndTurn": ("messina.turn.four-steps",),
    "OrderSeat": ("messina.setup.turn-order-random",),
    "DealEstate": ("messina.advanced.boards",),
    "DealScroll": ("messina.advanced.boards",),
    "DealHex": ("messina.setup.first-city",),
    "WheelStart": ("messina.setup.wheel-start",),
    "DrawDock": ("messina.setup.dock-stack",),
    "DrawShip": ("messina.setup.ship-stack",),
    "Reveal": ("messina.build.reveal-next",),
    "DrawToken": ("messina.solo.token-draw",),
    "LoseShip": ("messina.solo.take-ship",),
}


def scores(g: State) -> list[dict[str, int]]:
    """[messina.score.order] What each seat would score if the game ended now, by category."""
    found: list[dict[str, int]] = []
    for seat in range(g.players):
        points = breakdown(g, seat)
        found.append({**dict(zip(CATEGORY.words, points, strict=True)), "total": sum(points)})
    return found


GAME = GameModule(
    name="messina",
    rules_version="1",
    players=(1, 2, 3, 4),
    space=SPACE,
    domains=DOMAINS,
    frames=FRAMES,
    events=EVENTS,
    ledger=ledger,
    edition=shipped,
    make_tables=make_tables,
    clean_options=clean_options,
    option_values=option_values,
    setup=setup,
    save_board=save_board,
    load_board=load_board,
    problems=problems,
    view=view,
    determinise=determinise,
    scores=scores,
    outcome=outcome,
    evaluate=evaluate,
    turns_ahead=1,
    fallback_rules=FALLBACK_RULES,
    observe=observe,
    describe=describe,
    masks=frozenset({"done", "own_squares", "other_squares"}),
)
