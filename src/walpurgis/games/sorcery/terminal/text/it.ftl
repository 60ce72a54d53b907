# Sorcery nel terminale: etichette, numeri, come si scrivono i luoghi, segni.

## The turn
short-round = Round { $round } di { $rounds }
short-last-round = l’ultimo round
short-actions = { $count ->
    [one] ancora 1 azione
   *[other] ancora { $count } azioni
 }
short-acting = Sta agendo
short-casting = Viene lanciato
short-cast = { $spell }, da { $who }
short-cast-at = { $spell }, da { $who } su { $targets }
short-domains = Sul campo di battaglia
short-area = { $who } si schiera
short-corners = da { $one } a { $other }

## The players
short-south = bordo sud
short-west = bordo ovest
short-north = bordo nord
short-east = bordo est
short-team = con { $who }
short-objectives-held = { $count ->
    [one] 1 obiettivo
   *[other] { $count } obiettivi
 }
short-points = { $scored ->
    [one] 1 punto vinto
   *[other] { $scored } punti vinti
 } (esercito: { $brought })
short-out = fuori dalla battaglia
short-nobody = nessuno
short-objectives = Obiettivi
short-fallen = Caduti

## A figure
short-place = in { $place }, rivolto a { $heading }
short-n = nord
short-ne = nord-est
short-e = est
short-se = sud-est
short-s = sud
short-sw = sud-ovest
short-w = ovest
short-nw = nord-ovest
short-click = click { $click } di { $clicks }
short-tokens = { $count ->
    [one] 1 segnalino
   *[other] { $count } segnalini
 }
short-reserve = non ancora schierato
short-air = in volo
short-captor = prigioniero di { $who }
short-captive = conduce prigioniero { $who }
short-touches = tocca { $who }
short-given = ha agito
short-barred = nessuna azione in questo turno
short-demoralized = demoralizzato
short-immune = immune alla magia
short-tapped = attinto

## Books and spells
short-lying = a terra in { $place }
short-closed = { $count ->
    [one] chiuso, 1 incantesimo
   *[other] chiuso, { $count } incantesimi
 }
short-holds = contiene { $spells }
short-seen = visti finora: { $spells }
short-down = coperto in cima: { $spell }
short-card = { $type }, { $pages ->
    [one] 1 pagina
   *[other] { $pages } pagine
 }, { $bars ->
    [one] 1 barra
   *[other] { $bars } barre
 }
short-book = { $pages ->
    [one] 1 pagina
   *[other] { $pages } pagine
 }, { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }
short-on = su { $who }
short-at = in { $place }
short-ends-in = { $count ->
    [one] ancora 1 turno
   *[other] ancora { $count } turni
 }
short-by = lanciato da { $who }

## The ground
short-ground = Campo di battaglia
short-board = { $inches }″ per { $inches }″, { $total } punti
short-clear = libero
short-structure = { $count ->
    [one] 1 punto struttura
   *[other] { $count } punti struttura
 }

## Answers
short-such-as = Con il numero o con una chiave come { $key }:
short-places = Luoghi, in pollici dai bordi ovest e sud:
short-deed-move = muovere
short-deed-turn = girare
short-deed-double = a marcia forzata
short-deed-soar = decollare o atterrare
short-deed-quick = in fretta:
short-deed-form = guidare una formazione
short-deed-close = attaccare
short-deed-capture = catturare
short-deed-charge = caricare
short-deed-surge = attaccare d’impeto
short-deed-wall = abbattere
short-deed-shot = tirare a
short-deed-shots = tirare a più bersagli
short-deed-volley = salva su
short-deed-blast = esplosione su
short-deed-freeze = congelare
short-deed-flame = fiamma su
short-deed-wave = onda d’urto
short-deed-bound = muovere e tirare
short-deed-breach = abbattere a distanza
short-deed-confuse = confondere
short-deed-heal = curare
short-deed-lift = far levitare
short-deed-raise = richiamare i morti
short-deed-regen = rigenerarsi
short-deed-cast = lanciare
short-deed-browse = ricercare in
short-deed-shake = scrollarsi di dosso
short-deed-equip = raccogliere
short-deed-drop = posare
short-deed-hand = passare
short-deed-siphon = assorbire da
short-deed-tap = attingere da
short-deed-poison = avvelenare
short-deed-rally = tiro di comando
short-deed-renew = rinnovare

## Places and paths that are typed
short-how-look = Scrivi un numero oppure > e un modello, un punto cardinale (n, ne, e, se, s, sw, w, nw) o un luogo: >b3, >ne, >18.5,20.
short-how-place = Scrivi un numero o un luogo in pollici dai bordi ovest e sud: 18.5,20.25.
short-how-place-and-look = Scrivi un numero o un luogo in pollici e, se vuoi, dove guardare: 18.5,20.25 >n.
short-how-path = Scrivi un numero oppure { $places ->
    [one] un luogo
   *[other] fino a { $places } luoghi
 } in pollici e dove guardare (altrimenti verso l’avversario più vicino): 18.5,20.25 >b3, >ne o >22,21. Con try davanti vedi che cosa succederebbe.
short-no-look = Non si può guardare verso “{ $word }”: indica un modello sul campo, n, ne, e, se, s, sw, w, nw o un luogo.

## What trying tells
short-try-path = Percorso
short-try-facing = Guarda a
short-try-used = Percorsi
short-try-left = Restano
short-try-stopped-by = Fermato da
short-try-captive = Prigioniero in
short-try-contacts = Tocca
short-try-touches = Tocca
short-try-spins = Rotazione gratuita per
short-try-impaled-by = Armi ad asta che colpiscono
short-try-objectives = Obiettivi
short-try-close = Corpo a corpo
short-try-ranged = Combattimento a distanza
short-try-spells = Incantesimi
short-try-threats = Pericolo da
short-try-place = Luogo
short-try-within = Entro la sua portata
short-try-corners = Copre
short-line-hindered = intralciata
short-line-blocked = bloccata
short-threat-charge = (carica)
short-threat-shoot = (tiro)

## Signs
short-legend-figures = A3^ un modello; il tratto parte dall’etichetta verso dove guarda: A3^ nord, A3/ nord-est, A3> est, A3\ sud-est, A3v sud, /A3 sud-ovest, <A3 ovest, \A3 nord-ovest.
short-legend-values = 2/6 il click del quadrante, { $token } un segnalino, 7/9/15/1 velocità, attacco, difesa, danno, 10:2 gittata e danno a distanza.
short-legend-ground = o1 un obiettivo, { $glyph } un glifo, k1 un libro a terra; { $shades }. Il margine conta i pollici.
short-legend-books = In un libro aperto per te l’[incantesimo corrente] viene per primo.
