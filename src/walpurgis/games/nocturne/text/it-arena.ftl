# Che cosa contano l’arena e l’equilibrio.
group-kingdom = Regno
group-card = Carta nel mazzo alla fine
balance-first = Vinte da chi comincia
balance-gained = Vinte da chi ha { $card } nel mazzo
balance-held = Vincitori con { $card } nel mazzo
group-length = turni
group-kingdom-card = Carta nel regno
group-card-about = Quota di vittorie di chi ha la carta nel mazzo alla fine. Le carte ottenute e poi perse non contano.
