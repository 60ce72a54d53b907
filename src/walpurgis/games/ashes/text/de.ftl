# Ashes to Ashes in German: names, cards, questions, options, events, verdicts, settings. (complete)
# Figures have forms: the value is a label ("Major"), .the stands inside a sentence ("der Major"), .cap begins one ("Der Major"), .acc is its object ("den Major"),
# .of its owner ("des Majors"). Sides have .cap ("Die Menschen"), .dat ("den Menschen") and .of ("der Menschen"); outer places have .to after a verb of motion.
# Cards and upgrades are labels that stand without an article. $space, $end and $path are the same everywhere (A8, "A8 A7 A6").
# $edge is a label ("Zwischen C6 und C7") and has .in for a sentence. Places around the board and icons have .does, which says what they are good for.

title = Ashes to Ashes
blurb = Leg leuchtende Pfade durch die Nacht, nimm die Auserwählte gefangen, bevor sie das letzte Feld erreicht, und bring sie nach Hause: Menschen gegen Vampire, und die Geheimgesellschaft sieht zu.

## Players, as they are called where no name is known
seat-0 = Kerze
seat-1 = Rabe
seat-2 = Laterne
seat-3 = Wolf
seat-4 = Fackel
seat-5 = Motte

side-H = Menschen
    .cap = Die Menschen
    .dat = den Menschen
    .of = der Menschen
side-V = Vampire
    .cap = Die Vampire
    .dat = den Vampiren
    .of = der Vampire
side-SS = Geheimgesellschaft
    .cap = Die Geheimgesellschaft
    .dat = der Geheimgesellschaft
    .of = der Geheimgesellschaft

## Figures
figure-D = Doktor
    .the = der Doktor
    .cap = Der Doktor
    .acc = den Doktor
    .of = des Doktors
figure-M = Major
    .the = der Major
    .cap = Der Major
    .acc = den Major
    .of = des Majors
figure-R = Reverend
    .the = der Reverend
    .cap = Der Reverend
    .acc = den Reverend
    .of = des Reverends
figure-K = Dieb
    .the = der Dieb
    .cap = Der Dieb
    .acc = den Dieb
    .of = des Diebs
figure-O = Otis
    .the = Otis
    .cap = Otis
    .acc = Otis
    .of = von Otis
figure-S = Sryz
    .the = Sryz
    .cap = Sryz
    .acc = Sryz
    .of = von Sryz
figure-T = Thorne
    .the = Thorne
    .cap = Thorne
    .acc = Thorne
    .of = von Thorne
figure-SA = Figur A der Geheimgesellschaft
    .the = Figur A der Geheimgesellschaft
    .cap = Figur A der Geheimgesellschaft
    .acc = Figur A der Geheimgesellschaft
    .of = von Figur A der Geheimgesellschaft
figure-SB = Figur B der Geheimgesellschaft
    .the = Figur B der Geheimgesellschaft
    .cap = Figur B der Geheimgesellschaft
    .acc = Figur B der Geheimgesellschaft
    .of = von Figur B der Geheimgesellschaft
figure-g1 = Ghul 1
    .the = Ghul 1
    .cap = Ghul 1
    .acc = Ghul 1
    .of = von Ghul 1
figure-g2 = Ghul 2
    .the = Ghul 2
    .cap = Ghul 2
    .acc = Ghul 2
    .of = von Ghul 2
figure-g3 = Ghul 3
    .the = Ghul 3
    .cap = Ghul 3
    .acc = Ghul 3
    .of = von Ghul 3
figure-g4 = Ghul 4
    .the = Ghul 4
    .cap = Ghul 4
    .acc = Ghul 4
    .of = von Ghul 4
figure-g5 = Ghul 5
    .the = Ghul 5
    .cap = Ghul 5
    .acc = Ghul 5
    .of = von Ghul 5
figure-g6 = Ghul 6
    .the = Ghul 6
    .cap = Ghul 6
    .acc = Ghul 6
    .of = von Ghul 6
figure-g7 = Ghul 7
    .the = Ghul 7
    .cap = Ghul 7
    .acc = Ghul 7
    .of = von Ghul 7
figure-g8 = Ghul-Hauptmann
    .the = der Ghul-Hauptmann
    .cap = Der Ghul-Hauptmann
    .acc = den Ghul-Hauptmann
    .of = des Ghul-Hauptmanns
chosen = die Auserwählte

## Symbols, tiles, directions
symbol-sun = Sonne
symbol-moon = Mond
symbol-blood = Blut
kind-S = Gerade
kind-C = Kurve
face-NS = Gerade, Nord–Süd
face-EW = Gerade, Ost–West
face-NE = Kurve, Nord–Ost
face-SE = Kurve, Süd–Ost
face-SW = Kurve, Süd–West
face-NW = Kurve, Nord–West
direction-N = Norden
direction-E = Osten
direction-S = Süden
direction-W = Westen
flank-front = von vorn
flank-side = von der Seite
flank-rear = von hinten
between = Zwischen { $one } und { $other }
    .in = zwischen { $one } und { $other }

## Places around the board
outer-al-D = Verbündeten-Zone (Doktor)
    .to = in seine Verbündeten-Zone
    .does = die Machtstufe dieses Charakters um 1 erhöhen
outer-al-M = Verbündeten-Zone (Major)
    .to = in seine Verbündeten-Zone
    .does = die Machtstufe dieses Charakters um 1 erhöhen
outer-al-R = Verbündeten-Zone (Reverend)
    .to = in seine Verbündeten-Zone
    .does = die Machtstufe dieses Charakters um 1 erhöhen
outer-al-K = Verbündeten-Zone (Dieb)
    .to = in seine Verbündeten-Zone
    .does = die Machtstufe dieses Charakters um 1 erhöhen
outer-al-O = Verbündeten-Zone (Otis)
    .to = in seine Verbündeten-Zone
    .does = die Machtstufe dieses Charakters um 1 erhöhen
outer-al-S = Verbündeten-Zone (Sryz)
    .to = in seine Verbündeten-Zone
    .does = die Machtstufe dieses Charakters um 1 erhöhen
outer-al-T = Verbündeten-Zone (Thorne)
    .to = in seine Verbündeten-Zone
    .does = die Machtstufe dieses Charakters um 1 erhöhen
outer-bm-1 = Schwarzmarkt 1
    .to = auf Platz 1 des Schwarzmarkts
    .does = 1 Machtstufe zahlen und die Verbesserungskarte hier nehmen
outer-bm-2 = Schwarzmarkt 2
    .to = auf Platz 2 des Schwarzmarkts
    .does = 1 Machtstufe zahlen und die Verbesserungskarte hier nehmen
outer-bm-3 = Schwarzmarkt 3
    .to = auf Platz 3 des Schwarzmarkts
    .does = 1 Machtstufe zahlen und die Verbesserungskarte hier nehmen
outer-seer = Seherin
    .to = zur Seherin
    .does = 3 Machtstufen zahlen, eine Aktionskarte ziehen und sofort eine spielen
outer-alch = Alchemist
    .to = zum Alchemisten
    .does = die Machtstufe dieses Charakters um 1 erhöhen
outer-myst = Mystiker
    .to = zum Mystiker
    .does = eines deiner Portale in den Abschnitt der Gegner versetzen
help-al = Dein Marker hier erhöht jeden Zug die Machtstufe seines Charakters um 1.
help-bm = Zahle 1 Machtstufe eines Charakters: Nimm die Verbesserungskarte aus diesem Fach.
help-seer = Zahle 3 Machtstufen eines Charakters: Zieh eine Aktionskarte, dann spiele sofort eine.
help-alch = Lege eine Verbesserungskarte ab: Entferne ein Ätherplättchen ohne Figur oder ersetze es durch eines der anderen Art.
help-myst = Versetze ein Portal aus deiner Hälfte in die andere. Dort schadet es deinen Feinden.

## Action cards
card-GS1 = Gerade · Sonne
card-GS2 = Gerade · Sonne
card-GS3 = Gerade · Mond
card-GS4 = Gerade · Mond
card-GS5 = Gerade · Blut
card-GS6 = Gerade · Blut
card-GC1 = Kurve · Sonne
card-GC2 = Kurve · Sonne
card-GC3 = Kurve · Mond
card-GC4 = Kurve · Mond
card-GC5 = Kurve · Blut
card-GC6 = Kurve · Blut
card-D1 = Doktor (Gerade, Kurve) · Sonne
card-D2 = Doktor (2 Geraden) · Sonne
card-D3 = Doktor (2 Kurven) · Mond
card-D4 = Doktor (2 Geraden, Kurve) · Mond
card-D5 = Doktor (Gerade, 2 Kurven) · Blut
card-M1 = Major (Gerade, Kurve) · Mond
card-M2 = Major (Gerade, Kurve) · Mond
card-M3 = Major (2 Geraden) · Blut
card-M4 = Major (2 Kurven) · Blut
card-M5 = Major (2 Geraden, Kurve) · Sonne
card-R1 = Reverend (Gerade, Kurve) · Blut
card-R2 = Reverend (2 Geraden) · Blut
card-R3 = Reverend (2 Kurven) · Sonne
card-R4 = Reverend (Gerade, 2 Kurven) · Sonne
card-R5 = Reverend (Gerade, Kurve) · Mond
card-O1 = Otis (Gerade, Kurve) · Sonne
card-O2 = Otis (2 Geraden) · Sonne
card-O3 = Otis (2 Kurven) · Mond
card-O4 = Otis (2 Geraden, Kurve) · Mond
card-O5 = Otis (Gerade, 2 Kurven) · Blut
card-S1 = Sryz (Gerade, Kurve) · Mond
card-S2 = Sryz (Gerade, Kurve) · Mond
card-S3 = Sryz (2 Geraden) · Blut
card-S4 = Sryz (2 Kurven) · Blut
card-S5 = Sryz (2 Geraden, Kurve) · Sonne
card-T1 = Thorne (Gerade, Kurve) · Blut
card-T2 = Thorne (2 Geraden) · Blut
card-T3 = Thorne (2 Kurven) · Sonne
card-T4 = Thorne (Gerade, 2 Kurven) · Sonne
card-T5 = Thorne (Gerade, Kurve) · Mond
card-KD1 = Dieb (Gerade, Kurve) · Sonne
card-KD2 = Dieb (2 Kurven) · Sonne
card-KD3 = Dieb (Gerade, Kurve) · Mond
card-KD4 = Dieb (2 Geraden) · Mond
card-KD5 = Dieb (Gerade, 2 Kurven) · Blut
card-KM1 = Dieb (Gerade, Kurve) · Mond
card-KM2 = Dieb (2 Kurven) · Mond
card-KM3 = Dieb (Gerade, Kurve) · Blut
card-KM4 = Dieb (2 Geraden) · Blut
card-KM5 = Dieb (Gerade, 2 Kurven) · Sonne
card-KR1 = Dieb (Gerade, Kurve) · Blut
card-KR2 = Dieb (2 Kurven) · Blut
card-KR3 = Dieb (Gerade, Kurve) · Sonne
card-KR4 = Dieb (2 Geraden) · Sonne
card-KR5 = Dieb (Gerade, 2 Kurven) · Mond
help-generic = Leg ein solches Plättchen auf ein beliebiges freies Feld oder dreh eines; dann darfst du einen Charakter, einen eigenen oder einen Feind, auf einem Pfad darüberschicken.
help-character = Leg oder dreh bis zu so viele Plättchen rings um den Charakter; dann darf der Charakter handeln.

## Upgrade cards and their icons
icon-strike = Schlag
    .does = alle Gegner in Reichweite treffen, ohne Abwehr
icon-shove = Stoß
    .does = eine Figur der Geheimgesellschaft 1 Feld versetzen
icon-step = Schritt
    .does = einen deiner Charaktere 1 Feld bewegen
icon-scry = Vorausschau
    .does = die nächsten zwei Verbesserungskarten ansehen und ordnen
icon-power = Macht
    .does = eine Machtstufe um 1 erhöhen
icon-rifle = Gewehr des Majors
    .does = einen Vampir drehen oder 1 Feld zurückdrängen
icon-bear = Bärenfalle
    .does = den Menschen auf einem Plättchen eine Falle stellen
icon-trap = Falle
    .does = eine Falle auf ein freies Feld legen
icon-flip = Wandlung
    .does = ein Plättchen durch eines der anderen Art ersetzen
icon-turn = Drehung
    .does = ein Plättchen neben einer deiner Figuren drehen
icon-tmove = Fallensprung
    .does = eine Figur zu einer beliebigen Falle versetzen
upgrade-HU1 = Schlag
upgrade-HU2 = Schlag
upgrade-HU3 = Schlag und Vorausschau
upgrade-HU4 = Schritt
upgrade-HU5 = Schritt
upgrade-HU6 = Schritt und Macht
upgrade-HU7 = Stoß
upgrade-HU8 = Stoß und Macht
upgrade-HU9 = Vorausschau und Macht
upgrade-HU10 = Vorausschau und Stoß
upgrade-HU11 = Gewehr des Majors
upgrade-HU12 = Gewehr des Majors
upgrade-VU1 = Schlag
upgrade-VU2 = Schlag
upgrade-VU3 = Schlag und Vorausschau
upgrade-VU4 = Schritt
upgrade-VU5 = Schritt
upgrade-VU6 = Schritt und Macht
upgrade-VU7 = Stoß
upgrade-VU8 = Stoß und Macht
upgrade-VU9 = Vorausschau und Macht
upgrade-VU10 = Vorausschau und Stoß
upgrade-VU11 = Bärenfalle
upgrade-VU12 = Bärenfalle
help-H-strike = Einer deiner Charaktere trifft alle Feinde in seiner Zeile und Spalte: je 1 Punkt. Eine Abwehr gibt es nicht, und wer die Auserwählte hat, verliert sie an ihn.
help-V-strike = Einer deiner Charaktere trifft alle Feinde auf den zwei nächsten Feldern seiner vier Diagonalen: je 3 Punkte. Eine Abwehr gibt es nicht, und wer die Auserwählte hat, verliert sie an ihn.
help-H-shove = Versetze eine Figur der Geheimgesellschaft 1 Feld weit gerade.
help-V-shove = Versetze eine Figur der Geheimgesellschaft 1 Feld weit diagonal.
help-H-step = Versetze einen deiner Charaktere 1 Feld weit gerade, auf einem offenen Pfad auf ein Plättchen, eine Kreuzung oder in deine Basis.
help-V-step = Versetze einen deiner Charaktere 1 Feld weit diagonal, auf ein Plättchen, eine Kreuzung oder in deine Basis; beide Felder müssen zur Ecke zwischen ihnen offen sein.
help-scry = Sieh dir die obersten zwei Karten deines Verbesserungsstapels an und leg sie in beliebiger Reihenfolge zurück.
help-power = Erhöhe die Machtstufe eines deiner Charaktere um 1.
help-rifle = Während du einen Vampir angreifst oder beim Gegenangriff eines Vampirs: Dreh ihn oder vertreib ihn auf ein benachbartes Feld und dreh ihn dort.
help-bear = Stell auf einem Plättchen eine Falle: Der nächste Mensch, der darüberkommt, bleibt dort stehen, und die Menschen verlieren 2 Punkte.
help-trap = Leg eine Falle auf ein freies Feld. Wer daraufgerät, bleibt stehen und verliert 1 Punkt.
help-flip = Ersetze eine Gerade durch eine Kurve oder eine Kurve durch eine Gerade.
help-turn = Dreh ein Plättchen neben einer deiner Figuren, auch wenn jemand darauf steht.
help-tmove = Versetze eine Figur auf eine beliebige Falle.

## Abilities
ability-D = Am Ende deines Zuges darfst du 2 Machtstufen eines Charakters zahlen, um 1 Fraktionspunkt zu erhalten.
ability-O = Am Ende deines Zuges darfst du 2 Machtstufen eines Charakters zahlen, um 1 Fraktionspunkt zu erhalten.
ability-M = 1 Schaden mehr, wenn der Major angreift oder angegriffen wird.
ability-S = 1 Schaden mehr, wenn Sryz angreift oder angegriffen wird.
ability-R = Erleidet keine Gegenangriffe.
ability-T = Macht Gegenangriffe mit einer Karte mit beliebigem Symbol.

## Cards of the Secret Society
society-S01 = 1/5 · Falle
society-S02 = 6/2 · Falle
society-S03 = 3/7 · Falle
society-S04 = 8/4 · Falle
society-S05 = 1/6 · Falle
society-S06 = 5/2 · Falle
society-S07 = 2/7 · Wandlung
society-S08 = 6/3 · Wandlung
society-S09 = 3/8 · Wandlung
society-S10 = 7/4 · Wandlung
society-S11 = 4/5 · Drehung
society-S12 = 8/1 · Drehung
society-S13 = 1/7 · Drehung
society-S14 = 5/3 · Drehung
society-S15 = Fallensprung + Falle
society-S16 = Fallensprung + Falle
society-S17 = Fallensprung + Wandlung
society-S18 = Fallensprung + Drehung

## Phases
phase-1 = Außenbereiche
phase-2 = Aktionen
phase-3 = Auffüllen
phase-4 = Zugende
phase-places = Spielaufbau
phase-ghouls = Ghule
phase-society-1 = Zug der Auserwählten
phase-society-2 = Portale
phase-society-3 = Karten
phase-society-4 = Schaden und Gefangennahme
phase-society-5 = Auffüllen
phase-end = Spielende

## Questions
ask-place = Stell deine Figuren auf ihre Startfelder.
ask-token = Setz oder versetz deine Verbündeten-Marker, oder lass sie, wie sie sind.
ask-effect = Nutze einen der Plätze, auf denen deine Marker liegen, oder geh weiter zu den Aktionen.
ask-pay = Wer zahlt? Seine Machtstufe sinkt um { $cost }.
ask-seer = Seherin: Spiele sofort eine Aktionskarte.
ask-alchemist-card = Alchemist: Welche Verbesserungskarte gibst du ab?
ask-alchemist = Alchemist: Welches Plättchen entfernst oder ersetzt du?
ask-portal = Mystiker: Welches Portal versetzt du?
ask-edge = Zwischen welche zwei Felder stellst du Portal { $portal }?
ask-quicksand = Kauf Treibsand, leg ihn auf eine Kreuzung, oder geh weiter zu den Aktionen.
ask-main = Spiele eine Karte oder beende die Phase. (Auf der Hand: { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
})
ask-generic = Leg oder dreh ein Plättchen ({ $kind }).
ask-tiles = Leg oder dreh Plättchen rings um { $who-acc }. Du hast noch { $straight ->
        [one] 1 Gerade
       *[other] { $straight } Geraden
    } und { $curve ->
        [one] 1 Kurve
       *[other] { $curve } Kurven
    }.
ask-kind = Welche Art von Plättchen nimmst du?
ask-who = Wen schickst du über dieses Plättchen?
ask-step = Was tut { $who-the }?
ask-defend = { $who-cap } greift { $target-acc } { $flank } an: { $damage } Schaden. Legst du eine Karte mit { $symbol } ab?
ask-counter = Der Angriff ist abgewehrt. Gegenangriff auf { $target-acc } mit { $damage } Schaden?
ask-rifle = Gewehr des Majors: Vertreibst du { $target-acc }?
ask-icon = Welches Zeichen der Verbesserungskarte nutzt du?
ask-strike = Schlag: mit wem?
ask-power = Macht: Wessen Machtstufe steigt?
ask-scry = Vorausschau: Welche Karte soll oben liegen?
ask-shove = Stoß: welche Figur, und wohin?
ask-one-step = Schritt: Wer geht wohin?
ask-bear = Bärenfalle: auf welches Plättchen?
ask-heal = Zahlst du { $cost } Machtstufen für { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}?
ask-society-portal = Die Geheimgesellschaft darf ein Portal versetzen. Welches?
ask-society-cards = { $cards ->
    [one] Benutzt du deine einzige Karte?
   *[other] Welche deiner { $cards } Karten benutzt du?
}
ask-scheme = Versetze deine Figuren und nutze die Zeichen, in beliebiger Reihenfolge.
ask-grasp = Welche Figur nimmt die Auserwählte an sich?
ask-extra = Du hast die Auserwählte gefangen genommen und eine Karte gezogen. Spielst du sie für { $who-acc }?
ask-near = Mehrere Charaktere sind gleich nah. Wen jagt { $ghoul-the }?
ask-ghoul = Wohin geht { $ghoul-the }?

## Options
option-put-figure = { $who } auf { $space }
option-token = Marker { $who-of } { $place-to } legen
option-token-back = Marker { $who-of } zurück in die Reserve legen
option-end-tokens = Die Marker lassen, wie sie sind
option-effect = { $place }: { $place-does }
option-end-effects = Weiter zu den Aktionen
option-pay = { $who-cap } zahlt
option-act = Spielen: { $card }
option-exchange = Tauschen: { $card } gegen { $upgrade }
option-play-upgrade = Verbesserung spielen: { $upgrade }
option-end-actions = Die Phase beenden
option-give-upgrade = Abgeben: { $upgrade }
option-remove-tile = Das Plättchen auf { $space } entfernen
option-change-tile = Das Plättchen auf { $space } ersetzen: { $face }
option-lay-tile = Ein Plättchen auf { $space } legen: { $face }
option-turn-tile = Das Plättchen auf { $space } drehen: { $face }
option-no-tile = Keine weiteren Plättchen legen
option-kind =
    { $kind ->
        [S] Eine Gerade
       *[C] Eine Kurve
    }
option-portal = Portal { $portal } versetzen
option-edge = { $edge } (schadet { $side-dat })
option-no-portal = Kein Portal versetzen
option-buy-sand = Treibsand kaufen ({ $who-the }: Machtstufe −{ $cost })
option-sand = Treibsand auf { $space }
option-no-sand = Weiter zu den Aktionen
option-send = { $who-cap } läuft
option-nobody = Niemanden schicken
option-stop = Hier anhalten
option-capture = Die Auserwählte gefangen nehmen
option-attack = Angriff auf { $target-acc } { $flank }: { $damage } Schaden (Abwehr: { $symbol })
option-go-end = Nach { $direction } bis { $end } laufen
option-go-branch = Nach { $direction } bis zur Abzweigung auf { $end } laufen
option-go-portal = Nach { $direction } bis { $end } und gegen ein Portal laufen (−{ $cost ->
        [one] 1 Punkt
       *[other] { $cost } Punkte
    })
option-go-trap = Nach { $direction } bis { $end } und in eine Falle laufen (−{ $cost ->
        [one] 1 Punkt
       *[other] { $cost } Punkte
    })
option-go-chosen = Nach { $direction } bis { $end } laufen und unterwegs die Auserwählte gefangen nehmen
option-go-clash = Nach { $direction } bis { $end } laufen und angreifen
option-go-home = Nach { $direction } in die Basis laufen ({ $end })
option-go-victory = Nach { $direction } mit der Auserwählten in die Basis laufen ({ $end }): Sieg!
option-take = Hinnehmen: { $damage ->
        [one] 1 Punkt
       *[other] { $damage } Punkte
    } verlieren
option-defend = { $card } ablegen und den Angriff abwehren
option-counter = { $card } ablegen und zurückschlagen
option-no-counter = Kein Gegenangriff
option-push = Nach { $space }, Blick nach { $direction }
option-no-rifle = Das Gewehr behalten
option-use-icon = { $icon }: { $icon-does }
option-end-icons = Fertig mit dieser Karte
option-strike = { $who }: { $damage } Schaden
option-power = { $who-cap }: Machtstufe +1
option-scry = { $first }, dann { $second }
option-shove = { $who } nach { $space }
option-one-step = { $who } nach { $space }
option-one-step-portal = { $who } Richtung { $space }, gegen ein Portal (−{ $cost ->
        [one] 1 Punkt
       *[other] { $cost } Punkte
    })
option-bear = Bärenfalle auf { $space }
option-heal = { $who-cap } zahlt
option-no-heal = Nichts zahlen
option-use = Benutzen: { $cards }
option-no-cards = Keine Karte benutzen
option-discard = Ablegen
option-scheme-move = { $who } auf die { $number } ({ $space })
option-scheme-trap = { $who } zur Falle auf { $space }
option-trap = Falle auf { $space }
option-move-trap = Die Falle von { $origin } nach { $space } versetzen
option-end-schemes = Fertig
option-grasp = { $who }
option-near = { $who }
option-ghoul = Nach { $space }

## Events
event-turn-began = Zug { $turn }: { $side }.
event-placed = { $who-cap } beginnt auf { $space }.
event-token-moved = Der Marker { $who-of } kommt { $place-to }.
event-token-taken-back = Der Marker { $who-of } kommt zurück in die Reserve.
event-power-raised = { $who-cap } steigt auf Machtstufe { $level }.
event-power-paid = Die Machtstufe { $who-of } sinkt um { $amount } auf { $level }.
event-bought = { $side-cap } holen sich auf dem Schwarzmarkt eine Verbesserung: { $upgrade }.
event-saw-seer = Die Seherin gibt { $side-dat } eine Karte: { $card }.
event-seer-asked = Die Seherin gibt { $side-dat } eine Karte.
event-upgrade-given = { $side-cap } geben dem Alchemisten eine Verbesserung: { $upgrade }.
event-tile-removed = Das Plättchen auf { $space } verschwindet.
event-tile-changed = Das Plättchen auf { $space } wird ersetzt: { $face }.
event-tile-placed = Auf { $space } wird ein Plättchen gelegt: { $face }.
event-tile-turned = Das Plättchen auf { $space } wird gedreht: { $face }.
event-portal-moved = Portal { $portal } steht jetzt { $edge-in } und schadet { $side-dat }.
event-card-played = { $side-cap } spielen „{ $card }“.
event-card-exchanged = { $side-cap } tauschen „{ $card }“ gegen { $upgrade }.
event-upgrade-played = { $side-cap } spielen eine Verbesserung: { $upgrade }.
event-scried = { $side-cap } sehen sich die obersten Karten ihres Verbesserungsstapels an.
event-scry-ordered = Oben auf dem Verbesserungsstapel { $side-of }: { $first }, dann { $second }.
event-struck = { $who-cap } schlägt zu. Getroffen: { $victims-count ->
    [0] niemand
   *[other] { $victims }
}.
event-shoved = { $who-cap } wird nach { $space } gestoßen.
event-stepped = { $who-cap } macht einen Schritt nach { $space }.
event-walked = { $who-cap } läuft bis { $end }.
event-ran-against-portal = { $who-cap } prallt auf { $space } gegen ein Portal.
event-trapped = { $who-cap } gerät auf { $space } in eine Falle.
event-sank = { $who-cap } sinkt auf { $space } im Treibsand ein.
event-bear-trap-sprung = { $who-cap } tritt auf { $space } in eine Bärenfalle.
event-bear-trap-set = Auf { $space } liegt eine Bärenfalle.
event-attacked = { $who-cap } greift { $target-acc } { $flank } an: { $damage } Schaden, Abwehr mit { $symbol }.
event-defended = Abwehr { $side-of } mit { $card }: Der Angriff ist aufgehoben.
event-countered = Gegenangriff { $side-of } mit { $card }: { $damage } Schaden.
event-counter-failed = { $who-cap } erreicht { $target-acc } nicht mehr: Der Gegenangriff misslingt.
event-pushed = Das Gewehr vertreibt { $who-acc } nach { $space }, Blick nach { $direction }.
event-points-lost = { $side-cap } verlieren { $amount ->
    [one] 1 Punkt
   *[other] { $amount } Punkte
} (noch { $left }).
event-points-gained = { $side-cap } erhalten { $amount ->
    [one] 1 Punkt
   *[other] { $amount } Punkte
} (jetzt { $left }).
event-chosen-caught = { $who-cap } hat die Auserwählte!
event-chosen-neared = Die Auserwählte kommt näher: noch { $left ->
    [one] 1 Schritt
   *[other] { $left } Schritte
} bis zum Spielplan.
event-chosen-walked = Die Auserwählte geht nach { $space }: { $left ->
    [0] kein Schritt mehr
    [one] noch 1 Schritt
   *[other] noch { $left } Schritte
} bis zum letzten Feld.
event-chosen-waited = Die Auserwählte wartet: Eine Figur der Geheimgesellschaft versperrt ihr den Weg.
event-society-moved = { $who-cap } erscheint auf { $space }.
event-society-revealed = Die nächste Karte der Geheimgesellschaft: { $card }.
event-society-played = Die Geheimgesellschaft benutzt: { $cards }.
event-society-drew = Die Geheimgesellschaft zieht eine Karte: { $card }.
event-society-drew-one = Die Geheimgesellschaft zieht eine Karte.
event-society-discarded = Die Geheimgesellschaft legt eine Karte ab: { $card }.
event-society-turn-began = Die Geheimgesellschaft ist am Zug.
event-trap-set = Auf { $space } liegt eine Falle.
event-trap-moved = Die Falle von { $origin } wird nach { $space } versetzt.
event-chosen-held = Die Geheimgesellschaft hat die Auserwählte schon { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
} lang gehabt.
event-sand-bought = { $side-cap } halten Treibsand bereit.
event-sand-placed = { $side-cap } schütten auf { $space } Treibsand auf.
event-refilled = { $side-cap } ziehen: { $cards }.
event-drew = { $side-cap } ziehen { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}.
event-market-filled = Neu auf dem Schwarzmarkt { $side-of }: { $upgrade }.
event-ghoul-rose = { $who-cap } erhebt sich auf { $space }.
event-ghoul-moved = { $who-cap } geht nach { $space }.
event-ghoul-cards-turned = Als Nächstes: { $ghouls }.
event-came-home = { $who-cap } ist daheim.
event-ended = { $verdict }

## How it ends
verdict-H-base = Die Menschen bringen die Auserwählte nach Hause und gewinnen.
verdict-V-base = Die Vampire bringen die Auserwählte nach Hause und gewinnen.
verdict-H-annihilation = Die Vampire haben keine Punkte mehr: Die Menschen gewinnen.
verdict-V-annihilation = Die Menschen haben keine Punkte mehr: Die Vampire gewinnen.
verdict-SS-annihilation = Beide Fraktionen gehen zugleich unter: Die Geheimgesellschaft gewinnt.
verdict-SS-last-space = Die Auserwählte erreicht das letzte Feld: Die Geheimgesellschaft gewinnt.
verdict-SS-six-turns = Die Geheimgesellschaft hat die Auserwählte sechs Züge lang gehabt und gewinnt.
verdict-H-dawn = Der Morgen graut. Die Menschen haben mehr Punkte und gewinnen.
verdict-V-dawn = Der Morgen graut. Die Vampire haben mehr Punkte und gewinnen.
verdict-SS-dawn = Der Morgen graut, und beide Fraktionen haben gleich viele Punkte: Die Geheimgesellschaft gewinnt.
verdict-P-escape = Alle drei sind daheim: Du gewinnst.
verdict-G-ghoul = Ein Ghul hat einen deiner Charaktere erwischt: Die Ghule gewinnen.
account-points = Fraktionspunkte

## How even it is
balance-beginner = Gewonnen von der beginnenden Fraktion, von denen, die eine Fraktion gewann
balance-humans = Gewonnen von den Menschen, von denen, die eine Fraktion gewann
balance-nobody = Von niemandem gewonnen
balance-society = Gewonnen von der Geheimgesellschaft
balance-escape = Allein entkommen
balance-turns = Züge, die alle haben, Median

## Settings
setting-faction = Solospiel: deine Fraktion
    .help = Wessen drei Figuren im Solospiel den Plan durchqueren: H für die Menschen, V für die Vampire.
setting-turn_limit = Morgengrauen nach Zug
    .help = Nach so vielen Zügen graut der Morgen, und die Fraktion mit mehr Punkten gewinnt.
setting-grace_turn = Schonfrist
    .help = In dem Zug, in dem eine Fraktion die Auserwählte bekommt, ist ihre Basis für ihre Charaktere geschlossen.
setting-first_turn_cards = Karten im allerersten Zug
    .help = Wie viele Aktionskarten im ersten Zug des Spiels gespielt werden dürfen.
setting-first_turn_tokens = Verbündeten-Marker im allerersten Zug
    .help = Wie viele Verbündeten-Marker im ersten Zug des Spiels versetzt werden dürfen.
setting-ks_quicksand = Extra: Treibsand
    .help = Eine Fraktion darf für 3 Machtstufen Treibsand kaufen und auf eine Kreuzung legen.
setting-ks_rifle = Extra: Gewehr des Majors
    .help = Zwei Karten „Gewehr des Majors“ kommen zu den Verbesserungskarten der Menschen.
setting-ks_bear = Extra: Bärenfalle
    .help = Zwei Karten „Bärenfalle“ kommen zu den Verbesserungskarten der Vampire.
setting-ks_thief = Extra: Dieb
    .help = Der Dieb und seine fünf Karten ersetzen einen der Menschen.
setting-ks_gargoyle = Extra: Vampir-Gargoyle
    .help = Ein Gargoyle steht für einen der Verbündeten-Marker der Vampire. Nur fürs Auge.
setting-ks_score = Extra: Punktefiguren
    .help = Zwei Figuren zeigen die Fraktionspunkte an. Nur fürs Auge.
setting-thief_replaces = Der Dieb ersetzt
    .help = An wessen Stelle der Dieb tritt: D für den Doktor, M für den Major, R für den Reverend.
setting-thief_ability = Fähigkeit des Diebs
    .help = Der Dieb erbt die Fähigkeit dessen, den er ersetzt (inherit), oder hat keine (none).
setting-faction-H = Menschen
setting-faction-V = Vampire
setting-thief_replaces-D = Doktor
setting-thief_replaces-M = Major
setting-thief_replaces-R = Reverend
setting-thief_ability-inherit = geerbt
setting-thief_ability-none = keine
