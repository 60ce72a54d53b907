# Was der Browser selbst sagt, auf Deutsch.

## Pages
web-skip = Zum Inhalt springen
web-nav = Seiten
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
web-seat-link-here = Mit diesem Link zieht ein Platz in diesen Browser um. Das geht einmal; das Gerät, von dem er kommt, kann danach nur noch zusehen.
web-seat-link-sit = Hier Platz nehmen
web-page-failed = Diese Seite ist nicht angekommen. Bitte lade sie neu.
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
web-set-up = Tisch decken
web-learn = Schritt für Schritt lernen
web-rules = Regeln
web-players = Spieler
web-home-mine = Meine Tische
web-home-mine-empty = Noch kein Tisch von dir. Ein Klick oben, und die Geister gehören dir.
web-home-open = Offene Tische
web-home-open-empty = Gerade wartet niemand auf Gesellschaft. Deck einen öffentlichen Tisch und zünde die erste Kerze an.
web-home-finished = Beendete Partien
web-home-finished-empty = Hier findest du die Partien, die zu Ende gespielt wurden, zum Nachspielen.
web-your-turn = Du bist dran
web-won-by = Gewonnen hat: { $who }
web-phase-lobby = sammelt sich
web-phase-playing = wird gespielt
web-phase-finished = beendet
web-phase-abandoned = abgebrochen
web-join = Dazusetzen
web-join-label = Jemand hat dir einen Link geschickt?
web-join-example = hier einfügen
web-join-wrong = Das ist kein Link zu einem Tisch dieses Hauses.

## A new table
web-new-title = Ein neuer Tisch
web-new-game = Spiel
web-new-seats = Wer spielt
web-new-options = Varianten des Spiels
web-new-manners = Sitten am Tisch
web-new-public = Öffentlich: Wer mag, nimmt einen freien Platz
web-new-spectators = Andere dürfen zuschauen
web-new-undo = Zurücknehmen
web-undo-free = Alles lässt sich zurücknehmen
web-undo-consent = Ist etwas aufgedeckt, braucht Zurücknehmen Zustimmung
web-undo-off = Nichts lässt sich zurücknehmen
web-new-clock = Mit Uhr spielen
web-new-clock-minutes = Minuten pro Spieler
web-new-clock-increment = Zusätzliche Sekunden pro Antwort
web-new-create = Tisch decken
web-new-start = Spiel beginnen
web-player-number = Spieler { $n }
web-seat-me = ich ({ $name })
web-seat-open = freier Platz
web-seat-here = noch jemand an diesem Bildschirm
web-seat-here-name = Name der Person an diesem Bildschirm
web-seat-bot = Bot: { $bot }
web-bot-thumb = Faustregel
web-bot-random = Blinder Zufall
web-bot-ismcts = Tiefer Gedanke

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
web-note-clock = Uhr: je { $minutes } Minuten, { $seconds } Sekunden mehr pro Antwort
web-note-option = { $option }: { $value }

## At the table
web-board = Spielplan
web-opponents = Die anderen
web-my-things = Meine Sachen
web-put-away = Weglegen
web-tools = Werkzeuge des Tisches
web-drawer = Verlauf, Gespräch und Regeln
web-show-board-of = Tafel von { $who } zeigen oder verbergen
web-must-act = muss entscheiden
web-has-chosen = hat geheim gewählt
web-waiting-for = Wir warten auf { $who } …
web-on-board = { $count ->
        [one] eine Möglichkeit auf dem Plan
       *[other] { $count } Möglichkeiten auf dem Plan
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
web-rule-in-question = Die Regel hinter dieser Frage: { $rule }
web-open-rule = Regelbuch aufschlagen
web-why-unknown = Das lässt sich jetzt nicht wählen.
web-why-not-your-turn = Du bist noch nicht dran.
web-why-watching = Du schaust an diesem Tisch nur zu.
web-log = Verlauf
web-log-empty = Noch ist nichts geschehen. Die Nacht ist jung.
web-since-last-visit = seit deinem letzten Besuch
web-chat = Gespräch
web-chat-empty = Noch hat niemand etwas gesagt. Ein Gruß schadet nie.
web-chat-say = Sag etwas
web-chat-send = Senden
web-rules-search = In den Regeln suchen
web-rules-chapter = Kapitel
web-rules-table = Tabelle des Regelbuchs
web-hint = Tipp
web-undo = Zurücknehmen
web-undo-ask = Zurücknehmen (vielleicht müssen die anderen zustimmen)
web-undo-wish = { $who } möchte die letzte Antwort zurücknehmen.
web-undo-wished = Die anderen werden gefragt, ob die Antwort zurückgenommen werden darf.
web-agree = Einverstanden
web-disagree = Nein
web-settings = Einstellungen
web-help = Hilfe und Tasten
web-watchers = { $count ->
        [one] eine Person schaut zu
       *[other] { $count } Personen schauen zu
    }
web-away = ist nicht da
web-stand-in = ein Bot springt ein
web-resigned = hat aufgegeben
web-let-bot-play = Einen Bot spielen lassen
web-take-over = Platz wieder einnehmen
web-time-left = Verbleibende Zeit
web-i-am = Ich bin { $who }
web-tie-broken = Gleiche Punktzahl: Über die Plätze hat die Gleichstandsregel entschieden.
web-rematch = Noch einmal
web-to-rematch = Zur nächsten Partie
web-replay = Nachspielen

## Settings
web-set-animation = Figuren bewegen sich
web-set-sound = Klänge
web-set-contrast = Stärkerer Kontrast
web-my-seat = Mein Platz
web-move-seat = Auf ein anderes Gerät umziehen
web-move-seat-how = Öffne diesen Link auf dem anderen Gerät. Er gilt einmal.
web-resign = Aufgeben
web-sure-resign = Wirklich aufgeben? Ein Bot spielt an deiner Stelle weiter.

## Keys
web-help-glow = Was du jetzt tun darfst, glüht. Klick auf etwas anderes, und der Tisch sagt dir, welche Regel im Weg steht.
web-key-digits = die Möglichkeit mit dieser Nummer wählen
web-key-arrows = durch das Angebotene wandern
web-key-enter = wählen oder die Wahl abschließen
web-key-escape = zurück
web-key-board = zum Spielplan
web-key-prompt = zur Frage
web-key-undo = zurücknehmen
web-key-hint = Tipp
web-key-rule = die Regel, um die es geht
web-key-log = Verlauf
web-key-chat = Gespräch
web-key-settings = Einstellungen
web-key-help = diese Hilfe

## Replay
web-replay-what = Öffne eine gespeicherte Aufzeichnung und geh die Partie Schritt für Schritt durch.
web-replay-drop = Zieh eine Aufzeichnung hierher oder wähle die Datei.
web-play = Abspielen
web-pause = Anhalten
web-step-on = Ein Schritt weiter
web-step-back = Ein Schritt zurück
web-moment = Augenblick der Partie
web-eyes-of = Gesehen von
web-eyes-public = allen
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
web-refused-not-asked = Du wirst gerade nichts gefragt.
web-refused-not-offered = Das lässt sich jetzt nicht wählen.
web-refused-not-undoable = Es gibt nichts von dir, das sich zurücknehmen lässt.
web-refused-seat-taken = Da sitzt schon jemand.
web-refused-seats-open = Es sind noch Plätze frei.
web-refused-not-your-seat = Das ist nicht dein Platz.
web-refused-not-the-owner = Das darf nur, wer den Tisch gedeckt hat.
web-refused-wrong-phase = Dafür ist es zu spät oder zu früh.
web-refused-other-rules = Dieser Tisch wurde unter anderen Regeln begonnen, als diese Version des Programms sie kennt, und kann nicht weitergespielt werden.
web-refused-running = Die Partie läuft noch, und ihre Aufzeichnung ist geheim.
web-refused-forbidden = Das ist hier nicht erlaubt.
web-refused-too-many = Du hast zu viele unfertige Tische. Spiel erst einen zu Ende.
web-refused-too-fast = Nicht so schnell, bitte. Versuch es gleich noch einmal.
web-refused-too-big = Das ist zu groß.
web-refused-too-long = Diese Aufzeichnung durchzuspielen dauert zu lange.
web-refused-wrong-seats = Zu so vielen lässt sich dieses Spiel nicht spielen.
web-refused-unknown-option = Eine der Varianten hat einen Wert, den das Spiel nicht kennt.
web-refused-rule-failed = Eine Regel des Spiels ist gescheitert; der Tisch steht, wie er stand.
web-refused-failed = Im Server ist etwas schiefgegangen; nichts hat sich geändert.
notice-restart = Der Server startet neu. Der Tisch kommt von selbst wieder.
notice-bot-failed = Der Bot von { $name } ist gescheitert; der blinde Zufall antwortet für ihn.
notice-bots-stuck = Der Bot von { $name } kommt nicht weiter.
notice-out-of-time = Die Zeit von { $name } ist um; ein Bot spielt weiter.
notice-resigned = { $name } gibt auf; ein Bot spielt weiter.
notice-stand-in = Ein Bot springt für { $name } ein.
notice-taken-back = { $name } nimmt den Platz wieder ein.
notice-undo-wished = { $name } möchte die letzte Antwort zurücknehmen.
notice-undo-refused = { $name } ist nicht einverstanden: Nichts wird zurückgenommen.
notice-undone = { $name } hat die letzte Antwort zurückgenommen.

## About
web-about-what = Walpurgis ist freie Software: ein Tisch für okkulte Brettspiele, im Browser, im Terminal und für Programme, mit vollständigen Regeln in fünf Sprachen.
web-about-fan-title = Aus Liebe zum Spiel
web-about-fan = Dies ist ein inoffizielles Projekt von Bewunderern der Spiele. Es steht in keiner Verbindung zu ihren Autoren und Verlagen und verwendet weder deren Texte noch deren Bilder: Die Regeln sind in eigenen Worten erzählt, die Pläne neu gezeichnet. Gefällt dir ein Spiel, dann kauf es: Mit echten Geistern ist es noch schöner.
web-about-credits = Dank
web-about-icons = Symbole:
web-about-fonts = Schriften:
web-about-tools = Gebaut mit
web-about-privacy-title = Was aufbewahrt wird
web-about-privacy = Ein Cookie merkt sich, welche Plätze dir gehören; dein Browser merkt sich Sprache und Einstellungen. Keine Anfrage verlässt diesen Server, und niemand zählt dich.

## Lessons
web-no-lesson = Für dieses Spiel gibt es noch keine Lektion, wohl aber das Regelbuch.
web-lesson-step = Schritt { $at } von { $all }
web-lesson-click = Klick auf das, was glüht, auf dem Plan oder hier.
web-lesson-wrong = Auch eine Idee! Aber folge in dieser Lektion dem, was glüht.
web-skip-step = Überspringen
web-lesson-end = Jetzt selbst spielen
web-lesson-you = Du
web-lesson-rival = Der Vampir
web-lesson-manor = Willkommen im Herrenhaus. Links wird dein Zauberer über sechzehn Felder wandeln, ringsum hängen Spiegel; rechts liegen acht Regionen voller Kaninchen, Nonnen und Oger. In sechs Runden willst du die meisten Siegpunkte (SP) sammeln, und die meisten bringen Geister, die in den Regionen spuken.
web-lesson-invoke = Eine Runde beginnt mit der Beschwörung: Alle schicken geheim Geister vom Friedhof auf die Zugbrücke. Geister wollen am Ende der Runde fressen, schick also nicht gleich alle.
web-lesson-order = Alle Hände wurden zugleich geöffnet. Wer mehr Geister auf dem Friedhof behalten hat, ist früher dran.
web-lesson-bonus = Ab Runde 2 nimmt sich zuerst jeder einen Bonus der Zeitkarte, in Spielreihenfolge. Was genommen ist, ist weg: Früh dran zu sein lohnt sich.
web-lesson-action = Nun die Machenschaften: Die Zeitkarte gibt allen gleich viele Aktionen. Eine Aktion bewegt entweder deinen Zauberer oder deine Geister. Beginn mit dem Zauberer.
web-lesson-magician = Von draußen darf dein Zauberer jedes leere Feld betreten; später geht er von Feld zu Feld. Rohstoffe öffnen die Portale der Regionen, geh also dorthin, wo sie liegen.
web-lesson-tile = Auf seinem Feld nutzt der Zauberer das Plättchen oder einen Spiegel daneben. Ein Plättchen mit Rohstoffen gibt zwei davon. Sie liegen in deinem 2H-Vorrat, wandern weiter nach 1H und sind am Ende verflucht: Nutze sie rechtzeitig.
web-lesson-mirror = Spiegel bedeuten Schrecken: Ein heiler bringt 3, wenn du ihm einen Sprung schlägst, ein gesprungener 2, wenn du ihn zerbrichst, und dann ist er dahin. Schrecken nährt deine Geister und bezahlt Kämpfe.
web-lesson-ghosts = Jetzt eine Aktion mit den Geistern: Jeder Geist auf der Zugbrücke darf ziehen. Gärten kosten nichts und helfen dir; Regionen wollen am Portal bezahlt werden.
web-lesson-garden = Wähl einen Geist und seinen Garten. Platz 1 hat den besseren Bonus.
web-lesson-region = Du hast, was dieses Portal verlangt. Ein Geist in einer Region bringt am Ende jeder Runde ihre SP, solange er bleibt und frisst. Was du zahlst, ist nicht verloren: Es liegt auf deinem Anerkennungsfeld.
web-lesson-arrive = Ein freier Platz kostet nichts. Sind alle besetzt, darfst du um einen kämpfen: Das kostet Schrecken und bringt SP.
web-lesson-scored = Versorgung: Jeder Geist außerhalb des Friedhofs frisst 1 Schrecken, die Regionen bringen ihre SP, und vier verschiedene Rohstoffe auf dem Anerkennungsfeld werden zu einer Chimäre. Dann beginnt die nächste Runde.
web-lesson-last = Das ist der Kern. Kämpfe, POWER-Karten und der Fluch begegnen dir beim Spielen; wenn etwas nicht geht, nennt dir der Tisch die Regel. Viel Glück!

## Nocturne
web-nd-basic = Basiskarten
web-nd-kingdom = Königreich
web-nd-beside = Neben dem Vorrat
web-nd-trash = Müll
web-nd-boons = Gaben
web-nd-hexes = Plagen
web-nd-druid = Die Gaben der Druidin
web-nd-deck-of = { $what }: noch { $count }
web-nd-open = offen
web-nd-deck = Nachzieh{ "\u00AD" }stapel
web-nd-deck-count = Nachziehstapel: { $count }
web-nd-discard = Ablage{ "\u00AD" }stapel
web-nd-discard-count = Ablagestapel: { $count }
web-nd-hand = Hand: { $count }
web-nd-no-hand = Deine Hand ist leer
web-nd-in-play = Im Spiel
web-nd-staying = Im Spiel, und bleibt liegen
web-nd-aside = Zur Seite gelegt
web-nd-kept = behalten bis zur Aufräumphase
web-nd-waiting = wartet auf den nächsten Zug
web-nd-tray-look = Du siehst dir an
web-nd-tray-shown = Allen gezeigt
web-nd-tray-discard = Dein Ablagestapel
web-nd-tray-trash = Der Müll
web-nd-tray-aside = Zur Seite gelegt
web-nd-tray-boon = Gaben
web-nd-tray-card = Was kommt zuerst
web-nd-tray-state = Zustand
web-nd-left = noch { $count }
web-nd-empty = leer
web-nd-empty-piles = Leere Stapel: { $count }
web-nd-face-down = umgedreht: { $count }
web-nd-debt = { $count } Schulden
web-nd-tokens = { $count } SP-Marker
web-nd-vp = SP
web-nd-all-cards = Alle Karten mit ihren Punkten
web-nd-phases = Phasen des Zuges
web-nd-turn = Zug { $n }
web-nd-extra = Extrazug
web-nd-actions = Aktionen
web-nd-buys = Käufe
web-nd-coins = Münzen
web-nd-code = Königreich kopieren
web-nd-copy = Den Code dieses Königreichs kopieren: { $code }
web-nd-deluded = Getäuscht: In diesem Zug können keine Aktionen gekauft werden.
web-nd-envious = Neidisch: Silber und Gold geben in diesem Zug nur $1.
web-nd-orders = Ständige Anweisungen
web-nd-order-moat-ask = mich fragen
web-nd-order-moat-always = immer vorzeigen
web-nd-order-moat-never = nie vorzeigen
web-nd-order-hound-ask = mich fragen
web-nd-order-hound-always = immer zur Seite legen
web-nd-order-hound-never = nie zur Seite legen
web-nd-kingdom-random = Durch Zufall
web-nd-kingdom-own = Eigene zehn Karten …
web-nd-kingdom-cards = Karten oder Code
web-nd-kingdom-how = Zehn englische Kartennamen mit Kommas dazwischen, oder der Code eines Königreichs.
web-nd-lesson-rival = Der Wolf
web-nd-lesson-table = Willkommen auf dem Nachtmarkt. In der Mitte liegen die zehn Stapel des Königreichs, links Geld- und Punktekarten. Alle beginnen mit denselben zehn schwachen Karten; wer das bessere Deck baut, hat am Ende die meisten Punkte, und die meisten Punkte stecken in Provinzen.
web-nd-lesson-treasures = Ein Zug hat Phasen: Aktion, Kauf, Nacht, Aufräumen. Noch hast du keine Aktion auf der Hand, also beginnt die Kaufphase. Spiele zuerst dein Geld aus: ein Klick für alles.
web-nd-lesson-buy = Vier Münzen. Was du dir leisten kannst, leuchtet. Kaufe ein Seliges Dorf; zeige auf eine Karte oder halte den Finger darauf, um sie zu lesen.
web-nd-lesson-boon = Wer ein Seliges Dorf nimmt, deckt eine Gabe auf, ein kleines Geschenk der Nacht. Empfange sie jetzt.
web-nd-lesson-cleanup = Am Ende des Zuges kommt alles Ausgespielte und der Rest der Hand auf deinen Ablagestapel, und du ziehst fünf neue Karten. Ist der Nachziehstapel leer, wird der Ablagestapel gemischt: So kommt zu dir, was du gekauft hast. Auch der Wolf hatte einen Zug.
web-nd-lesson-watchman = Kaufe diesmal eine Nachtwache. Die meisten genommenen Karten kommen auf den Ablagestapel; diese kommt gleich auf deine Hand.
web-nd-lesson-night = Es wird Nacht: Nach der Kaufphase werden Nachtkarten gespielt, so viele du magst. Sie brauchen keine Aktion. Spiele die Nachtwache.
web-nd-lesson-look = Du siehst dir die obersten fünf Karten deines Nachziehstapels an. Was du nicht auf der nächsten Hand willst, darf weg: Wähle das Anwesen, dann drücke auf Fertig. Es zählt am Ende, hilft aber vorher nicht.
web-nd-lesson-order = Die übrigen kommen in einer Reihenfolge deiner Wahl zurück. Die zuerst angeklickte liegt oben.
web-nd-lesson-action = Auf deiner neuen Hand ist das Selige Dorf: Das ist die Aktionsphase. In jedem Zug darfst du eine Aktion spielen; das Dorf gibt eine Karte und zwei weitere Aktionen.
web-nd-lesson-counters = Über den Stapeln siehst du, was du hast: Aktionen, Käufe und Münzen. Ohne weitere Aktion auf der Hand beginnt die Kaufphase von selbst. Spiele wieder dein Geld aus.
web-nd-lesson-more = Kaufe etwas Stärkeres. Karten mit gekreuzten Schwertern greifen die anderen an; solche mit orangem Band bleiben bis zu deinem nächsten Zug liegen.
web-nd-lesson-last = Das ist der Kern. Das Spiel endet, wenn die Provinzen oder irgendwelche drei Stapel leer sind. Was nicht geht, erklärt dir der Tisch. Gute Nacht und viel Glück!

## Ashes to Ashes
web-aa-faces = blickt nach { $direction }
web-aa-carries = hat die Auserwählte
web-aa-acts = handelt als Nummer { $n }
web-aa-heads = will nach { $spaces }
web-aa-tile = Plättchen: { $face }
web-aa-crossroads = Kreuzung
web-aa-base = Basis: { $side }
web-aa-diagonal = elektrische Diagonale, Feld { $n } von 10
web-aa-empty = frei
web-aa-numbered = nummeriertes Feld { $n }
web-aa-trap = Falle
web-aa-bear = Bärenfalle
web-aa-sand = Treibsand ({ $side })
web-aa-chosen-here = die Auserwählte, Schritte übrig: { $left }
web-aa-goal = { $who } kommt am Zugende hierher
web-aa-portal-dark = Dunkles Portal { $portal }
web-aa-portal-light = Lichtes Portal { $portal }
web-aa-portal-hurts = Verletzt: { $side } (-2, und der Weg endet hier)
web-aa-empty-slot = Leerer Platz
web-aa-power = Machtstufe { $level } von 6
web-aa-token = Verbündeten-Marker: { $who }
web-aa-reserve = Zurück in den Vorrat: { $who }
web-aa-home = zu Hause
web-aa-points = Fraktionspunkte: { $count } von 20
web-aa-deck = Stapel: { $count }
web-aa-market = Ausliegende Verbesserungskarten: { $side }
web-aa-upgrade-deck = Verbesserungsstapel: { $count }
web-aa-sand-ready = Treibsand bereit
web-aa-used = In diesem Zug schon benutzt.
web-aa-bm = Markt
web-aa-status = Der Zug
web-aa-turn = Zug { $n } von { $limit }
web-aa-turn-alone = Zug { $n }
web-aa-phases = Phasen des Zuges
web-aa-supply-S = Gerade übrig: { $count }
web-aa-supply-C = Kurven übrig: { $count }
web-aa-tables = Abwehr- und Angriffstabelle
web-aa-table-defence = Abwehr: wenn eine Figur von links angreift
web-aa-table-attack = Gegenangriff: wenn ein Angriff von links abgewehrt wurde
web-aa-held = Züge mit der Auserwählten: { $count } von { $all }
web-aa-traps = Fallen übrig: { $count }
web-aa-society-next = Ihre Figuren gehen am Ende dieses Zuges auf diese Nummern. Wer ganz in ihrer Nähe steht, verliert 1 Punkt.
web-aa-ghouls-next = Als Nächste am Zug
web-aa-ghouls-away = Noch nicht erwacht
web-aa-card-who = Lege oder drehe diese Plättchen rund um { $who }; danach darf die Figur laufen.
web-aa-card-any = Lege oder drehe ein Plättchen irgendwo; danach darf jemand darüber geschickt werden.
web-aa-card-symbol = In Abwehr und Gegenangriff: { $symbol }.
web-aa-anybody = Allgemein
web-aa-palette = So liegt das Plättchen
web-aa-palette-how = R oder das Mausrad dreht das Plättchen, ein Klick legt es.
web-aa-take-away = wegnehmen
web-aa-turn-tile = Plättchen drehen
web-aa-which = Welche?
web-aa-duel = Angriff
web-aa-counter = Gegenangriff
web-aa-damage = Schaden: { $count }
web-aa-needs = Gebraucht: { $symbol }
web-aa-needs-any = Jede Karte passt
web-aa-awaits = Wird der Hieb abgewehrt?
web-aa-parried = Abgewehrt
web-aa-missed = Außer Reichweite
web-aa-struck = Getroffen
web-aa-caught = Nimmt die Auserwählte
web-aa-pushed = Das Gewehr spricht
web-aa-nearer = Spielplan vergrößern
web-aa-whole = Ganzer Spielplan
web-aa-played = Die gespielte Karte
web-aa-hand = Hand: { $count }
web-aa-no-hand = Deine Hand ist leer
web-aa-upgrades = Verbesserungskarten
web-aa-notice-last = { $left ->
        [one] Noch ein Schritt, und die Auserwählte ist verloren.
       *[other] Noch { $left } Schritte, und die Auserwählte ist verloren.
    }
web-aa-notice-held = { $left ->
        [one] Noch ein Zug mit der Auserwählten, und die Gesellschaft gewinnt.
       *[other] Noch { $left } Züge mit der Auserwählten, und die Gesellschaft gewinnt.
    }
web-aa-notice-dawn = { $left ->
        [one] Nach diesem Zug graut der Morgen.
       *[other] In { $left } Zügen graut der Morgen.
    }
web-aa-lesson-rival = Die Vampire
web-aa-lesson-table = Eine Nacht von zehn mal zehn Feldern. Du spielst die Menschen (golden, unten links); die Vampire (karmesinrot) wohnen oben rechts. Ein Kind des Lichts, die Auserwählte, geht die elektrische Diagonale hinab, nach jedem Zug ein Feld weiter: Bring sie heim, bevor sie das letzte erreicht. Die grauen Kapuzen sind die Geheimgesellschaft; wer am Ende nahe bei ihnen steht, verliert Punkte. Wege liegen schon, und du bist am Zug.
web-aa-lesson-token = Phase 1: Jede Figur hat einen Verbündeten-Marker. In der eigenen Zone hebt er die Machtstufe; auf den gemeinsamen Plätzen tut er anderes. Klicke auf den Marker des Reverends, dann auf den Mystiker.
web-aa-lesson-portal = Die Balken zwischen den Feldern sind Portale. Dunkle verletzen Menschen, lichte verletzen Vampire: Wer dagegenläuft, verliert 2 Punkte und bleibt stehen. Portal P1 versperrt dem Major den Weg nach Norden. Der Mystiker lässt es dich versetzen: Klicke darauf, dann auf eine Kante der anderen Seite. Dort zeigt es sein anderes Gesicht und versperrt den Vampiren den Heimweg.
web-aa-lesson-card = Phase 2: Spiel deine Karten, so viele du magst. Diese gehört dem Major: Lege oder drehe ihre Plättchen rund um ihn, danach darf er laufen.
web-aa-lesson-tile = Was leuchtet, kannst du benutzen. Das Plättchen zeigt sich so, wie es liegen wird; R, das Mausrad oder die kleinen Bilder drehen es. Eine Kurve auf C6 verbindet deinen Weg mit der Kreuzung auf D6.
web-aa-lesson-walk = Nun läuft der Major. Eine Figur geht weiter, solange ihr Weg weitergeht, und an einer Gabelung wählst du; die gepunktete Linie zeigt den ganzen Weg und was er kosten würde.
web-aa-lesson-generic = Die andere Art von Karte: ein Plättchen irgendwo auf dem Plan, danach darf jede Figur, deren Weg darüberführt, dorthin geschickt werden, auch eine feindliche. Lege eine Kurve auf E6, neben die Auserwählte.
web-aa-lesson-chosen = Die Auserwählte steht direkt neben dem Major, und sein Weg ist zu ihr offen. Fang sie! Wer sie hat, muss sie heim auf ein Feld der eigenen Basis bringen.
web-aa-lesson-defence = Auch die Vampire haben ein Plättchen gelegt. Ein Weg darf die elektrische Diagonale kreuzen, als wäre sie eine Gerade; aber auf der anderen Seite stehst du, also hält Sryz auf ihr an und muss angreifen. Angriffe von hinten tun am meisten weh; Major und Sryz machen jeden Schlag schlimmer. Die Tabelle nennt ein Symbol: Wirf eine Karte damit ab, und der Angriff ist abgewehrt.
web-aa-lesson-attack = Du bist wieder am Zug, und nun schlägst du zu: Sryz steht neben dir, und ein freier Weg führt zu ihr. Sie darf sich ebenso wehren.
web-aa-lesson-home = Der Heimweg ist frei: Portal P1 ist fort. Die gepunktete Linie endet in deiner Basis. Los!
web-aa-lesson-last = Du hast gewonnen: Die Auserwählte ist daheim. Man gewinnt auch, wenn die andere Seite alle Punkte verliert; erreicht sie das letzte Feld, gewinnt nur die Gesellschaft. Was nicht geht, erklärt dir der Tisch. Gute Nacht und viel Glück!
