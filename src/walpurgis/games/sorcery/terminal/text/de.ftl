# Sorcery im Terminal: Beschriftungen, Zahlen, wie man Orte tippt, Zeichen.

## The turn
short-round = Runde { $round } von { $rounds }
short-last-round = die letzte Runde
short-actions = { $count ->
    [one] noch 1 Aktion
   *[other] noch { $count } Aktionen
 }
short-acting = Handelt gerade
short-casting = Wird gesprochen
short-cast = { $spell }, von { $who }
short-cast-at = { $spell }, von { $who } auf { $targets }
short-domains = Über dem Schlachtfeld
short-area = { $who } stellt auf
short-corners = { $one } bis { $other }

## The players
short-south = Südrand
short-west = Westrand
short-north = Nordrand
short-east = Ostrand
short-team = mit { $who }
short-objectives-held = { $count ->
    [one] 1 Objekt
   *[other] { $count } Objekte
 }
short-points = { $scored ->
    [one] 1 Punkt gewonnen
   *[other] { $scored } Punkte gewonnen
 } (Armee: { $brought })
short-out = ausgeschieden
short-nobody = niemand
short-objectives = Objekte
short-fallen = Gefallen

## A figure
short-place = auf { $place }, Blick nach { $heading }
short-n = Norden
short-ne = Nordosten
short-e = Osten
short-se = Südosten
short-s = Süden
short-sw = Südwesten
short-w = Westen
short-nw = Nordwesten
short-click = Klick { $click } von { $clicks }
short-tokens = { $count ->
    [one] 1 Marke
   *[other] { $count } Marken
 }
short-reserve = noch nicht aufgestellt
short-air = in der Luft
short-captor = gefangen von { $who }
short-captive = führt gefangen: { $who }
short-touches = berührt { $who }
short-given = hat gehandelt
short-barred = keine Aktion in diesem Zug
short-demoralized = demoralisiert
short-immune = immun gegen Magie
short-tapped = angezapft

## Books and spells
short-lying = liegt auf { $place }
short-closed = { $count ->
    [one] geschlossen, 1 Spruch
   *[other] geschlossen, { $count } Sprüche
 }
short-holds = enthält { $spells }
short-seen = bisher gesehen: { $spells }
short-down = verdeckt obenauf: { $spell }
short-card = { $type }, { $pages ->
    [one] 1 Seite
   *[other] { $pages } Seiten
 }, { $bars ->
    [one] 1 Strich
   *[other] { $bars } Striche
 }
short-book = { $pages ->
    [one] 1 Seite
   *[other] { $pages } Seiten
 }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
short-on = auf { $who }
short-at = auf { $place }
short-ends-in = { $count ->
    [one] noch 1 Zug
   *[other] noch { $count } Züge
 }
short-by = gesprochen von { $who }

## The ground
short-ground = Schlachtfeld
short-board = { $inches }″ mal { $inches }″, { $total } Punkte
short-clear = frei
short-structure = { $count ->
    [one] 1 Strukturpunkt
   *[other] { $count } Strukturpunkte
 }

## Answers
short-such-as = Mit der Nummer oder einem Kürzel wie { $key }:
short-places = Orte, in Zoll vom West- und vom Südrand:
short-deed-move = gehen
short-deed-turn = drehen
short-deed-double = Eilmarsch
short-deed-soar = abheben oder landen
short-deed-quick = flink:
short-deed-form = Formation führen
short-deed-close = angreifen
short-deed-capture = fangen
short-deed-charge = Sturmangriff
short-deed-surge = Vorstoß
short-deed-wall = einreißen
short-deed-shot = schießen auf
short-deed-shots = auf mehrere schießen
short-deed-volley = Salve auf
short-deed-blast = Magischer Schlag auf
short-deed-freeze = einfrieren
short-deed-flame = Flamme auf
short-deed-wave = Schockwelle
short-deed-bound = gehen und schießen
short-deed-breach = zerschießen
short-deed-confuse = betören
short-deed-heal = heilen
short-deed-lift = schweben lassen
short-deed-raise = Tote rufen
short-deed-regen = regenerieren
short-deed-cast = sprechen
short-deed-browse = nachschlagen in
short-deed-shake = abschütteln
short-deed-equip = aufheben
short-deed-drop = ablegen
short-deed-hand = weitergeben
short-deed-siphon = Energie abzapfen:
short-deed-tap = anzapfen
short-deed-poison = vergiften
short-deed-rally = Wurf auf Befehlsgewalt
short-deed-renew = erneuern

## Places and paths that are typed
short-how-look = Tippe eine Nummer oder > und eine Figur, eine Himmelsrichtung (n, ne, e, se, s, sw, w, nw) oder einen Ort: >b3, >ne, >18.5,20.
short-how-place = Tippe eine Nummer oder einen Ort in Zoll vom West- und vom Südrand: 18.5,20.25.
short-how-place-and-look = Tippe eine Nummer oder einen Ort in Zoll und, wenn du magst, eine Blickrichtung: 18.5,20.25 >n.
short-how-path = Tippe eine Nummer oder { $places ->
    [one] einen Ort
   *[other] bis zu { $places } Orte
 } in Zoll und die Blickrichtung (sonst zum nächsten Gegner): 18.5,20.25 >b3, >ne oder >22,21. Mit try davor siehst du, was folgen würde.
short-no-look = Nach „{ $word }“ kann niemand schauen: Nenne eine Figur auf dem Schlachtfeld, n, ne, e, se, s, sw, w, nw oder einen Ort.

## What trying tells
short-try-path = Weg
short-try-facing = Blick nach
short-try-used = Verbraucht
short-try-left = Übrig
short-try-stopped-by = Aufgehalten von
short-try-captive = Gefangener auf
short-try-contacts = Berührt
short-try-touches = Berührt
short-try-spins = Freie Drehung für
short-try-impaled-by = Stangenwaffen, die treffen
short-try-objectives = Objekte
short-try-close = Nahkampf
short-try-ranged = Fernkampf
short-try-spells = Sprüche
short-try-threats = Gefahr durch
short-try-place = Ort
short-try-within = In seiner Reichweite
short-try-corners = Bedeckt
short-line-hindered = behindert
short-line-blocked = blockiert
short-threat-charge = (Sturmangriff)
short-threat-shoot = (Schuss)

## Signs
short-legend-figures = A3^ eine Figur; der Strich weist von der Marke dorthin, wohin sie blickt: A3^ Norden, A3/ Nordosten, A3> Osten, A3\ Südosten, A3v Süden, /A3 Südwesten, <A3 Westen, \A3 Nordwesten.
short-legend-values = 2/6 der Klick der Drehscheibe, { $token } eine Marke, 7/9/15/1 Geschwindigkeit, Angriff, Verteidigung, Schaden, 10:2 Reichweite und Fernkampfschaden.
short-legend-ground = o1 ein Objekt, { $glyph } eine Rune, k1 ein Buch am Boden; { $shades }. Der Rand zählt Zoll.
short-legend-books = In einem Buch, das dir offen liegt, kommt der [markierte Spruch] zuerst.
