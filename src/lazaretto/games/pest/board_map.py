"""The map: buildings, doctors, camps, sick people, ruins."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from lazaretto.games.pest import events as ev
from lazaretto.games.pest.actions import BUILDINGS, COIN
from lazaretto.games.pest.board_player import NOWHERE, BoardPlayer
from lazaretto.games.pest.tables import CASTLE
from lazaretto.kernel.bits import bit


@mypyc_attr(acyclic=True)
class BoardMap(BoardPlayer):
    """What lies and stands on the map."""

    # ---------------------------------------------------------------- reading

    def ruined(self, location: i64) -> i64:
        """1 if a location is ruined."""
        return self.ruins >> location & 1

    def has_house(self, location: i64, seat: i64) -> bool:
        return self.estate(seat) >> location & 1 != 0

    def house(self, location: i64, seat: i64) -> i64:
        """The building of a seat in a location, or -1."""
        if self.estate(seat) >> location & 1:
            for building in range(BUILDINGS):
                if self.site(seat, building) == location:
                    return building
        return -1

    def houses(self, location: i64) -> i64:
        """Buildings of all players in a location."""
        count: i64 = 0
        for seat in range(self.players):
            count += self.estate(seat) >> location & 1
        return count

    def rival_houses(self, seat: i64, location: i64) -> i64:
        return self.houses(location) - (self.estate(seat) >> location & 1)

    def doctor_in(self, location: i64) -> bool:
        for seat in range(self.players):  # noqa: SIM110 (a generator is slow in the compiled engine)
            if self.doctor(seat) == location:
                return True
        return False

    def product(self, seat: i64, building: i64) -> i64:
        """[pest.build.resource-token] [pest.setup.castle-resource-token] What a built building produces."""
        if self.t.mat.coins[building]:
            return COIN
        return self.resource(self.site(seat, building))

    # ---------------------------------------------------------------- primitives

    def lay_location_token(self, location: i64, resource: i64, sick: i64) -> None:
        self.set_resource(location, resource)
        self.set_sick(location, sick)
        if self.journal is not None:
            self.tell(ev.LocationTokenLaid(location, resource, sick))

    def settle(self, seat: i64, building: i64, location: i64) -> None:
        """A building stands in a location."""
        self.set_site(seat, building, location)
        self.set_estate(seat, self.estate(seat) | bit(location))

    def put_castle(self, seat: i64, location: i64) -> None:
        self.settle(seat, CASTLE, location)
        if self.journal is not None:
            self.tell(ev.CastlePlaced(seat, location))

    def put_building(self, seat: i64, building: i64, location: i64) -> None:
        self.settle(seat, building, location)
        if self.journal is not None:
            self.tell(ev.BuildingBuilt(seat, building, location))

    def put_doctor(self, seat: i64, location: i64) -> None:
        self.set_doctor(seat, location)
        if self.journal is not None:
            self.tell(ev.DoctorPlaced(seat, location))

    def move_doctor(self, seat: i64, to: i64) -> None:
        origin = self.doctor(seat)
        self.set_doctor(seat, to)
        if self.journal is not None:
            self.tell(ev.DoctorMoved(seat, origin, to))

    def put_camp(self, seat: i64, location: i64) -> None:
        self.set_camp(seat, location)
        if self.journal is not None:
            self.tell(ev.CampPlaced(seat, location))

    def return_camp(self, seat: i64) -> None:
        location = self.camp(seat)
        self.set_camp(seat, NOWHERE)
        if self.journal is not None:
            self.tell(ev.CampReturned(seat, location))

    def add_sick(self, location: i64, count: i64) -> None:
        self.change_sick(location, count)
        if self.journal is not None:
            self.tell(ev.SickAdded(location, count))

    def add_road_sick(self, road: i64, count: i64) -> None:
        self.change_road_sick(road, count)
        if self.journal is not None:
            self.tell(ev.RoadSickAdded(road, count))

    def ruin(self, location: i64) -> None:
        self.ruins |= bit(location)
        self.set_sick(location, 0)
        if self.journal is not None:
            self.tell(ev.LocationDestroyed(location))

    def gather(self, seat: i64, location: i64, count: i64) -> None:
        self.change_sick(location, -count)
        if self.journal is not None:
            self.tell(ev.SickGathered(seat, location, count))

    def gather_road(self, seat: i64, road: i64) -> i64:
        count = self.road_sick(road)
        self.set_road_sick(road, 0)
        if self.journal is not None:
            self.tell(ev.RoadGathered(seat, road, count))
        return count
