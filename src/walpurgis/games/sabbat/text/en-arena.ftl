# What the arena and the balance count.
group-people = People
group-power = POWER card
