# Was Arena und Ausgewogenheit zählen.
group-side = Fraktion
