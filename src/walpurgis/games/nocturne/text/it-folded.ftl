# Several events of one player in one sentence: `event-<first>--<second>`.

event-turn-began--phase-began = { $who } comincia il turno { $turn }.
event-phase-began--played-treasures = { $who } gioca { $cards-a }.
event-cleaned-up--drew = { $who } fa pulizia e pesca { $cards-a }.
event-cleaned-up--drew-unseen = { $who } fa pulizia e pesca { $count ->
    [one] una carta
   *[other] { $count } carte
}.
event-cleaned-up--shuffled = { $who } fa pulizia e mescola.
event-cleaned-up--shuffled--drew = { $who } fa pulizia, mescola e pesca { $cards-a }.
event-cleaned-up--shuffled--drew-unseen = { $who } fa pulizia, mescola e pesca { $count ->
    [one] una carta
   *[other] { $count } carte
}.
event-played--drew = { $who } gioca { $card-a } e pesca { $cards-a }.
event-played--drew-unseen = { $who } gioca { $card-a } e pesca { $count ->
    [one] una carta
   *[other] { $count } carte
}.
event-played--shuffled = { $who } gioca { $card-a } e mescola.
event-played--shuffled--drew = { $who } gioca { $card-a }, mescola e pesca { $cards-a }.
event-played--shuffled--drew-unseen = { $who } gioca { $card-a }, mescola e pesca { $count ->
    [one] una carta
   *[other] { $count } carte
}.
event-boon-received--gained = { $who } riceve il { $boon } e ottiene { $card-a } ({ $place-to }).
event-boon-received--drew = { $who } riceve il { $boon } e pesca { $cards-a }.
event-boon-received--drew-unseen = { $who } riceve il { $boon } e pesca { $count ->
    [one] una carta
   *[other] { $count } carte
}.
event-boon-turned--boon-received = Si scopre il { $boon }; { $who } lo riceve.
event-boon-turned--boon-received--gained = Si scopre il { $boon }; { $who } lo riceve e ottiene { $card-a } ({ $place-to }).
event-boon-turned--boon-received--drew = Si scopre il { $boon }; { $who } lo riceve e pesca { $cards-a }.
event-boon-turned--boon-received--drew-unseen = Si scopre il { $boon }; { $who } lo riceve e pesca { $count ->
    [one] una carta
   *[other] { $count } carte
}.
event-bought--gained = { $who } compra { $card-a }, direttamente { $place-to }.
