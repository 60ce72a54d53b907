# The notes of a guided game of Nocturne in English: the aim, then one for each question when it is asked first.

web-guide-aim = Have the most victory points in your deck when the Provinces or any three piles are gone.
web-guide-buy = Play your Treasures first, one click for all of them; then buy a card that glows. At first, Silver and the cards in the middle make your deck better; green cards give points, but they can wait.
web-guide-action = You hold an Action card, and may play one each turn. Cards that say “+1 Action” let you play another one after them, so play those first.
web-guide-night = After the Buy phase comes the Night: play as many Night cards as you like. They need no Action.
web-guide-start = Some of your cards act at the start of your turn. Choose which comes first.
