# Sorcery auf Deutsch: was nur der Browser sagt.

## Battlefield
web-field-map = Die Karte
web-field-figures = Figuren auf dem Schlachtfeld
web-field-north = N
web-field-zoom = Näher oder weiter weg
web-field-nearer = Näher
web-field-farther = Weiter weg
web-field-whole = Ganze Karte zeigen
web-field-auras = Wirkungskreise zeigen: Verwirrung, Sturmangriffe, Runen
web-field-round = Runde { $round } von { $rounds }
web-field-actions-left = { $count ->
    [0] { $who }: keine Aktion mehr
    [one] { $who }: noch eine Aktion
   *[other] { $who }: noch { $count } Aktionen
 }
web-field-place = { $east } Zoll östlich, { $north } Zoll nördlich
web-field-click = Klick { $click } von { $clicks }
web-field-tokens = { $count ->
    [one] eine Marke
   *[other] { $count } Marken
 }
web-field-faces = Blick nach { $heading }
web-field-soars = in der Luft
web-field-captive = gefangen
web-field-demoralized = demoralisiert
web-field-touches = In Kontakt mit { $who }
web-field-objective = Objekt { $objective }
web-field-free = von niemandem gehalten
web-field-held = gehalten von { $who }
web-field-reserve = Noch aufzustellen
web-field-actions = Aktionen von { $who }
web-field-group-move = Bewegung
web-field-group-close = Nahkampf
web-field-group-ranged = Fernkampf
web-field-group-magic = Magie
web-field-group-special = Andere Aktionen
web-field-count = { $count ->
    [one] 1 Ziel
   *[other] { $count } Ziele
 }
web-field-whom = Auf wen? Die Ziele glühen.
web-field-how = Wie?
web-field-chance = { $needed } oder mehr mit zwei Würfeln: { $chance } %
web-field-deed-move = { $inches }″ bewegen
web-field-deed-break = Mit { $needed }+ lösen und { $inches }″ bewegen
web-field-deed-turn = Auf der Stelle drehen
web-field-deed-double = Eilmarsch, { $inches }″
web-field-deed-soar = Abheben, { $inches }″
web-field-deed-land = Landen, { $inches }″
web-field-deed-quick = { ability-quickness }, { $inches }″
web-field-deed-form = Formation anführen
web-field-deed-close = Angreifen
web-field-deed-capture = Gefangen nehmen
web-field-deed-charge = { ability-charge }
web-field-deed-surge = Vorstoßen
web-field-deed-wall = Die Mauer angreifen
web-field-deed-breach = Auf die Mauer schießen
web-field-deed-shot = Schießen
web-field-deed-shots = Auf bis zu { $targets } schießen
web-field-deed-volley = Salve anführen
web-field-deed-blast = { ability-magic-blast }
web-field-deed-freeze = { ability-magic-freeze }
web-field-deed-flame = { ability-flame-lightning }
web-field-deed-wave = { ability-shockwave }
web-field-deed-bound = { ability-bound }
web-field-deed-confuse = { ability-magic-confusion }
web-field-deed-heal = Heilen
web-field-deed-lift = { ability-magic-levitation }
web-field-deed-raise = { ability-necromancy }
web-field-deed-regen = { ability-regeneration }
web-field-deed-cast = { $spell } sprechen
web-field-deed-browse = In „{ $book }“ nachschlagen
web-field-deed-shake = { $spell } abschütteln
web-field-deed-equip = „{ $book }“ aufheben
web-field-deed-drop = „{ $book }“ ablegen
web-field-deed-hand = „{ $book }“ übergeben
web-field-moves = Vorgeschlagene Wege
web-field-places = Vorgeschlagene Plätze
web-field-facings = Blickrichtungen
web-field-how-act = Klick auf einen glühenden Krieger zeigt, was er kann; oder zieh ihn gleich dorthin, wohin er soll.
web-field-how-path = Zeig, klick oder zieh dorthin, wohin er soll. Leertaste knickt den Weg, Q und E drehen, M bewegt mit den Pfeiltasten, Enter bestätigt.
web-field-how-place = Klick dorthin, wo es stehen soll. Enter oder ein zweiter Klick bestätigt.
web-field-how-look = Klick dorthin, wohin er blicken soll, oder dreh ihn mit Q und E.
web-field-tap-act = Tipp auf einen glühenden Krieger: Er zeigt, was er kann.
web-field-tap-path = Tipp dorthin, wohin er soll, und bestätige. Ziehen geht auch.
web-field-tap-place = Tipp dorthin, wo es stehen soll, und bestätige.
web-field-tap-look = Tipp dorthin, wohin er blicken soll, und bestätige.
web-field-moving = Pfeiltasten bewegen um einen halben Zoll, mit Umschalt um ein Zehntel.
web-field-used = { $used }″ verbraucht, { $left }″ übrig
web-field-stopped = Angehalten durch { $by }
web-field-could-strike = Könnte { $target } schlagen: { $needed }+, { $chance } %
web-field-could-shoot = { $line ->
    [hindered] Könnte auf { $target } in Deckung schießen: { $needed }+, { $chance } %
   *[other] Könnte auf { $target } schießen: { $needed }+, { $chance } %
 }
web-field-contact = In Kontakt mit { $who }, { $side }
web-field-could-cast = { $spell } auf { $target }: { $needed }+, { $chance } %
web-field-spins = Darf sich frei drehen: { $who }
web-field-objectives = Berührt Objekt { $objectives }
web-field-impaled = Läuft in die Stangenwaffe von { $by }
web-field-threats = Könnte angegriffen werden von { $who }
web-field-forbidden = Dort nicht.
web-field-confirm = Bestätigen
web-field-bend = Hier knicken
web-field-bend-key = Leertaste oder B
web-field-back = Zurück
web-field-facing = Blickrichtung
web-field-left = Nach links drehen
web-field-right = Nach rechts drehen
web-field-dice = Würfel
web-field-result = Ergebnis
web-field-needed = Nötig
web-field-attack-value = Angriffswert
web-field-outcome-hit = Treffer!
web-field-outcome-missed = Daneben
web-field-outcome-done = Geschafft!
web-field-outcome-failed = Misslungen
web-field-roll = { $who }: { $what }
web-field-roll-break = { $who } versucht sich zu lösen
web-field-roll-dodge = { $who } versucht auszuweichen
web-field-roll-command = { $who } brüllt Befehle
web-field-roll-damage = { $who } würfelt den Schaden
web-field-roll-healing = { $who } würfelt die Heilung
web-field-roll-casting = { $who } hält den Spruch fest
web-field-roll-countering = { $who } versucht ihn zu bannen

## Books and armies
web-my-army = Meine Armee
web-my-books = Meine Bücher
web-no-army = Hier sammeln sich deine Krieger, sobald du sie gewählt hast.
web-chooses-army = Wählt noch eine Armee …
web-army-of = Die Armee: { $points } Punkte
web-team = Team { $n }
web-standing = { $count ->
    [one] ein Krieger steht
   *[other] { $count } Krieger stehen
 }
web-objectives = { $count ->
    [one] ein Objekt
   *[other] { $count } Objekte
 }
web-scored = { $count ->
    [one] ein Siegpunkt
   *[other] { $count } Siegpunkte
 }
web-points = { $count ->
    [one] ein Punkt
   *[other] { $count } Punkte
 }
web-slots = { $count ->
    [one] ein Ausrüstungsplatz
   *[other] { $count } Ausrüstungsplätze
 }
web-targets = Ziele
web-click = Klick
web-eliminated = Ausgeschaltet
web-click-of = Klick { $click } von { $clicks }
web-tokens = { $count ->
    [0] keine Marke
    [one] eine Marke
   *[other] { $count } Marken
 }
web-can = Kann jetzt: { $what }
web-can-move = sich bewegen
web-can-close = im Nahkampf angreifen
web-can-ranged = im Fernkampf angreifen
web-can-magic = Magie wirken
web-can-special = etwas Besonderes tun
web-state-gone = gefallen
web-state-captive = gefangen
web-state-reserve = noch nicht aufgestellt
web-state-demoralized = demoralisiert
web-state-given = hat gehandelt
web-state-tired = zwei Marken: muss ruhen
web-state-air = in der Luft
web-bars = { $count ->
    [one] ein Strich
   *[other] { $count } Striche
 }
web-pages = { $count ->
    [one] eine Seite
   *[other] { $count } Seiten
 }
web-spells = { $count ->
    [one] ein Spruch
   *[other] { $count } Sprüche
 }
web-requires = Nur mit { $symbol }
web-action-ranged = Fernkampfaktion
web-action-special = Spezialaktion
web-action-none = wird nie gesprochen
web-mark-counterspell = Bannzauber
web-mark-passive = wirkt aus dem Buch
web-mark-face-down = liegt danach verdeckt
web-on-the-ground = am Boden
web-open-book = Dieses Buch aufschlagen
web-other-spells = Die anderen Sprüche
web-seen-spells = Gesehene Sprüche
web-empty-book = Kein Spruch mehr da
web-unknown-bookmark = Markierter Spruch unbekannt
web-cast = Sprechen
web-castable = Kann jetzt gesprochen werden.
web-castable-counter = Bereit zum Bannen.
web-browse = Nachschlagen ({ $bars ->
    [one] ein Strich
   *[other] { $bars } Striche
 })
web-keep-bookmark = Diesen behalten
web-why = Warum jetzt nicht?
web-why-empty = Das Buch ist leer.
web-why-casting = Sein Spruch wird gerade gesprochen.
web-why-face-down = Verdeckt: Schlag erst nach.
web-why-counterspell = Wartet auf einen Spruch des Gegners.
web-why-passive = Wirkt, weil er im Buch steht.
web-why-dropped = Niemand führt dieses Buch.
web-why-captive = Gefangene sprechen nichts.
web-why-demoralized = Zu demoralisiert zum Lesen.
web-why-not-yours = Nicht in deiner Aktionsphase.
web-why-command = Erst die Befehlsphase.
web-why-tokens = Zwei Marken: Wer es führt, muss ruhen.
web-why-no-actions = Keine Aktionen mehr.
web-notice-last-round = Die letzte Runde: Danach entscheiden die Objekte.
web-notice-two-rounds = Nach dieser noch eine Runde.
web-orders = Bannen
web-orders-how = Bei diesen Spruchtypen nie fragen, sondern sie geschehen lassen:
web-counter = Bannst du?
web-counter-how = Der Bann muss höher sein als das Ergebnis des Zaubernden.
web-rolls = { $dice ->
    [one] ein Würfel
   *[other] { $dice } Würfel
 } + { $more }
web-percent = { $n } %
web-chance = Chance: { $n } %
web-counter-plain = Bannen
web-counter-with = Mit { $spell }
web-let-pass = Nein, geschehen lassen
web-look-at-field = Das Schlachtfeld ansehen
web-counter-again = { $spell }: Bannst du?
web-is-cast-by = gesprochen von { $who }
web-is-aimed-at = auf { $who }
web-put-away = Weglegen
web-armies = Armeen
web-army-chosen = Deine Armee steht bereit. Die anderen wählen noch.
web-armies-gather = Die Armeen sammeln sich.
web-tab-prepared = Fertige Armeen
web-tab-own = Meine Armeen
web-tab-build = Selbst bauen
web-lead = Diese Armee führen
web-change = Ändern
web-copy = Code kopieren
web-copied = Kopiert
web-forget = Löschen
web-save = Speichern
web-import = Code einer Armee
web-import-do = Hinzufügen
web-no-own-armies = Noch keine eigene Armee. Bau eine, ändere eine fertige oder füge den Code eines Freundes hinzu.
web-my-army-name = Meine Armee { $n }
web-army-name = Name der Armee
web-army-ready = Bereit zum Abmarsch.
web-points-of = { $points } von { $total } Punkten
web-points-left = von { $total } Punkten übrig
web-warriors = Krieger
web-warriors-of = { $count } von { $most } Kriegern
web-recruits = Wer mitkommen kann
web-faction = Fraktion
web-all-factions = Alle Fraktionen
web-add = { $what } hinzufügen
web-remove = { $what } entfernen
web-your-army = Deine Armee
web-nobody-yet = Noch niemand. Wähl deinen ersten Krieger.
web-books = Bücher
web-give-book = Ein Buch geben
web-take-book = Buch zurücknehmen
web-fill = „{ $book }“ füllen
web-book-pages = { $count ->
    [one] { $book }, eine Seite
   *[other] { $book }, { $count } Seiten
 }
web-pages-short = { $count } S.
web-pages-of = { $used } von { $most } Seiten
web-pages-left = { $count ->
    [one] noch eine Seite frei
   *[other] noch { $count } Seiten frei
 }
web-shelf = Sprüche
web-shelf-how = Drück auf ein Buch deiner Armee, um es zu füllen, oder gib einem Zauberer eines.
web-shelf-nobody = Zauberer haben ein Buch neben ihren Werten. Einer davon sollte mitkommen.
web-in-book = Im Buch, der markierte zuerst
web-bookmark-first = Als markierten Spruch vorschlagen
web-empty-book-how = Ein leeres Buch nützt nichts: Wähl seine Sprüche.
web-affinity = durch Vertrautheit { $pages ->
    [one] 1 Seite
   *[other] { $pages } Seiten
 } statt { $usual }
web-domain = Domäne
web-no-domain = keine
web-army-not-points = Zu viele Punkte.
web-army-not-number = Zu viele Krieger, oder eine Punktzahl, die es nicht gibt.
web-army-not-unique = Das gibt es nur einmal.
web-army-not-slot = Kein Platz dafür frei, oder das Buch verlangt eine andere Fraktion.
web-army-not-immune = Wer gegen Magie immun ist, führt kein Buch.
web-army-not-pages = Zu viele Seiten für dieses Buch.
web-army-not-requires = Diesem Zauberer fehlt das Symbol, das der Spruch verlangt.
web-army-not-copies = Ein Buch ist leer oder hat einen Spruch doppelt.
web-army-not-domain = Höchstens eine Domäne.
web-army-not-domains = An diesem Tisch gibt es diese Domäne nicht.
web-army-not-code = Das ist noch keine Armee.
web-fixed-armies = Alle wählen selbst
web-fixed-own = Festgelegt, nach Plätzen …
web-fixed-how = Fertige Armeen oder Codes in der Reihenfolge der Plätze, mit Strichpunkten: A1;A5

# The form of a new table
web-mk-armies-chosen = feste Armeen

# The numbers behind a refusal
web-mk-why-range = Reichweite { $range }″, Entfernung { $far }″.
web-mk-why-contact = Zwischen den Basen liegen { $far }″; der Nahkampf braucht Kontakt.
web-mk-why-actions = Du hast in diesem Zug noch 0 Aktionen.
web-mk-why-tokens = Marken auf { $who }: { $count }. Mit zweien muss man einen Zug lang ruhen.
# Die Karte, die die Züge der anderen zusammenfasst
web-mk-tally-standing = Krieger
web-mk-tally-objectives = Missionsziele
web-mk-tally-scored = Siegpunkte
