# The page around the games.

skip = Skip to the table
skip-content = Skip to the content
close = Close
cancel = Cancel
ok = OK
loading = One moment …
default-names = Sandpiper, Seashell, Pebble, Driftwood, Starfish, Barnacle, Seagull, Sunhat
names = { $others } and { $last }

# trouble
net-offline = You are offline. Your games are safe; the page goes on when the network is back.
net-trouble = The server did not answer as it should. Try again in a moment.
trouble-title = This table cannot be shown
trouble-home = To the start page
trouble-again = Try again
missing-title = Nothing here but sand
missing-text = There is no page at this address.

# the line to the server
line-live = Connected
line-connecting = Connecting …
line-waiting = Connection lost. Coming back …
line-offline = Offline. Waiting for the network …
line-ended = Not connected

# start page
home-what = Play three seaside games with friends or five beach creatures, right away and without an account.
home-games = Games
home-you-are = You play as
home-rename = Change your name
home-play = Play now
home-learn = First time? Learn by playing
home-learn-on = Go on learning
home-friends = With friends
home-device = On one device
home-options = Set up a table
home-rules = Rules
home-seats = { $least } to { $most } players
home-pitch-maui = Lay your towels along the beach, pattern to pattern, and keep them out of the waves.
home-pitch-tide = Two tides a turn. Bid with the weather, and don’t be the one in the deepest water.
home-pitch-duck = Get rid of your ducks, in groups and runs. Dive when you dare.
home-continue = Your tables
home-more-tables = Show { $count } more
home-watch = At the beach right now
home-watch-join = Join
home-watch-watch = Watch
home-just-now = just now
home-go-on = Continue
home-look = View
home-alone = nobody else yet
home-phase-open = waiting for players
home-phase-running = playing
home-phase-over = finished
home-phase-closed = closed
home-lesson = first game
home-branch = another try
home-open-seats = { $count ->
    [one] one open seat
   *[other] { $count } open seats
}
home-unofficial = Parawan is a free table made by people who love these games. It is not connected with their authors or publishers; art and texts are our own.
home-pad = Score pad for the real box
home-record = Open a record
home-day = Deal of the day
home-day-about = The same deal for everybody, against the same bots. Your first try counts.
home-day-open = not played yet
home-day-running = go on
home-evening = Evening with friends
home-evening-about = The same deals at every table, so luck does not count. For 4 to 40 people, by one link.
home-imprint = Imprint
home-privacy = Privacy
home-version = Version { $version }

# before the game
lobby-invited = You are invited to play { $game }.
lobby-join = Sit down
lobby-name = Your name

# at the table
table-seats = Seats
table-board = Table
table-hand = Your move
table-your-turn = Your turn
table-turn-of = { $names } to play
table-waiting-for = Waiting for { $names }
table-may-change = You may still change your pick.
table-to-confirm = Confirm your move or choose again.
table-not-yet = It is not your turn yet. Plan your move meanwhile.
table-first-time = Setting up the table. The very first game of its kind takes a little longer.
table-begins = The game begins
table-over = The game is over
table-wins = { $count ->
    [one] { $names } wins
   *[other] { $names } share the win
}
table-you-win = You win!
table-closed = This table is closed
table-closed-you = You closed it.
table-closed-host = The host closed this table.
table-closed-agreed = You all agreed to close this table.
table-closed-idle = This table was closed because nobody played for a long time.
table-watch = You are watching
table-confirm = Confirm
table-sending = Sending …
table-gain = { $gain ->
    [one] { $gain } point
   *[other] { $gain } points
}
table-picked = { $effects } Press Confirm to play it.
table-clause = Rule { $clause }
table-menu = Menu
table-next = Go on
table-log = Story so far
table-log-open = Show everything that happened
table-log-none = Nothing has happened yet.
table-rules = Rules
table-beside = Beside the table
table-here = here
table-not-here = not connected
table-turn = to play
table-winner = winner
table-bot-plays = { $bot } plays for { $name }
table-bot-plays-you = { $bot } plays for you.
table-back = I’m back
table-results = Results
table-left = time left
table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-title-turn = Your turn
table-rematch-ready = The table for another game is set.
table-rematch-go = Go there

# sound
sound-ask = Hear the sea?
sound-yes = Sound on
sound-no = No sound

# votes
vote-close = { $names } would like to close this table.
vote-agree = Agree
vote-no = No
vote-waiting = Waiting for the others.
vote-away = { $name } is away.
vote-go-on-without = Let a bot play for { $name }

# menu
menu-settings = Settings

# settings
set-language = Language
set-theme-day = Day
set-theme-night = Night

# rules
rules-title = Rules: { $game }
rules-other = Rules of the other games
