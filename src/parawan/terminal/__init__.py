"""What the command `parawan` does in a terminal."""
