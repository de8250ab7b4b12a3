# Rattus in English. How slots are filled: lazaretto/text/__init__.py.

game-title = Rattus
game-cover = Europe, 1347
game-about = Settle where the rats are, and be gone before the plague.

## Components

region-anglia = England
region-gallia = France
region-germania = Germany
region-hispania = Spain
region-hungaria = Hungary
region-italia = Italy
region-polonia = Poland
region-scandia = Scandinavia
region-bulgaria = Bulgaria
region-turcia = Greece and Turkey
region-russia = Russia
region-tartaria = Tartary

card-peasant = Peasant
    .estate = peasantry
card-merchant = Merchant
    .estate = bourgeoisie
card-monk = Monk
    .estate = church
card-knight = Knight
    .estate = chivalry
card-witch = Witch
    .estate = magic
card-king = King
    .estate = royalty

# Symbols on rat tokens; `short` is how they stand on a face.
symbol-peasant = Peasant
    .short = Peasant
symbol-merchant = Merchant
    .short = Merchant
symbol-monk = Monk
    .short = Monk
symbol-knight = Knight
    .short = Knight
symbol-witch = Witch
    .short = Witch
symbol-king = King
    .short = King
symbol-majority = majority
    .short = M
symbol-everybody = all
    .short = A

# One rat token that everybody can follow, and what is printed on its hidden side.
token = rat { $number }
face = { $threshold }: { $symbols_short }

reason-supply-empty = the supply of rats is empty
reason-all-cubes = all cubes are on the board
reason-both = the supply of rats is empty and all cubes are on the board

answer-yes = yes
answer-no = no

score-regions = in the regions
score-palace = in the palace
score-total = total

option-first = who begins (0 is the first seat)
    .choose = Who begins
option-first-random = anybody, by lot
    .choose = by lot

## What happened

event-plague-placed = The plague arrives in { $region }.
event-first-player-chosen = { $seat } goes first.
event-turn-began = It is { $seat }’s turn.
event-card-taken =
    { $owner_id ->
        [none] { $seat } takes the { $card }.
       *[other] { $seat } takes the { $card } from { $owner }.
    }
event-cubes-added =
    { $seat } adds { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    } to { $region }.
event-cube-to-palace = { $seat } brings a cube from { $region } to the palace.
event-cubes-moved =
    { $seat } moves { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    } from { $region } to { $to }.
event-rat-moved = { $seat } moves { $token } from { $region } to { $to }.
event-rat-looked-at =
    { $face_id ->
        [none] { $seat } secretly looks at { $token } in { $region }.
       *[other] { $seat } secretly looks at { $token } in { $region }: [{ $face }].
    }
event-rats-swapped = { $seat } swaps { $token } in { $region } with { $other } in { $to }.
event-plague-moved = { $seat } leads the plague from { $region } to { $to }.
event-rat-placed = { $seat } lays { $token } in { $region }.
event-plague-counted =
    { $seat } counts the plague in { $region } as { $count ->
        [one] { $count } neutral cube
       *[other] { $count } neutral cubes
    }.
event-rat-revealed =
    In { $region }, { $token } is revealed: [{ $face }]. { $cubes ->
        [0] No cubes
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    } against a threshold of { $threshold }: { $struck ->
        [1] the plague strikes.
       *[other] nothing happens.
    }
event-cubes-lost =
    { $seat } loses { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    } in { $region } ({ $symbol }).
event-end-triggered = { $seat } ends the game: { $reason }.
event-last-turn-began = { $seat } takes a last turn.
event-final-plague-began = The final plague strikes every region.
event-game-ended =
    { $seat } wins with { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }.

## What is asked

ask-first-cubes =
    { $seat }, choose a region for { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    } of yours.
ask-turn = { $seat }, it is your turn: take a card, add cubes, use your cards. Moving the plague ends the turn.
ask-king-calls = { $seat }, from which region without rats does the King call a cube to the palace?
ask-merchant-loads = { $seat }, which cubes does the Merchant take?
ask-merchant-goes =
    { $seat }, where does the Merchant take { $count ->
        [one] the cube
       *[other] the { $count } cubes
    } from { $region }?
ask-monk-lifts = { $seat }, which rat does the Monk drive away?
ask-monk-goes =
    { $token_region_id ->
        [none] { $seat }, where does the Monk take { $token }?
       *[other] { $seat }, where does the Monk take { $token } from { $token_region }?
    }
ask-witch-picks = { $seat }, which rat does the Witch look at?
ask-witch-goes-on = { $seat }, will the Witch look at a second rat?
ask-witch-swaps =
    { $token_region_id ->
        [none] { $seat }, shall the Witch swap { $token } and { $other }?
       *[other] { $seat }, shall the Witch swap { $token } ({ $token_region }) and { $other } ({ $other_region })?
    }
ask-place-rat =
    { $left ->
        [1] { $seat }, rats spread from { $region }: where does the new one go?
       *[other] { $seat }, rats spread from { $region }: where does the next one go? ({ $left } to lay)
    }
ask-count-plague = { $seat }, you own the Knight: does the plague in { $region } count as neutral cubes?
ask-pick-token = { $seat }, which rat in { $region } is revealed next?
ask-last-turn = { $seat }, this is your last turn: use the cards you own, then pass.

frame-plague-arrives = the plague arrives
frame-first-player = who begins
frame-first-cubes = first cubes of { $seat }
frame-first-turn = first turn: { $seat }
frame-turn = turn of { $seat }
frame-end-turn = end of { $seat }’s turn
frame-king-calls = King
frame-merchant-loads = Merchant: which cubes
frame-merchant-goes = Merchant: where to
frame-monk-lifts = Monk: which rat
frame-monk-goes = Monk: where to
frame-witch-picks = Witch: which rat
frame-witch-looks = Witch: a look
frame-witch-goes-on = Witch: a second look
frame-witch-swaps = Witch: swap
frame-place-rat = rats spread from { $region } ({ $left } to lay)
frame-outbreak = outbreak in { $region }
frame-count-plague = Knight: neutral cubes
frame-pick-token = choosing a rat in { $region }
frame-reveal = revealing { $token }
frame-begin-last-turn = last turn: { $seat }
frame-last-turn = last turn of { $seat }
frame-final-plague = final plague
frame-final-region = final plague in { $region }
frame-final-order = order of rats in { $region }
frame-final-reveal = revealing { $token } in { $region }
frame-scoring = scoring

## Choices

verb-first-cubes = Place first cubes
verb-take-card = Take a card
verb-add-cubes = Add cubes
verb-use-card = Use a card
verb-king = King: from where
verb-merchant = Merchant: which cubes
verb-merchant-to = Merchant: where to
verb-monk = Monk: which rat
verb-monk-to = Monk: where to
verb-witch = Witch: which rat
verb-witch-also = Witch: look at another
verb-witch-stop = Witch: enough
verb-witch-swap = Witch: swap or not
verb-move-plague = Move the plague (ends the turn)
verb-place-rat = Lay a rat
verb-count-plague = Knight: neutral cubes
verb-reveal = Reveal a rat
verb-pass = Pass

choice-first-cubes = place first cubes in { $region }
choice-take-card = take the { $card }
choice-add-cubes =
    add { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    } to { $region }
choice-use-card = use the { $card }
choice-king = bring a cube from { $region } to the palace
choice-merchant =
    take { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    } from { $region }
choice-merchant-to = to { $region }
choice-monk =
    { $token_region_id ->
        [none] take { $token }
       *[other] take { $token } from { $token_region }
    }
choice-monk-to = to { $region }
choice-witch =
    { $token_region_id ->
        [none] look at { $token }
       *[other] look at { $token } in { $token_region }
    }
choice-witch-also =
    { $token_region_id ->
        [none] look at { $token } too
       *[other] look at { $token } in { $token_region } too
    }
choice-witch-stop = enough looking
choice-witch-swap =
    { $answer_id ->
        [yes] swap the two rats
       *[no] leave them where they are
    }
choice-move-plague = move the plague to { $region }
choice-place-rat = lay the rat in { $region }
choice-count-plague =
    { $answer_id ->
        [yes] count the plague as neutral cubes
       *[no] do not count the plague
    }
choice-reveal = reveal { $token }
choice-pass = pass
choice-plague-starts = the plague starts in { $region }
choice-first-seat =
    { $seat_id ->
        [none] somebody begins
       *[other] { $seat } begins
    }
choice-face = the face is [{ $face }]
choice-final-token = { $token } comes next

## The board in a terminal

board-region = Region
board-rats = Rats
board-near = Neighbours
board-plague = PLAGUE
board-card = Card
board-owner = Owner
board-on-table = on the table
board-player = Player
board-supply = Supply
board-palace = Palace
board-score = Score
board-rat-supply = Rats: { $supply } in the supply, { $revealed } revealed.
board-legend = Numbers name the rats; ° was laid at set-up; letters after a dot: who has looked; in brackets: what you saw.

## Chapters of the rules

chapter-component = Components
chapter-setup = Set-up
chapter-turn = A turn
chapter-spread = How rats spread
chapter-outbreak = Outbreaks
chapter-class = Class cards
chapter-end = The end
