# the page of tide

tide-page-isles = Islands
tide-page-round = Round { $round } of { $rounds }
tide-page-turn = Turn { $turn } of { $turns }
tide-page-round-over = Round { $round } is over
tide-page-round-points = Points: see below

# the two tide cards
tide-page-tides = Tide cards of this turn
tide-page-tide = Tide card { $level }
tide-page-rule = Highest card takes { $lower }, second highest { $higher }
tide-page-rule-same = The two highest cards take { $lower } each
tide-page-rule-choose = Highest card picks a tide, second highest takes the other
tide-page-round-ends = The round is over
tide-page-reveal = The tide comes in
tide-page-highest-takes = Tide card { $level }, for the highest weather card
tide-page-second-takes = Tide card { $level }, for the second highest weather card
tide-page-take = Take tide card { $level }

# islands and what lies before them
tide-page-isle = level { $level }, { $belts ->
    [one] { $belts } lifebelt
   *[other] { $belts } lifebelts
}
tide-page-stands = { $seat_is ->
    [you] Your island
   *[other] Island of { $seat }
}: water level { $level } of { $highest }, { $belts ->
    [one] one lifebelt left
   *[other] { $belts } lifebelts left
}. Each turn whoever stands deepest loses one.
tide-page-stands-last = { $seat_is ->
    [you] Your island: water level { $level } of { $highest }, no lifebelt left. Deepest once more, and you are out of the round: −1 point.
   *[other] Island of { $seat }: water level { $level } of { $highest }, no lifebelt left. Deepest once more, and { $seat } is out of the round: −1 point.
}
tide-page-stands-out = { $seat_is ->
    [you] Your island: you are out of this round.
   *[other] Island of { $seat }: out of this round.
}
tide-page-out = out
tide-page-thinks = is picking
tide-page-shows = shows { $card }
tide-page-showed = showed { $card } last turn

# hand
tide-page-card = { $card }, { $halves ->
    [0] no lifebelt
    [1] half a lifebelt
   *[2] a whole lifebelt
}
tide-page-used = played this round
tide-page-hand-from = Your cards, handed on by { $seat }
tide-page-lay = You lay { $card }.
tide-page-sealed = { $card } lies sealed.
tide-page-sealed-may-change = { $card } lies sealed. You can still swap it.
tide-page-watch = { $left ->
    [0] You are out of this round. Watch how the game ends.
   *[other] You are out of this round. Watch how it ends; then the next set comes to you.
}

# notes
tide-page-notes = Notes
tide-page-points = Points
tide-page-close = Close
tide-page-player = Player
tide-page-round-name = Round
tide-page-sum = Sum
tide-page-winner = winner
tide-page-to-come = Tide cards still to come this round
tide-page-left = Level { $level }: { $count }
tide-page-comes-next = comes to you next round
tide-page-known = What you know
tide-page-unknown = not seen yet
tide-page-seen = seen by everybody
tide-page-eye = = everybody has seen this card
tide-page-belts = { $belts ->
    [one] { $belts } lifebelt
   *[other] { $belts } lifebelts
}

# how the points of a round came about
tide-page-belts-left = { $belts ->
    [one] { $belts } lifebelt left
   *[other] { $belts } lifebelts left
}
tide-page-lowest = lowest level
tide-page-by-belts = 1 point for each lifebelt left
tide-page-by-level = 1 more for the lowest level
tide-page-by-out = −1 for being out
