# Several events of one player in one sentence: `event-<first>--<second>`.

event-turn-began--phase-began = { $who } empieza el turno { $turn }.
event-phase-began--played-treasures = { $who } juega { $cards-a }.
event-cleaned-up--drew = { $who } hace limpieza y roba { $cards-a }.
event-cleaned-up--drew-unseen = { $who } hace limpieza y roba { $count ->
    [one] una carta
   *[other] { $count } cartas
}.
event-cleaned-up--shuffled = { $who } hace limpieza y baraja.
event-cleaned-up--shuffled--drew = { $who } hace limpieza, baraja y roba { $cards-a }.
event-cleaned-up--shuffled--drew-unseen = { $who } hace limpieza, baraja y roba { $count ->
    [one] una carta
   *[other] { $count } cartas
}.
event-played--drew = { $who } juega { $card-a } y roba { $cards-a }.
event-played--drew-unseen = { $who } juega { $card-a } y roba { $count ->
    [one] una carta
   *[other] { $count } cartas
}.
event-played--shuffled = { $who } juega { $card-a } y baraja.
event-played--shuffled--drew = { $who } juega { $card-a }, baraja y roba { $cards-a }.
event-played--shuffled--drew-unseen = { $who } juega { $card-a }, baraja y roba { $count ->
    [one] una carta
   *[other] { $count } cartas
}.
event-boon-received--gained = { $who } recibe el { $boon } y gana { $card-a } ({ $place-to }).
event-boon-received--drew = { $who } recibe el { $boon } y roba { $cards-a }.
event-boon-received--drew-unseen = { $who } recibe el { $boon } y roba { $count ->
    [one] una carta
   *[other] { $count } cartas
}.
event-boon-turned--boon-received = Se descubre el { $boon }; { $who } lo recibe.
event-boon-turned--boon-received--gained = Se descubre el { $boon }; { $who } lo recibe y gana { $card-a } ({ $place-to }).
event-boon-turned--boon-received--drew = Se descubre el { $boon }; { $who } lo recibe y roba { $cards-a }.
event-boon-turned--boon-received--drew-unseen = Se descubre el { $boon }; { $who } lo recibe y roba { $count ->
    [one] una carta
   *[other] { $count } cartas
}.
event-bought--gained = { $who } compra { $card-a }, directamente { $place-to }.
