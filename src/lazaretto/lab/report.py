"""A report people can read: one HTML file with its plots in it. It loads nothing and can be sent to anybody.

There is no time in it, so equal seeds give equal files.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

STYLE = """
:root { color-scheme: light dark; --ink: #1d2733; --paper: #fdfcf9; --soft: #6b7683; --line: #d9d4c7; --mark: #1f6f8b; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e8e6df; --paper: #191d22; --soft: #9aa5b1; --line: #3a424c; --mark: #6fb7d1; }
}
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 60rem;
  margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.6rem; } h2 { font-size: 1.2rem; margin-top: 2.2rem; }
figure { margin: 1rem 0; overflow-x: auto; } figcaption, .soft { color: var(--soft); font-size: .9rem; }
table { border-collapse: collapse; display: block; overflow-x: auto; }
th, td { border-bottom: 1px solid var(--line); padding: .3rem .8rem; text-align: right; }
th:first-child, td:first-child { text-align: left; overflow-wrap: anywhere; min-width: 7rem; }
svg { max-width: none; font: 13px system-ui, sans-serif; } svg text { fill: var(--ink); }
svg .tick { fill: var(--soft); font-size: 12px; } svg .grid { stroke: var(--line); }
svg .same { stroke: var(--soft); stroke-dasharray: 5 4; stroke-width: 1.5; }
svg .interval { stroke: var(--mark); stroke-width: 2; } svg .dot { fill: var(--mark); }
svg .cell { fill: #1f6f8b; } svg .empty { fill: none; stroke: var(--line); }
svg text.light { fill: #fff; } svg text.dark { fill: var(--ink); }
"""


class Report:
    """A page that is written from the top to the bottom."""

    def __init__(self, language: str, title: str) -> None:
        self.language = language
        self.title = title
        self.parts: list[str] = []

    def head(self, text: str) -> None:
        self.parts.append(f"<h2>{escape(text)}</h2>")

    def say(self, text: str) -> None:
        self.parts.append(f"<p>{escape(text)}</p>")

    def plot(self, svg: str, caption: str) -> None:
        self.parts.append(f"<figure>{svg}<figcaption>{escape(caption)}</figcaption></figure>")

    def table(self, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        top = "".join(f'<th scope="col">{escape(head)}</th>' for head in heads)
        body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
        self.parts.append(f"<table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>")

    def html(self) -> str:
        """The whole file."""
        body = "\n".join(self.parts)
        return (
            f'<!doctype html>\n<html lang="{self.language}"><head><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width, initial-scale=1">'
            f"<title>{escape(self.title)}</title><style>{STYLE}</style></head>\n"
            f"<body><main><h1>{escape(self.title)}</h1>\n{body}\n</main></body></html>\n"
        )
