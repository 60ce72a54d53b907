# Candles in English: everything a player reads.

title = Candles
blurb = Play a card in secret; the highest lights a candle.

seat-0 = North
seat-1 = East
seat-2 = South
seat-3 = West

option-card = card { $card }
option-witch = the Witch (13)

ask-play = Which card do you play?
event-drew = { $seat } draws { $card }.
event-drew-unseen = { $seat } draws a card.
event-lit = { $seat } lights a candle with { $card }.
account-candles = Candles
setting-hand = Cards in hand
    .help = How many cards each player is dealt, 2 or 3.
reason-candles = { $way ->
    [more] lights { $amount ->
        [one] one more candle
       *[other] { $amount } more candles
    }
   *[less] lights { $amount ->
        [one] one candle
       *[other] { $amount } candles
    } fewer
 }
reason-cards = { $way ->
    [more] keeps { $amount } more in hand
   *[less] costs { $amount } of what is in hand
 }
