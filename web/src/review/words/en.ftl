# looking back
review-title = Looking back: { $game }
review-whose = Whose choices
review-working = Working it out: { $percent }
review-eyes = What is shown
review-knew = What I knew
review-true = What was true
review-shown = Which move
review-yours = Your move
review-better = Better move
review-chance = Chance to win, choice by choice
review-chart = The first choice is on the left, the last on the right. Tap a mark to see that choice.
review-key-inexact = costs half a point or more
review-key-costly = costs 1½ points or more
review-dot = Choice { $number }: { $win }, { $mark }
review-most = What cost most, in points
review-most-about = The cost is how many points more the best move would have brought on average.
review-none = No choice cost half a point or more.
review-choices = All choices
review-at = Choice { $number } of { $all }
review-round = { $game ->
   *[other] Round { $round }
}
review-when = { $game ->
    [tide] Round { $round }, turn { $turn }
   *[other] Round { $round }
}
review-instead = Better:
review-previous = Choice before
review-next = Next choice
review-cost = On average { $cost } points fewer than with the best move (± { $error }).
review-wins = Chance to win: { $yours }, with the best move { $best }.
review-wins-more = If only winning counts, it was the better move.
review-wins-best = The best move also wins clearly more often.
review-wins-other = If only winning counts, another move was better: { $best } instead of { $yours }.
review-play-on = Play on from here
review-play-on-about = against bots, with the same deals, at a table of your own
review-move = Move
review-points = Points on average
review-win = Chance to win
review-split = Luck and choices, in points
review-split-about = Luck is what was dealt and drawn, compared with the average. Choices are what the moves brought, compared with simple, sensible play. All of it together is the result.
review-about = How this is worked out: the computer plays every move to the end many times. It knows only what this seat could know then, and everybody plays on in a simple, sensible way. It counts points, not wins. “±” says how far off a figure may be.
review-stopped = This could not be worked out to the end. Try again.
# what is said to whoever sits there, said of another seat
table-hand-of-them = Move: { $of_seat }
review-knew-of-them = What { $of_seat } knew
review-yours-of-them = Move of { $of_seat }
tide-page-lay-of-them = { $of_seat } lays { $card }.
tide-draw-hand-of-them = Cards of { $of_seat }
tide-page-hand-from-of-them = Cards of { $of_seat }, handed on by { $seat }
tide-page-known-of-them = What { $of_seat } knows
tide-because-belts-of-them = Lifebelts { $of_seat } loses in this round on average with the best move: { $best } instead of { $yours }.
duck-draw-hand-of-them = Hand of { $of_seat }
duck-page-hint-drawn-of-them = { $sum } left, and a card is drawn.
duck-page-hint-out-of-them = The last cards: { $of_seat } goes out.
duck-page-hint-dive-of-them = { $of_seat } claims that { $sum } is the lowest sum of all.
duck-because-discards-of-them = With the best move the hand of { $of_seat } is thrown away in { $best_percent } of 100 tries instead of { $yours_percent }.
duck-because-ends-of-them = With the best move { $of_seat } ends the round in { $best_percent } of 100 tries instead of { $yours_percent }.
