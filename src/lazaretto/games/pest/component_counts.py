"""The components of an edition: the same ones as in the box as shipped."""

from __future__ import annotations

from lazaretto.games.pest import actions as act
from lazaretto.games.pest.language import number
from lazaretto.games.pest.sheet_rows import Sheet
from lazaretto.kernel.errors import BadInput


def check_components(sheet: Sheet) -> None:
    """[pest.component.boards] [pest.component.player-markers] [pest.component.supply-stock] [pest.component.play-aids]

    Another edition may print other values on the same components, not have other components. Supplies of tokens and
    people are never counted: they do not run out.
    """
    _check_words(sheet)
    _check_counts(sheet)
    _check_sizes(sheet)


def _check_words(sheet: Sheet) -> None:
    """[pest.component.map-size] [pest.component.cards] [pest.component.buildings] [pest.component.special-buildings]

    [pest.component.start-cards] The same components in the same order.
    """
    pairs = {
        "location": (act.LOCATION.words, [row.id for row in sheet.location]),
        "roads.list": (act.ROAD.words, [f"{one}-{other}" for one, other, _ in sheet.roads.pairs]),
        "building": (act.BUILDING.words, [row.id for row in sheet.building]),
        "capital_building": (act.CAPITAL_BUILDING.words, [row.id for row in sheet.capital_building]),
        "technology": (act.TECHNOLOGY.words, [f"t{row.number}" for row in sheet.technology]),
        "law": (act.LAW.words, [f"l{row.number}" for row in sheet.law]),
        "plague": (act.PLAGUE.words, [f"p{row.number}" for row in sheet.plague]),
        "aid": (act.AID.words, [f"a{row.number}" for row in sheet.aid]),
        "capital_card": (act.CAPITAL_CARD.words, [f"c{row.number}" for row in sheet.capital_card]),
        "player_colour": (act.COLOUR.words, [row.id for row in sheet.player_colour]),
        "start_card": (act.START_CARD.words, [row.id for row in sheet.start_card]),
        "player_board.top": (act.TOP, sheet.player_board.top),
    }
    for place, (expected, given) in pairs.items():
        if given != expected:
            raise BadInput("wrong-order", f"edition {place}", {"expected": ", ".join(expected)})


def _check_counts(sheet: Sheet) -> None:
    """[pest.component.law-decks] [pest.component.reward-tokens] [pest.component.location-tokens] As many kinds of each."""
    years = sum([era.years for era in sheet.era])
    for place, expected, given in (
        ("era", act.ERAS, len(sheet.era)),
        ("era years", act.YEARS, years),
        ("reward_tokens.list", act.TOKENS, len(sheet.reward_tokens.kinds)),
        ("hard_setup.tokens.list", len(act.LOCATION_TOKEN.words), len(sheet.hard_setup.tokens.kinds)),
    ):
        if given != expected:
            raise BadInput("wrong-count", f"edition {place}", {"given": str(given), "expected": str(expected)})


def _check_sizes(sheet: Sheet) -> None:
    """What the action numbering and the board have room for."""
    if sheet.setup.technology_market > act.MARKET:
        raise BadInput("too-large", "edition setup.technology_market", {"most": str(act.MARKET)})
    for at, row in enumerate(sheet.technology):
        most = len(act.TAKEN.words)
        if row.key == "healthy to sick" and number(row.args, "take_up_to", f"technology[{at}]") > most:
            raise BadInput("too-large", f"edition technology[{at}].args.take_up_to", {"most": str(most)})
