# Ce que comptent l’arène et l’équilibre.
group-army = Armée
group-length = manches
