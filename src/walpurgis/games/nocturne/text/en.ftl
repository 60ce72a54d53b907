# Dominion: Nocturne in English: players, questions, options, events, account, settings. The cards are in en-cards.ftl.
# A card in a sentence is $card (its name) or $card-a ("a Village", "2 Villages": the form for what somebody gains, plays or loses).

title = Dominion: Nocturne
blurb = Build a deck by day, let your Night cards loose after dark, and mind the Boons, the Hexes and the company you keep.

## Players, as they are called in sentences
seat-0 = Raven
seat-1 = Wolf
seat-2 = Owl
seat-3 = Fox
seat-4 = Stag
seat-5 = Toad

phase-start = Start of turn
    .to = to the start of the turn
phase-action = Action
    .to = to the Action phase
phase-buy = Buy
    .to = to the Buy phase
phase-night = Night
    .to = to the Night phase
phase-clean-up = Clean-up
    .to = to Clean-up
phase-end = The end
    .to = to the end

place-discard = discard pile
    .to = to the discard pile
place-hand = hand
    .to = to hand
place-deck = deck
    .to = onto the deck

## Questions of the turn
ask-start = Your turn begins. What comes first?
ask-action = Action phase: play an Action, or move on. ({ $actions ->
    [one] 1 Action
   *[other] { $actions } Actions
}, { $buys ->
    [one] 1 Buy
   *[other] { $buys } Buys
}, ${ $coins })
ask-buy = Buy phase: play Treasures, then buy. (${ $coins }, { $buys ->
    [one] 1 Buy
   *[other] { $buys } Buys
})
ask-night = Night: play a Night card, or end your turn.
ask-gained = You gained { $card-a }. What happens first?
ask-trashed-order = Several effects follow from what you trashed. Which comes first?
ask-lost-in-the-woods = Lost in the Woods: discard which card to receive a Boon?
ask-put-back = In which order do the cards go back onto your deck? The first one ends up on top.

## Reactions
ask-moat = An Attack! Do you reveal a Moat?
ask-hound = You discarded a Faithful Hound. Set it aside, and return it to your hand at the end of the turn?

## Questions of the cards
ask-archive = Archive: put which card into your hand?
ask-artisan-deck = Artisan: put which card on your deck?
ask-artisan-gain = Artisan: gain which card to your hand, for up to ${ $coins }?
ask-bandit = Bandit: trash which Treasure?
ask-banquet = Banquet: gain which card for up to $5 (no Victory card)?
ask-bat = Bat: trash up to 2 cards. If you trash any, the Bat turns into a Vampire.
ask-blessed-village = { $boon } is face up. Receive it now, or at the start of your next turn?
ask-bureaucrat = Bureaucrat: put which Victory card on your deck?
ask-bustling-village = Bustling Village: put Settlers from your discard pile into your hand?
ask-catapult = Catapult: trash which card?
ask-catapult-discard = Catapult: discard { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
ask-cellar = Cellar: discard any number of cards, then draw as many.
ask-cemetery = Cemetery: trash up to 4 cards from your hand.
ask-changeling = Changeling: gain a copy of which card you have in play?
ask-chapel = Chapel: trash up to 4 cards.
ask-cobbler = Cobbler: gain which card to your hand, for up to ${ $coins }?
ask-conclave = Conclave: play an Action you have no copy of in play, for another Action?
ask-crypt = Crypt: which of your Treasures in play go under it?
ask-crypt-back = Crypt: put which Treasure into your hand?
ask-devils-workshop = Devil’s Workshop: gain which card for up to ${ $coins }?
ask-druid = Druid: receive which Boon?
ask-earth = The Earth’s Gift: discard a Treasure to gain a card for up to $4?
ask-earth-gain = The Earth’s Gift: gain which card for up to ${ $coins }?
ask-engineer = Engineer: gain which card for up to ${ $coins }?
ask-engineer-trash = Trash this Engineer to gain another card for up to $4?
ask-exorcist-gain = Exorcist: gain which Spirit?
ask-exorcist-trash = Exorcist: trash which card?
ask-fear = Fear: discard which Action or Treasure?
ask-flame = The Flame’s Gift: trash a card?
ask-fool = Fool: receive which Boon next?
ask-forum = Forum: discard { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
ask-goat = Goat: trash a card?
ask-harbinger = Harbinger: put which card from your discard pile onto your deck?
ask-haunted-castle = Haunted Castle: put { $count ->
    [one] 1 card
   *[other] { $count } cards
} onto your deck.
ask-haunted-mirror = Haunted Mirror: discard an Action to gain a Ghost?
ask-haunting = Haunting: put which card on your deck?
ask-haven = Haven: set which card aside until your next turn?
ask-imp = Imp: play an Action you have no copy of in play?
ask-library = Library: you drew an Action. Keep it, or set it aside?
ask-locusts = Locusts: gain which cheaper card?
ask-militia = Militia: discard { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
ask-mine-gain = Mine: gain which Treasure to your hand, for up to ${ $coins }?
ask-mine-trash = Mine: trash a Treasure for a better one?
ask-monastery = Monastery: trash a card you hold, or a Copper in play? (up to { $count })
ask-moneylender = Moneylender: trash a Copper for +$3?
ask-moon = The Moon’s Gift: put which card from your discard pile onto your deck?
ask-necromancer = Necromancer: play which Action from the Trash?
ask-night-watchman = Night Watchman: discard any of these cards; the rest go back.
ask-opulent-castle = Opulent Castle: discard any number of Victory cards for +$2 each.
ask-pixie = Trash the Pixie to receive { $boon } twice?
ask-poacher = Poacher: discard { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
ask-pooka = Pooka: trash a Treasure for +4 Cards?
ask-poverty = Poverty: discard { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
ask-raider = Raider: discard which card that the attacker has in play?
ask-remodel-gain = Remodel: gain which card for up to ${ $coins }?
ask-remodel-trash = Remodel: trash which card?
ask-sacred-grove = Sacred Grove: do you receive { $boon } as well?
ask-sacrifice = Sacrifice: trash which card?
ask-secret-cave = Secret Cave: discard { $count ->
    [one] 1 card
   *[other] { $count } cards
}? Discarding three gives +$3 next turn.
ask-secret-cave-which = Secret Cave: discard which { $count ->
    [one] card
   *[other] { $count } cards
}?
ask-sentry-discard = Sentry: discard which of these?
ask-sentry-trash = Sentry: trash which of these?
ask-settlers = Settlers: put a Copper from your discard pile into your hand?
ask-shepherd = Shepherd: discard any number of Victory cards, then draw 2 for each.
ask-sky = The Sky’s Gift: discard { $count ->
    [one] 1 card
   *[other] { $count } cards
}? Discarding three gains a Gold.
ask-sky-which = The Sky’s Gift: discard which { $count ->
    [one] card
   *[other] { $count } cards
}?
ask-small-castle = Small Castle: trash it, or a Castle from your hand, to gain the next Castle?
ask-sprawling-castle = Sprawling Castle: a Duchy or 3 Estates?
ask-sun = The Sun’s Gift: discard any of these cards; the rest go back.
ask-temple = Temple: trash 1 to 3 cards with different names.
ask-throne-room = Throne Room: play which Action twice?
ask-tragic-hero = Tragic Hero: gain which Treasure?
ask-vampire = Vampire: gain which card for up to $5 (no Vampire)?
ask-vassal = Vassal: play the { $card } you discarded?
ask-wind = The Wind’s Gift: discard { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
ask-wish = Wish: gain which card to your hand, for up to ${ $coins }?
ask-workshop = Workshop: gain which card for up to ${ $coins }?
ask-zombie-apprentice = Zombie Apprentice: trash an Action for +3 Cards and +1 Action?
ask-zombie-mason = Zombie Mason: gain a card for up to ${ $coins }?
ask-zombie-spy = Zombie Spy: discard the card, or put it back?

## Options that are no cards
option-boon = { $boon }
option-buy = Buy { $card } (${ $cost })
option-buy-event = Buy { $event } (${ $cost })
option-buy-for-debt = Buy { $card } ({ $debt } debt)
option-card = { $card }
option-card-effect = { $card }
option-end-action = On to the Buy phase
option-end-buy = Done buying
option-end-night = End the turn
option-pay-debt = Pay off { $debt } debt
option-play = Play { $card }
option-play-all = Play all plain Treasures
option-state-effect = { $state }
option-word = { $word }
word-aside = Set it aside
word-discard = Discard it
word-done = Done
word-duchy = A Duchy
word-estates = Three Estates
word-keep = Keep it
word-later = At the start of my next turn
word-no = Reveal nothing
word-none = A Castle from my hand (I have none)
word-nothing = I have no such card
word-now = Now

## What happens
event-turn-began = { $who } begins turn { $turn }.
event-extra-turn-began = { $who } takes an extra turn.
event-phase-began = { $who } moves on { $phase-to }.
event-played = { $who } plays { $card-a }.
event-played-again = { $who } plays { $card } again.
event-played-from-trash = { $who } plays { $card-a } from the Trash.
event-played-treasures = { $who } plays { $cards-a }.
event-continued = { $who }’s { $card } takes effect again.
event-drew = { $who } draws { $cards-a }.
event-drew-unseen = { $who } draws { $count ->
    [one] a card
   *[other] { $count } cards
}.
event-shuffled = { $who } shuffles.
event-looked-at = { $who } looks at { $cards-a }.
event-looked-unseen = { $who } looks at { $count ->
    [one] a card
   *[other] { $count } cards
}.
event-revealed = { $who } reveals { $cards-a }.
event-revealed-hand = { $cards-count ->
    [0] { $who } reveals an empty hand.
   *[other] { $who } reveals a hand of { $cards-a }.
}
event-revealed-discard = { $cards-count ->
    [0] { $who } reveals an empty discard pile.
   *[other] { $who } reveals a discard pile of { $cards-a }.
}
event-discarded = { $who } discards { $cards-a }.
event-discarded-several = { $who } discards { $count ->
    [one] a card
   *[other] { $count } cards
}, with { $card-a } on top.
event-discarded-openly = { $who } reveals and discards { $cards-a }.
event-put-back = { $who } puts { $cards-a } back onto the deck.
event-put-back-unseen = { $who } puts { $count ->
    [one] a card
   *[other] { $count } cards
} back onto the deck.
event-put-on-deck = { $who } puts { $card-a } onto the deck.
event-took-from-discard = { $who } puts { $card-a } from the discard pile onto the deck.
event-took-unseen = { $who } puts a card from the discard pile onto the deck.
event-put-into-hand = { $who } puts { $card-a } into their hand.
event-deck-became-discard = { $who } puts the whole deck ({ $count ->
    [one] 1 card
   *[other] { $count } cards
}) into the discard pile.
event-gained = { $who } gains { $card-a } { $place-to }.
event-bought = { $who } buys { $card-a }.
event-bought-event = { $who } buys the Event { $event }.
event-trashed = { $who } trashes { $cards-a }.
event-exchanged = { $who } exchanges { $card-a } for { $taken-a }.
event-returned = { $who } returns { $card-a } to its pile.
event-set-aside = { $who } sets { $cards-a } aside.
event-set-aside-hidden = { $who } sets { $cards-a } aside, face down.
event-set-aside-unseen = { $who } sets { $count ->
    [one] a card
   *[other] { $count } cards
} aside, face down.
event-took-aside = { $who } puts { $card-a } back into their hand.
event-took-aside-unseen = { $who } puts a set-aside card into their hand.
event-hounds-returned = { $count ->
    [one] A Faithful Hound returns
   *[other] { $count } Faithful Hounds return
} to { $who }.
event-showed-moat = { $who } reveals a Moat.
event-protected = A Guardian protects { $who }.
event-boon-turned = { $boon } is turned over.
event-boon-received = { $who } receives { $boon }.
event-boon-declined = { $who } declines { $boon }.
event-boon-waits = { $boon } waits for { $who }’s next turn.
event-boons-shuffled = The Boons are shuffled.
event-hex-turned = A Hex is turned over: { $hex }.
event-hex-received = { $who } receives { $hex }.
event-hexes-shuffled = The Hexes are shuffled.
event-state-taken = { $who } is now { $state }.
event-state-returned = { $who } returns { $state }; it applies until the end of this turn.
event-turned-over = { $card } is turned over in the Trash.
event-points-gained = { $who } takes { $vp } VP.
event-debt-taken = { $who } takes { $debt } debt.
event-debt-paid = { $who } pays off { $debt } debt.
event-cleaned-up = { $who } cleans up.
event-ended = The game is over.

## The account
account-card = { $card }
account-tokens = VP tokens
account-misery = Misery

## Settings
setting-kingdom = Kingdom
    .help = A recommended kingdom (dusk, midnight, night-shift, idle-hands, the-new-black, luftschloss, pooka-pranks), random, ten card names separated by commas, or a kingdom code.
setting-sets = Sets for a random kingdom
    .help = Where the cards of a random kingdom come from: all, nocturne, base, or nocturne+base.
setting-village = Always a village
    .help = A random kingdom has at least one card that gives two Actions or more.
setting-attacks = Attacks allowed
    .help = Whether a random kingdom may include Attack cards.
setting-colonies = Platinum and Colony
    .help = Adds Platinum and Colony to the Supply.
setting-more_colonies = More Colonies
    .help = With five or six players there are 15 or 18 Colonies instead of 12.
setting-tracker = Tracker
    .help = Works while it is in play (in-play), or for the rest of the turn you play it (this-turn).
setting-outpost = Outpost
    .help = On an extra turn it still leaves you with only three cards (errata), or it does nothing (printed).
setting-forum = Forum
    .help = Gives its extra Buy when you buy it (buy), or whenever you gain it (gain).
setting-show_counts = Show card counts
    .help = Everyone sees how many cards each deck and discard pile has.
