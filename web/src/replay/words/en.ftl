# Replays: whose eyes, how fast, moments to share, together, from a file.

replay-title = Replay: { $game }
replay-first = To the beginning
replay-back = One step back
replay-forward = One step forward
replay-last = To the end
replay-play = Autoplay
replay-pause = Pause
replay-step = Step { $step } of { $steps }
replay-open = Everything is open
replay-download = Download the record

replay-eyes = Whose eyes
replay-eyes-open = Everything open
replay-eyes-of = As { $name } saw it
replay-only-known = Only what { $name } could know then
replay-speed = Speed
replay-speed-slow = Slow
replay-speed-normal = Calm
replay-speed-fast = Quick
replay-link = Link to this moment
replay-link-brief = Link
replay-link-copied = Link copied
replay-link-address = Address of this moment
replay-finish = Picture of the finish
replay-finish-brief = Picture
replay-finish-making = Drawing …
replay-together = Watch together
replay-together-brief = Together
replay-together-text = Whoever opens this link sees what you see. They may look around on their own and come back.
replay-leads-you = You steer the replay. { $count ->
    [0] Nobody else is here yet.
    [one] One other is here.
   *[other] { $count } others are here.
}
replay-leads = { $name } steers the replay.
replay-waits = Waiting for whoever steers …
replay-wanders = You look around on your own. { $name } steers the replay.
replay-come-back = Back to { $name }
replay-show-link = Show the link
replay-leave = Stop watching together
replay-file-title = Open a record
replay-file-text = A finished game can be downloaded as a record, a small text file. Choose one to see it as a replay. The server reads it and keeps nothing.
replay-file-choose = Choose a file
replay-file-wrong = This record cannot be shown
