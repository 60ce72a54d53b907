# Sorcery auf Deutsch: Kampf. Angriffe, Gefangennahmen, Mauern, Heilung, Nekromantie. $who und $target sind Figuren mit ihrem Kürzel, „Wächter (A2)“.

## Fragen
ask-target = Wen greift { $who-the } an?
ask-targets = Welche Ziele nennst du?
ask-split = Wer nimmt wie viel Schaden?
ask-weapon = { $who-cap } greift { $target-acc } mit Schaden { $damage } an. Stattdessen für { ability-weapon-master } würfeln?
ask-raise = Wen ruft { $who-the } zurück?
ask-raise-place = Wo kehrt { $who-the } zurück, in Kontakt mit { $caller-dat }?

## Auswahl: Nahkampf
option-attack-close = { $who } greift { $target } an (ab { $needed }, { $chance } %)
option-capture = { $who } will { $target } gefangen nehmen (ab { $needed }, { $chance } %)
option-charge = { ability-charge }: { $who } stürmt los
option-surge = { proficiency-surge }: { $who } prescht vor
option-attack-wall = { $who } greift { $piece-acc } an (ab { $needed }, { $chance } %)

## Auswahl: Fernkampf
option-shoot = { $who } schießt auf { $target } (ab { $needed }, { $chance } %)
option-shoot-several = { $who } schießt auf bis zu { $targets } Figuren
option-volley = { $who } führt eine Salve auf { $target } an (höchstens { $needed } nötig, mindestens { $chance } %)
option-blast = { ability-magic-blast }: { $who } auf { $target } (ab { $needed }, { $chance } %)
option-freeze = { ability-magic-freeze }: { $who } auf { $target } (ab { $needed }, { $chance } %)
option-flame = { ability-flame-lightning }: { $who } auf { $target } (ab { $needed }, { $chance } %)
option-confuse = { ability-magic-confusion }: { $who } auf { $target } (ab { $needed }, { $chance } %)
option-shockwave = { ability-shockwave }: { $who }, { $reach }″ im Umkreis (Feinde: { $opponents }, Freunde: { $friends })
option-bound = { ability-bound }: { $who } bewegt sich und schießt
option-shoot-wall = { $who } schießt auf { $piece-acc } (ab { $needed }, { $chance } %)
option-join = { $who } schießt mit
option-no-more = Niemand mehr: Feuer!

## Auswahl: Kräfte
option-heal = { ability-healing }: { $who } versorgt { $target } (ab { $needed }, { $chance } %)
option-magic-heal = { ability-magic-healing }: { $who } versorgt { $target } (ab { $needed }, { $chance } %)
option-regenerate = { ability-regeneration }: { $who } würfelt um Heilung
option-raise = { ability-necromancy }: { $who } ruft die Toten
option-return = { $who } ({ $points } Punkte)
option-raise-beside = { $degrees }° im Uhrzeigersinn von Norden
option-split-damage = { $shares }
damages = { $who }: { $amount }

## Angriffe und Modifikatoren
attack-close = Nahkampfangriff
attack-capture = Gefangennahme
attack-ranged = Fernkampfangriff
attack-spell = Angriff mit einem Spruch
attack-confusion = { ability-magic-confusion }
modifier-bonus = +{ $amount } Bonus
modifier-fury = +{ $amount } { power-natures-fury }
modifier-rear = +{ $amount } von hinten
modifier-gang-up = +{ $amount } Zusammenrotten
modifier-berserk = +{ $amount } { ability-berserk }
modifier-capture = { $amount } für die Gefangennahme
modifier-formation = +{ $amount } Formation
modifier-enchantment = +{ $amount } Verzauberung
modifier-battle-armor = +{ $amount } { ability-battle-armor }
modifier-invulnerability = +{ $amount } { ability-invulnerability }
modifier-aquatic = +{ $amount } im Wasser
modifier-hindered = +{ $amount } Deckung
modifier-warding = +{ $amount } { spell-P20 }
modifier-margins = +{ $amount } { spell-P33 }

## Was geschah: der Wurf
event-attack-rolled = { $who-cap }, { $attack }: { $one } + { $two } gewürfelt, Angriff { $value }{ $modifiers-count ->
    [0] {""}
   *[other] , { $modifiers }
 }. Ergebnis: { $total }.
event-borrowed = { power-bedlam }: { $lender-cap } leiht { $who-dat } Angriff { $value }.
event-defended = { ability-defend }: { $lender-cap } leiht { $who-dat } Verteidigung { $value }.
event-hit = { $who-cap } wird getroffen: { $total } gegen Verteidigung { $defense }{ $modifiers-count ->
    [0] {""}
   *[other] {" "}({ $modifiers })
 }.
event-missed = { $who-cap } kommt davon: { $total } gegen Verteidigung { $defense }{ $modifiers-count ->
    [0] {""}
   *[other] {" "}({ $modifiers })
 }.
event-critical-hit = Zwei Sechsen: { $who-dat } gelingt ein kritischer Treffer!
event-critical-miss = Zwei Einsen: { $who-cap } patzt und tut sich weh.
event-dodge-rolled = { ability-dodge }: { $who-cap } würfelt { $die }, nötig ist { $needed }. { $dodged ->
    [1] Kein Kratzer!
   *[other] Zu langsam.
 }

## Was geschah: Schaden und Gefangene
event-weapon-rolled = { ability-weapon-master }: { $who-cap } würfelt { $die }, der Schaden ist { $damage }.
event-blast-rolled = { ability-magic-blast }: { $who-cap } würfelt { $die }, der Schaden ist { $damage }.
event-retaliated = { ability-magic-retaliation }: { $who-cap } schlägt gegen { $attacker-acc } zurück.
event-drank = { ability-vampirism }: Das hat { $who-dat } gutgetan.
event-frozen = { $who-cap } erstarrt: { $tokens ->
    [one] eine Marke
   *[other] { $tokens } Marken
 }.
event-captured = { $captor-cap } nimmt { $who-acc } gefangen.
event-wall-struck = { $piece-cap } verliert { $damage ->
    [one] einen Strukturpunkt
   *[other] { $damage } Strukturpunkte
 }; { $structure ->
    [0] nur Schutt bleibt
   *[other] es bleiben { $structure }
 }.
event-wall-held = { $piece-cap } hält stand.

## Was geschah: Kräfte
event-healing-rolled = { $who-cap } versorgt { $target-acc }: { $one } + { $two } gewürfelt, Angriff { $value }{ $modifiers-count ->
    [0] {""}
   *[other] , { $modifiers }
 }. { $total } gegen Verteidigung { $defense }: { $helped ->
    [1] Es hilft.
   *[other] Es hilft nicht.
 }
event-magic-healing-rolled = { ability-magic-healing }: { $who-cap } würfelt { $die } und heilt bis zu { $clicks ->
    [one] einen Klick
   *[other] { $clicks } Klicks
 }.
event-regeneration-rolled = { ability-regeneration }: { $who-cap } würfelt { $die } und heilt bis zu { $clicks ->
    [one] einen Klick
   *[other] { $clicks } Klicks
 }.
event-raised = { $by-cap } ruft, und { $who-the } ist von den Toten zurück.
event-confused = { $who-cap } weiß nicht mehr, wohin; { $by-the } weiß es.
