# Candles in French: everything a player reads.

title = Chandelles
blurb = Jouez une carte en secret ; la plus haute allume une chandelle.

seat-0 = Nord
seat-1 = Est
seat-2 = Sud
seat-3 = Ouest

option-card = carte { $card }
option-witch = la Sorcière (13)

ask-play = Quelle carte jouez-vous ?
event-drew = { $seat } pioche la carte { $card }.
event-drew-unseen = { $seat } pioche une carte.
event-lit = { $seat } allume une chandelle avec la carte { $card }.
account-candles = Chandelles
setting-hand = Cartes en main
    .help = Combien de cartes chaque joueur reçoit : 2 ou 3.
reason-candles = { $way ->
    [more] allume { $amount ->
        [one] une chandelle
       *[other] { $amount } chandelles
    } de plus
   *[less] allume { $amount ->
        [one] une chandelle
       *[other] { $amount } chandelles
    } de moins
 }
reason-cards = { $way ->
    [more] garde { $amount } de plus en main
   *[less] coûte { $amount } en main
 }
