# Che cosa contano l’arena e l’equilibrio.
group-people = Popolo
group-power = Carta POWER
