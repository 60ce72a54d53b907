# Several events of one player in one sentence: `event-<first>--<second>`.

event-turn-began--phase-began = { $who } begins turn { $turn }.
event-phase-began--played-treasures = { $who } plays { $cards-a }.
event-cleaned-up--drew = { $who } cleans up and draws { $cards-a }.
event-cleaned-up--drew-unseen = { $who } cleans up and draws { $count ->
    [one] a card
   *[other] { $count } cards
}.
event-cleaned-up--shuffled = { $who } cleans up and shuffles.
event-cleaned-up--shuffled--drew = { $who } cleans up, shuffles and draws { $cards-a }.
event-cleaned-up--shuffled--drew-unseen = { $who } cleans up, shuffles and draws { $count ->
    [one] a card
   *[other] { $count } cards
}.
event-played--drew = { $who } plays { $card-a } and draws { $cards-a }.
event-played--drew-unseen = { $who } plays { $card-a } and draws { $count ->
    [one] a card
   *[other] { $count } cards
}.
event-played--shuffled = { $who } plays { $card-a } and shuffles.
event-played--shuffled--drew = { $who } plays { $card-a }, shuffles and draws { $cards-a }.
event-played--shuffled--drew-unseen = { $who } plays { $card-a }, shuffles and draws { $count ->
    [one] a card
   *[other] { $count } cards
}.
event-boon-received--gained = { $who } receives { $boon } and gains { $card-a } { $place-to }.
event-boon-received--drew = { $who } receives { $boon } and draws { $cards-a }.
event-boon-received--drew-unseen = { $who } receives { $boon } and draws { $count ->
    [one] a card
   *[other] { $count } cards
}.
event-boon-turned--boon-received = { $boon } is turned over; { $who } receives it.
event-boon-turned--boon-received--gained = { $boon } is turned over; { $who } receives it and gains { $card-a } { $place-to }.
event-boon-turned--boon-received--drew = { $boon } is turned over; { $who } receives it and draws { $cards-a }.
event-boon-turned--boon-received--drew-unseen = { $boon } is turned over; { $who } receives it and draws { $count ->
    [one] a card
   *[other] { $count } cards
}.
event-bought--gained = { $who } buys { $card-a } and gains it { $place-to }.
