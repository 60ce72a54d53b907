# What the arena and the balance count.
group-army = Army
group-length = rounds
