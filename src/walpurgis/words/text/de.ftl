# Was das Haus selbst sagt, gleich bei welchem Spiel.
yes = ja
no = nein
list-and = { $start } und { $last }
list-then = { $start }, dann { $last }
list-apart = { $start }; { $last }
list-none = nichts
labelled = { $label }: { $value }

## At the table
seat-number = Spieler { $seat }
seat-person = { $who }: ein Mensch
seat-bot = { $who }: der Bot { $bot }
seed-shown = Startzahl { $seed }: --seed { $seed } ergibt denselben Aufbau noch einmal.
welcome-help = Eine Zahl ist eine Antwort, ? zeigt die Regel hinter einer Frage, board den Tisch mit allen Erklärungen, help alles Übrige.
welcome-watch = Heute spielen nur Bots: Lehn dich zurück und sieh zu.
question = { $who }: { $question }
prompt = { $who } >
pass-the-table = Gib den Tisch an { $who } weiter. Niemand sonst schaut hin!
press-enter = Drück die Eingabetaste, wenn du so weit bist.
bye = Die Kerzen sind aus. Gute Nacht.
bye-unfinished = Du verlässt den Tisch; die Partie wird nicht gespeichert. Nächstes Mal erledigt das save DATEI.

## How to answer
how-one = Tippe eine der Zahlen oder eines der Kürzel.
how-number = Tippe eine ganze Zahl von { $low } bis { $high }.
how-order = Tippe alle in der gewünschten Reihenfolge, durch Leerzeichen getrennt.
how-exactly = { $count ->
        [one] Tippe eine der Zahlen oder eines der Kürzel.
       *[other] Tippe genau { $count } der Zahlen oder Kürzel, durch Leerzeichen getrennt; dieselbe auch mehrmals, wenn es mehrere gibt.
    }
how-some = Tippe { $low } bis { $high } der Zahlen oder Kürzel, durch Leerzeichen getrennt.
how-up-to = { $high ->
        [one] Tippe eine der Zahlen oder eines der Kürzel, oder - für nichts.
       *[other] Tippe bis zu { $high } der Zahlen oder Kürzel, durch Leerzeichen getrennt, oder - für nichts.
    }
how-spot = Tippe { $low } bis { $high } Punkte als x,y, durch Leerzeichen getrennt.
how-place = Wähle einen Ort mit der Nummer oder tippe { $low } bis { $high } Punkte als x,y, durch Leerzeichen getrennt.
how-code = Wähle mit der Nummer oder tippe einen eigenen Code.
wrong-number = Eine Antwort { $word } gibt es nicht: Tippe eine Zahl von { $low } bis { $high }.
wrong-number-listed = Eine Antwort { $word } gibt es nicht: Zur Wahl stehen { $numbers }.
wrong-key = „{ $word }“ steht hier nicht zur Wahl. help zeigt, was du tippen kannst.
wrong-answer = Das geht nicht. { $how }

## Rules
rule-cited = [{ $rule }] { $text }
no-rule-behind = Hinter dieser Frage steht keine einzelne Regel. Mit rules und einem Wort durchsuchst du die Spielregel.
rules-chapters = Die Kapitel der Spielregel; tippe rules und ein Kapitel, eine Nummer oder ein Wort:
rules-more = … und { $count ->
        [one] eine weitere
       *[other] { $count } weitere
    }. Ein zweites Wort grenzt die Suche ein.
rules-none = In der Spielregel kommt „{ $word }“ nicht vor.
why-offered = { $key } steht zur Wahl: { $what }.
why-forbidden = { $key } steht nicht zur Wahl, und zwar wegen dieser Regel:
why-unknown = { $key } steht hier nicht zur Wahl; eine Regel dazu ist nicht bekannt.

## Help
help-answer = eine Zahl oder ein Kürzel: die Frage beantworten; mehrere durch Leerzeichen getrennt
help-try = try ORT: was folgen würde, wenn du so antwortest; es ändert nichts
help-rule = ?: die Regel hinter der Frage
help-rules = rules [WORT], ? WORT: die Spielregel nach Nummer, Kapitel oder Wörtern durchsuchen
help-card = ? KARTE: was auf einer Karte steht, nach ihrem Namen, ihrem Kürzel oder der Zahl ihrer Antwort
help-why = why KÜRZEL: welche Regel etwas nicht zulässt
help-hint = hint: die besten drei Antworten, wie wahrscheinlich jede gewinnt, und warum
help-undo = undo: die letzte Antwort zurücknehmen, solange nichts aufgedeckt wurde
help-board = board: der ganze Tisch mit allen Erklärungen
help-log = log [ANZAHL]: was zuletzt geschah
help-save = save DATEI: die Partie in einer Datei speichern
help-load = load DATEI: eine Partie aus einer Datei fortsetzen
help-record = record DATEI: die Partie bis hierher aufzeichnen, für walpurgis replay; alle Geheimnisse stehen darin
help-lang = lang KÜRZEL: die Sprache wechseln ({ $languages })
help-quit = quit: den Tisch verlassen

## Answers of the table
hint-none = Hier gibt es keinen Tipp.
try-allowed = Das geht.
try-none = Hier gibt es nichts zu probieren: try hilft, wenn nach einem Ort oder einem Weg gefragt wird.
undo-done = Zurückgenommen.
undo-not = Das lässt sich nicht zurücknehmen: { $reason }.
undo-nothing-to-undo = du hast noch keine Antwort gegeben
undo-another-answered = inzwischen hat jemand anderes geantwortet
undo-others-have-shown = die anderen haben ihre Wahl schon gezeigt
undo-chance-was-used = inzwischen hat der Zufall entschieden
undo-something-was-revealed = inzwischen wurde etwas Verdecktes aufgedeckt
undo-rules-were-mended = inzwischen wurden die Regeln berichtigt
save-written = Die Partie ist in { $file } gespeichert. Weiter geht es mit: { $command }
record-written = Die Aufzeichnung der Partie liegt in { $file }. Ansehen mit: { $command }
file-not-written = { $file } ließ sich nicht schreiben ({ $reason }).
load-done = Die Partie aus { $file } geht weiter.
load-other-seats = Diese Partie ist für { $seats ->
        [one] eine Person
       *[other] { $seats } Personen
    }; beginne sie mit walpurgis play --load.
lang-done = Der Tisch spricht jetzt Deutsch.

## The end
account-heading = Endwertung
account-total = Summe
account-place = Platz
account-ordinal = { $place }. Platz
account-line = { $place }: { $who }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } ({ $parts })
account-line-judged = { $place }: { $who } ({ $parts })
winner = { $who } gewinnt mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }.
winners = { $who } teilen sich den Sieg mit je { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }.
after-the-end = record DATEI speichert eine Aufzeichnung, log erzählt die Partie noch einmal, board zeigt den Tisch; die Eingabetaste beendet.

## Watching a record
replay-title = Eine Partie zu { $seats ->
        [one] einer Person
       *[other] { $seats } Personen
    }, { $entries ->
        [one] eine Antwort
       *[other] { $entries } Antworten
    }, Startzahl { $seed }
replay-at = Antwort { $at } von { $all }
replay-help = Eingabetaste: weiter; b: zurück; eine Zahl: dorthin springen; board: der Tisch; q: beenden
replay-unfinished = Hier endet die Aufzeichnung; die Partie wurde nicht zu Ende gespielt.
replay-not-drawn = Dieser Moment stammt aus älteren Regeln und lässt sich nicht mehr zeichnen.
event-rules-mended = { $fallen ->
    [0] Hier wurden die Regeln berichtigt.
    [one] Hier wurden die Regeln berichtigt; eine Antwort passt nicht mehr und muss noch einmal gegeben werden.
   *[other] Hier wurden die Regeln berichtigt; { $fallen } Antworten passen nicht mehr und müssen noch einmal gegeben werden.
}

## Lists and tables
games-line = { $game }: { $title }, { $low } bis { $high } Personen. { $blurb }
rules-uncovered = Diese Regeln prüft kein Test:
rules-unknown = Diese Regeln werden genannt, stehen aber nicht in der Spielregel:
rules-covered = { $count ->
        [one] Die eine Regel ist durch Tests geprüft.
       *[other] Alle { $count } Regeln sind durch Tests geprüft.
    }
arena-title = { $game }: { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }, Startzahl { $seed }
arena-bot = Bot
arena-wins = Siege
arena-rate = Anteil der Siege (95 %)
arena-score = Mittlere Punktzahl (95 %)
arena-place = Mittlerer Platz
arena-span = Punkte
arena-faults = Fehler
arena-decisions = { $decisions ->
        [one] { $decisions } Entscheidung
       *[other] { $decisions } Entscheidungen
    } in { $seconds } s
arena-progress = Es wird gespielt
arena-unwon = { $count ->
        [one] Eine Partie hat niemand gewonnen.
       *[other] { $count } Partien hat niemand gewonnen.
    }
arena-broken-off = { $count ->
        [one] Eine Partie wurde abgebrochen, weil eine Regel versagte.
       *[other] { $count } Partien wurden abgebrochen, weil eine Regel versagte.
    }
arena-fault = Partie { $game }, Platz { $seat }, { $bot } bei { $prompt }: { $what }
balance-title = { $game }: wie ausgeglichen es ist, thumb gegen sich selbst, Startzahl { $seed }
balance-what = Was
balance-players = Spieler
balance-games = Partien
balance-value = Anteil (95 %)
balance-band = Soll
diff-progress = { $game } wird verglichen
diff-same = { $game }: gleich in { $decisions ->
        [one] { $decisions } Entscheidung
       *[other] { $decisions } Entscheidungen
    } (Partien: { $matches }).
diff-different = { $game }: { $kinds ->
        [one] eine Art von Unterschied
       *[other] { $kinds } Arten von Unterschieden
    } in { $decisions ->
        [one] { $decisions } Entscheidung
       *[other] { $decisions } Entscheidungen
    } (Partien: { $matches }).
diff-version = Der Verlauf von { $game } hat sich geändert und die Version nicht: Sie ist beide Male { $version }.
diff-first = Zuerst hier: { $where }
diff-kinds = In wie vielen Partien jede Art vorkam:
bench-progress = Es wird gemessen
bench-title = { $game }: ein nackter Hin- und Rückweg einer Koroutine: { $nanoseconds } ns ({ $python })
bench-what = Was
bench-time = Zeit
bench-trips = Hin- und Rückwege
bench-rate = Je Sekunde
bench-target = Ziel
bench-reached = erreicht
bench-missed = verfehlt
bench-ours = Wir
bench-theirs = Andere
bench-times = Mal

## A new game
new-game-made = Das Spiel { $name } liegt in { $folder }.
new-game-next-house = Weiter: walpurgis play { $name }. Schreib dann seine Regeln in rulebook/en.md und ändere game.py; seine eigenen Tests liegen in tests/games/{ $name }, und die Tests für alle Spiele prüfen es schon mit.
new-game-next-outside = Weiter: pip install -e { $folder }, dann walpurgis play { $name }. Schreib dann seine Regeln in rulebook/en.md und ändere game.py.

## Refusals of the command line
refused-more-bots = Es sind { $bots ->
        [one] { $bots } Bot
       *[other] { $bots } Bots
    } für { $seats ->
        [one] { $seats } Platz
       *[other] { $seats } Plätze
    }.
refused-option = Eine Option schreibt man als name=wert, nicht „{ $text }“.
refused-option-name = { $game } hat keine Option „{ $option }“; Optionen sind: { $options }.
refused-option-bool = { $option } ist true oder false, nicht „{ $value }“.
refused-option-choice = { $option } ist eines von { $values }, nicht „{ $value }“.
refused-option-number = { $option } ist eine ganze Zahl von { $low } bis { $high }, nicht „{ $value }“.
refused-option-value = { $option } kann nicht „{ $value }“ sein. { $about-help }
refused-unknown-option = Diese Optionen passen nicht zu diesem Spiel und dieser Zahl von Personen ({ $detail }).
refused-unknown-game = Ein Spiel „{ $game }“ gibt es nicht; es gibt: { $games }.
refused-wrong-seats = { $game } ist für { $low } bis { $high } Personen, nicht für { $players }.
refused-unknown-bot = Einen Bot „{ $bot }“ gibt es nicht; es gibt: { $bots }.
refused-unknown-limit = „{ $bot }“ ist unverständlich. Hinter dem Doppelpunkt nimmt search eine Zahl von Durchläufen (search:400) oder Sekunden bis 60 (search:0.5s), novice einen Anteil (novice:0.25).
refused-no-thumb = Der Bot { $bot } kennt das Spiel { $game } nicht; es gibt: { $bots }.
refused-unknown-program = Ein Programm „{ $bot }“, das hier laufen könnte, gibt es nicht.
refused-no-balance = { $game } sagt nicht, was zu zählen ist.
refused-unknown-language = Das Haus spricht nicht „{ $language }“; es spricht: { $languages }.
refused-broken-save = In { $file } ist keine Partie, die sich hier fortsetzen lässt ({ $detail }).
refused-broken-record = In { $file } ist keine Aufzeichnung, die sich hier ansehen lässt ({ $detail }).
refused-file-missing = Eine Datei { $file } gibt es nicht.
refused-file-unread = { $file } lässt sich nicht lesen ({ $detail }).
refused-load-with = Eine gespeicherte Partie hat ihre Personen und ihre Optionen schon: --load verträgt sich weder mit --players noch mit --option.
refused-game-name = Der Name eines Spiels hat 2 bis 30 Kleinbuchstaben, Ziffern und Unterstriche, beginnt mit einem Buchstaben und ist kein Schlüsselwort von Python: „{ $name }“ geht nicht.
refused-game-exists = Ein Spiel { $name } gibt es schon.
refused-folder-exists = { $folder } gibt es schon.
refused-seat = Einen Sitz { $seat } gibt es nicht: Dieses Spiel hat die Sitze 0 bis { $last }.
refused-no-tests = In { $folder } sind keine Tests.
refused-which-game = Nenne ein Spiel oder nimm --all.

## Help of the command line
cli = Ein offener Tisch für okkulte Spiele, im Terminal.
cli-play = Im Terminal spielen, mit Menschen und Bots.
cli-replay = Eine aufgezeichnete Partie ansehen.
cli-review = Eine aufgezeichnete Partie beurteilen: wer wann wohl gewonnen hätte, und welche Entscheidungen am teuersten waren.
cli-arena = Bots viele Partien spielen lassen und zählen.
cli-balance = thumb gegen sich selbst spielen lassen und zählen, wie ausgeglichen ein Spiel ist.
cli-rules = Die Spielregel ausgeben oder die Regeln nennen, die kein Test prüft.
cli-diff = Dieselben Partien in zwei Fassungen des Hauses spielen und nennen, was verschieden ist.
cli-arg-old = die Fassung vorher: ein Arbeitsverzeichnis oder ein Python mit walpurgis
cli-arg-new = die Fassung nachher: ein Arbeitsverzeichnis oder ein Python mit walpurgis
cli-opt-only-game = nur dieses Spiel
cli-opt-decisions = wie viele Entscheidungen je Spiel
cli-bench = Die Geschwindigkeit der Maschine messen.
cli-opt-peers = mit anderen Programmen vergleichen, die dasselbe Spiel spielen; sie werden von PyPI in eigene Umgebungen installiert
cli-new-game = Ein neues Spiel nach der Vorlage beginnen.
cli-games = Die Spiele auflisten.
cli-arg-game = der Name eines Spiels
cli-arg-any-game = der Name eines Spiels; ohne ihn alle
cli-arg-file = eine Datei, die mit record geschrieben wurde
cli-arg-name = der Name des neuen Spiels
cli-opt-players = wie viele mitspielen; ohne Angabe so viele, wie für das Spiel üblich, oder die genannten Bots und ein Mensch
cli-opt-bots = Bots auf den letzten Plätzen, durch Kommas getrennt; ohne Angabe spielt ein Mensch gegen Ottilia (pip, ottilia, bruno, morgana, azazel, random, thumb, search…), mit '' spielen nur Menschen
cli-opt-arena-bots = ein Bot für jeden Platz, durch Kommas getrennt
cli-opt-balance-players = nur mit so vielen Spielern
cli-opt-lang = en, fr, de, it oder es
cli-opt-seed = gleiche Startzahl, gleicher Aufbau
cli-opt-option = eine Option des Spiels als name=wert; mehrmals möglich
cli-opt-plain = kurze Textzeilen, für Screenreader und Pipes
cli-opt-record = die Partie in dieser Datei aufzeichnen
cli-opt-load = eine mit save gespeicherte Partie fortsetzen
cli-opt-step = Antwort für Antwort
cli-opt-seat = von diesem Platz aus gesehen
cli-opt-games = wie viele Partien
cli-opt-workers = wie viele Prozesse
cli-opt-json = als JSON
cli-opt-all = alle Spiele
cli-opt-coverage = die Regeln nennen, die kein Test prüft
cli-opt-tests = der Ordner mit den Tests
cli-opt-into = ein Ordner außerhalb des Hauses
cli-serve = Den Tisch im Browser öffnen: der Server.
cli-backup = Alles in eine Datei sichern, auch während der Server läuft.
cli-restore = Eine Sicherung in eine leere Datenbank zurückspielen.
cli-arg-backup = die Datei der Sicherung
cli-opt-host = die Adresse, auf der gelauscht wird
cli-opt-port = der Port, auf dem gelauscht wird
cli-opt-database = sqlite:///DATEI oder postgresql://NUTZER@RECHNER/NAME
cli-opt-data = der Ordner, in dem der Server alles aufbewahrt
cli-opt-open = Den Tisch im Browser dieses Rechners öffnen.

cli-bot = Eigenen Programmen einen Platz geben.
cli-bot-run = Ein Programm an einem Tisch spielen lassen: Es liest Nachrichten auf stdin und schreibt seine auf stdout, ein JSON-Objekt pro Zeile.
cli-bot-token = Einen Schlüssel holen, mit dem ein Programm wiedererkannt wird.
cli-arg-program = das Programm und womit es aufgerufen wird
cli-arg-server = die Adresse des Servers
cli-opt-table-link = der Link eines Tischs mit freiem Platz oder eines Platzes, der übergeben wird
cli-opt-bot-name = der Name des Programms am Tisch
cli-opt-token = der Schlüssel des Programms; ohne ihn bekommt es einen neuen
cli-opt-bot-seat = der gewünschte Platz, ab 0; ohne Angabe der erste freie
cli-opt-restarts = wie oft das Programm neu gestartet wird, wenn es vor dem Spiel endet
bot-seated = Sitzt an { $table }.
bot-token = Um später auf diesen Platz zurückzukehren: --token { $token }
bot-restarted = Das Programm endete vor dem Spiel, mit dem Code { $code }. Es wird neu gestartet.
bot-bad-line = Das Programm schrieb eine Zeile, die keine Nachricht ist: { $fault }
bot-over = Das Spiel ist aus. Ränge nach Plätzen: { $places }.
