# What only the browser says about Sabbat Magica: refusals with their numbers.

web-sm-why-gate = Das Portal verlangt: { $asked }. Davon hast du ({ $kind }): { $have }.
web-sm-why-mirror = Ein zerbrochener Spiegel bringt nichts: Wähl einen, der noch hängt.

# The form of a new table
web-sm-choose-peoples = Selbst aussuchen
