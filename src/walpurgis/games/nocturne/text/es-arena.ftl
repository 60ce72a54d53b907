# Lo que cuentan la arena y el equilibrio.
group-kingdom = Reino
group-card = Carta en el mazo al final
balance-first = Ganadas por quien empieza
balance-gained = Ganadas por quien tiene { $card } en el mazo
balance-held = Ganadores con { $card } en el mazo
