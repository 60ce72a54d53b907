# What only the browser says about Sabbat Magica: refusals with their numbers.

web-sm-why-gate = Il portale chiede: { $asked }. Ne hai ({ $kind }): { $have }.
web-sm-why-mirror = Uno specchio rotto non porta nulla: scegline uno ancora appeso.

# The form of a new table
web-sm-choose-peoples = Scegli guardando
