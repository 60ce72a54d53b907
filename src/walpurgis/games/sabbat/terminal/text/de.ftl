# Short words for the small squares of the terminal's board: tiles up to 12 letters, gardens up to 16, bonuses up to 13.

short-tile-t_s = Spinnen
short-tile-t_r = Schwänze
short-tile-t_g = Edelsteine
short-tile-t_m = Masken
short-tile-t_gri = Zauberbuch
short-tile-t_clo = Uhr
short-tile-t_ter = Terrorisator
short-tile-t_tub = Reagenzglas
short-gd-gla = Glashütte
short-gd-cry = Kristallkugel
short-gd-can = Kantine
short-gd-tra = Übungsplatz
short-gd-alc = Alchemist
short-gd-zen = Zen-Garten

# Place 1 and place 2 of each garden
short-bonus-gla-1 = +1 S/Spiegel
short-bonus-gla-2 = +1 S/Bruch
short-bonus-cry-1 = +1 SP zu 2, 3
short-bonus-cry-2 = +1 SP zu 2
short-bonus-can-1 = 2 Essen, +2
short-bonus-can-2 = 1 Essen, +1
short-bonus-tra-1 = +1 SP/Kampf
short-bonus-tra-2 = nur Regionen
short-bonus-alc-1 = 2 je Satz
short-bonus-alc-2 = 1 je Satz
short-bonus-zen-1 = 2 S/Rückkehr
short-bonus-zen-2 = nur Regionen

# The players' boards
short-skull = Totenkopf
short-zone = Anerkennung
short-chimeras = Chimären
short-power = POWER
short-power-used = benutzt

# Forms of names by themselves
form-magician = { $name-magician }
form-major = { $name-major }
form-minor = { $name-minor }
form-subj = { $name-subj }
