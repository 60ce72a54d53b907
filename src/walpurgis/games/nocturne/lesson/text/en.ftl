# The lesson of Nocturne in English.

web-nd-lesson-rival = The wolf
web-nd-lesson-table = Welcome to the night market. In the middle are the ten piles of the kingdom, on the left Treasures and Victory cards. Everyone starts with the same ten feeble cards; build a better deck than the wolf and you will have more points at the end. Most of them are in Provinces.
web-nd-lesson-treasures = A turn has phases: Action, Buy, Night, Clean-up. You hold no Action yet, so the Buy phase begins. First play your Treasures: one click plays them all.
web-nd-lesson-buy = Four coins. What you can afford glows. Buy a Blessed Village; point at any card, or press and hold it, to read it.
web-nd-lesson-boon = When you gain a Blessed Village, you take a Boon, a small gift of the night. Receive it now.
web-nd-lesson-cleanup = At the end of your turn everything you played and held goes to your discard pile, and you draw five new cards. When the deck runs out, the discard pile is shuffled: that is how what you bought comes back to you. The wolf has had a turn, too.
web-nd-lesson-watchman = This time buy a Night Watchman. Most cards go to the discard pile when you gain them; this one comes straight to your hand.
web-nd-lesson-night = Night falls: after the Buy phase you may play as many Night cards as you like. They use up no Actions. Play the Night Watchman.
web-nd-lesson-look = You look at the top five cards of your deck. Discard what you don’t want in your next hand: pick the Estate, then press Done. It is worth a point at the end and nothing before.
web-nd-lesson-order = The others go back in any order you choose. The first one you click ends up on top.
web-nd-lesson-action = Your new hand has the Blessed Village: it is the Action phase. You may play one Action a turn; the village gives you a card and two more Actions.
web-nd-lesson-counters = Above the piles you see what you have: Actions, Buys and coins. With no more Actions in hand, the Buy phase begins by itself. Play your Treasures again.
web-nd-lesson-more = Buy something stronger. Crossed swords mark an Attack on the others; an orange band marks a card that stays in play until your next turn.
web-nd-lesson-last = That’s the heart of it. The game ends when the Provinces or any three piles are gone. If something isn’t allowed, the table tells you why. Good night, and good luck!
