# The lesson of Sabbat Magica in English.

web-lesson-rival = The vampire
web-lesson-manor = Welcome to the manor. On the left your magician will walk over sixteen tiles, surrounded by mirrors; on the right lie eight regions full of rabbits, nuns and ogres. In six rounds you want the most victory points (VP), and most of them come from ghosts that haunt the regions.
web-lesson-invoke = A round begins with the Invocation: in secret, everybody sends ghosts from the graveyard to the drawbridge. Ghosts cost food at the end of the round, so do not send all of them at once.
web-lesson-order = All hands were opened together. Whoever kept more ghosts in the graveyard acts earlier.
web-lesson-bonus = From round 2 on, each player first takes one bonus of the time card, in playing order. What is taken is gone, so being early pays.
web-lesson-action = Now the Skulduggery: the time card gives everybody the same number of actions. An action moves either your magician or your ghosts. Begin with the magician.
web-lesson-magician = From outside, your magician may enter on any empty square; later it walks from square to square. Resources open the gates of the regions, so go where they lie.
web-lesson-tile = On its square the magician uses the tile, or a mirror beside it. A tile with resources gives two. They lie in your 2H store, wander on to 1H, and in the end they are cursed: use them in time.
web-lesson-mirror = Mirrors mean terror: an intact one brings 3 when you crack it, a cracked one 2 when you break it, and then it is gone. Terror feeds your ghosts and pays for fights.
web-lesson-ghosts = Now an action with the ghosts: each ghost on the drawbridge may move. Gardens cost nothing and help you; regions want to be paid at the gate.
web-lesson-garden = Choose a ghost and its garden. Place 1 has the better bonus.
web-lesson-region = You hold what this gate asks for. A ghost in a region brings its VP at the end of every round, as long as it stays and eats. What you pay is not lost: it lies in your approval zone.
web-lesson-arrive = A free place costs nothing. If all places are taken, you may fight for one: it costs terror and brings VP.
web-lesson-scored = Stewardship: every ghost outside the graveyard eats 1 terror, the regions bring their VP, and four different resources in the approval zone become a chimera. Then the next round begins.
web-lesson-last = That is the heart of it. Fights, POWER cards and the curse you will meet as you play; whenever something is not possible, the table tells you the rule. Good luck!
