# Words of the terminal's table of Nocturne: labels, and what is counted.

## The turn
short-turn = Turn { $turn }
short-extra = extra turn
short-actions = Actions
short-buys = Buys
short-coins = Coins
short-deluded-now = Deluded: no Actions can be bought this turn.
short-envious-now = Envious: Silver and Gold give only $1 each this turn.

## The piles, and what lies beside them
short-basic = Basic cards
short-kingdom = Kingdom
short-left = { $count } left
short-empty = empty
short-below = Below { $card }
short-empty-piles = Empty piles
short-beside = Outside the Supply
short-events = Events
short-landmarks = Landmarks
short-trash = Trash
short-face-down = face down
short-boons = Boons
short-druid = The Druid’s Boons
short-hexes = Hexes
short-open = face up
short-discarded = discarded
short-code = Kingdom code

## The players
short-you = you
short-hand = Hand
short-deck = Deck
short-discard = Discard pile
short-unknown = unknown
short-on-top = { $card } on top
short-vp = VP
short-tokens = { $count ->
    [one] 1 VP token
   *[other] { $count } VP tokens
}
short-debt = { $count } debt
short-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
short-in-play = In play
short-staying = Stays in play
short-aside = Set aside
short-shown = Revealed
short-kept = Kept until Clean-up
short-waiting = Waits for next turn
short-states = States
short-guarded = Safe from Attacks
short-gained = Cards gained this turn
short-all-cards = All cards
short-my-hand = Your hand
short-looking = You look at

## Signs
short-legend = A pile shows its cost, its top card and how many are left: $3 means three coins, 4D four debt. The current phase is in brackets; > marks whose turn it is.
