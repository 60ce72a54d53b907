# Was Arena und Ausgewogenheit zählen.
group-side = Fraktion
group-length = Züge
