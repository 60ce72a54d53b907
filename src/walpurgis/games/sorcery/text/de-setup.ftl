# Sorcery auf Deutsch: der Aufbau. $east und $north sind Zoll, in jeder Sprache gleich.

## Fragen
ask-army = Wähle deine Armee: höchstens { $points } Punkte.
ask-terrain = Lege ein Geländestück oder lass es. (noch { $left } für dich)
ask-terrain-place = Wohin kommt { $piece-the }?
ask-objective = Wohin kommt dein Objekt?
ask-deploy = Wen stellst du als Nächstes auf? (noch { $left })
ask-place = Wo steht { $who-the }, und wohin geht der Blick?

## Möglichkeiten
option-take-army = { $army } ({ $points } Punkte)
option-own-army = Deine eigene Armee ({ $points } Punkte): { $code }
option-lay-terrain = Lege { $piece-a }, { $width } mal { $depth } Zoll
option-pass-terrain = Nichts legen
option-at-spot = { $east } Zoll vom Westrand, { $north } vom Südrand
option-beside-friend = In Kontakt, { $where } { $friend }
beside-left = links neben
beside-right = rechts neben
beside-behind = hinter
option-deploy-line = { $count ->
    [one] Auch den Letzten in die Linie stellen
   *[other] Alle { $count } in einer Linie aufstellen
}
option-deploy-figure = { $who }

## Ereignisse
event-mustered = { $seat } führt { $warriors-a } ins Feld, zusammen { $points } Punkte. { $books-count ->
    [0] Ein Buch hat niemand dabei.
    [one] Ein Buch zieht mit: { $books }.
   *[other] { $books-count } Bücher ziehen mit: { $books }.
}
event-rolled-for-first = { $seat } würfelt { $one } und { $other }, zusammen { $total }.
event-first-found = { $seat } beginnt.
event-field-laid = Das Schlachtfeld: { $field }.
event-no-field-fits = Kein vorbereitetes Schlachtfeld passt zu diesem Tisch; ihr legt es selbst aus.
event-terrain-laid = { $seat } legt { $piece-a } auf { $east } / { $north }.
event-terrain-passed = { $seat } lässt das Gelände, wie es ist.
event-objective-laid = { $seat } legt Objekt { $objective } auf { $east } / { $north }.
event-centre-laid = Das erste Objekt liegt in der Mitte.
event-bookmark-laid = { $who-cap } schlägt „{ $book }“ auf, beim Spruch „{ $spell }“.
event-bookmark-hidden = { $who-cap } schlägt „{ $book }“ auf. Auf welcher Seite, weiß nur { $seat }.
event-deployed = { $who-cap } bezieht Stellung auf { $east } / { $north }.
event-line-deployed = { $seat } stellt { $count ->
    [one] einen Krieger
   *[other] { $count } Krieger
} in einer Linie auf.
