# The notes of a guided game of Ashes to Ashes in English: the aim, then one for each question when it is asked first.

web-guide-aim = Catch the Chosen and bring her home to your base before she reaches the last space; you also win if the other side loses all its points.
web-guide-place = Put your three figures on the base spaces that glow. The one nearest to the middle will be in the fight first.
web-guide-token = Phase 1: each character has an ally token. In its own zone it raises that character’s power level; on the shared places it does something else. If in doubt, leave the tokens and move on.
web-guide-main = Phase 2: play your cards. A character’s card places tiles around that character, who may then walk; the others place one tile anywhere and send anyone whose path crosses it.
web-guide-tiles = Place tiles so that a path leads where you want to go. The tile is shown just as it will be placed; R, the wheel or the small pictures turn it.
web-guide-generic = One tile, anywhere on the board: continue a path of yours towards the Chosen, or turn one of theirs away.
web-guide-step = A figure follows its path to the end. The dotted line shows the whole route and what it would cost; running into a portal costs 2 points.
web-guide-defend = You are attacked. Discard a card with the symbol named here, and the attack is cancelled; otherwise you take the damage.
web-guide-portal = Portals bar the way: dark ones hurt Humans, light ones hurt Vampires. Move one out of your way, or into theirs.
