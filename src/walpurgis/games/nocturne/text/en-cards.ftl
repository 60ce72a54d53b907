# Nocturne in English: the cards. Names, what each card says, types, sets and kingdoms; the sentences of play stand in the other file.
# .a is what somebody plays, gains or loses ($n of them). In the texts "+1 Card", "+2 Actions", "+1 Buy", "+$2" and "+1 VP" (a token) are bonuses, "1 VP" alone is
# what the card is worth at the end; to hold a card is to have it in hand, "if so" means that it was done;
# " — " parts what happens when the card is played from everything else.

## Nocturne: kingdom cards
card-druid = Druid
    .a = { $n ->
        [one] a Druid
       *[other] { $n } Druids
    }
text-druid = +1 Buy. Three Boons lie beside the Druids: receive one of them and leave it there.
card-faithful-hound = Faithful Hound
    .a = { $n ->
        [one] a Faithful Hound
       *[other] { $n } Faithful Hounds
    }
text-faithful-hound = +2 Cards. — If you discard it at any time but Clean-up, you may set it aside; when the turn ends, it returns to your hand.
card-guardian = Guardian
    .a = { $n ->
        [one] a Guardian
       *[other] { $n } Guardians
    }
text-guardian = Until your next turn, nobody’s Attacks touch you. That turn starts with +$1. — Goes to your hand when gained.
card-monastery = Monastery
    .a = { $n ->
        [one] a Monastery
       *[other] { $n } Monasteries
    }
text-monastery = Trash at most as many cards as you have gained this turn. Besides cards you hold, Coppers in play will do.
card-pixie = Pixie
    .a = { $n ->
        [one] a Pixie
       *[other] { $n } Pixies
    }
text-pixie = +1 Card, +1 Action. Turn over the next Boon and discard it. You may trash this Pixie; if so, receive that Boon twice. — Heirloom: Goat.
card-tracker = Tracker
    .a = { $n ->
        [one] a Tracker
       *[other] { $n } Trackers
    }
text-tracker = +$1. Receive a Boon. — With this in play, any card you gain may go onto your deck. — Heirloom: Pouch.
card-changeling = Changeling
    .a = { $n ->
        [one] a Changeling
       *[other] { $n } Changelings
    }
text-changeling = Trash this, then gain a card named like one you have in play. — While Changelings are left in the Supply, anyone who gains a card that costs at least $3 may exchange it for one of them.
card-fool = Fool
    .a = { $n ->
        [one] a Fool
       *[other] { $n } Fools
    }
text-fool = Nothing happens if you are Lost in the Woods already. If not, take that State, turn over three Boons and receive them in whatever order you like. — Heirloom: Lucky Coin.
card-ghost-town = Ghost Town
    .a = { $n ->
        [one] a Ghost Town
       *[other] { $n } Ghost Towns
    }
text-ghost-town = Your next turn starts with +1 Card and +1 Action. — Goes to your hand when gained.
card-leprechaun = Leprechaun
    .a = { $n ->
        [one] a Leprechaun
       *[other] { $n } Leprechauns
    }
text-leprechaun = Gain a Gold. Now count your cards in play: with exactly 7, gain a Wish; with more or fewer, receive a Hex.
card-night-watchman = Night Watchman
    .a = { $n ->
        [one] a Night Watchman
       *[other] { $n } Night Watchmen
    }
text-night-watchman = Look at your deck’s top 5 cards. Discard those you do not want; the rest go back in the order you choose. — Goes to your hand when gained.
card-secret-cave = Secret Cave
    .a = { $n ->
        [one] a Secret Cave
       *[other] { $n } Secret Caves
    }
text-secret-cave = +1 Card, +1 Action. You may discard 3 cards; if so, your next turn starts with +$3. — Heirloom: Magic Lamp.
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
text-blessed-village = +1 Card, +2 Actions. — On gaining this, turn over the next Boon: receive it at once, or keep it and receive it as your next turn starts.
card-cemetery = Cemetery
    .a = { $n ->
        [one] a Cemetery
       *[other] { $n } Cemeteries
    }
text-cemetery = 2 VP. — On gaining this, trash up to 4 cards you hold. — Heirloom: Haunted Mirror.
card-conclave = Conclave
    .a = { $n ->
        [one] a Conclave
       *[other] { $n } Conclaves
    }
text-conclave = +$2. You may play an Action you hold, but none you also have in play. Playing it earns +1 Action.
card-devils-workshop = Devil’s Workshop
    .a = { $n ->
        [one] a Devil’s Workshop
       *[other] { $n } Devil’s Workshops
    }
text-devils-workshop = How many cards have you gained this turn? None: gain a Gold. One: gain a card that costs at most $4. More: gain an Imp.
card-exorcist = Exorcist
    .a = { $n ->
        [one] an Exorcist
       *[other] { $n } Exorcists
    }
text-exorcist = Trash a card you hold; gain a Spirit that is cheaper.
card-necromancer = Necromancer
    .a = { $n ->
        [one] a Necromancer
       *[other] { $n } Necromancers
    }
text-necromancer = Pick an Action that lies face up in the Trash and is no Duration. It is turned face down for this turn and played, but stays in the Trash. — The three Zombies start there.
card-shepherd = Shepherd
    .a = { $n ->
        [one] a Shepherd
       *[other] { $n } Shepherds
    }
text-shepherd = +1 Action. Reveal and discard Victory cards you hold, as many as you like. Each earns +2 Cards. — Heirloom: Pasture.
card-skulk = Skulk
    .a = { $n ->
        [one] a Skulk
       *[other] { $n } Skulks
    }
text-skulk = +1 Buy. Everyone else receives the next Hex. — On gaining this, gain a Gold as well.
card-cobbler = Cobbler
    .a = { $n ->
        [one] a Cobbler
       *[other] { $n } Cobblers
    }
text-cobbler = As your next turn starts, gain a card that costs at most $4, straight to your hand.
card-crypt = Crypt
    .a = { $n ->
        [one] a Crypt
       *[other] { $n } Crypts
    }
text-crypt = Treasures you have in play may go face down under this, as many as you like. As each of your turns starts, one of them goes to your hand, until all are gone.
card-cursed-village = Cursed Village
    .a = { $n ->
        [one] a Cursed Village
       *[other] { $n } Cursed Villages
    }
text-cursed-village = +2 Actions. Draw up to a hand of 6. — On gaining this, receive a Hex.
card-den-of-sin = Den of Sin
    .a = { $n ->
        [one] a Den of Sin
       *[other] { $n } Dens of Sin
    }
text-den-of-sin = Your next turn starts with +2 Cards. — Goes to your hand when gained.
card-idol = Idol
    .a = { $n ->
        [one] an Idol
       *[other] { $n } Idols
    }
text-idol = +$2. Is the number of your Idols in play odd? Receive a Boon. Is it even? Everyone else gains a Curse.
card-pooka = Pooka
    .a = { $n ->
        [one] a Pooka
       *[other] { $n } Pookas
    }
text-pooka = You may trash a Treasure you hold, though not Cursed Gold. That earns +4 Cards. — Heirloom: Cursed Gold.
card-sacred-grove = Sacred Grove
    .a = { $n ->
        [one] a Sacred Grove
       *[other] { $n } Sacred Groves
    }
text-sacred-grove = +1 Buy, +$3. Receive a Boon. The others may receive it too, unless it gives +$1.
card-tormentor = Tormentor
    .a = { $n ->
        [one] a Tormentor
       *[other] { $n } Tormentors
    }
text-tormentor = +$2. Is this your only card in play? Gain an Imp. Is it not? Everyone else receives the next Hex.
card-tragic-hero = Tragic Hero
    .a = { $n ->
        [one] a Tragic Hero
       *[other] { $n } Tragic Heroes
    }
text-tragic-hero = +3 Cards, +1 Buy. Should you now hold 8 cards or more, the hero falls: trash this and gain a Treasure.
card-vampire = Vampire
    .a = { $n ->
        [one] a Vampire
       *[other] { $n } Vampires
    }
text-vampire = Everyone else receives the next Hex. Gain a card that costs at most $5, but no Vampire. Then exchange this for a Bat.
card-werewolf = Werewolf
    .a = { $n ->
        [one] a Werewolf
       *[other] { $n } Werewolves
    }
text-werewolf = Played in your Night phase: everyone else receives the next Hex. Played at any other time: +3 Cards.
card-raider = Raider
    .a = { $n ->
        [one] a Raider
       *[other] { $n } Raiders
    }
text-raider = Whoever else holds at least 5 cards must discard one that you also have in play, or else reveal a hand without any. Your next turn starts with +$3.

## Nocturne: heirlooms
card-haunted-mirror = Haunted Mirror
    .a = { $n ->
        [one] a Haunted Mirror
       *[other] { $n } Haunted Mirrors
    }
text-haunted-mirror = +$1. — On trashing this, you may discard an Action you hold; if so, gain a Ghost.
card-magic-lamp = Magic Lamp
    .a = { $n ->
        [one] a Magic Lamp
       *[other] { $n } Magic Lamps
    }
text-magic-lamp = +$1. Look for cards that you have in play exactly once. With 6 or more of them, trash this and, if that worked, gain 3 Wishes.
card-goat = Goat
    .a = { $n ->
        [one] a Goat
       *[other] { $n } Goats
    }
text-goat = +$1. You may trash a card you hold.
card-pasture = Pasture
    .a = { $n ->
        [one] a Pasture
       *[other] { $n } Pastures
    }
text-pasture = +$1. — 1 VP for each of your Estates.
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
card-will-o-wisp = Will-o’-Wisp
    .a = { $n ->
        [one] a Will-o’-Wisp
       *[other] { $n } Will-o’-Wisps
    }
text-will-o-wisp = +1 Card, +1 Action. Turn up your deck’s top card; at a cost of $2 or less, it goes to your hand. — Not in the Supply.
card-imp = Imp
    .a = { $n ->
        [one] an Imp
       *[other] { $n } Imps
    }
text-imp = +2 Cards. You may play an Action you hold, but none you also have in play. — Not in the Supply.
card-ghost = Ghost
    .a = { $n ->
        [one] a Ghost
       *[other] { $n } Ghosts
    }
text-ghost = Turn up cards from your deck until one is an Action. That one is set aside, the others are discarded. As your next turn starts, play the Action twice. — Not in the Supply.
card-wish = Wish
    .a = { $n ->
        [one] a Wish
       *[other] { $n } Wishes
    }
text-wish = +1 Action. Return this to its pile; if that worked, gain to your hand a card that costs at most $6. — Not in the Supply.
card-bat = Bat
    .a = { $n ->
        [one] a Bat
       *[other] { $n } Bats
    }
text-bat = You may trash 1 or 2 cards you hold; if so, exchange this for a Vampire. — Not in the Supply.

## Nocturne: zombies
card-zombie-apprentice = Zombie Apprentice
    .a = { $n ->
        [one] a Zombie Apprentice
       *[other] { $n } Zombie Apprentices
    }
text-zombie-apprentice = You may trash an Action you hold. That earns +3 Cards and +1 Action.
card-zombie-mason = Zombie Mason
    .a = { $n ->
        [one] a Zombie Mason
       *[other] { $n } Zombie Masons
    }
text-zombie-mason = Your deck’s top card is trashed. You may gain one that costs up to $1 more.
card-zombie-spy = Zombie Spy
    .a = { $n ->
        [one] a Zombie Spy
       *[other] { $n } Zombie Spies
    }
text-zombie-spy = +1 Card, +1 Action. Look at your deck’s top card and leave it there, or discard it.

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
text-cellar = +1 Action. Discard any cards you like, then draw as many.
card-chapel = Chapel
    .a = { $n ->
        [one] a Chapel
       *[other] { $n } Chapels
    }
text-chapel = Trash as many cards as you like from your hand, 4 at most.
card-moat = Moat
    .a = { $n ->
        [one] a Moat
       *[other] { $n } Moats
    }
text-moat = +2 Cards. — When someone else plays an Attack, you may reveal this from your hand; if so, the Attack passes you by.
card-harbinger = Harbinger
    .a = { $n ->
        [one] a Harbinger
       *[other] { $n } Harbingers
    }
text-harbinger = +1 Card, +1 Action. Search your discard pile; one card from there may go onto your deck.
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
text-vassal = +$2. Your deck’s top card is discarded; should it be an Action, you may play it.
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
text-workshop = Gain a card that costs at most $4.
card-bureaucrat = Bureaucrat
    .a = { $n ->
        [one] a Bureaucrat
       *[other] { $n } Bureaucrats
    }
text-bureaucrat = Gain a Silver onto your deck. Everyone else reveals a Victory card they hold and puts it onto the deck; those without any reveal their hand.
card-gardens = Gardens
    .a = { $n ->
        [one] a Gardens
       *[other] { $n } Gardens
    }
text-gardens = Every full 10 cards you own are worth 1 VP.
card-militia = Militia
    .a = { $n ->
        [one] a Militia
       *[other] { $n } Militias
    }
text-militia = +$2. Whoever else holds more than 3 cards must discard all but 3.
card-moneylender = Moneylender
    .a = { $n ->
        [one] a Moneylender
       *[other] { $n } Moneylenders
    }
text-moneylender = You may trash a Copper you hold. That earns +$3.
card-poacher = Poacher
    .a = { $n ->
        [one] a Poacher
       *[other] { $n } Poachers
    }
text-poacher = +1 Card, +1 Action, +$1. Count the empty Supply piles and discard as many cards.
card-remodel = Remodel
    .a = { $n ->
        [one] a Remodel
       *[other] { $n } Remodels
    }
text-remodel = Trash a card you hold; gain one that costs up to $2 more.
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
text-throne-room = You may pick an Action you hold and play it twice.
card-bandit = Bandit
    .a = { $n ->
        [one] a Bandit
       *[other] { $n } Bandits
    }
text-bandit = Gain a Gold. Everyone else turns up two cards from the deck, trashes one Treasure among them (Copper does not count) and discards what is left.
card-council-room = Council Room
    .a = { $n ->
        [one] a Council Room
       *[other] { $n } Council Rooms
    }
text-council-room = +4 Cards, +1 Buy. Everyone else draws a card.
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
text-library = Draw up to a hand of 7. Actions that come up on the way may be set aside; once you are done, discard those.
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
text-mine = You may trash a Treasure you hold; if so, gain to your hand one that costs up to $3 more.
card-sentry = Sentry
    .a = { $n ->
        [one] a Sentry
       *[other] { $n } Sentries
    }
text-sentry = +1 Card, +1 Action. Look at your deck’s top 2 cards. Each may be trashed or discarded; what is left goes back in the order you choose.
card-witch = Witch
    .a = { $n ->
        [one] a Witch
       *[other] { $n } Witches
    }
text-witch = +2 Cards. Everyone else gains a Curse.
card-artisan = Artisan
    .a = { $n ->
        [one] an Artisan
       *[other] { $n } Artisans
    }
text-artisan = Gain to your hand a card that costs at most $5. Then one card you hold goes onto your deck.

## Seaside
card-haven = Haven
    .a = { $n ->
        [one] a Haven
       *[other] { $n } Havens
    }
text-haven = +1 Card, +1 Action. Choose a card you hold and set it aside face down; it returns to your hand as your next turn starts.
card-caravan = Caravan
    .a = { $n ->
        [one] a Caravan
       *[other] { $n } Caravans
    }
text-caravan = +1 Card, +1 Action. Your next turn starts with +1 Card.
card-merchant-ship = Merchant Ship
    .a = { $n ->
        [one] a Merchant Ship
       *[other] { $n } Merchant Ships
    }
text-merchant-ship = +$2. Your next turn starts with +$2.
card-outpost = Outpost
    .a = { $n ->
        [one] an Outpost
       *[other] { $n } Outposts
    }
text-outpost = This turn’s Clean-up gives you just 3 cards. An extra turn follows, unless it would be your third in a row.
card-tactician = Tactician
    .a = { $n ->
        [one] a Tactician
       *[other] { $n } Tacticians
    }
text-tactician = Discard your hand. Unless it was empty, your next turn starts with +5 Cards, +1 Action and +1 Buy.

## Empires
card-archive = Archive
    .a = { $n ->
        [one] an Archive
       *[other] { $n } Archives
    }
text-archive = +1 Action. Your deck’s top 3 cards are set aside face down. One goes to your hand now, one as your next turn starts, the last as the turn after that starts.
card-catapult = Catapult
    .a = { $n ->
        [one] a Catapult
       *[other] { $n } Catapults
    }
text-catapult = +$1. Trash a card you hold. A cost of $3 or more: everyone else gains a Curse. A Treasure: whoever else holds more than 3 cards must discard all but 3.
card-rocks = Rocks
    .a = { $n ->
        [one] a Rocks
       *[other] { $n } Rocks
    }
text-rocks = +$1. — Gaining or trashing this, you also gain a Silver: onto your deck in your Buy phase, otherwise to your hand.
card-engineer = Engineer
    .a = { $n ->
        [one] an Engineer
       *[other] { $n } Engineers
    }
text-engineer = Gain a card that costs at most $4. You may trash this; if so, gain a second one that costs at most $4.
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
text-crumbling-castle = 1 VP. — Gaining or trashing this, you get +1 VP and gain a Silver.
card-small-castle = Small Castle
    .a = { $n ->
        [one] a Small Castle
       *[other] { $n } Small Castles
    }
text-small-castle = Trash a Castle, this one or one you hold; if so, gain the top Castle of the pile. — 2 VP.
card-haunted-castle = Haunted Castle
    .a = { $n ->
        [one] a Haunted Castle
       *[other] { $n } Haunted Castles
    }
text-haunted-castle = 2 VP. — On gaining this in your own turn, gain a Gold, and whoever else holds at least 5 cards puts 2 of them onto the deck.
card-opulent-castle = Opulent Castle
    .a = { $n ->
        [one] an Opulent Castle
       *[other] { $n } Opulent Castles
    }
text-opulent-castle = Reveal and discard Victory cards you hold, as many as you like. Each earns +$2. — 3 VP.
card-sprawling-castle = Sprawling Castle
    .a = { $n ->
        [one] a Sprawling Castle
       *[other] { $n } Sprawling Castles
    }
text-sprawling-castle = 4 VP. — On gaining this, you also gain a Duchy or 3 Estates; the choice is yours.
card-grand-castle = Grand Castle
    .a = { $n ->
        [one] a Grand Castle
       *[other] { $n } Grand Castles
    }
text-grand-castle = 5 VP. — On gaining this, reveal your hand. Every Victory card in it earns +1 VP, and so does every one you have in play.
card-kings-castle = King’s Castle
    .a = { $n ->
        [one] a King’s Castle
       *[other] { $n } King’s Castles
    }
text-kings-castle = 2 VP for each Castle you own, this one included.
card-temple = Temple
    .a = { $n ->
        [one] a Temple
       *[other] { $n } Temples
    }
text-temple = +1 VP. Trash one, two or three cards you hold, no two with the same name. Put 1 VP on the Temple pile. — On gaining this, take all VP lying there.
card-forum = Forum
    .a = { $n ->
        [one] a Forum
       *[other] { $n } Forums
    }
text-forum = +3 Cards, +1 Action. Discard 2 cards. — On buying this, +1 Buy.
card-groundskeeper = Groundskeeper
    .a = { $n ->
        [one] a Groundskeeper
       *[other] { $n } Groundskeepers
    }
text-groundskeeper = +1 Card, +1 Action. — With this in play, every Victory card you gain earns +1 VP.
card-sacrifice = Sacrifice
    .a = { $n ->
        [one] a Sacrifice
       *[other] { $n } Sacrifices
    }
text-sacrifice = Trash a card you hold. An Action earns +2 Cards and +2 Actions, a Treasure +$2, a Victory card +2 VP.
card-settlers = Settlers
    .a = { $n ->
        [one] a Settlers
       *[other] { $n } Settlers
    }
text-settlers = +1 Card, +1 Action. Search your discard pile; you may reveal a Copper there, which then goes to your hand.
card-bustling-village = Bustling Village
    .a = { $n ->
        [one] a Bustling Village
       *[other] { $n } Bustling Villages
    }
text-bustling-village = +1 Card, +3 Actions. Search your discard pile; you may reveal a Settlers there, which then goes to your hand.
card-chariot-race = Chariot Race
    .a = { $n ->
        [one] a Chariot Race
       *[other] { $n } Chariot Races
    }
text-chariot-race = +1 Action. Turn up your deck’s top card and take it into your hand; your left neighbour turns one up, too. If yours is the dearer one, +$1 and +1 VP.

## Boons
boon-earth = The Earth’s Gift
text-boon-earth = You may discard a Treasure you hold; if so, gain a card that costs at most $4.
boon-field = The Field’s Gift
text-boon-field = +1 Action, +$1. Keep this until Clean-up.
boon-flame = The Flame’s Gift
text-boon-flame = You may trash a card you hold.
boon-forest = The Forest’s Gift
text-boon-forest = +1 Buy, +$1. Keep this until Clean-up.
boon-moon = The Moon’s Gift
text-boon-moon = Search your discard pile; one card from there may go onto your deck.
boon-mountain = The Mountain’s Gift
text-boon-mountain = Gain a Silver.
boon-river = The River’s Gift
text-boon-river = When this turn ends, +1 Card. Keep this until Clean-up.
boon-sea = The Sea’s Gift
text-boon-sea = +1 Card.
boon-sky = The Sky’s Gift
text-boon-sky = Gain a Gold for 3 cards, if you choose to discard them.
boon-sun = The Sun’s Gift
text-boon-sun = Look at your deck’s top 4 cards. Discard those you do not want; the rest go back in the order you choose.
boon-swamp = The Swamp’s Gift
text-boon-swamp = Gain a Will-o’-Wisp.
boon-wind = The Wind’s Gift
text-boon-wind = +2 Cards. Discard 2 cards.

## Hexes
hex-bad-omens = Bad Omens
text-hex-bad-omens = Your whole deck goes to your discard pile. Search the pile and put 2 Coppers back onto the deck; with fewer, put back what there is and reveal the pile.
hex-delusion = Delusion
text-hex-delusion = Take Deluded, unless you are Deluded or Envious already.
hex-envy = Envy
text-hex-envy = Take Envious, unless you are Deluded or Envious already.
hex-famine = Famine
text-hex-famine = Turn up 3 cards from your deck. Actions are discarded, the others shuffled back into the deck.
hex-fear = Fear
text-hex-fear = With 5 cards or more in hand, discard an Action or a Treasure, whichever you choose; if you hold neither, reveal your hand.
hex-greed = Greed
text-hex-greed = Gain a Copper onto your deck.
hex-haunting = Haunting
text-hex-haunting = With 4 cards or more in hand, choose one of them: it goes onto your deck.
hex-locusts = Locusts
text-hex-locusts = Your deck’s top card is trashed. For a Copper or an Estate, gain a Curse; for anything else, gain a cheaper card of one of its types.
hex-misery = Misery
text-hex-misery = Take Miserable. If you are Miserable already, turn the State over: you are Twice Miserable.
hex-plague = Plague
text-hex-plague = Gain a Curse to your hand.
hex-poverty = Poverty
text-hex-poverty = If you hold more than 3 cards, discard all but 3.
hex-war = War
text-hex-war = Turn up cards from your deck until one costs $3 or $4. That one is trashed, the others are discarded.

## States
state-deluded = Deluded
text-state-deluded = As your Buy phase begins, give this back; until the turn ends, you cannot buy Actions.
state-envious = Envious
text-state-envious = As your Buy phase begins, give this back; until the turn ends, each Silver and Gold gives just $1.
state-miserable = Miserable
text-state-miserable = −2 VP.
state-twice-miserable = Twice Miserable
text-state-twice-miserable = −4 VP.
state-lost-in-the-woods = Lost in the Woods
text-state-lost-in-the-woods = As your turn starts, you may discard a card; if so, receive a Boon.

## Events and landmarks. What happens in the game is called event-…, so the card has a longer name.
event-card-banquet = Banquet
text-event-banquet = Gain 2 Coppers, then a card that costs at most $5, but no Victory card.
landmark-tomb = Tomb
text-landmark-tomb = Every card you trash earns you +1 VP.

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
