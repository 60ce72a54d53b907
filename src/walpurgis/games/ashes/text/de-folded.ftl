# Several events of one player in one sentence: `event-<first>--<second>`.

event-card-played--tile-placed = { $side-cap } spielen „{ $card }“ und legen ein Plättchen auf { $space }: { $face }.
event-card-played--tile-turned = { $side-cap } spielen „{ $card }“ und drehen das Plättchen auf { $space }: { $face }.
event-walked--walked = { $who-cap } läuft bis { $end }.
