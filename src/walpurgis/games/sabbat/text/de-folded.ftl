# Several events of one player in one sentence: `event-<first>--<second>`.

event-round-began--card-turned = Runde { $round }, { $card }: { $actions ->
        [one] 1 Aktion
       *[other] { $actions } Aktionen
    } für alle.
event-magician-moved--resources-taken = Der Zauberer von { $who } zieht auf { $square } und nimmt { $resources-obj }.
event-magician-moved--mirror-cracked = Der Zauberer von { $who } zieht auf { $square } und lässt Spiegel { $mirror } springen: +{ $terror } Schrecken.
event-magician-moved--mirror-broken = Der Zauberer von { $who } zieht auf { $square } und zerbricht Spiegel { $mirror }: +{ $terror } Schrecken.
event-gate-paid--place-taken = { $who } zahlt für das Portal { $where-to } { $fee-obj }; der Geist besetzt Platz { $place }.
event-gate-paid--fought = { $who } zahlt für das Portal { $where-to } { $fee-obj }; der Geist kämpft gegen { $beaten }: −{ $cost } Schrecken, +{ $vp } SP.
event-power-used--resources-taken = { $who } nutzt „{ $power }“ und nimmt { $resources-obj }.
event-power-used--bewitched = { $who } nutzt „{ $power }“ und stiehlt { $victims } { $victims-count ->
        [one] 1 Schreckenspunkt
       *[other] je 1 Schreckenspunkt
    }.
