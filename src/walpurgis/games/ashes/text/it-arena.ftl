# Che cosa contano l’arena e l’equilibrio.
group-side = Fazione
group-length = turni
