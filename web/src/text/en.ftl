# Words of the browser client alone. Those of the games and of the house are in the Python package.

rattus-map = Map of Europe
rattus-cards = Class cards
rattus-palace = The palace
rattus-supply = Rats in the supply
rattus-supply-left = { $count ->
    [0] No rats left: the game ends after this turn.
    [one] { $count } rat left. When none is left, the game ends.
   *[other] { $count } rats left. When none is left, the game ends.
}
rattus-plague = The plague
rattus-cubes-of = { $name }: { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
}
rattus-no-cubes = No cubes
rattus-out-of-play = Not in play at this table
rattus-rats = { $count ->
    [0] No rats
    [one] { $count } rat
   *[other] { $count } rats
}
rattus-near = Neighbours: { $regions }
rattus-plague-here = The plague is here
rattus-face-known = You have seen it: { $face }
rattus-face-hidden = Face down
rattus-starting = Laid at set-up
rattus-seen-by = Looked at by: { $names }
rattus-card-owner = Owner: { $owner }
rattus-card-peasant = Add one more cube, even where there are no rats.
rattus-card-merchant = Move one to three of your cubes to a neighbouring region.
rattus-card-monk = Move one rat to a neighbouring region.
rattus-card-knight = Move the plague up to two regions; it may count as two neutral cubes.
rattus-card-witch = Look at one or two rats; swap them if they lie in different regions.
rattus-card-king = Bring one of your cubes from a region without rats to the palace.
rattus-strikes = it strikes
rattus-calm = no effect

## Messina 1347

messina-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
messina-city = The city of Messina
messina-ratings = Ratings
messina-short-popularity = people
messina-short-city = city
messina-short-church = church
messina-step-price = a step for
messina-wheel = Population wheel
messina-wheel-next = The wheel after its next turn
messina-wheel-about = When the wheel turns, hexes with this rat get a plague cube; then citizens come to the hexes of their colour.
messina-round-table = Round table
messina-round = Round { $round }
messina-round-order = Turn order: { $order }.
messina-round-ships = { $count ->
    [one] { $count } ship arrives.
   *[other] { $count } ships arrive.
}
messina-round-hex = A new district is laid.
messina-round-workshops = The workshops of era II take the place of those of era I.
messina-round-wheel = { $count ->
    [0] The wheel does not turn.
    [one] The wheel turns once.
   *[other] The wheel turns { $count } times.
}
messina-round-price = A plague cube costs { $count } fire{ $points ->
    [0] .
   *[other] { " " }and brings { $points } points.
}
messina-order = Turn order
messina-order-setup = as drawn at set-up
messina-order-vp = points
messina-market = Buildings on offer
messina-cabins = Cabins
messina-cabins-about = Upgrades for quarantine cabins: they produce while somebody is in the cabin.
messina-workshops = Workshops
messina-workshops-about = Workshops produce when a citizen of their class works in them.
messina-carts = Carts
messina-carts-about = Each cart allows one repopulation in a round.
messina-cart-used = used this round
messina-stack-left = In the stack below: { $count }.
messina-refresh-about = While building, these can be put under their stacks for a point or a resource.
messina-estate = Estate
messina-estate-of = Estate: { $name }
messina-estates = Estates
messina-scroll = Scroll
messina-scroll-level = { $count ->
    [0] Not begun.
    [one] { $count } step done.
   *[other] { $count } steps done.
}
messina-stock = Resources
messina-first-helper = First choose the helper that goes there.
messina-work-when = A move to a workshop is offered when it can make a difference: in production, where room is needed for another citizen of its class and, if the workshop gives its reward at once, at almost any step of your turn.
messina-helper-of = { $name }’s helper
messina-helper-stands = stands and blocks this hex for everybody until the end of the round.
messina-helper-docked = stands at the dock, which stays open to others.
messina-helper-lies = lies here, not used yet, and blocks nobody.
messina-ship-cube = A plague cube is on board: whoever takes the ship fights it or takes a rat.
messina-bar = { $bar ->
    [1] A single bar: whoever gets here scores the smaller number of the rating line on a scroll of the advanced game.
   *[2] A double bar: whoever gets here scores the larger number of the rating line on a scroll of the advanced game.
}
messina-rats = { $count ->
    [0] No rats
    [one] { $count } rat
   *[other] { $count } rats
}
messina-stock-coin = Coins
messina-stock-wood = Wood
messina-stock-fire = Fire
messina-stock-powerfire = Powerful fire
messina-parts = Parts of the board
messina-tab-city = City
messina-tab-board = Tracks
messina-tab-estate = Estate
messina-opponent = Rival
messina-opponent-about = The automatic opponent: each turn a token is drawn, and its helper takes the hex shown on it.
messina-opponent-left = Helpers still to come this round: { $count }.
messina-advanced = advanced
messina-advanced-about = Advanced game: every player has boards of their own.
messina-untested = The makers did not test this mix of boards.
messina-priority = The priority token sets the order of turns.
messina-dock-ships = { $count ->
    [0] No ships.
    [one] { $count } ship.
   *[other] { $count } ships.
}
messina-waiting = Waiting here: { $who }.
messina-cubes-here = { $count ->
    [one] { $count } plague cube.
   *[other] { $count } plague cubes.
}
messina-owner = Repopulated by { $name }.
messina-empty-place = Place for a new district
messina-empty-place-about = Before each round from the second on a new district is laid by the shore.
messina-helpers-at-home = In the estate: { $count }; still in the supply: { $kept }.
messina-helpers-unused = Helpers not used yet this round
messina-overseer-upgraded = It is upgraded and activates more.
messina-cell-adjacent = First cell of the path
messina-cell-adjacent-about = Activates a citizen on one of the two squares beside it; an upgraded overseer both.
messina-cell-quarter = Cell of a quarter
messina-cell-quarter-about = Activates one citizen of this quarter; an upgraded overseer two.
messina-cell-border = Cell between two quarters
messina-cell-border-about = Activates one citizen in each of the two quarters; an upgraded overseer two in its own.
messina-cell-centre = Centre of the estate
messina-cell-centre-about = Activates up to three citizens anywhere in the estate.
messina-score-of = { $name }, if the game ended now
messina-score-about = Points now and what the end would bring:
messina-rats-cost = At the end they cost { $points ->
    [one] { $points } point
   *[other] { $points } points
} and a step back in popularity each.
messina-ships = Ships
messina-ships-about = Every second ship advances an overseer.
messina-districts = Repopulated districts
messina-districts-about = Each brings its points at the end, and 2 whenever a helper chooses it.
messina-cube-supply = Plague cubes in the supply
messina-cube-supply-about = When there are too few for a step of the wheel, none are placed.
messina-cubes-left = left
messina-fight-price = Fire for a plague cube
messina-fight-price-about = Each cube fought moves you forward in popularity. Powerful fire burns one cube, and may burn one more next to it.
messina-cube-price = a cube

## The house

loading = One moment…
close = Close
copied = The link is copied.
name-ask = What shall the others call you?
name-tell = Done
name-skip = Skip

game-rattus = Rattus
game-messina = Messina 1347
game-pest = Pest
cover-rattus = Europe, 1347
cover-messina = A city in quarantine
cover-pest = The Thokaian empire

about-rattus = Settle where the rats are, and be gone before the plague.
about-messina = Ships have brought it. Save the people, rebuild the city.
about-pest = An empire, a sickness, and those who try to rule both.

nav-label = Main
nav-lobby = To the lobby
nav-rules = Rules
nav-about = About and credits

## Lobby

lobby-tagline = Board games about the plague, for friends, for bots and for one.
lobby-name = Your name
lobby-play = Play
lobby-soon = soon
lobby-mine = My games
lobby-mine-empty = None yet. Choose a game to begin.
lobby-open = Open tables
lobby-open-empty = Nobody is waiting for players right now.
lobby-finished = Finished games
lobby-finished-empty = Games that have ended can be watched here.
lobby-import = Open a game file

brief-won = { $count ->
    [0] nobody won
   *[other] { $name } won
}
brief-waiting = { $count ->
    [one] waiting for { $count } player
   *[other] waiting for { $count } players
}
brief-your-turn = Your turn!
brief-turn = { $name } to move

new-title = New table
new-players = Players
new-seat = Seat { $seat }
new-me = Me
new-local = Somebody at this screen
new-friend = A friend, by link
new-friend-tip = you will get a link to send
new-bot = Bot: { $bot }
new-bot-tip = plays by itself
new-name = Name
new-name-of = Name at seat { $seat }
new-name-table = Name of the table
new-optional = if you like
new-public = Anybody may sit down (open table)
new-clock = Clock
new-minutes-move = Minutes a move
new-minutes-game = Minutes a game
new-timeout = When the time is over
timeout-bot = a bot plays on
timeout-random = a random move is made
timeout-resign = the game is resigned
new-create = Set the table
choose-mode-advanced = advanced: boards of their own for all
choose-mode-estates = own estates only (untested by the makers)
choose-mode-scrolls = own scrolls only (untested by the makers)
choose-priority_token = Priority token
choose-priority_token-false = no
choose-priority_token-true = yes: another order of turns
choose-priority_token-tip = Which rating decides the order of turns in each round: as the round table says, or as the token laid over it.
choose-strict_recall = A recalled helper
choose-strict_recall-false = still lets you act
choose-strict_recall-true = ends the turn
choose-strict_recall-tip = A helper taken back to the estate brings a coin; may its player still use ratings that turn?
new-solo = Alone
choose-first = Who begins
choose-first-random = by lot
bot-random = careless
bot-greedy = quick
bot-mcts = thoughtful
bot-pace = { $bot }, up to { NUMBER($seconds) } s a move
clock-none = none
clock-quick = one minute a move
clock-game = 20 minutes a game
clock-day = a day a move
clock-both = a minute a move and 20 minutes a game
clock-own = as I set it
clock-days = { $days } d { $hours } h

seat-open = Empty seat
seat-bot = bot
seat-online = here
seat-away = away
seat-you = you
seat-taken = seated
seat-resigned = resigned

waiting-title = The table is set
waiting-text = Send the links to your friends. The game begins when every seat is taken.
waiting-watch = The game begins when every seat is taken.
waiting-link = Link for seat { $seat }
waiting-copy = Copy
waiting-new-link = New link
waiting-sit = Sit down
waiting-bot = Seat a bot
waiting-remove = Clear the table away

## Table

table-players = Players
table-book = Log and chat
table-menu = Menu of the table
table-watchers = { $count ->
    [one] { $count } onlooker
   *[other] { $count } onlookers
}
table-lost = The connection is lost. Trying again…
table-refused = The server does not let this browser in.

play-prompt = What to do
play-actions = Actions
play-choices = Choices
play-tip = Choose an action, or click what is lit on the board.
play-waiting = Waiting for players.
play-paused = The game is paused.
play-over = The game is over.
play-thinking = { $name } is thinking…
play-skip = Skip
play-confirm = this cannot be undone.
play-yes = Do it
play-back = Back
play-then = Then:
play-undo = Undo
play-hint = Hint
play-takeback = Ask to take a move back
play-rules = Rules of this step
play-not-your-turn = It is not your turn: { $name } is to move.
play-why-not = Not now. The rule says:
play-other-action = This belongs to another action: go back first.
play-nothing-here = There is nothing to do here now.
play-goal = An excellent result: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
play-rule-link = in the rules
play-rule-number = rule { $number }

takeback-asked = { $name } asks to take a move back.
takeback-yes = Agree
takeback-no = Refuse
takeback-waiting = You ask to take your last move back. To agree: { $names }.
takeback-withdraw = Withdraw
takeback-nothing = You have not made a move yet.
takeback-title = Take back
takeback-sure = { $count ->
    [one] Go back to before your last choice? It will be forgotten.
   *[other] Go back to before your last choice? It and all that came after, { $count } choices in all, will be forgotten.
}
takeback-do = Take my last move back

cover-title = Pass the screen to { $name }
cover-text = Somebody here knows a secret. The others look away, please.
cover-go = I am { $name }

log-title = Log
log-filter = What to show
log-all = everything
log-main = what matters
chat-title = Chat
chat-empty = Nobody has said a word yet.
chat-say = Say something
chat-send = Send
chat-guest = Guest

menu-replay = Watch from the beginning
menu-bug = Something is wrong: save this game as a file
menu-pause = Pause
menu-resume = Go on
menu-bot = Let a bot play for me
menu-resign = Resign
menu-resign-sure = Yes, I resign
menu-back-to-seat = Play myself again: { $name }
menu-replace = Seat a bot for { $name }
menu-device = Copy my link for another device: { $name }
menu-new-link = Make a new link for this seat: { $name }
menu-new-link-sure = Yes: the old link and my other devices lose the seat
menu-seed = Fingerprint of the shuffle:

end-title = { $count ->
    [0] Nobody wins
    [one] { $name } wins
   *[other] { $name } win
}
end-place = Place
end-player = Player
end-resigned = the others have resigned
end-final = { $count ->
    [one] The final plague, step by step: { $count } rat
   *[other] The final plague, step by step: { $count } rats
}
end-rematch = Play again
end-watch = Watch the final plague
end-replay = Watch the game
end-export = Save as a file
end-show = Show the result
rematch-offer = A new game with the same players is waiting.
rematch-go = Go there

## Replay

replay-title = Replay
replay-back = Back to the table
replay-previous = One step back
replay-next = One step on
replay-play = Play
replay-pause = Pause
replay-slider = Moment of the game
replay-share = Link to this moment
replay-fork = Play on from here

## Rules

rules-intro = Every rule has a name, a source and, where the rulebook is silent, a ruling of ours.
rules-search = Search the rules
rules-games = Games
rules-chapters = Chapters
rules-found = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
rules-none = No rule has these words.
rules-source = rulebook
rules-ruling = Our ruling
kind-component = Components
kind-setup = Set-up
kind-turn = A turn
kind-class = Class cards
kind-end = The end
kind-plague = The plague
kind-outbreak = Outbreaks
kind-spread = How rats spread
kind-action = Actions
kind-advanced = Advanced game
kind-aid = Aid cards
kind-assign = Assigning people
kind-build = Building
kind-camp = The camp
kind-citizen = Citizens
kind-city = The city
kind-concept = Main concepts
kind-endgame = The end
kind-era-end = The end of an era
kind-example = Examples
kind-exchange = Exchange
kind-flow = How the game goes
kind-hard = The harder map
kind-heal = Healing
kind-helper = Helpers
kind-influence = Influence
kind-law = Laws and orders
kind-move = Moving
kind-overseer = Overseers
kind-prep = Preparing a round
kind-priority = The priority token
kind-produce = Producing
kind-production = Production
kind-quarantine = Quarantine
kind-rat = Rats
kind-rating = Ratings
kind-reminder = Reminders
kind-repop = Repopulation
kind-rescue = Rescue
kind-research = Research
kind-round = Rounds
kind-score = Scoring
kind-ship = Ships
kind-solo = Playing alone
kind-tech = Technologies
kind-track = Tracks
kind-two = The variant for two
kind-year-end = The end of a year

## Settings and keys

settings-title = Settings
settings-language = Language
settings-palette = Colours of the players
settings-speed = Animations
settings-sound = Sound
settings-confirm = Ask before a move that ends the turn
settings-cover = Cover the screen between players when there are secrets
palette-heraldic = heraldic
palette-safe = for colour-blind eyes
palette-contrast = high contrast
speed-off = none
speed-fast = fast
speed-normal = normal
speed-slow = slow

keys-title = Keys
keys-number = pick an action or a choice by its number
keys-arrows = walk between what is lit on the board
keys-enter = choose; confirm
keys-escape = one step back
keys-undo = undo
keys-hint = hint
keys-skip = skip the animation
keys-log = log
keys-chat = chat
keys-rules = rules of this step
keys-mute = sound on or off
keys-help = this list

## About

about-what = Three board games about the plague with exact rules engines: every rule has an id, a test and an explanation a player can read.
about-not-title = Not affiliated
about-not = This project is not affiliated with, endorsed by or connected to the authors or publishers of Rattus, Messina 1347 or Pest. The names belong to their owners. All texts and drawings here are our own.
about-credits = Credits
about-icons = Icons: game-icons.net, by Lorc, Delapouite and contributors, licence CC BY 3.0.
about-map = The map is drawn from Natural Earth data, which are in the public domain.
about-fonts = Typefaces: Alegreya, Alegreya Sans and Alegreya SC by Juan Pablo del Peral, Huerta Tipográfica, SIL Open Font Licence.
about-drawings = Covers, map ornaments and sounds: our own.
about-privacy-title = What is kept
about-privacy = A cookie that says which guest you are, your name, and the games you play. Nothing is sent anywhere else.

## What goes wrong

problem-no-connection = No connection to the server.
problem-no-client = This game cannot be shown here yet.
problem-no-game = There is no such game here.
problem-no-game-file = This file is not a saved game.
problem-no-moment = The game has no such moment.
problem-other = Something went wrong ({ $code }).

## Pest: the board

choose-mode = Variant
choose-mode-base = the usual game
choose-mode-two-player = the harder variant for two
choose-mode-solo = alone
choose-map = Map
choose-map-printed = as printed
choose-map-random = harder: random locations

colour-pest-1 = yellow
colour-pest-2 = blue
colour-pest-3 = white

pest-map = Map of the empire
pest-parts = Parts of the table
pest-part-map = Map
pest-part-mat = My board
pest-part-era = Eras
pest-part-market = Market
pest-part-capital = Capital
pest-part-boards = Others
pest-mat = Board of { $name }
pest-this-year = This year
pest-setup = Set-up
pest-year = Year { $year }
pest-year-of = Year { $year } · era { $era }
pest-projected = Score as it stands:
pest-goal = Goal
pest-order = Order
pest-influence-space = Influence: space { $space }
pest-fame-mark = 1 fame at the end of the game
pest-blocked = Covered: markers skip it, and leaving it behind pays fame at the end
pest-frees-person = Reaching it sets a person free for the neutral sector
pest-ruined = Ruined: gives nothing, nobody can build here
pest-sick = { $count ->
    [one] { $count } sick person
   *[other] { $count } sick people
}
pest-houses = Buildings: { $count } of { $most }
pest-road-sick = { $count ->
    [one] { $count } sick person on the way: costs { $count } food
   *[other] { $count } sick people on the way: cost { $count } food
}
pest-capital-people = People in the capital
pest-token-left = Open: { $up }, turned over: { $down }
pest-place-first = First
pest-place-second = Second
pest-place-third = Third
pest-cell-taken = Used this year
pest-stock = You have { $count }, room for { $most }
pest-held = { $count ->
    [one] { $count } sick person in quarantine
   *[other] { $count } sick people in quarantine
}
pest-built-by = Built by { $name }
pest-pays = Pays: { $effect }
pest-person-in = A person works here
pest-person-missing = Nobody works here
pest-deck-left = { $count } cards left
pest-deck-refresh = One research lays out a new market
pest-plague-adds = { $count ->
    [one] { $count } sick person in each of:
   *[other] { $count } sick people in each of:
}
pest-closed = A card to come
pest-aid-left = Most
pest-aid-middle = Others
pest-aid-right = Least
pest-aid-later = Pays next year, by the influence of the players
pest-aid-now = Pays at once, by how many people are left on the influence track
pest-order-space = Order track of era { $era }: space { $space }
pest-pays-end = At the end of the game: { $effect }
pest-threshold = Only a marker here or beyond gets the fame of this track
pest-palace-frees = Building it sends people who wait beside it to the neutral sector: { $count }
pest-graveyard-charges = Infamy at the end of this era: { $infamy }
pest-gives = Gives: { $resource }
pest-built-at = Stands in { $location }, gives: { $product }
pest-weak-now = Weakened now: { $action }
