"""Workshops, cabin upgrades, carts (all of them buildings), and ships."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lazaretto.games.messina.actions import CART_STACKS, CLASS, GOODS, STACKED
from lazaretto.games.messina.effects import parse_price
from lazaretto.games.messina.sheet_parts import Sheet, Tokens, Workshop
from lazaretto.games.messina.tables_effects import PrintedEffects, rows, set_of, sets_of
from lazaretto.kernel.blocks import vec
from lazaretto.kernel.errors import BadInput

ERAS: Final = 2


class TokenTable:
    """[messina.setup.ships-two-player] [messina.setup.carts-two-player] Of this number of players."""

    def __init__(self, sheet: Sheet, effects: PrintedEffects, seats: int) -> None:
        tokens = sheet.tokens
        shops = tokens.workshop
        small = seats == sheet.solo.setup_as_players
        kept = {goods.id for goods in sheet.lists.goods if goods.in_two_player or not small}
        _check_sizes(tokens)
        self.cost: Final = rows([parse_price(cost, f"edition tokens.{name}.cost") for name, cost in _costs(tokens)])
        self.effect: Final = vec[i64](_effects(tokens, effects))  # by building; 0 for carts
        # By workshop: what an upgraded worker adds
        self.extra: Final = vec[i64](
            [effects.number(shop.upgraded_extra, f"tokens.workshop {shop.id}.upgraded_extra") for shop in shops]
        )
        self.era: Final = vec[i64]([shop.era for shop in shops])
        self.shop_class: Final = vec[i64]([CLASS.index[shop.cls] for shop in shops])
        self.needs_upgraded: Final = vec[i64]([int(shop.needs_upgraded) for shop in shops])
        self.of_class: Final = sets_of(
            [CLASS.index[shop.cls] for shop in shops], len(CLASS.words)
        )  # a bit for each workshop
        self.second_era: Final[i64] = set_of([at for at, shop in enumerate(shops) if shop.era > 1])
        self.only_upgraded: Final[i64] = set_of([at for at, shop in enumerate(shops) if shop.needs_upgraded])
        self.pool: Final = _pools(shops)  # [era * classes + class]: a bit for each workshop
        self.cart_pair: Final = vec[i64]([cart.pair for cart in tokens.cart])
        self.pairs: Final = _pairs([cart.pair for cart in tokens.cart])  # by pair: a bit for each cart
        self.cart_vp: Final = vec[i64]([cart.vp for cart in tokens.cart])
        self.cart_stacks: Final[i64] = tokens.cart_stacks_by_players[str(seats)]
        self.cabin_stacks: Final[i64] = tokens.cabin_stacks
        self.ship_number: Final = vec[i64]([ship.number for ship in tokens.ship])
        self.ship_goods: Final = vec[i64]([GOODS.index[ship.goods] for ship in tokens.ship])
        self.ship_effect: Final = vec[i64](
            [effects.number(ship.effect, f"tokens.ship {ship.id}.effect") for ship in tokens.ship]
        )
        self.ships_in_play: Final = vec[i64]([at for at, ship in enumerate(tokens.ship) if ship.goods in kept])
        self.goods: Final[i64] = len(GOODS.words)


def _costs(tokens: Tokens) -> list[tuple[str, str]]:
    costs = [(f"workshop {shop.id}", shop.cost) for shop in tokens.workshop]
    costs += [(f"cabin_upgrade {upgrade.id}", upgrade.cost) for upgrade in tokens.cabin_upgrade]
    return costs + [(f"cart {cart.id}", cart.cost) for cart in tokens.cart]


def _effects(tokens: Tokens, effects: PrintedEffects) -> list[int]:
    producing = [(f"workshop {shop.id}", shop.effect) for shop in tokens.workshop]
    producing += [(f"cabin_upgrade {upgrade.id}", upgrade.effect) for upgrade in tokens.cabin_upgrade]
    return [effects.number(text, f"tokens.{name}.effect") for name, text in producing] + [0] * len(tokens.cart)


def _kinds(shops: list[Workshop]) -> list[int]:
    return [shop.era * len(CLASS.words) + CLASS.index[shop.cls] for shop in shops]


def _pools(shops: list[Workshop]) -> vec[i64]:
    return sets_of(_kinds(shops), (ERAS + 1) * len(CLASS.words))


def _pairs(pairs: list[int]) -> vec[i64]:
    """One more than there are, for a stack that has come to its end."""
    return sets_of(pairs, max(pairs) + 2)


def _check_sizes(tokens: Tokens) -> None:
    """Another edition may mix its stacks otherwise, but not pile them higher."""
    for shop in tokens.workshop:
        if not 1 <= shop.era <= ERAS:
            raise BadInput("wrong-value", f"edition tokens.workshop {shop.id}.era", {"reason": str(shop.era)})
    kinds = _kinds(tokens.workshop)
    if max([kinds.count(kind) for kind in kinds]) > STACKED:
        raise BadInput("too-large", "edition tokens.workshop", {"most": str(STACKED)})
    if max(tokens.cart_stacks_by_players.values()) > CART_STACKS:
        raise BadInput("too-large", "edition tokens.cart_stacks_by_players", {"most": str(CART_STACKS)})
    if min([cart.pair for cart in tokens.cart]) < 1:
        raise BadInput("wrong-value", "edition tokens.cart", {"reason": "pair"})
