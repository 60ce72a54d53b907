# What only the browser says about Sabbat Magica: refusals with their numbers.

web-sm-why-gate = The gate asks for { $asked-obj }, and you have { $have ->
        [0] no { $kind-many }
        [one] only { $kind-obj }
       *[other] only { $have } { $kind-many }
    }.
web-sm-why-mirror = A broken mirror gives you nothing: choose one that still hangs.

# The form of a new table
web-sm-choose-peoples = Choose the peoples
