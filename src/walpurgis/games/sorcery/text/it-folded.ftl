# Several events of one figure in one sentence: `event-<first>--<second>`.

event-hit--damaged = L’attacco colpisce { $who-the }, { $total } contro difesa { $defense }{ $modifiers-count ->
    [0] {""}
   *[other] , { $modifiers }
 }: { $clicks ->
    [one] { $clicks } danno
   *[other] { $clicks } danni
 }.
event-moved--met = { $who-cap } si muove di { $inches }″ e ora tocca { $others-the }.
event-took-off--moved = { $who-cap } si alza in volo e si muove di { $inches }″.
event-moved--landed = { $who-cap } si muove di { $inches }″ e atterra.
event-browsed--bookmark-moved = { $who-cap } ricerca in «{ $book }» per { $bars ->
    [one] una barra
   *[other] { $bars } barre
 }, e { $seat } sceglie un nuovo incantesimo corrente.
