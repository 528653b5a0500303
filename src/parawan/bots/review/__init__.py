"""Looking back at a finished game: what was luck and what was play, and what each choice cost. docs/review.md explains it."""
