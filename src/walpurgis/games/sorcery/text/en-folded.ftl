# Several events of one figure in one sentence: `event-<first>--<second>`.

event-hit--damaged = { $who-cap } is hit ({ $total } against defense { $defense }{ $modifiers-count ->
    [0] {""}
   *[other] , { $modifiers }
 }) and takes { $clicks } damage.
event-moved--met = { $who-cap } moves { $inches }″, into contact with { $others-the }.
event-took-off--moved = { $who-cap } takes to the air and moves { $inches }″.
event-moved--landed = { $who-cap } moves { $inches }″ and lands.
event-browsed--bookmark-moved = { $who-cap } browses { $book } for { $bars ->
    [one] one bar
   *[other] { $bars } bars
 }, and { $seat } chooses a new bookmark.
