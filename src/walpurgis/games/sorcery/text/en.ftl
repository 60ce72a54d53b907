# Mage Knight: Sorcery in English: the turn, damage, the end, settings. Set-up, movement, combat, magic and names have files of their own. (complete)

title = Mage Knight: Sorcery
blurb = Small armies, big spellbooks: march over open ground, strike from behind, cast what you bookmarked, and hope that nobody raises a wand.

## Players, as they are called where no name is known
seat-0 = Raven
seat-1 = Wolf
seat-2 = Stag
seat-3 = Boar

## A figure in a sentence: its short name and its label on the table
figure = { $name } ({ $label })
    .the = { $name-the } ({ $label })
    .cap = { $name-cap } ({ $label })

## Phases
phase-armies = Choosing armies
phase-domains = Domains
phase-terrain = Terrain
phase-objectives = Objectives
phase-bookmarks = Bookmarks
phase-deploy = Deployment
phase-command = Command phase
phase-action = Action phase
phase-end = End phase
phase-finish = End phase
phase-over = The battle is over

## The turn: questions and choices
ask-command = Command phase: what happens first?
ask-act = Which warrior gets an action?
ask-happening = End phase: what happens first?
ask-finish = End your turn, or browse a book first?
option-poison = { ability-poison }: { $who }
option-roll-command = { ability-command }: roll for an extra action with { $who }
option-siphon = { $who } siphons energy from { $friend }
option-tap = { $who } taps { $target } for { $ability }
option-renew = { spell-P23 }: heal { $who }
option-face-storm = { domain-magestone-storm }: roll the die
option-go-on = On to the action phase
option-end-actions = { $left ->
    [0] No more actions
    [one] No more actions (one left unused)
   *[other] No more actions ({ $left } left unused)
 }
option-pay-bargain = { spell-P19 }: { $who } pays
option-feel-heat = { domain-heat-wave }: the demoralized fall
option-end-turn = End the turn
option-browse-freely = { $who } browses { $book } (one bar)

## The turn: what happened
event-round-began = Round { $round } of { $rounds }
event-turn-began = { $seat }’s turn: { $actions ->
    [one] one action
   *[other] { $actions } actions
 }.
event-command-rolled = { ability-command }: { $who-the } rolls { $die }, needing { $needed }. { $more ->
    [0] Nobody listens.
   *[other] One extra action!
 }
event-poisoned = { $who-cap } poisons { $targets-the }.
event-siphoned = { $who-cap } siphons energy from { $friend-the } and loses a token.
event-tapped = { $who-cap } taps the mind of { $target-the } and gains { $ability }.
event-renewed = { spell-P23 } glows under { $who-the }.
event-storm-rolled = { domain-magestone-storm }: { $seat } rolls { $die }. { $strikes ->
    [1] It strikes!
   *[other] It passes by.
 }
event-fury-rolled = { power-natures-fury }: { $who-the } rolls { $die }, needing { $needed } or less. { $rages ->
    [1] The storm answers!
   *[other] The sky stays calm.
 }
event-trance-rolled = { power-magestone-trance }: { $who-the } rolls against { $needed } and takes { $damage ->
    [0] no damage
   *[other] { $damage } damage
 }.
event-bargain-taken = { spell-P19 } takes its price from { $who-the }.
event-heat-felled = The heat is too much for { $who-the }.
event-objective-taken = { $seat } takes objective { $objective }.

## Damage, healing, losses
event-damaged = { $who-cap } takes { $clicks } damage.
event-pushed = { $who-cap } takes { $clicks } pushing damage.
event-unhurt = { $who-cap } shrugs it off.
event-healed = { $who-cap } heals { $clicks ->
    [one] one click
   *[other] { $clicks } clicks
 }.
event-eliminated = { $who-cap } falls: { $seat } loses a warrior.
event-book-dropped = { $who-cap } drops { $book }.
event-freed = { $who-cap } is free again.
event-player-out = { $seat } has nobody left to fight.

## Spells and domains that end, and the end
event-spell-ended = { $spell } ends.
event-domain-entered = A domain settles over the battlefield: { $domain }.
event-domain-canceled = { $domain } is canceled.
event-ended = { $verdict }
verdict-last = The last side standing has won.
verdict-objectives = The side with the most objectives wins the battle.
verdict-points = Objectives are even, so victory points decide the battle.
verdict-draw = Nobody has won: it is a draw.
won-last = { $winners } { $winners-count ->
    [one] wins
   *[other] win
 }: the last side standing.
won-objectives = { $winners } { $winners-count ->
    [one] wins
   *[other] win
 }: most objectives.
won-points = { $winners } { $winners-count ->
    [one] wins
   *[other] win
 } on victory points: objectives are even.
account-objectives = Objectives
account-points = Victory points

## Settings
setting-build_total = Build total
    .help = Points for warriors and books. 100 is the quick game with one action a turn; 200 is the usual battle with two.
setting-board = Battlefield
    .help = Length of an edge in inches; the usual is 24 for 100 points and 36 for more.
setting-board-0 = usual
setting-board-24 = 24 inches
setting-board-30 = 30 inches
setting-board-36 = 36 inches
setting-turn_limit = Rounds
    .help = After this many rounds objectives decide.
setting-table = Ground
    .help = A prepared battlefield, one drawn at random, or one the players lay out.
setting-table-random = at random
setting-table-players = laid out by the players
setting-table-field = Open field
setting-table-crossroads = Crossroads
setting-table-hill = Hill
setting-table-marsh = Marsh
setting-table-walls = Walls
setting-table-clearing = Clearing (24 inches)
setting-table-glade = Glade (24 inches)
setting-domains = Domains
    .help = Each army may include a domain: weather or worse, for everyone.
setting-open_books = Open books
    .help = Everyone knows which spells are in which book, but not their order.
setting-teams = Teams of two
    .help = With four players: seats 1 and 3 fight together against 2 and 4.
setting-armies = Armies
    .help = Fixed armies in seat order, separated by semicolons: A1;A5. Empty: everyone chooses.

## What `walpurgis balance` counts
balance-first = Won by the first player, of games that somebody won
balance-draw = Won by nobody
balance-objectives = Decided by objectives, of games that somebody won
balance-points = Decided by victory points, of games that somebody won
balance-last = The last side standing, of games that somebody won
balance-lost = Points lost by a player, median
