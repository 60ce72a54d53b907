# Several events of one player in one sentence: `event-<first>--<second>`.

event-round-began--card-turned = Round { $round }, { $card }: { $actions ->
        [one] 1 action
       *[other] { $actions } actions
    } each.
event-magician-moved--resources-taken = { $who }’s magician moves to { $square } and takes { $resources-obj }.
event-magician-moved--mirror-cracked = { $who }’s magician moves to { $square } and cracks mirror { $mirror }: +{ $terror } terror.
event-magician-moved--mirror-broken = { $who }’s magician moves to { $square } and breaks mirror { $mirror }: +{ $terror } terror.
event-gate-paid--place-taken = { $who } opens the gate { $where-to } with { $fee-obj }; the ghost takes space { $place }.
event-gate-paid--fought = { $who } opens the gate { $where-to } with { $fee-obj }; the ghost fights { $beaten } ({ $cost } terror): +{ $vp } VP.
event-power-used--resources-taken = { $who } uses { $power } and takes { $resources-obj }.
event-power-used--bewitched = { $who } uses { $power } and steals 1 terror { $victims-count ->
        [one] from { $victims }
       *[other] each from { $victims }
    }.
