"""The hexes, and the outline of the city they lie in."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lazaretto.games.messina.actions import CELLS, CLASS, COLOUR, POSE, SITES
from lazaretto.games.messina.effects import KINDS, parse_price
from lazaretto.games.messina.sheet_parts import CityLayout, Hex, Sheet
from lazaretto.games.messina.tables_effects import PrintedEffects, rows, set_of, sets_of
from lazaretto.kernel.bits import bit
from lazaretto.kernel.blocks import vec
from lazaretto.kernel.errors import BadInput

FAR: Final[i64] = 99  # the distance of what is not in the city
LETTERS: Final = "ABC"
NEIGHBOURS: Final = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))


class CityTable:
    """Hexes (districts, then ports) and the sites they lie on."""

    def __init__(self, sheet: Sheet, effects: PrintedEffects, seats: int) -> None:
        layout = next(each for each in sheet.city.layout if each.players == seats)
        hexes = sheet.city.hex
        ports = sheet.city.port
        none = [-1] * len(ports)
        letters = [LETTERS.index(tile.cls) for tile in hexes]
        poses = [POSE.index[tile.rat] for tile in hexes]
        colours = [COLOUR.index[tile.colour] for tile in hexes]
        self.letter: Final = vec[i64](letters + none)  # 0 A, 1 B, 2 C
        self.colour: Final = vec[i64](colours + none)
        self.pose: Final = vec[i64](poses + none)
        self.letters: Final = sets_of(letters, len(LETTERS))  # by letter: a bit for each district
        self.posed: Final = sets_of(poses, len(POSE.words))  # by pose
        self.painted: Final = sets_of(colours, len(COLOUR.words))  # by colour
        self.action: Final = vec[i64](_actions(sheet, effects))  # effect
        self.cost: Final = rows(  # of repopulation
            [parse_price(tile.cost, f"edition city.hex {tile.id}.cost") for tile in hexes] + [[0] * KINDS for _ in ports]
        )
        self.ordinary: Final = rows(_wanted(hexes, len(ports), ""))  # citizens of each class that repopulation asks for,
        self.upgraded: Final = rows(_wanted(hexes, len(ports), "+"))  # of either side, and those that must be upgraded
        self.helper: Final = vec[i64]([int(tile.helper) for tile in hexes] + [0] * len(ports))
        self.vp: Final = vec[i64]([tile.vp for tile in hexes] + [0] * len(ports))
        # A hexes of this number of players
        self.first: Final = vec[i64]([at for at, tile in enumerate(hexes) if tile.cls == "A" and seats in tile.players])
        sites = [*layout.cells, *layout.port.values(), *layout.places.values()]
        names = [*[f"cell{n + 1}" for n in range(len(layout.cells))], *layout.port, *layout.places]
        _check_size(layout, len(sites))
        self.cells: Final[i64] = len(layout.cells)  # sites 0..cells-1 are the starting outline
        self.sites: Final[i64] = len(sites)
        near = [[at for at, other in enumerate(sites) if _touch(site, other)] for site in sites]
        self.near_site: Final = vec[i64]([set_of(row) for row in near])  # by site: a bit for each site next to it
        self.port_site: Final = vec[i64]([names.index(port.id) for port in ports])  # by dock
        # By dock: sites for a new hex, in the order they are tried
        self.search: Final = rows([[names.index(place) for place in _places_from(layout, port.id)] for port in ports])
        self.site_names: Final = names
        self._far: Final = vec[i64]([FAR] * (len(sites) * len(sites)))
        self._fixed: Final[i64] = len(layout.cells) + len(layout.port)  # sites before those of new hexes
        self._known: vec[vec[i64]] = rows([[] for _ in range(2 ** len(layout.places))])

    def reach(self, taken: i64) -> vec[i64]:
        """[messina.move.pass-through] Steps from site to site over taken sites (a bit for each), `[from * sites + to]`.

        Few outlines ever come about, so each is measured once.
        """
        places = taken >> self._fixed
        whole = taken - (places << self._fixed) == bit(self._fixed) - 1  # all but new hexes lie already
        if whole and len(self._known[places]):
            return self._known[places]
        found = self._far[:]
        for start in range(self.sites):
            if taken >> start & 1:
                self._measure(start, taken, found)
        if whole:
            self._known[places] = found
        return found

    def _measure(self, start: i64, taken: i64, found: vec[i64]) -> None:
        """From one site over all others that can be reached, a ring of sites after the other."""
        first = start * self.sites
        edge = bit(start)
        left = taken & ~edge
        steps: i64 = 0
        while edge:
            beyond: i64 = 0
            for site in range(self.sites):
                if edge >> site & 1:
                    found[first + site] = steps
                    beyond |= self.near_site[site]
            edge = beyond & left
            left &= ~edge
            steps += 1


def _check_size(layout: CityLayout, sites: int) -> None:
    """Another edition may lay the city out otherwise, but not larger than the numbering of sites goes."""
    if len(layout.cells) > CELLS or sites > SITES:
        raise BadInput("too-large", f"edition city.layout {layout.players}", {"most": f"{CELLS}, {SITES}"})


def _actions(sheet: Sheet, effects: PrintedEffects) -> list[int]:
    found = [effects.number(tile.action, f"city.hex {tile.id}.action") for tile in sheet.city.hex]
    return found + [effects.number(port.action, f"city.port {port.id}.action") for port in sheet.city.port]


def _wanted(hexes: list[Hex], ports: int, level: str) -> list[list[int]]:
    found = [[tile.citizens.count(name + level) for name in CLASS.words] for tile in hexes]
    return found + [[0] * len(CLASS.words) for _ in range(ports)]


def _touch(one: tuple[int, int], other: tuple[int, int]) -> bool:
    return (other[0] - one[0], other[1] - one[1]) in NEIGHBOURS


def _places_from(layout: CityLayout, port: str) -> list[str]:
    """[messina.prep.new-hex] Places for new hexes, clockwise from a port."""
    at = layout.perimeter.index(port)
    ring = layout.perimeter[at:] + layout.perimeter[:at]
    return [name for name in ring if name in layout.places]
