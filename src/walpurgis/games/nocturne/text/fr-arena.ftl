# Ce que comptent l’arène et l’équilibre.
group-kingdom = Royaume
group-card = Carte dans le deck à la fin
balance-first = Gagné par qui commence
balance-gained = Gagné par qui a { $card } dans son deck
balance-held = Vainqueurs avec { $card } dans leur deck
group-length = tours
group-kingdom-card = Carte du royaume
group-card-about = Part des victoires de qui a la carte dans son deck à la fin. Les cartes reçues puis perdues ne comptent pas.
