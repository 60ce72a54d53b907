# Several events of one figure in one sentence: `event-<first>--<second>`.

event-hit--damaged = Treffer bei { $who } ({ $total } gegen Verteidigung { $defense }{ $modifiers-count ->
    [0] {""}
   *[other] , { $modifiers }
 }): { $clicks } Schaden.
event-moved--met = { $who } bewegt sich { $inches }″ weit und berührt { $others }.
event-took-off--moved = { $who } erhebt sich in die Luft und fliegt { $inches }″ weit.
event-moved--landed = { $who } bewegt sich { $inches }″ weit und landet.
