# A first game: what is said around its steps.
lesson-title = Your first game
lesson-step = Step { $step } of { $steps }
lesson-next = Next
lesson-back = Back
lesson-skip = Skip
lesson-play = Play on
lesson-watch = Now the others play. Watch the board.
lesson-other = You may do that, too. But let us try what is marked first.
lesson-soon = In a moment! Read on with “Next” first.
