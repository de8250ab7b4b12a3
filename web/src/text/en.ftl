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
lobby-play = Play
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
new-solo = Alone
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
problem-no-game = There is no such game here.
problem-no-game-file = This file is not a saved game.
problem-no-moment = The game has no such moment.
problem-other = Something went wrong ({ $code }).

## A game without a board

plain-board = What lies on the table
