maui-name = Maui

# options
maui-option-variant-crab = sand crabs
maui-option-variant-long = long game: base, then sand crabs
maui-option-same_side = everybody on the same side of the table

# patterns: by themselves, after “track of”, before “token”
maui-pattern-stripes = stripes
maui-pattern-fish = fish
maui-pattern-waves = waves
maui-pattern-lagoon = lagoon
maui-pattern-sunset = sunset
maui-pattern = { $pattern ->
    [stripes] stripes
    [fish] fish
    [waves] waves
    [lagoon] lagoon
   *[sunset] sunset
}
maui-pattern-track = { $pattern ->
    [stripes] stripes track
    [fish] fish track
    [waves] waves track
    [lagoon] lagoon track
   *[sunset] sunset track
}
maui-pattern-token = { $pattern ->
    [stripes] stripes token
    [fish] fish token
    [waves] waves token
    [lagoon] lagoon token
   *[sunset] sunset token
}

# what lies on a beach
maui-thing-white = white pearl
maui-thing-black = black pearl
maui-thing-scoring = { $first } or { $second }
maui-thing-crab = sand crab

# what happens
maui-begins = { $seat_is ->
    [you] The beaches lie ready. You start.
   *[other] The beaches lie ready. { $seat } starts.
}
maui-second-half = { $seat_is ->
    [you] The second half begins: out come the sand crabs. You have the fewest points and start.
   *[other] The second half begins: out come the sand crabs. { $seat } has the fewest points and starts.
}
maui-places = { $seat_is ->
    [you] You lay { $tile } in column { $column }, { maui-from-row }.
   *[other] { $seat } lays { $tile } in column { $column }, { maui-from-row }.
}
maui-from-row = { $row ->
    [-1] two patterns in the ocean
    [0] one pattern in the ocean
   *[other] from row { $row } down
}
maui-pays = { $seat_is ->
    [you] You pay { $count ->
        [one] one sand dollar
       *[other] { $count } sand dollars
    } to the area of row { $row }.
   *[other] { $seat } pays { $count ->
        [one] one sand dollar
       *[other] { $count } sand dollars
    } to the area of row { $row }.
}
maui-lays-token = { $seat_is ->
    [you] You put a { maui-pattern-token } on it in row { $row }.
   *[other] { $seat } puts a { maui-pattern-token } on it in row { $row }.
}
maui-pearl = { $seat_is ->
    [you] You take a { $colour ->
        [white] white
       *[black] black
    } pearl and have { $count } of that colour.
   *[other] { $seat } takes a { $colour ->
        [white] white
       *[black] black
    } pearl and has { $count } of that colour.
}
maui-umbrella-step = { $seat_is ->
    [you] The scoring token moves you one step further on the { maui-pattern-track }.
   *[other] The scoring token moves { $seat } one step further on the { maui-pattern-track }.
}
maui-umbrella-lost = { $seat_is ->
    [you] You stand at the end of both its tracks, so the scoring token brings you nothing.
   *[other] { $seat } stands at the end of both its tracks, so the scoring token brings nothing.
}
maui-umbrella-leaves = { $seat_is ->
    [you] The umbrella of your column { $column } leaves the game.
   *[other] The umbrella in column { $column } of { $seat } leaves the game.
}
maui-crab-leaves = { $seat_is ->
    [you] The crab of your column { $column } leaves the game unseen.
   *[other] The crab in column { $column } of { $seat } leaves the game unseen.
}
maui-matches = { $seat_is ->
    [you] You match { maui-pattern } in row { $row }: { $steps ->
        [0] the marker is at the end of its track already.
        [one] one step.
       *[other] { $steps } steps.
    }
   *[other] { $seat } matches { maui-pattern } in row { $row }: { $steps ->
        [0] the marker is at the end of its track already.
        [one] one step.
       *[other] { $steps } steps.
    }
}
maui-takes-token = { $seat_is ->
    [you] You reach an ornate frame and take a { maui-pattern-token }.
   *[other] { $seat } reaches an ornate frame and takes a { maui-pattern-token }.
}
maui-penalties = { $seat_is ->
    [you] { $side ->
        [ocean] It hangs over the ocean:
       *[trees] It hangs over the trees:
    } you get { $count ->
        [one] a penalty token.
       *[other] { $count } penalty tokens.
    }
   *[other] { $side ->
        [ocean] It hangs over the ocean:
       *[trees] It hangs over the trees:
    } { $seat } gets { $count ->
        [one] a penalty token.
       *[other] { $count } penalty tokens.
    }
}
maui-crab = { $seat_is ->
    [you] A crab of −{ $crab } turns up on your towel in row { $row }.
   *[other] A crab of −{ $crab } turns up on the towel of { $seat } in row { $row }.
}
maui-refills = { $tile } comes to market row { $row }.
maui-takes-dollars = { $seat_is ->
    [you] You take { $count ->
        [one] one sand dollar
       *[other] { $count } sand dollars
    } from the area of row { $row }.
   *[other] { $seat } takes { $count ->
        [one] one sand dollar
       *[other] { $count } sand dollars
    } from the area of row { $row }.
}
maui-spare = { $seat_is ->
    [you] You lay { $tile } in column { $column } as a spare towel.
   *[other] { $seat } lays { $tile } in column { $column } as a spare towel.
}
maui-last-round = { $seat_is ->
    [you] Your beach is full: this is the last round.
   *[other] The beach of { $seat } is full: this is the last round.
}
maui-scored = { $seat_is ->
    [you] You have { $points ->
        [one] { $points } point:
       *[other] { $points } points:
    } tracks { $tracks }, pearls { $pearls }, sand dollars { $dollars }, penalty tokens { $penalties }{ maui-scored-crabs }.
   *[other] { $seat } has { $points ->
        [one] { $points } point:
       *[other] { $points } points:
    } tracks { $tracks }, pearls { $pearls }, sand dollars { $dollars }, penalty tokens { $penalties }{ maui-scored-crabs }.
}
maui-scored-crabs = { $crabs ->
    [0] { "" }
   *[other] { ", " }crabs { $crabs }
}

# why not, and what to do
maui-unreadable = “{ $text }” is not a move here. Write market row, price and the row of the towel’s ocean end (-1 to 7), such as a1 3; or dollars a, or spare b0.
maui-unreadable-tokens = “{ $text }”: your towel tokens are { $first } and { $second }, each once. Write the letter and the place on the towel, such as { $first }1.
maui-why-spare-tile = The spare towel is for when nothing else can be done. There is a towel you can lay: lay it.
maui-why-spare-dollars = The spare towel is for when nothing else can be done. Take sand dollars, or lay a towel that matches.
maui-why-no-dollars = No sand dollars lie by row { $row }. Take those of the other row if there are any, or lay a towel.
maui-why-price = This towel costs { $price }, and you have { $dollars }. Choose a cheaper one, or take sand dollars first.
maui-why-price-no-dollars = This towel costs { $price }, and you have { $dollars }. Choose a cheaper one.
maui-why-no-token = You have no { maui-pattern-token }. Lay the towel without it.
maui-why-token-outside = The { maui-pattern-token } would lie outside the beach. Put it on a pattern in rows 1 to 7.
maui-why-token-crab = The { maui-pattern-token } would lie on a crab space. Put it on another pattern.
maui-why-token-same = The towel shows the pattern of the { maui-pattern-token } there already. Put it on another pattern.
maui-why-token-pile = One pattern takes one towel token. Put the second one on another pattern.
maui-why-no-match = No pattern lies beside the same pattern of your last towel. Try another row or another towel.
maui-why-fits-nowhere = This towel matches your last one in no row. Choose another one.
maui-why-outside = Outside the beach nothing matches. Lay the towel so that it matches in rows 1 to 7.
maui-why-crab = The pattern under the crab is inactive. Match another pattern of your last towel.
maui-why-no-umbrella = The towel covers no scoring token here. Leave out the track behind ^.
maui-why-track-end = You stand at the end of the { maui-pattern-track }. Choose the other track of the scoring token, or none if both have ended.
maui-why-track = The towel covers a scoring token. Choose its track: ^{ $first } or ^{ $second }.

# at the table
maui-draw-status = round { $round }
maui-draw-half = { $half ->
    [1] first half
   *[2] second half
}
maui-draw-market = Market
maui-draw-points = points
maui-draw-dollars = dollars
maui-draw-pearls = pearls
maui-draw-tokens = tokens
maui-draw-penalties = penalties
maui-draw-crabs = crabs
maui-draw-ocean = ocean
maui-draw-trees = trees
maui-draw-ahead = Ahead of you
maui-draw-marks = * towel token · ! penalty token · 2 3 4 crab · $ sand dollar
maui-draw-frames = Ornate frames (track, step, tokens)

maui-ask = Lay a towel, or take sand dollars.
maui-ask-spare = No towel fits and there are no sand dollars to take: take any towel as a spare towel.
maui-help = Write what you lay: market row (a or b), price (0, 1, 2) and the row of the towel’s ocean end (-1 to 7), such as a1 3. Add towel tokens by letter and place on the towel (l2), and the track of a scoring token you cover (^s). Or write dollars a to take the sand dollars of row a; or spare b0 when nothing else can be done. At least one pattern must lie beside the same pattern of your last towel.

# what an edition's value must be
maui-edition-patterns = must be a list of two different patterns out of { $patterns }.
maui-edition-scoring = must be a list of two tokens, each a list of two different patterns out of { $patterns }.
maui-edition-points = must be a list of { $least } to { $most } whole numbers from 0 to 99, the points of each step.
maui-edition-falling = must not fall from one step to the next.
maui-edition-frames = must be a list of two steps from 1 to { $most }, on the track of stripes and on that of fish.
maui-edition-spaces = must be a list of { $count } spaces, each a list of a column from 1 to { $columns } and a row from 1 to { $rows }.
maui-edition-column-twice = must not have two spaces in one column.
maui-edition-shared-column = must not put a crab and a scoring token into the same column.
maui-edition-extension = must not let the extension begin below the last step of the track.

# the first game
maui-lesson-beach = This is your beach. You lay towels from the dock on the left, one column after the other.
maui-lesson-market = The towels come from the market. The first tile of each row is free, the others cost 1 and 2 sand dollars.
maui-lesson-match = A new tile has to lie beside a pattern of its own kind in the column before: a match. You choose the height.
maui-lesson-first = Take this free tile. Then tap the place that is marked: light blue comes beside light blue.
maui-lesson-track = One match: your marker goes up on the track of that pattern. The further up, the more points at the end.
maui-lesson-rows = A match goes up as many steps as its row says: 3 at the edges, 1 in the middle. Your tile now lies in the rich rows.
maui-lesson-pay = This one matches there twice, and covers the umbrella too. It costs one sand dollar: that is worth it.
maui-lesson-pearl = { $steps } steps at once, and a pearl from under the umbrella. One pearl of a colour brings 2 points, two bring 5, three bring 9.
maui-lesson-outside = Tiles may reach into the ocean or the trees. But each pattern out there costs a point, and nothing can match it.
maui-lesson-dollars = You have no sand dollars left. Instead of laying a towel you may take all that lie beside one row: take these { $count }.
maui-lesson-end = Now it goes on until somebody has laid 12 tiles. Sand dollars that you still have then are points, too.
maui-lesson-thumb = To beat Pip: take what brings most now, less its price; and keep your patterns in the rich rows at the edges. Take dollars only when no tile brings as much.
