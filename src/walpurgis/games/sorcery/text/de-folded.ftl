# Several events of one figure in one sentence: `event-<first>--<second>`.

event-hit--damaged = { $who-cap } wird getroffen ({ $total } gegen Verteidigung { $defense }{ $modifiers-count ->
    [0] {""}
   *[other] , { $modifiers }
 }) und nimmt { $clicks } Schaden.
event-moved--met = { $who-cap } bewegt sich { $inches }″ weit und berührt { $others-acc }.
event-took-off--moved = { $who-cap } erhebt sich in die Luft und fliegt { $inches }″ weit.
event-moved--landed = { $who-cap } bewegt sich { $inches }″ weit und landet.
event-browsed--bookmark-moved = { $who-cap } schlägt für { $bars ->
    [one] einen Strich
   *[other] { $bars } Striche
 } in „{ $book }“ nach, und { $seat } markiert einen neuen Spruch.
