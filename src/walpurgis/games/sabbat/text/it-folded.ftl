# Several events of one player in one sentence: `event-<first>--<second>`.

event-round-began--card-turned = Turno { $round }, { $card }: { $actions ->
        [one] 1 azione
       *[other] { $actions } azioni
    } a testa.
event-magician-moved--resources-taken = Il mago di { $who } va in { $square } e prende { $resources-obj }.
event-magician-moved--mirror-cracked = Il mago di { $who } va in { $square } e incrina lo specchio { $mirror }: +{ $terror ->
        [one] 1 punto
       *[other] { $terror } punti
    } terrore.
event-magician-moved--mirror-broken = Il mago di { $who } va in { $square } e rompe lo specchio { $mirror }: +{ $terror ->
        [one] 1 punto
       *[other] { $terror } punti
    } terrore.
event-gate-paid--place-taken = { $who } apre il portale { $where-of } con { $fee-obj }; il fantasma occupa il posto { $place }.
event-gate-paid--fought = { $who } apre il portale { $where-of } con { $fee-obj }; il fantasma combatte contro { $beaten } (costo: { $cost ->
        [one] 1 punto
       *[other] { $cost } punti
    } terrore): +{ $vp } PV.
event-power-used--resources-taken = { $who } usa «{ $power }» e prende { $resources-obj }.
event-power-used--bewitched = { $who } usa «{ $power }» e ruba 1 punto terrore { $victims-count ->
        [one] a { $victims }
       *[other] ciascuno a { $victims }
    }.
