"""Rattus: Europe, 1347. Exports one value, GAME."""

from __future__ import annotations

from lazaretto.games.rattus.actions import SPACE
from lazaretto.games.rattus.bot import evaluate
from lazaretto.games.rattus.events import DOMAINS, EVENTS
from lazaretto.games.rattus.notation import load_board, problems, save_board
from lazaretto.games.rattus.observation import describe, observe
from lazaretto.games.rattus.rules import cards, ending, plague, preparation, turn
from lazaretto.games.rattus.rules.ending import outcome
from lazaretto.games.rattus.setup import clean_options, make_tables, option_values, setup
from lazaretto.games.rattus.state import State
from lazaretto.games.rattus.tables import ledger, shipped
from lazaretto.games.rattus.view import determinise, view
from lazaretto.kernel.contract import GameModule
from lazaretto.kernel.frame import Frame

FRAMES: dict[str, type[Frame]] = {
    name: kind
    for chapter in (preparation, turn, cards, plague, ending)
    for name, kind in vars(chapter).items()
    if isinstance(kind, type) and issubclass(kind, Frame) and kind.__module__ == chapter.__name__
}

_PHASES = ("rattus.turn.phases",)
_CARD_TIME = ("rattus.class.own-turn-once",)

FALLBACK_RULES: dict[str, tuple[str, ...]] = {
    "FirstCubes": ("rattus.setup.first-placement",),
    "TakeCard": _PHASES,
    "AddCubes": _PHASES,
    "UseCard": _CARD_TIME,
    "King": _CARD_TIME,
    "Merchant": _CARD_TIME,
    "MerchantTo": ("rattus.class.merchant",),
    "Monk": _CARD_TIME,
    "MonkTo": ("rattus.class.monk",),
    "Witch": _CARD_TIME,
    "WitchAlso": ("rattus.class.witch-look",),
    "WitchStop": ("rattus.class.witch-look",),
    "WitchSwap": ("rattus.class.witch-swap",),
    "MovePlague": _PHASES,
    "PlaceRat": ("rattus.spread.one", "rattus.spread.two"),
    "CountPlague": ("rattus.class.knight-neutral",),
    "Reveal": ("rattus.outbreak.reveal-order",),
    "Pass": ("rattus.end.last-turn-limits", "rattus.turn.phases"),
    "PlagueStarts": ("rattus.setup.plague-piece",),
    "FirstSeat": ("rattus.setup.first-player",),
    "Face": ("rattus.turn.hidden-rats",),
    "FinalToken": ("rattus.end.final-order",),
}


def scores(g: State) -> list[dict[str, int]]:
    """[rattus.end.winner] Cubes in regions and in the palace, for each seat."""
    return [
        {"regions": g.score(seat) - g.palace[seat], "palace": g.palace[seat], "total": g.score(seat)}
        for seat in range(g.players)
    ]


GAME = GameModule(
    name="rattus",
    rules_version="1",
    players=(2, 3, 4),
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
    turns_ahead=0,
    fallback_rules=FALLBACK_RULES,
    observe=observe,
    describe=describe,
)
