# What all games share.

seat = Player { $number }
you = You

# rules: what stands above the clauses, and their kinds
rules-all = All rules, by number
kind-text = rulebook
kind-fact = known from the game
kind-chosen = chosen by us
kind-ruling = our ruling

# bots: how each of them plays
bot-pip = plays like a child
bot-gusto = takes what it sees
bot-okto = keeps count
bot-lumi = thinks ahead
bot-nestor = knows from experience

# looking back at a game
review-fine = good
review-inexact = costs a little
review-costly = costs a lot
review-start = average result
review-luck = luck
review-own = own choices
review-others = others’ choices
review-result = result
review-because-now = The best move brings { $points ->
    [one] { $points } point
   *[other] { $points } points
} more at once.
review-because-soon = The best move brings { $points ->
    [one] { $points } point
   *[other] { $points } points
} more by the end of the round.
review-because-later = The best move pays off later: what follows brings { $points ->
    [one] { $points } point
   *[other] { $points } points
} more.

# errors: what happened, and what to do
error-unknown-game = There is no game called “{ $name }”. The games are: { $games }.
error-seats = { $number } seats do not fit: this game is for { $least } to { $most } players ({ $clause }).
error-unknown-option = There is no option “{ $name }” in this game. Its options are: { $options }.
error-option-value = Option { $name } cannot be “{ $value }”. It can be: { $values }.
error-seed = A seed is a number from 0 to 2²⁵⁶ − 1 or 32 bytes, not { $given }.
error-no-cuda = A batch on a graphics card needs an NVIDIA card, its driver and the extra `parawan[cuda]`: { $why }. Without one, use device="cpu".
error-no-such-seat = There is no seat { $number } at this table: its { $seats } seats count from 0.
error-no-such-move = No move of this game has the number { $number }.
error-say-seat = Say which seat plays. The table waits for: { $waiting }.
error-over = The game is over. Nothing more can be played.
error-not-a-text = { $given } is not a move. Give a move of the table, or its text.
error-rules = There are no rules of version { $version }. Versions 1 to { $known } can be played.
error-continue = A saved game goes on as it is: leave out { $words }.
error-not-your-turn = It is not the turn of seat { $number }. The table waits for: { $waiting }.
error-ambiguous = “{ $text }” can mean several moves: { $moves }. Write one of them.
error-illegal = “{ $move }” cannot be played ({ $clause }). { $why }
error-other-deal = Deal { $deal } is not the one the game calls for at this point.
error-edition-toml = Line { $line } of the edition file is not TOML: { $why }
error-edition-names-no-game = Line { $line } of the edition file must say which game it is for, game = "…", one of: { $games }.
error-edition-name = Line { $line } of the edition file must give it a name, name = "…", up to 40 letters, not “standard”.
error-edition-line = Line { $line } of the edition file: { $why }
error-edition-unknown = “{ $key }” is not a value of this game. Its values are: { $known }.
error-edition-value = { $key } ({ $clause }) { $why }
error-edition-game = Edition “{ $name }” is for { $meant }, not for { $table }.
error-record-other = This is not a game record: its first line must be “parawan 1”.
error-record-format = Line { $line }: this record is of another format ({ $found }); this program reads format { $known }.
error-record-cut = Line { $line }: the record is cut off: its last line must be “check …”. Get a complete copy.
error-record-changed = Line { $line }: the record was changed or damaged: its lines do not fit its check. Get the original.
error-record-game = Line { $line }: there is no game called “{ $name }”. The games are: { $games }.
error-record-header = Line { $line } must begin with “{ $expected }”.
error-record-viewer = This record shows only what one viewer may know. The whole record can be had when the game is over.
error-record-rules = Line { $line }: rules version { $version } is unknown here; versions up to { $known } are. Use a newer program.
error-record-option = Line { $line }: “{ $option }” is not an option of this game.
error-record-line = Line { $line } cannot be read: { $found }
error-record-seed = Line { $line }: a seed is 64 hexadecimal digits.
error-record-deal = Line { $line }: this is no deal of “{ $name }”: every item must stand there once.
error-record-number = Line { $line }: “{ $found }” is not a whole number.
error-record-play = Line { $line }: { $why }
error-record-deals = The record has { $given } deals, but the game calls for { $used }.
error-record-scores = Line { $line }: the scores do not fit the game, which gives: { $found }.
error-record-no-scores = The game is over, but the record has no scores.
error-record-no-seed = This record has no seed, so its deals cannot be verified.
error-record-not-dealt = The deal { $name } { $index } does not come from the seed: it was dealt otherwise.
error-unknown-clause = There is no clause { $number } in this game. Its clauses are { $known }.
error-people = There is no seat { $number }: seats count from 1 to { $seats }.
error-names = { $given } names are too many for { $seats } seats.
error-file = { $path } cannot be used: { $why }. Check the path.
error-database = The database { $path } cannot be used: { $why }
error-database-newer = The database { $path } was made by a newer Parawan. Use that version, or another file.
error-database-taken = Another Parawan is using { $path }. Stop it, or choose another file with --database.
error-database-kind = “{ $given }” is no kind of database Parawan knows. Give a file, or postgresql://…
error-database-missing = There is no database { $path }. Say with --config or --database which one the server uses.
error-postgresql = PostgreSQL needs one more package: pip install 'parawan[postgresql]'
error-config = The settings { $path } cannot be used: { $why }
error-log-level = “{ $given }” is no log level. Choose one of: { $known }.
error-not-utf-8 = { $path } is not a text in UTF-8. Save it in that encoding.
error-port = Parawan cannot listen on { $host }, port { $port }: { $why }. Choose another one with --port.
error-no-table = There is no table { $table }.
error-moment = “{ $given }” is no moment. Write it like 2026-12-24T20:00.
error-deal-exists = There is a shared deal called “{ $name }” already. Choose another name.
error-deal-name = “{ $name }” is what the server itself calls deals of days and evenings. Choose another name.
error-back-up = PostgreSQL has its own tools for this: see pg_dump in docs/operating.md.
error-exists = { $path } exists already. Choose another name.
error-no-folder = There is no folder { $path }. Make it first, or choose another one.
error-record-commitment = Line { $line }: the server’s seed does not fit the commitment shown before the game.
error-record-not-mixed = The seed was not made of the server’s seed and the seats’ nonces.
error-review-running = This game is not over yet. Only finished games can be looked back at.
error-number = { $flag } must be a whole number from 1 to { $most }, not “{ $given }”.
error-bot = There is no bot called “{ $name }”. There are: { $bots }. A program of your own is called program:./my_bot.
error-program-command = “{ $command }” is no command ({ $why }). Write it like program:./my_bot.py --flag
error-program-missing = There is no program “{ $program }” that can be started. Check its path, and that it may be run (chmod +x).
error-program-start = The program “{ $program }” could not be started: { $why }.
error-program-late = It did not answer in time and was ended. Its last words: { $words }
error-program-flood = It said far too much and was ended. Its last words: { $words }
error-program-died = It ended by itself (status { $status }). Its last words: { $words }
error-program-nonsense = It said “{ $said }”, which is no answer: { $why }.
error-program-illegal = It chose “{ $move }”, which is not one of its moves, such as: { $some }.
error-program-gone = After { $restarts } restarts in this game it is not started again before the next.
error-arena-bots = An arena needs at least two bots. Name them with --bots, such as --bots A,B.
error-arena-twice = “{ $name }” is named twice. Every bot is named once; the arena itself sees to copies.
error-arena-limits = Give --think or --iterations, not both.
error-arena-other = { $path } holds the results of another run: { $name } was { $was }, and is { $now } now. Choose another folder with --into.
error-arena-line = Line { $line } of { $path } is damaged. Choose another folder with --into, or delete the file from that line on.
error-arena-worker = The process that played deal { $deal } was lost { $tries } times; there may be too little memory. What was played is kept.
error-no-train = Learning needs what “pip install 'parawan[train]'” brings ({ $why }).
error-ray = A cluster needs one more package: pip install 'parawan[ray]'
error-ray-address = The Ray cluster { $address } cannot be used: { $why }

# the command
cli-welcome = Welcome to { $game }.
cli-hint = Type a move and press Enter. “?” helps, “moves” lists what you can do, “q” leaves the table.
cli-help = Words that are not moves: moves (what you can do), table (show it again), rules or rules { $clause } (the rules), q (leave; the game is saved).
cli-moves = { $count ->
    [one] One move is possible:
   *[other] { $count } moves are possible:
}
cli-pass = It is { $seat }’s turn. Take the screen and press Enter.
cli-left = You leave the table. Your game is saved; go on with:
cli-saved = The record of this game: { $path }
cli-score = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cli-which-game = Which game would you like to play?
cli-which-game-again = Type a number from 1 to { $most }.
cli-preparing = Setting the table (the first time this takes some seconds) …
cli-simulated = { $games ->
    [one] One game
   *[other] { $games } games
} with { $decisions } decisions in { $seconds } s.
cli-throughput = { $decisions } decisions and { $games } games per second on one core.
cli-seat = seat
cli-mean-score = mean score
cli-wins = wins
cli-replay-keys = Enter shows the next move, q leaves.
cli-verified = { $deals ->
    [one] The one deal comes from the seed.
   *[other] All { $deals } deals come from the seed.
}
cli-serving = The table is set: open { $url } in your browser. Ctrl+C closes it; games are kept.
cli-serving-lan = Friends in the room: scan the code with your phone.
cli-deleted = Table { $table } and all that belonged to it is deleted.
cli-deal = Shared deal “{ $name }”, sealed until { $until }. Its commitment: { $commitment }
cli-backed-up = The database is copied to { $path }.
cli-stand-in = { $bot }: { $why } A stand-in plays this move.
cli-arena-title = { $game }, { $seats } seats, { $deals } deals
cli-arena-picture = Share of wins with its 95% interval; the line is the fair share.
cli-arena-played = { $games } games at tables of { $seats }, { $deals } deals, { $moves } moves.
cli-arena-fair = The fair share is { $share }%.
cli-arena-bot = bot
cli-arena-share = share of wins
cli-arena-interval = 95% interval
cli-arena-above = above
cli-arena-below = below
cli-arena-open = open
cli-arena-rating = rating
cli-arena-any-time = These intervals may be looked at after every deal and still hold; they are wider for it.
cli-arena-luck = { $bot } without luck: { $share }% ({ $low }%–{ $high }%), an interval { $narrower }% narrower
cli-arena-enough = Enough is known after { $deals } of { $all } deals.
cli-arena-interrupted = Stopped after { $deals } deals. They are kept; the same command goes on from there.
cli-arena-stood-in = { $bot }: a stand-in played { $moves ->
    [one] one move
   *[other] { $moves } moves
}. In deal { $deal }: { $why }
cli-arena-files = Results, figures and picture are in { $path }.
cli-bench-native = native loop
cli-bench-shown = batch with observations and masks
cli-bench-cores = batch on two cores
cli-bench-table = Table in Python
cli-bench-pettingzoo = PettingZoo adapter
cli-bench-openspiel = OpenSpiel adapter
cli-bench-way = way
cli-bench-ours = ours
cli-bench-speed = per second
cli-bench-peer = peer
cli-bench-ratio = ratio
cli-bench-goal = goal
cli-bench-start = start-up
cli-bench-first = first time
cli-bench-later = later
cli-bench-table-of = first table of { $game }
cli-bench-picture = How many times as fast as the peer
cli-bench-missing = Not installed, so not measured: { $peers }. They come with: pip install 'parawan[bench]'
cli-bench-files = Page and picture are in { $path }.
cli-review = Looking back at { $game } as { $seat }. Choices: { $choices }.
cli-review-better = better: { $move }
cli-review-chance = Chance to win, from choice to choice
cli-review-costliest = What cost most
cli-review-instead = Move { $n }: { $best } instead of { $move } (points: { $cost })
cli-review-nothing = No choice cost half a point or more.
cli-review-split = Luck and choices, in points
cli-train-begins = Learning. Shares are those of the net alone, without search: 1 is a fair share.
cli-train-point = { $minutes } min, { $decisions } decisions: against the greedy { $greedy }, against the rule of thumb { $thumb }
cli-train-goes-on = This leg is over; the same command goes on. What was learned is in { $path }.
cli-train-complete = Complete. Net and curve are in { $path }.

# the server, to a player
server-not-yours = This seat is not yours. Open your own link again, or ask the host for an invite.
server-host-only = Only the host of the table can do this.
server-seat-taken = This seat is taken. Choose another one.
server-invite-needed = This table is private. Ask the host for an invite link.
server-link = This link no longer works: it was used, or replaced by a newer one. Ask for a new one.
server-begun = The game has begun; this can be done only before.
server-not-begun = The game has not begun yet.
server-ended = This table is closed to moves: the game is over.
server-not-ended = This opens when the game is over.
server-review-moment = At that moment this seat had nothing to choose.
server-not-ready = The game can begin when every seat is taken and ready. Missing: { $waiting }.
server-name = Please type a name of 1 to 20 letters.
server-bot = There is no bot called “{ $name }”. There are: { $bots }.
server-bots-count = Name a bot, or null, for each of the { $seats } seats.
server-lesson = A first game has { $seats } seats, bots and a deal of its own. Ask for nothing else.
server-no-deal = There is no shared deal called “{ $name }”.
server-not-away = This player is here. A bot can take over only for somebody who is away.
server-private = This table is private. Open it with the link you were given.
server-full = Too many people are looking at this table already. Try again later.
server-gone = This table does not exist, or no longer.
server-seat-lost = Your seat was taken away or opened on another device only. Nothing else was changed.
server-stale = The table has moved on since you chose. Look again, and choose anew.
server-store = The server cannot store anything right now, so nothing was changed. Try again in a moment.
server-slow = Your connection fell behind. Come back: nothing is lost.
server-too-fast = Too many requests at once. Wait a few seconds and go on.
server-too-large = This request is too large.
server-too-many-tables = Too many tables were opened from your address. Try again later.
server-too-many-sockets = Too many connections come from your address. Close some tabs, or try again later.
server-local-only = This is shown only on the machine the server runs on.
server-unreadable = The server could not read this request: { $why }
server-no-hello = Say hello first: the server does not know yet whose eyes you look with.
server-no-session = This browser has no identity yet. Allow cookies for this page and reload it.
server-origin = This request came from another site and was not carried out.
server-restarts = The server restarts. You will be back in a moment; nothing is lost.
server-sealed = This deal is still being played by others. It opens later.
server-no-day = There is no deal of that day.
server-day-waits = Nobody is waiting for you here. Just go; your game stays as it is until you come back.
server-house-table = This table belongs to a day or an evening, so it cannot be closed. You can leave it at any time.
server-no-evening = This evening does not exist, or no longer.
server-private-evening = This evening is for its guests. Open it with the link you were given.
server-evening-over = This evening is over. Nothing more is dealt.
server-evening-full = This evening is full: { $most } people are here.
server-evening-few = It takes at least two people for a deal. Share the link.
server-evening-running = The last deal is still being played. The next one comes when it is over.
server-evening-host = Only the host of the evening can do this.
server-reviews-full = Too many games are being looked back at already. Try again in a minute.
server-no-hints = There are no hints at this table: it was opened without them.
server-no-hint-now = There is nothing to choose now. Ask when it is your turn.
server-hints-private = Public tables and shared deals have no hints. Open a private table for them.
server-nothing-here = There is nothing at this address.
server-method = This address cannot be asked in this way.
