# Lo que cuentan la arena y el equilibrio.
group-kingdom = Reino
group-card = Carta en el mazo al final
balance-first = Ganadas por quien empieza
balance-gained = Ganadas por quien tiene { $card } en el mazo
balance-held = Ganadores con { $card } en el mazo
group-length = turnos
group-kingdom-card = Carta del reino
group-card-about = Proporción de victorias de quien tiene la carta en su mazo al final. Las cartas ganadas y luego perdidas no cuentan.
