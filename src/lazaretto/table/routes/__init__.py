"""The routes, by what they are about."""

from __future__ import annotations

from lazaretto.table.api import AnyRoute
from lazaretto.table.routes.house import HOUSE
from lazaretto.table.routes.learn import LEARN
from lazaretto.table.routes.play import PLAY
from lazaretto.table.routes.powers import POWERS
from lazaretto.table.routes.tables import TABLES

ROUTES: list[AnyRoute] = [*HOUSE, *LEARN, *TABLES, *PLAY, *POWERS]
