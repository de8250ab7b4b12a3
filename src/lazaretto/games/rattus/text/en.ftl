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
    .power = Add { $extra ->
            [one] one more cube
           *[other] { $extra } more cubes
        }, even where there are no rats.
card-merchant = Merchant
    .estate = bourgeoisie
    .power = Move { $cubes ->
            [1] one
           *[other] one to { $cubes }
        } of your cubes to a neighbouring region.
card-monk = Monk
    .estate = church
    .power = Move one rat to a neighbouring region.
card-knight = Knight
    .estate = chivalry
    .power = Move the plague up to { $steps ->
            [one] { $steps } region
           *[other] { $steps } regions
        }; it may count as { $neutral ->
            [one] { $neutral } neutral cube
           *[other] { $neutral } neutral cubes
        }.
card-witch = Witch
    .estate = magic
    .power = Look at { $looks ->
            [1] one rat
           *[other] one to { $looks } rats
        }; two that lie in different regions may be swapped.
card-king = King
    .estate = royalty
    .power = Bring one of your cubes from a region without rats to the palace.

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
tie-broken = Equal cubes: of equals, whoever would have moved next comes first.

answer-yes = yes
answer-no = no

score-regions = in the regions
score-palace = in the palace
score-total = total

# What a player has, counted, as consequences tell it.
holding-cubes = cubes on the map
holding-palace = cubes in the palace
holding-cards = class cards
holding-endangered = cubes beside rats

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
event-plague-let-be = { $seat } owns the Knight, but does not count the plague in { $region } as neutral cubes.
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
        [1] the plague strikes{ $followed ->
            [0] , but nobody dies
           *[other] { "" }
        }.
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
board-signs = In short: ● a rat; a letter with a number – whose cubes, and how many.
board-legend = Numbers name the rats; ° was laid at set-up; letters after a dot: who has looked; in brackets: what you saw.

## Chapters of the rules

chapter-component = Components
chapter-setup = Set-up
chapter-turn = A turn
chapter-spread = How rats spread
chapter-outbreak = Outbreaks
chapter-class = Class cards
chapter-end = The end

## When something can be chosen at all

when-first-cubes = First cubes are placed before the first turn.
when-take-card = A card is taken in one’s ordinary turn, before the plague moves.
when-add-cubes = Cubes are added in one’s own turn, before the plague moves.
when-use-card = Cards are used in one’s own turn, before the plague moves.
when-king = The King’s region is asked for once the King is used.
when-merchant = The Merchant’s cubes are asked for once the Merchant is used.
when-merchant-to = Where the cubes go is asked once the Merchant has taken them.
when-monk-to = Where the rat goes is asked once the Monk has picked it.
when-witch-stop = The Witch can stop after her first look.
when-witch-swap = A swap is asked about after the Witch has looked at two tokens of different regions.
when-move-plague = The plague is moved once in one’s own turn, and no further after that.
when-place-rat = Rats are laid as soon as the plague has come to a region with rats.
when-count-plague = The Knight’s owner is asked about neutral cubes when the plague breaks out.
when-pass = One passes only in a last turn; an ordinary turn ends by moving the plague.
when-monk = The Monk’s token is asked for once the Monk is used.
when-witch = The Witch’s token is asked for once the Witch is used.
when-witch-also = A second token is asked for after the Witch’s first look.
when-reveal = Tokens are revealed when the plague breaks out in a region with cubes.

## What is in the way of a choice

fact-not-in-play =
    Not in play with { $players ->
        [one] { $players } player
       *[other] { $players } players
    }: { $region }.
fact-no-neighbour = No common border: { $region } – { $other }.
fact-same-region = It must be a neighbouring region, not { $region } itself.
fact-region-full =
    { $region } is full: { $rats ->
        [one] { $rats } rat lies
       *[other] { $rats } rats lie
    } there, and no more can.
fact-plague-is-here = The plague is in { $region } already: it must go to another region.
fact-too-far =
    It is { $steps } steps from the plague to { $region }; it goes { $most ->
        [one] only { $most } step
       *[other] { $most } steps at most
    }.
fact-further-by-knight =
    Only the Knight’s owner moves the plague up to { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }.
fact-needs-cubes =
    This needs { $needed ->
        [one] { $needed } cube
       *[other] { $needed } cubes
    } of your supply; you have { $had }.
fact-needs-cubes-in =
    This needs { $needed ->
        [one] { $needed } cube
       *[other] { $needed } cubes
    } of yours in { $region }; you have { $had } there.
fact-as-many-as-rats =
    { $least ->
        [0] No rats lie in { $region }, so no cubes are added there.
       *[other] { $rats ->
            [0] No rats lie
            [one] { $rats } rat lies
           *[other] { $rats } rats lie
        } in { $region }, so you can add { $more ->
            [0] exactly { $least ->
                [one] { $least } cube
               *[other] { $least } cubes
            }
           *[other] { $least ->
                [one] { $least } cube
               *[other] { $least } cubes
            } there, or { $more } more
        }.
    }
fact-one-more-by-peasant = One cube more than there are rats is added by the owner of the Peasant alone.
fact-cubes-added-already = You have added cubes in this turn already.
fact-rats-in-region =
    The King calls only from regions without rats; { $rats ->
        [one] { $rats } rat lies
       *[other] { $rats } rats lie
    } in { $region }.
fact-merchant-takes = The Merchant moves { $most } cubes at most.
fact-peasant-adds =
    In a last turn the Peasant adds exactly { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    }, whatever the rats.
fact-card-of-another = The { $card } belongs to { $seat }.
fact-card-on-table = Nobody has the { $card } yet: it lies on the table.
fact-card-is-yours = The { $card } is yours already.
fact-card-taken-already = You have taken a card in this turn already.
fact-card-used = The { $card } was used in this turn already.
fact-card-by-itself =
    { $card_id ->
        [knight] The Knight needs no use: while it is yours you move the plague further.
        [peasant] The Peasant needs no use: while it is yours you may add one more cube.
       *[other] The { $card } needs no use: it works by itself.
    }
fact-card-on-map =
    { $card_id ->
        [knight] The Knight is used on the map: choose a region to which the plague goes.
       *[other] The Peasant is used on the map: choose a region to which a cube is added.
    }
fact-use-card-first = First use the { $card }; then this is asked.
fact-card-useless =
    { $card_id ->
        [king] You have no cube in a region without rats, so the King has nothing to do.
        [merchant] You have no cubes on the map, so the Merchant has nothing to do.
        [monk] No rat on the map can move, so the Monk has nothing to do.
       *[other] No rats lie on the map, so the { $card } has nothing to do.
    }
fact-last-turn-only = This is a last turn: only your own cards can be used.
fact-token-not-on-map = There is no { $token } on the map.
fact-token-elsewhere = Now it is about { $other }; { $token } lies in { $region }.
fact-token-alike = Choose { $other } instead: all know the same of it and of { $token }, so one is offered for both.
fact-token-shut = All regions around { $region } are full, so { $token } cannot leave it.
fact-token-seen-first = The second token must be another one: the Witch has just looked at { $token }.

## What an edition file holds: its tables, and their fields

sheet-borders = Map
sheet-tokens = Rat tokens
sheet-constants = Numbers of the rules
sheet-constants-tokens_boxed = Rat tokens left in the box, by number of players
field-list = borders
field-starting = starting tokens
field-ordinary = tokens
field-players = in play from so many players
field-letter = letter on the tokens
field-cubes_per_player = cubes per player
field-first_placements = cubes placed at the start
field-knight_neutral_cubes = cubes the Knight removes
field-knight_steps_max = steps of the Knight, at most
field-merchant_cubes_max = cubes the Merchant moves, at most
field-peasant_extra_cubes = extra cubes of the Peasant
field-rats_per_region_max = rat tokens in a region, at most
field-spread = new rat tokens by those that lie there
field-witch_looks_max = tokens the Witch looks at, at most
field-2 = two players
field-3 = three players
field-4 = four players
