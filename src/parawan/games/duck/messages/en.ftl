duck-name = Duck

duck-card = { $colour ->
    [y] yellow { $number }
    [b] blue { $number }
   *[r] red { $number }
}

# what happens
duck-round = { $seat_is ->
    [you] Round { $round } begins. You deal.
   *[other] Round { $round } begins. { $seat } deals.
}
duck-first-card = { $seat_is ->
    [you] The { duck-card } lies on your discard pile.
   *[other] The { duck-card } lies on { $seat }’s discard pile.
}
duck-lays = { $seat_is ->
    [you] { $count ->
        [1] You lay the { duck-card }.
       *[other] You lay { $cards }, the { duck-card } on top.
    }
   *[other] { $count ->
        [1] { $seat } lays the { duck-card }.
       *[other] { $seat } lays { $cards }, the { duck-card } on top.
    }
}
duck-draws-unseen = { $seat_is ->
    [you] You draw from the draw pile.
   *[other] { $seat } draws from the draw pile.
}
duck-draws = { $seat_is ->
    [you] You draw the { duck-card } from the draw pile.
   *[other] { $seat } draws the { duck-card } from the draw pile.
}
duck-draws-from = { $seat_is ->
    [you] You take the { duck-card } from { $from_seat }’s discard pile.
   *[other] { $from_seat_is ->
        [you] { $seat } takes the { duck-card } from your discard pile.
       *[other] { $seat } takes the { duck-card } from { $from_seat }’s discard pile.
    }
}
duck-draws-from-ghost = { $seat_is ->
    [you] You take the { duck-card } from the duck ghost.
   *[other] { $seat } takes the { duck-card } from the duck ghost.
}
duck-renews = The draw pile is renewed: { $cards ->
    [one] one card.
   *[other] { $cards } cards.
}
duck-ghost-turns = The duck ghost turns up the { duck-card }.
duck-out = { $seat_is ->
    [you] You have gone out!
   *[other] { $seat } has gone out!
}
duck-dives = { $seat_is ->
    [you] You dive!
   *[other] { $seat } dives!
}
duck-stalemate = Stalemate: the round ends, and lifebuoy { $buoy } leaves the game.
duck-shows = { $seat_is ->
    [you] You show { $cards }: sum { $sum }.
   *[other] { $seat } shows { $cards }: sum { $sum }.
}
duck-ghost-shows = The duck ghost’s hidden card is the { duck-card }: sum { $sum }.
duck-dive-won = { $seat_is ->
    [you] Your dive succeeds.
   *[other] { $seat }’s dive succeeds.
}
duck-dive-lost = { $seat_is ->
    [you] Your dive fails.
   *[other] { $seat }’s dive fails.
}
duck-buoy-green = { $seat_is ->
    [you] You take lifebuoy { $buoy }, green side up: { $points } points.
   *[other] { $seat } takes lifebuoy { $buoy }, green side up: { $points } points.
}
duck-buoy-red = { $seat_is ->
    [you] You take lifebuoy { $buoy }, red side up: { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
   *[other] { $seat } takes lifebuoy { $buoy }, red side up: { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
}
duck-saves = { $seat_is ->
    [you] You put the { duck-card } under your towel.
   *[other] { $seat } puts the { duck-card } under the towel.
}
duck-highest = { $seat_is ->
    [you] You have the highest sum and put nothing under your towel.
   *[other] { $seat } has the highest sum and puts nothing under the towel.
}
duck-above-ghost = { $seat_is ->
    [you] Your sum is above the duck ghost’s: you put nothing under your towel.
   *[other] { $seat }’s sum is above the duck ghost’s: nothing goes under the towel.
}

# why a move was better
duck-because-discards = With the best move your hand is thrown away in { $best_percent } of 100 tries instead of { $yours_percent }.
duck-because-ends = With the best move you end the round in { $best_percent } of 100 tries instead of { $yours_percent }.

# why not, and what to do
duck-unreadable = “{ $text }” is not a move here. Write the cards and the pile to draw from, such as 3yb left (blue 3 on top), b3-6 deck or b6-3 right; or write dive.
duck-unreadable-run = “{ $text }” is too short: a run has three cards or more, such as b3-5.
duck-unreadable-cards = “{ $text }” is neither a group (D7: equal numbers) nor a run (D8: three or more of one colour, one number after the other).
duck-why-dive = Your hand sums to { $sum }. Get it down to { $limit } or less, then dive.
duck-why-no-cards = There are no such cards. Choose some of your hand.
duck-why-not-held = { $have ->
    [0] You have no { duck-card } in hand. Lay cards you hold.
    [1] You hold the { duck-card } only once. Lay cards you hold.
   *[other] You hold the { duck-card } only { $have } times. Lay cards you hold.
}
duck-why-out = These are your last cards: nothing is drawn after them. Name no pile.
duck-why-stuck = The draw pile is empty and not renewed again, so this round ends now. Name no pile.
duck-why-say-pile = Cards remain in your hand: say where you draw from (deck, left or right).
duck-why-empty = { $pile ->
    [left] Your left neighbour’s discard pile is empty. Draw from another pile.
   *[right] Your right neighbour’s discard pile is empty. Draw from another pile.
}

# at the table
duck-draw-status = round { $round } of { $rounds }
duck-draw-buoy = lifebuoy { $buoy }
duck-draw-buoy-name = lifebuoy of this round
duck-draw-deck = { $cards ->
    [one] one card in the draw pile
   *[other] { $cards } cards in the draw pile
}
duck-draw-deck-name = draw pile
duck-draw-renewed = renewed once
duck-draw-dry = { $turns } of { $most } turns without the draw pile
duck-draw-pile = discard pile
duck-draw-cards = hand
duck-draw-towel = under the towel
duck-draw-buoys = lifebuoys
duck-draw-points = points
duck-draw-ghost = Duck ghost
duck-draw-left = left
duck-draw-right = right
duck-draw-dealer = dealer
duck-draw-turn = on turn
duck-draw-hand = Your hand
duck-draw-hand-of = Hand of { $seat }
duck-draw-sum = sum { $sum }

duck-ask = Lay a group or a run, and say where you draw from.
duck-ask-dive = Lay a group or a run, and say where you draw from. Or dive.
duck-ask-stuck = The draw pile will not be renewed again: go out if you can. Any other cards you lay end the round in a stalemate.
duck-help = Write the number and the colours of a group, the last one ends on top: 3yb lays the yellow 3 and on it the blue 3 (y yellow, b blue, r red). Write a run as b3-6 or, laid downwards, b6-3. You may also write the cards one by one: y3 b3, or b3 b4 b5 b6. Then say where you draw from: deck (the draw pile), left or right (a neighbour’s discard pile). With your last cards you name no pile. At a sum of 10 or less you may write dive.

# what an edition's value must be
duck-edition-red = must be a list of five whole numbers from -20 to 0.

# the first game
duck-lesson-goal = These ducks are yours. Get rid of them: you want the smallest hand at the table.
duck-lesson-sum = Here your hand is added up: { $sum } is a lot.
duck-lesson-group = Cards of the same number go together, as a group. Tap the three 7s; then the draw pile, because each play ends with one new card.
duck-lesson-drew = Three cards gone, one came: your sum is down to { $sum }.
duck-lesson-run = Three or more of one colour in a row are a run. Lay red 2, 3, 4, and this time take the open 1 from your neighbour’s pile.
duck-lesson-small = Your sum is { $sum }. With 10 or less you may dive: you say that everybody else has more.
duck-lesson-dive = The others laid one card and drew one, turn after turn, so they still hold a lot. Dive!
duck-lesson-buoy = Everybody else has more: you get the lifebuoy, { $buoy } points. And your highest card goes under your towel, { $card } more.
duck-lesson-others = Of the others, the highest sum gets nothing. Everybody else keeps their highest card as points.
duck-lesson-failed = If somebody has as little as you or less, your dive fails and the lifebuoy counts against you. So dive with care.
duck-lesson-out = There is a second way: lay your last cards. Whoever has none left gets the lifebuoy at once.
duck-lesson-thumb = To beat Pip: lay what leaves the smallest sum, and take open cards that are low or fit. Dive when you guess that all others hold more.
