# What only the browser says about Nocturne, in English.

web-nd-basic = Basic cards
web-nd-kingdom = Kingdom
web-nd-beside = Outside the Supply
web-nd-trash = Trash
web-nd-boons = Boons
web-nd-hexes = Hexes
web-nd-druid = The Druid’s Boons
web-nd-deck-of = { $what }: { $count } left
web-nd-open = face up
web-nd-deck = Deck
web-nd-deck-count = Deck: { $count }
web-nd-discard = Discard pile
web-nd-discard-count = Discard pile: { $count }
web-nd-hand = Hand: { $count }
web-nd-no-hand = Your hand is empty
web-nd-in-play = In play
web-nd-staying = Stays in play
web-nd-aside = Set aside
web-nd-kept = kept until Clean-up
web-nd-waiting = waits for next turn
web-nd-tray-look = You look at
web-nd-tray-shown = Revealed
web-nd-tray-discard = Your discard pile
web-nd-tray-trash = The Trash
web-nd-tray-aside = Set aside
web-nd-tray-boon = Boons
web-nd-tray-card = Which comes first?
web-nd-tray-state = State
web-nd-left = { $count } left
web-nd-empty = empty
web-nd-empty-piles = Empty piles: { $count }
web-nd-face-down = face down: { $count }
web-nd-debt = { $count } debt
web-nd-tokens = { $count ->
    [one] 1 VP token
   *[other] { $count } VP tokens
}
web-nd-vp = VP
web-nd-all-cards = All cards with their points
web-nd-phases = Phases of the turn
web-nd-turn = Turn { $n }
web-nd-extra = Extra turn
web-nd-actions = Actions
web-nd-buys = Buys
web-nd-coins = Coins
web-nd-code = Copy kingdom
web-nd-copy = Copy the code for this kingdom: { $code }
web-nd-deluded = Deluded: you can’t buy Actions this turn.
web-nd-envious = Envious: Silver and Gold give only $1 each this turn.
web-nd-orders = Automatic reactions
web-nd-order-moat-ask = ask me
web-nd-order-moat-always = always reveal
web-nd-order-moat-never = never reveal
web-nd-order-hound-ask = ask me
web-nd-order-hound-always = always set aside
web-nd-order-hound-never = never set aside
web-nd-kingdom-random = Random
web-nd-kingdom-own = My own ten cards…
web-nd-kingdom-cards = Cards or code
web-nd-kingdom-how = Ten English card names separated by commas, or a kingdom code.

# Refusals with their numbers
web-nd-why-cost = Costs ${ $cost }, you have ${ $have }.
web-nd-why-empty = This pile is empty.
web-nd-why-buys = You have no Buys left.
web-nd-why-debt = You owe { $debt } debt and have ${ $have }: pay it off before you buy.

# The form of a new table
setting-sets-all = all sets
setting-sets-base = base game
setting-sets-nocturne = Nocturne
setting-sets-nocturne-base = Nocturne and the base game
setting-tracker-in-play = works while it is in play
setting-tracker-this-turn = works for the rest of the turn
setting-outpost-errata = leaves three cards on an extra turn, too
setting-outpost-printed = does nothing on an extra turn
setting-forum-buy = extra Buy when you buy it
setting-forum-gain = extra Buy whenever you gain it
# The card that sums up the others’ turns
web-nd-tally-cards = All cards
web-nd-tally-tokens = VP tokens
web-nd-tally-debt = Debt
