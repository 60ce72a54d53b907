# Die Arena: Tabellen, Gesetze. Die ersten Worte dazu stehen in der anderen Datei, ihre Seite hat eine eigene.

## Tabellen
arena-strength = Stärke (95 %)
arena-thinking = ms je Entscheidung
arena-meeting = Begegnung
arena-met = { $first } gegen { $others }
arena-games = Partien
arena-verdict = Urteil
arena-better = { $bot } ist besser
arena-worse = { $bot } ist schwächer
arena-even = kein solcher Unterschied
arena-undecided = offen
arena-ladder = Die Leiter von oben: { $bots }
arena-first = Wer beginnt, gewinnt { $rate } der Partien ({ $low } bis { $high }).
arena-no-ratings = Stärken brauchen ein Extra: pip install 'walpurgis[stats]'.
arena-deaths = { $count ->
        [one] Ein Arbeitsprozess ist gestorben und wurde ersetzt; nichts ging verloren.
       *[other] Arbeitsprozesse sind { $count }-mal gestorben und wurden ersetzt; nichts ging verloren.
    }
arena-written = Geschrieben: { $file }
arena-left-out = Zu schmal für: { $columns }. Mit --json ist alles da.
arena-fault-rule = Partie { $game }: Eine Regel ist gescheitert, die Partie wurde abgebrochen: { $what }
arena-more-faults = { $count ->
        [one] Und noch ein Fehler.
       *[other] Und noch { $count } Fehler.
    }
arena-interrupted = Unterbrochen. Die Partien sind verloren; mit --out DATEI könnte derselbe Befehl weitermachen.
arena-interrupted-kept = Unterbrochen. Derselbe Befehl macht mit { $file } weiter.
laws-progress = Unter den Augen der Gesetze
laws-title = { $game }: { $games ->
        [one] { $games } Zufallspartie
       *[other] { $games } Zufallspartien
    }, { $questions ->
        [one] { $questions } Frage
       *[other] { $questions } Fragen
    }, Startzahl { $seed }, { $seconds } s
laws-seats = { $seats ->
        [one] { $seats } Person
       *[other] { $seats } Personen
    }: { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }
laws-kept = Alle Gesetze wurden gehalten.
laws-broken = Partie { $game }, { $seats ->
        [one] { $seats } Person
       *[other] { $seats } Personen
    }, Startzahl { $seed }, Frage { $question }: { $law }: { $sentence }

## Ablehnungen
refused-no-games = Das lässt sich nicht spielen ({ $detail }).
refused-bad-results = Diese Ergebnisse lassen sich nicht fortsetzen ({ $detail }).
refused-missing-extra = Dafür muss noch etwas installiert werden ({ $detail }).
refused-no-cluster = Der Cluster ist nicht zu erreichen ({ $detail }).
refused-other-rules = Nicht alle Maschinen spielen nach denselben Regeln ({ $detail }).
refused-file-unwritten = { $file } lässt sich nicht schreiben ({ $detail }).
refused-no-worker = Ein Arbeitsprozess ließ sich nicht starten; reicht der Speicher dafür?
refused-no-room = Zum Schreiben ist kein Platz mehr ({ $detail }).
refused-arena-bots = Nenne die Bots mit --bots oder nimm --laws.
refused-arena-games = Sag mit --games, wie viele Partien, oder nimm --until-sure.
refused-laws-with = --laws spielt zufällig: Das geht nicht mit { $options }.
refused-ray-with = --ray hat die Prozesse des Clusters: Das geht nicht mit --workers.
refused-wrong-limits = Eine Antwort darf zwischen einer Zehntelsekunde und einem Tag dauern, nicht { $seconds } Sekunden.
refused-empty-bot = In „{ $bots }“ fehlt der Name eines Bots.
refused-same-file = { $file } ist zweimal genannt: Jede Ausgabe braucht ihre eigene Datei.
refused-no-file = { $file } ist keine gewöhnliche Datei.
refused-without-until-sure = Ohne --until-sure gibt es für { $options } nichts zu tun.

## Hilfe der Kommandozeile
cli-opt-form = match: alle Bots an einem Tisch; round-robin: alle mit allen; gauntlet: der erste mit allen anderen; ladder: Neulinge steigen an denen vorbei, die sie schlagen (match)
cli-opt-arena-players = wie viele an einem Tisch sitzen, wenn es nicht alle Bots sind (2); mit --laws nur mit so vielen
cli-opt-until-sure = eine Begegnung beenden, sobald klar ist, wer besser ist; --games ist dann das Höchste
cli-opt-margin = wie weit vom gleichen Anteil entfernt --until-sure schaut (0.05)
cli-opt-risk = wie oft --until-sure irren darf (0.05)
cli-opt-out = jede Partie in diese Datei schreiben, sobald sie endet; ein unterbrochener Lauf geht von ihr aus weiter
cli-opt-parquet = eine Tabelle aller Partien in diese Datei schreiben (Extra stats)
cli-opt-report = eine Seite mit Bildern in diese Datei schreiben (Extra stats)
cli-opt-ray = auf dem Ray-Cluster an dieser Adresse spielen (Extra ray)
cli-opt-seconds = wie lange eine Antwort dauern darf
cli-opt-megabytes = wie viel Speicher ein Prozess nehmen darf
cli-opt-laws = zufällig spielen und über die Gesetze wachen, die für jedes Spiel gelten
