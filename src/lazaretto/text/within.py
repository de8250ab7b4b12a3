"""Finding things in a view without knowing the game: objects by where they lie, values by a path."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

Inside = tuple[tuple[str, str], ...]  # (domain, id) of the components something lies in, outermost first


def places(
    view: object, domains: Mapping[str, list[str]], inside: Inside = ()
) -> Iterator[tuple[dict[str, object], Inside]]:
    """Every object of a view with the components it lies in."""
    if isinstance(view, list):
        for each in view:
            yield from places(each, domains, inside)
    if not isinstance(view, dict):
        return
    yield view, inside
    for key, value in view.items():
        domain = key.removesuffix("s")
        if domain in domains and domain != key and isinstance(value, dict):
            for name, content in value.items():
                yield from places(content, domains, (*inside, (domain, name)))
        else:
            yield from places(value, domains, inside)


def holders(view: object, domains: Mapping[str, list[str]]) -> dict[str, list[str]]:
    """A thing lies in one place; what is met in several is a property of those."""
    found: dict[str, list[str]] = {}
    met: set[tuple[str, str]] = set()
    several: set[str] = set()
    for thing, inside in places(view, domains):
        for domain in domains:
            name = thing.get(domain)
            if inside and isinstance(name, str):
                found[domain] = [outer for outer, _ in inside]
                if (domain, name) in met:
                    several.add(domain)
                met.add((domain, name))
    return {domain: outer for domain, outer in found.items() if domain not in several}


def where(view: object, kind: str, value: str | None, domains: Mapping[str, list[str]]) -> dict[str, str]:
    """The components a thing lies in, as far as the view shows it."""
    if view is None or value is None:
        return {}
    for thing, inside in places(view, domains):
        if inside and thing.get(kind) == value:
            return dict(inside)
    return {}


def follow(view: object, path: Sequence[str], seat: int | None, name: str, at: int) -> int | str | None:
    """What stands at a path in a view; `{seat}` and `{at}` are places in lists, `{id}` is a key. None: nothing does."""
    found = view
    for step in path:
        if isinstance(found, list):
            place = seat if step == "{seat}" else at
            found = found[place] if place is not None and 0 <= place < len(found) else None
        else:
            found = found.get(name if step == "{id}" else step) if isinstance(found, dict) else None
    return found if isinstance(found, (int, str)) else None


def kept(view: object, paths: Sequence[Sequence[str]]) -> dict[str, object]:
    """A view of nothing but what stands at these paths; `{seat}` is every place of a list."""
    found: dict[str, object] = {}
    for first, *rest in paths if isinstance(view, dict) else ():
        inner = view.get(first) if isinstance(view, dict) else None
        if rest and rest[0] == "{seat}" and isinstance(inner, list):
            before = found.get(first, [{} for _ in inner])
            assert isinstance(before, list)
            found[first] = [one | kept(each, [rest[1:]]) for one, each in zip(before, inner, strict=True)]
        elif not rest and inner is not None:
            found[first] = inner
    return found


def number(value: object) -> int:
    """Of an event a number, of a choice a word for one."""
    assert isinstance(value, (int, str)), f"{value!r} is no number"
    return int(value)
