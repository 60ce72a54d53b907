# Candles in Italian: everything a player reads.

title = Candele
blurb = Gioca una carta in segreto: la più alta accende una candela.

seat-0 = Nord
seat-1 = Est
seat-2 = Sud
seat-3 = Ovest

option-card = carta { $card }
option-witch = la Strega (13)

ask-play = Quale carta giochi?
event-drew = { $seat } pesca la carta { $card }.
event-drew-unseen = { $seat } pesca una carta.
event-lit = { $seat } accende una candela con la carta { $card }.
account-candles = Candele
setting-hand = Carte in mano
    .help = Quante carte riceve ogni giocatore, 2 o 3.
reason-candles = { $way ->
    [more] accende { $amount ->
        [one] una candela
       *[other] { $amount } candele
    } in più
   *[less] accende { $amount ->
        [one] una candela
       *[other] { $amount } candele
    } in meno
 }
reason-cards = { $way ->
    [more] tiene { $amount } in più in mano
   *[less] costa { $amount } della mano
 }
