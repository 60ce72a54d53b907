"""Toy games, each of which breaks one law on purpose. `sound.py` keeps them all; the others change one thing in it. See docs/laws.md."""
