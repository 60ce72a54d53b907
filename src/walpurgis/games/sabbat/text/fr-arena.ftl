# Ce que comptent l’arène et l’équilibre.
group-people = Peuple
group-power = Carte POWER
