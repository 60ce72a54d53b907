# Words of the terminal's table of Ashes to Ashes: labels, what is counted, and the signs.

## The turn
short-turn = Zug { $turn } von { $limit }
short-turn-alone = Zug { $turn }
short-last-turn = der letzte Zug vor dem Morgengrauen
short-seat = { $who } ({ $side })

## What is being done
short-playing = Ausgespielte Karte
short-tiles-to-lay = Noch zu legen
short-worked = Gelegt oder gedreht auf
short-walks = { $who }, unterwegs
short-must = Muss über
short-icons = Nutzbare Symbole

## What belongs to nobody
short-chosen = Die Auserwählte
short-walking = auf { $space }, { $left ->
    [one] 1 Schritt
   *[other] { $left } Schritte
} vor dem letzten Feld
short-away = unterwegs, { $left ->
    [one] 1 Schritt
   *[other] { $left } Schritte
} vor dem Spielplan
short-held = gefangen, in der Hand von: { $who }
short-supply = Plättchen im Vorrat
short-tiles = { $straight ->
    [one] 1 Gerade
   *[other] { $straight } Geraden
}, { $curve ->
    [one] 1 Kurve
   *[other] { $curve } Kurven
}
short-around = Rings um den Plan
short-used = benutzt
short-revealed = Karte der Geheimgesellschaft
short-goes = { $who } nach { $space }
short-stay = die Figuren bleiben, wo sie sind
short-drawn = Gezogene Karte
short-to-move = Müssen ziehen
short-destinations = Ziele
short-society-held = Züge der Geheimgesellschaft mit der Auserwählten
short-traps-left = Fallen im Vorrat
short-society-deck = Karten der Geheimgesellschaft
short-deck = Stapel { $count }
short-discard = Ablage { $count }
short-ghouls-next = Als Nächstes handeln die Ghule
short-ghoul-cards = Offene Ghulkarten
short-ghouls-off = Noch nicht auf dem Plan
short-ghoul-deck = Ghulkarten

## The factions
short-points = { $points } von { $most } Fraktionspunkten
short-power = Machtstufen
short-tokens = Verbündeten-Marker
short-reserve = in Reserve
short-market = Markt
short-actions = Aktionen
short-upgrades = Verbesserungen
short-known = Bekannt obenauf
short-sand = Treibsand
short-ready = bereit
short-discarded = Abgelegte Aktionen
short-discarded-upgrades = Abgelegte Verbesserungen
short-home = Daheim
short-safe = daheim
short-nobody = niemand

## The players
short-hand-of = { $who }, Hand
short-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
short-owns = Verbesserungen: { $cards }
short-upgraded = Verbesserung in diesem Zug gespielt

## The board in words
short-looks = { $space }, Blick nach { $direction }
short-portals = Portale
short-traps = Fallen
short-bears = Bärenfallen
short-row = Zeile { $row }
short-crossroads = Kreuzungen
short-numbers = Nummerierte Felder
short-base = Basis, { $side }
short-citadel = Zitadelle { $space }
short-diagonal = Diagonale, der Weg der Auserwählten

## Answers all over the board
short-such-as = { $deed } (zum Beispiel { $key }):
short-deed-put = Plättchen legen
short-deed-rot = Plättchen drehen
short-deed-cnv = Plättchen ersetzen
short-deed-rem = Plättchen entfernen
short-deed-trap = Falle stellen
short-deed-trapm = Falle von { $space } versetzen
short-deed-bear = Bärenfalle stellen
short-deed-qput = Treibsand aufschütten
short-deed-por = Portal schadet: { $side }

## Signs
short-fights = In der Zeile wer angreift, in der Spalte wer abwehrt: Symbol der Abwehr > Symbol des Gegenangriffs
short-legend-paths = ┌ ─ │ Pfade: Wo zwei Felder verbunden sind, läuft die Linie durch. ┼ Kreuzungen, 1 bis 8 nummerierte Felder, (H) (V) Basen von Menschen und Vampiren, ╠╬╣ Zitadellen, · frei.
short-legend-alone = g1 bis g7 Ghule, g8 ihr Hauptmann; !g3 handelt als Nächster. [3]: Hier steigt einer empor.
short-legend-figures = Pfeile zeigen die Blickrichtung. * die Auserwählte, oder wer sie hält; \ ihr Weg; /A\ /B\ die Geheimgesellschaft, [5] wo sie erscheint. x Falle, w Bärenfalle, ~ Treibsand.
short-legend-edges = Ein Balken auf einer Kante ist ein Portal: doppelt ║ ═ hell, schadet den Vampiren; dick ┃ ━ dunkel, schadet den Menschen.
short-legend-boards = Unter dem Namen der Fraktion ihre Punkte, neben einem Charakter seine Machtstufe. +1: Der Marker liegt in der eigenen Verbündeten-Zone.
