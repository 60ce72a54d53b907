# Several events of one player in one sentence: `event-<first>--<second>`.

event-round-began--card-turned = Tour { $round }, { $card } : { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    } chacun.
event-magician-moved--resources-taken = Le magicien de { $who } va en { $square } et prend { $resources-obj }.
event-magician-moved--mirror-cracked = Le magicien de { $who } va en { $square } et fend le miroir { $mirror } : +{ $terror ->
        [one] { $terror } point
       *[other] { $terror } points
    } de terreur.
event-magician-moved--mirror-broken = Le magicien de { $who } va en { $square } et brise le miroir { $mirror } : +{ $terror ->
        [one] { $terror } point
       *[other] { $terror } points
    } de terreur.
event-gate-paid--place-taken = { $who } ouvre le portail { $where-from } avec { $fee-obj } ; le fantôme prend l’emplacement { $place }.
event-gate-paid--fought = { $who } ouvre le portail { $where-from } avec { $fee-obj } ; le fantôme affronte { $beaten } (−{ $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    } de terreur) : +{ $vp } PV.
event-power-used--resources-taken = { $who } utilise { $power } et prend { $resources-obj }.
event-power-used--bewitched = { $who } utilise { $power } et vole 1 point de terreur { $victims-count ->
        [one] à { $victims }
       *[other] chacun à { $victims }
    }.
