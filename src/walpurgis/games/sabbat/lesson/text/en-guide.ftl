# The notes of a guided game of Sabbat Magica in English: the aim, then one for each question when it is asked first.

web-guide-aim = Have the most victory points after six rounds: most of them come from ghosts that haunt the regions.
web-guide-invoke-first = A round begins in secret: everybody sends ghosts from the graveyard to the drawbridge. Each of them eats 1 terror at the end of the round, so two or three are a good start.
web-guide-action = Everybody has the same number of actions. Each one moves either your magician, who gathers resources and terror, or your ghosts, who score. Start with the magician.
web-guide-magician = What glows is where your magician may go. Resources open the gates of the regions on the right: stop where there are some.
web-guide-effect = Use the tile under your magician or a mirror beside it. A resource tile gives two resources; a mirror gives terror, which feeds your ghosts and pays for fights.
web-guide-ghosts = Choose a ghost, then where it goes. Gardens are free and help you. A region asks for resources at its gate, and scores its victory points at the end of every round while your ghost stays there.
web-guide-arrive = A free space costs nothing. If every space is taken you may fight for one: that costs terror and earns victory points.
web-guide-bonus = From the second round on, everybody first takes one bonus from the time card, in order of play. What is taken is gone.
web-guide-feed = There is not enough terror for all of your ghosts. Each one that goes hungry costs you a victory point: crack more mirrors next time.
