# Several events of one figure in one sentence: `event-<first>--<second>`.

event-hit--damaged = Colpito { $who } ({ $total } contro difesa { $defense }{ $modifiers-count ->
    [0] {""}
   *[other] , { $modifiers }
 }): { $clicks ->
    [one] { $clicks } danno
   *[other] { $clicks } danni
 }.
event-moved--met = { $who } si muove di { $inches }″ e ora tocca { $others }.
event-took-off--moved = { $who } si alza in volo e si muove di { $inches }″.
event-moved--landed = { $who } si muove di { $inches }″ e atterra.
