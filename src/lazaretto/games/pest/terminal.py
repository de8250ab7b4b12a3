"""Pest in a terminal: cards in play, the map by regions, the players' boards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from lazaretto.games.pest.actions import SHEET
from lazaretto.games.pest.sheet import read_sheet
from lazaretto.games.pest.sheet_rows import Location, Sheet
from lazaretto.games.pest.shown import ShownLocation, ShownSeat, View
from lazaretto.games.pest.terminal_tracks import draw_tracks, next_rewards
from lazaretto.games.screen import COLOURS, Names, Speech, coloured, letter, packed, player
from lazaretto.kernel.match import Match

AID_FORM = {"base": "about", "two-player": "two", "solo": "solo"}

TURNS = frozenset({"turn-ended", "year-began"})


def draw(match: Match, view: View, words: Speech, names: Names, seat: int | None) -> RenderableType:
    """The whole table from top to bottom: what is nearest to the prompt matters most."""
    lines = [*_cards(view, words, names), *_capital(view, words, names)]
    tables = [_map(match, view, words, names), _players(view, words, names), _boards(view, words, names)]
    tracks = draw_tracks(_sheet(match), view, words, names)
    return Group(*tables, tracks, *lines, _market(match, view, words), Text(words.say("board-legend"), style="dim"))


def brief(match: Match, view: View, words: Speech, names: Names, seat: int | None) -> RenderableType:
    """The year, what each has, and the places where something stands or somebody is sick."""
    order = ", ".join(names[each] for each in view["order"]) or words.say("board-nothing")
    head = coloured(words.say("board-year", year=view["year"], era=view["era"], order=order), names)
    rows = [_in_short(view, words, names, each) for each in range(len(names))]
    mine = [] if seat is None else [Text(f"  {line}") for line in _own_in_short(match, view, words, seat)]
    places = [_place_in_short(view, words, row.id) for row in _sheet(match).location]
    return Group(head, *rows, *mine, packed([place for place in places if place is not None]))


def _in_short(view: View, words: Speech, names: Names, seat: int) -> Text:
    """A player in one line: fame, stock, research, people."""
    board = view["seats"][seat]
    stock = ", ".join(f"{words.component('resource', name)} {count}" for name, count in board["stock"].items())
    people = f"{words.say('board-healthy')} {board['healthy']}, {words.say('board-quarantine')} {_quarantine(board, words)}"
    parts = [
        f"{words.say('board-fame')} {board['score']}",
        stock,
        f"{words.say('board-research')} {board['research']}",
        people,
    ]
    return player(words, seat, names) + Text(": " + "; ".join(parts))


def _own_in_short(match: Match, view: View, words: Speech, seat: int) -> Iterator[str]:
    board = view["seats"][seat]
    yield next_rewards(_sheet(match), view, words, seat)
    built, cards = [*_built(board, words)], [*_technologies(board, words)]
    if built:
        yield f"{words.say('board-buildings')}: {', '.join(built)}"
    if cards:
        yield f"{words.say('board-technologies')}: {', '.join(cards)}"


def _place_in_short(view: View, words: Speech, name: str) -> Text | None:
    """A place with its sick, doctors, camps and buildings; nothing where there is none of it."""
    here = view["locations"][name]
    if not here["sick"] and not _is_taken(here):
        return None
    found = Text(words.component("location", name), style="dim" if here["ruined"] else "bold")
    if here["sick"]:
        found.append(f" {here['sick']}", style="bold red")
    for seats, sign in ((here["doctors"], "☤"), (here["camps"], "▲")):
        for seat in seats:
            found.append(f" {sign}{letter(words, seat)}", style=f"not bold {COLOURS[seat % len(COLOURS)]}")
    for seat, building in enumerate(here["buildings"]):
        if building is not None:
            found.append(f" ■{letter(words, seat)}", style=f"not bold {COLOURS[seat % len(COLOURS)]}")
    return found


def _sheet(match: Match) -> Sheet:
    return SHEET if match.header.edition is None else read_sheet(match.header.edition)


# ---------------------------------------------------------------- cards


def _cards(view: View, words: Speech, names: Names) -> Iterator[Text]:
    order = ", ".join(names[seat] for seat in view["order"]) or words.say("board-nothing")
    yield coloured(words.say("board-year", year=view["year"], era=view["era"], order=order), names)
    for at, law in enumerate(view["laws"]):
        if law is not None:
            now = "bold" if at + 1 == view["era"] else "dim"
            forms = words.forms("law", law)
            yield Text(words.say("board-law", when=forms["when"], law=forms[""], about=forms["about"]), style=now)
    for card in _last(view["plagues"]):
        forms = words.forms("plague", card)
        yield Text(words.say("board-plague", card=forms[""], about=forms["about"]))
    for card in _last(view["aids"]):
        forms = words.forms("aid", card)
        yield Text(words.say("board-aid", card=forms[""], about=forms[AID_FORM[view["mode"]]]))


def _last(cards: list[str | None]) -> list[str]:
    """The card turned up last, if there is one."""
    return [card for card in cards if card is not None][-1:]


def _capital(view: View, words: Speech, names: Names) -> Iterator[Text]:
    if view["capital_card"] is not None:
        forms = words.forms("capital-card", view["capital_card"])
        yield Text(words.say("board-capital-card", card=forms[""], about=forms["about"]))
    tokens = [_times(words.component("token", token), up) for token, (up, _) in view["tokens"].items() if up]
    yield Text(words.say("board-tokens", tokens=_joined(tokens, words)))
    owned = {name: owner for name, owner in view["capital_buildings"].items() if owner is not None}
    free = [name for name in view["capital_buildings"] if name not in owned]
    built = [f"{words.component('capital', name)} ({names[owner]})" for name, owner in owned.items()]
    yield coloured(words.say("board-in-capital", buildings=_joined(built, words)), names)
    prices = [f"{words.component('capital', name)} ({words.component('capital', name, 'price')})" for name in free]
    yield Text(words.say("board-to-build", buildings=_joined(prices, words)))
    if view["neutral"] is not None:
        yield Text(words.say("board-neutral", count=view["neutral"]))
    if view["people_left"] is not None:
        yield Text(words.say("board-people-left", count=view["people_left"]))


def _market(match: Match, view: View, words: Speech) -> RenderableType:
    fame = {f"t{row.number}": row.fame for row in _sheet(match).technology}
    lines: list[Text] = []
    for card in view["market"]:
        if card is not None:
            forms = words.forms("technology", card)
            name, price, about = forms[""], forms["price"], forms["about"]
            line = words.say("board-technology", name=name, price=price, fame=fame[card], about=about)
            lines.append(Text(f"  {line}"))
    return Group(Text(words.say("board-market"), style="bold"), *lines)


def _times(text: str, count: int) -> str:
    return text if count == 1 else f"{text} ×{count}"


def _joined(parts: Sequence[str], words: Speech) -> str:
    return ", ".join(parts) or words.say("board-nothing")


# ---------------------------------------------------------------- the map


def _map(match: Match, view: View, words: Speech, names: Names) -> Table:
    table = Table(padding=(0, 1))
    for key in ("board-location", "board-resource", "board-sick", "board-here", "board-near"):
        table.add_column(words.say(key), justify="right" if key == "board-sick" else "left")
    region = None
    for row in _sheet(match).location:
        if row.region != region:
            region = row.region
            table.add_section()
            table.add_row(Text(words.component("region", region), style="italic"))
        table.add_row(*_location(match, view, words, names, row))
    return table


def _location(match: Match, view: View, words: Speech, names: Names, row: Location) -> Iterator[Text]:
    """[pest.concept.ruined] Name and type, harbours, who is there, and which way to go."""
    here = view["locations"][row.id]
    name = words.component("location", row.id)
    yield Text(f"{name} ({words.component('type', row.type)})", style="dim" if here["ruined"] else "bold")
    harbours = [words.component("hue", hue, "harbour") for hue in row.harbours]
    made = words.say("board-ruined") if here["ruined"] else words.component("resource", here["resource"])
    yield Text(_joined([made, *harbours], words), style="dim" if here["ruined"] else "")
    yield Text(str(here["sick"] or "·"), style="bold red" if here["sick"] else "dim")
    yield coloured(_joined([*_standing(view, here, words, names)], words) if _is_taken(here) else "·", names)
    yield Text(_joined([*_neighbours(match, view, words, row.id)], words), style="dim")


def _is_taken(here: ShownLocation) -> bool:
    return bool(here["doctors"] or here["camps"] or any(here["buildings"]))


def _standing(view: View, here: ShownLocation, words: Speech, names: Names) -> Iterator[str]:
    for seat, building in enumerate(here["buildings"]):
        if building is not None:
            built = view["seats"][seat]["buildings"][building]
            works = "•" if built is not None and built["person"] else ""
            yield f"{names[seat]}: {words.component('building', building)}{works}"
    for seats, key in ((here["doctors"], "board-doctor"), (here["camps"], "board-camp")):
        for seat in seats:
            yield f"{names[seat]}: {words.say(key)}"


def _neighbours(match: Match, view: View, words: Speech, place: str) -> Iterator[str]:
    for one, other, colour in _sheet(match).roads.pairs:
        if place in (one, other):
            text = words.component("node", other if place == one else one)
            hue = f" ({words.component('hue', colour)})" if colour != "plain" else ""
            sick = view["roads"][f"{one}-{other}"]
            yield f"{text}{hue}" + (f" +{sick}" if sick else "")


# ---------------------------------------------------------------- the players


def _players(view: View, words: Speech, names: Names) -> Table:
    table = Table(padding=(0, 1))
    table.add_column(words.say("board-player"))
    for key in ("board-fame", "board-infamy", "board-influence", "board-orders"):
        table.add_column(words.say(key), justify="right")
    for resource in view["seats"][0]["stock"]:
        table.add_column(words.component("resource", resource), justify="right")
    for key in ("board-research", "board-healthy", "board-capital", "board-graveyard", "board-mortuses"):
        table.add_column(words.say(key), justify="right")
    for seat, board in enumerate(view["seats"]):
        stock = [f"{count}/{board['limits'][name]}" for name, count in board["stock"].items()]
        parts = [board["research"], board["healthy"], board["sector"], board["graveyard"], board["ready"]]
        orders = "/".join(str(space) for space in board["orders"])
        standing = [board["score"], board["infamy"], board["influence"], orders]
        table.add_row(player(words, seat, names), *[str(each) for each in (*standing, *stock, *parts)])
    return table


def _boards(view: View, words: Speech, names: Names) -> Table:
    table = Table(padding=(0, 1))
    for key in ("board-player", "board-quarantine", "board-used", "board-buildings", "board-technologies"):
        table.add_column(words.say(key))
    for seat, board in enumerate(view["seats"]):
        cells = [words.component("cell", cell) for cell in board["grid"]]
        built = [*_built(board, words)]
        cards = [*_technologies(board, words)]
        row = [_quarantine(board, words), _joined(cells, words), _joined(built, words), _joined(cards, words)]
        table.add_row(player(words, seat, names), *row)
    return table


def _quarantine(board: ShownSeat, words: Speech) -> str:
    held = board["quarantine"]
    taken = [] if held["taken"] == "none" else held["taken"].split("+")
    count = f"{held['regular'] + len(taken)}/{held['spaces']}"
    return ", ".join([count, *[words.component("housing", space) for space in taken]])


def _built(board: ShownSeat, words: Speech) -> Iterator[str]:
    for name, building in board["buildings"].items():
        if building is not None:
            product = words.component("resource", building["product"])
            yield f"{words.component('building', name)}{'•' if building['person'] else ''} ({product})"


def _technologies(board: ShownSeat, words: Speech) -> Iterator[str]:
    for card in board["technologies"]:
        if card is not None:
            yield words.component("technology", card["technology"]) + "•" * (card["people"] + bool(card["cell"]))
