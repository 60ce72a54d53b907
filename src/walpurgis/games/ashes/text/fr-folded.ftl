# Several events of one player in one sentence: `event-<first>--<second>`.

event-card-played--tile-placed = Les { $side } jouent la carte { $card } et posent une tuile en { $space } : { $face }.
event-card-played--tile-turned = Les { $side } jouent la carte { $card } et tournent la tuile en { $space } : { $face }.
event-walked--walked = { $who-cap } va jusqu’à { $end }.
