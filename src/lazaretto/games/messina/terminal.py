"""The board of Messina 1347 in a terminal: the city as a map and as a list, what can be built, the estates."""

from __future__ import annotations

from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from lazaretto.games.messina.actions import CATEGORY, SHEET
from lazaretto.games.messina.board import Board
from lazaretto.games.messina.notation_form import SavedHex
from lazaretto.games.messina.rules.score_race import popularity_after_rats
from lazaretto.games.messina.rules.score_scroll import scroll_points
from lazaretto.games.messina.sheet import read_sheet
from lazaretto.games.messina.sheet_parts import Sheet, Track
from lazaretto.games.messina.shown import ShownSeat, View
from lazaretto.games.messina.words import points_text
from lazaretto.games.screen import COLOURS, Speech, letter, packed, player
from lazaretto.kernel.match import Match

WIDTH = 14  # of a hex on the map, in letters
LINES = 3
PAINTS = {"orange": "dark_orange", "white": "bright_white", "blue": "bright_blue", "red": "bright_red"}
UPGRADED = 2
OPPONENT = "×"

TURNS = frozenset({"turn-began", "round-began"})


def draw(match: Match, view: View, words: Speech, names: Sequence[str], seat: int | None) -> RenderableType:
    """The whole table; the squares of an estate in full only for the seat that looks."""
    sheet = SHEET if match.header.edition is None else read_sheet(match.header.edition)
    city = _City(sheet, view, words)
    parts: list[RenderableType] = [
        _head(view, words),
        _map(city),
        _hexes(city),
        _offers(view, words),
        _players(sheet, view, words, names),
        _ratings(sheet, view, words, names),
    ]
    if seat is not None:
        parts.append(_squares(view, seat, words, names))
    estates = [_estate(view, each, words, names) for each in range(len(names))]
    for each, estate in enumerate(estates):
        estate.add_row(words.say("board-scroll"), "\n".join(_scroll(sheet, match, view, each, words)))
    return Group(*parts, Columns(estates), _legend(words))


def brief(match: Match, view: View, words: Speech, names: Sequence[str], seat: int | None) -> RenderableType:
    """The hexes in one line each, what can be built, the players."""
    sheet = SHEET if match.header.edition is None else read_sheet(match.header.edition)
    city = _City(sheet, view, words)
    hexes = [city.in_short(name) for name in view["hexes"]]
    docks = [_dock_in_short(city, name) for name, ships in view["docks"].items() if ships]
    tops = [stack["top"] for stack in view["stacks"]]
    offers = ", ".join(each for each in [*tops, *view["carts"]] if each is not None)
    built = Text(f"{words.say('board-building')}: {offers}")
    return Group(
        _head(view, words),
        packed([*hexes, *docks]),
        built,
        *[_in_short(view, words, names, each) for each in range(len(names))],
    )


def _dock_in_short(city: _City, name: str) -> Text:
    ships = city.view["docks"][name]
    plague = Text("■" * sum(ship["cube"] for ship in ships), style="bold red")
    return Text.assemble((f"[{name}]", "bold"), " ", ",".join(ship["ship"] for ship in ships), plague, city.helpers(name))


def _in_short(view: View, words: Speech, names: Sequence[str], seat: int) -> Text:
    """A player in one line: points, what is in stock, who lives in the estate, helpers."""
    row = view["seats"][seat]
    stock = ", ".join(f"{words.component('cost', name)} {count}" for name, count in row["stock"].items() if count)
    citizens = " ".join(filter(None, (_crowd(row, name, words) for name in ("nun", "craftsman", "aristocrat"))))
    parts = [f"{row['points']} ({row['total']})", stock, citizens, _helpers(row, words)]
    return player(words, seat, names) + Text(": " + "; ".join(each for each in parts if each))


def _head(view: View, words: Speech) -> Text:
    line = words.say(
        "board-round",
        round=view["round"],
        rounds=view["rounds"],
        supply=view["cube_supply"],
        price=view["cube_price"],
        wheel=words.component("step", view["wheel"], "about"),
    )
    return Text(line, style="bold")


def _legend(words: Speech) -> Text:
    return Text(words.say("board-legend"), style="dim")


# ---------------------------------------------------------------- the city


class _City:
    """What lies where, and who is there."""

    def __init__(self, sheet: Sheet, view: View, words: Speech) -> None:
        self.words = words
        self.view = view
        self.tiles = {tile.id: tile for tile in sheet.city.hex}
        seats = sheet.solo.setup_as_players if view["players"] == 1 else view["players"]
        layout = next(each for each in sheet.city.layout if each.players == seats)
        self.sites = {f"cell{at + 1}": cell for at, cell in enumerate(layout.cells)} | layout.port | layout.places

    def helpers(self, place: str) -> Text:
        """Whose helpers are here: standing ones as a letter, lying ones in brackets."""
        found = Text()
        for seat, row in enumerate(self.view["seats"]):
            for helper in row["helpers"]:
                if helper["place"] == place:
                    mark = letter(self.words, seat)
                    found.append(mark if helper["used"] else f"({mark})", style=f"bold {COLOURS[seat % len(COLOURS)]}")
        opponent = self.view["opponent"]
        if opponent is not None and place in opponent["standing"]:
            found.append(OPPONENT, style="bold")
        return found

    def citizens(self, row: SavedHex) -> str:
        classes = zip(("nun", "craftsman", "aristocrat"), row["citizens"], strict=True)
        return "".join(self.words.component("class", name, "letter") * count for name, count in classes)

    def cubes(self, row: SavedHex) -> Text:
        return Text("■" * row["cubes"], style="bold red")

    def owner(self, row: SavedHex) -> Text:
        seat = row["owner"]
        return Text() if seat is None else Text(f"#{letter(self.words, seat)}", style=COLOURS[seat % len(COLOURS)])

    def title(self, name: str) -> Text:
        """The id in the colour of the hex, its letter and the pose of the rat."""
        tile = self.tiles.get(name)
        if tile is None:
            return Text(f"[{name}]", style="bold")
        mark = self.words.component("paint", tile.colour, "letter") + self.words.component("pose", tile.rat, "sign")
        return Text(f"{name} {mark}", style=f"bold {PAINTS.get(tile.colour, '')}")

    def in_short(self, name: str) -> Text:
        """A hex in a few letters."""
        row = self.view["hexes"][name]
        rest = [self.owner(row), self.cubes(row), Text(self.citizens(row)), self.helpers(name)]
        return Text(" ").join([self.title(name), *[each for each in rest if each.plain]])

    def cell(self, name: str) -> list[Text]:
        row = self.view["hexes"][name]
        first = self.title(name) + Text(" ") + self.owner(row)
        second = self.cubes(row) + Text(" ") + Text(self.citizens(row))
        return [first, second, self.helpers(name)]


def _map(city: _City) -> Text:
    """Rows of hexes, every second one half a hex to the right."""
    at = {city.sites[row["site"]]: name for name, row in city.view["hexes"].items()}
    rows = sorted({r for _, r in at})
    left = min(2 * q + r for q, r in at)
    drawn = Text()
    for r in rows:
        here = sorted((2 * q + r - left, name) for (q, other), name in at.items() if other == r)
        cells = [(place * WIDTH // 2, city.cell(name)) for place, name in here]
        for line in range(LINES):
            drawn.append_text(_row([(start, cell[line]) for start, cell in cells]))
            drawn.append("\n")
    return drawn


def _row(parts: list[tuple[int, Text]]) -> Text:
    line = Text()
    for start, part in parts:
        line.pad_right(max(0, start - len(line)))
        line.append_text(part[: WIDTH - 1])
    return line


def _hexes(city: _City) -> Table:
    table = Table()
    for key in ("board-hex", "board-action", "board-cubes", "board-citizens", "board-helpers", "board-repopulation"):
        table.add_column(city.words.say(key))
    for name, row in city.view["hexes"].items():
        title = city.title(name) + Text(" ") + city.owner(row)
        needs = _needs(city, name) if name in city.tiles else ""
        action = city.words.component("hex", name, "does")
        table.add_row(title, action, city.cubes(row), city.citizens(row), city.helpers(name), needs)
    for name, ships in city.view["docks"].items():
        for ship in ships:
            plague = Text("■" * ship["cube"], style="bold red")
            cargo = city.words.component("ship", ship["ship"], "full")
            table.add_row(Text(f"[{name}]"), cargo, plague, "", city.helpers(name), "")
    return table


def _needs(city: _City, name: str) -> Text:
    """Price, citizens (a plus for an upgraded one), a helper, and the points."""
    words, tile = city.words, city.tiles[name]
    citizens = " ".join(
        words.component("class", each.rstrip("+"), "letter") + ("+" if each.endswith("+") else "") for each in tile.citizens
    )
    parts = [words.effect(tile.cost)] if tile.cost else []
    parts += [citizens, words.component("thing", "helper")] if tile.helper else [citizens]
    return Text(f"{words.effect('vp:' + str(tile.vp))}: {'; '.join(parts)}", style="dim")


# ---------------------------------------------------------------- what can be built


def _offers(view: View, words: Speech) -> Table:
    table = Table()
    for key in ("board-building", "board-price", "board-worth", "board-more"):
        table.add_column(words.say(key))
    for stack in view["stacks"]:
        if stack["top"] is not None:
            more = str(stack["unseen"] + len(stack["under"]))
            table.add_row(*_offer(stack["top"], words), more)
    for cart in view["carts"]:
        if cart is not None:
            table.add_row(*_offer(cart, words), "")
    return table


def _offer(building: str, words: Speech) -> tuple[str, str, str]:
    forms = words.forms("building", building)
    return forms[""], forms["tag"], forms["what"]


# ---------------------------------------------------------------- players


def _players(sheet: Sheet, view: View, words: Speech, names: Sequence[str]) -> Table:
    """Seats in turn order: points, resources, rats and what they cost."""
    table = Table()
    for key in ("board-player", "board-points", "board-total"):
        table.add_column(words.say(key), justify="right" if key != "board-player" else "left")
    for name in ("coin", "wood", "fire", "powerfire"):
        table.add_column(words.component("cost", name), justify="right")
    table.add_column(words.component("thing", "rat"))
    for seat in view["order"]:
        if seat < len(names):
            own = view["seats"][seat]
            counts = [own["points"], own["total"], *own["stock"].values()]
            table.add_row(player(words, seat, names), *[str(count) for count in counts], _rats(sheet, own, words))
        else:
            table.add_row(_opponent(words))
    return table


def _opponent(words: Speech) -> Text:
    return Text(f"{OPPONENT} {words.say('virtual-player')}")


def _rats(sheet: Sheet, row: ShownSeat, words: Speech) -> str:
    """How many, what they cost as the scores have it, and what one more would add."""
    penalty, rats = sheet.rats.penalty, row["rats"]
    cost = -row["projected"][CATEGORY.words.index("rats")]
    return words.say("board-rats", rats=rats, cost=cost, more=penalty[min(rats + 1, len(penalty) - 1)] - cost)


def _ratings(sheet: Sheet, view: View, words: Speech, names: Sequence[str]) -> Table:
    """Where each disc is, and what the next space gives."""
    table = Table()
    table.add_column(words.say("board-player"))
    for track in sheet.ratings.track:
        table.add_column(words.component("rating", track.id))
    for seat in view["order"]:
        if seat < len(names):
            discs = view["seats"][seat]["discs"]
            table.add_row(
                player(words, seat, names), *[_space(track, discs[track.id][0], words) for track in sheet.ratings.track]
            )
        elif view["opponent"] is not None:
            table.add_row(_opponent(words), str(view["opponent"]["popularity"]))
    return table


def _space(track: Track, here: int, words: Speech) -> str:
    if here == len(track.space):
        return words.say("board-space-last", here=here, points=track.space[here - 1].vp)
    ahead = track.space[here]
    gives = words.component("space", f"{track.id}-{ahead.n}", "does")
    return words.say("board-space", here=here, points=track.space[here - 1].vp, next=ahead.n, gives=gives, then=ahead.vp)


def _squares(view: View, seat: int, words: Speech, names: Sequence[str]) -> Table:
    """The own squares with their actions; a sign for an ordinary and for an upgraded citizen."""
    row = view["seats"][seat]
    by_class: dict[str, list[Text]] = {}
    for name in words.ids("square"):
        forms = words.forms("square", f"{name}@{row['estate_board']}")
        level = row["squares"].get(name, 0)
        mark = "★" if level == UPGRADED else "●" if level else "○"
        spent = " ×" if name in row["spent"] else ""
        text = Text(f"{mark} {name} {forms['short']}: {forms['does']}{spent}", style="bold" if level else "")
        by_class.setdefault(forms["all"], []).append(text)
    table = Table(title=words.say("board-squares", seat=names[seat]))
    for title in by_class:
        table.add_column(title)
    for line in zip(*by_class.values(), strict=True):
        table.add_row(*line)
    return table


def _estate(view: View, seat: int, words: Speech, names: Sequence[str]) -> Table:
    row = view["seats"][seat]
    table = Table(title=player(words, seat, names), show_header=False)
    table.add_column()
    table.add_column()
    citizens = [_crowd(row, name, words) for name in ("nun", "craftsman", "aristocrat")]
    table.add_row(words.say("board-citizens"), ", ".join(each for each in citizens if each))
    table.add_row(words.say("board-overseers"), _overseers(row, words))
    table.add_row(words.say("board-cabins"), "\n".join(_cabins(row, words)))
    table.add_row(words.say("board-workshops"), "\n".join(_workshops(row, words)))
    table.add_row(words.say("board-carts"), " ".join(f"{cart}{'×' if used else ''}" for cart, used in row["carts"].items()))
    table.add_row(words.say("board-ships"), ", ".join(_cargo(ship, words) for ship in row["ships"]))
    table.add_row(words.say("board-helpers"), _helpers(row, words))
    return table


def _crowd(row: ShownSeat, name: str, words: Speech) -> str:
    """Citizens of a class in its sector: n ordinary, n+ upgraded."""
    levels = [level for square, level in row["squares"].items() if square[0] == name[0]]
    mark = words.component("class", name, "letter")
    return " ".join([mark] * levels.count(1) + [f"{mark}+"] * levels.count(UPGRADED))


def _overseers(row: ShownSeat, words: Speech) -> str:
    found = []
    for name, overseer in row["overseers"].items():
        branch = "" if overseer["branch"] == "ahead" else f" {words.component('class', name, overseer['branch'])}"
        plus = "+" if overseer["upgraded"] else ""
        found.append(f"{words.component('class', name, 'letter')}{plus} {overseer['cell']}/6{branch}")
    return "\n".join(found)


def _cabins(row: ShownSeat, words: Speech) -> list[str]:
    found = []
    for number, cabin in enumerate(row["cabins"], 1):
        citizen = cabin["citizen"]
        inside = "–" if citizen is None else f"{_resident(citizen, words)} {'I' * cabin['stage']}"
        upgrade = cabin["upgrade"]
        gives = "" if upgrade is None else f" [{upgrade}: {words.component('upgrade', upgrade, 'gives')}]"
        found.append(f"{number} {inside}{gives}")
    return found


def _resident(citizen: str, words: Speech) -> str:
    return words.component("class", citizen.rstrip("+"), "letter") + ("+" if citizen.endswith("+") else "")


def _workshops(row: ShownSeat, words: Speech) -> list[str]:
    found = []
    for name, shop in row["workshops"].items():
        worker = ("–", "●", "★")[shop["worker"]]
        done = " ×" if shop["flipped"] else ""
        found.append(f"{worker} {name}{done}: {words.component('building', name, 'what')}")
    return found


def _cargo(ship: str, words: Speech) -> str:
    return f"{ship} ({words.component('ship', ship, 'cargo')})"


def _scroll(sheet: Sheet, match: Match, view: View, seat: int, words: Speech) -> list[str]:
    """Each track: its values, the one reached in brackets, and what it would bring now."""
    row, board = view["seats"][seat], match.here.board
    assert isinstance(board, Board)
    printed = next(each for each in sheet.scroll.board if each.id == row["scroll_board"])
    popularity = popularity_after_rats(board, seat)
    found = []
    for at, (track, level) in enumerate(zip(printed.track, row["scroll"], strict=True)):
        texts = [points_text(value) for value in track.values]
        values = " / ".join(f"[{text}]" if step == level else text for step, text in enumerate(texts, 1))
        name = words.component("line", f"{at + 1}@{printed.id}", "short")
        now = scroll_points(board, seat, at, popularity)
        found.append(words.say("board-track", track=name, level=level, values=values, now=now))
    return found


def _helpers(row: ShownSeat, words: Speech) -> str:
    mine = [helper for helper in row["helpers"] if helper["place"] not in ("supply", "box")]
    unused = len([helper for helper in mine if not helper["used"]])
    return words.say("board-unused", unused=unused, all=len(mine))
