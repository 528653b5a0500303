# The deal of the day.

day-of = Deal of { $date }
day-about = Everybody gets the same deal and the same bots. Your first game counts; leave and come back as you like.
day-bots = You against { $names }
day-closes = Open until { $time }
day-over = This day is over. Its deals can still be played for fun; nothing is counted any more.
day-play = Play
day-play-past = Play for fun
day-go-on = Continue
day-late = Your game ended when the day was already over, so it does not count.
day-played = { $count ->
    [0] Nobody has finished it yet.
    [one] One person has finished it.
   *[other] { $count } people have finished it.
}
day-place = Place { $rank } of { $count }
day-place-so-far = Place { $rank } of { $count } so far
day-ahead = Compared with the mean of this deal: { $ahead }
day-chart = How many people had how many points
day-chart-bar = { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $count }
day-you = you
day-same-cards = All had the same deal, so points compare as they are: luck plays no part.
day-share = Share
day-copied = Copied
day-line = Parawan, { $game }, { $date }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, place { $rank } of { $count }
day-look = Look at your table
day-identity = There are no accounts: this browser is who you are. Clearing its data makes you somebody new.
day-past = Earlier days
day-today = To today’s deal
day-seal = Sealed
day-seal-about = The server settled on these deals before anybody played. These numbers are their seals; when the day is over, every game can be checked against them.
