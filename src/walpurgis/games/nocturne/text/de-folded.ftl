# Several events of one player in one sentence: `event-<first>--<second>`.

event-turn-began--phase-began = { $who } beginnt Zug { $turn }.
event-phase-began--played-treasures = { $who } spielt { $cards-a } aus.
event-cleaned-up--drew = { $who } räumt auf und zieht { $cards-a }.
event-cleaned-up--drew-unseen = { $who } räumt auf und zieht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
event-cleaned-up--shuffled = { $who } räumt auf und mischt.
event-cleaned-up--shuffled--drew = { $who } räumt auf, mischt und zieht { $cards-a }.
event-cleaned-up--shuffled--drew-unseen = { $who } räumt auf, mischt und zieht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
event-played--drew = { $who } spielt { $card-a } aus und zieht { $cards-a }.
event-played--drew-unseen = { $who } spielt { $card-a } aus und zieht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
event-played--shuffled = { $who } spielt { $card-a } aus und mischt.
event-played--shuffled--drew = { $who } spielt { $card-a } aus, mischt und zieht { $cards-a }.
event-played--shuffled--drew-unseen = { $who } spielt { $card-a } aus, mischt und zieht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
event-boon-received--gained = { $who } empfängt das { $boon } und nimmt { $card-a } { $place-to }.
event-boon-received--drew = { $who } empfängt das { $boon } und zieht { $cards-a }.
event-boon-received--drew-unseen = { $who } empfängt das { $boon } und zieht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
event-boon-turned--boon-received = Eine Gabe wird aufgedeckt, das { $boon }; { $who } empfängt sie.
event-boon-turned--boon-received--gained = Eine Gabe wird aufgedeckt, das { $boon }; { $who } empfängt sie und nimmt { $card-a } { $place-to }.
event-boon-turned--boon-received--drew = Eine Gabe wird aufgedeckt, das { $boon }; { $who } empfängt sie und zieht { $cards-a }.
event-boon-turned--boon-received--drew-unseen = Eine Gabe wird aufgedeckt, das { $boon }; { $who } empfängt sie und zieht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
event-bought--gained = { $who } kauft { $card-a }, gleich { $place-to }.
