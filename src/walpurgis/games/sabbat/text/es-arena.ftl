# Lo que cuentan la arena y el equilibrio.
group-people = Pueblo
group-power = Carta POWER
