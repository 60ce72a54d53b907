# Che cosa contano l’arena e l’equilibrio.
group-army = Esercito
group-length = round
