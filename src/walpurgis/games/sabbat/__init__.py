"""Sabbat Magica, for 2 to 4 magicians. The table of contents is that of its rulebook:

board (what is where), study (A: curse, invocation, bonus), manor (B1: magician, tiles, mirrors), ghosts (B2: moves and arrival), fights, powers
(POWER cards), stewardship (C: food, regions, approval), game (set-up, order of the steps, end).
"""
