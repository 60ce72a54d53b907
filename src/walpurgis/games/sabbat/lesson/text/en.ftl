# The lesson of Sabbat Magica in English.

web-lesson-rival = The vampire
web-lesson-manor = Welcome to the manor. On the left are the sixteen tiles your magician will walk across, with mirrors all around; on the right, eight regions full of rabbits, nuns and ogres. After six rounds the most victory points (VP) win, and most of them come from ghosts that haunt the regions.
web-lesson-invoke = A round begins with the Invocation: in secret, everyone sends ghosts from the graveyard to the drawbridge. Ghosts want feeding at the end of the round, so don’t send them all at once.
web-lesson-order = Everyone reveals at once. Whoever kept more ghosts in the graveyard acts earlier.
web-lesson-bonus = From round 2, each player first takes one bonus from the time card, in order of play. What is taken is gone, so it pays to be early.
web-lesson-action = Now for some Skulduggery: the time card gives everyone the same number of actions. An action moves either your magician or your ghosts. Start with the magician.
web-lesson-magician = Your magician may enter on any empty square; after that it walks from square to square. Resources open the gates of the regions, so head for a tile that gives some.
web-lesson-tile = On its square the magician uses the tile, or a mirror next to it. A resource tile gives two. They go into your 2H store, move on to 1H after the round, and then spoil into a curse: use them in time.
web-lesson-mirror = Mirrors mean terror: crack an intact one for 3, break a cracked one for 2, and it is gone. Terror feeds your ghosts and pays for fights.
web-lesson-ghosts = Now a ghost action: each ghost on the drawbridge may move. Gardens are free and help you; regions charge a gate fee.
web-lesson-garden = Choose a ghost and its garden. Space 1 has the better bonus.
web-lesson-region = You have what this gate asks for. A ghost in a region scores that region’s VP at the end of every round, as long as it stays and is fed. What you pay is not lost: it goes to your approval zone.
web-lesson-arrive = A free space costs nothing. If all are taken, you may fight for one: that costs terror and earns VP.
web-lesson-scored = Stewardship: every ghost outside the graveyard eats 1 terror, regions score, and four different resources in the approval zone become a chimera. Then the next round begins.
web-lesson-last = That’s the heart of it. You will meet fights, POWER cards and the curse as you play; if something isn’t allowed, the table tells you why. Good luck!
