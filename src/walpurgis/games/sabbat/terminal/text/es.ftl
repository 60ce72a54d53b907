# Short words for the small squares of the terminal's board: tiles up to 12 letters, gardens up to 16, bonuses up to 13.

short-tile-t_s = arañas
short-tile-t_r = colas
short-tile-t_g = piedras
short-tile-t_m = máscaras
short-tile-t_gri = grimorio
short-tile-t_clo = reloj
short-tile-t_ter = terrorizador
short-tile-t_tub = probeta
short-gd-gla = vidriería
short-gd-cry = bola de cristal
short-gd-can = cantina
short-gd-tra = entrenamiento
short-gd-alc = alquimista
short-gd-zen = jardín zen

# Place 1 and place 2 of each garden
short-bonus-gla-1 = +1 T espejo
short-bonus-gla-2 = +1 T roto
short-bonus-cry-1 = +1 PV en 2, 3
short-bonus-cry-2 = +1 PV en 2
short-bonus-can-1 = 2 comidas, +2
short-bonus-can-2 = 1 comida, +1
short-bonus-tra-1 = +1 PV combate
short-bonus-tra-2 = solo regiones
short-bonus-alc-1 = guarda 2
short-bonus-alc-2 = guarda 1
short-bonus-zen-1 = 2 T regreso
short-bonus-zen-2 = solo regiones

# The players' boards
short-skull = calavera
short-zone = homologación
short-chimeras = quimeras
short-power = POWER
short-power-used = usada

# Forms of names by themselves
form-magician = { $name-magician }
form-major = { $name-major }
form-minor = { $name-minor }
form-subj = { $name-subj }
