# what is said in the lobby, in menus and at the end: loaded with them

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
lobby-watch-link = Invite to watch
lobby-rules = Read the rules
lobby-watching = { $count ->
    [0] nobody is watching
    [one] one person is watching
   *[other] { $count } people are watching
}
lobby-clock = { $minutes } min + { $seconds } s
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
curtain-title = Give the device to { $name }
curtain-text = Nobody else is looking. Ready?
curtain-ready = I am { $name }
menu-home = Back to the start page
menu-seat = Your seat: { $name }
menu-return = Continue on another device
menu-renew = Shut out other devices
menu-renew-sure = Every other device and every older link loses your seat. Go on?
menu-leave = Stand up
menu-leave-sure = A bot will play for you until you are back. Stand up?
menu-rename = Change your name
menu-vote-close = Vote to close the table
menu-vote-close-sure = The game ends here, without a result, once everybody agrees. Vote to close it?
menu-vote-close-not = Take back the vote to close
menu-close = Close the table
menu-close-sure = The game ends here, without a result, for everybody. Close it?
menu-seats = Seats
menu-remove = Free the seat of { $name }
menu-remove-sure = { $name } loses the seat; a bot plays on until somebody takes it. Go on?
menu-invite = Invite to the seat of { $name }
menu-watch-link = Invite to watch
menu-keys = Keys
menu-sure = Yes
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
end-rematch = Play again
end-rematch-go = To the new table
end-share = Share the result
end-saved = Picture saved
end-verify = Verify the deal
end-replay = Replay
end-look = Look at the table
end-home = Start page
end-day = How others did
end-evening = Back to the evening
end-sealed = Others are still playing this deal. Replay and check open when all are done.
end-record = Download the record
verify-title = Was the deal fair?
verify-about = Before the game the server sent this page a sealed number, and every player added a secret one of their own. Your browser now deals everything again from these numbers and compares.
verify-running = Dealing again …
verify-good = Fair: everything comes from the sealed number and the players’ own.
verify-bad = Something does not fit. Keep the record and ask whoever runs this server.
verify-shown = The sealed number is the one this page kept before the game
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
end-review = Look back
end-branch = Back to the first try
hint-ask = Hint
hint-thinking = Thinking …
hint-title = Worth a look, with expected points
hint-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
hint-because-now = The best move brings { $points ->
    [one] { $points } point
   *[other] { $points } points
} more at once than the next best.
hint-because-soon = The best move brings { $points ->
    [one] { $points } point
   *[other] { $points } points
} more by the end of the round than the next best.
hint-because-later = The best move pays off later: what follows brings { $points ->
    [one] { $points } point
   *[other] { $points } points
} more than with the next best.

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
new-open = A friend
new-here = Somebody here
new-bots = Bots, from the weakest to the strongest
new-all-alike = { $name } in every seat
bot-strength = strength { $level } of { $all }
new-options = Rules of this table
new-base = Standard game
new-clock = Clock
new-clock-none = No clock
new-clock-fast = 5 minutes each, 10 seconds a move
new-clock-slow = 15 minutes each, 30 seconds a move
new-clock-day = One day each
new-listed = Everybody may see this table and join
new-play = Play
new-open-table = Open the table
new-more = Options
new-hints = Hints: everybody may ask what the bot would consider

# settings
set-theme = Appearance
set-pace = Motion
set-pace-off = None
set-pace-fast = Quick
set-pace-normal = Calm
set-pace-slow = Slow
set-sound = Sound
set-vibration = Vibrate when it is your turn
set-tab = Show in the tab’s title that it is your turn
set-keys = Single letters as shortcuts
