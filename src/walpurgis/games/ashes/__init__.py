"""Ashes to Ashes: Humans and Vampires lay glowing paths through the night to bring the Chosen home.

The chapters of the rulebook, and where they are:

- game.py: set-up, the steps in order, result; ending.py: how the night ends. state.py: the table; view.py: who sees what of it; keys.py: what keys name.
- Phase 1: outer.py (tokens, and what their places give), portals.py, quicksand.py.
- Phase 2: actions.py (between cards), cards.py (one action card from its first question to its last), tiles.py, upgrades.py.
- An activation: walking.py, with what can be asked on the way in onward.py, where paths lead in paths.py, and combat.py.
- Phases 3 and 4: closing.py, decks.py. The Society's player: society.py, schemes.py. Solitaire: solitaire.py.
- events.py and options.py: what happened and what can be chosen, as data; board.py and facts.py: the numbers of data/.
- bots/, terminal/, web/, lesson/, bench/: everything else about this game. text/ and rulebook/ are what players read.
"""
