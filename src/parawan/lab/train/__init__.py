"""Learning by playing: `parawan train GAME` (extra `parawan[train]`)."""
