# Was Arena und Ausgewogenheit zählen.
group-people = Volk
group-power = POWER-Karte
