# Candles in German: everything a player reads.

title = Kerzen
blurb = Spiel geheim eine Karte; die höchste entzündet eine Kerze.

seat-0 = Nord
seat-1 = Ost
seat-2 = Süd
seat-3 = West

option-card = Karte { $card }
option-witch = die Hexe (13)

ask-play = Welche Karte spielst du?
event-drew = { $seat } zieht die { $card }.
event-drew-unseen = { $seat } zieht eine Karte.
event-lit = { $seat } entzündet mit der { $card } eine Kerze.
account-candles = Kerzen
setting-hand = Handkarten
    .help = Wie viele Karten jeder zu Beginn erhält: 2 oder 3.
reason-candles = { $way ->
    [more] entzündet { $amount ->
        [one] eine Kerze
       *[other] { $amount } Kerzen
    } mehr
   *[less] entzündet { $amount ->
        [one] eine Kerze
       *[other] { $amount } Kerzen
    } weniger
 }
reason-cards = { $way ->
    [more] lässt { $amount } mehr auf der Hand
   *[less] kostet { $amount } von der Hand
 }
