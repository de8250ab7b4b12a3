"""The estates: citizens in sectors, cabins and workshops, overseers, scrolls."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from lazaretto.games.messina import events_board as ev
from lazaretto.games.messina.actions import CABINS, HOME_CABIN, HOME_SHOP, SQUARES
from lazaretto.games.messina.board_buildings import EMPTY, ORDINARY, UPGRADED, BuildingsBoard
from lazaretto.kernel.bits import bit


@mypyc_attr(acyclic=True)
class EstateBoard(BuildingsBoard):
    """The player boards and who lives on them."""

    # ---------------------------------------------------------------- reading

    def square(self, seat: i64, square: i64) -> i64:
        """The citizen on a square: EMPTY, ORDINARY or UPGRADED."""
        return (self.occupied(seat) >> square & 1) + (self.golden(seat) >> square & 1)

    def settled(self, seat: i64, citizen: i64) -> i64:
        """A bit for each square of the sector of a class with a citizen."""
        return self.t.estate.sector[citizen] & self.occupied(seat)

    def empty_squares(self, seat: i64, citizen: i64) -> i64:
        """[messina.rescue.square-choice] A bit for each free square of the sector of a class."""
        return self.t.estate.sector[citizen] & ~self.occupied(seat)

    def empty_cabins(self, seat: i64) -> i64:
        """[messina.quarantine.cabins] A bit for each cabin without a citizen."""
        found: i64 = 0
        for cabin in range(CABINS):
            if self.cabin(seat, cabin) == 0:
                found |= bit(cabin)
        return found

    def level_at(self, seat: i64, home: i64) -> i64:
        """The citizen at a home of a seat: EMPTY, ORDINARY or UPGRADED."""
        if home < HOME_SHOP:
            return self.square(seat, home)
        if home < HOME_CABIN:
            shop = home - HOME_SHOP
            if self.shop_owner(shop) != seat:
                return EMPTY
            return self.worker(shop)
        code = self.cabin(seat, home - HOME_CABIN)
        if code == 0:
            return EMPTY
        return level_of(code)

    def class_at(self, seat: i64, home: i64) -> i64:
        if home < HOME_SHOP:
            return self.t.estate.square_class[home]
        if home < HOME_CABIN:
            return self.t.tokens.shop_class[home - HOME_SHOP]
        return class_of(self.cabin(seat, home - HOME_CABIN))

    def square_effect(self, seat: i64, square: i64) -> i64:
        return self.t.estate.effect[self.estate_board(seat) * SQUARES + square]

    # ---------------------------------------------------------------- primitives: citizens

    def set_square(self, seat: i64, square: i64, level: i64) -> None:
        """EMPTY, ORDINARY or UPGRADED."""
        here = bit(square)
        occupied = self.occupied(seat) & ~here
        golden = self.golden(seat) & ~here
        if level != EMPTY:
            occupied |= here
        if level == UPGRADED:
            golden |= here
        self.set_occupied(seat, occupied)
        self.set_golden(seat, golden)

    def settle(self, seat: i64, square: i64, level: i64) -> None:
        self.set_square(seat, square, level)
        if self.journal is not None:
            self.tell(ev.CitizenSettled(seat, self.t.estate.square_class[square], square))

    def shelter(self, seat: i64, citizen: i64, cabin: i64) -> None:
        """[messina.rescue.plague-to-quarantine] Into square I of a cabin."""
        self.set_cabin(seat, cabin, code_of(citizen, ORDINARY))
        self.set_cabin_stage(seat, cabin, 1)
        if self.journal is not None:
            self.tell(ev.CitizenSheltered(seat, citizen, cabin))

    def move_to_shop(self, seat: i64, square: i64, shop: i64) -> None:
        level = self.square(seat, square)
        self.set_square(seat, square, EMPTY)
        self.employ(seat, shop, level)

    def upgrade_citizen(self, seat: i64, home: i64) -> None:
        if home < HOME_SHOP:
            self.set_square(seat, home, UPGRADED)
        elif home < HOME_CABIN:
            self.set_worker(home - HOME_SHOP, UPGRADED)
        else:
            cabin = home - HOME_CABIN
            self.set_cabin(seat, cabin, code_of(class_of(self.cabin(seat, cabin)), UPGRADED))
        if self.journal is not None:
            self.tell(ev.CitizenUpgraded(seat, home))

    def give_citizen(self, seat: i64, home: i64) -> None:
        """[messina.citizen.returned-plain] Back to the supply, which has no upgraded citizens."""
        if home < HOME_SHOP:
            self.set_square(seat, home, EMPTY)
        else:
            self.set_worker(home - HOME_SHOP, EMPTY)
        if self.journal is not None:
            self.tell(ev.CitizenGiven(seat, home))

    def leave_cabin(self, seat: i64, cabin: i64) -> None:
        self.set_cabin(seat, cabin, 0)
        self.set_cabin_stage(seat, cabin, 0)
        if self.journal is not None:
            self.tell(ev.QuarantineLeft(seat, cabin))

    def advance_cabin(self, seat: i64, cabin: i64) -> None:
        self.change_cabin_stage(seat, cabin, 1)
        if self.journal is not None:
            self.tell(ev.QuarantineAdvanced(seat, cabin))

    def activate(self, seat: i64, square: i64) -> None:
        """[messina.advanced.one-use-square] [messina.solo.one-use-markers] The use of a single-use square is marked."""
        self.set_spent(seat, self.spent(seat) | self.t.estate.once[self.estate_board(seat)] & bit(square))
        if self.journal is not None:
            self.tell(ev.CitizenActivated(seat, square))

    # ---------------------------------------------------------------- primitives: overseers, scrolls, boards

    def advance_overseer(self, seat: i64, citizen: i64, cells: i64, way: i64) -> None:
        self.change_overseer(seat, citizen, cells)
        if way:
            self.set_branch(seat, citizen, way)
        if self.journal is not None:
            self.tell(ev.OverseerAdvanced(seat, citizen, self.overseer(seat, citizen), self.branch(seat, citizen)))

    def upgrade_overseer(self, seat: i64, citizen: i64) -> None:
        self.set_overseer_up(seat, citizen, 1)
        if self.journal is not None:
            self.tell(ev.OverseerUpgraded(seat, citizen))

    def advance_scroll(self, seat: i64, line: i64) -> None:
        self.change_scroll(seat, line, 1)
        if self.journal is not None:
            self.tell(ev.ScrollAdvanced(seat, line, self.scroll(seat, line)))

    def deal_estate(self, seat: i64, board: i64) -> None:
        self.set_estate_board(seat, board)
        if self.journal is not None:
            self.tell(ev.EstateDealt(seat, board))

    def deal_scroll(self, seat: i64, board: i64) -> None:
        self.set_scroll_board(seat, board)
        if self.journal is not None:
            self.tell(ev.ScrollDealt(seat, board))


def code_of(citizen: i64, level: i64) -> i64:
    """A citizen in a cabin as one number: class and level; 0 is nobody."""
    return citizen * UPGRADED + level


def class_of(code: i64) -> i64:
    return (code - 1) // UPGRADED


def level_of(code: i64) -> i64:
    return (code - 1) % UPGRADED + 1
