"""What can be in the way of a choice in Pest. Fields hold ids; their annotations name the domain of the id."""

from __future__ import annotations

from dataclasses import dataclass

from lazaretto.games.pest.actions import (
    Action,
    Branch,
    Building,
    CapitalBuilding,
    Cell,
    Due,
    Housing,
    Location,
    Node,
    Resource,
    Seat,
    Slot,
    Technology,
    Token,
    Workplace,
)
from lazaretto.kernel.reasons import Fact, Need


@dataclass(frozen=True, slots=True)
class NeedsResource(Need):
    """So much of a resource; coins, of which `coins` are to be had, may stand in for what is missing but do not suffice."""

    resource: Resource
    needed: int
    had: int
    coins: int


@dataclass(frozen=True, slots=True)
class NeedsResearch(Need):
    """Research tokens."""

    needed: int
    had: int


@dataclass(frozen=True, slots=True)
class NeedsTwo(Need):
    """Two basic resources, equal or not, for an exchange."""

    needed: int
    had: int


@dataclass(frozen=True, slots=True)
class NoRoomFor(Fact):
    """No more of the resource can be held."""

    resource: Resource
    limit: int


@dataclass(frozen=True, slots=True)
class DoctorIsHere(Fact):
    """The doctor stands there."""

    node: Node


@dataclass(frozen=True, slots=True)
class NoRoad(Fact):
    """No road joins the two."""

    node: Node
    here: Node


@dataclass(frozen=True, slots=True)
class EnteredAlready(Fact):
    """The doctor has entered the location in this turn."""

    location: Location


@dataclass(frozen=True, slots=True)
class TooFewPoints(Fact):
    """The way there takes more points than the move has left."""

    node: Node
    price: int
    points: int


@dataclass(frozen=True, slots=True)
class NotInCapital(Fact):
    """A doctor does not stay in the capital, nor does a camp stand there."""


@dataclass(frozen=True, slots=True)
class NoWayOut(Fact):
    """The capital could not be left again."""


@dataclass(frozen=True, slots=True)
class NoWay(Fact):
    """No step at all is possible."""


@dataclass(frozen=True, slots=True)
class StepMustFollow(Fact):
    """The camp was placed, or would be, before the first step: a step must follow."""


@dataclass(frozen=True, slots=True)
class CampPlaced(Fact):
    """The camp stands on the map."""

    location: Location


@dataclass(frozen=True, slots=True)
class NoCamp(Fact):
    """No camp stands on the map."""


@dataclass(frozen=True, slots=True)
class CampAtDoctor(Fact):
    """The camp stands where the doctor does: that is one place."""


@dataclass(frozen=True, slots=True)
class BoostUsed(Fact):
    """A research token has made this action stronger already."""


@dataclass(frozen=True, slots=True)
class NoTechnology(Fact):
    """The card is not one's own."""

    technology: Technology


@dataclass(frozen=True, slots=True)
class CardUsed(Fact):
    """The card was used in this action."""

    technology: Technology


@dataclass(frozen=True, slots=True)
class CardHasMortus(Fact):
    """A mortus stands on the card."""

    technology: Technology


@dataclass(frozen=True, slots=True)
class CardFull(Fact):
    """No more people find room on the card."""

    technology: Technology
    people: int


@dataclass(frozen=True, slots=True)
class NobodyOnCard(Fact):
    """Nobody is on the card."""

    technology: Technology


@dataclass(frozen=True, slots=True)
class CardTakesNobody(Fact):
    """No card takes in a sick person now."""


@dataclass(frozen=True, slots=True)
class NobodyInCell(Fact):
    """Nobody in a healing cell can go on."""


@dataclass(frozen=True, slots=True)
class AdvanceFirst(Fact):
    """The person in a healing cell goes on before the action ends."""


@dataclass(frozen=True, slots=True)
class JumpedNotHere(Fact):
    """The jump takes the place of the first step, and a step was made."""


@dataclass(frozen=True, slots=True)
class OtherKind(Fact):
    """The location is of another type than the one the doctor stands in, or the same one."""

    location: Location


@dataclass(frozen=True, slots=True)
class CellTaken(Fact):
    """A mortus stands in the cell."""

    cell: Cell


@dataclass(frozen=True, slots=True)
class CellFree(Fact):
    """No mortus stands in the cell."""

    cell: Cell


@dataclass(frozen=True, slots=True)
class NotOfCell(Fact):
    """The action does not belong to the cell of this turn."""

    action: Action


@dataclass(frozen=True, slots=True)
class ActionFirst(Fact):
    """This belongs to an action of this turn, which is begun first."""

    action: Action


@dataclass(frozen=True, slots=True)
class ActionDone(Fact):
    """The action of this turn is done."""

    action: Action


@dataclass(frozen=True, slots=True)
class NobodyToAssign(Fact):
    """There is nobody to assign and nobody to move."""


@dataclass(frozen=True, slots=True)
class NothingLeftToBuild(Fact):
    """All buildings are built."""


@dataclass(frozen=True, slots=True)
class CheapestBuilding(Fact):
    """Even this building, the nearest to what there is, is too dear."""

    building: Building


@dataclass(frozen=True, slots=True)
class CheapestCapital(Fact):
    """Even this building of the capital, the nearest to what there is, is too dear."""

    capital: CapitalBuilding


@dataclass(frozen=True, slots=True)
class Ruined(Fact):
    """The location lies in ruins."""

    location: Location


@dataclass(frozen=True, slots=True)
class OwnHouseThere(Fact):
    """An own building stands there."""

    location: Location


@dataclass(frozen=True, slots=True)
class LocationFull(Fact):
    """There is no room for another building."""

    location: Location
    buildings: int


@dataclass(frozen=True, slots=True)
class SiteUsed(Fact):
    """This action has built there already."""

    location: Location


@dataclass(frozen=True, slots=True)
class MapChosen(Fact):
    """This action has built on the map, so it does not build in the capital."""


@dataclass(frozen=True, slots=True)
class CapitalTaken(Fact):
    """Somebody has built it."""

    capital: CapitalBuilding
    seat: Seat


@dataclass(frozen=True, slots=True)
class BuiltAlready(Fact):
    """The building stands on the map."""

    building: Building
    location: Location


@dataclass(frozen=True, slots=True)
class NotBuilt(Fact):
    """The building is not built."""

    building: Building


@dataclass(frozen=True, slots=True)
class NotWeak(Fact):
    """The action is not weakened."""


@dataclass(frozen=True, slots=True)
class IsWeak(Fact):
    """The action is weakened."""


@dataclass(frozen=True, slots=True)
class NotInPrice(Fact):
    """The price has nothing of the resource."""

    resource: Resource


@dataclass(frozen=True, slots=True)
class NothingMade(Fact):
    """Nothing is made of the resource."""

    resource: Resource


@dataclass(frozen=True, slots=True)
class AlreadyArranged(Fact):
    """The quarantine was rearranged in this pause already."""


@dataclass(frozen=True, slots=True)
class SameArrangement(Fact):
    """The quarantine is arranged so already."""


@dataclass(frozen=True, slots=True)
class NobodyToArrange(Fact):
    """Nobody is on a penalty space, and nobody need be."""


@dataclass(frozen=True, slots=True)
class AllPenned(Fact):
    """Every penalty space is taken, so nobody can change places."""

    spaces: int


@dataclass(frozen=True, slots=True)
class PennedMustBe(Fact):
    """So many people must be on penalty spaces, or as many as free the cards: -1 where that is the same."""

    wanted: int
    freeing: int
    given: int


@dataclass(frozen=True, slots=True)
class RoomInRegular(Fact):
    """There is room without penalty."""


@dataclass(frozen=True, slots=True)
class RegularFull(Fact):
    """All spaces without penalty are taken."""

    spaces: int


@dataclass(frozen=True, slots=True)
class SpaceTaken(Fact):
    """Somebody is there."""

    housing: Housing


@dataclass(frozen=True, slots=True)
class SpaceEmpty(Fact):
    """Nobody is there."""

    housing: Housing


@dataclass(frozen=True, slots=True)
class FiveKeepsFood(Fact):
    """Somebody on space five would leave too little for what must still be paid."""

    reserve: int


@dataclass(frozen=True, slots=True)
class CoinsBetween(Fact):
    """So few or so many coins stand in here."""

    least: int
    most: int


@dataclass(frozen=True, slots=True)
class NotDue(Fact):
    """This does not compete for the one high place."""

    due: Due


@dataclass(frozen=True, slots=True)
class NoSuchReward(Fact):
    """There is no such reward here, or it would do nothing."""

    branch: Branch


@dataclass(frozen=True, slots=True)
class TokenDown(Fact):
    """No such token lies face up."""

    token: Token


@dataclass(frozen=True, slots=True)
class TrackFull(Fact):
    """The healthy track is full."""

    people: int


@dataclass(frozen=True, slots=True)
class NoHealthy(Fact):
    """Nobody is on the healthy track."""


@dataclass(frozen=True, slots=True)
class BoughtAlready(Fact):
    """A technology was bought in this action."""


@dataclass(frozen=True, slots=True)
class NotOnMarket(Fact):
    """The card does not lie on the market."""

    technology: Technology


@dataclass(frozen=True, slots=True)
class SlotUnfit(Fact):
    """The card belongs into another slot."""

    technology: Technology
    slot: Slot


@dataclass(frozen=True, slots=True)
class SlotOccupied(Fact):
    """The card in the slot must stay: somebody is on it."""

    slot: Slot


@dataclass(frozen=True, slots=True)
class RefreshedAlready(Fact):
    """The market was laid out anew in this action."""


@dataclass(frozen=True, slots=True)
class NobodyInCapital(Fact):
    """Nobody of one's own is in the capital."""


@dataclass(frozen=True, slots=True)
class ExperimentsMost(Fact):
    """The card brings so many sick people at most."""

    most: int


@dataclass(frozen=True, slots=True)
class PlaceTaken(Fact):
    """Somebody is there."""

    workplace: Workplace


@dataclass(frozen=True, slots=True)
class PlaceEmpty(Fact):
    """Nobody is there."""

    workplace: Workplace


@dataclass(frozen=True, slots=True)
class OnlyBuildings(Fact):
    """People are moved between buildings only."""


@dataclass(frozen=True, slots=True)
class NoPlaceToMove(Fact):
    """No own building is empty."""


@dataclass(frozen=True, slots=True)
class MovedEnough(Fact):
    """People were moved often enough in this action."""

    times: int


@dataclass(frozen=True, slots=True)
class SomebodyInHand(Fact):
    """Somebody was taken out and must be put down first."""


@dataclass(frozen=True, slots=True)
class NobodyInHand(Fact):
    """Nobody was taken out yet."""


@dataclass(frozen=True, slots=True)
class NotOnStartCard(Fact):
    """The location is not among those for this castle."""

    location: Location


@dataclass(frozen=True, slots=True)
class NotBesideCastle(Fact):
    """The location is no neighbour of the own castle."""

    location: Location


FACTS: tuple[type[Fact], ...] = (
    NeedsResource,
    NeedsResearch,
    NeedsTwo,
    NoRoomFor,
    DoctorIsHere,
    NoRoad,
    EnteredAlready,
    TooFewPoints,
    NotInCapital,
    NoWayOut,
    NoWay,
    StepMustFollow,
    CampPlaced,
    NoCamp,
    CampAtDoctor,
    BoostUsed,
    NoTechnology,
    CardUsed,
    CardHasMortus,
    CardFull,
    NobodyOnCard,
    CardTakesNobody,
    NobodyInCell,
    AdvanceFirst,
    JumpedNotHere,
    OtherKind,
    CellTaken,
    CellFree,
    NotOfCell,
    ActionFirst,
    ActionDone,
    NobodyToAssign,
    NothingLeftToBuild,
    CheapestBuilding,
    CheapestCapital,
    Ruined,
    OwnHouseThere,
    LocationFull,
    SiteUsed,
    MapChosen,
    CapitalTaken,
    BuiltAlready,
    NotBuilt,
    NotWeak,
    IsWeak,
    NotInPrice,
    NothingMade,
    AlreadyArranged,
    SameArrangement,
    NobodyToArrange,
    AllPenned,
    PennedMustBe,
    RoomInRegular,
    RegularFull,
    SpaceTaken,
    SpaceEmpty,
    FiveKeepsFood,
    CoinsBetween,
    NotDue,
    NoSuchReward,
    TokenDown,
    TrackFull,
    NoHealthy,
    BoughtAlready,
    NotOnMarket,
    SlotUnfit,
    SlotOccupied,
    RefreshedAlready,
    NobodyInCapital,
    ExperimentsMost,
    PlaceTaken,
    PlaceEmpty,
    OnlyBuildings,
    NoPlaceToMove,
    MovedEnough,
    SomebodyInHand,
    NobodyInHand,
    NotOnStartCard,
    NotBesideCastle,
)
