# Candles in Spanish: everything a player reads.

title = Velas
blurb = Juega una carta en secreto: la más alta enciende una vela.

seat-0 = Norte
seat-1 = Este
seat-2 = Sur
seat-3 = Oeste

option-card = carta { $card }
option-witch = la Bruja (13)

ask-play = ¿Qué carta juegas?
event-drew = { $seat } roba la carta { $card }.
event-drew-unseen = { $seat } roba una carta.
event-lit = { $seat } enciende una vela con la carta { $card }.
account-candles = Velas
setting-hand = Cartas en mano
    .help = Cuántas cartas recibe cada jugador, 2 o 3.
reason-candles = { $way ->
    [more] enciende { $amount ->
        [one] una vela
       *[other] { $amount } velas
    } más
   *[less] enciende { $amount ->
        [one] una vela
       *[other] { $amount } velas
    } menos
 }
reason-cards = { $way ->
    [more] conserva { $amount } más en la mano
   *[less] cuesta { $amount } de la mano
 }
