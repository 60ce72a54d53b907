# Sorcery auf Deutsch: Bewegung. Wege, Lösen, Hochflug, Formationen, freie Drehungen. $who ist eine Figur mit ihrem Kürzel, $inches eine Länge.

## Questions
ask-path = { $who-cap } bewegt sich bis zu { $inches }″: wohin, und mit Blick wohin?
ask-moved = Du bewegst { $who-acc } bis zu { $inches }″: wohin, und mit Blick wohin?
ask-spin = Freie Drehung für { $who-acc }: Wohin geht der Blick?
ask-turn = Wohin blickt { $who-the }?
ask-members = { $who-cap } führt eine Formation, bisher { $count }. Wer kommt mit?

## A length in inches, to a tenth
length = { $whole },{ $tenths }

## Sides of an opponent, and directions
flank-front = von vorn
flank-rear = von hinten
flank-left = von links
flank-right = von rechts
heading-n = nach Norden
heading-ne = nach Nordosten
heading-e = nach Osten
heading-se = nach Südosten
heading-s = nach Süden
heading-sw = nach Südwesten
heading-w = nach Westen
heading-nw = nach Nordwesten

## Choices: orders
option-move = { $who } bewegt sich (bis zu { $inches }″)
option-break-away = { $who } löst sich ab { $needed } und bewegt sich (bis zu { $inches }″)
option-turn = { $who } dreht sich auf der Stelle
option-double-time = { $who } bewegt sich im Eilmarsch (bis zu { $inches }″)
option-take-off = { $who } startet (bis zu { $inches }″)
option-land = { $who } landet (bis zu { $inches }″)
option-quicken = { ability-quickness }: { $who } bewegt sich (bis zu { $inches }″)
option-quicken-double-time = { ability-quickness }: { $who } bewegt sich im Eilmarsch (bis zu { $inches }″)
option-quicken-soaring = { ability-quickness }: { $who } startet oder landet (bis zu { $inches }″)
option-lead-formation = { $who } führt eine Formation
option-take-along = { $who } kommt mit
option-set-out = Abmarsch zu { $count }
option-levitate = { $who } lässt { $target } schweben

## Choices: named ways
option-stay-facing = Stehen bleiben, Blick auf { $target }
option-march = Marsch { $heading } ({ $inches }″)
option-face = Blick auf { $target }
option-keep-facing = Blickrichtung behalten

## What happened
event-moved = { $who-cap } bewegt sich { $inches }″ weit.
event-shifted = { $seat } bewegt { $who-acc } { $inches }″ weit.
event-formation-moved = Seite an Seite marschieren { $who-the } { $inches }″ weit.
event-regrouped = { $who-cap } nimmt einen besseren Platz in der Formation ein.
event-turned = { $who-cap } dreht sich.
event-met = { $who-cap } berührt jetzt { $others-acc }.
event-halted = { $piece-cap } hält { $who-acc } auf.
event-halted-by-fire = Glühender Boden hält { $who-acc } auf.
event-took-off = { $who-cap } erhebt sich in die Luft.
event-landed = { $who-cap } landet.
event-forced-down = { $who-cap } muss landen.
event-broke-away = { $who-cap } würfelt { $die }, nötig ist { $needed }, und löst sich.
event-held-fast = { $who-cap } würfelt { $die }, nötig ist { $needed }, und kommt nicht weg.
event-spun = { $who-cap } fährt herum.
event-impaled = { $who-cap } ist in die Stangenwaffe { $by-of } gelaufen.
event-scorched = { $who-cap } kommt der Glut zu nahe.
event-brought-home = { $who-cap } bringt { $captive-acc } heim, in Ketten.
