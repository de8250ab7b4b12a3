"""Rescuing citizens: into the sector, into quarantine, out of it again."""

from __future__ import annotations

from typing import ClassVar, Final

from lazaretto.games.messina import events as ev
from lazaretto.games.messina.actions import CABINS, CLASSES, EMPLOY, LEAVE, SETTLE, SHELTER, STOP, TURN_AWAY
from lazaretto.games.messina.rules.citizens import reward, rooms
from lazaretto.games.messina.rules.perform import OUTSIDE, free_offers, is_free, is_verb, take_free, why_not_free
from lazaretto.games.messina.state import NO_BUILDING, ORDINARY, State, class_of, level_of
from lazaretto.kernel.frame import Frame

LAST_STAGE: Final = 2  # square II of a cabin


class Rescue(Frame):
    """[messina.rescue.all-citizens] [messina.rescue.before-fight] Every citizen of the hex, one after the other.

    [messina.rescue.clean-to-sector] [messina.rescue.plague-to-quarantine] [messina.rescue.sector-full]
    [messina.rescue.quarantine-full] Ends: every round of it takes a citizen off the hex.
    """

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "hex")

    def __init__(self, seat: int, hex: int) -> None:
        self.seat: Final = seat
        self.hex: Final = hex

    def run(self, g: State) -> list[Frame]:
        if first_class(g, self.hex) < 0:
            return []
        if g.cubes[self.hex]:
            if g.empty_cabins(self.seat):
                return shelter(g, self.seat, self.hex)
            for citizen in range(CLASSES):
                while g.waiting[self.hex * CLASSES + citizen] > 0:
                    turn_away(g, self.seat, self.hex, citizen)
            return []
        citizen = first_class(g, self.hex)
        if g.empty_squares(self.seat, citizen) or rooms(g, self.seat, citizen):
            return [SettleCitizen(self.seat, self.hex, citizen)]
        turn_away(g, self.seat, self.hex, citizen)
        return [self]


def first_class(g: State, hex: int) -> int:
    """Classes have sectors of their own, so they are served in their order."""
    for citizen in range(CLASSES):
        if g.waiting[hex * CLASSES + citizen] > 0:
            return citizen
    return -1


def turn_away(g: State, seat: int, hex: int, citizen: int) -> None:
    """Without a place the citizen goes to the supply."""
    g.lift_citizen(hex, citizen)
    if g.journal is not None:
        g.tell(ev.CitizenTurnedAway(seat, citizen))


def room_offers(g: State, seat: int, citizen: int) -> list[int]:
    """[messina.citizen.to-workshop-anytime] Moves that make room in a sector, and all that bring a reward."""
    found = rooms(g, seat, citizen)
    return [*found, *[option for option in free_offers(g, seat, OUTSIDE) if option not in found]]


class SettleCitizen(Frame):
    """[messina.rescue.square-choice] [messina.rescue.sector-full] An empty square of the class; first perhaps make room.

    Ends: the citizen is placed, or one moves into a workshop.
    """

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "hex", "class_")

    def __init__(self, seat: int, hex: int, class_: int) -> None:
        self.seat: Final = seat
        self.hex: Final = hex
        self.class_: Final = class_

    def who(self) -> int:
        return self.seat

    def options(self, g: State) -> list[int]:
        found = [SETTLE + square for square in g.empty_squares(self.seat, self.class_)] or [TURN_AWAY]
        return [*found, *room_offers(g, self.seat, self.class_)]

    def take(self, g: State, option: int) -> list[Frame]:
        again = Rescue(self.seat, self.hex)
        if is_free(option):
            return [*take_free(g, self.seat, option, OUTSIDE), again]
        if option == TURN_AWAY:
            turn_away(g, self.seat, self.hex, self.class_)
        else:
            g.lift_citizen(self.hex, self.class_)
            g.settle(self.seat, option - SETTLE, ORDINARY)
        return [again]

    def why_not(self, g: State, option: int) -> list[str]:
        if is_free(option):
            return why_not_free(g, self.seat, option, OUTSIDE)
        if option == TURN_AWAY:
            return ["messina.rescue.all-citizens"]
        return ["messina.rescue.square-choice"] if is_verb(option, "Settle") else []


def distinct_cabins(g: State, seat: int) -> list[int]:
    """[messina.quarantine.cabins] Empty cabins; of those without an upgrade only the first, for they are alike."""
    found: list[int] = []
    plain = False
    for cabin in g.empty_cabins(seat):
        if g.cabin_upgrade[seat * CABINS + cabin] == NO_BUILDING:
            if plain:
                continue
            plain = True
        found.append(cabin)
    return found


def shelter(g: State, seat: int, hex: int) -> list[Frame]:
    """[messina.rescue.plague-to-quarantine] Where all cabins are alike and nobody is left behind, nobody is asked."""
    question = ShelterCitizen(seat, hex)
    options = question.options(g)
    return question.take(g, options[0]) if len(options) == 1 else [question]


class ShelterCitizen(Frame):
    """[messina.rescue.plague-to-quarantine] [messina.rescue.quarantine-full] A citizen into square I of an empty cabin.

    Where there are cabins for all, classes are served in their order; else the player says who is kept.
    Ends: a citizen leaves the hex, or a free move is used up.
    """

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "hex")

    def __init__(self, seat: int, hex: int) -> None:
        self.seat: Final = seat
        self.hex: Final = hex

    def who(self) -> int:
        return self.seat

    def options(self, g: State) -> list[int]:
        cabins = distinct_cabins(g, self.seat)
        classes = [citizen for citizen in range(CLASSES) if g.waiting[self.hex * CLASSES + citizen]]
        if g.citizens_on(self.hex) <= len(g.empty_cabins(self.seat)):
            classes = classes[:1]
        found = [SHELTER + citizen * CABINS + cabin for citizen in classes for cabin in cabins]
        return [*found, *free_offers(g, self.seat, OUTSIDE)]

    def take(self, g: State, option: int) -> list[Frame]:
        again = Rescue(self.seat, self.hex)
        if is_free(option):
            return [*take_free(g, self.seat, option, OUTSIDE), again]
        citizen, cabin = divmod(option - SHELTER, CABINS)
        g.lift_citizen(self.hex, citizen)
        g.shelter(self.seat, citizen, cabin)
        return [again]

    def why_not(self, g: State, option: int) -> list[str]:
        if is_free(option):
            return why_not_free(g, self.seat, option, OUTSIDE)
        rules = ["messina.rescue.plague-to-quarantine", "messina.quarantine.cabins"]
        return rules if is_verb(option, "Shelter") else []


# ---------------------------------------------------------------- out of quarantine


class AdvanceQuarantine(Frame):
    """[messina.quarantine.advance] [messina.quarantine.exit] [messina.quarantine.two-rounds]

    II leaves, then I becomes II.
    """

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, g: State) -> list[Frame]:
        return [LeaveQuarantine(self.seat), MoveOn(self.seat)]


class MoveOn(Frame):
    """[messina.quarantine.advance] Each citizen in square I goes to square II of the same cabin."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, g: State) -> list[Frame]:
        for cabin in range(CABINS):
            if g.cabin[self.seat * CABINS + cabin]:
                g.advance_cabin(self.seat, cabin)
        return []


def leavers(g: State, seat: int) -> list[int]:
    """Cabins whose citizen leaves; of citizens that are alike only the first."""
    found: list[int] = []
    seen: list[int] = []
    for cabin in range(CABINS):
        code = g.cabin[seat * CABINS + cabin]
        if code and g.cabin_stage[seat * CABINS + cabin] == LAST_STAGE and code not in seen:
            seen.append(code)
            found.append(cabin)
    return found


class LeaveQuarantine(Frame):
    """[messina.quarantine.exit] One citizen after the other. Ends: every round of it empties a cabin."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, g: State) -> list[Frame]:
        cabins = leavers(g, self.seat)
        if not cabins:
            return []
        if len(cabins) > 1:
            return [ChooseLeaver(self.seat), self]
        return [PlaceLeaver(self.seat, cabins[0]), self]


class ChooseLeaver(Frame):
    """[messina.quarantine.exit] Several leave in the order their owner likes."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def who(self) -> int:
        return self.seat

    def options(self, g: State) -> list[int]:
        return [LEAVE + cabin for cabin in leavers(g, self.seat)]

    def take(self, g: State, option: int) -> list[Frame]:
        return [PlaceLeaver(self.seat, option - LEAVE)]

    def why_not(self, g: State, option: int) -> list[str]:
        return ["messina.quarantine.exit"] if is_verb(option, "Leave") else []


class PlaceLeaver(Frame):
    """[messina.quarantine.exit] With no place at all, and no reward that could make one, the citizen is lost unasked."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "cabin")

    def __init__(self, seat: int, cabin: int) -> None:
        self.seat: Final = seat
        self.cabin: Final = cabin

    def run(self, g: State) -> list[Frame]:
        citizen = class_of(g.cabin[self.seat * CABINS + self.cabin])
        room = g.empty_squares(self.seat, citizen) or g.empty_shops(self.seat, citizen)
        if room or free_offers(g, self.seat, OUTSIDE):
            return [ChoosePlace(self.seat, self.cabin)]
        lose_leaver(g, self.seat, self.cabin)
        return []


def lose_leaver(g: State, seat: int, cabin: int) -> None:
    citizen = class_of(g.cabin[seat * CABINS + cabin])
    g.leave_cabin(seat, cabin)
    if g.journal is not None:
        g.tell(ev.CitizenTurnedAway(seat, citizen))


class ChoosePlace(Frame):
    """[messina.quarantine.exit] An empty square of the sector or straight into an empty workshop of the class.

    Ends: the citizen is placed or let go, or one moves into a workshop.
    """

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "cabin")

    def __init__(self, seat: int, cabin: int) -> None:
        self.seat: Final = seat
        self.cabin: Final = cabin

    def who(self) -> int:
        return self.seat

    def options(self, g: State) -> list[int]:
        citizen = class_of(g.cabin[self.seat * CABINS + self.cabin])
        found = [SETTLE + square for square in g.empty_squares(self.seat, citizen)]
        found += [EMPLOY + shop for shop in g.empty_shops(self.seat, citizen)]
        return [*(found or [TURN_AWAY]), *room_offers(g, self.seat, citizen)]

    def take(self, g: State, option: int) -> list[Frame]:
        if is_free(option):
            return [*take_free(g, self.seat, option, OUTSIDE), PlaceLeaver(self.seat, self.cabin)]
        if option == TURN_AWAY:
            lose_leaver(g, self.seat, self.cabin)
            return []
        level = level_of(g.cabin[self.seat * CABINS + self.cabin])
        g.leave_cabin(self.seat, self.cabin)
        if option >= EMPLOY:
            g.employ(self.seat, option - EMPLOY, level)
            frames = reward(g, self.seat, option - EMPLOY, OUTSIDE)
            return [*frames, FollowUp(self.seat)] if frames else []
        g.settle(self.seat, option - SETTLE, level)
        return []

    def why_not(self, g: State, option: int) -> list[str]:
        if is_free(option):
            return why_not_free(g, self.seat, option, OUTSIDE)
        return ["messina.quarantine.exit"] if is_verb(option, "Settle", "Employ", "TurnAway") else []


class FollowUp(Frame):
    """[messina.citizen.to-workshop-anytime] What the last leaver's reward has made possible; others are asked anyway.

    Ends: a workshop gives one reward.
    """

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, g: State) -> list[Frame]:
        if leavers(g, self.seat) or not free_offers(g, self.seat, OUTSIDE):
            return []
        return [ChooseFollowUp(self.seat)]


class ChooseFollowUp(Frame):
    """[messina.citizen.to-workshop-anytime] Another move into a workshop, or none."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def who(self) -> int:
        return self.seat

    def options(self, g: State) -> list[int]:
        return [*free_offers(g, self.seat, OUTSIDE), STOP]

    def take(self, g: State, option: int) -> list[Frame]:
        if option == STOP:
            return []
        return [*take_free(g, self.seat, option, OUTSIDE), FollowUp(self.seat)]

    def why_not(self, g: State, option: int) -> list[str]:
        return why_not_free(g, self.seat, option, OUTSIDE) if is_free(option) else []
