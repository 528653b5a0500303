"""Tables online: stored first, told after, and to each viewer only what that viewer may know."""
