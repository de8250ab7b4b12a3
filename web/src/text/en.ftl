# Words of the browser client alone. Those of the games and of the house are in the Python package.

## The house

loading = One moment…
close = Close
copied = The link is copied.
name-ask = What shall the others call you?
name-tell = Done
name-skip = Skip

nav-label = Main
nav-lobby = To the lobby
nav-rules = Rules
nav-about = About and credits

## Lobby

lobby-tagline = Board games about the plague, for friends, for bots and for one.
lobby-name = Your name
lobby-learn = Learn it
lobby-play = Play
lobby-mine = My games
lobby-mine-empty = None yet. Choose a game to begin.
lobby-open = Open tables
lobby-open-empty = Nobody is waiting for players right now.
lobby-watch = Games to watch
lobby-finished = Finished games
lobby-finished-empty = Games that have ended can be watched here.
lobby-import = Open a game file
lobby-no-server = The server does not answer. Your tables on this device are here all the same.

place-title = New tables
place-one = Where the table stands
place-there = at the server
place-there-tip = Friends can join by a link, and you can go on from any device.
place-here = on this device
place-here-tip = Kept in this browser only; needs no network. Save a game as a file to take it elsewhere.

offline-prepare = Get ready to play offline
offline-ready = Ready: tables on this device need no network now.
offline-not-kept = Tables on this device work, but this browser does not keep pages for later here: for that the page must be opened over HTTPS or on the server’s own machine.
offline-install = Install as an app

starting-fetch = Fetching what tables on this device need: { $loaded } of { $total } MB
starting-fetch-label = Fetched so far
starting-wake = Setting up the table…

brief-here = on this device
brief-forget = Remove this table
brief-forget-sure = Remove for ever?

brief-won = { $count ->
    [0] nobody won
   *[other] { $name } won
}
brief-score = { $name } { $points }
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
new-local = Another player on this screen
new-friend = A friend, by link
new-friend-tip = you will get a link to send
new-bot = Bot: { $bot }
new-slow = On this device a bot that searches sees less in the same time than at a server.
new-bot-tip = plays by itself
new-name = Name
new-name-of = Name at seat { $seat }
new-player = Player { $seat }
new-more = More options
new-name-table = Name of the table
new-optional = if you like
new-public = Open table: anybody may sit down or watch
new-coach = First game with a coach
new-assist = Hints, forks and copies while the game runs
new-clock = Clock
new-minutes-move = Minutes per move
new-minutes-game = Minutes per game
new-timeout = When the time is over
timeout-bot = a bot plays on
timeout-random = a random move is made
timeout-resign = the game is resigned
new-create = Create table
new-solo = Alone
bot-random = beginner
bot-greedy = intermediate
bot-mcts = strong
bot-mcts-long = very strong
bot-named = { $name } ({ $level })
bot-own = the host's own
bot-pace = { $bot }, up to { NUMBER($seconds) } s a decision
clock-none = none
clock-quick = one minute per move
clock-game = 20 minutes per game
clock-day = one day per move
clock-both = a minute per move and 20 minutes per game
clock-own = as I set it
clock-days = { $days } d { $hours } h

seat-open = Empty seat
seat-bot = bot
seat-online = here
seat-away = away
seat-you = you
seat-taken = seated
seat-resigned = resigned
seat-late = out of time
seat-stands-in = bot, for now

waiting-title = The table is ready
waiting-text = Send the links to your friends. The game begins when every seat is taken.
waiting-watch = The game begins when every seat is taken.
waiting-link = Link for seat { $seat }
waiting-copy = Copy
waiting-new-link = New link
waiting-remove-link = Take the link away
waiting-no-assist = While the game runs there are no hints, forks and copies here.
waiting-sit = Sit down
waiting-bot = Seat a bot
waiting-remove = Clear the table away

## Table

table-players = Players
table-book = Log and chat
table-menu = Table menu
table-watchers = { $count ->
    [one] { $count } onlooker
   *[other] { $count } onlookers
}
table-renewed = The server has a new version. The page loads itself anew; nothing is lost.
table-lost = The connection is lost. Trying again…
table-silent = No answer from the server for some seconds. Waiting…
table-refused = The server does not let this browser in.

zoom-in = Look closer
zoom-out = Look from further away
play-prompt = What to do
play-actions = Actions
play-choices = Choices
play-tip = Choose an action, or click what is lit on the board.
play-waiting = Waiting for players.
play-paused = The game is paused.
play-over = The game is over.
play-thinking = { $name } is thinking…
play-sending = Sending: { $choice }
play-skip = Skip
play-confirm = this cannot be undone.
play-commits = your turn ends with this.
play-yes = Do it
play-back = Back
play-then = Then:
play-undo = Undo
play-again = Last turn again
play-hint = Hint
play-no-hints = There are no hints at this table.
play-otherwise = Do it otherwise (pay otherwise, several at once)
play-otherwise-short = Do it otherwise
play-otherwise-mouse = Right click: pay otherwise, several at once
play-alone = Step by step: I answer the rest myself
play-times = { $choice } × { $count }
means-first = first: { $deeds }; in all:
means-score = score
means-nothing = brings nothing
means-else = nothing else
means-luck = then chance
means-final = cannot be undone
means-chance = then chance decides; cannot be undone
means-seat = then { $name } decides; cannot be undone
means-end = then the game is over
means-more = there may be more
means-unknown = the rest is not known yet
play-takeback = Ask to take a move back
play-rules = Rules of this step
play-not-your-turn = It is not your turn: { $name } is to move.
play-why-rule = The rule behind it
play-other-action = This belongs to another action: go back first.
play-nothing-here = There is nothing to do here now.
play-goal = { $reached ->
    [yes] An excellent result: { $score } points; { $points } were needed.
   *[no] { $score } points; an excellent result begins at { $points }.
}
end-alone = Your result: { $score ->
    [one] { $score } point
   *[other] { $score } points
}
play-tap-again = Tap again: { $choice }
play-tap-choices = Tap again to choose
play-tap-why = Tap again to hear why not
play-rule-link = in the rules
play-rule-number = rule { $number }

takeback-asked = { $name } asks to take a move back.
takeback-yes = Agree
takeback-no = Refuse
takeback-waiting = You ask to take your last move back. Waiting for { $names }.
takeback-withdraw = Withdraw
takeback-nothing = You have not made a move yet.
takeback-title = Take back
takeback-sure = { $count ->
    [one] Go back to before your last choice? It will be forgotten.
   *[other] Go back to before your last choice? It and all that came after, { $count } choices in all, will be forgotten.
}
takeback-do = Take my last move back
pause-asked = { $name } asks for a pause.
pause-waiting = You ask for a pause. Waiting for { $names }.

standin-plays = A bot plays for you: { $name }.
standin-by = A bot plays for you ({ $name }): { $by } seated it while you were away.
standin-back = Back to my seat
knock-asks = { $who } has a used link and asks for the seat of { $name }.
knock-waiting = The host has been asked to let you sit down at the seat of { $name }.
knock-yes = Let in
knock-no = No

cover-title = Pass the screen to { $name }
cover-text = Somebody here knows a secret. The others look away, please.
cover-go = I am { $name }

log-title = Log
log-filter = What to show
log-all = everything
log-main = in short
log-since = since your last turn
log-unfold = { $count ->
    [one] and { $count } more line
   *[other] and { $count } more lines
}
log-fold = fold again
chat-title = Chat
chat-unread = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
}
chat-empty = Nobody has said a word yet.
chat-say = Say something
chat-send = Send
chat-guest = Guest
chat-onlooker = watches
chat-hidden = hidden by the host
chat-closed = Only the players of this table write here.
chat-muted = The host has muted you.
chat-tools = What to do with this line of { $name }
chat-hide = Hide
chat-show = Show again
chat-remove = Remove
chat-mute = Mute { $name }
chat-unmute = Let { $name } write again

menu-replay = Watch from the beginning
menu-bug = Something is wrong: save this game as a file
menu-sealed = Something is wrong: save a sealed copy (it opens when the game is over)
menu-seen = Something is wrong: save what I see as a file
menu-send = Send this game as a file
menu-carry-here = Go on with a copy on this device
menu-carry-there = Go on with a copy at the server
menu-pause = Pause
menu-ask-pause = Ask for a pause
menu-resume = Go on
menu-coach-on = Play with a coach
menu-coach-off = Play without a coach
menu-bot = Let a bot play for me
menu-resign = Resign
menu-resign-sure = Yes, I resign
menu-resign-ask = Really resign? The game is lost for you then.
menu-resign-no = No, play on
menu-back-to-seat = Back to my seat: { $name }
menu-replace = Seat a bot for { $name }
menu-replace-in = { $name } is away: a bot may be seated in { $time }
menu-replace-clock = { $name } is away: only the clock seats a bot in this game
menu-invite = Make a new link for the seat of { $name }
menu-invite-bot = Offer the bot's seat to a friend: { $name }
menu-copy-invitation = Copy the link to the seat of { $name }
menu-uninvite = Take the link to the seat of { $name } away
menu-onlookers-quiet = Onlookers may not write
menu-onlookers-heard = Let onlookers write again
menu-counts-not = This game counts for no rating, record or puzzle.
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
end-resigned = Resigned: { $names }.
end-time = Out of time: { $names }.
end-taken-back = { $count ->
    [one] Once the players went back behind chance: the game counts for no rating, record or puzzle.
   *[other] { $count } times the players went back behind chance: the game counts for no rating, record or puzzle.
}
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

## What failed and was made good

fault-bot-failed = The bot of { $name } failed and was started again ({ $count ->
    [one] once
   *[other] { $count } times
}).
fault-bot-slow = The bot of { $name } gets too little time on this server; a simpler one helped out ({ $count ->
    [one] once
   *[other] { $count } times
}).

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
replay-no-fork = To play on from here, wait for the end of the game.

## Rules

rules-intro = To be read from the top, or looked up. Where the rulebook is silent there is a ruling of ours.
rules-page = About the game
rules-aid = Player aid
rules-link = Rule { $id }
rules-source = Where it comes from
rules-try = Try this example
rules-more = { $count ->
    [one] { $count } more
   *[other] { $count } more
}
rules-whole = The whole rulebook
rules-here = Rules of this step
rules-search = Search the rules
rules-games = Games
rules-chapters = Chapters
rules-found = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
rules-none = No rule has these words.
rules-ruling = Our ruling

## Settings and keys

settings-title = Settings
settings-language = Language
settings-palette = Colours of the players
settings-speed = Animations
settings-sound = Sound
settings-asks = Ask again
asks-always = before anything that cannot be undone
asks-lost = only where something is given up
asks-never = never
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
keys-again = what happened since my last turn, once more
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
about-python = Tables on this device run on Pyodide (licence MPL 2.0), the Python interpreter (PSF licence) and msgspec (BSD licence).
about-drawings = Covers, map ornaments and sounds: our own.
about-privacy-title = What is kept
about-privacy = A cookie that says which guest you are, your name, and the games you play. Nothing is sent anywhere else.

## What goes wrong

problem-no-connection = No connection to the server.
problem-no-runtime = Tables on this device could not be set up. The first time they need a connection; try again with one.
problem-no-game = There is no such game here.
problem-no-game-file = This file is not a saved game.
problem-no-moment = The game has no such moment.
problem-other = Something went wrong ({ $code }).

## A game without a board

plain-board = What lies on the table

# Values of a table that are not as the box prints them; the games name their fields
brief-own-edition = Played with other printed values than those shipped
mark-corrected = Not as shipped. { $what }
mark-reconstructed = Our reconstruction, not read off a printed copy: { $fields }
field-research = research
field-fame = fame
field-influence = influence
field-cost = price
field-effect = effect
field-wood = wood
field-stone = stone
field-vp = points
field-action = action
field-citizens = citizens
field-helper = helper
field-colour = colour
field-rat = rat
field-players = number of players
field-resource = resource
field-capacity = room for buildings
field-harbours = harbours
field-sick = sick people
field-slot = slot
field-output = output
field-left = left reward
field-middle = middle reward
field-right = right reward
field-first = first reward
field-second = second reward
field-third = third reward
field-goods = goods
field-upgraded_extra = bonus of an upgraded worker
field-needs_upgraded = kind of worker
field-bar = bar
field-infamy = infamy
field-herbs = herbs
field-rewards = rewards
field-fame_marks = fame marks
field-starting = starting tokens
field-ordinary = tokens
field-list = borders
field-era1 = era I
field-era2 = era II
field-era3 = era III
field-cube_price = price of a fight
field-cube_vp = points for a fight
field-penalty = penalty
field-x = place on the map
field-y = place on the map
field-other = other values
field-per = count
field-counter = what counts
field-where = where
field-lab = laboratories
field-columns = columns
field-type = kind
field-start = start symbol

## The page of a game, its legend, its player aid.
lobby-page = About the game
page-players = Players
page-minutes = Minutes
page-weight = To learn
page-weight-1 = at a glance
page-weight-2 = easy
page-weight-3 = takes a while
page-weight-4 = takes an evening
page-weight-5 = a big one
page-learn = Learn it
page-coach = First game with a coach
page-turn = A turn in { $count } pictures
page-like = What it is like
page-legend = What the signs mean
legend-cards = Cards
legend-rats = On the back of a rat
legend-pieces = Pieces
legend-goods = Goods
legend-people = People
legend-actions = Actions
legend-ratings = Ratings
legend-buildings = Buildings
legend-built = Buildings and ships
legend-map = On the map
legend-tracks = Your board
aid-print = Print
aid-hint = One sheet of A4 for the table; it is printed in the language that is set.
aid-steps = In short
aid-icons = Signs

## Which printed values a new table is played with

edition-summary = Printed values
edition-title = This table is played with
edition-shipped = the values as shipped
edition-house = the values of this house's copy
edition-file = a file of my own
edition-pick = Choose a file (TOML or JSON)
edition-tip = Only the values that differ need to be in it, in the same structure as the edition. “lazaretto edition show” prints ours.
edition-reading = The file is being checked: a few games are played with it.
edition-same = The file has the same values as ours.
edition-changes = { $count ->
    [one] { $count } value is not as shipped:
   *[other] { $count } values are not as shipped:
}
edition-changes-of = { $name }: { $count ->
    [one] { $count } value is not as shipped:
   *[other] { $count } values are not as shipped:
}
edition-more = { $count } more
edition-problem = { $place }: { $reason } ({ $path })
