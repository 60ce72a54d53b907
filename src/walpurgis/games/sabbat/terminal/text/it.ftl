# Short words for the small squares of the terminal's board: tiles up to 12 letters, gardens up to 16, bonuses up to 13.

short-tile-t_s = ragni
short-tile-t_r = code
short-tile-t_g = pietre
short-tile-t_m = maschere
short-tile-t_gri = grimorio
short-tile-t_clo = orologio
short-tile-t_ter = terrorizz.
short-tile-t_tub = provetta
short-gd-gla = vetreria
short-gd-cry = sfera
short-gd-can = mensa
short-gd-tra = addestramento
short-gd-alc = alchimista
short-gd-zen = giardino zen

# Place 1 and place 2 of each garden
short-bonus-gla-1 = +1 T specchio
short-bonus-gla-2 = +1 T rotto
short-bonus-cry-1 = +1 PV su 2, 3
short-bonus-cry-2 = +1 PV su 2
short-bonus-can-1 = 2 pasti, +2
short-bonus-can-2 = 1 pasto, +1
short-bonus-tra-1 = +1 PV lotta
short-bonus-tra-2 = solo regioni
short-bonus-alc-1 = tieni 2 / set
short-bonus-alc-2 = tieni 1 / set
short-bonus-zen-1 = 2 T ritorno
short-bonus-zen-2 = solo regioni

# The players' boards
short-skull = teschio
short-zone = omologazione
short-chimeras = chimere
short-power = POWER
short-power-used = usata

# Forms of names by themselves
form-magician = { $name-magician }
form-major = { $name-major }
form-minor = { $name-minor }
form-subj = { $name-subj }
