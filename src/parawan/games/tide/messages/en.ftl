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
    [you] { $points ->
        [-1] You lose a point.
        [one] You score { $points } point.
       *[other] You score { $points } points.
    }
   *[other] { $points ->
        [-1] { $seat } loses a point.
        [one] { $seat } scores { $points } point.
       *[other] { $seat } scores { $points } points.
    }
}
tide-sets-pass = Every set goes to the next player on the left.

# why a move was better
tide-because-belts = Lifebelts you lose in this round on average with the best move: { $best } instead of { $yours }.

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

# the first game
tide-lesson-isle = This is your island. Each turn, whoever stands in the deepest water loses a lifebelt.
tide-lesson-belts = You have { $belts } lifebelts. Each one that is left after the round is a point.
tide-lesson-hand = These weather cards are yours for the round; the whole and half belts on them made your { $belts }. All players lay one card at the same time.
tide-lesson-tides = Two tide cards are open. The highest weather card takes the lower tide, the second highest the higher one.
tide-lesson-high = Let us bid for the { $level }. Tap your { $card }, then confirm.
tide-lesson-won = { $card } was the highest card. So your water only rises to { $level }.
tide-lesson-second = { $card } was second and got the { $level }. That is the deepest water, so a lifebelt is lost.
tide-lesson-low = You can also stay out of it: low cards take no tide. Lay your { $card }.
tide-lesson-stayed = Your water is still at { $level }, and the others fought over the tides. Well done.
tide-lesson-middle = Now see what a card in the middle does. Lay your { $card }.
tide-lesson-drowned = { $card } came second: you got the { $level } and lost a lifebelt. Cards in the middle are dangerous.
tide-lesson-deep = Deep water costs a lifebelt every turn until a new tide takes its place. Bid high to get out: lay your { $card }.
tide-lesson-down = Your water is down to { $level }, and somebody else is deeper. That is all you need.
tide-lesson-rounds = A round has up to 12 turns. Then the cards move on to the next player, so each hand is played by everybody.
tide-lesson-thumb = To beat Pip: bid high or stay low, the second highest card drowns. Get rid of the middle ones while they are safe.
