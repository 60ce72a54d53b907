# Sorcery in English: warriors, factions, abilities, books, domains, terrain, battlefields, armies, and the words of the dial. Spells stand in the other file.
# warrior is the full name, and .a counts ($n of them); so it is with books. warrior-short is what a warrior is called in play, where its label follows: .the
# stands inside a sentence ("the Warden"), .cap begins one. Other languages add the forms they need. Pieces of terrain have .a, .the and .cap.
# Names of battlefields and armies are titles; ranks, types, values and pieces are words of a sentence. Abilities and powers stand without an article.

## Warriors
warrior-DEL1 = Delphana Master
    .a = { $n ->
        [one] a Delphana Master
       *[other] { $n } Delphana Masters
    }
warrior-DEL2 = Spire Warden
    .a = { $n ->
        [one] a Spire Warden
       *[other] { $n } Spire Wardens
    }
warrior-DEL3 = Sephine Tal, Spire Archmage
    .a = Sephine Tal
warrior-FOR1 = Runehammer Initiate
    .a = { $n ->
        [one] a Runehammer Initiate
       *[other] { $n } Runehammer Initiates
    }
warrior-FOR2 = Emberlock Gunner
    .a = { $n ->
        [one] an Emberlock Gunner
       *[other] { $n } Emberlock Gunners
    }
warrior-FOR3 = Durgan Kettle, Forgelord
    .a = Durgan Kettle
warrior-BLO1 = Blood Acolyte
    .a = { $n ->
        [one] a Blood Acolyte
       *[other] { $n } Blood Acolytes
    }
warrior-BLO2 = Crimson Ritualist
    .a = { $n ->
        [one] a Crimson Ritualist
       *[other] { $n } Crimson Ritualists
    }
warrior-BLO3 = Vashka Rel, Hierophant
    .a = Vashka Rel
warrior-STO1 = Gale Runner
    .a = { $n ->
        [one] a Gale Runner
       *[other] { $n } Gale Runners
    }
warrior-STO2 = Thunderhoof Centaur
    .a = { $n ->
        [one] a Thunderhoof Centaur
       *[other] { $n } Thunderhoof Centaurs
    }
warrior-STO3 = Brannoch Skyward, Elder
    .a = Brannoch Skyward
warrior-ORS1 = Ley Apprentice
    .a = { $n ->
        [one] a Ley Apprentice
       *[other] { $n } Ley Apprentices
    }
warrior-ORS2 = Temple Blademage
    .a = { $n ->
        [one] a Temple Blademage
       *[other] { $n } Temple Blademages
    }
warrior-ORS3 = Ilvaren, High Magus
    .a = Ilvaren
warrior-CHA1 = Bonecharm Goblin
    .a = { $n ->
        [one] a Bonecharm Goblin
       *[other] { $n } Bonecharm Goblins
    }
warrior-CHA2 = Tranced Ravager
    .a = { $n ->
        [one] a Tranced Ravager
       *[other] { $n } Tranced Ravagers
    }
warrior-CHA3 = Urgath, Khan-Shaman
    .a = Urgath
warrior-DRA1 = Drake Neophyte
    .a = { $n ->
        [one] a Drake Neophyte
       *[other] { $n } Drake Neophytes
    }
warrior-DRA2 = Scaled Sentinel
    .a = { $n ->
        [one] a Scaled Sentinel
       *[other] { $n } Scaled Sentinels
    }
warrior-DRA3 = Azhurion, Elder Mystic
    .a = Azhurion
warrior-ROK1 = Rokos Seer
    .a = { $n ->
        [one] a Rokos Seer
       *[other] { $n } Rokos Seers
    }
warrior-ROK2 = Lumen Adjudicator
    .a = { $n ->
        [one] a Lumen Adjudicator
       *[other] { $n } Lumen Adjudicators
    }
warrior-ROK3 = Oracle Daheia
    .a = Oracle Daheia
warrior-NIN1 = Circle Thrall
    .a = { $n ->
        [one] a Circle Thrall
       *[other] { $n } Circle Thralls
    }
warrior-NIN2 = Pactbound Gargoyle
    .a = { $n ->
        [one] a Pactbound Gargoyle
       *[other] { $n } Pactbound Gargoyles
    }
warrior-NIN3 = Corvane, Ninth Magister
    .a = Corvane
warrior-APO1 = Ash Reaver
    .a = { $n ->
        [one] an Ash Reaver
       *[other] { $n } Ash Reavers
    }
warrior-APO2 = Plague Lancer
    .a = { $n ->
        [one] a Plague Lancer
       *[other] { $n } Plague Lancers
    }
warrior-APO3 = Herald of the Fourth Seal
    .a = the Herald of the Fourth Seal
warrior-MER1 = Hired Stormharpy
    .a = { $n ->
        [one] a Hired Stormharpy
       *[other] { $n } Hired Stormharpies
    }
warrior-MER2 = Sellspell Imp
    .a = { $n ->
        [one] a Sellspell Imp
       *[other] { $n } Sellspell Imps
    }

warrior-short-DEL1 = Master
    .the = the Master
    .cap = The Master
warrior-short-DEL2 = Warden
    .the = the Warden
    .cap = The Warden
warrior-short-DEL3 = Sephine Tal
    .the = Sephine Tal
    .cap = Sephine Tal
warrior-short-FOR1 = Initiate
    .the = the Initiate
    .cap = The Initiate
warrior-short-FOR2 = Gunner
    .the = the Gunner
    .cap = The Gunner
warrior-short-FOR3 = Durgan Kettle
    .the = Durgan Kettle
    .cap = Durgan Kettle
warrior-short-BLO1 = Acolyte
    .the = the Acolyte
    .cap = The Acolyte
warrior-short-BLO2 = Ritualist
    .the = the Ritualist
    .cap = The Ritualist
warrior-short-BLO3 = Vashka Rel
    .the = Vashka Rel
    .cap = Vashka Rel
warrior-short-STO1 = Runner
    .the = the Runner
    .cap = The Runner
warrior-short-STO2 = Centaur
    .the = the Centaur
    .cap = The Centaur
warrior-short-STO3 = Brannoch
    .the = Brannoch
    .cap = Brannoch
warrior-short-ORS1 = Apprentice
    .the = the Apprentice
    .cap = The Apprentice
warrior-short-ORS2 = Blademage
    .the = the Blademage
    .cap = The Blademage
warrior-short-ORS3 = Ilvaren
    .the = Ilvaren
    .cap = Ilvaren
warrior-short-CHA1 = Goblin
    .the = the Goblin
    .cap = The Goblin
warrior-short-CHA2 = Ravager
    .the = the Ravager
    .cap = The Ravager
warrior-short-CHA3 = Urgath
    .the = Urgath
    .cap = Urgath
warrior-short-DRA1 = Neophyte
    .the = the Neophyte
    .cap = The Neophyte
warrior-short-DRA2 = Sentinel
    .the = the Sentinel
    .cap = The Sentinel
warrior-short-DRA3 = Azhurion
    .the = Azhurion
    .cap = Azhurion
warrior-short-ROK1 = Seer
    .the = the Seer
    .cap = The Seer
warrior-short-ROK2 = Adjudicator
    .the = the Adjudicator
    .cap = The Adjudicator
warrior-short-ROK3 = Daheia
    .the = Daheia
    .cap = Daheia
warrior-short-NIN1 = Thrall
    .the = the Thrall
    .cap = The Thrall
warrior-short-NIN2 = Gargoyle
    .the = the Gargoyle
    .cap = The Gargoyle
warrior-short-NIN3 = Corvane
    .the = Corvane
    .cap = Corvane
warrior-short-APO1 = Reaver
    .the = the Reaver
    .cap = The Reaver
warrior-short-APO2 = Lancer
    .the = the Lancer
    .cap = The Lancer
warrior-short-APO3 = Herald
    .the = the Herald
    .cap = The Herald
warrior-short-MER1 = Stormharpy
    .the = the Stormharpy
    .cap = The Stormharpy
warrior-short-MER2 = Imp
    .the = the Imp
    .cap = The Imp

## Factions and subfactions
faction-atlantean-empire = Atlantean Empire
faction-black-powder-revolutionaries = Black Powder Revolutionaries
faction-dark-crusaders = Dark Crusaders
faction-elemental-freeholds = Elemental Freeholds
faction-elven-lords = Elven Lords
faction-orc-khans = Orc Khans
faction-draconum = Draconum
faction-solonavi = Solonavi
faction-mage-spawn = Mage Spawn
faction-apocalypse = Apocalypse

subfaction-delphana = Delphana
subfaction-forgemasters = Forgemasters
subfaction-blood-cultists = Blood Cultists
subfaction-storm-druids = Storm Druids
subfaction-order-of-sorcery = Order of Sorcery
subfaction-chaos-shamans = Chaos Shamans
subfaction-dragon-mystics = Dragon Mystics
subfaction-oracles-of-rokos = Oracles of Rokos
subfaction-ninth-circle = Order of the Ninth Circle
subfaction-minions-of-apocalypse = Minions of Apocalypse

## What the warriors of a subfaction can do
power-focus = Focus
power-focus-text = The warrior adds 1 to its counterspell rolls, as caster and as counterer.
power-spellbreach = Spellbreach
power-spellbreach-text = The magic immunity of others stops neither the warrior’s spells nor its Magic abilities.
power-siphon-energy = Siphon Energy
power-siphon-energy-text = Once, at the beginning of your command phase, the warrior may deal 1 pushing damage to a friendly figure it touches and lose one of its own action tokens.
power-natures-fury = Nature’s Fury
power-natures-fury-text = Given a close or ranged combat action, the warrior rolls a die. If it shows no more than the unmodified damage value, the attack bonus is added a second time.
power-ley-harmony = Ley Harmony
power-ley-harmony-text = In the warrior’s books, spells with three bars have two.
power-magestone-trance = Magestone Trance
power-magestone-trance-text = The warrior may be given a second action. Then it rolls two dice, and again if they show less than its attack value; each low roll costs it 1 pushing damage.
power-ancient-mastery = Ancient Mastery
power-ancient-mastery-text = The warrior can use any spell that has an affinity page count, whatever symbol it requires, and always counts the fewest pages.
power-mind-tap = Mind Tap
power-mind-tap-text = At the beginning of your command phase, the warrior may gain one special ability of a figure within its range, until your end phase begins.
power-pact = Pact
power-pact-text = The warrior has its own faction symbol and those of all its friends.
power-bedlam = Bedlam
power-bedlam-text = Nobody within 10 inches of the warrior can use gang up. In combat it may borrow the attack value of another figure with the Apocalypse symbol.

## Special abilities: speed
ability-charge = Charge
ability-charge-text = With a close combat action, while it touches no opposing figure, the warrior may move up to its full speed and then make a close combat attack. It cannot use surge.
ability-quickness = Quickness
ability-quickness-text = The warrior may be given a move action that uses none of your actions. It cannot join movement formations.
ability-magic-levitation = Magic Levitation
ability-magic-levitation-text = Special action: move a friendly figure in base contact that was given no action this turn up to 10 inches straight over anything, but not onto a base or into blocking terrain, and turn it. It gets no action this turn.
ability-flight = Flight
ability-flight-text = The warrior moves in a straight line over terrain and bases, but may not end on a base or in blocking terrain. Its break away fails only with a 1. It can use neither double-time nor movement formations.
ability-aquatic = Aquatic
ability-aquatic-text = Water is clear terrain for the warrior, and in water it has +2 defense against ranged attacks. It cannot use double-time.
ability-stealth = Stealth
ability-stealth-text = A line of fire to the warrior is blocked if it crosses hindering or concealing terrain.
ability-bound = Bound
ability-bound-text = With a ranged combat action, while it touches no opposing figure, the warrior may move up to half its speed and then make a ranged combat attack.
ability-necromancy = Necromancy
ability-necromancy-text = Special action, touching no opposing figure: bring back one of your eliminated warriors, not unique and of no more points than this one. It returns in contact, at its last click, with one token; each figure once a game.
ability-regeneration = Regeneration
ability-regeneration-text = Special action: roll a die, subtract 2 and heal that many clicks.

## Special abilities: attack
ability-weapon-master = Weapon Master
ability-weapon-master-text = In close combat you may roll a die for the damage: 1 to 3 makes it 1, 4 or 5 leaves it as printed, 6 adds 1.
ability-flame-lightning = Flame/Lightning
ability-flame-lightning-text = The result of a ranged attack is also compared with all other figures that touch the target, friends too. Each one it reaches takes 1 damage.
ability-shockwave = Shockwave
ability-shockwave-text = Ranged combat action: roll once against all other figures within half the warrior’s range, friends too. Each one reached takes 1 damage. It needs no line of fire and is allowed in base contact.
ability-magic-blast = Magic Blast
ability-magic-blast-text = In a ranged attack on one target a die sets the damage: 1 or 2 deals 1, 3 or 4 deals 2, 5 or 6 deals 3. The line of fire ignores hindering terrain.
ability-magic-confusion = Magic Confusion
ability-magic-confusion-text = Special action: make a ranged attack roll against one figure in the line of fire. A hit deals no damage; you move the target up to its speed, without break away, and turn it.
ability-magic-freeze = Magic Freeze
ability-magic-freeze-text = A ranged attack on one target deals 1 damage and puts an action token on the target if it has fewer than two.
ability-vampirism = Vampirism
ability-vampirism-text = After a close combat attack that dealt damage, the warrior heals 1 click.
ability-healing = Healing
ability-healing-text = Close combat action: roll two dice plus attack against the defense of a friendly figure in base contact that touches no opposing figure. If you reach it, the figure heals clicks equal to the warrior’s damage value.
ability-magic-healing = Magic Healing
ability-magic-healing-text = Like Healing, but a die says how much: 1 or 2 heals 1 click, 3 or 4 heals 2, 5 or 6 heals 3.
ability-berserk = Berserk
ability-berserk-text = The warrior has +1 attack in close combat while its dial is past click 1. It cannot be given ranged combat actions.

## Special abilities: defense
ability-battle-armor = Battle Armor
ability-battle-armor-text = The warrior has +2 defense against ranged attacks.
ability-toughness = Toughness
ability-toughness-text = Damage from attacks and abilities is 1 less. Pushing damage and critical misses are not reduced.
ability-invulnerability = Invulnerability
ability-invulnerability-text = The warrior has +2 defense against ranged attacks. Damage from attacks is 2 less, but a successful attack deals at least 1. The warrior cannot be healed.
ability-defend = Defend
ability-defend-text = Friendly figures that touch the warrior may use its unmodified defense.
ability-pole-arm = Pole Arm
ability-pole-arm-text = An opposing figure that ends a move in contact with the warrior’s front arc, after the free spin, takes 1 damage, and its action ends.
ability-dodge = Dodge
ability-dodge-text = When an attack hits the warrior, roll a die. With 5 or 6 the attack misses.
ability-magic-retaliation = Magic Retaliation
ability-magic-retaliation-text = When the warrior takes damage from an attack, the attacker takes 1 damage.
ability-limited-invisibility = Limited Invisibility
ability-limited-invisibility-text = The warrior cannot be the target of a ranged combat attack.
ability-ghostform = Ghostform
ability-ghostform-text = Bases neither block nor stop the warrior, and it never needs to break away. It may not end on a base.
ability-magic-immunity = Magic Immunity
ability-magic-immunity-text = Spells and abilities with Magic in their names do not affect the warrior, and it cannot be assigned a spellbook.

## Special abilities: damage
ability-magic-enhancement = Magic Enhancement
ability-magic-enhancement-text = Ranged attacks of friendly figures that touch the warrior deal 1 more damage. An attack gets this once at most.
ability-command = Command
ability-command-text = Roll a die at the beginning of your command phase. With a 6 you have one more action this turn, but never more than one. Command also helps formations.
ability-poison = Poison
ability-poison-text = At the beginning of your command phase, each opposing figure in the warrior’s front-arc contact takes 1 damage.
ability-pierce = Pierce
ability-pierce-text = Toughness and Invulnerability do not reduce the damage of the warrior’s attacks.
ability-demoralized = Demoralized
ability-demoralized-text = The warrior can be given move actions only and may not end nearer to any opposing able figure. It uses no proficiencies, abilities, items or spells and holds no objectives.

## Proficiencies
proficiency-double-time = double-time
proficiency-double-time-text = With a move action, a warrior without tokens that touches no opposing figure may move up to twice its speed. It may not end in contact with one.
proficiency-surge = surge
proficiency-surge-text = With a close combat action, while it touches no opposing figure, the warrior may move up to half its speed and then make a close combat attack.
proficiency-soaring = soaring
proficiency-soaring-text = Take off or land with a move action. In the air the warrior ignores terrain and bases, fights only at range and holds no objectives or glyphs; without tokens it moves up to twice its speed.
proficiency-gang-up = gang up
proficiency-gang-up-text = A close combat attack gets +1 for each other friendly able warrior that has the target in front-arc contact.
proficiency-precision = precision
proficiency-precision-text = A ranged attack on a single target ignores the +1 defense that terrain gives.
proficiency-counter-spell = counter spell
proficiency-counter-spell-text = Without tokens and touching no opposing able warrior, the warrior may make an opposing sorcerer’s spell fail: its roll with one die must beat the caster’s roll with two.

## Books
book-B1 = Apprentice’s Primer
    .a = { $n ->
        [one] an Apprentice’s Primer
       *[other] { $n } Apprentice’s Primers
    }
book-B2 = Traveller’s Folio
    .a = { $n ->
        [one] a Traveller’s Folio
       *[other] { $n } Traveller’s Folios
    }
book-B3 = Ledger of the Spires
    .a = { $n ->
        [one] a Ledger of the Spires
       *[other] { $n } Ledgers of the Spires
    }
book-B4 = Stormcaller’s Almanac
    .a = { $n ->
        [one] a Stormcaller’s Almanac
       *[other] { $n } Stormcaller’s Almanacs
    }
book-B4-text = While its wielder casts a sorcery that makes a ranged combat attack, the wielder’s range is 2 greater.
book-B5 = Blackbound Codex
    .a = { $n ->
        [one] a Blackbound Codex
       *[other] { $n } Blackbound Codices
    }
book-B5-text = The first time in a game that a spell of this book would be turned face down, it goes face up under the stack instead.
book-B6 = Grand Grimoire
    .a = the Grand Grimoire
book-B6-text = Unique: an army has at most one.

## Domains
domain-smoke-and-fog = Smoke and Fog
domain-smoke-and-fog-text = Every range above 8 is 8. Nobody can use precision.
domain-rain-and-mud = Rain and Mud
domain-rain-and-mud-text = Every speed above 8 is 8. Nobody can use surge.
domain-downpour = Downpour
domain-downpour-text = Every speed above 6 is 6. Nobody can soar.
domain-storm-gale = Storm Gale
domain-storm-gale-text = No ranged combat actions can be given, not even for sorceries. Constructed terrain has 1 structural point less.
domain-heat-wave = Heat Wave
domain-heat-wave-text = In every player’s end phase, figures that show Demoralized are eliminated.
domain-cold-snap = Cold Snap
domain-cold-snap-text = Water is clear terrain. While a precipitation domain is in play, every range above 6 is 6.
domain-magestone-storm = Magestone Storm
domain-magestone-storm-text = Each player rolls a die at the beginning of their command phase. With a 1, every figure that touches another takes 1 damage, except magic-immune ones.
domain-clear-skies = Clear Skies
domain-clear-skies-text = All other weather domains are canceled, except one of which two copies are in play.
domain-border-town = Border Town
domain-border-town-text = Constructed terrain has 1 structural point more.

## Terrain
piece-wood = wood
    .a = a wood
    .the = the wood
    .cap = The wood
piece-ruin = ruin
    .a = a ruin
    .the = the ruin
    .cap = The ruin
piece-hill = hill
    .a = a hill
    .the = the hill
    .cap = The hill
piece-pool = pool
    .a = a pool
    .the = the pool
    .cap = The pool
piece-mist = mist
    .a = a bank of mist
    .the = the mist
    .cap = The mist
piece-wall = wall
    .a = a wall
    .the = the wall
    .cap = The wall

terrain-hindering = hindering terrain
terrain-blocking = blocking terrain
terrain-elevated = elevated terrain
terrain-water = water
terrain-concealing = concealing terrain
terrain-constructed = constructed terrain

## Prepared battlefields
field-field = Field
field-crossroads = Crossroads
field-hill = Hill
field-marsh = Marsh
field-walls = Walls
field-clearing = Clearing
field-glade = Glade
field-field-3 = Field for three
field-field-4 = Field for four

## Prepared armies
army-A1 = Spires and Leaves
army-A1-text = Two great mages share one battlefield with a warden at the door: patient magic, and an answer to everybody else’s.
army-A2 = Blood and Chaos
army-A2-text = A hierophant who bleeds her friends and a khan who burns his foes; nobody asks what comes after.
army-A3 = Sky Court
army-A3-text = Oracle Daheia passes judgment from the air, two winged companions carry it out, and two thralls hold the ground.
army-A4 = Storm and Seal
army-A4-text = An old druid calls the thunder, and out of it rides the Herald of the Fourth Seal.
army-A5 = Hammer and Ember
army-A5-text = Three hammers in front, two guns behind, an imp for the magic, and a forgelord who is very hard to knock over.
army-A6 = The Old Library
army-A6-text = A dragon with the thickest book in the land, and a sentinel who sees to it that nobody disturbs the reading.
army-A7 = Ninefold Pact
army-A7-text = Everybody here has signed something: strength now, and the bill at the end of the turn.
army-A8 = Leywood Circle
army-A8-text = Three of the Order’s books and two runners of the storm ward, counter and shoot from where nobody is looking.
army-A9 = Tribunal of Rokos
army-A9-text = Two seers and an adjudicator pass sentence from afar, and whoever appeals meets the warden.
army-A10 = Storm Herd
army-A10-text = Hooves, wings and thunder: what is not trampled is struck by lightning.
army-A11 = The Khan’s Trance
army-A11-text = Three ravagers who cannot stop, and a khan who does not want them to.
army-A12 = Crimson Choir
army-A12-text = Everything here is paid for in blood, and the acolytes sing along until it is theirs.
army-A13 = Guard of the Spires
army-A13-text = Two wardens stand before the banners, and behind them two mages send them out again and again.
army-A14 = Riders of the Fourth Seal
army-A14-text = The Herald rides with plague and ashes, and a nightmare in broad daylight.
army-Q1 = Spire Patrol
army-Q1-text = Two masters with wands full of embers, and two others who go through the door first.
army-Q2 = Forge Patrol
army-Q2-text = A hired imp casts, a gunner takes aim, a runner goes ahead, and a hammer does the rest.
army-Q3 = Blood Rite
army-Q3-text = A ritualist, a reaver, a runner, and a thrall who was told that it would not hurt.
army-Q4 = Ley Students
army-Q4-text = A blademage and an apprentice with homework to do; a runner fetches, and a thrall carries the bags.
army-Q5 = Sky Scouts
army-Q5-text = A young drake in the air, a seer on the ground, and two poor souls in front of both.
army-Q6 = Seal Riders
army-Q6-text = Ash and ambition fight for the Seal, and a goblin with a schoolbook tags along.

## Ranks, types and values
rank-weak = weak
rank-standard = standard
rank-tough = tough
rank-unique = unique
speedtype-boot = boot
speedtype-horseshoe = horseshoe
speedtype-wing = wing
attacktype-sword = sword
attacktype-bow = bow
attacktype-wand = wand
value-speed = speed
value-attack = attack
value-defense = defense
value-damage = damage
value-range = range
value-ranged-damage = ranged damage
