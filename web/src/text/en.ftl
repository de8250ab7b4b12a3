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

## The house

loading = One moment…
close = Close
copied = The link is copied.

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

brief-won = { $name } won
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
new-create = Set the table
choose-first = Who begins
choose-first-random = by lot
bot-random = careless
bot-greedy = quick
bot-mcts = thoughtful
clock-none = none
clock-quick = one minute a move
clock-game = 20 minutes a game
clock-day = a day a move

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
play-rule-link = in the rules
play-rule-number = rule { $number }

takeback-asked = { $name } asks to take a move back.
takeback-yes = Agree
takeback-no = Refuse

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
menu-seed = Fingerprint of the shuffle:

end-title = { $name } wins
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
rules-source = source
rules-ruling = Our ruling
kind-component = Components
kind-setup = Set-up
kind-turn = A turn
kind-class = Class cards
kind-end = The end
kind-plague = The plague
kind-outbreak = Outbreaks
kind-spread = How rats spread

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
problem-other = Something went wrong ({ $code }).

## Pest: the board

choose-mode = Variant
choose-mode-base = the usual game
choose-mode-two-player = the variant for two
choose-mode-solo = alone
choose-map = Map
choose-map-printed = as printed
choose-map-random = harder: random locations

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
pest-aid-left = Most influence
pest-aid-middle = The others
pest-aid-right = Least influence
pest-aid-solo-left = Few people left on the track
pest-aid-solo-middle = Some people left
pest-aid-solo-right = Many people left
pest-closed = A card to come
pest-gives = Gives: { $resource }
pest-built-at = Stands in { $location }, gives: { $product }
pest-weak-now = Weakened now: { $action }
