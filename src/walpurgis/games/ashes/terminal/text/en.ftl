# Words of the terminal's table of Ashes to Ashes: labels, what is counted, and the signs.

## The turn
short-turn = Turn { $turn } of { $limit }
short-turn-alone = Turn { $turn }
short-last-turn = the last turn before dawn
short-seat = { $who } ({ $side })

## What is being done
short-playing = Card being played
short-tiles-to-lay = Tiles still to place
short-worked = Placed or turned on
short-walks = { $who }, on the way
short-must = Has to pass
short-icons = Icons to use

## What belongs to nobody
short-chosen = The Chosen
short-walking = on { $space }, { $left ->
    [one] 1 step
   *[other] { $left } steps
} from the last space
short-away = on her way, { $left ->
    [one] 1 step
   *[other] { $left } steps
} from the board
short-held = held by { $who-the }
short-supply = Tiles in the supply
short-tiles = { $straight ->
    [one] 1 straight
   *[other] { $straight } straights
}, { $curve ->
    [one] 1 curve
   *[other] { $curve } curves
}
short-around = Around the board
short-used = used
short-revealed = The Society’s card
short-goes = { $who } to { $space }
short-stay = the figures stay where they are
short-drawn = Card drawn
short-to-move = Still to move
short-destinations = Destinations
short-society-held = The Society’s turns with the Chosen
short-traps-left = Traps in the supply
short-society-deck = Society cards
short-deck = deck { $count }
short-discard = discarded { $count }
short-ghouls-next = Ghouls that act next
short-ghoul-cards = Open ghoul cards
short-ghouls-off = Ghouls off the board
short-ghoul-deck = Ghoul cards

## The factions
short-points = { $points } of { $most } faction points
short-power = Power
short-tokens = Ally tokens
short-reserve = in reserve
short-market = Market
short-actions = Actions
short-upgrades = Upgrades
short-known = Known on top
short-sand = Quicksand
short-ready = ready
short-discarded = Discarded actions
short-discarded-upgrades = Discarded upgrades
short-home = Home
short-safe = home
short-nobody = nobody

## The players
short-hand-of = { $who }, hand
short-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
short-owns = upgrades: { $cards }
short-upgraded = upgrade played this turn

## The board in words
short-looks = { $space }, facing { $direction }
short-portals = Portals
short-traps = Traps
short-bears = Bear traps
short-row = Row { $row }
short-crossroads = Crossroads
short-numbers = Numbered spaces
short-base = Base, { $side }
short-citadel = citadel { $space }
short-diagonal = Diagonal, the Chosen’s path

## Answers all over the board
short-such-as = { $deed } (such as { $key }):
short-deed-put = Place a tile
short-deed-rot = Turn a tile
short-deed-cnv = Change a tile
short-deed-rem = Remove a tile
short-deed-trap = Set a trap
short-deed-trapm = Move the trap from { $space }
short-deed-bear = Set a bear trap
short-deed-qput = Pour quicksand
short-deed-por = Portal that hurts: { $side }

## Signs
short-fights = Rows attack, columns defend: the symbol that cancels > the symbol that counters
short-legend-paths = ┌ ─ │ paths: a line runs through where two spaces are joined. ┼ crossroads, 1 to 8 numbered spaces, (H) (V) bases, ╠╬╣ citadels, · free.
short-legend-alone = g1 to g7 ghouls, g8 their Captain; !g3 acts next. [3]: a ghoul will rise here.
short-legend-figures = Arrows show which way a figure faces. * the Chosen, or who holds her; \ her path; /A\ /B\ the Society, [5] where it will appear. x trap, w bear trap, ~ quicksand.
short-legend-edges = A bar on an edge is a portal: double ║ ═ light, hurts Vampires; heavy ┃ ━ dark, hurts Humans.
short-legend-boards = Under a faction’s name are its points, beside each character its power. +1: the ally token is in its own zone.
