"""Bots against bots on the same deals, to tell skill from luck. docs/arena.md explains it."""
