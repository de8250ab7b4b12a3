"""Plots as plain SVG: nothing to load, sharp on paper, and every number that is drawn is also written."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape

ROW, LABEL, CHART, VALUE = 26, 190, 420, 215  # heights and widths of a row's parts
CELL, MARGIN = 74, 34
TICKS = 5  # about so many numbers on an axis


@dataclass(frozen=True)
class Row:
    """A value with its 95 % interval."""

    label: str
    value: float
    low: float
    high: float


def intervals(title: str, rows: Sequence[Row], written: Callable[[float], str], reference: float | None = None) -> str:
    """A dot for each value, a line for its interval; a dashed line where nothing would be different."""
    ends = [end for row in rows for end in (row.low, row.high)] + ([] if reference is None else [reference])
    axis = Axis(min(ends), max(ends))
    height = MARGIN + ROW * len(rows) + 10
    parts = [axis.drawn(height, written)]
    if reference is not None:
        at = axis.at(reference)
        parts.append(f'<line class="same" x1="{at:.1f}" x2="{at:.1f}" y1="{MARGIN - 8}" y2="{height - 10}"/>')
    parts += [_interval(row, MARGIN + ROW * at + ROW / 2, axis, written) for at, row in enumerate(rows)]
    return _svg(title, LABEL + CHART + VALUE, height, parts)


class Axis:
    """From numbers to places, with round numbers to read them by."""

    def __init__(self, low: float, high: float) -> None:
        spread = (high - low) or abs(high) or 1.0
        self.low, self.high = low - spread * 0.04, high + spread * 0.04
        raw = (self.high - self.low) / TICKS
        size = 10.0 ** math.floor(math.log10(raw))
        self.step = next(size * by for by in (1, 2, 5, 10) if size * by >= raw * 0.999)

    def at(self, value: float) -> float:
        return LABEL + CHART * (value - self.low) / (self.high - self.low)

    def ticks(self) -> list[float]:
        first = math.ceil(self.low / self.step)
        return [number * self.step for number in range(first, math.floor(self.high / self.step) + 1)]

    def drawn(self, height: int, written: Callable[[float], str]) -> str:
        parts = []
        for tick in self.ticks():
            at = self.at(tick)
            parts.append(f'<line class="grid" x1="{at:.1f}" x2="{at:.1f}" y1="{MARGIN - 8}" y2="{height - 10}"/>')
            parts.append(f'<text class="tick" x="{at:.1f}" y="{MARGIN - 14}" text-anchor="middle">{written(tick)}</text>')
        return "".join(parts)


def _interval(row: Row, y: float, axis: Axis, written: Callable[[float], str]) -> str:
    low, high, at = axis.at(row.low), axis.at(row.high), axis.at(row.value)
    told = f"{written(row.value)} ({written(row.low)} – {written(row.high)})"
    return (
        f"<g><title>{escape(row.label)}: {told}</title>"
        f'<text x="{LABEL - 10}" y="{y + 4:.1f}" text-anchor="end">{escape(_short(row.label))}</text>'
        f'<line class="interval" x1="{low:.1f}" x2="{high:.1f}" y1="{y:.1f}" y2="{y:.1f}"/>'
        f'<line class="interval" x1="{low:.1f}" x2="{low:.1f}" y1="{y - 5:.1f}" y2="{y + 5:.1f}"/>'
        f'<line class="interval" x1="{high:.1f}" x2="{high:.1f}" y1="{y - 5:.1f}" y2="{y + 5:.1f}"/>'
        f'<circle class="dot" cx="{at:.1f}" cy="{y:.1f}" r="4.5"/>'
        f'<text class="number" x="{LABEL + CHART + 10}" y="{y + 4:.1f}">{told}</text></g>'
    )


def matrix(title: str, names: Sequence[str], shares: Sequence[Sequence[float | None]]) -> str:
    """How often the bot of a row did better than that of a column: written, and the darker the more."""
    parts = []
    for column, name in enumerate(names):
        x = LABEL + CELL * column + CELL / 2
        short = escape(_short(name, 12))
        parts.append(f'<text class="tick" x="{x}" y="{MARGIN - 12}" text-anchor="middle">{short}</text>')
    for at, name in enumerate(names):
        y = MARGIN + ROW * at
        parts.append(f'<text x="{LABEL - 10}" y="{y + ROW / 2 + 4}" text-anchor="end">{escape(_short(name))}</text>')
        for column, share in enumerate(shares[at]):
            parts.append(_cell(share, LABEL + CELL * column, y, f"{name} – {names[column]}"))
    return _svg(title, LABEL + CELL * len(names) + 10, MARGIN + ROW * len(names) + 10, parts)


def _cell(share: float | None, x: float, y: float, told: str) -> str:
    if share is None:
        return f'<rect class="empty" x="{x}" y="{y}" width="{CELL - 2}" height="{ROW - 2}"/>'
    ink = "light" if share > 0.6 else "dark"
    shade = f"{0.08 + 0.92 * share:.3f}"
    return (
        f"<g><title>{escape(told)}: {share:.1%}</title>"
        f'<rect class="cell" x="{x}" y="{y}" width="{CELL - 2}" height="{ROW - 2}" fill-opacity="{shade}"/>'
        f'<text class="{ink}" x="{x + CELL / 2 - 1}" y="{y + ROW / 2 + 3}" text-anchor="middle">{share:.0%}</text></g>'
    )


def _short(text: str, most: int = 26) -> str:
    """The end of a long name says more than its beginning: it is often a path."""
    return text if len(text) <= most else "…" + text[1 - most :]


def _svg(title: str, width: float, height: float, parts: Sequence[str]) -> str:
    told = escape(title)
    return (
        f'<svg viewBox="0 0 {width:g} {height:g}" width="{width:g}" height="{height:g}" role="img" aria-label="{told}">'
        f"{''.join(parts)}</svg>"
    )
