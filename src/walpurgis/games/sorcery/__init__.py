"""Mage Knight: Sorcery, for 2 to 4 armies: spellbooks on a battlefield of open ground.

facts (the numbers), warriors (symbols, abilities, dials as printed), dials (what a click shows, damage and healing), domains, spells (books and spells), fields
(terrain, battlefields, where armies deploy), armies (what an army is, how it is built and written as a code).
"""
