# Several events of one figure in one sentence: `event-<first>--<second>`.

event-hit--damaged = Touché, { $who } ({ $total } contre défense { $defense }{ $modifiers-count ->
    [0] {""}
   *[other] , { $modifiers }
 }) : { $clicks ->
    [one] { $clicks } dégât
   *[other] { $clicks } dégâts
 }.
event-moved--met = { $who } se déplace de { $inches }″, au contact de { $others }.
event-took-off--moved = { $who } prend son envol et se déplace de { $inches }″.
event-moved--landed = { $who } se déplace de { $inches }″ et atterrit.
