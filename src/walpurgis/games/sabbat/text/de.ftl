# Sabbat Magica in German. Everything a player reads: names, questions, options, events, account.
# Forms of a name (attributes) are offered to the sentences as $name-form.

title = Sabbat Magica
blurb = Lass deine Geister die Kaninchen, Nonnen und Oger Helvetias das Fürchten lehren und nähre sie mit dem Schrecken, den sie verbreiten.

## Peoples. The value is the name of the player in sentences; it stands at the beginning or in the middle.
people-B = Blau
    .magician = Sukkuba von Argosola
    .ghosts = Sklaven
    .board = Schminktisch
people-R = Rot
    .magician = Vampir von Zugriga
    .ghosts = Schergen
    .board = Zauberertisch
people-Y = Gelb
    .magician = Magier von Sanagal
    .ghosts = Geisterwesen
    .board = Alchemistentisch
people-G = Grün
    .magician = Elfe von Luserna
    .ghosts = Irrlichter
    .board = Holzdolmen

## Resources. The value names the kind; .obj is what somebody takes, pays or loses ($n of them), .subj what lies or appears somewhere, .many the plural without a number.
resource-s = Spinne
    .obj = { $n ->
        [one] eine Spinne
       *[other] { $n } Spinnen
    }
    .subj = { $n ->
        [one] eine Spinne
       *[other] { $n } Spinnen
    }
    .many = Spinnen
    .short = s
resource-r = Rattenschwanz
    .obj = { $n ->
        [one] einen Rattenschwanz
       *[other] { $n } Rattenschwänze
    }
    .subj = { $n ->
        [one] ein Rattenschwanz
       *[other] { $n } Rattenschwänze
    }
    .many = Rattenschwänze
    .short = r
resource-g = Edelstein
    .obj = { $n ->
        [one] einen Edelstein
       *[other] { $n } Edelsteine
    }
    .subj = { $n ->
        [one] ein Edelstein
       *[other] { $n } Edelsteine
    }
    .many = Edelsteine
    .short = g
resource-m = Sabbatmaske
    .obj = { $n ->
        [one] eine Sabbatmaske
       *[other] { $n } Sabbatmasken
    }
    .subj = { $n ->
        [one] eine Sabbatmaske
       *[other] { $n } Sabbatmasken
    }
    .many = Sabbatmasken
    .short = m

store-2 = 2H-Vorrat
store-1 = 1H-Vorrat

## Places. .to after a verb of motion, .from where something leaves, .in where it stands.
place-br = Zugbrücke
    .to = auf die Zugbrücke
    .from = von der Zugbrücke
    .in = auf der Zugbrücke
place-gy = Friedhof
    .to = auf den Friedhof
    .from = vom Friedhof
    .in = auf dem Friedhof
place-gd-gla = Glashütte
    .to = in die Glashütte
    .from = aus der Glashütte
    .in = in der Glashütte
place-gd-cry = Kristallkugel
    .to = zur Kristallkugel
    .from = von der Kristallkugel
    .in = bei der Kristallkugel
place-gd-can = Kantine
    .to = in die Kantine
    .from = aus der Kantine
    .in = in der Kantine
place-gd-tra = Übungsplatz
    .to = auf den Übungsplatz
    .from = vom Übungsplatz
    .in = auf dem Übungsplatz
place-gd-alc = Büro des Alchemisten
    .to = ins Büro des Alchemisten
    .from = aus dem Büro des Alchemisten
    .in = im Büro des Alchemisten
place-gd-zen = Zen-Garten
    .to = in den Zen-Garten
    .from = aus dem Zen-Garten
    .in = im Zen-Garten
place-rg-tur = Turgapel
    .to = nach Turgapel
    .from = aus Turgapel
    .in = in Turgapel
    .folk = Zentauren
place-rg-nes = Neshata
    .to = nach Neshata
    .from = aus Neshata
    .in = in Neshata
    .folk = Kaninchen
place-rg-gin = Gineva
    .to = nach Gineva
    .from = aus Gineva
    .in = in Gineva
    .folk = Diplomaten
place-rg-vad = Vada
    .to = nach Vada
    .from = aus Vada
    .in = in Vada
    .folk = Gladiatoren
place-rg-fri = Friburga
    .to = nach Friburga
    .from = aus Friburga
    .in = in Friburga
    .folk = Nonnen
place-rg-val = Valé
    .to = nach Valé
    .from = aus Valé
    .in = in Valé
    .folk = Narren
place-rg-ber = Berena
    .to = nach Berena
    .from = aus Berena
    .in = in Berena
    .folk = Bären
place-rg-gri = Grisa
    .to = nach Grisa
    .from = aus Grisa
    .in = in Grisa
    .folk = Oger

## Manor tiles. .does says what the tile is for.
tile-t_s = Spinnen
    .does = 2 Spinnen nehmen
tile-t_r = Rattenschwänze
    .does = 2 Rattenschwänze nehmen
tile-t_g = Edelsteine
    .does = 2 Edelsteine nehmen
tile-t_m = Sabbatmasken
    .does = 2 Sabbatmasken nehmen
tile-t_gri = Zauberbuch
    .does = deine verfluchte Ressource entfernen
tile-t_clo = Uhr
    .does = alles aus dem 1H-Vorrat zurück in den 2H-Vorrat legen
tile-t_ter = Terrorisator
    .does = eine Ressource für 4 Schreckenspunkte (2H) oder 2 Schreckenspunkte (1H) ablegen
tile-t_tub = Reagenzglas
    .does = beliebig viele Ressourcen einer Art umtauschen

## Garden bonuses: .major on place 1, .minor on place 2.
garden-gla = Spiegel
    .major = +1 Schreckenspunkt für jeden Spiegel, den du nutzt
    .minor = +1 Schreckenspunkt, wenn du einen gesprungenen Spiegel zerbrichst
garden-cry = Regionen
    .major = +1 SP für jede deiner Regionen mit dem Wert 2 oder 3
    .minor = +1 SP für jede deiner Regionen mit dem Wert 2
garden-can = Ernährung und Spielreihenfolge
    .major = 2 Geister weniger zu ernähren, +2 bei der Spielreihenfolge
    .minor = 1 Geist weniger zu ernähren, +1 bei der Spielreihenfolge
garden-tra = Kämpfe
    .major = +1 SP für jeden gewonnenen Kampf
    .minor = +1 SP für jeden in einer Region gewonnenen Kampf
garden-alc = Anerkennung
    .major = bis zu 2 Ressourcen je anerkanntem Satz zurück
    .minor = bis zu 1 Ressource je anerkanntem Satz zurück
garden-zen = Rückkehr
    .major = 2 Schreckenspunkte statt 1 für jeden Geist, der auf die Zugbrücke zurückkehrt
    .minor = 2 Schreckenspunkte statt 1 für jeden Geist, der aus einer Region zurückkehrt

## Time cards and their bonuses
time-ful = Vollmond
time-foo = Narrenfest
time-nat = Fest der Mutter Natur
time-har = Erntefest
time-hal = Halbmond
time-car = Karneval
time-dar = Dunkler Mond
bonus-T1 = 1 Schreckenspunkt
bonus-T2 = 2 Schreckenspunkte
bonus-V1 = 1 SP
bonus-V2 = 2 SP
bonus-any = 1 Ressource nach Wahl
bonus-s = 1 Spinne
bonus-r = 1 Rattenschwanz
bonus-g = 1 Edelstein
bonus-m = 1 Sabbatmaske

## POWER cards. .does is the effect in short.
power-lux = Üppigkeit
    .does = bei einer beliebigen eigenen Entscheidung nimmst du 2 Ressourcen nach Wahl in den 2H-Vorrat (normalerweise in zwei Runden des Spiels)
power-app = Erscheinung
    .does = am Ende der Zaubererbewegung erhält jeder benachbarte Gegner eine Ressource deiner Wahl in seinen 1H-Vorrat
power-sec = Geheimer Ort
    .does = einer deiner Geister kann von Rundenbeginn bis zum Ende der Phase B weder gezogen noch angegriffen werden
power-dop = Doppelgänger
    .does = am Ende der Zaubererbewegung nutzt du das Plättchen oder einen Spiegel noch einmal (normalerweise in fünf Runden des Spiels)
power-tel = Teleportation
    .does = in der Geisterbewegung zieht ein Geist ohne Portalgebühr in eine beliebige Region
power-fir = Feuerball
    .does = am Ende der Zaubererbewegung verliert jeder benachbarte Gegner einen Geist von der Zugbrücke an den Friedhof
power-bat = Fledermäuse
    .does = dein Zauberer fliegt auf ein beliebiges freies Feld
power-sed = Verführung
    .does = am Ende der Zaubererbewegung stiehlst du alle Edelsteine aus den Vorräten benachbarter Gegner (normalerweise in vier Runden des Spiels)
power-imm = Gabe der Unsterblichkeit
    .does = ein im Kampf verdrängter Geist erscheint auf einem freien Platz desselben Plans wieder
power-boo = Beschleunigung
    .does = zu Beginn der Geisterbewegung: deine Geister dürfen zwischen Nachbarorten zwei Schritte gehen
power-spe = Zauberbann
    .does = am Ende der Zaubererbewegung stiehlst du jedem benachbarten Gegner 1 Schreckenspunkt (normalerweise in zwei Runden des Spiels)
power-fre = Raserei
    .does = in der Geisterbewegung erhältst du 3 Schreckenspunkte (normalerweise in einer Runde des Spiels)

## Phases and words of the board
phase-study = Planung
phase-bonus = Bonus der Runde
phase-act = Machenschaften
phase-magician = Machenschaften: Zauberer
phase-ghosts = Machenschaften: Geister
phase-stewardship = Versorgung
phase-end = Spielende
board-round = Runde { $round } von { $rounds }
board-lap = Aktion { $lap } von { $actions }
board-order = Spielreihenfolge
board-terror = Schrecken
board-vp = SP
board-zone = Anerkennungsfeld
board-skull = Totenkopffeld
board-cursed = verflucht
board-chimeras = Chimären
board-power = POWER-Karte
board-manor = Herrenhaus
board-regions = Regionen
board-gardens = Gärten
board-ghosts = Geister
board-magician = Zauberer
board-off-grid = neben dem Herrenhaus
board-gate = Portal
board-gates-out = Portale, die nicht im Spiel sind
board-places = Plätze
board-place = Platz { $n }: { $what }
board-free-place = frei
board-mirrors = Spiegel
board-intact = heil
board-cracked = gesprungen
board-broken = zerbrochen
board-protected = geschützt
board-moved = hat gezogen
board-unseen-cards = Noch unbekannte Zeitkarten
board-removed-card = Nicht im Spiel war die Zeitkarte „{ $card }“.
board-last-round = Dies ist die letzte Runde.
board-bonus-taken = genommen von { $who }
board-whole = Der Spielplan von Sabbat Magica
board-mirror = Spiegel { $mirror }, { $state }
board-invocation = Geister für die Zugbrücke
board-hand-closed = { $who }: Die Hand ist geschlossen
board-canteen-counts = Kantine: +{ $n }
board-power-ready = bereit
board-power-used = in dieser Runde benutzt
board-empty = leer
board-legend = Jedes Feld zeigt sein Plättchen; ein Buchstabe in Klammern ist ein Zauberer, und jedes Volk hat seine eigene Form von Klammern. Geister sind der Reihe nach ab Platz 1 aufgeführt.

## Squares and mirrors are called by their letters and numbers.
square-a1 = a1
square-b1 = b1
square-c1 = c1
square-d1 = d1
square-a2 = a2
square-b2 = b2
square-c2 = c2
square-d2 = d2
square-a3 = a3
square-b3 = b3
square-c3 = c3
square-d3 = d3
square-a4 = a4
square-b4 = b4
square-c4 = c4
square-d4 = d4
mirror-Na = Na
mirror-Nb = Nb
mirror-Nc = Nc
mirror-Nd = Nd
mirror-Sa = Sa
mirror-Sb = Sb
mirror-Sc = Sc
mirror-Sd = Sd
mirror-W1 = W1
mirror-W2 = W2
mirror-W3 = W3
mirror-W4 = W4
mirror-E1 = E1
mirror-E2 = E2
mirror-E3 = E3
mirror-E4 = E4

## Questions
ask-secret-area = Welchen deiner Geister schützt „Geheimer Ort“ in dieser Runde?
ask-invoke = { $available ->
        [0] Du hast keinen Geist mehr, den du auf die Zugbrücke entsenden könntest.
        [one] Entsendest du deinen einen verfügbaren Geist auf die Zugbrücke?
       *[other] Wie viele deiner { $available } Geister entsendest du auf die Zugbrücke?
    }
ask-invoke-first = { $available ->
        [0] Du hast keinen Geist mehr, den du auf die Zugbrücke entsenden könntest.
        [one] Entsendest du deinen einen verfügbaren Geist auf die Zugbrücke?
       *[other] Wie viele deiner { $available } Geister entsendest du auf die Zugbrücke? (Tipp fürs erste Spiel: 1 bis 3.)
    }
ask-bonus = Welchen Bonus der Zeitkarte nimmst du?
ask-luxuriance = Üppigkeit: Welche zwei Ressourcen nimmst du in den 2H-Vorrat?
ask-action = Was machst du mit dieser Aktion?
ask-magician = Wohin zieht dein Zauberer?
ask-effect = Dein Zauberer steht auf { $square }. Was nutzt du dort?
ask-terroriser = Terrorisator: Welche Ressource legst du ab?
ask-test-tube = Reagenzglas: Welche Art von Ressource gibst du ab?
ask-test-tube-2h = Reagenzglas: Wie viele { $resource-many } gibst du aus dem 2H-Vorrat ab?
ask-test-tube-1h = Reagenzglas: Wie viele { $resource-many } gibst du aus dem 1H-Vorrat ab?
ask-test-tube-into-2h = Reagenzglas: Was erhältst du im 2H-Vorrat?
ask-test-tube-into-1h = Reagenzglas: Was erhältst du im 1H-Vorrat?
ask-end-of-magician = Nutzt du am Ende der Zaubererbewegung deine POWER-Karte?
ask-apparition = Erscheinung: Was erscheint im 1H-Vorrat von { $who }?
ask-ghosts = Welcher Geist zieht als Nächster, und wohin?
ask-pay = Aus welchem Vorrat zahlst du die Gebühr für das Portal { $where-to }?
ask-arrive = Dein Geist kommt { $where-in } an. Was tut er?
ask-immortality = Dein Geist wurde { $where-in } verdrängt. Erscheint er wieder?
ask-feed = Der Schrecken reicht nicht für alle. Wähle { $count ->
        [one] den Geist, der hungrig bleibt
       *[other] die { $count } Geister, die hungrig bleiben
    }.
ask-alchemist = Alchemist: Welche Ressourcen dieses Satzes nimmst du zurück (höchstens { $most })?

## Options
option-hide = den Geist { $where-in } schützen
option-hide-nobody = in dieser Runde keinen Geist schützen
option-send = { $n ->
        [0] keinen Geist
        [one] 1 Geist
       *[other] { $n } Geister
    } entsenden
option-send-with-canteen = { $n ->
        [0] keinen Geist
        [one] 1 Geist
       *[other] { $n } Geister
    } entsenden, die Kantine zählt +{ $bonus }
option-send-without-canteen = { $n ->
        [0] keinen Geist
        [one] 1 Geist
       *[other] { $n } Geister
    } entsenden, ohne die Kantine
option-take-bonus = Bonus { $slot }: { $bonus }
option-take-any-resource = Bonus { $slot }: { $resource }
option-use-luxuriance = Üppigkeit: zwei Ressourcen nehmen
option-move-magician = den Zauberer bewegen
option-move-ghosts = die Geister bewegen
option-pass = passen
option-walk = { $square } ({ $tile })
option-fly = Fledermäuse: auf { $square } ({ $tile }) fliegen
option-use-tile = { $tile }: { $tile-does }
option-crack-mirror = Spiegel { $mirror } springen lassen: +{ $terror } Schrecken
option-break-mirror = Spiegel { $mirror } zerbrechen: +{ $terror } Schrecken
option-use-nothing = nichts nutzen
option-burn = { $resource } aus dem { $store }: +{ $terror } Schrecken
option-this-resource = { $resource }
option-plant = { $resource }
option-use-tile-again = Doppelgänger: das Plättchen ({ $tile }) noch einmal nutzen
option-crack-mirror-too = Doppelgänger: Spiegel { $mirror } springen lassen, +{ $terror } Schrecken
option-break-mirror-too = Doppelgänger: Spiegel { $mirror } zerbrechen, +{ $terror } Schrecken
option-use-fireball = Feuerball: jedem benachbarten Gegner einen Geist verbrennen
option-use-seduction = Verführung: alle Edelsteine der benachbarten Gegner nehmen
option-use-spell = Zauberbann: jedem benachbarten Gegner 1 Schreckenspunkt stehlen
option-use-apparition = Erscheinung: jedem benachbarten Gegner eine Ressource unterschieben
option-use-no-power = die Aktion beenden
option-enter-garden = von der Zugbrücke { $to-to }
option-enter-region = von der Zugbrücke { $to-to } für { $fee-obj }
option-teleport = Teleportation { $to-to }, ohne Gebühr
option-go-back = { $origin-from } zurück auf die Zugbrücke
option-go-on = { $origin-from } { $to-to }
option-end-ghosts = die Aktion beenden
option-use-frenzy = Raserei: +3 Schrecken
option-use-booster = Beschleunigung: Geister dürfen in dieser Aktion zwei Schritte weit ziehen
option-pay = { $fee-obj } aus dem { $store }
option-pay-from-both = { $from1-obj } aus dem 1H-Vorrat, { $from2-obj } aus dem 2H-Vorrat
option-take-place = den freien Platz { $place } einnehmen
option-fight = kämpfen: −{ $cost } Schrecken, +{ $vp } SP
option-fight-and-expel = kämpfen: −{ $cost } Schrecken, +{ $vp } SP, { $loser } wird verdrängt
option-be-turned-away = sich abweisen lassen: +1 Schrecken, aber { $rivals-count ->
        [one] +{ $vp } SP
       *[other] je +{ $vp } SP
    } für { $rivals }
option-reappear = { $where-in } wieder erscheinen
option-go-to-graveyard = auf den Friedhof gehen: +1 Schrecken
option-let-starve = der Geist { $where-in }
option-let-starve-on-bridge = ein Geist auf der Zugbrücke

## Events
event-round-began = Runde { $round } beginnt.
event-card-turned = { $card }: { $actions ->
        [one] 1 Aktion
       *[other] { $actions } Aktionen
    } für alle.
event-curse-struck = Der Fluch trifft { $who }: −{ $vp } SP.
event-spoiled = Bei { $who } { $count ->
        [one] verdirbt eine Ressource
       *[other] verderben { $count } Ressourcen
    }: Auf dem Totenkopffeld liegt eine verfluchte Ressource.
event-invoked = { $who } entsendet { $sent ->
        [0] keinen Geist
        [one] 1 Geist
       *[other] { $sent } Geister
    } auf die Zugbrücke; auf dem Friedhof { $kept ->
        [0] ruht keiner
        [one] ruht 1
       *[other] ruhen { $kept }
    }.
event-canteen-counted = Die Kantine zählt für { $who }: +{ $bonus }.
event-order-set = Spielreihenfolge: { $order-then }.
event-bonus-taken = { $who } nimmt den Bonus: { $bonus }.
event-passed = { $who } passt.
event-magician-moved = Der Zauberer von { $who } zieht auf { $square }.
event-resources-taken = { $who } nimmt { $resources-obj }.
event-curse-lifted = { $who } liest im Zauberbuch: Der Fluch ist gebrochen.
event-clock-turned-back = { $who } dreht die Uhr zurück: { $count ->
        [one] 1 Ressource
       *[other] { $count } Ressourcen
    } aus dem 1H-Vorrat in den 2H-Vorrat.
event-resource-burnt = { $who } wirft { $resource-obj } aus dem { $store } in den Terrorisator: +{ $terror } Schrecken.
event-exchanged = { $who } tauscht { $count ->
        [one] { $resource-obj }
       *[other] { $count } { $resource-many }
    } gegen { $received-obj }.
event-mirror-cracked = { $who } lässt Spiegel { $mirror } springen: +{ $terror } Schrecken.
event-mirror-broken = { $who } zerbricht Spiegel { $mirror }: +{ $terror } Schrecken.
event-gate-paid = { $who } zahlt für das Portal { $where-to } { $fee-obj }.
event-returned = Ein Geist von { $who } kehrt { $where-from } auf die Zugbrücke zurück: +{ $terror } Schrecken.
event-place-taken = Ein Geist von { $who } nimmt { $where-in } Platz { $place } ein.
event-fought = { $who } kämpft { $where-in } gegen { $beaten }: −{ $cost } Schrecken, +{ $vp } SP.
event-expelled = Der Geist von { $who } wird { $where-in } verdrängt und kommt auf den Friedhof: +{ $terror } Schrecken.
event-turned-away = Ein Geist von { $who } wird { $where-in } abgewiesen: { $rivals-count ->
        [one] +{ $vp } SP
       *[other] je +{ $vp } SP
    } für { $rivals }, +{ $terror } Schrecken für { $who }.
event-power-opened = { $who } deckt eine POWER-Karte auf: „{ $power }“!
event-power-used = { $who } nutzt „{ $power }“.
event-protected = „Geheimer Ort“ schützt in dieser Runde den Geist von { $who } { $where-in }.
event-appeared = Im 1H-Vorrat von { $who } erscheint { $resource-subj }.
event-burnt = Ein Geist von { $who } verbrennt auf der Zugbrücke und kommt auf den Friedhof.
event-seduced = { $who } betört die Nachbarn und erbeutet { $count ->
        [one] einen Edelstein
       *[other] { $count } Edelsteine
    }.
event-bewitched = { $who } stiehlt { $victims } { $victims-count ->
        [one] 1 Schreckenspunkt
       *[other] je 1 Schreckenspunkt
    }.
event-frenzied = { $who } gerät in Raserei: +{ $terror } Schrecken.
event-reappeared = Der Geist von { $who } erscheint { $where-in } wieder.
event-fed = { $who } ernährt die Geister mit { $terror ->
        [one] 1 Schreckenspunkt
       *[other] { $terror } Schreckenspunkten
    }.
event-starved = { $where-count ->
        [one] Ein hungriger Geist von { $who } geht
       *[other] { $where-count } hungrige Geister von { $who } gehen
    } { $where-from } auf den Friedhof: −{ $where-count } SP.
event-regions-scored = { $who } erhält { $vp } SP aus den Regionen.
event-approved = { $who } lässt { $sets ->
        [one] einen Satz
       *[other] { $sets } Sätze
    } anerkennen und erhält { $sets ->
        [one] eine Chimäre
       *[other] { $sets } Chimären
    }.
event-recovered = Der Alchemist rettet für { $who } { $resources-obj }.
event-game-ended = Der Sabbat ist vorbei.

## Account and options of the table
account-track = Siegpunkte auf der Leiste
account-chimeras = Chimären, je { $each } SP
setting-peoples = Völker
    .help = Wer welches Volk spielt: Buchstaben in Sitzreihenfolge (B Sukkuba, R Vampir, Y Magier, G Elfe) oder „random“ für eine zufällige Verteilung.
setting-use_powers = POWER-Karten
    .help = Jedes Volk spielt mit seinen drei POWER-Karten.
setting-power_uses = Wie oft eine POWER-Karte genutzt werden darf
    .help = „card“: einmal pro Runde, in so vielen Runden, wie die Karte sagt; „round“: einmal in jeder Runde; „game“: einmal im ganzen Spiel; „trigger“: bei jeder Gelegenheit („Üppigkeit“ einmal pro Runde).
setting-vp_floor_zero = Keine Siegpunkte unter null
    .help = Verluste enden bei 0, statt darunter weiterzugehen.
setting-roomy_gardens = Weite Gärten
    .help = Auch zu zweit hat jeder Garten einen zweiten Platz, sodass es die kleinen Boni gibt.
setting-peoples-random = zufällig
setting-power_uses-card = wie die Karte sagt
setting-power_uses-round = einmal in jeder Runde
setting-power_uses-game = einmal im Spiel
setting-power_uses-trigger = bei jeder Gelegenheit

## Where points come from
web-sm-terror = Terror
web-sm-from-fights = Kämpfe
web-sm-from-regions = Regionen
web-sm-from-bonus = Boni
web-sm-from-hunger = Hunger
web-sm-from-curses = Flüche
