# Short words for the small squares of the terminal's board: tiles up to 12 letters, gardens up to 16, bonuses up to 13.

short-tile-t_s = spiders
short-tile-t_r = rat tails
short-tile-t_g = gemstones
short-tile-t_m = masks
short-tile-t_gri = grimoire
short-tile-t_clo = clock
short-tile-t_ter = terroriser
short-tile-t_tub = test tube
short-gd-gla = glass factory
short-gd-cry = crystal ball
short-gd-can = canteen
short-gd-tra = training ground
short-gd-alc = alchemist
short-gd-zen = Zen garden

# Place 1 and place 2 of each garden
short-bonus-gla-1 = +1 T a mirror
short-bonus-gla-2 = +1 T a break
short-bonus-cry-1 = +1 VP on 2, 3
short-bonus-cry-2 = +1 VP on 2
short-bonus-can-1 = −2 food, +2
short-bonus-can-2 = −1 food, +1
short-bonus-tra-1 = +1 VP a fight
short-bonus-tra-2 = same, regions
short-bonus-alc-1 = keep 2 a set
short-bonus-alc-2 = keep 1 a set
short-bonus-zen-1 = 2 T a return
short-bonus-zen-2 = same, regions

# The players' boards
short-skull = skull
short-zone = approval
short-chimeras = chimeras
short-power = POWER
short-power-used = used

# Forms of names by themselves
form-magician = { $name-magician }
form-major = { $name-major }
form-minor = { $name-minor }
form-subj = { $name-subj }
