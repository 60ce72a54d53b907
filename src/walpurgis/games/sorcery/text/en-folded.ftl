# Several events of one figure in one sentence: `event-<first>--<second>`.

event-hit--damaged = { $who } is hit ({ $total } against defense { $defense }{ $modifiers-count ->
    [0] {""}
   *[other] , { $modifiers }
 }) and takes { $clicks } damage.
event-moved--met = { $who } moves { $inches }″, into contact with { $others }.
event-took-off--moved = { $who } takes to the air and moves { $inches }″.
event-moved--landed = { $who } moves { $inches }″ and lands.
