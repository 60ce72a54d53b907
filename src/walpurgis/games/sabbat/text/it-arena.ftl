# Che cosa contano l’arena e l’equilibrio.
group-people = Popolo
group-power = Carta POWER
balance-people-B = Argosola (blu)
balance-people-R = Zugriga (rosso)
balance-people-Y = Sanagal (giallo)
balance-people-G = Luserna (verde)
group-length = turni
