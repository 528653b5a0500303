"""How fast we are, and our peers in the same run: `parawan bench`.

A peer has a file of its own here, which imports it; who is not installed is left out.
"""
