# Was Arena und Ausgewogenheit zählen.
group-army = Armee
