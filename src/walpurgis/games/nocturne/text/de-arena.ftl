# Was Arena und Ausgewogenheit zählen.
group-kingdom = Königreich
group-card = Karte am Ende im Deck
balance-first = Gewonnen von denen, die beginnen
balance-gained = Gewonnen mit { $card } im Deck
balance-held = Sieger mit { $card } im Deck
