"""Candles: the smallest complete game, and the pattern for a new one. `walpurgis new-game NAME` copies this folder."""
