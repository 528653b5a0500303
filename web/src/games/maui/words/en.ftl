# the table
maui-page-market = Market
maui-page-tracks = Score tracks
maui-page-values = Value of the rows, from ocean to trees
maui-page-close = Close
maui-page-beach = { $seat_is ->
    [you] Your beach
   *[other] Beach of { $seat }
}
maui-page-enlarge = { $seat_is ->
    [you] Your beach, { $laid } of { $of } towels laid. Look closer.
   *[other] Beach of { $seat }, { $laid } of { $of } towels laid. Look closer.
}

# what to do, and how far the game is
maui-page-round = Round { $round } · { $bag } in the bag
maui-page-nearly-last = maybe the last round
maui-page-ask-dollars = No towel that you can pay for fits: take sand dollars.
maui-page-covers-crab = It covers a crab, which costs points, and nothing matches that pattern any more.
maui-page-lay = Tap a place on your beach.
maui-page-choose-track = Scoring token: choose its track.
maui-page-choose-tokens = Add a towel token? Tap it.
maui-page-move-token = Tap again: move it, or take it back.
maui-page-spare = Spare towel: when nothing fits and there are no sand dollars to take, any towel is free. It lies on rows 3 to 5, needs no match and scores nothing.

# the market
maui-page-free = free
maui-page-tile = { $towels }. { $price ->
    [0] Free.
    [one] Costs { $price } sand dollar.
   *[other] Costs { $price } sand dollars.
}
maui-page-dear = Too expensive for you.
maui-page-misfit = Fits nowhere on your beach.
maui-page-a-tile = the tile { $towels }
maui-page-dollars = { $count ->
    [0] No sand dollars by row { $row }.
    [one] Take one sand dollar from row { $row }.
   *[other] Take { $count } sand dollars from row { $row }.
}

# what is chosen along with a towel
maui-page-token = { $at ->
    [0] Lay your { maui-pattern-token } on this towel.
   *[other] Your { maui-pattern-token } lies on pattern { $at }. Tap to move it on.
}
maui-page-umbrella = The scoring token moves you along the { maui-pattern-track }.

# beaches in words
maui-page-dock = Dock: { $towels }.
maui-page-column = Column { $column }, from row { $row } down: { $towels }.
maui-page-space = Column { $column }, row { $row }: { $thing }.
maui-page-scoring = scoring token for { $first } or { $second }
maui-page-mark-token = Towel token in row { $row }.
maui-page-mark-penalty = Penalty token in row { $row }.
maui-page-mark-crab = Crab of −{ $crab } in row { $row }.

# tracks in words
maui-page-marker = { $seat_is ->
    [you] You: step { $step }, { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
   *[other] { $seat }: step { $step }, { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
}
maui-page-frame = Ornate frame on step { $step }: { $count ->
    [0] empty.
    [one] a { maui-pattern-token } left.
   *[other] { $count } towel tokens left.
}

# what a seat has
maui-page-has-dollars = { $count ->
    [one] one sand dollar
   *[other] { $count } sand dollars
}
maui-page-has-pearls = { $colour ->
    [white] white pearls: { $count }
   *[black] black pearls: { $count }
}
maui-page-has-token = a { maui-pattern-token }
maui-page-has-penalties = { $count ->
    [one] one penalty token
   *[other] { $count } penalty tokens
}
maui-page-has-crabs = crabs: −{ $count }

# the end
maui-page-scores = What the points are made of
maui-page-part = { $part ->
    [s] stripes
    [f] fish
    [w] waves
    [l] lagoon
    [o] sunset
    [white] white pearls
    [black] black pearls
    [dollars] sand dollars
    [ocean] in the ocean
    [trees] under the trees
   *[crabs] crabs
}
maui-page-step = step { $step }
maui-page-total = Points
maui-page-first-half = after the first half
maui-page-laid = towels laid
maui-page-tie = A tie goes to fewer towels laid, then to more sand dollars, then to whoever is later in turn order.
