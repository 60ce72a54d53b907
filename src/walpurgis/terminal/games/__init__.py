"""Drawings of the games, each found by the game's name."""
