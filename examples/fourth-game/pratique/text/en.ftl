# Pratique in English. How slots are filled: lazaretto/text/__init__.py of the house.

game-title = Pratique
game-cover = Four berths, eighteen ships
game-about = Let in what feeds the city, send away what kills it – if only you knew which is which.

## Components

berth-mole = the mole
    .at = at the mole
berth-tower = the tower
    .at = at the tower
berth-chapel = the chapel
    .at = at the chapel
berth-stairs = the stairs
    .at = at the stairs

cargo-silk = silk
cargo-spice = spice
cargo-grain = grain
cargo-plague = the plague

reason-empty = no ship is left
reason-outbreaks = the plague is in the city

score-let-in = plague ships let in
score-total = points

option-first = who begins (0 is the first seat)
    .choose = Who begins
option-first-random = by lot

## What happened

event-first-player-chosen = The lot falls on { $seat }.
event-turn-began = It is { $seat }’s turn.
event-ship-visited =
    { $cargo_id ->
        [none] { $seat } visits the ship { $berth_at }.
       *[other] { $seat } visits the ship { $berth_at } and finds { $cargo }.
    }
event-ship-admitted = { $seat } lets in the ship { $berth_at }: { $cargo }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-ship-sent-away = { $seat } sends away the ship { $berth_at }: it carried { $cargo }; { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-ship-arrived = A ship drops anchor { $berth_at }; { $left ->
        [0] it is the last one
       *[other] { $left } wait at sea
    }.
event-game-ended = The game is over: { $reason }.

## What can be chosen

verb-visit = Visit
choice-visit = visit the ship { $berth_at }
verb-admit = Let in
choice-admit = let in the ship { $berth_at }
verb-send-away = Send away
choice-send-away = send away the ship { $berth_at }
choice-cargo = it carries { $cargo }
choice-first-seat = { $seat } begins

## What is asked

ask-turn =
    { $visited ->
        [0] Visit a ship if you like; then let one in or send one away.
       *[other] Which ship do you let in or send away?
    }
frame-turn = { $seat }’s turn
frame-end-turn = end of { $seat }’s turn
frame-visit = { $seat } looks at the ship { $berth_at }
frame-opened = { $seat } lets in the ship { $berth_at }
frame-sent-away = { $seat } sends away the ship { $berth_at }
frame-first-player = who begins

## Heads of the tables that show the view

view-at-sea = Ships at sea
view-outbreaks = Outbreaks
view-seats = Players
view-lanterns = Lanterns
view-let-in = Plague ships let in
view-scores = Points
view-berths = The harbour
view-anchored = A ship at anchor
view-visitor-seats = Visited by
view-carries = Carries
view-ships = The ships
view-worth = Points
view-all = In the game
view-done = Dealt with
view-ended = The game is over

## Chapters of the rules

chapter-component = Components
chapter-setup = Set-up
chapter-turn = A turn
chapter-ship = Ships
chapter-end = The end

## Why a choice is refused

fact-no-ship = No ship lies { $berth_at }.
fact-cargo-known = You know already what the ship { $berth_at } carries.
fact-visited-already = You have visited a ship in this turn already.
fact-needs-lanterns = A visit costs { $needed } lantern; you have { $had }.
when-visit = Ships are visited in one’s own turn.
when-admit = Ships are let in during one’s own turn.
when-send-away = Ships are sent away during one’s own turn.
