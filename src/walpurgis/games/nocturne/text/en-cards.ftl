# Nocturne in English: the cards. Names, what each card says, types, sets and kingdoms; the sentences of play stand in the other file.
# .a is what somebody plays, gains or loses ($n of them). In the texts "+1 Card", "+2 Actions", "+1 Buy", "+$2" and "+1 VP" (a token) are bonuses, "1 VP" alone is
# what the card is worth at the end; to hold a card is to have it in hand; " — " parts what happens when the card is played from everything else.

## Nocturne: kingdom cards
card-druid = Druid
    .a = { $n ->
        [one] a Druid
       *[other] { $n } Druids
    }
text-druid = +1 Buy. Receive one of the three Boons laid out beside the Druids; it stays there.
card-faithful-hound = Faithful Hound
    .a = { $n ->
        [one] a Faithful Hound
       *[other] { $n } Faithful Hounds
    }
text-faithful-hound = +2 Cards. — When you discard this outside Clean-up, you may set it aside and take it into your hand at the end of the turn.
card-guardian = Guardian
    .a = { $n ->
        [one] a Guardian
       *[other] { $n } Guardians
    }
text-guardian = Attacks that others play do not affect you until your next turn. At the start of your next turn, +$1. — This is gained to your hand.
card-monastery = Monastery
    .a = { $n ->
        [one] a Monastery
       *[other] { $n } Monasteries
    }
text-monastery = Count the cards you have gained this turn. Trash up to that many cards: from your hand, or Coppers you have in play.
card-pixie = Pixie
    .a = { $n ->
        [one] a Pixie
       *[other] { $n } Pixies
    }
text-pixie = +1 Card, +1 Action. Turn over and discard the next Boon. You may trash this. If you did, receive that Boon twice. — Heirloom: Goat.
card-tracker = Tracker
    .a = { $n ->
        [one] a Tracker
       *[other] { $n } Trackers
    }
text-tracker = +$1. Receive a Boon. — While this is in play, you may put each card you gain onto your deck. — Heirloom: Pouch.
card-changeling = Changeling
    .a = { $n ->
        [one] a Changeling
       *[other] { $n } Changelings
    }
text-changeling = Trash this, then gain a card with the same name as one you have in play. — As long as Changelings are left in the supply, any player who gains a card costing $3 or more may exchange it for a Changeling.
card-fool = Fool
    .a = { $n ->
        [one] a Fool
       *[other] { $n } Fools
    }
text-fool = If you are Lost in the Woods already, nothing happens. Otherwise take that State, turn over three Boons and receive them in the order you like. — Heirloom: Lucky Coin.
card-ghost-town = Ghost Town
    .a = { $n ->
        [one] a Ghost Town
       *[other] { $n } Ghost Towns
    }
text-ghost-town = At the start of your next turn, +1 Card, +1 Action. — This is gained to your hand.
card-leprechaun = Leprechaun
    .a = { $n ->
        [one] a Leprechaun
       *[other] { $n } Leprechauns
    }
text-leprechaun = Gain a Gold. If you now have exactly 7 cards in play, gain a Wish. Otherwise receive a Hex.
card-night-watchman = Night Watchman
    .a = { $n ->
        [one] a Night Watchman
       *[other] { $n } Night Watchmen
    }
text-night-watchman = Look at the top 5 cards of your deck. Discard as many of them as you like and put the others back in any order. — This is gained to your hand.
card-secret-cave = Secret Cave
    .a = { $n ->
        [one] a Secret Cave
       *[other] { $n } Secret Caves
    }
text-secret-cave = +1 Card, +1 Action. You may discard 3 cards. If you did, at the start of your next turn, +$3. — Heirloom: Magic Lamp.
card-bard = Bard
    .a = { $n ->
        [one] a Bard
       *[other] { $n } Bards
    }
text-bard = +$2. Receive a Boon.
card-blessed-village = Blessed Village
    .a = { $n ->
        [one] a Blessed Village
       *[other] { $n } Blessed Villages
    }
text-blessed-village = +1 Card, +2 Actions. — When you gain this, turn over the next Boon. Receive it now, or keep it and receive it at the start of your next turn.
card-cemetery = Cemetery
    .a = { $n ->
        [one] a Cemetery
       *[other] { $n } Cemeteries
    }
text-cemetery = 2 VP. — When you gain this, trash up to 4 cards from your hand. — Heirloom: Haunted Mirror.
card-conclave = Conclave
    .a = { $n ->
        [one] a Conclave
       *[other] { $n } Conclaves
    }
text-conclave = +$2. You may play an Action from your hand of which you have no copy in play. If you did, +1 Action.
card-devils-workshop = Devil's Workshop
    .a = { $n ->
        [one] a Devil's Workshop
       *[other] { $n } Devil's Workshops
    }
text-devils-workshop = Count the cards you have gained this turn. None: gain a Gold. One: gain a card costing up to $4. Two or more: gain an Imp.
card-exorcist = Exorcist
    .a = { $n ->
        [one] an Exorcist
       *[other] { $n } Exorcists
    }
text-exorcist = Trash a card from your hand. Gain a Spirit that costs less.
card-necromancer = Necromancer
    .a = { $n ->
        [one] a Necromancer
       *[other] { $n } Necromancers
    }
text-necromancer = Choose a face-up Action in the trash that is not a Duration. Turn it face down for this turn and play it where it lies. — The three Zombies begin in the trash.
card-shepherd = Shepherd
    .a = { $n ->
        [one] a Shepherd
       *[other] { $n } Shepherds
    }
text-shepherd = +1 Action. Reveal any number of Victory cards from your hand and discard them. +2 Cards for each. — Heirloom: Pasture.
card-skulk = Skulk
    .a = { $n ->
        [one] a Skulk
       *[other] { $n } Skulks
    }
text-skulk = +1 Buy. Each other player receives the next Hex. — When you gain this, gain a Gold.
card-cobbler = Cobbler
    .a = { $n ->
        [one] a Cobbler
       *[other] { $n } Cobblers
    }
text-cobbler = At the start of your next turn, gain a card costing up to $4 to your hand.
card-crypt = Crypt
    .a = { $n ->
        [one] a Crypt
       *[other] { $n } Crypts
    }
text-crypt = Choose any number of Treasures you have in play and lay them face down under this. At the start of each of your turns, take one of them into your hand, until none is left.
card-cursed-village = Cursed Village
    .a = { $n ->
        [one] a Cursed Village
       *[other] { $n } Cursed Villages
    }
text-cursed-village = +2 Actions. Draw until you hold 6 cards. — When you gain this, receive a Hex.
card-den-of-sin = Den of Sin
    .a = { $n ->
        [one] a Den of Sin
       *[other] { $n } Dens of Sin
    }
text-den-of-sin = At the start of your next turn, +2 Cards. — This is gained to your hand.
card-idol = Idol
    .a = { $n ->
        [one] an Idol
       *[other] { $n } Idols
    }
text-idol = +$2. Count the Idols you have in play. An odd number: receive a Boon. An even number: each other player gains a Curse.
card-pooka = Pooka
    .a = { $n ->
        [one] a Pooka
       *[other] { $n } Pookas
    }
text-pooka = You may trash a Treasure other than Cursed Gold from your hand. If you did, +4 Cards. — Heirloom: Cursed Gold.
card-sacred-grove = Sacred Grove
    .a = { $n ->
        [one] a Sacred Grove
       *[other] { $n } Sacred Groves
    }
text-sacred-grove = +1 Buy, +$3. Receive a Boon. Unless that Boon gives +$1, each other player may receive it, too.
card-tormentor = Tormentor
    .a = { $n ->
        [one] a Tormentor
       *[other] { $n } Tormentors
    }
text-tormentor = +$2. If this is your only card in play, gain an Imp. Otherwise each other player receives the next Hex.
card-tragic-hero = Tragic Hero
    .a = { $n ->
        [one] a Tragic Hero
       *[other] { $n } Tragic Heroes
    }
text-tragic-hero = +3 Cards, +1 Buy. If you now hold 8 cards or more, trash this and gain a Treasure.
card-vampire = Vampire
    .a = { $n ->
        [one] a Vampire
       *[other] { $n } Vampires
    }
text-vampire = Each other player receives the next Hex. Gain a card costing up to $5 that is not a Vampire. Exchange this for a Bat.
card-werewolf = Werewolf
    .a = { $n ->
        [one] a Werewolf
       *[other] { $n } Werewolves
    }
text-werewolf = In your Night phase, each other player receives the next Hex. At any other time, +3 Cards.
card-raider = Raider
    .a = { $n ->
        [one] a Raider
       *[other] { $n } Raiders
    }
text-raider = Each other player who holds 5 cards or more discards one with the same name as a card you have in play, or reveals a hand without any. At the start of your next turn, +$3.

## Nocturne: heirlooms
card-haunted-mirror = Haunted Mirror
    .a = { $n ->
        [one] a Haunted Mirror
       *[other] { $n } Haunted Mirrors
    }
text-haunted-mirror = +$1. — When you trash this, you may discard an Action from your hand. If you did, gain a Ghost.
card-magic-lamp = Magic Lamp
    .a = { $n ->
        [one] a Magic Lamp
       *[other] { $n } Magic Lamps
    }
text-magic-lamp = +$1. If there are 6 or more cards of which you have exactly one copy in play, trash this. If you did, gain 3 Wishes.
card-goat = Goat
    .a = { $n ->
        [one] a Goat
       *[other] { $n } Goats
    }
text-goat = +$1. You may trash a card from your hand.
card-pasture = Pasture
    .a = { $n ->
        [one] a Pasture
       *[other] { $n } Pastures
    }
text-pasture = +$1. — 1 VP for each Estate you own.
card-pouch = Pouch
    .a = { $n ->
        [one] a Pouch
       *[other] { $n } Pouches
    }
text-pouch = +$1, +1 Buy.
card-cursed-gold = Cursed Gold
    .a = { $n ->
        [one] a Cursed Gold
       *[other] { $n } Cursed Golds
    }
text-cursed-gold = +$3. Gain a Curse.
card-lucky-coin = Lucky Coin
    .a = { $n ->
        [one] a Lucky Coin
       *[other] { $n } Lucky Coins
    }
text-lucky-coin = +$1. Gain a Silver.

## Nocturne: spirits, Wish and Bat
card-will-o-wisp = Will-o'-Wisp
    .a = { $n ->
        [one] a Will-o'-Wisp
       *[other] { $n } Will-o'-Wisps
    }
text-will-o-wisp = +1 Card, +1 Action. Reveal the top card of your deck. If it costs $2 or less, take it into your hand. — Not in the supply.
card-imp = Imp
    .a = { $n ->
        [one] an Imp
       *[other] { $n } Imps
    }
text-imp = +2 Cards. You may play an Action from your hand of which you have no copy in play. — Not in the supply.
card-ghost = Ghost
    .a = { $n ->
        [one] a Ghost
       *[other] { $n } Ghosts
    }
text-ghost = Reveal cards from your deck until an Action appears. Set it aside and discard the others. At the start of your next turn, play it twice. — Not in the supply.
card-wish = Wish
    .a = { $n ->
        [one] a Wish
       *[other] { $n } Wishes
    }
text-wish = +1 Action. Return this to its pile. If you did, gain a card costing up to $6 to your hand. — Not in the supply.
card-bat = Bat
    .a = { $n ->
        [one] a Bat
       *[other] { $n } Bats
    }
text-bat = Trash up to 2 cards from your hand. If you trashed any, exchange this for a Vampire. — Not in the supply.

## Nocturne: zombies
card-zombie-apprentice = Zombie Apprentice
    .a = { $n ->
        [one] a Zombie Apprentice
       *[other] { $n } Zombie Apprentices
    }
text-zombie-apprentice = You may trash an Action from your hand. If you did, +3 Cards, +1 Action.
card-zombie-mason = Zombie Mason
    .a = { $n ->
        [one] a Zombie Mason
       *[other] { $n } Zombie Masons
    }
text-zombie-mason = Trash the top card of your deck. You may gain a card costing up to $1 more.
card-zombie-spy = Zombie Spy
    .a = { $n ->
        [one] a Zombie Spy
       *[other] { $n } Zombie Spies
    }
text-zombie-spy = +1 Card, +1 Action. Look at the top card of your deck. Discard it or leave it there.

## Basic cards
card-copper = Copper
    .a = { $n ->
        [one] a Copper
       *[other] { $n } Coppers
    }
text-copper = +$1.
card-silver = Silver
    .a = { $n ->
        [one] a Silver
       *[other] { $n } Silvers
    }
text-silver = +$2.
card-gold = Gold
    .a = { $n ->
        [one] a Gold
       *[other] { $n } Golds
    }
text-gold = +$3.
card-platinum = Platinum
    .a = { $n ->
        [one] a Platinum
       *[other] { $n } Platinums
    }
text-platinum = +$5.
card-estate = Estate
    .a = { $n ->
        [one] an Estate
       *[other] { $n } Estates
    }
text-estate = 1 VP.
card-duchy = Duchy
    .a = { $n ->
        [one] a Duchy
       *[other] { $n } Duchies
    }
text-duchy = 3 VP.
card-province = Province
    .a = { $n ->
        [one] a Province
       *[other] { $n } Provinces
    }
text-province = 6 VP.
card-colony = Colony
    .a = { $n ->
        [one] a Colony
       *[other] { $n } Colonies
    }
text-colony = 10 VP.
card-curse = Curse
    .a = { $n ->
        [one] a Curse
       *[other] { $n } Curses
    }
text-curse = −1 VP.

## Base game
card-cellar = Cellar
    .a = { $n ->
        [one] a Cellar
       *[other] { $n } Cellars
    }
text-cellar = +1 Action. Discard as many cards as you like. Draw the same number.
card-chapel = Chapel
    .a = { $n ->
        [one] a Chapel
       *[other] { $n } Chapels
    }
text-chapel = Choose up to 4 cards in your hand and trash them.
card-moat = Moat
    .a = { $n ->
        [one] a Moat
       *[other] { $n } Moats
    }
text-moat = +2 Cards. — When another player plays an Attack, you may reveal this from your hand. If you did, that Attack does not affect you.
card-harbinger = Harbinger
    .a = { $n ->
        [one] a Harbinger
       *[other] { $n } Harbingers
    }
text-harbinger = +1 Card, +1 Action. Look through your discard pile. You may put one of its cards onto your deck.
card-merchant = Merchant
    .a = { $n ->
        [one] a Merchant
       *[other] { $n } Merchants
    }
text-merchant = +1 Card, +1 Action. The first Silver you play this turn gives +$1 more.
card-vassal = Vassal
    .a = { $n ->
        [one] a Vassal
       *[other] { $n } Vassals
    }
text-vassal = +$2. Discard the top card of your deck. If it is an Action, you may play it.
card-village = Village
    .a = { $n ->
        [one] a Village
       *[other] { $n } Villages
    }
text-village = +1 Card, +2 Actions.
card-workshop = Workshop
    .a = { $n ->
        [one] a Workshop
       *[other] { $n } Workshops
    }
text-workshop = Gain a card costing up to $4.
card-bureaucrat = Bureaucrat
    .a = { $n ->
        [one] a Bureaucrat
       *[other] { $n } Bureaucrats
    }
text-bureaucrat = Gain a Silver onto your deck. Each other player reveals a Victory card from hand and puts it onto their deck, or reveals a hand without any.
card-gardens = Gardens
    .a = { $n ->
        [one] a Gardens
       *[other] { $n } Gardens
    }
text-gardens = 1 VP for every 10 cards you own, rounded down.
card-militia = Militia
    .a = { $n ->
        [one] a Militia
       *[other] { $n } Militias
    }
text-militia = +$2. Each other player who holds more than 3 cards discards down to 3.
card-moneylender = Moneylender
    .a = { $n ->
        [one] a Moneylender
       *[other] { $n } Moneylenders
    }
text-moneylender = You may trash a Copper from your hand. If you did, +$3.
card-poacher = Poacher
    .a = { $n ->
        [one] a Poacher
       *[other] { $n } Poachers
    }
text-poacher = +1 Card, +1 Action, +$1. Discard a card for each empty supply pile.
card-remodel = Remodel
    .a = { $n ->
        [one] a Remodel
       *[other] { $n } Remodels
    }
text-remodel = Trash a card from your hand. Gain a card costing up to $2 more.
card-smithy = Smithy
    .a = { $n ->
        [one] a Smithy
       *[other] { $n } Smithies
    }
text-smithy = +3 Cards.
card-throne-room = Throne Room
    .a = { $n ->
        [one] a Throne Room
       *[other] { $n } Throne Rooms
    }
text-throne-room = You may choose an Action in your hand and play it twice.
card-bandit = Bandit
    .a = { $n ->
        [one] a Bandit
       *[other] { $n } Bandits
    }
text-bandit = Gain a Gold. Each other player reveals the top 2 cards of their deck, trashes one Treasure other than Copper among them and discards the rest.
card-council-room = Council Room
    .a = { $n ->
        [one] a Council Room
       *[other] { $n } Council Rooms
    }
text-council-room = +4 Cards, +1 Buy. Each other player draws a card.
card-festival = Festival
    .a = { $n ->
        [one] a Festival
       *[other] { $n } Festivals
    }
text-festival = +2 Actions, +1 Buy, +$2.
card-laboratory = Laboratory
    .a = { $n ->
        [one] a Laboratory
       *[other] { $n } Laboratories
    }
text-laboratory = +2 Cards, +1 Action.
card-library = Library
    .a = { $n ->
        [one] a Library
       *[other] { $n } Libraries
    }
text-library = Draw until you hold 7 cards. You may set aside each Action you draw this way; discard these at the end.
card-market = Market
    .a = { $n ->
        [one] a Market
       *[other] { $n } Markets
    }
text-market = +1 Card, +1 Action, +1 Buy, +$1.
card-mine = Mine
    .a = { $n ->
        [one] a Mine
       *[other] { $n } Mines
    }
text-mine = You may trash a Treasure from your hand. If you did, gain a Treasure costing up to $3 more to your hand.
card-sentry = Sentry
    .a = { $n ->
        [one] a Sentry
       *[other] { $n } Sentries
    }
text-sentry = +1 Card, +1 Action. Look at the top 2 cards of your deck. Trash or discard any of them and put the others back in any order.
card-witch = Witch
    .a = { $n ->
        [one] a Witch
       *[other] { $n } Witches
    }
text-witch = +2 Cards. Each other player gains a Curse.
card-artisan = Artisan
    .a = { $n ->
        [one] an Artisan
       *[other] { $n } Artisans
    }
text-artisan = Gain a card costing up to $5 to your hand. Then put a card from your hand onto your deck.

## Seaside
card-haven = Haven
    .a = { $n ->
        [one] a Haven
       *[other] { $n } Havens
    }
text-haven = +1 Card, +1 Action. Set aside a card from your hand face down. At the start of your next turn, take it back into your hand.
card-caravan = Caravan
    .a = { $n ->
        [one] a Caravan
       *[other] { $n } Caravans
    }
text-caravan = +1 Card, +1 Action. At the start of your next turn, +1 Card.
card-merchant-ship = Merchant Ship
    .a = { $n ->
        [one] a Merchant Ship
       *[other] { $n } Merchant Ships
    }
text-merchant-ship = +$2. At the start of your next turn, +$2.
card-outpost = Outpost
    .a = { $n ->
        [one] an Outpost
       *[other] { $n } Outposts
    }
text-outpost = Draw only 3 cards in this turn's Clean-up. Take an extra turn after this one, unless it would be your third in a row.
card-tactician = Tactician
    .a = { $n ->
        [one] a Tactician
       *[other] { $n } Tacticians
    }
text-tactician = Discard your hand. If you discarded any card, at the start of your next turn, +5 Cards, +1 Action, +1 Buy.

## Empires
card-archive = Archive
    .a = { $n ->
        [one] an Archive
       *[other] { $n } Archives
    }
text-archive = +1 Action. Set aside the top 3 cards of your deck face down. Take one of them into your hand now, and another at the start of each of your next two turns.
card-catapult = Catapult
    .a = { $n ->
        [one] a Catapult
       *[other] { $n } Catapults
    }
text-catapult = +$1. Trash a card from your hand. If it costs $3 or more, each other player gains a Curse. If it is a Treasure, each other player who holds more than 3 cards discards down to 3.
card-rocks = Rocks
    .a = { $n ->
        [one] a Rocks
       *[other] { $n } Rocks
    }
text-rocks = +$1. — When you gain or trash this, gain a Silver: onto your deck in your Buy phase, to your hand at any other time.
card-engineer = Engineer
    .a = { $n ->
        [one] an Engineer
       *[other] { $n } Engineers
    }
text-engineer = Gain a card costing up to $4. You may trash this. If you did, gain another card costing up to $4.
card-humble-castle = Humble Castle
    .a = { $n ->
        [one] a Humble Castle
       *[other] { $n } Humble Castles
    }
text-humble-castle = +$1. — 1 VP for each Castle you own, this one included.
card-crumbling-castle = Crumbling Castle
    .a = { $n ->
        [one] a Crumbling Castle
       *[other] { $n } Crumbling Castles
    }
text-crumbling-castle = 1 VP. — When you gain or trash this, +1 VP and gain a Silver.
card-small-castle = Small Castle
    .a = { $n ->
        [one] a Small Castle
       *[other] { $n } Small Castles
    }
text-small-castle = Trash this or a Castle from your hand. If you did, gain the top Castle of the pile. — 2 VP.
card-haunted-castle = Haunted Castle
    .a = { $n ->
        [one] a Haunted Castle
       *[other] { $n } Haunted Castles
    }
text-haunted-castle = 2 VP. — When you gain this on your own turn, gain a Gold, and each other player who holds 5 cards or more puts 2 of them onto their deck.
card-opulent-castle = Opulent Castle
    .a = { $n ->
        [one] an Opulent Castle
       *[other] { $n } Opulent Castles
    }
text-opulent-castle = Reveal any number of Victory cards from your hand and discard them. +$2 for each. — 3 VP.
card-sprawling-castle = Sprawling Castle
    .a = { $n ->
        [one] a Sprawling Castle
       *[other] { $n } Sprawling Castles
    }
text-sprawling-castle = 4 VP. — When you gain this, gain a Duchy or 3 Estates, as you choose.
card-grand-castle = Grand Castle
    .a = { $n ->
        [one] a Grand Castle
       *[other] { $n } Grand Castles
    }
text-grand-castle = 5 VP. — When you gain this, reveal your hand. +1 VP for each Victory card in it and for each one you have in play.
card-kings-castle = King's Castle
    .a = { $n ->
        [one] a King's Castle
       *[other] { $n } King's Castles
    }
text-kings-castle = 2 VP for each Castle you own, this one included.
card-temple = Temple
    .a = { $n ->
        [one] a Temple
       *[other] { $n } Temples
    }
text-temple = +1 VP. Trash 1 to 3 cards with different names from your hand. Put 1 VP on the Temple pile. — When you gain this, take all VP from the pile.
card-forum = Forum
    .a = { $n ->
        [one] a Forum
       *[other] { $n } Forums
    }
text-forum = +3 Cards, +1 Action. Discard 2 cards. — When you buy this, +1 Buy.
card-groundskeeper = Groundskeeper
    .a = { $n ->
        [one] a Groundskeeper
       *[other] { $n } Groundskeepers
    }
text-groundskeeper = +1 Card, +1 Action. — While this is in play, +1 VP for each Victory card you gain.
card-sacrifice = Sacrifice
    .a = { $n ->
        [one] a Sacrifice
       *[other] { $n } Sacrifices
    }
text-sacrifice = Trash a card from your hand. If it is an Action, +2 Cards, +2 Actions. If it is a Treasure, +$2. If it is a Victory card, +2 VP.
card-settlers = Settlers
    .a = { $n ->
        [one] a Settlers
       *[other] { $n } Settlers
    }
text-settlers = +1 Card, +1 Action. Look through your discard pile. You may reveal a Copper there and take it into your hand.
card-bustling-village = Bustling Village
    .a = { $n ->
        [one] a Bustling Village
       *[other] { $n } Bustling Villages
    }
text-bustling-village = +1 Card, +3 Actions. Look through your discard pile. You may reveal a Settlers there and take it into your hand.
card-chariot-race = Chariot Race
    .a = { $n ->
        [one] a Chariot Race
       *[other] { $n } Chariot Races
    }
text-chariot-race = +1 Action. Reveal the top card of your deck and take it into your hand. The player to your left reveals the top card of their deck. If yours costs more, +$1 and +1 VP.

## Boons
boon-earth = The Earth's Gift
text-boon-earth = You may discard a Treasure from your hand. If you did, gain a card costing up to $4.
boon-field = The Field's Gift
text-boon-field = +1 Action, +$1. Keep this until Clean-up.
boon-flame = The Flame's Gift
text-boon-flame = You may trash a card from your hand.
boon-forest = The Forest's Gift
text-boon-forest = +1 Buy, +$1. Keep this until Clean-up.
boon-moon = The Moon's Gift
text-boon-moon = Look through your discard pile. You may put one of its cards onto your deck.
boon-mountain = The Mountain's Gift
text-boon-mountain = Gain a Silver.
boon-river = The River's Gift
text-boon-river = At the end of this turn, +1 Card. Keep this until Clean-up.
boon-sea = The Sea's Gift
text-boon-sea = +1 Card.
boon-sky = The Sky's Gift
text-boon-sky = You may discard 3 cards. If you did, gain a Gold.
boon-sun = The Sun's Gift
text-boon-sun = Look at the top 4 cards of your deck. Discard as many of them as you like and put the others back in any order.
boon-swamp = The Swamp's Gift
text-boon-swamp = Gain a Will-o'-Wisp.
boon-wind = The Wind's Gift
text-boon-wind = +2 Cards. Discard 2 cards.

## Hexes
hex-bad-omens = Bad Omens
text-hex-bad-omens = Put your whole deck into your discard pile. Look through the pile and put 2 Coppers from it onto your deck. If there are fewer, put back those there are and reveal the pile.
hex-delusion = Delusion
text-hex-delusion = If you have neither Deluded nor Envious, take Deluded.
hex-envy = Envy
text-hex-envy = If you have neither Deluded nor Envious, take Envious.
hex-famine = Famine
text-hex-famine = Reveal the top 3 cards of your deck. Discard the Actions among them and shuffle the others into your deck.
hex-fear = Fear
text-hex-fear = If you hold 5 cards or more, discard an Action or a Treasure of your choice, or reveal a hand without any.
hex-greed = Greed
text-hex-greed = Gain a Copper onto your deck.
hex-haunting = Haunting
text-hex-haunting = If you hold 4 cards or more, put one of them onto your deck.
hex-locusts = Locusts
text-hex-locusts = Trash the top card of your deck. If it is a Copper or an Estate, gain a Curse. Otherwise gain a cheaper card that shares a type with it.
hex-misery = Misery
text-hex-misery = Take Miserable. If you have it already, turn it over: you are Twice Miserable.
hex-plague = Plague
text-hex-plague = Gain a Curse to your hand.
hex-poverty = Poverty
text-hex-poverty = If you hold more than 3 cards, discard down to 3.
hex-war = War
text-hex-war = Reveal cards from your deck until one costs $3 or $4. Trash it and discard the others.

## States
state-deluded = Deluded
text-state-deluded = When your Buy phase begins, return this. You cannot buy Actions for the rest of the turn.
state-envious = Envious
text-state-envious = When your Buy phase begins, return this. Silver and Gold give only $1 each for the rest of the turn.
state-miserable = Miserable
text-state-miserable = −2 VP.
state-twice-miserable = Twice Miserable
text-state-twice-miserable = −4 VP.
state-lost-in-the-woods = Lost in the Woods
text-state-lost-in-the-woods = At the start of your turn, you may discard a card. If you did, receive a Boon.

## Events and landmarks. What happens in the game is called event-…, so the card has a longer name.
event-card-banquet = Banquet
text-event-banquet = Gain 2 Coppers. Gain a card costing up to $5 that is not a Victory card.
landmark-tomb = Tomb
text-landmark-tomb = Whenever you trash a card, +1 VP.

## Piles of more than one card
pile-castles = Castles

## Types
type-action = Action
type-treasure = Treasure
type-victory = Victory
type-curse = Curse
type-night = Night
type-attack = Attack
type-reaction = Reaction
type-duration = Duration
type-fate = Fate
type-doom = Doom
type-spirit = Spirit
type-zombie = Zombie
type-heirloom = Heirloom
type-castle = Castle
type-gathering = Gathering

## Sets
set-basic = Basic cards
set-base = Base game
set-nocturne = Nocturne
set-seaside = Seaside
set-empires = Empires

## Kingdoms. The blurb tempts to play it.
kingdom-dusk = Dusk
blurb-dusk = Follow the fool into the woods with a hound at your heels, and be home before the tormentor lights the lamp.
kingdom-midnight = Midnight
blurb-midnight = The clock strikes twelve: rub the lamp in the secret cave, hide your treasure in the crypt and let the devil do the crafting.
kingdom-night-shift = Night Shift
blurb-night-shift = Honest trades by day, idols and exorcists by night: dig, forge, and put the spirits to work.
kingdom-idle-hands = Idle Hands
blurb-idle-hands = Do nothing, and the devil pays you in gold; grow busy, and he sends you an imp.
kingdom-the-new-black = The New Black
blurb-the-new-black = Whatever you set afloat tonight comes ashore tomorrow: here each turn is made the turn before.
kingdom-luftschloss = Luftschloss
blurb-luftschloss = Build castles in the air while catapults rumble below and every card you bury is worth a point.
kingdom-pooka-pranks = Pooka Pranks
blurb-pooka-pranks = Spend your cursed gold quickly and bet it on the chariots: somebody in the hedge is already laughing.
