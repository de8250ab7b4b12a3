"""Lists the decisions on their page of the documentation: `python tools/list_decisions.py`. A test wants it up to date."""

from __future__ import annotations

from pathlib import Path

FOLDER = Path(__file__).parent.parent / "docs" / "decisions"
HEAD = "# Decisions\nShort records of what was decided and why, and what was not chosen.\n\n"


def main() -> None:
    rows = []
    for path in sorted(FOLDER.glob("0*.md")):
        title = path.read_text("utf-8").splitlines()[0].lstrip("# ")
        rows.append(f"- [{path.name[:4]}: {title}]({path.name})\n")
    (FOLDER / "index.md").write_text(HEAD + "".join(rows), "utf-8")


if __name__ == "__main__":
    main()
