# Words of the terminal's table of Sorcery: labels, what is counted, how places are typed, and the signs.

## The turn
short-round = Round { $round } of { $rounds }
short-last-round = the last round
short-actions = { $count ->
    [one] 1 action left
   *[other] { $count } actions left
 }
short-acting = Acting now
short-casting = Being cast
short-cast = { $spell }, by { $who }
short-cast-at = { $spell }, by { $who } at { $targets }
short-domains = Over the battlefield
short-area = { $who } deploys
short-corners = { $one } to { $other }

## The players
short-south = south edge
short-west = west edge
short-north = north edge
short-east = east edge
short-team = with { $who }
short-objectives-held = { $count ->
    [one] 1 objective
   *[other] { $count } objectives
 }
short-points = { $scored ->
    [one] 1 point won
   *[other] { $scored } points won
 } (army: { $brought })
short-out = out of the battle
short-nobody = nobody
short-objectives = Objectives
short-fallen = Fallen

## A figure
short-place = at { $place }, facing { $heading }
short-n = north
short-ne = north-east
short-e = east
short-se = south-east
short-s = south
short-sw = south-west
short-w = west
short-nw = north-west
short-click = click { $click } of { $clicks }
short-tokens = { $count ->
    [one] 1 token
   *[other] { $count } tokens
 }
short-reserve = not yet deployed
short-air = in the air
short-captor = captive of { $who }
short-captive = leads captive { $who }
short-touches = touches { $who }
short-given = has acted
short-barred = no action this turn
short-demoralized = demoralized
short-immune = immune to magic
short-tapped = tapped

## Books and spells
short-lying = on the ground at { $place }
short-closed = { $count ->
    [one] closed, 1 spell
   *[other] closed, { $count } spells
 }
short-holds = holds { $spells }
short-seen = seen so far: { $spells }
short-down = face down on top: { $spell }
short-card = { $type }, { $pages ->
    [one] 1 page
   *[other] { $pages } pages
 }, { $bars ->
    [one] 1 bar
   *[other] { $bars } bars
 }
short-book = { $pages ->
    [one] 1 page
   *[other] { $pages } pages
 }, { $points ->
    [one] 1 point
   *[other] { $points } points
 }
short-on = on { $who }
short-at = at { $place }
short-ends-in = { $count ->
    [one] 1 more turn
   *[other] { $count } more turns
 }
short-by = cast by { $who }

## The ground
short-ground = Battlefield
short-board = { $inches }″ by { $inches }″, { $total } points
short-clear = clear
short-structure = { $count ->
    [one] 1 structural point
   *[other] { $count } structural points
 }

## Answers
short-such-as = By number, or by a key such as { $key }:
short-places = Places, in inches from the west and from the south edge:
short-deed-move = move
short-deed-turn = turn
short-deed-double = double-time
short-deed-soar = take off or land
short-deed-quick = quickly:
short-deed-form = lead a formation
short-deed-close = attack
short-deed-capture = capture
short-deed-charge = charge
short-deed-surge = surge
short-deed-wall = break down
short-deed-shot = shoot at
short-deed-shots = shoot at several
short-deed-volley = volley at
short-deed-blast = blast
short-deed-freeze = freeze
short-deed-flame = flame at
short-deed-wave = shockwave
short-deed-bound = move and shoot
short-deed-breach = shoot down
short-deed-confuse = confuse
short-deed-heal = heal
short-deed-lift = levitate
short-deed-raise = raise the dead
short-deed-regen = regenerate
short-deed-cast = cast
short-deed-browse = browse
short-deed-shake = shake off
short-deed-equip = pick up
short-deed-drop = put down
short-deed-hand = hand over
short-deed-siphon = siphon
short-deed-tap = tap
short-deed-poison = poison
short-deed-rally = roll for Command
short-deed-renew = renew

## Places and paths that are typed
short-how-look = Type a number, or > and a figure, a compass point or a place: >b3, >ne, >18.5,20.
short-how-place = Type a number, or a place in inches from the west and the south edge: 18.5,20.25.
short-how-place-and-look = Type a number, or a place in inches and, if you like, a facing: 18.5,20.25 >n.
short-how-path = Type a number, or { $places ->
    [one] a place
   *[other] up to { $places } places
 } in inches and a facing (otherwise the nearest opponent): 18.5,20.25 >b3, >ne or >22,21. Put try in front to see what would follow.
short-no-look = Nobody can face “{ $word }”: name a figure on the battlefield, n, ne, e, se, s, sw, w, nw, or a place.

## What trying tells
short-try-path = Path
short-try-facing = Faces
short-try-used = Used
short-try-left = Left
short-try-stopped-by = Stopped by
short-try-captive = Captive at
short-try-contacts = Touches
short-try-touches = Touches
short-try-spins = Free spin for
short-try-impaled-by = Pole arms that strike
short-try-objectives = Objectives
short-try-close = Close combat
short-try-ranged = Ranged combat
short-try-spells = Spells
short-try-threats = Danger from
short-try-place = Place
short-try-within = Within its reach
short-try-corners = Covers
short-line-hindered = hindered
short-line-blocked = blocked
short-threat-charge = (charge)
short-threat-shoot = (shot)

## Signs
short-legend-figures = A3^ a figure; the stroke points away from the label to where it faces: A3^ north, A3/ north-east, A3> east, A3\ south-east, A3v south, /A3 south-west, <A3 west, \A3 north-west.
short-legend-values = 2/6 the click of the dial, { $token } a token, 7/9/15/1 speed, attack, defense, damage, 10:2 range and ranged damage.
short-legend-ground = o1 an objective, { $glyph } a glyph, k1 a book on the ground; { $shades }. The margin counts inches.
short-legend-books = In a book open to you, the [bookmark] comes first.
