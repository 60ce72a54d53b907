# Lo que cuentan la arena y el equilibrio.
group-side = Facción
group-length = turnos
