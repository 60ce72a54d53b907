# Sabbat Magica in English. Everything a player reads: names, questions, options, events, account.
# Forms of a name (attributes) are offered to the sentences as $name-form.

title = Sabbat Magica
blurb = Send your ghosts to haunt the rabbits, nuns and ogres of Helvetia, and feed them on the terror they spread.

## Peoples. The value is the name of the player in sentences; it stands at the beginning or in the middle.
people-B = Blue
    .magician = succubus of Argosola
    .ghosts = slaves
    .board = make-up table
people-R = Red
    .magician = vampire of Zugriga
    .ghosts = minions
    .board = magician’s table
people-Y = Yellow
    .magician = sorcerer of Sanagal
    .ghosts = spirits
    .board = alchemist’s table
people-G = Green
    .magician = elf of Luserna
    .ghosts = will-o’-the-wisps
    .board = wooden dolmen

## Resources. The value names the kind; .obj is what somebody takes, pays or loses ($n of them), .subj what lies or appears somewhere.
resource-s = spider
    .obj = { $n ->
        [one] a spider
       *[other] { $n } spiders
    }
    .subj = { $n ->
        [one] a spider
       *[other] { $n } spiders
    }
    .many = spiders
    .short = s
resource-r = rat tail
    .obj = { $n ->
        [one] a rat tail
       *[other] { $n } rat tails
    }
    .subj = { $n ->
        [one] a rat tail
       *[other] { $n } rat tails
    }
    .many = rat tails
    .short = r
resource-g = gemstone
    .obj = { $n ->
        [one] a gemstone
       *[other] { $n } gemstones
    }
    .subj = { $n ->
        [one] a gemstone
       *[other] { $n } gemstones
    }
    .many = gemstones
    .short = g
resource-m = mask
    .obj = { $n ->
        [one] a mask
       *[other] { $n } masks
    }
    .subj = { $n ->
        [one] a mask
       *[other] { $n } masks
    }
    .many = masks
    .short = m

store-2 = 2H store
store-1 = 1H store

## Places. .to after a verb of motion, .from where something leaves, .in where it stands.
place-br = drawbridge
    .to = to the drawbridge
    .from = from the drawbridge
    .in = on the drawbridge
place-gy = graveyard
    .to = to the graveyard
    .from = from the graveyard
    .in = in the graveyard
place-gd-gla = glass factory
    .to = into the glass factory
    .from = out of the glass factory
    .in = in the glass factory
place-gd-cry = crystal ball
    .to = to the crystal ball
    .from = from the crystal ball
    .in = at the crystal ball
place-gd-can = canteen
    .to = into the canteen
    .from = out of the canteen
    .in = in the canteen
place-gd-tra = training ground
    .to = onto the training ground
    .from = off the training ground
    .in = on the training ground
place-gd-alc = alchemist’s office
    .to = into the alchemist’s office
    .from = out of the alchemist’s office
    .in = in the alchemist’s office
place-gd-zen = Zen garden
    .to = into the Zen garden
    .from = out of the Zen garden
    .in = in the Zen garden
place-rg-tur = Turgapel
    .to = to Turgapel
    .from = from Turgapel
    .in = in Turgapel
    .folk = centaurs
place-rg-nes = Neshata
    .to = to Neshata
    .from = from Neshata
    .in = in Neshata
    .folk = rabbits
place-rg-gin = Gineva
    .to = to Gineva
    .from = from Gineva
    .in = in Gineva
    .folk = diplomats
place-rg-vad = Vada
    .to = to Vada
    .from = from Vada
    .in = in Vada
    .folk = gladiators
place-rg-fri = Friburga
    .to = to Friburga
    .from = from Friburga
    .in = in Friburga
    .folk = nuns
place-rg-val = Valé
    .to = to Valé
    .from = from Valé
    .in = in Valé
    .folk = fools
place-rg-ber = Berena
    .to = to Berena
    .from = from Berena
    .in = in Berena
    .folk = bears
place-rg-gri = Grisa
    .to = to Grisa
    .from = from Grisa
    .in = in Grisa
    .folk = ogres

## Manor tiles. .does says what the tile is for.
tile-t_s = spiders
    .does = take 2 spiders
tile-t_r = rat tails
    .does = take 2 rat tails
tile-t_g = gemstones
    .does = take 2 gemstones
tile-t_m = masks
    .does = take 2 masks
tile-t_gri = grimoire
    .does = remove your cursed resource
tile-t_clo = clock
    .does = move everything from 1H back to 2H
tile-t_ter = terroriser
    .does = discard a resource for 4 terror (2H) or 2 terror (1H)
tile-t_tub = test tube
    .does = exchange any number of one kind of resource

## Garden bonuses: .major on place 1, .minor on place 2.
garden-gla = mirrors
    .major = +1 terror for every mirror you crack or break
    .minor = +1 terror when you break a cracked mirror
garden-cry = regions
    .major = +1 VP for each of your regions worth 2 or 3
    .minor = +1 VP for each of your regions worth 2
garden-can = food and order
    .major = feed 2 fewer ghosts, +2 when the order of play is set
    .minor = feed 1 fewer ghost, +1 when the order of play is set
garden-tra = fights
    .major = +1 VP for every fight you win
    .minor = +1 VP for every fight you win in a region
garden-alc = approval
    .major = keep up to 2 resources of each approved set
    .minor = keep up to 1 resource of each approved set
garden-zen = return
    .major = 2 terror instead of 1 for each ghost returning to the drawbridge
    .minor = 2 terror instead of 1 for each ghost returning from a region

## Time cards and their bonuses
time-ful = Full Moon
time-foo = Feast of Fools
time-nat = Mother Nature’s Festival
time-har = Harvest Festival
time-hal = Half Moon
time-car = Carnival
time-dar = Dark Moon
bonus-T1 = 1 terror
bonus-T2 = 2 terror
bonus-V1 = 1 VP
bonus-V2 = 2 VP
bonus-any = any resource
bonus-s = a spider
bonus-r = a rat tail
bonus-g = a gemstone
bonus-m = a mask

## POWER cards. .does is the effect in short.
power-lux = Luxuriance
    .does = before any of your decisions, take 2 resources of your choice into 2H (usually in two rounds of the game)
power-app = Apparition
    .does = at the end of a magician move, each adjacent opponent gets a resource of your choice in 1H
power-sec = Secret area
    .does = at the start of a round, one of your ghosts cannot be moved or attacked until the end of phase B
power-dop = Doppelgänger
    .does = at the end of a magician move, use the tile or a mirror a second time (usually in five rounds of the game)
power-tel = Teleportation
    .does = during a ghost move, one ghost enters any region without paying the gate
power-fir = Fireball
    .does = at the end of a magician move, each adjacent opponent loses a ghost from the drawbridge to the graveyard
power-bat = Bats
    .does = your magician flies to any empty square
power-sed = Seduction
    .does = at the end of a magician move, steal all gemstones from the stores of adjacent opponents (usually in four rounds of the game)
power-imm = Gift of immortality
    .does = a ghost expelled by a fight reappears on a free space of the same board
power-boo = Booster
    .does = at the start of a ghost move, your ghosts may move two steps between neighbouring places
power-spe = Spell
    .does = at the end of a magician move, steal 1 terror from each adjacent opponent (usually in two rounds of the game)
power-fre = Frenzy
    .does = during a ghost move, gain 3 terror (usually in one round of the game)

## Phases and words of the board
phase-study = Study
phase-bonus = Time card bonuses
phase-act = Skulduggery
phase-magician = Skulduggery: magician
phase-ghosts = Skulduggery: ghosts
phase-stewardship = Stewardship
phase-end = The end
board-round = Round { $round } of { $rounds }
board-lap = Action { $lap } of { $actions }
board-order = Order of play
board-terror = terror
board-vp = VP
board-zone = approval zone
board-skull = skull square
board-cursed = cursed
board-chimeras = chimeras
board-power = POWER card
board-manor = Manor
board-regions = Regions
board-gardens = Gardens
board-ghosts = Ghosts
board-magician = magician
board-off-grid = outside the manor
board-gate = gate
board-gates-out = Gates not in this game
board-places = spaces
board-place = space { $n }: { $what }
board-free-place = free
board-mirrors = Mirrors
board-intact = intact
board-cracked = cracked
board-broken = broken
board-protected = protected
board-moved = has moved
board-unseen-cards = Time cards not seen yet
board-removed-card = The removed time card was { $card }.
board-last-round = This is the last round.
board-bonus-taken = taken by { $who }
board-whole = The board of Sabbat Magica
board-mirror = Mirror { $mirror }, { $state }
board-invocation = Ghosts for the drawbridge
board-hand-closed = { $who }: not revealed yet
board-canteen-counts = canteen: +{ $n }
board-power-ready = ready
board-power-used = used this round
board-empty = empty
board-legend = Each square shows its tile; a letter in brackets is a magician, with a different kind of bracket for each people. Ghosts are listed from space 1.

## Squares and mirrors are called by their letters and numbers.
square-a1 = a1
square-b1 = b1
square-c1 = c1
square-d1 = d1
square-a2 = a2
square-b2 = b2
square-c2 = c2
square-d2 = d2
square-a3 = a3
square-b3 = b3
square-c3 = c3
square-d3 = d3
square-a4 = a4
square-b4 = b4
square-c4 = c4
square-d4 = d4
mirror-Na = Na
mirror-Nb = Nb
mirror-Nc = Nc
mirror-Nd = Nd
mirror-Sa = Sa
mirror-Sb = Sb
mirror-Sc = Sc
mirror-Sd = Sd
mirror-W1 = W1
mirror-W2 = W2
mirror-W3 = W3
mirror-W4 = W4
mirror-E1 = E1
mirror-E2 = E2
mirror-E3 = E3
mirror-E4 = E4

## Questions
ask-secret-area = Which of your ghosts hides in the Secret area this round?
ask-invoke = { $available ->
        [0] You have no ghost left to send to the drawbridge.
        [one] Do you send your one available ghost to the drawbridge?
       *[other] How many of your { $available } ghosts do you send to the drawbridge?
    }
ask-invoke-first = { $available ->
        [0] You have no ghost left to send to the drawbridge.
        [one] Do you send your one available ghost to the drawbridge?
       *[other] How many of your { $available } ghosts do you send to the drawbridge? (For a first game, send 1 to 3.)
    }
ask-bonus = Which bonus do you take from the time card?
ask-luxuriance = Luxuriance: which two resources do you take into 2H?
ask-action = What do you do with this action?
ask-magician = Where does your magician go?
ask-effect = Your magician is on { $square }. What do you use there?
ask-terroriser = Terroriser: which resource do you discard?
ask-test-tube = Test tube: which kind of resource do you give up?
ask-test-tube-2h = Test tube: how many { $resource-many } do you give up from 2H?
ask-test-tube-1h = Test tube: how many { $resource-many } do you give up from 1H?
ask-test-tube-into-2h = Test tube: what do you get in 2H?
ask-test-tube-into-1h = Test tube: what do you get in 1H?
ask-end-of-magician = The magician has moved. Do you use your power?
ask-apparition = Apparition: what appears in { $who }’s 1H store?
ask-ghosts = Which ghost moves next, and where?
ask-pay = Which store do you pay from at the gate { $where-to }?
ask-arrive = Your ghost arrives { $where-in }. What does it do?
ask-immortality = Your ghost was driven { $where-from }. Does it reappear?
ask-feed = There is not enough terror. Choose { $count ->
        [one] the ghost that goes
       *[other] the { $count } ghosts that go
    } hungry.
ask-alchemist = Alchemist: which resources of this set do you keep (up to { $most })?

## Options
option-hide = hide the ghost { $where-in }
option-hide-nobody = hide none this round
option-send = send { $n ->
        [0] no ghosts
        [one] 1 ghost
       *[other] { $n } ghosts
    }
option-send-with-canteen = send { $n ->
        [0] no ghosts
        [one] 1 ghost
       *[other] { $n } ghosts
    }, +{ $bonus } from the canteen
option-send-without-canteen = send { $n ->
        [0] no ghosts
        [one] 1 ghost
       *[other] { $n } ghosts
    }, without the canteen
option-take-bonus = slot { $slot }: { $bonus }
option-take-any-resource = slot { $slot }: { $resource }
option-use-luxuriance = Luxuriance: take two resources
option-move-magician = move the magician
option-move-ghosts = move the ghosts
option-pass = pass
option-walk = { $square } ({ $tile })
option-fly = { $square } ({ $tile }), flying with Bats
option-use-tile = { $tile }: { $tile-does }
option-crack-mirror = crack mirror { $mirror }: +{ $terror } terror
option-break-mirror = break mirror { $mirror }: +{ $terror } terror
option-use-nothing = use nothing
option-burn = { $resource } from the { $store }: +{ $terror } terror
option-this-resource = { $resource }
option-plant = { $resource }
option-use-tile-again = Doppelgänger: use the tile ({ $tile }) again
option-crack-mirror-too = Doppelgänger: crack mirror { $mirror }: +{ $terror } terror
option-break-mirror-too = Doppelgänger: break mirror { $mirror }: +{ $terror } terror
option-use-fireball = Fireball: burn one of each adjacent opponent’s ghosts
option-use-seduction = Seduction: take all gemstones from adjacent opponents
option-use-spell = Spell: steal 1 terror from each adjacent opponent
option-use-apparition = Apparition: plant a resource on each adjacent opponent
option-use-no-power = end the action
option-enter-garden = from the drawbridge { $to-to }
option-enter-region = from the drawbridge { $to-to }, paying { $fee-obj }
option-teleport = teleport { $to-to }, without paying
option-go-back = { $origin-from } back to the drawbridge
option-go-on = { $origin-from } { $to-to }
option-end-ghosts = end the action
option-use-frenzy = Frenzy: +3 terror
option-use-booster = Booster: your ghosts may move two steps in this action
option-pay = { $fee-obj } from the { $store }
option-pay-from-both = { $from1-obj } from 1H, { $from2-obj } from 2H
option-take-place = take the free space { $place }
option-fight = fight: { $cost } terror, +{ $vp } VP
option-fight-and-expel = fight: { $cost } terror, +{ $vp } VP, { $loser } is driven out
option-be-turned-away = be turned away: +1 terror, but +{ $vp } VP { $rivals-count ->
        [one] for { $rivals }
       *[other] each for { $rivals }
    }
option-reappear = reappear { $where-in }
option-go-to-graveyard = go to the graveyard for 1 terror
option-let-starve = the ghost { $where-in }
option-let-starve-on-bridge = a ghost on the drawbridge

## Events
event-round-began = Round { $round } begins.
event-card-turned = { $card }: { $actions ->
        [one] 1 action
       *[other] { $actions } actions
    } each.
event-curse-struck = The curse strikes { $who }: −{ $vp } VP.
event-spoiled = { $who } lets { $count ->
        [one] a resource
       *[other] { $count } resources
    } spoil: a curse settles on the skull square.
event-invoked = { $who } sends { $sent ->
        [0] no ghosts
        [one] 1 ghost
       *[other] { $sent } ghosts
    } to the drawbridge; { $kept ->
        [0] none stay
        [one] 1 stays
       *[other] { $kept } stay
    } in the graveyard.
event-canteen-counted = { $who } gets +{ $bonus } from the canteen.
event-order-set = Order of play: { $order-then }.
event-bonus-taken = { $who } takes the time card’s bonus: { $bonus }.
event-passed = { $who } passes.
event-magician-moved = { $who }’s magician moves to { $square }.
event-resources-taken = { $who } takes { $resources-obj }.
event-curse-lifted = { $who } reads the grimoire: the curse is lifted.
event-clock-turned-back = { $who } turns back the clock: { $count ->
        [0] nothing moves
        [one] 1 resource moves
       *[other] { $count } resources move
    } from 1H to 2H.
event-resource-burnt = { $who } feeds { $resource-obj } from the { $store } to the terroriser: +{ $terror } terror.
event-exchanged = { $who } exchanges { $count ->
        [one] { $resource-obj }
       *[other] { $count } { $resource-many }
    } for { $received-obj }.
event-mirror-cracked = { $who } cracks mirror { $mirror }: +{ $terror } terror.
event-mirror-broken = { $who } breaks mirror { $mirror }: +{ $terror } terror.
event-gate-paid = { $who } opens the gate { $where-to } with { $fee-obj }.
event-returned = { $who }’s ghost returns { $where-from } to the drawbridge: +{ $terror } terror.
event-place-taken = { $who }’s ghost takes space { $place } { $where-in }.
event-fought = { $who } fights { $beaten } { $where-in } ({ $cost } terror): +{ $vp } VP.
event-expelled = { $who }’s ghost is driven { $where-from } into the graveyard: +{ $terror } terror.
event-turned-away = { $who }’s ghost is turned away { $where-in }: +{ $vp } VP { $rivals-count ->
        [one] for { $rivals }
       *[other] each for { $rivals }
    }, +{ $terror } terror for { $who }.
event-power-opened = { $who } reveals a POWER card: { $power }!
event-power-used = { $who } uses { $power }.
event-protected = { $who }’s ghost { $where-in } hides in the Secret area this round.
event-appeared = { $who } finds { $resource-obj } in the 1H store.
event-burnt = { $who }’s ghost burns on the drawbridge and goes to the graveyard.
event-seduced = { $who } charms { $count ->
        [0] no gemstones
        [one] 1 gemstone
       *[other] { $count } gemstones
    } out of the neighbours.
event-bewitched = { $who } steals 1 terror { $victims-count ->
        [one] from { $victims }
       *[other] each from { $victims }
    }.
event-frenzied = { $who } flies into a frenzy: +{ $terror } terror.
event-reappeared = { $who }’s ghost reappears { $where-in }.
event-fed = { $who } feeds the ghosts: −{ $terror } terror.
event-starved = { $who }’s hungry { $where-count ->
        [one] ghost creeps
       *[other] ghosts creep
    } { $where-from } back to the graveyard: −{ $where-count } VP.
event-regions-scored = { $who } scores { $vp } VP from regions.
event-approved = { $who } has { $sets ->
        [one] a set
       *[other] { $sets } sets
    } approved and gets { $sets ->
        [one] a chimera
       *[other] { $sets } chimeras
    }.
event-recovered = The alchemist returns { $resources-obj } to { $who }.
event-game-ended = The Sabbat is over.

## Account and options of the table
account-track = Victory points on the track
account-chimeras = Chimeras, { $each } VP each
setting-peoples = Peoples
    .help = Who plays which people: letters in seat order (B succubus, R vampire, Y sorcerer, G elf), or “random”.
setting-use_powers = POWER cards
    .help = Play with the three POWER cards of each people.
setting-power_uses = How often a power may be used
    .help = “card”: once a round, in as many rounds as the card says; “round”: once every round; “game”: once in the game; “trigger”: every time (Luxuriance once a round).
setting-vp_floor_zero = No victory points below zero
    .help = Losses stop at 0.
setting-roomy_gardens = Roomy gardens
    .help = With two players, gardens get a second space as well, so that the minor bonuses come into play.
setting-peoples-random = random
setting-power_uses-card = as the card says
setting-power_uses-round = once every round
setting-power_uses-game = once a game
setting-power_uses-trigger = every time

## Where points come from
web-sm-terror = terror
web-sm-from-fights = Fights
web-sm-from-regions = Regions
web-sm-from-bonus = Bonuses
web-sm-from-hunger = Hunger
web-sm-from-curses = Curses
