# Duplicate evenings.

evening-title = Evening with friends
evening-about = The same deals are played at every table. You are compared with those who sat where you sat, so the luck of the deal cancels out.
evening-game = Game
evening-seats = Seats at a table
evening-seats-hint = Bots fill the seats that are left.
evening-deals = Number of deals
evening-open = Get the link
evening-yours = Your evenings
evening-of = Evening: { $game }
evening-invited = You are invited to an evening of { $game }.
evening-join = Join
evening-joined = You get a seat at the next deal.
evening-gone = You are not playing along right now.
evening-again = Play along again
evening-guests = { $count ->
    [one] One person
   *[other] { $count } people
}
evening-guest-gone = gone
evening-guest-you = you
evening-link-about = One link for everybody. Whoever comes later plays from the next deal on.
evening-few = It takes at least two people, and four or more make it a good evening.
evening-begin = Deal
evening-next = Next deal
evening-next-early = Deal the next one already
evening-deal = Deal { $number } of { $deals }
evening-your-table = To your table
evening-your-replay = Replay of your table
evening-waiting = Your table is done. Still playing: { $names }.
evening-running = Still playing: { $names }.
evening-go-on = Let bots play for those who are away
evening-wait-next = This deal is over everywhere. Anybody can deal the next one.
evening-results = Results
evening-none = Results come when the first deal is over at all tables.
evening-place = Place
evening-name = Name
evening-played = Deals
evening-points = Points
evening-ahead = Ahead
evening-ahead-about = Ahead: your points minus the mean of the others in the same seat of the same deal, bots too, added up over the deals.
evening-table = Table { $number }
evening-replay = Replay of table { $number }
evening-over = This evening is over. All deals are open.
evening-close = End the evening
evening-close-sure = No more deals for anybody; what is finished counts. End it?
evening-leave = Leave the evening
evening-leave-sure = A bot will play for you. You can come back for the next deal. Leave?
