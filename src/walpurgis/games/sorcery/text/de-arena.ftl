# Was Arena und Ausgewogenheit zählen.
group-army = Armee
group-length = Runden
