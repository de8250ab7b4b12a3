"""What can be in the way of a choice in Messina. Fields hold ids; their annotations name the domain of the id."""

from __future__ import annotations

from dataclasses import dataclass

from lazaretto.games.messina.actions import (
    Building,
    Cabin,
    Class,
    Cost,
    Dock,
    Group,
    Hex,
    Home,
    Line,
    Place,
    Rating,
    Seat,
    Ship,
    Side,
    Space,
    Spot,
    Square,
    Workshop,
)
from lazaretto.kernel.reasons import Fact, Need


@dataclass(frozen=True, slots=True)
class NeedsGoods(Need):
    """So much of a resource, or points."""

    cost: Cost
    needed: int
    had: int


@dataclass(frozen=True, slots=True)
class NeedsCoinsForWay(Need):
    """A way of so many steps costs coins."""

    spot: Spot
    steps: int
    needed: int
    had: int


@dataclass(frozen=True, slots=True)
class NeedsCitizens(Need):
    """Citizens of a class in sectors and workshops."""

    citizen: Class
    needed: int
    had: int


@dataclass(frozen=True, slots=True)
class NeedsUpgraded(Need):
    """Upgraded citizens of a class in sectors and workshops."""

    citizen: Class
    needed: int
    had: int


@dataclass(frozen=True, slots=True)
class NotInCity(Fact):
    """The hex has not been laid."""

    hex: Hex


@dataclass(frozen=True, slots=True)
class HexUsedUp(Fact):
    """This turn has no hex whose action or district is still open."""


@dataclass(frozen=True, slots=True)
class PortNoDistrict(Fact):
    """A port cannot be repopulated."""

    hex: Hex


@dataclass(frozen=True, slots=True)
class DistrictOf(Fact):
    """The district is repopulated."""

    hex: Hex
    seat: Seat


@dataclass(frozen=True, slots=True)
class NoCart(Fact):
    """Every own cart was used in this round; perhaps there is none."""

    carts: int


@dataclass(frozen=True, slots=True)
class NoTokensLeft(Fact):
    """All repopulation tokens lie in the city."""

    districts: int


@dataclass(frozen=True, slots=True)
class NoHelperLeft(Fact):
    """Every own helper was used in this round."""


@dataclass(frozen=True, slots=True)
class SomebodyStands(Fact):
    """A standing helper blocks the hex."""

    spot: Spot


@dataclass(frozen=True, slots=True)
class NoShipHere(Fact):
    """No ship lies at the dock."""

    dock: Dock


@dataclass(frozen=True, slots=True)
class ShipNotHere(Fact):
    """The ship does not lie at the dock of this turn."""

    ship: Ship
    dock: Dock


@dataclass(frozen=True, slots=True)
class NoHelperThere(Fact):
    """No own helper is there."""

    place: Place


@dataclass(frozen=True, slots=True)
class HelperUsed(Fact):
    """The helper there was used in this round."""

    place: Place


@dataclass(frozen=True, slots=True)
class OthersFirst(Fact):
    """Helpers in the city are used before those in the estate."""


@dataclass(frozen=True, slots=True)
class HelperIsHome(Fact):
    """The helper is in the estate already."""


@dataclass(frozen=True, slots=True)
class SomewhereToGo(Fact):
    """There is a hex or a ship the helper can go to."""


@dataclass(frozen=True, slots=True)
class HomeTaken(Fact):
    """Somebody is there."""

    home: Home


@dataclass(frozen=True, slots=True)
class HomeEmpty(Fact):
    """Nobody is there."""

    home: Home


@dataclass(frozen=True, slots=True)
class HomeUpgraded(Fact):
    """The citizen there is upgraded."""

    home: Home


@dataclass(frozen=True, slots=True)
class HomeOrdinary(Fact):
    """The citizen there is not upgraded."""

    home: Home


@dataclass(frozen=True, slots=True)
class HomeOfOthers(Fact):
    """The place is for another class than the one in question."""

    home: Home
    citizen: Class


@dataclass(frozen=True, slots=True)
class NobodyToSettle(Fact):
    """Nobody of the class is waiting here."""

    citizen: Class


@dataclass(frozen=True, slots=True)
class HasAPlace(Fact):
    """There is a place for everybody."""


@dataclass(frozen=True, slots=True)
class CabinAlike(Fact):
    """Nothing tells the cabin from another one: that one is offered for both."""

    cabin: Cabin
    other: Cabin


@dataclass(frozen=True, slots=True)
class NotYetOut(Fact):
    """The citizen stays in quarantine for another round."""

    cabin: Cabin


@dataclass(frozen=True, slots=True)
class LockedIn(Fact):
    """Nobody is given up from quarantine."""

    cabin: Cabin


@dataclass(frozen=True, slots=True)
class NotYours(Fact):
    """The building is not one's own."""

    building: Building


@dataclass(frozen=True, slots=True)
class WrongClass(Fact):
    """Citizens of another class work there."""

    workshop: Workshop
    citizen: Class


@dataclass(frozen=True, slots=True)
class OnlyForUpgraded(Fact):
    """The workshop needs an upgraded worker."""

    workshop: Workshop


@dataclass(frozen=True, slots=True)
class RewardGiven(Fact):
    """The workshop has given its reward."""

    workshop: Workshop


@dataclass(frozen=True, slots=True)
class WorkLater(Fact):
    """The move brings nothing before the end of the round: it is offered then, or where room is wanted."""

    workshop: Workshop


@dataclass(frozen=True, slots=True)
class NotBeside(Fact):
    """The two hexes are no neighbours."""

    hex: Hex
    other: Hex


@dataclass(frozen=True, slots=True)
class NoCubes(Fact):
    """No plague lies on the hex."""

    hex: Hex


@dataclass(frozen=True, slots=True)
class ShipCubeAlone(Fact):
    """On a ship powerful fire destroys one cube only."""


@dataclass(frozen=True, slots=True)
class NothingComes(Fact):
    """Nothing would come of it now."""


@dataclass(frozen=True, slots=True)
class ActionGone(Fact):
    """The action of this turn has been used, or there is none."""


@dataclass(frozen=True, slots=True)
class OutsideStage(Fact):
    """It is not the action stage of one's own turn."""


@dataclass(frozen=True, slots=True)
class SpaceAhead(Fact):
    """The disc has not reached the space."""

    space: Space


@dataclass(frozen=True, slots=True)
class SpaceNothing(Fact):
    """No action of the space is open."""

    space: Space


@dataclass(frozen=True, slots=True)
class NotForSale(Fact):
    """Steps of the rating are not sold."""

    rating: Rating


@dataclass(frozen=True, slots=True)
class RatingAtEnd(Fact):
    """The disc is on the last space."""

    rating: Rating


@dataclass(frozen=True, slots=True)
class RatingNotMeant(Fact):
    """The icon is about other ratings."""

    rating: Rating


@dataclass(frozen=True, slots=True)
class MustChoose(Fact):
    """This is not declined."""


@dataclass(frozen=True, slots=True)
class NoSuchSide(Fact):
    """The effect has fewer sides or items, or this one is done."""

    side: Side


@dataclass(frozen=True, slots=True)
class LineOnTop(Fact):
    """The marker is on top."""

    line: Line


@dataclass(frozen=True, slots=True)
class SquareSpent(Fact):
    """The square works once in the game, and has."""

    square: Square


@dataclass(frozen=True, slots=True)
class OutOfReach(Fact):
    """The square is not among those that can be activated, or not any more."""

    square: Square


@dataclass(frozen=True, slots=True)
class OverseerNotMeant(Fact):
    """The icon is about another overseer."""

    citizen: Class


@dataclass(frozen=True, slots=True)
class OverseerAtEnd(Fact):
    """The overseer is on the last cell."""

    citizen: Class


@dataclass(frozen=True, slots=True)
class WayNotHere(Fact):
    """Left or right is chosen where the path parts (1), on the way to the second cell, and only there."""

    citizen: Class
    parts: int


@dataclass(frozen=True, slots=True)
class NoSkipping(Fact):
    """The icon does not let an overseer skip a cell."""


@dataclass(frozen=True, slots=True)
class PathTooShort(Fact):
    """There are not two cells before the overseer."""

    citizen: Class


@dataclass(frozen=True, slots=True)
class UpgradedOnWay(Fact):
    """The overseer can still advance: he is upgraded by that."""

    citizen: Class


@dataclass(frozen=True, slots=True)
class OverseerUpgraded(Fact):
    """The overseer is upgraded."""

    citizen: Class


@dataclass(frozen=True, slots=True)
class LaterEra(Fact):
    """Workshops of this era come in a later round."""

    building: Building
    round: int


@dataclass(frozen=True, slots=True)
class PastEra(Fact):
    """Workshops of this era are gone."""

    building: Building


@dataclass(frozen=True, slots=True)
class BuiltBy(Fact):
    """Somebody has built it."""

    building: Building
    seat: Seat


@dataclass(frozen=True, slots=True)
class NotOpen(Fact):
    """The building does not lie open on a stack."""

    building: Building


@dataclass(frozen=True, slots=True)
class NoBareCabin(Fact):
    """Every own cabin has its upgrade."""


@dataclass(frozen=True, slots=True)
class CabinImproved(Fact):
    """The cabin has an upgrade."""

    cabin: Cabin


@dataclass(frozen=True, slots=True)
class RefreshedAlready(Fact):
    """The stacks were turned over for this building already."""


@dataclass(frozen=True, slots=True)
class NothingUnder(Fact):
    """There is nothing under the open tokens."""

    group: Group


@dataclass(frozen=True, slots=True)
class ProducedAlready(Fact):
    """The building has produced in this round."""

    building: Building


@dataclass(frozen=True, slots=True)
class BringsNothing(Fact):
    """The building brings nothing now: nobody fitting is in it."""

    building: Building


@dataclass(frozen=True, slots=True)
class NothingPlain(Fact):
    """Not two buildings are left that need no decision."""


FACTS: tuple[type[Fact], ...] = (
    NeedsGoods,
    NeedsCoinsForWay,
    NeedsCitizens,
    NeedsUpgraded,
    NotInCity,
    HexUsedUp,
    PortNoDistrict,
    DistrictOf,
    NoCart,
    NoTokensLeft,
    NoHelperLeft,
    SomebodyStands,
    NoShipHere,
    ShipNotHere,
    NoHelperThere,
    HelperUsed,
    OthersFirst,
    HelperIsHome,
    SomewhereToGo,
    HomeTaken,
    HomeEmpty,
    HomeUpgraded,
    HomeOrdinary,
    HomeOfOthers,
    NobodyToSettle,
    HasAPlace,
    CabinAlike,
    NotYetOut,
    LockedIn,
    NotYours,
    WrongClass,
    OnlyForUpgraded,
    RewardGiven,
    WorkLater,
    NotBeside,
    NoCubes,
    ShipCubeAlone,
    NothingComes,
    ActionGone,
    OutsideStage,
    SpaceAhead,
    SpaceNothing,
    NotForSale,
    RatingAtEnd,
    RatingNotMeant,
    MustChoose,
    NoSuchSide,
    LineOnTop,
    SquareSpent,
    OutOfReach,
    OverseerNotMeant,
    OverseerAtEnd,
    WayNotHere,
    NoSkipping,
    PathTooShort,
    UpgradedOnWay,
    OverseerUpgraded,
    LaterEra,
    PastEra,
    BuiltBy,
    NotOpen,
    NoBareCabin,
    CabinImproved,
    RefreshedAlready,
    NothingUnder,
    ProducedAlready,
    BringsNothing,
    NothingPlain,
)
