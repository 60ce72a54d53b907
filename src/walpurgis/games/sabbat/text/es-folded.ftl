# Several events of one player in one sentence: `event-<first>--<second>`.

event-round-began--card-turned = Ronda { $round }, { $card }: { $actions ->
        [one] 1 acción
       *[other] { $actions } acciones
    } por persona.
event-magician-moved--resources-taken = El mago de { $who } va a la casilla { $square } y toma { $resources-obj }.
event-magician-moved--mirror-cracked = El mago de { $who } va a la casilla { $square } y agrieta el espejo { $mirror }: +{ $terror } de terror.
event-magician-moved--mirror-broken = El mago de { $who } va a la casilla { $square } y rompe el espejo { $mirror }: +{ $terror } de terror.
event-gate-paid--place-taken = { $who } abre el portal { $where-of } con { $fee-obj }; el fantasma ocupa el lugar { $place }.
event-gate-paid--fought = { $who } abre el portal { $where-of } con { $fee-obj }; el fantasma combate contra { $beaten } (cuesta { $cost } de terror): +{ $vp } PV.
event-power-used--resources-taken = { $who } usa { $power } y toma { $resources-obj }.
event-power-used--bewitched = { $who } usa { $power } y roba 1 punto de terror { $victims-count ->
        [one] a { $victims }
       *[other] a cada uno: { $victims }
    }.
