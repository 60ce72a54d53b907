# Several events of one player in one sentence: `event-<first>--<second>`.

event-card-played--tile-placed = { $side-cap } giocano la carta { $card } e piazzano un tile in { $space }: { $face }.
event-card-played--tile-turned = { $side-cap } giocano la carta { $card } e ruotano il tile in { $space }: { $face }.
event-walked--walked = { $who-cap } arriva in { $end }.
