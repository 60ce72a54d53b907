# Die Seite der Arena mit Bildern, und wie Zahlen geschrieben werden.

## Zahlen
whole = { $number }
percent = { $number } %

## Die Seite mit Bildern
page-house = Walpurgis, die Arena
page-form-match = Ein Wettkampf
page-form-round-robin = Alle gegen alle
page-form-gauntlet = { $first } gegen alle anderen
page-form-ladder = Eine Leiter
page-run = { $form } · { $players } am Tisch · Startzahl { $seed }
page-options = Optionen: { $options }
page-tile-games = Partien
page-tile-decisions = Entscheidungen je Partie
page-tile-time = je Partie
page-tile-first = gewinnt, wer beginnt
page-tile-unwon = ohne Sieger
page-tile-faults = Fehler
page-bots = Wer gewinnt
page-bots-about = Anteil der Siege mit 95-%-Intervall; ein geteilter Sieg zählt anteilig. Die Linie ist der gleiche Anteil für alle.
page-meetings = Begegnung für Begegnung
page-meetings-about = Der Anteil dessen, der zuerst genannt ist.
page-strength = Wie stark sie sind
page-strength-about = Wertung nach openskill, zwei Unsicherheiten nach beiden Seiten; Neulinge beginnen bei 25.
page-seats = Kommt es auf den Platz an?
page-seats-about = Anteil der Siege nach Platz, Bot für Bot, und der Anteil derer, die beginnen. Die Plätze wechseln, und jede Auslage wird von jedem Platz aus gespielt.
page-seat = Platz { $seat }
page-begins = Beginnt
page-everybody = alle
page-group-about = Anteil der Siege derer, die dazugehörten, mit 95-%-Intervall.
page-lengths = Wie viele Entscheidungen eine Partie hat
page-lengths-about = Entscheidungen aller zusammen.
page-scores = Punkte
page-scores-about = Der Kasten ist die mittlere Hälfte, der Strich der Median.
page-times = Zeit je Partie
page-times-about = In Millisekunden; das Nachdenken jedes Bots, und der Rest für Regeln und Buchführung.
page-rest = Regeln
page-share = Anteil der Siege
page-decisions = Entscheidungen
page-milliseconds = Millisekunden
page-score = Punkte
page-faults = Was schiefging
page-foot = Dieselbe Startzahl gibt auf jeder Maschine dieselben Partien. Gespielt von walpurgis arena.
page-tile-turns = { $unit } je Partie
page-turns = Züge oder Runden
page-pooled = Alle Bots sind zusammen gezählt: Ein hoher Anteil kann auch nur heißen, dass der bessere Bot es mag.
page-table-about = Anteil der Siege in den Partien, in denen es dabei war.
page-table-one = Anteil der Siege von { $bot } in den Partien, in denen es dabei war.
page-table-first = Anteil der Siege derer, die beginnen, in den Partien, in denen es dabei war.
page-most = Die { $shown } mit den meisten Partien, von { $all }.
page-turns-heading = Wie lang Partien sind
page-turns-about = Jeder Balken zählt die Partien dieser Länge.
page-reach = { $low } bis { $high }
