"""What players of Messina are told of a choice before they take it."""

from __future__ import annotations

from tests.games.messina.builder import doing


def test_what_can_still_be_done_is_not_given_up() -> None:
    """A step of a rating can be bought as well after the overseer has gone on."""
    match = doing(["AdvanceOverseer", 0, 3, 0, 1], ["Stage", 0, -1, 0], me={"squares": {"nu1": 1, "cl1": 1}, "coin": 9})
    assert {"Advance", "Buy"} <= {choice.verb for choice in match.legal()}
    for choice in match.legal():
        told = match.consequences(choice)
        if choice.verb == "Advance" and told.frame == "ActivateCitizen":
            assert not told.gives_up, told


def test_an_upgrade_is_counted() -> None:
    """Nothing but an event told of it: beside the choice stood that nothing else changes."""
    overseer = doing(["UpgradeOverseer", 0, 1], me={"coin": 9}).consequences("UpgradeOverseer nun")
    assert [(each.what, each.least) for each in overseer.changes] == [("golden", 1)]
