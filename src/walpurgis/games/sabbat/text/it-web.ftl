# What only the browser says about Sabbat Magica: refusals with their numbers.

web-sm-why-gate = Il portale chiede { $asked-obj }, e tu { $have ->
        [0] non hai { $kind-many }
        [one] hai solo { $kind-obj }
       *[other] hai solo { $have } { $kind-many }
    }.
web-sm-why-mirror = Uno specchio rotto non porta nulla: scegline uno ancora appeso.
web-sm-why-steps = Il tuo mago si muove di 1 casella; fino a { $square } sono { $steps }.
web-sm-why-bridge = Hai 0 fantasmi sul ponte levatoio e { $count } nel cimitero.

# The form of a new table
web-sm-choose-peoples = Scegli i popoli
