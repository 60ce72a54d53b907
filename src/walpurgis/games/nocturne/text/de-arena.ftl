# Was Arena und Ausgewogenheit zählen.
group-kingdom = Königreich
group-card = Karte am Ende im Deck
balance-first = Gewonnen von denen, die beginnen
balance-gained = Gewonnen mit { $card } im Deck
balance-held = Sieger mit { $card } im Deck
group-length = Züge
group-kingdom-card = Karte im Königreich
group-card-about = Anteil der Siege derer, die die Karte am Ende im Deck haben. Was genommen und wieder verloren wurde, zählt nicht.
