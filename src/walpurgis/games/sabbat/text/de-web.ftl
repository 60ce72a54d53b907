# What only the browser says about Sabbat Magica: refusals with their numbers.

web-sm-why-gate = Das Portal verlangt: { $asked }. Davon hast du ({ $kind }): { $have }.
web-sm-why-mirror = Ein zerbrochener Spiegel bringt nichts: Wähl einen, der noch hängt.
web-sm-why-steps = Dein Magier geht 1 Feld weit; bis { $square } sind es { $steps }.
web-sm-why-bridge = Auf der Zugbrücke hast du 0 Geister, auf dem Friedhof { $count }.

# The form of a new table
web-sm-choose-peoples = Selbst aussuchen
