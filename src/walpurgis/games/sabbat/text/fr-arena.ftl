# Ce que comptent l’arène et l’équilibre.
group-people = Peuple
group-power = Carte POWER
balance-people-B = Argosola (bleu)
balance-people-R = Zugriga (rouge)
balance-people-Y = Sanagal (jaune)
balance-people-G = Luserna (vert)
group-length = tours
