# Several events of one player in one sentence: `event-<first>--<second>`.

event-turn-began--phase-began = { $who } commence le tour { $turn }.
event-phase-began--played-treasures = { $who } joue { $cards-a }.
event-cleaned-up--drew = { $who } procède à l’Ajustement et pioche { $cards-a }.
event-cleaned-up--drew-unseen = { $who } procède à l’Ajustement et pioche { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
event-cleaned-up--shuffled = { $who } procède à l’Ajustement et mélange ses cartes.
event-cleaned-up--shuffled--drew = { $who } procède à l’Ajustement, mélange ses cartes et pioche { $cards-a }.
event-cleaned-up--shuffled--drew-unseen = { $who } procède à l’Ajustement, mélange ses cartes et pioche { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
event-played--drew = { $who } joue { $card-a } et pioche { $cards-a }.
event-played--drew-unseen = { $who } joue { $card-a } et pioche { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
event-played--shuffled = { $who } joue { $card-a } et mélange ses cartes.
event-played--shuffled--drew = { $who } joue { $card-a }, mélange ses cartes et pioche { $cards-a }.
event-played--shuffled--drew-unseen = { $who } joue { $card-a }, mélange ses cartes et pioche { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
event-boon-received--gained = { $who } reçoit { $boon-the }, puis { $card-a } { $place-to }.
event-boon-received--drew = { $who } reçoit { $boon-the } et pioche { $cards-a }.
event-boon-received--drew-unseen = { $who } reçoit { $boon-the } et pioche { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
event-boon-turned--boon-received = Une Bénédiction est retournée, { $boon-the } ; { $who } la reçoit.
event-boon-turned--boon-received--gained = Une Bénédiction est retournée, { $boon-the } ; { $who } la reçoit, puis { $card-a } { $place-to }.
event-boon-turned--boon-received--drew = Une Bénédiction est retournée, { $boon-the } ; { $who } la reçoit et pioche { $cards-a }.
event-boon-turned--boon-received--drew-unseen = Une Bénédiction est retournée, { $boon-the } ; { $who } la reçoit et pioche { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
event-bought--gained = { $who } achète { $card-a }, directement { $place-to }.
