# what lies and sits around the pond
duck-page-card = { $colour ->
    [y] yellow { $number }
    [b] blue { $number }
   *[r] red { $number }
}
duck-page-card-known = { duck-page-card }, known to all
duck-page-back = face-down card
duck-page-seat = { $seat }: { $cards ->
    [one] one card in hand
   *[other] { $cards } cards in hand
}{ $known ->
    [0] {""}
   *[other] , { $known } known to all
}. Look closer
duck-page-pile = { $seat_is ->
    [you] Your discard pile
   *[other] Discard pile of { $seat }
}: { $cards ->
    [0] empty
    [one] { duck-page-card }
   *[other] { duck-page-card } on top, { $cards } cards
}
duck-page-ghost-pile = The duck ghost’s pile: { $cards ->
    [0] empty
    [one] { duck-page-card }
   *[other] { duck-page-card } on top, { $cards } cards
}
duck-page-ghost = The duck ghost: its open cards sum to { $sum }, and its hidden card counts too
duck-page-buoy = This round’s lifebuoy: { $green } for going out or a good dive, { $red } for a dive that fails
duck-page-renewed = draw pile renewed
duck-page-previous = Previous round

# a closer look
duck-page-close = Close
duck-page-none = Nothing yet.
duck-page-look-hand = Hand: { $cards ->
    [one] one card
   *[other] { $cards } cards
}
duck-page-look-pile = Discard pile, from the top
duck-page-look-towel = Under the towel: { $points ->
    [one] one point
   *[other] { $points } points
}
duck-page-look-buoys = Lifebuoys

# on a seat’s plate
duck-page-held = { $cards ->
    [one] one card in hand
   *[other] { $cards } cards in hand
}
duck-page-towel = { $points ->
    [one] one point under the towel
   *[other] { $points } points under the towel
}
duck-page-buoy-of = lifebuoy { $points }

# the hand
duck-page-sum = Sum
duck-page-sort = Sort your hand
duck-page-sort-number = by number
duck-page-sort-colour = by colour
duck-page-dive = Dive with { $sum }
duck-page-dive-later = Dive at 10 or less
duck-page-on-top = On top
duck-page-hint-tap = Tap the cards you lay: equal numbers, or three or more of one colour in a row.
duck-page-hint-lay = Now tap the cards you lay.
duck-page-hint-run = A run has three cards or more. Tap one that lights up.
duck-page-why-run = Not a run yet: a run has three or more of one colour in a row.
duck-page-why-far = You draw from the draw pile or from a pile beside you. Tap one of those.
duck-page-hint-draw = Sum left: { $sum }. Tap a pile to draw from.
duck-page-hint-drawn = { $sum } left, and the card you draw.
duck-page-hint-taken = Sum afterwards: { $sum }.
duck-page-hint-out = Your last cards: you go out.
duck-page-hint-stalemate = There is nothing left to draw: this ends the round.
duck-page-hint-dive = If everybody else has more than { $sum }: { $green }, and { $card } for the highest card. If not: { $red }.
duck-page-hint-dive-ghost = If the other sum and the ghost’s are above { $sum }: { $green }, and { $card } for the highest card. If not: { $red }.

# the reckoning
duck-page-round-ends = The round is over
duck-page-round-over = Round { $round } is over
duck-page-out = { $seat_is ->
    [you] You go out!
   *[other] { $seat } goes out!
}
duck-page-dive-won = { $seat_is ->
    [you] Your dive succeeds!
   *[other] { $seat } dives and succeeds!
}
duck-page-dive-lost = { $seat_is ->
    [you] Your dive fails
   *[other] { $seat } dives and fails
}
duck-page-stalemate = Stalemate: nobody takes the lifebuoy
duck-page-empty-hand = No card left
duck-page-highest = highest sum
duck-page-above-ghost = above the ghost
duck-page-tie = a tie is not enough
duck-page-now = now { $points }
duck-page-to-pond = To the pond
duck-page-wins = wins
