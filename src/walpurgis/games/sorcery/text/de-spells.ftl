# Sorcery in German: the spells. Names, what each card says, and the modes of those that have several. Who may use a spell, its pages and its bars are printed
# beside the text and not in it. An enchantment begins with its target; an illusion begins with the kind of domain it counts as.
# "Der Zauberer" is whoever casts the spell, "in Basenkontakt" is contact with the caster.

spelltype-sorcery = Direktzauber
spelltype-enchantment = Verzauberung
spelltype-glyph = Rune
spelltype-illusion = Illusion

## Sorceries
spell-P01 = Glutlanze
spell-P01-text = Greif im Fernkampf eine feindliche Figur an. Der Angriff fügt 3 Schaden zu statt des Fernkampfschadens des Zauberers.
spell-P02 = Frostfessel
spell-P02-text = Greif im Fernkampf eine feindliche Figur mit weniger als zwei Aktionsmarken an. Ein Erfolg fügt keinen Schaden zu, legt aber eine Aktionsmarke auf das Ziel. Das überanstrengt nicht.
spell-P03 = Donnerschlag
spell-P03-text = Mach einen Fernkampfangriff mit 2 Schaden gegen eine feindliche Figur. Der Wurf gilt auch gegen alle anderen innerhalb von 2 Zoll um sie, Freund oder Feind, nur nicht gegen den Zauberer: Jede Figur, die er erreicht, nimmt 1 Schaden.
spell-P04 = Wundschluss
spell-P04-text = Heile den Zauberer oder eine freundliche Figur in Basenkontakt. Wirf einen Würfel: 1 oder 2 heilt 1 Klick, 3 oder 4 heilt 2, 5 oder 6 heilt 3.
spell-P05 = Seelenzehnt
spell-P05-text = Eine freundliche Figur in Basenkontakt nimmt 2 Überanstrengungsschaden. Der Zauberer heilt 2 Klicks und verliert alle Aktionsmarken, bevor er die für diese Aktion bekommt. Der Spruch kommt verdeckt auf den Stapel.
spell-P06 = Torschritt
spell-P06-text = Beweg eine freundliche Figur in Basenkontakt, die in diesem Zug keine Aktion erhalten hat, bis zu 8 Zoll gerade über alles hinweg und dreh sie. Sie endet weder auf einer Basis noch in blockierendem Gelände und erhält in diesem Zug keine Aktion.
spell-P07 = Meteorsturz
spell-P07-text = Greif im Fernkampf eine feindliche Figur an. Der Angriff fügt 5 Schaden zu statt des Fernkampfschadens des Zauberers. Der Spruch kommt verdeckt auf den Stapel.
spell-P08 = Chaosblitz
spell-P08-text = Wähle aus: Greif im Fernkampf mit +2 Angriff an, und der Schaden ist ein halber Würfel, aufgerundet; oder greif im Fernkampf an, auch wenn die Schusslinie unterbrochen ist, und der Schaden ist 1.
spell-P08-mode-a = +2 Angriff, halber Würfel Schaden
spell-P08-mode-b = Durch alles hindurch, 1 Schaden
spell-P09 = Entwirren
spell-P09-text = Wähle aus: Beende eine Verzauberung, deren Ziel innerhalb von 10 Zoll vom Zauberer ist; beende eine Rune innerhalb von 10 Zoll vom Zauberer; oder beende eine Illusion. Es darf der Spruch jedes Spielers sein.
spell-P09-mode-a = Eine Verzauberung beenden
spell-P09-mode-b = Eine Rune beenden
spell-P09-mode-c = Eine Illusion beenden
spell-P10 = Bannerruf
spell-P10-text = Jeder andere freundliche Krieger innerhalb von 6 Zoll vom Zauberer verliert eine Aktionsmarke. Der Spruch kommt verdeckt auf den Stapel.
spell-P11 = Urteil des Lichts
spell-P11-text = Greif im Fernkampf eine oder zwei feindliche Figuren an. Jede getroffene nimmt 2 Schaden, oder 3, wenn sie das Symbol der Dunklen Kreuzritter oder der Apokalypse hat.

## Enchantments
spell-P12 = Arkane Sicht
spell-P12-text = Auf den Zauberer oder eine freundliche Figur in Basenkontakt. Für das Ziel gibt es Geistgestalt und Begrenzte Unsichtbarkeit anderer Figuren nicht. Endet, wenn ein Fernkampfangriff des Ziels misslingt.
spell-P13 = Steinhaut
spell-P13-text = Auf den Zauberer oder eine freundliche Figur in Basenkontakt. Das Ziel hat Zähigkeit. Endet zu Beginn der Endphase jedes Zuges, in dem das Ziel Schaden genommen hat.
spell-P14 = Ley-Schutz
spell-P14-text = Auf den Zauberer oder eine freundliche Figur in Basenkontakt. Das nächste Mal, wenn der Spruch eines feindlichen Zauberers diese Figur zum Ziel hat, misslingt er wie gebannt, und Ley-Schutz endet.
spell-P15 = Bleierne Glieder
spell-P15-text = Auf eine feindliche Figur innerhalb von 8 Zoll vom Zauberer und in seiner Schusslinie. Die Geschwindigkeit des Ziels ist 3 geringer. Endet, wenn das Ziel eine Spezialaktion erhält, um den Spruch abzuschütteln.
spell-P16 = Blutmal
spell-P16-text = Auf eine feindliche Figur innerhalb von 6 Zoll vom Zauberer. Wann immer das Ziel Überanstrengungsschaden nimmt, nimmt es 1 mehr. Endet, wenn der Zauberer ausgeschaltet wird.
spell-P17 = Schwingen des Äthers
spell-P17-text = Auf den Zauberer oder eine freundliche Figur in Basenkontakt. Das Ziel hat Flug. Endet, wenn das Ziel eine Nahkampfaktion erhält.
spell-P18 = Tödliche Schneide
spell-P18-text = Auf den Zauberer oder eine freundliche Figur in Basenkontakt. Der Schadenswert des Ziels ist 1 höher. Endet, wenn dem Ziel ein Nahkampfangriff gelingt.
spell-P19 = Neunfacher Handel
spell-P19-text = Auf eine freundliche Figur in Basenkontakt. Der Angriffswert des Ziels ist 2 höher und sein Schadenswert 1 höher. Zu Beginn jeder Endphase seines Spielers nimmt es 1 Schaden. Endet, wenn das Ziel geheilt wird.

## Glyphs
spell-P20 = Rune des Schutzes
spell-P20-text = Freundliche Figuren innerhalb von 3 Zoll von der Rune haben +1 Verteidigung gegen Fernkampfangriffe.
spell-P21 = Rune der Fesselung
spell-P21-text = Feindliche Figuren innerhalb von 4 Zoll von der Rune lösen sich nur mit einer 6.
spell-P22 = Rune des Schweigens
spell-P22-text = Feindliche Zauberer innerhalb von 6 Zoll von der Rune können keine Sprüche sprechen. Bannen und nachschlagen dürfen sie.
spell-P23 = Rune der Erneuerung
spell-P23-text = Zu Beginn deiner Befehlsphase heile 1 Klick einer freundlichen Figur innerhalb von 3 Zoll von der Rune.
spell-P24 = Rune der Glut
spell-P24-text = Wähle aus: Jede feindliche Figur, die eine Bewegung innerhalb von 2 Zoll von der Rune beendet, nimmt 1 Schaden; oder die Fläche innerhalb von 2 Zoll von der Rune ist behinderndes Gelände.
spell-P24-mode-a = 1 Schaden für Feinde, die in der Nähe halten
spell-P24-mode-b = Behinderndes Gelände ringsum
spell-P25 = Rune des Fokus
spell-P25-text = Der Zauberer addiert 1 zu seinen Zauberbann-Würfen, und seine Reichweite ist 2 größer.

## Illusions
spell-P26 = Falsche Dämmerung
spell-P26-text = Wetterdomäne. Jede Reichweite über 6 ist 6. Hebt Klarer Himmel auf und wird davon aufgehoben. Endet zu Beginn deiner zweiten Endphase nach diesem Zug.
spell-P27 = Phantomwald
spell-P27-text = Geländedomäne. Jede Schusslinie, die länger als 6 Zoll ist, gilt als eine, die behinderndes Gelände kreuzt. Endet zu Beginn deiner zweiten Endphase nach diesem Zug.
spell-P28 = Trugmoor
spell-P28-text = Wetterdomäne mit Niederschlag. Jede Geschwindigkeit über 6 ist 6, und niemand kann den Vorstoß nutzen. Hebt die Hitzewelle auf und wird vom Kälteeinbruch aufgehoben. Endet zu Beginn deiner ersten Endphase nach diesem Zug.
spell-P29 = Wacher Albtraum
spell-P29-text = Katastrophendomäne. Niemand kann Zusammenrotten, Eilmarsch oder Hochflug nutzen; Figuren im Hochflug landen sofort. Endet zu Beginn deiner dritten Endphase nach diesem Zug.

## Never cast
spell-P30 = Verneinung
spell-P30-text = Nicht sprechen. Mit dem Zauberbann: Addiere 2 zum Wurf des Bannzauberers. Dann kommt der Spruch offen unter den Stapel, und du markierst einen neuen.
spell-P31 = Spiegelschutz
spell-P31-text = Nicht sprechen. Mit dem Zauberbann: Wirf zwei Würfel für den Bannzauberer, nicht einen. Dann kommt der Spruch verdeckt auf den Stapel.
spell-P32 = Rückschlag
spell-P32-text = Nicht sprechen. Mit dem Zauberbann: Addiere 1 zum Wurf des Bannzauberers, und misslingt der Spruch, nimmt sein Zauberer 1 Schaden. Dann kommt Rückschlag verdeckt auf den Stapel.
spell-P33 = Geschützte Ränder
spell-P33-text = Nicht sprechen. Solange dieser Spruch irgendwo im Stapel offen liegt, hat der Träger +1 Verteidigung gegen Fernkampfangriffe.
spell-P34 = Register des Weisen
spell-P34-text = Nicht sprechen. Solange dieser Spruch irgendwo im Stapel offen liegt, hat jeder andere Spruch des Stapels mit drei Strichen nur zwei.
spell-P35 = Eifersüchtiger Einband
spell-P35-text = Nicht sprechen. Solange dieser Spruch im Stapel ist, können nur Krieger des Besitzers das Buch aufnehmen.
