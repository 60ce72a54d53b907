# Was der Browser selbst sagt, auf Deutsch.

## Pages
web-skip = Zum Inhalt springen
web-nav = Hauptmenü
web-nav-replay = Nachspielen
web-nav-about = Über uns
web-language = Sprache
web-your-name = Dein Name
web-change-name = Namen ändern
web-title-replay = Eine Partie noch einmal ansehen
web-title-rules = Regeln
web-title-learn = Spielen lernen
web-title-about = Über dieses Haus
web-title-seat = Dein Platz wartet
web-title-lost = Hier wohnt niemand
web-lost = Unter dieser Adresse gibt es keine Seite. Vielleicht ist die Kerze ausgegangen.
web-go-home = Zurück ins Haus
web-seat-link-here = Mit diesem Link holst du deinen Platz in diesen Browser. Das geht einmal; das andere Gerät kann danach nur noch zusehen.
web-seat-link-sit = Hier Platz nehmen
web-page-failed = Die Seite konnte nicht geladen werden. Bitte lade sie neu.
web-coming = Einen Augenblick, die Kerzen werden angezündet …
web-offline = Der Server antwortet nicht. Nichts geht verloren: Der Tisch kommt von selbst wieder.
web-ok = OK
web-cancel = Abbrechen
web-close = Schließen
web-confirm = Ja, so machen
web-back = Zurück
web-on = Weiter
web-you = du

## Home
web-home-title = Nimm Platz bei Kerzenlicht
web-home-what = Walpurgis ist ein offener Tisch für okkulte Brettspiele. Spiel im Browser, mit Freunden oder gegen Bots, ganz ohne Konto. Was du tun darfst, glüht; was nicht geht, wird erklärt.
web-home-games = Die Spiele des Hauses
web-play-now = Gegen Bots spielen
web-set-up = Tisch eröffnen
web-learn = Schritt für Schritt lernen
web-rules = Regeln
web-players = Spieler
web-minutes = etwa { $n ->
        [one] { $n } Minute
       *[other] { $n } Minuten
    }
web-weight-1 = sehr leicht
web-weight-2 = leicht
web-weight-3 = mittel
web-weight-4 = anspruchsvoll
web-weight-5 = schwer
web-home-mine = Meine Tische
web-home-mine-empty = Noch kein Tisch von dir. Ein Klick oben, und die Geister gehören dir.
web-home-open = Offene Tische
web-home-open-empty = Gerade wartet niemand auf Gesellschaft. Eröffne einen öffentlichen Tisch und zünde die erste Kerze an.
web-home-finished = Beendete Partien
web-home-finished-empty = Hier findest du die Partien, die zu Ende gespielt wurden, zum Nachspielen.
web-your-turn = Du bist dran
web-your-turns = Du bist dran ({ $n })
web-won-by = Gewonnen hat: { $who }
web-phase-lobby = wartet auf Mitspieler
web-phase-playing = wird gespielt
web-phase-finished = beendet
web-phase-abandoned = abgebrochen
web-phase-stopped = von neueren Regeln angehalten
web-join = Dazusetzen
web-join-label = Jemand hat dir einen Link geschickt?
web-join-example = hier einfügen
web-join-wrong = Das ist kein Link zu einem Tisch dieses Hauses.

## A new table
web-new-title = Ein neuer Tisch
web-new-game = Spiel
web-new-seats = Wer spielt
web-new-options = Spielvarianten
web-new-manners = Tischregeln
web-new-public = Öffentlich: Wer mag, nimmt einen freien Platz
web-new-spectators = Andere dürfen zuschauen
web-new-undo = Zurücknehmen
web-undo-free = Alles lässt sich zurücknehmen
web-undo-consent = Aufgedecktes nur mit Zustimmung zurücknehmen
web-undo-off = Nichts lässt sich zurücknehmen
web-new-clock = Mit Uhr spielen
web-new-clock-minutes = Minuten pro Spieler
web-new-clock-increment = Bonussekunden pro Zug
web-new-create = Tisch eröffnen
web-new-start = Spiel beginnen
web-player-number = Spieler { $n }
web-seat-me = ich ({ $name })
web-seat-open = freier Platz
web-seat-here = noch jemand an diesem Bildschirm
web-seat-here-name = Name der Person an diesem Bildschirm
web-seat-bot = Bot: { $bot }

## Before the start
web-lobby-waiting = { $open ->
        [one] Ein Platz ist noch frei.
       *[other] { $open } Plätze sind noch frei.
    }
web-lobby-ready = Alle sind da. Das Spiel kann beginnen.
web-take-seat = Platz nehmen
web-leave-seat = Aufstehen
web-put-bot = Bot hinsetzen
web-free-seat = Platz freigeben
web-start = Spiel beginnen
web-invite = Freunde einladen
web-invite-how = Schick ihnen diesen Link. Sie brauchen kein Konto, nur einen Namen.
web-copy = Kopieren
web-copied = Kopiert
web-note-public = Wer mag, darf sich dazusetzen.
web-note-private = Nur wer den Link hat, kann sich dazusetzen.
web-note-spectators = Andere dürfen zuschauen.
web-note-no-spectators = Niemand sonst darf zuschauen.
web-note-clock = Uhr: je { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    }, dazu { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    } pro Zug
web-note-option = { $option }: { $value }

## At the table
web-board = Spielplan
web-opponents = Die anderen
web-my-things = Mein Bereich
web-put-away = Einklappen
web-tools = Tischfunktionen
web-drawer = Verlauf, Chat und Regeln
web-show-board-of = Tableau von { $who } zeigen oder verbergen
web-house-menu = Walpurgis: Startseite, dein Name, Sprache
web-must-act = muss entscheiden
web-has-chosen = hat geheim gewählt
web-waiting-for = Wir warten auf { $who } …
web-on-board = { $count ->
        [one] Die eine Möglichkeit zeigen
       *[other] Alle { $count } Möglichkeiten auflisten
    }
web-fold = Liste einklappen
web-picked = { $low ->
        [0] { $count } gewählt, höchstens { $high }
       *[other] { $count } von { $high } gewählt
    }
web-done = Fertig
web-less = eins weniger
web-more = eins mehr
web-take-back = zurücknehmen: { $what }
web-sure = Bist du sicher?
web-sure-answer = „{ $answer }“: An diesem Tisch lässt sich nichts zurücknehmen. Sicher?
web-rule-in-question = Regel zu dieser Wahl: { $rule }
web-open-rule = Regelbuch aufschlagen
web-why-unknown = Das lässt sich jetzt nicht wählen.
web-why-not-your-turn = Du bist noch nicht dran.
web-why-watching = Du schaust an diesem Tisch nur zu.
web-log = Verlauf
web-log-empty = Noch ist nichts geschehen. Die Nacht ist jung.
web-since-last-visit = seit deinem letzten Besuch
web-chat = Chat
web-chat-empty = Noch hat niemand etwas gesagt. Ein Gruß schadet nie.
web-chat-say = Sag etwas
web-chat-send = Senden
web-rules-search = In den Regeln suchen
web-rules-chapter = Kapitel
web-rules-table = Tabelle des Regelbuchs
web-hint = Tipp
web-undo = Zurücknehmen
web-undo-ask = Zurücknehmen (vielleicht müssen die anderen zustimmen)
web-undo-wish = { $who } möchte den letzten Zug zurücknehmen.
web-undo-wished = Die anderen werden gefragt, ob du das zurücknehmen darfst.
web-agree = Einverstanden
web-disagree = Nein
web-settings = Einstellungen
web-help = Hilfe und Tasten
web-watchers = { $count ->
        [one] eine Person schaut zu
       *[other] { $count } Personen schauen zu
    }
web-away = ist nicht da
web-program = Programm
web-stand-in = ein Bot springt ein
web-resigned = hat aufgegeben
web-let-bot-play = Einen Bot spielen lassen
web-take-over = Platz wieder einnehmen
web-time-left = Verbleibende Zeit
web-i-am = Ich bin { $who }
web-tie-broken = Gleiche Punktzahl: Über die Plätze hat die Gleichstandsregel entschieden.
web-rematch = Revanche
web-stopped = Die Regeln dieses Spiels haben sich so sehr geändert, dass es nicht weitergespielt werden kann. So stand es zuletzt.
web-end-game = Spiel beenden
web-ended = Dieses Spiel wurde ohne Ergebnis beendet.
web-to-rematch = Zur Revanche
web-replay = Nachspielen
web-somebody = Jemand
web-you-win = Sieg für dich!
web-you-win-too = Auch du gewinnst!
web-you-win-points = Du gewinnst mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }.
web-you-win-with = Du teilst dir den Sieg mit { $who }: je { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
web-points-over-game = Punkte im Lauf der Partie
web-by-round = Nach Runden
web-round-number = Runde { $n }
web-round-end = Das Ende der Runde
web-keep-card = Diese Karte behalten
web-next-question = Als Nächstes:
web-since-my-turn = Was seit meinem Zug geschah
web-skip-rest = Überspringen
web-nothing-since = Seit deinem Zug ist nichts geschehen.

## Settings
web-set-speed = Züge der anderen und Bewegungen
web-speed-off = sofort
web-speed-quick = schnell
web-speed-normal = normal
web-speed-slow = langsam
web-set-sound = Klänge
web-set-contrast = Hoher Kontrast
web-my-seat = Mein Platz
web-move-seat = Auf ein anderes Gerät umziehen
web-move-seat-how = Öffne diesen Link auf dem anderen Gerät. Er gilt einmal.
web-resign = Aufgeben
web-sure-resign = Wirklich aufgeben? Ein Bot spielt an deiner Stelle weiter.

## Keys
web-help-glow = Was du jetzt tun darfst, glüht. Klick auf etwas anderes, und der Tisch sagt dir, welche Regel im Weg steht.
web-key-digits = die Möglichkeit mit dieser Nummer wählen
web-key-arrows = durch die Möglichkeiten gehen
web-key-enter = wählen oder die Wahl abschließen
web-key-escape = zurück
web-key-board = zum Spielplan
web-key-prompt = zur Frage
web-key-again = was seit meinem Zug geschah
web-key-undo = zurücknehmen
web-key-hint = Tipp
web-key-rule = die Regel zu dieser Wahl
web-key-log = Verlauf
web-key-chat = Chat
web-key-settings = Einstellungen
web-key-help = diese Hilfe

## Replay
web-replay-what = Öffne eine gespeicherte Aufzeichnung und geh die Partie Schritt für Schritt durch.
web-replay-drop = Zieh eine Aufzeichnung hierher oder wähle die Datei.
web-play = Abspielen
web-pause = Anhalten
web-step-on = Ein Schritt weiter
web-step-back = Ein Schritt zurück
web-moment = Stelle der Partie
web-eyes-of = Sicht
web-eyes-public = alle
web-go-on = Von hier gegen Bots weiterspielen
web-download = Aufzeichnung speichern

## The plain board
web-view-round = Runde
web-view-deck = Stapel
web-view-hand = Hand
web-view-hands = Handkarten
web-view-discard = Ablage
web-view-shown = gezeigte Karten
web-view-score = Punkte

## Refusals
web-refused-unknown = Das hat nicht geklappt.
web-refused-offline = Der Server antwortet nicht. Versuch es gleich noch einmal.
web-refused-no-record = Diese Datei ist keine Aufzeichnung einer Partie.
web-refused-broken-record = Diese Aufzeichnung lässt sich nicht lesen.
web-refused-no-such-table = Diesen Tisch gibt es nicht, oder er steht dir nicht offen.
web-refused-no-such-link = Dieser Link wurde schon benutzt, oder es gab ihn nie.
web-refused-already-answered = Diese Frage ist schon beantwortet.
web-refused-not-asked = Du hast gerade nichts zu entscheiden.
web-refused-not-offered = Das lässt sich jetzt nicht wählen.
web-refused-not-undoable = Es gibt nichts von dir, das sich zurücknehmen lässt.
web-refused-seat-taken = Da sitzt schon jemand.
web-refused-seats-open = Es sind noch Plätze frei.
web-refused-absent = Jemand, der hier sitzt, ist noch nicht gekommen. Wegen der Uhr wartet die Partie auf alle.
web-refused-not-your-seat = Das ist nicht dein Platz.
web-refused-not-the-owner = Das darf nur, wer den Tisch eröffnet hat.
web-refused-wrong-phase = Dafür ist es zu spät oder zu früh.
web-refused-other-rules = Diese Partie begann unter einer anderen Regelfassung: Man kann sie ansehen, aber nicht weiterspielen.
web-refused-running = Die Partie läuft noch, und ihre Aufzeichnung ist geheim.
web-refused-forbidden = Das ist hier nicht erlaubt.
web-refused-too-many = Du hast zu viele unfertige Tische. Spiel erst einen zu Ende.
web-refused-too-fast = Nicht so schnell, bitte. Versuch es gleich noch einmal.
web-refused-too-big = Das ist zu groß.
web-refused-too-long = Diese Aufzeichnung durchzuspielen dauert zu lange.
web-refused-undo-refused = Die anderen wurden dazu schon gefragt und haben nicht zugestimmt.
web-refused-busy = Gerade ist großer Andrang. Versuch es in einer kleinen Weile noch einmal.
web-refused-chosen-seed = Der Startwert dieses Tisches wurde gewählt; deshalb kann sich hier sonst niemand setzen.
web-refused-unsure = Im Server ist etwas schiefgegangen, und es steht nicht fest, ob dein Zug gezählt hat. Der Tisch zeigt, wie es steht.
web-refused-wrong-seats = Zu so vielen lässt sich dieses Spiel nicht spielen.
web-refused-unknown-option = Eine der Varianten hat einen Wert, den das Spiel nicht kennt.
web-refused-rule-failed = Eine Regel des Spiels ist gescheitert; der Spielstand ist unverändert.
web-refused-failed = Im Server ist etwas schiefgegangen. Der Tisch zeigt, wie es steht.
notice-restart = Der Server startet neu. Der Tisch kommt von selbst wieder.
notice-bot-failed = Der Bot von { $name } ist gescheitert; die Würfel antworten für ihn.
notice-bots-stuck = Der Bot von { $name } kommt nicht weiter.
notice-out-of-time = Die Zeit von { $name } ist um; ein Bot spielt weiter.
notice-resigned = { $name } gibt auf; ein Bot spielt weiter.
notice-stand-in = Ein Bot springt für { $name } ein.
notice-taken-back = { $name } nimmt den Platz wieder ein.
notice-undo-wished = { $name } möchte den letzten Zug zurücknehmen.
notice-undo-refused = { $name } ist nicht einverstanden: Nichts wird zurückgenommen.
notice-undone = { $name } hat den letzten Zug zurückgenommen.

## About
web-about-what = Walpurgis ist freie Software: ein Tisch für okkulte Brettspiele, im Browser, im Terminal und für Programme, mit vollständigen Regeln in fünf Sprachen.
web-about-fan-title = Aus Liebe zum Spiel
web-about-fan = Dies ist ein inoffizielles Projekt von Leuten, die diese Spiele lieben. Es steht in keiner Verbindung zu ihren Autoren und Verlagen. Die Namen der Spiele, ihre festen Begriffe und ihre Zahlen gehören ihren Eigentümern und stehen hier nur, damit klar ist, was gemeint ist; wo es ein Spiel in einer Sprache nicht gibt, haben wir die Namen übersetzt. Die Sätze der Regeln und Karten sind unsere eigenen, die Pläne neu gezeichnet, und was keine Quelle verriet, ist als Auslegung gekennzeichnet. Gefällt dir ein Spiel, dann kauf es: Mit echten Geistern ist es noch schöner.
web-about-credits = Dank
web-about-games = Die Spiele:
web-about-icons = Symbole:
web-about-fonts = Schriften:
web-about-tools = Gebaut mit
web-about-privacy-title = Was gespeichert wird
web-about-privacy = Ein Cookie merkt sich, welche Plätze dir gehören; dein Browser merkt sich Sprache und Einstellungen. Keine Anfrage verlässt diesen Server, und niemand verfolgt dich.

## Lessons
web-no-lesson = Für dieses Spiel gibt es noch keine Lektion, wohl aber das Regelbuch.
web-lesson-step = Schritt { $at } von { $all }
web-lesson-click = Klick auf das, was glüht, auf dem Plan oder hier.
web-lesson-wrong = Gute Idee! Aber folge in dieser Lektion dem, was glüht.
web-skip-step = Überspringen
web-lesson-end = Jetzt richtig spielen
web-lesson-you = Du
web-own-code = Eigener Code:
