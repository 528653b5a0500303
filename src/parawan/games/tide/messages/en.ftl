tide-name = Turn the Tide

# options
tide-option-open = cards face up, in turn order
tide-option-choose = the highest bidder picks the tide card

# what happens
tide-round = Round { $round } begins.
tide-turn = Turn { $turn }: the tide cards are { $first } and { $second }.
tide-laid = { $seat_is ->
    [you] You show { $card }.
   *[other] { $seat } shows { $card }.
}
tide-takes = { $seat_is ->
    [you] You take tide card { $level }.
   *[other] { $seat } takes tide card { $level }.
}
tide-loses-belt = { $seat_is ->
    [you] { $belts ->
        [0] You lose your last lifebelt.
        [one] You lose a lifebelt, one is left.
       *[other] You lose a lifebelt, { $belts } are left.
    }
   *[other] { $belts ->
        [0] { $seat } loses the last lifebelt.
        [one] { $seat } loses a lifebelt, one is left.
       *[other] { $seat } loses a lifebelt, { $belts } are left.
    }
}
tide-out = { $seat_is ->
    [you] You have no lifebelt left to lose: you are out of this round.
   *[other] { $seat } has no lifebelt left to lose and is out of this round.
}
tide-points = { $seat_is ->
    [you] You score { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
   *[other] { $seat } scores { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
}
tide-sets-pass = Every set goes to the next player on the left.

# why not, and what to do
tide-unreadable = “{ $text }” is not a move here. Write the number of a weather card, such as 44 (or low or high, to choose a tide card).
tide-why-choose = The cards are shown. Choose which tide card you take, the lower or the higher one.
tide-why-no-choice = There is no tide card to choose now. Write the number of one of your weather cards.
tide-why-same = You have picked { $card } already. Pick another card, or wait for the others.
tide-why-used = { $card } was played in this round. Pick a card you still hold.
tide-why-not-yours = { $card } is not in your hand. Pick one of your cards.

# at the table
tide-draw-status = round { $round } of { $rounds }, turn { $turn }
tide-draw-tides = Tide cards
tide-draw-level = level
tide-draw-belts = lifebelts
tide-draw-points = points
tide-draw-shown = shown
tide-draw-picked = has picked
tide-draw-out = out
tide-draw-hand = Your cards
tide-draw-hand-of = Cards of { $seat }
tide-draw-sealed = sealed
tide-draw-known = What you know of the sets
tide-draw-notepad = Points by round

tide-ask-pick = Pick a weather card.
tide-ask-choose = Choose which tide card you take, the lower or the higher one.
tide-help = Write the number of one of your weather cards, such as 44. Until the last player has picked you may pick another one. With the option “choose”, the highest bidder then writes low or high. The highest card takes the lower tide card, the second highest the higher one; then whoever has the highest level loses a lifebelt.
