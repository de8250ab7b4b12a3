"""Writes the types of all that travels for the browser's client: `web/src/protocol/schema.d.ts`, from the same schemas as
the OpenAPI document. `--check` writes nothing and fails if the file is not what they give.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

from lazaretto.games import HOUSE, game
from lazaretto.games.described import WHERE, Schema
from lazaretto.server.openapi import schemas

TARGET = Path(__file__).resolve().parent.parent / "web/src/protocol/schema.d.ts"
HEAD = """// Written by tools/make_types.py from the server's own types; not to be edited.
/** Something for every id; another key may be asked for, too, and has nothing. */
export type By<Id extends string, Each> = Record<Id, Each> & Record<string, Each>;
"""
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
LINE = 125  # as long as a line may be


def written() -> str:
    """The text of the file."""
    found = schemas(game(name).module for name in HOUSE)
    return HEAD + "\n".join(line for name, schema in found.items() for line in _declared(name, schema)) + "\n"


def _declared(name: str, schema: Schema) -> Iterator[str]:
    about = schema.get("description")
    if isinstance(about, str):
        yield f"/** {' '.join(about.split())} */"
    line = f"export type {name} = {_type(schema)};"
    yield line if len(line) <= LINE else f"export type {name} ={_broken(schema)};"


def _broken(schema: Mapping[str, object]) -> str:
    """A long type, in lines."""
    if "properties" in schema:
        return " {\n" + "".join(f"  {field};\n" for field in _fields(schema)) + "}"
    parts = _members(schema)
    return "".join(f"\n  | {each}" for each in parts) if parts else f" {_type(schema)}"


def _fields(schema: Mapping[str, object]) -> list[str]:
    properties, required = schema["properties"], schema.get("required", [])
    assert isinstance(properties, dict) and isinstance(required, list)
    return [f"{_key(name)}{'' if name in required else '?'}: {_type(inner)}" for name, inner in properties.items()]


def _members(schema: Mapping[str, object]) -> list[str]:
    """What a union consists of; nothing if it is none."""
    words, kinds = schema.get("enum", []), schema.get("anyOf", [])
    assert isinstance(words, list) and isinstance(kinds, list)
    return list(dict.fromkeys([*[json.dumps(each, ensure_ascii=False) for each in words], *[_type(each) for each in kinds]]))


def _key(name: str) -> str:
    return name if name.isidentifier() else json.dumps(name)


def _type(schema: object) -> str:
    """One schema as a type; what says nothing is unknown."""
    assert isinstance(schema, dict), f"{schema!r} is no schema"
    if "$ref" in schema:
        return str(schema["$ref"]).removeprefix(WHERE)
    if "const" in schema:
        return json.dumps(schema["const"], ensure_ascii=False)
    if "enum" in schema or "anyOf" in schema:
        return " | ".join(_members(schema))
    if "properties" in schema:
        return "{ " + "; ".join(_fields(schema)) + " }" if schema["properties"] else "Record<string, never>"
    kind = schema.get("type")
    if kind == "array":
        return _array(schema)
    if kind == "object":
        return _table(schema)
    return "unknown" if kind is None else PLAIN[str(kind)]


def _table(schema: Mapping[str, object]) -> str:
    """By key: any keys, or exactly those of an enumeration."""
    inner = schema.get("additionalProperties")
    each = _type(inner) if isinstance(inner, dict) else "unknown"
    if isinstance(inner, dict) and "$ref" in inner and "minProperties" not in schema:
        return f"{{ [key: string]: {each} }}"  # which may hold itself
    return f"By<{_type(schema['propertyNames'])}, {each}>" if "minProperties" in schema else f"Record<string, {each}>"


def _array(schema: Mapping[str, object]) -> str:
    items = schema.get("prefixItems")
    if isinstance(items, list):
        return "[" + ", ".join(_type(each) for each in items) + "]"
    each = _type(schema.get("items", {}))
    return f"({each})[]" if " | " in each else f"{each}[]"


def main() -> int:
    text = written()
    if TARGET.exists() and TARGET.read_text("utf-8") == text:
        return 0
    name = TARGET.relative_to(TARGET.parents[3])
    if "--check" in sys.argv[1:]:
        print(f"{name} is not what the server's types give: run tools/make_types.py")
        return 1
    TARGET.write_text(text, "utf-8")
    print(f"{name} written")
    return 0


if __name__ == "__main__":
    sys.exit(main())
