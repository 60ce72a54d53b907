# Short words for the small squares of the terminal's board: tiles up to 12 letters, gardens up to 16, bonuses up to 13.

short-tile-t_s = araignées
short-tile-t_r = queues
short-tile-t_g = pierres
short-tile-t_m = masques
short-tile-t_gri = grimoire
short-tile-t_clo = horloge
short-tile-t_ter = terrorisator
short-tile-t_tub = éprouvette
short-gd-gla = verrerie
short-gd-cry = globe de cristal
short-gd-can = cantine
short-gd-tra = entraînement
short-gd-alc = alchimiste
short-gd-zen = jardin zen

# Place 1 and place 2 of each garden
short-bonus-gla-1 = +1 T miroir
short-bonus-gla-2 = +1 T brisé
short-bonus-cry-1 = +1 PV (2, 3)
short-bonus-cry-2 = +1 PV (2)
short-bonus-can-1 = 2 repas, +2
short-bonus-can-2 = 1 repas, +1
short-bonus-tra-1 = +1 PV combat
short-bonus-tra-2 = id., régions
short-bonus-alc-1 = garde 2 / lot
short-bonus-alc-2 = garde 1 / lot
short-bonus-zen-1 = 2 T retour
short-bonus-zen-2 = id., régions

# The players' boards
short-skull = tête de mort
short-zone = homologation
short-chimeras = chimères
short-power = POWER
short-power-used = utilisée

# Forms of names by themselves
form-magician = { $name-magician }
form-major = { $name-major }
form-minor = { $name-minor }
form-subj = { $name-subj }
