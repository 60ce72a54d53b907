# What the arena and the balance count.
group-side = Faction
group-length = turns
