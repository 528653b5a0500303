# The score pad, for people who play with the real box.

pad-title = Score pad
pad-about = For the game on your real table: enter what lies there, the pad adds it up and keeps it on this device. It works without a network.
pad-new = New sheet
pad-new-for = New sheet: { $game }
pad-sheets = Your sheets
pad-none = No sheet yet. Choose the game you play.
pad-players = Players
pad-name = Name { $number }
pad-names-hint = In the order in which you sit, clockwise; whoever begins comes first.
pad-variant = Which game
pad-variant-of = { $variant ->
    [base] umbrellas
    [crab] sand crabs
   *[long] long game
}
pad-begin = Begin
pad-open-sheet = Open
pad-all = All sheets
pad-round = { $game ->
    [tide] Round
   *[other] Round
} { $number }
pad-round-of = { $game ->
    [tide] Round
   *[other] Round
} { $number } of { $rounds }
pad-total = Points
pad-player = Player
pad-scores = The sheet
pad-wins = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the win.
}
pad-leads = { $count ->
    [one] { $names } leads.
   *[other] { $names } lead.
}
pad-write = Write it down
pad-write-again = Change the round
pad-leave-round = Leave it as it was
pad-change = Change { $round }
pad-undo = Undo
pad-delete = Delete
pad-delete-sure = This sheet is gone for good then. Delete it?
pad-delete-yes = Delete the sheet
pad-share = Share
pad-copied = Copied
pad-not-kept = This browser does not let the page keep anything: the sheet is lost when you leave.
pad-less = { $what }: one less
pad-more = { $what }: one more
pad-of = { $name }: { $what }
pad-gains = { $name } gets { $points }
pad-box = Numbers on your box
pad-box-about = These numbers are printed on parts of the box we could not see. Where yours shows others, enter them once; new sheets remember.
pad-box-value = { $key ->
    [red_lifebuoys] Lifebuoy { $number }, red side
    [track_points] Step { $number }
   *[extension_points] Extension, step { $number }
}
pad-box-title = { $key ->
    [red_lifebuoys] Red sides of the lifebuoys
    [track_points] Points of the score tracks
   *[extension_points] Points of the extension
}
pad-box-ours = Our numbers again

# tide
pad-tide-belts-left = lifebelts left
pad-tide-level-of = water level
pad-tide-out = out of the round
pad-tide-all-out = At least one player is still in when a round ends.
pad-tide-belts = There are only { $count } lifebelts in the box.
pad-tide-level = There are only two tide cards of level { $level }.

# duck
pad-duck-how = How the round ended
pad-duck-ending = { $ending ->
    [out] Gone out
    [dive] A dive
   *[stalemate] Stalemate
}
pad-duck-who = { $ending ->
    [out] Who went out
   *[dive] Who dived
}
pad-duck-hand-of = Hand of { $name }
pad-duck-sum = Sum { $sum }
pad-duck-add = { $name }: lay the { $card }
pad-duck-take = { $name }: take the { $card } away
pad-duck-no-cards = no cards
pad-duck-ghost = Sum of the duck ghost
pad-duck-saved = { $card } under the towel
pad-duck-buoy = lifebuoy { $points }
pad-duck-nothing = nothing
pad-duck-hand = Enter the hand of { $name }: tap the numbers on the cards.
pad-duck-went-out = { $name } went out, so no card is left in that hand.
pad-duck-dive = A dive needs a hand of { $most } or less.
pad-duck-cards = The box has only { $count } cards with the number { $card }, those under towels included.

# maui
pad-maui-seat = Whose things
pad-part = { $part ->
    [s] stripes
    [f] fish
    [w] waves
    [l] lagoon
    [o] sunset
    [white] white pearls
    [black] black pearls
    [dollars] sand dollars
    [ocean] penalty tokens, ocean
    [trees] penalty tokens, trees
   *[crabs] sand crabs
}
pad-maui-step = { $part }, step
pad-maui-crab = crabs of { $points }
pad-maui-tiles-laid = towel tiles laid
pad-maui-first = Who began the second half
pad-maui-tie = A tie: fewer tiles laid wins, then more sand dollars, then the later seat.
pad-maui-dollars = Only { $count } sand dollars are in this game.
pad-maui-tiles = The game ends when somebody has laid { $count } tiles.
