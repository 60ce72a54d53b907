# What the arena and the balance count.
group-people = People
group-power = POWER card
balance-people-B = Argosola (blue)
balance-people-R = Zugriga (red)
balance-people-Y = Sanagal (yellow)
balance-people-G = Luserna (green)
group-length = rounds
