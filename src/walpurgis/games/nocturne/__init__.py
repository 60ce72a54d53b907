"""Dominion: Nocturne. Read it like the rulebook: kingdoms.py and game.py set up, turn.py and buying.py have the phases; playing.py, moving.py and gaining.py
are what is done with cards, fate.py and doom.py the Boons and Hexes, and cards/ the cards themselves, in files by kind. Facts are in data/.
"""
