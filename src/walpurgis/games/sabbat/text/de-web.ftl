# What only the browser says about Sabbat Magica: refusals with their numbers.

web-sm-why-gate = Das Portal verlangt { $asked-obj }, und du hast { $have ->
        [0] keine { $kind-many }
        [one] nur { $kind-obj }
       *[other] nur { $have } { $kind-many }
    }.
web-sm-why-mirror = Ein zerbrochener Spiegel bringt nichts: Wähl einen, der noch hängt.
web-sm-why-steps = Dein Magier geht 1 Feld weit; bis { $square } sind es { $steps }.
web-sm-why-bridge = Auf der Zugbrücke hast du 0 Geister, auf dem Friedhof { $count }.

# The form of a new table
web-sm-choose-peoples = Völker wählen
