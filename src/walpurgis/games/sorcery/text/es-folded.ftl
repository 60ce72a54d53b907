# Several events of one figure in one sentence: `event-<first>--<second>`.

event-hit--damaged = El ataque alcanza { $who-to }, { $total } contra defensa { $defense }{ $modifiers-count ->
    [0] {""}
   *[other] , { $modifiers }
 }: { $clicks } de daño.
event-moved--met = { $who-cap } se mueve { $inches }″ y toca { $others-to }.
event-took-off--moved = { $who-cap } alza el vuelo y se mueve { $inches }″.
event-moved--landed = { $who-cap } se mueve { $inches }″ y aterriza.
event-browsed--bookmark-moved = { $who-cap } busca en «{ $book }» por { $bars ->
    [one] una barra
   *[other] { $bars } barras
 }, y { $seat } elige un nuevo conjuro señalado.
