# Several events of one figure in one sentence: `event-<first>--<second>`.

event-hit--damaged = L’attaque touche { $who-the }, { $total } contre défense { $defense }{ $modifiers-count ->
    [0] {""}
   *[other] , { $modifiers }
 } : { $clicks ->
    [one] { $clicks } dégât
   *[other] { $clicks } dégâts
 }.
event-moved--met = { $who-cap } se déplace de { $inches }″, au contact { $others-of }.
event-took-off--moved = { $who-cap } prend son envol et se déplace de { $inches }″.
event-moved--landed = { $who-cap } se déplace de { $inches }″ et atterrit.
event-browsed--bookmark-moved = { $who-cap } fait une recherche dans « { $book } » pour { $bars ->
    [one] une barre
   *[other] { $bars } barres
 }, et { $seat } choisit un nouveau sort de réserve.
