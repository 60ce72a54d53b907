# What only the browser says about Sabbat Magica: refusals with their numbers.

web-sm-why-gate = The gate asks for { $asked-obj }, and you have { $have ->
        [0] no { $kind-many }
        [one] only { $kind-obj }
       *[other] only { $have } { $kind-many }
    }.
web-sm-why-mirror = A broken mirror gives you nothing: choose one that still hangs.
web-sm-why-steps = Your magician moves 1 square; the distance to { $square } is { $steps }.
web-sm-why-bridge = You have 0 ghosts on the drawbridge and { $count } in the graveyard.

# The form of a new table
web-sm-choose-peoples = Choose the peoples
