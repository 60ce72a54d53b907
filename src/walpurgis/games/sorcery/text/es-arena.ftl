# Lo que cuentan la arena y el equilibrio.
group-army = Ejército
group-length = rondas
