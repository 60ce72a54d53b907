# Was Arena und Ausgewogenheit zählen.
group-people = Volk
group-power = POWER-Karte
balance-people-B = Argosola (Blau)
balance-people-R = Zugriga (Rot)
balance-people-Y = Sanagal (Gelb)
balance-people-G = Luserna (Grün)
group-length = Runden
