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
home-what = Three seaside games for you, your friends and four beach creatures. Right here, without an account.
home-games = Games
home-you-are = You play as
home-rename = Change your name
home-play = Play now
home-learn = First time? Learn by playing
home-learn-on = Go on learning
home-friends = With friends
home-device = On one device
home-options = Choose the table
home-rules = Rules
home-seats = { $least } to { $most } players
home-pitch-maui = Lay your towels along the beach, pattern to pattern, and keep them out of the waves.
home-pitch-tide = Two tides a turn. Bid with the weather, and don’t be the one in deepest water.
home-pitch-duck = Get rid of your ducks, in groups and runs. Dive when you dare.
home-continue = Your tables
home-watch = At the beach right now
home-watch-join = Join
home-watch-watch = Watch
home-go-on = Go on
home-look = Look
home-alone = nobody else yet
home-phase-open = waiting for players
home-phase-running = playing
home-phase-over = finished
home-phase-closed = closed
home-lesson = first game
home-open-seats = { $count ->
    [one] one open seat
   *[other] { $count } open seats
}
home-unofficial = Parawan is a free table made by people who love these games. It is not connected with their authors or publishers; art and texts are our own.
home-pad = Score pad for the real box
home-record = Open a record
home-day = Deal of the day
home-day-about = The same cards for everybody, against the same bots. Your first try counts.
home-day-open = not played yet
home-day-running = go on
home-evening = Evening with friends
home-evening-about = The same deals at every table, so luck does not count. For 4 to 40 people, by one link.
home-imprint = Imprint
home-privacy = Privacy
home-version = Version { $version }

# a new table
new-how = How you play
new-how-bots = With bots
new-how-friends = With friends
new-how-device = On one device
new-how-friends-hint = You get a link for each open seat.
new-how-device-hint = You pass the device around. Nobody sees another’s hand.
new-seats = Players
new-your-name = Your name
new-name-of = Name of player { $number }
new-who = Who sits in seat { $number }
new-open = a friend
new-here = somebody here
new-options = Rules of this table
new-base = the game as it is
new-clock = Clock
new-clock-none = No clock
new-clock-fast = 5 minutes each, 10 seconds a move
new-clock-slow = 15 minutes each, 30 seconds a move
new-clock-day = one day each
new-listed = Everybody may see this table and join
new-play = Play
new-open-table = Open the table
new-more = Options

# before the game
lobby-private = Private table: only with a link
lobby-listed = Public table
lobby-seats = Seats
lobby-open = Open seat
lobby-you = you
lobby-host-starts = The host starts the game when all seats are taken.
lobby-start = Start the game
lobby-start-when = You can start when all seats are taken.
lobby-starts-itself = The game begins by itself once everybody is here.
lobby-invite = Invite
lobby-sit = Sit here
lobby-sit-too = Somebody here
lobby-put-bot = Put a bot here
lobby-other-bot = Another bot
lobby-bot-goes = Send the bot away
lobby-stand-up = Stand up
lobby-remove = Free this seat
lobby-not-ready = not here yet
lobby-invited = You are invited to play { $game }.
lobby-join = Sit down
lobby-name = Your name
lobby-watch-link = Invite to watch
lobby-rules = Read the rules
lobby-watching = { $count ->
    [0] nobody watches
    [one] one person watches
   *[other] { $count } people watch
}
lobby-clock = { $minutes } min + { $seconds } s

# links
link-invite-title = Invite to seat { $number }
link-watch-title = Invite to watch
link-return-title = Your seat on another device
link-invite-text = Whoever opens this link takes the seat. It works once.
link-watch-text = Whoever opens this link can watch, but sees no hidden cards.
link-return-text = Open this link on your other device. It works once. Do not give it away: it is your seat.
link-copy = Copy
link-copied = Copied
link-share = Share
link-qr = QR code of the link
link-address = Link
link-share-text = Play { $game } with me on Parawan

# at the table
table-seats = Seats
table-board = Table
table-hand = Your move
table-your-turn = Your turn
table-turn-of = { $names } to play
table-waiting-for = Waiting for { $names }
table-may-change = You may still change your pick.
table-begins = The game begins
table-over = The game is over
table-wins = { $count ->
    [one] { $names } wins
   *[other] { $names } share the win
}
table-you-win = You win!
table-closed = This table is closed
table-closed-host = The host closed this table.
table-closed-agreed = You all agreed to close this table.
table-closed-idle = This table was closed because nobody played for a long time.
table-watch = You are watching
table-confirm = Confirm
table-sending = Sending …
table-gain = { $gain } points
table-picked = { $effects } Press Confirm to play it.
table-clause = Clause { $clause }
table-menu = Menu
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
sound-no = Quiet

# votes
vote-close = { $names } would like to close this table.
vote-agree = Agree
vote-no = No
vote-waiting = Waiting for the others.
vote-away = { $name } is away.
vote-go-on-without = Let a bot play for { $name }

# one device
curtain-title = Give the device to { $name }
curtain-text = Nobody else looks. Ready?
curtain-ready = I am { $name }

# menu
menu-home = Leave for the start page
menu-seat = Your seat: { $name }
menu-return = Go on on another device
menu-renew = Shut out other devices
menu-renew-sure = Every other device and every older link loses your seat. Go on?
menu-leave = Stand up
menu-leave-sure = A bot plays on for you until you are back. Stand up?
menu-rename = Change your name
menu-vote-close = Vote to close the table
menu-vote-close-not = Take back the vote to close
menu-close = Close the table
menu-close-sure = The game ends here, without a result, for everybody. Close it?
menu-seats = Seats
menu-remove = Free the seat of { $name }
menu-remove-sure = { $name } loses the seat; a bot plays on until somebody takes it. Go on?
menu-invite = Invite to the seat of { $name }
menu-watch-link = Invite to watch
menu-keys = Keys
menu-settings = Settings
menu-sure = Yes

# settings
set-language = Language
set-theme = Light
set-theme-day = Day
set-theme-night = Night
set-pace = Motion
set-pace-off = None
set-pace-fast = Quick
set-pace-normal = Calm
set-pace-slow = Slow
set-sound = Sound
set-vibration = Vibrate when it is your turn
set-tab = Show in the tab’s title when it is your turn
set-keys = Single letters as shortcuts

# keys
keys-title = Keys
keys-tab = next part of the table
keys-arrows = within cards, tiles and rows
keys-enter = pick
keys-escape = put back, close
keys-confirm = confirm the move
keys-log = what happened
keys-rules = rules
keys-menu = menu
keys-help = these keys
keys-steps = step through a replay
keys-ends = to the beginning, to the end

# the end
end-rematch = Play again
end-rematch-go = To the new table
end-share = Share the result
end-verify = Verify the deal
end-replay = Replay
end-look = Look at the table
end-home = Start page
end-day = How others did
end-evening = Back to the evening
end-sealed = Others still play these cards. Replay and check open when all are done.
end-record = Download the record

# verifying
verify-title = Was the deal fair?
verify-about = Before the game the server showed a sealed number, and every player added a secret one of their own. Your browser now deals everything again from these numbers and compares.
verify-running = Dealing again …
verify-good = Fair: everything comes from the sealed number and the players’ own.
verify-bad = Something does not fit. Keep the record and ask whoever runs this server.
verify-shown = The sealed number is the one you saw before the game
verify-shown-not-seen = You were not at this table before the game, so there is no seal to compare with
verify-commitment = The server’s number fits its seal
verify-nonce = Your own number is among those of the players
verify-nonce-none = You added no number to this game
verify-mixed = The seed is made of the server’s number and the players’ own
verify-deal = Deal “{ $name }” { $index } comes from the seed
verify-deals = { $count ->
    [one] One deal comes
   *[other] All { $count } deals come
} from the seed
verify-check = The record is complete and unchanged

# rules
rules-title = Rules: { $game }
rules-other = Rules of the other games

# looking back
end-review = Look back

# hints
new-hints = Hints: everybody may ask what the bot would weigh
hint-ask = Hint
hint-thinking = Thinking …
hint-title = Worth a look, with expected points
hint-points = { $points } points
