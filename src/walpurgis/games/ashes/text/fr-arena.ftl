# Ce que comptent l’arène et l’équilibre.
group-side = Faction
group-length = tours
