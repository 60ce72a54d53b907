# The lesson of Nocturne in English.

web-nd-lesson-rival = The wolf
web-nd-lesson-table = Welcome to the night market. In the middle lie ten piles of the kingdom, on the left Treasures and Victory cards. Everybody starts with the same ten weak cards; whoever builds the better deck has the most points at the end, and most points are in Provinces.
web-nd-lesson-treasures = A turn has phases: Action, Buy, Night, Clean-up. You hold no Action yet, so the Buy phase begins. First play your Treasures: one click for all of them.
web-nd-lesson-buy = Four coins. What you can afford glows. Buy a Blessed Village; point at any card, or hold your finger on it, to read it.
web-nd-lesson-boon = When you gain a Blessed Village, you turn over a Boon, a small gift of the night. Receive it now.
web-nd-lesson-cleanup = At the end of a turn everything you played and held goes to your discard pile, and you draw five new cards. When the deck is empty, the discard pile is shuffled: so what you bought comes back to you. The wolf has had a turn, too.
web-nd-lesson-watchman = This time buy a Night Watchman. Most cards go to the discard pile when gained; this one comes straight to your hand.
web-nd-lesson-night = Night falls: after the Buy phase, Night cards are played, as many as you like. They need no Action. Play the Night Watchman.
web-nd-lesson-look = You look at the top five cards of your deck. What you do not want in your next hand may go: pick the Estate, then press Done. It gives a point at the end, but nothing before.
web-nd-lesson-order = The others go back in an order of your choice. The first one you click will be on top.
web-nd-lesson-action = Your new hand holds the Blessed Village: it is the Action phase. Each turn you may play one Action; the village gives a card and two more Actions.
web-nd-lesson-counters = Above the piles you see what you have: Actions, Buys and coins. Without more Actions in hand the Buy phase begins by itself. Play your Treasures again.
web-nd-lesson-more = Buy something stronger. Cards with the mark of crossed swords attack the others; those with an orange band stay in play until your next turn.
web-nd-lesson-last = That is the heart of it. The game ends when the Provinces or any three piles are gone. Whatever is not possible, the table explains. Good night, and good luck!
