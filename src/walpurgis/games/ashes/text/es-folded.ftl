# Several events of one player in one sentence: `event-<first>--<second>`.

event-card-played--tile-placed = Los { $side } juegan la carta { $card } y colocan una loseta en { $space }: { $face }.
event-card-played--tile-turned = Los { $side } juegan la carta { $card } y giran la loseta de { $space }: { $face }.
event-walked--walked = { $who-cap } va hasta { $end }.
