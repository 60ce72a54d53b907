# Wer für das Haus spielt und was sie denken: Gegner, Tipps mit ihren Gründen.

## Gegner
opponent-pip = Pip
opponent-pip-title = der Lehrling
opponent-pip-temper = Hat die Regeln heute Nachmittag gelernt. Greift nach allem, was glitzert, und schaut nicht weiter.
opponent-ottilia = Ottilia
opponent-ottilia-title = die Kräuterhexe
opponent-ottilia-temper = Spielt der Gesellschaft und der Kekse wegen. Versteht ihr Handwerk, hat aber wieder einmal ihre Brille verlegt.
opponent-bruno = Bruno
opponent-bruno-title = der Totengräber
opponent-bruno-temper = Hat alles gesehen und das meiste davon begraben. Hält sich an das, was sich bewährt hat.
opponent-morgana = Morgana
opponent-morgana-title = die Wahrsagerin
opponent-morgana-temper = Legt vor jedem Zug ein paar Karten. Deinen hat sie meistens kommen sehen.
opponent-azazel = Azazel
opponent-azazel-title = der gefallene Engel
opponent-azazel-temper = Hatte eine Ewigkeit zum Üben. Nimmt sich Zeit, und danach alles andere.
opponent-strength = Stärke { $level } von { $most }
opponent-rating = { $spread ->
    [0] Wertung { $points }
   *[other] Wertung { $points } ± { $spread }
 }
opponent-random = Die Würfel
seat-opponent = { $who }: { $name }, { $title } ({ $strength })

## Tipps mit ihren Gründen
decimal = { $whole },{ $part }
hint-heading = Jemand mit Erfahrung würde überlegen:
hint-beside = Die Gründe vergleichen jede Wahl mit den anderen, am Ende des Zuges.
hint-chance = gewinnt zu { $percent } %
hint-chance-spread = gewinnt zu { $percent } % (± { $spread })
hint-line = { $n }. { $answer }: { $chance }. { $why }
hint-line-usual = { $answer }. { $why }
reason-both = Das { $gain }, doch es { $cost }.
reason-gain = Das { $gain }.
reason-cost = Das { $cost }.
reason-even = Das läuft auf etwa dasselbe hinaus wie die anderen Möglichkeiten.
reason-only = Etwas anderes gibt es nicht zu wählen.
reason-usual = Das bewährt sich meistens.
reason-trusted = Das bewährt sich meistens, und nichts anderes hat sich als besser erwiesen.

## Rückblick auf eine beendete Partie
review-heading = Rückblick
review-progress = Die Partie wird beurteilt
review-chances = Gewinnaussicht im Lauf der Partie
review-chance-at = Zug { $at }: { $percent } %
review-decisions = Die teuersten Entscheidungen
review-none = Keine Entscheidung hat viel verschenkt. Gut gespielt.
review-line = { $n }. Zug { $at }, { $who } verschenkt { $percent } % Gewinnaussicht (± { $spread }).
review-asked = Gefragt: { $question }
review-given = Gewählt: { $answer }. { $why }
review-better = Besser: { $answer } ({ $chance }). { $why }
review-unfinished = Diese Partie wurde nicht zu Ende gespielt: Beurteilt wird, was gespielt wurde.
refused-no-review = Diese Partie lässt sich nicht beurteilen: { $detail }.
