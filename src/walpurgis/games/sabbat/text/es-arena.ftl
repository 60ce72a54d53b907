# Lo que cuentan la arena y el equilibrio.
group-people = Pueblo
group-power = Carta POWER
balance-people-B = Argosola (azul)
balance-people-R = Zugriga (rojo)
balance-people-Y = Sanagal (amarillo)
balance-people-G = Luserna (verde)
group-length = rondas
