# Several events of one player in one sentence: `event-<first>--<second>`.

event-card-played--tile-placed = The { $side } play { $card } and place a tile on { $space }: { $face }.
event-card-played--tile-turned = The { $side } play { $card } and turn the tile on { $space }: { $face }.
event-walked--walked = { $who-cap } walks to { $end }.
