# Sorcery in German: warriors, factions, abilities, books, domains, terrain, battlefields, armies, and the words of the dial. Spells stand in the other file.
# warrior is the full name, and .a counts ($n of them, accusative: "einen Turmwächter", "2 Turmwächter"); so it is with books. warrior-short is what a warrior is
# called in play, where its label follows: .the stands inside a sentence ("der Novize"), .cap begins one, .acc is its object ("den Novizen"), .dat follows "mit"
# or "von" ("dem Novizen"), .of says whose ("des Novizen"). Pieces of terrain have .a (accusative), .the, .cap and .acc.
# "In Basenkontakt" is contact with the warrior. Abilities and powers stand without an article and are not declined.

## Warriors
warrior-DEL1 = Delphana-Meister
    .a = { $n ->
        [one] einen Delphana-Meister
       *[other] { $n } Delphana-Meister
    }
warrior-DEL2 = Turmwächter
    .a = { $n ->
        [one] einen Turmwächter
       *[other] { $n } Turmwächter
    }
warrior-DEL3 = Sephine Tal, Erzmagierin der Türme
    .a = Sephine Tal
warrior-FOR1 = Runenhammer-Novize
    .a = { $n ->
        [one] einen Runenhammer-Novizen
       *[other] { $n } Runenhammer-Novizen
    }
warrior-FOR2 = Glutschloss-Schütze
    .a = { $n ->
        [one] einen Glutschloss-Schützen
       *[other] { $n } Glutschloss-Schützen
    }
warrior-FOR3 = Durgan Kettle, Schmiedefürst
    .a = Durgan Kettle
warrior-BLO1 = Blutakolyth
    .a = { $n ->
        [one] einen Blutakolythen
       *[other] { $n } Blutakolythen
    }
warrior-BLO2 = Blutroter Ritualist
    .a = { $n ->
        [one] einen Blutroten Ritualisten
       *[other] { $n } Blutrote Ritualisten
    }
warrior-BLO3 = Vashka Rel, Hierophantin
    .a = Vashka Rel
warrior-STO1 = Böenläufer
    .a = { $n ->
        [one] einen Böenläufer
       *[other] { $n } Böenläufer
    }
warrior-STO2 = Donnerhuf-Zentaur
    .a = { $n ->
        [one] einen Donnerhuf-Zentauren
       *[other] { $n } Donnerhuf-Zentauren
    }
warrior-STO3 = Brannoch Skyward, Ältester
    .a = Brannoch Skyward
warrior-ORS1 = Ley-Lehrling
    .a = { $n ->
        [one] einen Ley-Lehrling
       *[other] { $n } Ley-Lehrlinge
    }
warrior-ORS2 = Klingenmagier des Tempels
    .a = { $n ->
        [one] einen Klingenmagier des Tempels
       *[other] { $n } Klingenmagier des Tempels
    }
warrior-ORS3 = Ilvaren, Hochmagus
    .a = Ilvaren
warrior-CHA1 = Knochenzauber-Goblin
    .a = { $n ->
        [one] einen Knochenzauber-Goblin
       *[other] { $n } Knochenzauber-Goblins
    }
warrior-CHA2 = Wüter in Trance
    .a = { $n ->
        [one] einen Wüter in Trance
       *[other] { $n } Wüter in Trance
    }
warrior-CHA3 = Urgath, Khan-Schamane
    .a = Urgath
warrior-DRA1 = Drachen-Neophyt
    .a = { $n ->
        [one] einen Drachen-Neophyten
       *[other] { $n } Drachen-Neophyten
    }
warrior-DRA2 = Schuppenwächter
    .a = { $n ->
        [one] einen Schuppenwächter
       *[other] { $n } Schuppenwächter
    }
warrior-DRA3 = Azhurion, Ältester Mystiker
    .a = Azhurion
warrior-ROK1 = Seher von Rokos
    .a = { $n ->
        [one] einen Seher von Rokos
       *[other] { $n } Seher von Rokos
    }
warrior-ROK2 = Lichtrichter
    .a = { $n ->
        [one] einen Lichtrichter
       *[other] { $n } Lichtrichter
    }
warrior-ROK3 = Orakel Daheia
    .a = das Orakel Daheia
warrior-NIN1 = Knecht des Kreises
    .a = { $n ->
        [one] einen Knecht des Kreises
       *[other] { $n } Knechte des Kreises
    }
warrior-NIN2 = Gargyl des Pakts
    .a = { $n ->
        [one] einen Gargyl des Pakts
       *[other] { $n } Gargyle des Pakts
    }
warrior-NIN3 = Corvane, Neunter Magister
    .a = Corvane
warrior-APO1 = Aschenräuber
    .a = { $n ->
        [one] einen Aschenräuber
       *[other] { $n } Aschenräuber
    }
warrior-APO2 = Seuchenlanzer
    .a = { $n ->
        [one] einen Seuchenlanzer
       *[other] { $n } Seuchenlanzer
    }
warrior-APO3 = Herold des Vierten Siegels
    .a = den Herold des Vierten Siegels
warrior-MER1 = Gedungene Sturmharpyie
    .a = { $n ->
        [one] eine Gedungene Sturmharpyie
       *[other] { $n } Gedungene Sturmharpyien
    }
warrior-MER2 = Käuflicher Zauberkobold
    .a = { $n ->
        [one] einen Käuflichen Zauberkobold
       *[other] { $n } Käufliche Zauberkobolde
    }

warrior-short-DEL1 = Meister
    .the = der Meister
    .cap = Der Meister
    .acc = den Meister
    .dat = dem Meister
    .of = des Meisters
warrior-short-DEL2 = Turmwächter
    .the = der Turmwächter
    .cap = Der Turmwächter
    .acc = den Turmwächter
    .dat = dem Turmwächter
    .of = des Turmwächters
warrior-short-DEL3 = Sephine Tal
    .the = Sephine Tal
    .cap = Sephine Tal
    .acc = Sephine Tal
    .dat = Sephine Tal
    .of = von Sephine Tal
warrior-short-FOR1 = Novize
    .the = der Novize
    .cap = Der Novize
    .acc = den Novizen
    .dat = dem Novizen
    .of = des Novizen
warrior-short-FOR2 = Schütze
    .the = der Schütze
    .cap = Der Schütze
    .acc = den Schützen
    .dat = dem Schützen
    .of = des Schützen
warrior-short-FOR3 = Durgan Kettle
    .the = Durgan Kettle
    .cap = Durgan Kettle
    .acc = Durgan Kettle
    .dat = Durgan Kettle
    .of = von Durgan Kettle
warrior-short-BLO1 = Akolyth
    .the = der Akolyth
    .cap = Der Akolyth
    .acc = den Akolythen
    .dat = dem Akolythen
    .of = des Akolythen
warrior-short-BLO2 = Ritualist
    .the = der Ritualist
    .cap = Der Ritualist
    .acc = den Ritualisten
    .dat = dem Ritualisten
    .of = des Ritualisten
warrior-short-BLO3 = Vashka Rel
    .the = Vashka Rel
    .cap = Vashka Rel
    .acc = Vashka Rel
    .dat = Vashka Rel
    .of = von Vashka Rel
warrior-short-STO1 = Böenläufer
    .the = der Böenläufer
    .cap = Der Böenläufer
    .acc = den Böenläufer
    .dat = dem Böenläufer
    .of = des Böenläufers
warrior-short-STO2 = Zentaur
    .the = der Zentaur
    .cap = Der Zentaur
    .acc = den Zentauren
    .dat = dem Zentauren
    .of = des Zentauren
warrior-short-STO3 = Brannoch
    .the = Brannoch
    .cap = Brannoch
    .acc = Brannoch
    .dat = Brannoch
    .of = von Brannoch
warrior-short-ORS1 = Lehrling
    .the = der Lehrling
    .cap = Der Lehrling
    .acc = den Lehrling
    .dat = dem Lehrling
    .of = des Lehrlings
warrior-short-ORS2 = Klingenmagier
    .the = der Klingenmagier
    .cap = Der Klingenmagier
    .acc = den Klingenmagier
    .dat = dem Klingenmagier
    .of = des Klingenmagiers
warrior-short-ORS3 = Ilvaren
    .the = Ilvaren
    .cap = Ilvaren
    .acc = Ilvaren
    .dat = Ilvaren
    .of = von Ilvaren
warrior-short-CHA1 = Goblin
    .the = der Goblin
    .cap = Der Goblin
    .acc = den Goblin
    .dat = dem Goblin
    .of = des Goblins
warrior-short-CHA2 = Wüter
    .the = der Wüter
    .cap = Der Wüter
    .acc = den Wüter
    .dat = dem Wüter
    .of = des Wüters
warrior-short-CHA3 = Urgath
    .the = Urgath
    .cap = Urgath
    .acc = Urgath
    .dat = Urgath
    .of = von Urgath
warrior-short-DRA1 = Neophyt
    .the = der Neophyt
    .cap = Der Neophyt
    .acc = den Neophyten
    .dat = dem Neophyten
    .of = des Neophyten
warrior-short-DRA2 = Schuppenwächter
    .the = der Schuppenwächter
    .cap = Der Schuppenwächter
    .acc = den Schuppenwächter
    .dat = dem Schuppenwächter
    .of = des Schuppenwächters
warrior-short-DRA3 = Azhurion
    .the = Azhurion
    .cap = Azhurion
    .acc = Azhurion
    .dat = Azhurion
    .of = von Azhurion
warrior-short-ROK1 = Seher
    .the = der Seher
    .cap = Der Seher
    .acc = den Seher
    .dat = dem Seher
    .of = des Sehers
warrior-short-ROK2 = Lichtrichter
    .the = der Lichtrichter
    .cap = Der Lichtrichter
    .acc = den Lichtrichter
    .dat = dem Lichtrichter
    .of = des Lichtrichters
warrior-short-ROK3 = Daheia
    .the = Daheia
    .cap = Daheia
    .acc = Daheia
    .dat = Daheia
    .of = von Daheia
warrior-short-NIN1 = Knecht
    .the = der Knecht
    .cap = Der Knecht
    .acc = den Knecht
    .dat = dem Knecht
    .of = des Knechts
warrior-short-NIN2 = Gargyl
    .the = der Gargyl
    .cap = Der Gargyl
    .acc = den Gargyl
    .dat = dem Gargyl
    .of = des Gargyls
warrior-short-NIN3 = Corvane
    .the = Corvane
    .cap = Corvane
    .acc = Corvane
    .dat = Corvane
    .of = von Corvane
warrior-short-APO1 = Aschenräuber
    .the = der Aschenräuber
    .cap = Der Aschenräuber
    .acc = den Aschenräuber
    .dat = dem Aschenräuber
    .of = des Aschenräubers
warrior-short-APO2 = Lanzer
    .the = der Lanzer
    .cap = Der Lanzer
    .acc = den Lanzer
    .dat = dem Lanzer
    .of = des Lanzers
warrior-short-APO3 = Herold
    .the = der Herold
    .cap = Der Herold
    .acc = den Herold
    .dat = dem Herold
    .of = des Herolds
warrior-short-MER1 = Sturmharpyie
    .the = die Sturmharpyie
    .cap = Die Sturmharpyie
    .acc = die Sturmharpyie
    .dat = der Sturmharpyie
    .of = der Sturmharpyie
warrior-short-MER2 = Zauberkobold
    .the = der Zauberkobold
    .cap = Der Zauberkobold
    .acc = den Zauberkobold
    .dat = dem Zauberkobold
    .of = des Zauberkobolds

## Factions and subfactions
faction-atlantean-empire = Atlantisches Imperium
faction-black-powder-revolutionaries = Schwarzpulver-Revolutionäre
faction-dark-crusaders = Dunkle Kreuzritter
faction-elemental-freeholds = Elementaristen
faction-elven-lords = Elfen-Lords
faction-orc-khans = Ork-Khans
faction-draconum = Draconum
faction-solonavi = Solonavi
faction-mage-spawn = Mage Spawn
faction-apocalypse = Apokalypse

subfaction-delphana = Delphana
subfaction-forgemasters = Meister der Schmiede
subfaction-blood-cultists = Blutkultisten
subfaction-storm-druids = Sturmdruiden
subfaction-order-of-sorcery = Orden der Zauberei
subfaction-chaos-shamans = Chaos-Schamanen
subfaction-dragon-mystics = Drachenmystiker
subfaction-oracles-of-rokos = Orakel von Rokos
subfaction-ninth-circle = Orden des Neunten Kreises
subfaction-minions-of-apocalypse = Lakaien der Apokalypse

## What the warriors of a subfaction can do
power-focus = Fokus
power-focus-text = Der Krieger addiert 1 zu seinen Zauberbann-Würfen, beim Sprechen und beim Bannen.
power-spellbreach = Spruchkraft
power-spellbreach-text = Magische Immunität anderer hält weder die Sprüche noch die magischen Fähigkeiten des Kriegers auf.
power-siphon-energy = Energieraub
power-siphon-energy-text = Einmal zu Beginn deiner Befehlsphase darf der Krieger einer freundlichen Figur, die er berührt, 1 Überanstrengungsschaden zufügen und selbst eine Aktionsmarke verlieren.
power-natures-fury = Zorn der Natur
power-natures-fury-text = Erhält der Krieger eine Nah- oder Fernkampfaktion, wirft er einen Würfel. Zeigt dieser höchstens den unmodifizierten Schadenswert, kommt der Angriffsbonus noch einmal hinzu.
power-ley-harmony = Ley-Harmonie
power-ley-harmony-text = In den Büchern des Kriegers haben Sprüche mit drei Strichen nur zwei.
power-magestone-trance = Magestone-Trance
power-magestone-trance-text = Der Krieger darf eine zweite Aktion erhalten. Danach wirft er zwei Würfel und, wenn sie weniger als seinen Angriffswert zeigen, beide noch einmal; jeder zu niedrige Wurf kostet ihn 1 Überanstrengungsschaden.
power-ancient-mastery = Spruchmeisterschaft
power-ancient-mastery-text = Der Krieger kann jeden Spruch mit einer Vertrautheits-Seitenanzahl nutzen, welches Symbol dieser auch voraussetzt, und zählt immer die wenigsten Seiten.
power-mind-tap = Gedankenraub
power-mind-tap-text = Zu Beginn deiner Befehlsphase darf der Krieger eine Spezialfähigkeit einer Figur in seiner Reichweite übernehmen, bis deine Endphase beginnt.
power-pact = Pakt
power-pact-text = Der Krieger hat sein eigenes Fraktionssymbol und die aller seiner Freunde.
power-bedlam = Verwirrung
power-bedlam-text = Niemand innerhalb von 10 Zoll um den Krieger kann das Zusammenrotten nutzen. Im Kampf darf er sich den Angriffswert einer anderen Figur mit dem Symbol der Apokalypse leihen.

## Special abilities: speed
ability-charge = Sturmangriff
ability-charge-text = Mit einer Nahkampfaktion darf sich der Krieger, solange er keine feindliche Figur berührt, bis zu seiner vollen Geschwindigkeit bewegen und dann im Nahkampf angreifen. Den Vorstoß kann er nicht nutzen.
ability-quickness = Schnelligkeit
ability-quickness-text = Der Krieger darf eine Bewegungsaktion erhalten, die keine deiner Aktionen kostet. An Bewegungsformationen kann er nicht teilnehmen.
ability-magic-levitation = Magische Levitation
ability-magic-levitation-text = Spezialaktion: Beweg eine freundliche Figur in Basenkontakt, die in diesem Zug keine Aktion erhalten hat, bis zu 10 Zoll gerade über alles hinweg und dreh sie. Sie endet weder auf einer Basis noch in blockierendem Gelände und erhält in diesem Zug keine Aktion.
ability-flight = Flug
ability-flight-text = Der Krieger bewegt sich in gerader Linie über Gelände und Basen hinweg, endet aber weder auf einer Basis noch in blockierendem Gelände. Das Lösen misslingt ihm nur bei einer 1. Eilmarsch und Bewegungsformationen kann er nicht nutzen.
ability-aquatic = Wasserwesen
ability-aquatic-text = Wasser ist für den Krieger freies Gelände, und im Wasser hat er +2 Verteidigung gegen Fernkampfangriffe. Den Eilmarsch kann er nicht nutzen.
ability-stealth = Heimlichkeit
ability-stealth-text = Eine Schusslinie zum Krieger ist unterbrochen, wenn sie behinderndes oder verhüllendes Gelände kreuzt.
ability-bound = Sprung
ability-bound-text = Mit einer Fernkampfaktion darf sich der Krieger, solange er keine feindliche Figur berührt, bis zur halben Geschwindigkeit bewegen und dann im Fernkampf angreifen.
ability-necromancy = Nekromantie
ability-necromancy-text = Spezialaktion, ohne Kontakt mit einer feindlichen Figur: Hol einen deiner ausgeschalteten Krieger zurück, der nicht einzigartig ist und nicht mehr Punkte kostet als dieser. Er kehrt in Kontakt zurück, bei seinem letzten Klick, mit einer Marke; jede Figur nur einmal im Spiel.
ability-regeneration = Regeneration
ability-regeneration-text = Spezialaktion: Wirf einen Würfel, zieh 2 ab und heile so viele Klicks.

## Special abilities: attack
ability-weapon-master = Waffenmeister
ability-weapon-master-text = Im Nahkampf darfst du um den Schaden würfeln: Bei 1 bis 3 ist er 1, bei 4 oder 5 der gedruckte, bei 6 einer mehr.
ability-flame-lightning = Flamme/Blitz
ability-flame-lightning-text = Das Ergebnis eines Fernkampfangriffs wird auch mit allen anderen Figuren verglichen, die das Ziel berühren, selbst mit Freunden. Jede, die es erreicht, nimmt 1 Schaden.
ability-shockwave = Schockwelle
ability-shockwave-text = Fernkampfaktion: Würfle einmal gegen alle anderen Figuren innerhalb der halben Reichweite des Kriegers, auch gegen Freunde. Jede, die der Wurf erreicht, nimmt 1 Schaden. Das geht ohne Schusslinie und auch in Basenkontakt.
ability-magic-blast = Magischer Schlag
ability-magic-blast-text = Bei einem Fernkampfangriff auf ein Ziel bestimmt ein Würfel den Schaden: 1 bei 1 oder 2, 2 bei 3 oder 4, 3 bei 5 oder 6. Die Schusslinie beachtet behinderndes Gelände nicht.
ability-magic-confusion = Magische Betörung
ability-magic-confusion-text = Spezialaktion: Mach einen Fernkampf-Angriffswurf gegen eine Figur in der Schusslinie. Ein Erfolg fügt keinen Schaden zu; du bewegst das Ziel bis zu seiner Geschwindigkeit, ohne Lösen, und drehst es.
ability-magic-freeze = Magischer Frost
ability-magic-freeze-text = Ein Fernkampfangriff auf ein Ziel fügt 1 Schaden zu und legt eine Aktionsmarke auf das Ziel, wenn es weniger als zwei hat.
ability-vampirism = Vampirismus
ability-vampirism-text = Nach einem Nahkampfangriff, der Schaden zugefügt hat, heilt der Krieger 1 Klick.
ability-healing = Heilung
ability-healing-text = Nahkampfaktion: zwei Würfel plus Angriff gegen die Verteidigung einer freundlichen Figur in Basenkontakt, die keine feindliche berührt. Erreicht das Ergebnis sie, heilt die Figur so viele Klicks wie der Schadenswert des Kriegers.
ability-magic-healing = Magische Heilung
ability-magic-healing-text = Wie Heilung, aber ein Würfel bestimmt, wie viel: 1 Klick bei 1 oder 2, 2 Klicks bei 3 oder 4, 3 Klicks bei 5 oder 6.
ability-berserk = Berserker
ability-berserk-text = Der Krieger hat im Nahkampf +1 Angriff, solange seine Scheibe über Klick 1 hinaus ist. Fernkampfaktionen kann er nicht erhalten.

## Special abilities: defense
ability-battle-armor = Kampfrüstung
ability-battle-armor-text = Der Krieger hat +2 Verteidigung gegen Fernkampfangriffe.
ability-toughness = Zähigkeit
ability-toughness-text = Schaden durch Angriffe und Fähigkeiten ist 1 geringer. Überanstrengungsschaden und Patzer werden nicht verringert.
ability-invulnerability = Unverwundbarkeit
ability-invulnerability-text = Der Krieger hat +2 Verteidigung gegen Fernkampfangriffe. Schaden durch Angriffe ist 2 geringer, aber ein erfolgreicher Angriff fügt mindestens 1 zu. Der Krieger kann nicht geheilt werden.
ability-defend = Verteidigen
ability-defend-text = Freundliche Figuren, die den Krieger berühren, dürfen seine unmodifizierte Verteidigung nutzen.
ability-pole-arm = Stangenwaffe
ability-pole-arm-text = Eine feindliche Figur, die eine Bewegung in Kontakt mit dem Frontbereich des Kriegers beendet, nimmt nach der freien Drehung 1 Schaden, und ihre Aktion endet.
ability-dodge = Ausweichen
ability-dodge-text = Trifft ein Angriff den Krieger, wirf einen Würfel. Bei 5 oder 6 geht der Angriff fehl.
ability-magic-retaliation = Magische Vergeltung
ability-magic-retaliation-text = Nimmt der Krieger Schaden durch einen Angriff, nimmt der Angreifer 1 Schaden.
ability-limited-invisibility = Begrenzte Unsichtbarkeit
ability-limited-invisibility-text = Der Krieger kann nicht das Ziel eines Fernkampfangriffs sein.
ability-ghostform = Geistgestalt
ability-ghostform-text = Basen versperren dem Krieger nicht den Weg und halten ihn nicht auf, und er muss sich nie lösen. Er darf nicht auf einer Basis enden.
ability-magic-immunity = Magische Resistenz
ability-magic-immunity-text = Sprüche und Fähigkeiten mit „Magisch“ im Namen wirken nicht auf den Krieger, und ihm kann kein Spruchbuch zugeteilt werden.

## Special abilities: damage
ability-magic-enhancement = Magische Verstärkung
ability-magic-enhancement-text = Fernkampfangriffe freundlicher Figuren, die den Krieger berühren, fügen 1 Schaden mehr zu. Ein Angriff bekommt das höchstens einmal.
ability-command = Befehlsgewalt
ability-command-text = Wirf zu Beginn deiner Befehlsphase einen Würfel. Bei einer 6 hast du in diesem Zug eine Aktion mehr, aber nie mehr als eine. Befehlsgewalt hilft auch Formationen.
ability-poison = Gift
ability-poison-text = Zu Beginn deiner Befehlsphase nimmt jede feindliche Figur, die der Krieger in Frontkontakt hat, 1 Schaden.
ability-pierce = Durchbohren
ability-pierce-text = Zähigkeit und Unverwundbarkeit verringern den Schaden der Angriffe dieses Kriegers nicht.
ability-demoralized = Demoralisiert
ability-demoralized-text = Der Krieger kann nur Bewegungsaktionen erhalten und darf dabei keiner feindlichen aktiven Figur näher kommen. Er nutzt weder Talente noch Fähigkeiten, Ausrüstung oder Sprüche und hält keine Objekte.

## Proficiencies
proficiency-double-time = Eilmarsch
proficiency-double-time-text = Mit einer Bewegungsaktion darf sich ein Krieger ohne Marken, der keine feindliche Figur berührt, bis zur doppelten Geschwindigkeit bewegen. In Kontakt mit einer solchen darf er nicht enden.
proficiency-surge = Vorstoß
proficiency-surge-text = Mit einer Nahkampfaktion darf sich der Krieger, solange er keine feindliche Figur berührt, bis zur halben Geschwindigkeit bewegen und dann im Nahkampf angreifen.
proficiency-soaring = Hochflug
proficiency-soaring-text = Starte oder lande mit einer Bewegungsaktion. In der Luft beachtet der Krieger weder Gelände noch Basen, kämpft nur im Fernkampf und hält weder Objekte noch Runen; ohne Marken bewegt er sich bis zur doppelten Geschwindigkeit.
proficiency-gang-up = Zusammenrotten
proficiency-gang-up-text = Ein Nahkampfangriff bekommt +1 für jeden anderen freundlichen aktiven Krieger, der das Ziel in Frontkontakt hat.
proficiency-precision = Präzision
proficiency-precision-text = Ein Fernkampfangriff auf ein einzelnes Ziel beachtet das +1 Verteidigung durch Gelände nicht.
proficiency-counter-spell = Zauberbann
proficiency-counter-spell-text = Ohne Marken und ohne Kontakt mit einem feindlichen aktiven Krieger darf der Krieger versuchen, den Spruch eines feindlichen Zauberers zu bannen: Sein Wurf mit einem Würfel muss dessen Wurf mit zweien übertreffen.

## Books
book-B1 = Fibel des Lehrlings
    .a = { $n ->
        [one] eine Fibel des Lehrlings
       *[other] { $n } Fibeln des Lehrlings
    }
book-B2 = Foliant des Reisenden
    .a = { $n ->
        [one] einen Folianten des Reisenden
       *[other] { $n } Folianten des Reisenden
    }
book-B3 = Hauptbuch der Türme
    .a = { $n ->
        [one] ein Hauptbuch der Türme
       *[other] { $n } Hauptbücher der Türme
    }
book-B4 = Almanach des Sturmrufers
    .a = { $n ->
        [one] einen Almanach des Sturmrufers
       *[other] { $n } Almanache des Sturmrufers
    }
book-B4-text = Spricht der Träger einen Direktzauber, der im Fernkampf angreift, ist seine Reichweite dabei 2 größer.
book-B5 = Schwarzgebundener Kodex
    .a = { $n ->
        [one] einen Schwarzgebundenen Kodex
       *[other] { $n } Schwarzgebundene Kodizes
    }
book-B5-text = Das erste Mal im Spiel, dass ein Spruch dieses Buches verdeckt würde, kommt er stattdessen offen unter den Stapel.
book-B6 = Großes Grimoire
    .a = das Große Grimoire
book-B6-text = Einzigartig: Eine Armee hat höchstens eines.

## Domains
domain-smoke-and-fog = Rauch und Nebel
domain-smoke-and-fog-text = Jede Reichweite über 8 ist 8. Niemand kann Präzision nutzen.
domain-rain-and-mud = Regen und Schlamm
domain-rain-and-mud-text = Jede Geschwindigkeit über 8 ist 8. Niemand kann den Vorstoß nutzen.
domain-downpour = Wolkenbruch
domain-downpour-text = Jede Geschwindigkeit über 6 ist 6. Hochflug ist nicht möglich.
domain-storm-gale = Sturmböen
domain-storm-gale-text = Es gibt keine Fernkampfaktionen, auch nicht für Direktzauber. Errichtetes Gelände hat 1 Strukturpunkt weniger.
domain-heat-wave = Hitzewelle
domain-heat-wave-text = In der Endphase jedes Spielers werden Figuren, die Demoralisiert zeigen, ausgeschaltet.
domain-cold-snap = Kälteeinbruch
domain-cold-snap-text = Wasser ist freies Gelände. Solange eine Domäne mit Niederschlag im Spiel ist, ist jede Reichweite über 6 gleich 6.
domain-magestone-storm = Magestone-Sturm
domain-magestone-storm-text = Jeder Spieler wirft zu Beginn seiner Befehlsphase einen Würfel. Bei einer 1 nimmt jede Figur, die eine andere berührt, 1 Schaden, außer magisch immunen.
domain-clear-skies = Klarer Himmel
domain-clear-skies-text = Alle anderen Wetterdomänen sind aufgehoben, außer einer, von der zwei Exemplare im Spiel sind.
domain-border-town = Grenzstadt
domain-border-town-text = Errichtetes Gelände hat 1 Strukturpunkt mehr.

## Terrain
piece-wood = Wald
    .a = einen Wald
    .the = der Wald
    .cap = Der Wald
    .acc = den Wald
piece-ruin = Ruine
    .a = eine Ruine
    .the = die Ruine
    .cap = Die Ruine
    .acc = die Ruine
piece-hill = Hügel
    .a = einen Hügel
    .the = der Hügel
    .cap = Der Hügel
    .acc = den Hügel
piece-pool = Teich
    .a = einen Teich
    .the = der Teich
    .cap = Der Teich
    .acc = den Teich
piece-mist = Nebel
    .a = eine Nebelbank
    .the = der Nebel
    .cap = Der Nebel
    .acc = den Nebel
piece-wall = Mauer
    .a = eine Mauer
    .the = die Mauer
    .cap = Die Mauer
    .acc = die Mauer

terrain-hindering = behinderndes Gelände
terrain-blocking = blockierendes Gelände
terrain-elevated = erhöhtes Gelände
terrain-water = Wasser
terrain-concealing = verhüllendes Gelände
terrain-constructed = errichtetes Gelände

## Prepared battlefields
field-field = Feld
field-crossroads = Kreuzweg
field-hill = Hügel
field-marsh = Sumpf
field-walls = Mauern
field-clearing = Lichtung
field-glade = Waldwiese
field-field-3 = Feld für drei
field-field-4 = Feld für vier

## Prepared armies
army-A1 = Türme und Blätter
army-A1-text = Zwei große Magier teilen sich das Feld, ein Wächter steht vor der Tür: geduldige Magie und eine Antwort auf die der anderen.
army-A2 = Blut und Chaos
army-A2-text = Eine Hierophantin, die ihre Freunde bluten lässt, und ein Khan, der seine Feinde verbrennt; was danach kommt, fragt keiner.
army-A3 = Himmelshof
army-A3-text = Das Orakel Daheia richtet aus der Luft, zwei geflügelte Gefährten vollstrecken das Urteil, und zwei Knechte halten den Boden.
army-A4 = Sturm und Siegel
army-A4-text = Ein alter Druide ruft den Donner, und aus dem Donner reitet der Herold des Vierten Siegels.
army-A5 = Hammer und Glut
army-A5-text = Vorn drei Hämmer, hinten zwei Flinten, ein Kobold für die Magie und ein Schmiedefürst, der kaum umzuwerfen ist.
army-A6 = Die alte Bibliothek
army-A6-text = Ein Drache mit dem dicksten Buch im ganzen Land und ein Wächter, der dafür sorgt, dass niemand beim Lesen stört.
army-A7 = Der neunfache Pakt
army-A7-text = Hier hat jeder etwas unterschrieben: Kraft sofort, die Rechnung am Ende des Zuges.
army-A8 = Leywald-Zirkel
army-A8-text = Drei Bücher des Ordens und zwei Läufer des Sturms: Sie schützen, sie bannen und schießen, wo niemand hinsieht.
army-A9 = Tribunal von Rokos
army-A9-text = Zwei Seher und ein Richter fällen ihr Urteil aus der Ferne, und wer Berufung einlegt, trifft auf den Turmwächter.
army-A10 = Sturmherde
army-A10-text = Hufe, Flügel und Donner: Was nicht zertrampelt wird, trifft der Blitz.
army-A11 = Die Trance des Khans
army-A11-text = Drei Wüter, die nicht aufhören können, und ein Khan, der das auch gar nicht will.
army-A12 = Blutroter Chor
army-A12-text = Bezahlt wird hier mit Blut, und die Akolythen singen mit, bis es ihr eigenes ist.
army-A13 = Wache der Türme
army-A13-text = Zwei Wächter stehen vor den Bannern, und dahinter schicken zwei Magier sie wieder und wieder hinaus.
army-A14 = Reiter des Vierten Siegels
army-A14-text = Der Herold bringt Seuche und Asche mit und einen Albtraum am helllichten Tag.
army-Q1 = Turmpatrouille
army-Q1-text = Zwei Meister mit Stäben voller Glut und zwei andere, die zuerst durch die Tür gehen.
army-Q2 = Schmiedepatrouille
army-Q2-text = Ein gemieteter Kobold zaubert, ein Schütze zielt, ein Läufer eilt voraus, und ein Hammer erledigt den Rest.
army-Q3 = Blutritus
army-Q3-text = Ein Ritualist, ein Räuber, ein Läufer und ein Knecht, dem man gesagt hat, es tue nicht weh.
army-Q4 = Ley-Schüler
army-Q4-text = Ein Klingenmagier und ein Lehrling mit Hausaufgaben; ein Läufer macht die Wege, und der Knecht trägt die Taschen.
army-Q5 = Himmelsspäher
army-Q5-text = Ein junger Drache in der Luft, ein Seher am Boden und zwei arme Seelen vor beiden.
army-Q6 = Siegelreiter
army-Q6-text = Asche und Ehrgeiz kämpfen für das Siegel, und ein Goblin mit einer Fibel läuft hinterher.

## Ranks, types and values
rank-weak = schwach
rank-standard = normal
rank-tough = stark
rank-unique = einzigartig
speedtype-boot = Stiefel
speedtype-horseshoe = Hufeisen
speedtype-wing = Flügel
attacktype-sword = Schwert
attacktype-bow = Bogen
attacktype-wand = Zauberstab
value-speed = Geschwindigkeit
value-attack = Angriff
value-defense = Verteidigung
value-damage = Schaden
value-range = Reichweite
value-ranged-damage = Fernkampfschaden
