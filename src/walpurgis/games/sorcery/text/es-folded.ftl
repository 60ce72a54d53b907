# Several events of one figure in one sentence: `event-<first>--<second>`.

event-hit--damaged = Impacto en { $who } ({ $total } contra defensa { $defense }{ $modifiers-count ->
    [0] {""}
   *[other] , { $modifiers }
 }): { $clicks } de daño.
event-moved--met = { $who } mueve { $inches }″ y toca a { $others }.
event-took-off--moved = { $who } alza el vuelo y mueve { $inches }″.
event-moved--landed = { $who } mueve { $inches }″ y aterriza.
