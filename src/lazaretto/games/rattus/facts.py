"""What can be in the way of a choice in Rattus. Fields hold ids; their annotations name the domain of the id."""

from __future__ import annotations

from dataclasses import dataclass

from lazaretto.games.rattus.actions import Card, Region, Seat, Token
from lazaretto.kernel.reasons import Fact, Need

# ---------------------------------------------------------------- regions


@dataclass(frozen=True, slots=True)
class NotInPlay(Fact):
    """The region is left out with so few players."""

    region: Region
    players: int


@dataclass(frozen=True, slots=True)
class NoNeighbour(Fact):
    """The two regions have no border in common."""

    region: Region
    other: Region


@dataclass(frozen=True, slots=True)
class SameRegion(Fact):
    """A neighbouring region is wanted, and this is the one that things leave."""

    region: Region


@dataclass(frozen=True, slots=True)
class RegionFull(Fact):
    """No more than `rats` tokens lie in a region, and so many do."""

    region: Region
    rats: int


@dataclass(frozen=True, slots=True)
class PlagueIsHere(Fact):
    """The piece must go to another region."""

    region: Region


@dataclass(frozen=True, slots=True)
class TooFar(Fact):
    """The region is `steps` away from the plague, which goes `most` at most."""

    region: Region
    steps: int
    most: int


@dataclass(frozen=True, slots=True)
class FurtherByKnight(Fact):
    """So many steps are gone by the Knight's owner alone."""

    steps: int


# ---------------------------------------------------------------- cubes


@dataclass(frozen=True, slots=True)
class NeedsCubes(Need):
    """Cubes of one's own supply."""

    needed: int
    had: int


@dataclass(frozen=True, slots=True)
class NeedsCubesIn(Need):
    """Own cubes in a region."""

    region: Region
    needed: int
    had: int


@dataclass(frozen=True, slots=True)
class AsManyAsRats(Fact):
    """Cubes come to a region by its rats: with `rats` of them `least`, or up to `more` in addition; 0 is none at all."""

    region: Region
    rats: int
    least: int
    more: int


@dataclass(frozen=True, slots=True)
class OneMoreByPeasant(Fact):
    """One cube more than there are rats is added by the Peasant's owner alone."""


@dataclass(frozen=True, slots=True)
class CubesAddedAlready(Fact):
    """Cubes are added once a turn, and that is done."""


@dataclass(frozen=True, slots=True)
class RatsInRegion(Fact):
    """The King calls from regions without rats."""

    region: Region
    rats: int


@dataclass(frozen=True, slots=True)
class MerchantTakes(Fact):
    """The Merchant moves so many cubes at most."""

    most: int


@dataclass(frozen=True, slots=True)
class PeasantAdds(Fact):
    """In a last turn the Peasant adds exactly so many cubes."""

    count: int


# ---------------------------------------------------------------- cards


@dataclass(frozen=True, slots=True)
class CardOfAnother(Fact):
    """Somebody else has the card."""

    card: Card
    seat: Seat


@dataclass(frozen=True, slots=True)
class CardOnTable(Fact):
    """Nobody has the card."""

    card: Card


@dataclass(frozen=True, slots=True)
class CardIsYours(Fact):
    """Only a card that is not one's own is taken."""

    card: Card


@dataclass(frozen=True, slots=True)
class CardTakenAlready(Fact):
    """One card is taken a turn, and that is done."""


@dataclass(frozen=True, slots=True)
class CardUsed(Fact):
    """The card was used in this turn."""

    card: Card


@dataclass(frozen=True, slots=True)
class CardByItself(Fact):
    """The card is one's own and needs no use: it works by itself."""

    card: Card


@dataclass(frozen=True, slots=True)
class CardOnMap(Fact):
    """In a last turn the Peasant and the Knight are used by choosing a region."""

    card: Card


@dataclass(frozen=True, slots=True)
class UseCardFirst(Fact):
    """What the card is used for is asked once it is used."""

    card: Card


@dataclass(frozen=True, slots=True)
class CardUseless(Fact):
    """There is nothing on the map that the card could be used for."""

    card: Card


@dataclass(frozen=True, slots=True)
class LastTurnOnly(Fact):
    """It is a last turn: nothing but one's own cards can be used."""


# ---------------------------------------------------------------- tokens


@dataclass(frozen=True, slots=True)
class TokenNotOnMap(Fact):
    """The token is in the supply or was revealed."""

    token: Token


@dataclass(frozen=True, slots=True)
class TokenElsewhere(Fact):
    """The token lies in another region than the one in question."""

    token: Token
    region: Region
    other: Region


@dataclass(frozen=True, slots=True)
class TokenAlike(Fact):
    """All know the same of the token and of another one of its region: that one is offered for both."""

    token: Token
    other: Token


@dataclass(frozen=True, slots=True)
class TokenShut(Fact):
    """The token cannot leave: all regions around it are full."""

    token: Token
    region: Region


@dataclass(frozen=True, slots=True)
class TokenSeenFirst(Fact):
    """The Witch has looked at this token first; the second is another one."""

    token: Token


FACTS: tuple[type[Fact], ...] = (
    NotInPlay,
    NoNeighbour,
    SameRegion,
    RegionFull,
    PlagueIsHere,
    TooFar,
    FurtherByKnight,
    NeedsCubes,
    NeedsCubesIn,
    AsManyAsRats,
    OneMoreByPeasant,
    CubesAddedAlready,
    RatsInRegion,
    MerchantTakes,
    PeasantAdds,
    CardOfAnother,
    CardOnTable,
    CardIsYours,
    CardTakenAlready,
    CardUsed,
    CardByItself,
    CardOnMap,
    UseCardFirst,
    CardUseless,
    LastTurnOnly,
    TokenNotOnMap,
    TokenElsewhere,
    TokenAlike,
    TokenShut,
    TokenSeenFirst,
)
