# Nocturne in Italian: the cards. Names, what each card says, types, sets and kingdoms; the sentences of play stand in the other file.
# .a is what somebody plays, gains or loses ($n of them): "un Druida", "2 Druidi". .the is one card with its article, as subject or object: "il Druida",
# "l'Idolo"; it has no plural. After "di", "a", "da", "in" and "su" use .a, never .the, whose article would melt into them. All Boons are masculine and begin
# with "Dono": "riceve il { $boon }". Hexes and States bear no article: "riceve il Maleficio { $hex }", "prende lo Stato { $state }".
# In the texts "+1 Carta", "+2 Azioni", "+1 Acquisto", "+$2" and "+1 PV" (a token) are bonuses, "1 PV" alone is what the card is worth at the end; " — " parts
# what happens when the card is played from everything else. Trashed cards lie in "le carte eliminate"; a discard pile is "pila degli scarti", a supply pile "mazzetto".

## Nocturne: kingdom cards
card-druid = Druida
    .a = { $n ->
        [one] un Druida
       *[other] { $n } Druidi
    }
    .the = il Druida
text-druid = +1 Acquisto. Ricevi uno dei tre Doni esposti accanto ai Druidi; il Dono resta lì.
card-faithful-hound = Segugio Fedele
    .a = { $n ->
        [one] un Segugio Fedele
       *[other] { $n } Segugi Fedeli
    }
    .the = il Segugio Fedele
text-faithful-hound = +2 Carte. — Quando scarti questa carta fuori dalla fase Pulizia, puoi metterla da parte e riprenderla in mano alla fine del turno.
card-guardian = Guardiana
    .a = { $n ->
        [one] una Guardiana
       *[other] { $n } Guardiane
    }
    .the = la Guardiana
text-guardian = Fino al tuo prossimo turno, gli Attacchi giocati dagli altri non hanno effetto su di te. All’inizio del tuo prossimo turno, +$1. — Quando ottieni questa carta, va nella tua mano.
card-monastery = Monastero
    .a = { $n ->
        [one] un Monastero
       *[other] { $n } Monasteri
    }
    .the = il Monastero
text-monastery = Conta le carte che hai ottenuto in questo turno. Elimina fino ad altrettante carte: dalla tua mano, oppure carte Rame che hai in gioco.
card-pixie = Fata
    .a = { $n ->
        [one] una Fata
       *[other] { $n } Fate
    }
    .the = la Fata
text-pixie = +1 Carta, +1 Azione. Scopri e scarta il prossimo Dono. Puoi eliminare questa carta. Se lo fai, ricevi quel Dono due volte. — Cimelio: Capra.
card-tracker = Cercatore di Tracce
    .a = { $n ->
        [one] un Cercatore di Tracce
       *[other] { $n } Cercatori di Tracce
    }
    .the = il Cercatore di Tracce
text-tracker = +$1. Ricevi un Dono. — Finché questa carta è in gioco, puoi mettere in cima al tuo mazzo ogni carta che ottieni. — Cimelio: Borsello.
card-changeling = Changeling
    .a = { $n ->
        [one] un Changeling
       *[other] { $n } Changeling
    }
    .the = il Changeling
text-changeling = Elimina questa carta, poi ottieni una carta con lo stesso nome di una che hai in gioco. — Finché restano Changeling nella Riserva, chi ottiene una carta che costa $3 o più può scambiarla con un Changeling.
card-fool = Folle
    .a = { $n ->
        [one] un Folle
       *[other] { $n } Folli
    }
    .the = il Folle
text-fool = Se hai già Smarrito nel Bosco, non succede nulla. Altrimenti prendi quello Stato, scopri tre Doni e ricevili nell’ordine che preferisci. — Cimelio: Moneta Fortunata.
card-ghost-town = Città Fantasma
    .a = { $n ->
        [one] una Città Fantasma
       *[other] { $n } Città Fantasma
    }
    .the = la Città Fantasma
text-ghost-town = All’inizio del tuo prossimo turno, +1 Carta, +1 Azione. — Quando ottieni questa carta, va nella tua mano.
card-leprechaun = Leprecauno
    .a = { $n ->
        [one] un Leprecauno
       *[other] { $n } Leprecauni
    }
    .the = il Leprecauno
text-leprechaun = Ottieni un Oro. Se ora hai esattamente 7 carte in gioco, ottieni un Desiderio. Altrimenti ricevi un Maleficio.
card-night-watchman = Guardia Notturna
    .a = { $n ->
        [one] una Guardia Notturna
       *[other] { $n } Guardie Notturne
    }
    .the = la Guardia Notturna
text-night-watchman = Guarda le prime 5 carte del tuo mazzo. Scartane quante vuoi e rimetti le altre in cima nell’ordine che preferisci. — Quando ottieni questa carta, va nella tua mano.
card-secret-cave = Grotta Segreta
    .a = { $n ->
        [one] una Grotta Segreta
       *[other] { $n } Grotte Segrete
    }
    .the = la Grotta Segreta
text-secret-cave = +1 Carta, +1 Azione. Puoi scartare 3 carte. Se lo fai, all’inizio del tuo prossimo turno, +$3. — Cimelio: Lampada Magica.
card-bard = Bardo
    .a = { $n ->
        [one] un Bardo
       *[other] { $n } Bardi
    }
    .the = il Bardo
text-bard = +$2. Ricevi un Dono.
card-blessed-village = Villaggio Benedetto
    .a = { $n ->
        [one] un Villaggio Benedetto
       *[other] { $n } Villaggi Benedetti
    }
    .the = il Villaggio Benedetto
text-blessed-village = +1 Carta, +2 Azioni. — Quando ottieni questa carta, scopri il prossimo Dono. Ricevilo subito, oppure tienilo e ricevilo all’inizio del tuo prossimo turno.
card-cemetery = Cimitero
    .a = { $n ->
        [one] un Cimitero
       *[other] { $n } Cimiteri
    }
    .the = il Cimitero
text-cemetery = 2 PV. — Quando ottieni questa carta, elimina fino a 4 carte dalla tua mano. — Cimelio: Specchio Infestato.
card-conclave = Conclave
    .a = { $n ->
        [one] un Conclave
       *[other] { $n } Conclavi
    }
    .the = il Conclave
text-conclave = +$2. Puoi giocare dalla tua mano un’Azione di cui non hai copie in gioco. Se lo fai, +1 Azione.
card-devils-workshop = Officina del Diavolo
    .a = { $n ->
        [one] un’Officina del Diavolo
       *[other] { $n } Officine del Diavolo
    }
    .the = l’Officina del Diavolo
text-devils-workshop = Conta le carte che hai ottenuto in questo turno. Nessuna: ottieni un Oro. Una: ottieni una carta che costi fino a $4. Due o più: ottieni un Diavoletto.
card-exorcist = Esorcista
    .a = { $n ->
        [one] un Esorcista
       *[other] { $n } Esorcisti
    }
    .the = l’Esorcista
text-exorcist = Elimina una carta dalla tua mano. Ottieni uno Spirito che costi meno.
card-necromancer = Negromante
    .a = { $n ->
        [one] un Negromante
       *[other] { $n } Negromanti
    }
    .the = il Negromante
text-necromancer = Scegli tra le carte eliminate un’Azione scoperta che non sia una Durata. Coprila per questo turno e giocala lì dov’è. — I tre Zombi cominciano tra le carte eliminate.
card-shepherd = Pastore
    .a = { $n ->
        [one] un Pastore
       *[other] { $n } Pastori
    }
    .the = il Pastore
text-shepherd = +1 Azione. Rivela dalla tua mano quante carte Vittoria vuoi e scartale. +2 Carte per ognuna. — Cimelio: Pascolo.
card-skulk = Sicario
    .a = { $n ->
        [one] un Sicario
       *[other] { $n } Sicari
    }
    .the = il Sicario
text-skulk = +1 Acquisto. Ogni altro giocatore riceve il prossimo Maleficio. — Quando ottieni questa carta, ottieni un Oro.
card-cobbler = Calzolaio
    .a = { $n ->
        [one] un Calzolaio
       *[other] { $n } Calzolai
    }
    .the = il Calzolaio
text-cobbler = All’inizio del tuo prossimo turno, ottieni una carta che costi fino a $4 e mettila nella tua mano.
card-crypt = Cripta
    .a = { $n ->
        [one] una Cripta
       *[other] { $n } Cripte
    }
    .the = la Cripta
text-crypt = Scegli quanti Tesori vuoi fra quelli che hai in gioco e mettili coperti sotto questa carta. All’inizio di ogni tuo turno prendine uno in mano, finché non ne resta nessuno.
card-cursed-village = Villaggio Maledetto
    .a = { $n ->
        [one] un Villaggio Maledetto
       *[other] { $n } Villaggi Maledetti
    }
    .the = il Villaggio Maledetto
text-cursed-village = +2 Azioni. Pesca fino ad avere 6 carte in mano. — Quando ottieni questa carta, ricevi un Maleficio.
card-den-of-sin = Covo del Peccato
    .a = { $n ->
        [one] un Covo del Peccato
       *[other] { $n } Covi del Peccato
    }
    .the = il Covo del Peccato
text-den-of-sin = All’inizio del tuo prossimo turno, +2 Carte. — Quando ottieni questa carta, va nella tua mano.
card-idol = Idolo
    .a = { $n ->
        [one] un Idolo
       *[other] { $n } Idoli
    }
    .the = l’Idolo
text-idol = +$2. Conta gli Idoli che hai in gioco. Se sono dispari, ricevi un Dono. Se sono pari, ogni altro giocatore ottiene una Maledizione.
card-pooka = Pooka
    .a = { $n ->
        [one] un Pooka
       *[other] { $n } Pooka
    }
    .the = il Pooka
text-pooka = Puoi eliminare dalla tua mano un Tesoro che non sia un Oro Maledetto. Se lo fai, +4 Carte. — Cimelio: Oro Maledetto.
card-sacred-grove = Bosco Sacro
    .a = { $n ->
        [one] un Bosco Sacro
       *[other] { $n } Boschi Sacri
    }
    .the = il Bosco Sacro
text-sacred-grove = +1 Acquisto, +$3. Ricevi un Dono. Se quel Dono non dà +$1, anche ogni altro giocatore può riceverlo.
card-tormentor = Tormentatore
    .a = { $n ->
        [one] un Tormentatore
       *[other] { $n } Tormentatori
    }
    .the = il Tormentatore
text-tormentor = +$2. Se questa è la tua unica carta in gioco, ottieni un Diavoletto. Altrimenti ogni altro giocatore riceve il prossimo Maleficio.
card-tragic-hero = Eroe Tragico
    .a = { $n ->
        [one] un Eroe Tragico
       *[other] { $n } Eroi Tragici
    }
    .the = l’Eroe Tragico
text-tragic-hero = +3 Carte, +1 Acquisto. Se ora hai in mano 8 o più carte, elimina questa carta e ottieni un Tesoro.
card-vampire = Vampira
    .a = { $n ->
        [one] una Vampira
       *[other] { $n } Vampire
    }
    .the = la Vampira
text-vampire = Ogni altro giocatore riceve il prossimo Maleficio. Ottieni una carta che costi fino a $5 e non sia una Vampira. Scambia questa carta con un Pipistrello.
card-werewolf = Lupo Mannaro
    .a = { $n ->
        [one] un Lupo Mannaro
       *[other] { $n } Lupi Mannari
    }
    .the = il Lupo Mannaro
text-werewolf = Nella tua fase Notte, ogni altro giocatore riceve il prossimo Maleficio. In qualsiasi altro momento, +3 Carte.
card-raider = Razziatore
    .a = { $n ->
        [one] un Razziatore
       *[other] { $n } Razziatori
    }
    .the = il Razziatore
text-raider = Ogni altro giocatore con 5 o più carte in mano ne scarta una con lo stesso nome di una carta che hai in gioco, oppure rivela una mano che non ne contiene. All’inizio del tuo prossimo turno, +$3.

## Nocturne: heirlooms
card-haunted-mirror = Specchio Infestato
    .a = { $n ->
        [one] uno Specchio Infestato
       *[other] { $n } Specchi Infestati
    }
    .the = lo Specchio Infestato
text-haunted-mirror = +$1. — Quando elimini questa carta, puoi scartare un’Azione dalla tua mano. Se lo fai, ottieni un Fantasma.
card-magic-lamp = Lampada Magica
    .a = { $n ->
        [one] una Lampada Magica
       *[other] { $n } Lampade Magiche
    }
    .the = la Lampada Magica
text-magic-lamp = +$1. Se ci sono almeno 6 carte di cui hai in gioco esattamente una copia, elimina questa carta. Se lo fai, ottieni 3 Desideri.
card-goat = Capra
    .a = { $n ->
        [one] una Capra
       *[other] { $n } Capre
    }
    .the = la Capra
text-goat = +$1. Puoi eliminare una carta dalla tua mano.
card-pasture = Pascolo
    .a = { $n ->
        [one] un Pascolo
       *[other] { $n } Pascoli
    }
    .the = il Pascolo
text-pasture = +$1. — 1 PV per ogni Tenuta che possiedi.
card-pouch = Borsello
    .a = { $n ->
        [one] un Borsello
       *[other] { $n } Borselli
    }
    .the = il Borsello
text-pouch = +$1, +1 Acquisto.
card-cursed-gold = Oro Maledetto
    .a = { $n ->
        [one] un Oro Maledetto
       *[other] { $n } Ori Maledetti
    }
    .the = l’Oro Maledetto
text-cursed-gold = +$3. Ottieni una Maledizione.
card-lucky-coin = Moneta Fortunata
    .a = { $n ->
        [one] una Moneta Fortunata
       *[other] { $n } Monete Fortunate
    }
    .the = la Moneta Fortunata
text-lucky-coin = +$1. Ottieni un Argento.

## Nocturne: spirits, Wish and Bat
card-will-o-wisp = Fuoco Fatuo
    .a = { $n ->
        [one] un Fuoco Fatuo
       *[other] { $n } Fuochi Fatui
    }
    .the = il Fuoco Fatuo
text-will-o-wisp = +1 Carta, +1 Azione. Rivela la prima carta del tuo mazzo. Se costa $2 o meno, prendila in mano. — Non fa parte della Riserva.
card-imp = Diavoletto
    .a = { $n ->
        [one] un Diavoletto
       *[other] { $n } Diavoletti
    }
    .the = il Diavoletto
text-imp = +2 Carte. Puoi giocare dalla tua mano un’Azione di cui non hai copie in gioco. — Non fa parte della Riserva.
card-ghost = Fantasma
    .a = { $n ->
        [one] un Fantasma
       *[other] { $n } Fantasmi
    }
    .the = il Fantasma
text-ghost = Rivela carte dal tuo mazzo finché non appare un’Azione. Mettila da parte e scarta le altre. All’inizio del tuo prossimo turno, giocala due volte. — Non fa parte della Riserva.
card-wish = Desiderio
    .a = { $n ->
        [one] un Desiderio
       *[other] { $n } Desideri
    }
    .the = il Desiderio
text-wish = +1 Azione. Rimetti questa carta sul suo mazzetto. Se lo fai, ottieni una carta che costi fino a $6 e mettila nella tua mano. — Non fa parte della Riserva.
card-bat = Pipistrello
    .a = { $n ->
        [one] un Pipistrello
       *[other] { $n } Pipistrelli
    }
    .the = il Pipistrello
text-bat = Elimina fino a 2 carte dalla tua mano. Se ne hai eliminata almeno una, scambia questa carta con una Vampira. — Non fa parte della Riserva.

## Nocturne: zombies
card-zombie-apprentice = Apprendista Zombi
    .a = { $n ->
        [one] un Apprendista Zombi
       *[other] { $n } Apprendisti Zombi
    }
    .the = l’Apprendista Zombi
text-zombie-apprentice = Puoi eliminare un’Azione dalla tua mano. Se lo fai, +3 Carte, +1 Azione.
card-zombie-mason = Muratore Zombi
    .a = { $n ->
        [one] un Muratore Zombi
       *[other] { $n } Muratori Zombi
    }
    .the = il Muratore Zombi
text-zombie-mason = Elimina la prima carta del tuo mazzo. Puoi ottenere una carta che costi fino a $1 in più.
card-zombie-spy = Spia Zombi
    .a = { $n ->
        [one] una Spia Zombi
       *[other] { $n } Spie Zombi
    }
    .the = la Spia Zombi
text-zombie-spy = +1 Carta, +1 Azione. Guarda la prima carta del tuo mazzo. Scartala o lasciala dov’è.

## Basic cards
card-copper = Rame
    .a = { $n ->
        [one] un Rame
       *[other] { $n } carte Rame
    }
    .the = il Rame
text-copper = +$1.
card-silver = Argento
    .a = { $n ->
        [one] un Argento
       *[other] { $n } Argenti
    }
    .the = l’Argento
text-silver = +$2.
card-gold = Oro
    .a = { $n ->
        [one] un Oro
       *[other] { $n } Ori
    }
    .the = l’Oro
text-gold = +$3.
card-platinum = Platino
    .a = { $n ->
        [one] un Platino
       *[other] { $n } Platini
    }
    .the = il Platino
text-platinum = +$5.
card-estate = Tenuta
    .a = { $n ->
        [one] una Tenuta
       *[other] { $n } Tenute
    }
    .the = la Tenuta
text-estate = 1 PV.
card-duchy = Ducato
    .a = { $n ->
        [one] un Ducato
       *[other] { $n } Ducati
    }
    .the = il Ducato
text-duchy = 3 PV.
card-province = Provincia
    .a = { $n ->
        [one] una Provincia
       *[other] { $n } Province
    }
    .the = la Provincia
text-province = 6 PV.
card-colony = Colonia
    .a = { $n ->
        [one] una Colonia
       *[other] { $n } Colonie
    }
    .the = la Colonia
text-colony = 10 PV.
card-curse = Maledizione
    .a = { $n ->
        [one] una Maledizione
       *[other] { $n } Maledizioni
    }
    .the = la Maledizione
text-curse = −1 PV.

## Base game
card-cellar = Sotterraneo
    .a = { $n ->
        [one] un Sotterraneo
       *[other] { $n } Sotterranei
    }
    .the = il Sotterraneo
text-cellar = +1 Azione. Scarta quante carte vuoi. Pescane altrettante.
card-chapel = Cappella
    .a = { $n ->
        [one] una Cappella
       *[other] { $n } Cappelle
    }
    .the = la Cappella
text-chapel = Scegli fino a 4 carte della tua mano ed eliminale.
card-moat = Fossato
    .a = { $n ->
        [one] un Fossato
       *[other] { $n } Fossati
    }
    .the = il Fossato
text-moat = +2 Carte. — Quando un altro giocatore gioca un Attacco, puoi rivelare questa carta dalla tua mano. Se lo fai, quell’Attacco non ha effetto su di te.
card-harbinger = Avanscoperta
    .a = { $n ->
        [one] un’Avanscoperta
       *[other] { $n } Avanscoperte
    }
    .the = l’Avanscoperta
text-harbinger = +1 Carta, +1 Azione. Guarda la tua pila degli scarti. Puoi prenderne una carta e metterla in cima al tuo mazzo.
card-merchant = Banco del Mercato
    .a = { $n ->
        [one] un Banco del Mercato
       *[other] { $n } Banchi del Mercato
    }
    .the = il Banco del Mercato
text-merchant = +1 Carta, +1 Azione. Il primo Argento che giochi in questo turno dà +$1 in più.
card-vassal = Vassallo
    .a = { $n ->
        [one] un Vassallo
       *[other] { $n } Vassalli
    }
    .the = il Vassallo
text-vassal = +$2. Scarta la prima carta del tuo mazzo. Se è un’Azione, puoi giocarla.
card-village = Villaggio
    .a = { $n ->
        [one] un Villaggio
       *[other] { $n } Villaggi
    }
    .the = il Villaggio
text-village = +1 Carta, +2 Azioni.
card-workshop = Officina
    .a = { $n ->
        [one] un’Officina
       *[other] { $n } Officine
    }
    .the = l’Officina
text-workshop = Ottieni una carta che costi fino a $4.
card-bureaucrat = Burocrate
    .a = { $n ->
        [one] un Burocrate
       *[other] { $n } Burocrati
    }
    .the = il Burocrate
text-bureaucrat = Ottieni un Argento e mettilo in cima al tuo mazzo. Ogni altro giocatore rivela una carta Vittoria dalla sua mano e la mette in cima al suo mazzo, oppure rivela una mano che non ne contiene.
card-gardens = Giardini
    .a = { $n ->
        [one] una carta Giardini
       *[other] { $n } carte Giardini
    }
    .the = la carta Giardini
text-gardens = 1 PV ogni 10 carte che possiedi, arrotondando per difetto.
card-militia = Milizia
    .a = { $n ->
        [one] una Milizia
       *[other] { $n } Milizie
    }
    .the = la Milizia
text-militia = +$2. Ogni altro giocatore con più di 3 carte in mano scarta fino ad averne 3.
card-moneylender = Usuraio
    .a = { $n ->
        [one] un Usuraio
       *[other] { $n } Usurai
    }
    .the = l’Usuraio
text-moneylender = Puoi eliminare un Rame dalla tua mano. Se lo fai, +$3.
card-poacher = Bracconiere
    .a = { $n ->
        [one] un Bracconiere
       *[other] { $n } Bracconieri
    }
    .the = il Bracconiere
text-poacher = +1 Carta, +1 Azione, +$1. Scarta una carta per ogni mazzetto vuoto della Riserva.
card-remodel = Miglioria
    .a = { $n ->
        [one] una Miglioria
       *[other] { $n } Migliorie
    }
    .the = la Miglioria
text-remodel = Elimina una carta dalla tua mano. Ottieni una carta che costi fino a $2 in più.
card-smithy = Fucina
    .a = { $n ->
        [one] una Fucina
       *[other] { $n } Fucine
    }
    .the = la Fucina
text-smithy = +3 Carte.
card-throne-room = Sala del Trono
    .a = { $n ->
        [one] una Sala del Trono
       *[other] { $n } Sale del Trono
    }
    .the = la Sala del Trono
text-throne-room = Puoi scegliere un’Azione della tua mano e giocarla due volte.
card-bandit = Bandito
    .a = { $n ->
        [one] un Bandito
       *[other] { $n } Banditi
    }
    .the = il Bandito
text-bandit = Ottieni un Oro. Ogni altro giocatore rivela le prime 2 carte del suo mazzo, elimina fra queste un Tesoro che non sia un Rame e scarta il resto.
card-council-room = Sala del Consiglio
    .a = { $n ->
        [one] una Sala del Consiglio
       *[other] { $n } Sale del Consiglio
    }
    .the = la Sala del Consiglio
text-council-room = +4 Carte, +1 Acquisto. Ogni altro giocatore pesca una carta.
card-festival = Fiera
    .a = { $n ->
        [one] una Fiera
       *[other] { $n } Fiere
    }
    .the = la Fiera
text-festival = +2 Azioni, +1 Acquisto, +$2.
card-laboratory = Laboratorio
    .a = { $n ->
        [one] un Laboratorio
       *[other] { $n } Laboratori
    }
    .the = il Laboratorio
text-laboratory = +2 Carte, +1 Azione.
card-library = Biblioteca
    .a = { $n ->
        [one] una Biblioteca
       *[other] { $n } Biblioteche
    }
    .the = la Biblioteca
text-library = Pesca fino ad avere 7 carte in mano. Puoi mettere da parte ogni Azione che peschi in questo modo; alla fine scarta le carte messe da parte.
card-market = Mercato
    .a = { $n ->
        [one] un Mercato
       *[other] { $n } Mercati
    }
    .the = il Mercato
text-market = +1 Carta, +1 Azione, +1 Acquisto, +$1.
card-mine = Miniera
    .a = { $n ->
        [one] una Miniera
       *[other] { $n } Miniere
    }
    .the = la Miniera
text-mine = Puoi eliminare un Tesoro dalla tua mano. Se lo fai, ottieni un Tesoro che costi fino a $3 in più e mettilo nella tua mano.
card-sentry = Sentinella
    .a = { $n ->
        [one] una Sentinella
       *[other] { $n } Sentinelle
    }
    .the = la Sentinella
text-sentry = +1 Carta, +1 Azione. Guarda le prime 2 carte del tuo mazzo. Elimina o scarta quelle che vuoi e rimetti le altre in cima nell’ordine che preferisci.
card-witch = Strega
    .a = { $n ->
        [one] una Strega
       *[other] { $n } Streghe
    }
    .the = la Strega
text-witch = +2 Carte. Ogni altro giocatore ottiene una Maledizione.
card-artisan = Arti e Mestieri
    .a = { $n ->
        [one] una carta Arti e Mestieri
       *[other] { $n } carte Arti e Mestieri
    }
    .the = la carta Arti e Mestieri
text-artisan = Ottieni una carta che costi fino a $5 e mettila nella tua mano. Poi metti una carta della tua mano in cima al tuo mazzo.

## Seaside
card-haven = Rada
    .a = { $n ->
        [one] una Rada
       *[other] { $n } Rade
    }
    .the = la Rada
text-haven = +1 Carta, +1 Azione. Metti da parte, coperta, una carta della tua mano. All’inizio del tuo prossimo turno, riprendila in mano.
card-caravan = Carovana
    .a = { $n ->
        [one] una Carovana
       *[other] { $n } Carovane
    }
    .the = la Carovana
text-caravan = +1 Carta, +1 Azione. All’inizio del tuo prossimo turno, +1 Carta.
card-merchant-ship = Nave Mercantile
    .a = { $n ->
        [one] una Nave Mercantile
       *[other] { $n } Navi Mercantili
    }
    .the = la Nave Mercantile
text-merchant-ship = +$2. All’inizio del tuo prossimo turno, +$2.
card-outpost = Avamposto
    .a = { $n ->
        [one] un Avamposto
       *[other] { $n } Avamposti
    }
    .the = l’Avamposto
text-outpost = Nella fase Pulizia di questo turno peschi solo 3 carte. Dopo questo turno giochi un turno extra, a meno che non sia il tuo terzo di fila.
card-tactician = Stratega
    .a = { $n ->
        [one] uno Stratega
       *[other] { $n } Strateghi
    }
    .the = lo Stratega
text-tactician = Scarta la tua mano. Se hai scartato almeno una carta, all’inizio del tuo prossimo turno, +5 Carte, +1 Azione, +1 Acquisto.

## Empires
card-archive = Archivio
    .a = { $n ->
        [one] un Archivio
       *[other] { $n } Archivi
    }
    .the = l’Archivio
text-archive = +1 Azione. Metti da parte, coperte, le prime 3 carte del tuo mazzo. Prendine in mano una subito e un’altra all’inizio di ciascuno dei tuoi prossimi due turni.
card-catapult = Catapulta
    .a = { $n ->
        [one] una Catapulta
       *[other] { $n } Catapulte
    }
    .the = la Catapulta
text-catapult = +$1. Elimina una carta dalla tua mano. Se costa $3 o più, ogni altro giocatore ottiene una Maledizione. Se è un Tesoro, ogni altro giocatore con più di 3 carte in mano scarta fino ad averne 3.
card-rocks = Rocce
    .a = { $n ->
        [one] una carta Rocce
       *[other] { $n } carte Rocce
    }
    .the = la carta Rocce
text-rocks = +$1. — Quando ottieni o elimini questa carta, ottieni un Argento: in cima al tuo mazzo se è la tua fase Acquisto, nella tua mano in qualsiasi altro momento.
card-engineer = Ingegnere
    .a = { $n ->
        [one] un Ingegnere
       *[other] { $n } Ingegneri
    }
    .the = l’Ingegnere
text-engineer = Ottieni una carta che costi fino a $4. Puoi eliminare questa carta. Se lo fai, ottieni un’altra carta che costi fino a $4.
card-humble-castle = Castello Umile
    .a = { $n ->
        [one] un Castello Umile
       *[other] { $n } Castelli Umili
    }
    .the = il Castello Umile
text-humble-castle = +$1. — 1 PV per ogni Castello che possiedi, compreso questo.
card-crumbling-castle = Castello Fatiscente
    .a = { $n ->
        [one] un Castello Fatiscente
       *[other] { $n } Castelli Fatiscenti
    }
    .the = il Castello Fatiscente
text-crumbling-castle = 1 PV. — Quando ottieni o elimini questa carta, +1 PV e ottieni un Argento.
card-small-castle = Castello Piccolo
    .a = { $n ->
        [one] un Castello Piccolo
       *[other] { $n } Castelli Piccoli
    }
    .the = il Castello Piccolo
text-small-castle = Elimina questa carta o un Castello dalla tua mano. Se lo fai, ottieni il primo Castello del mazzetto. — 2 PV.
card-haunted-castle = Castello Infestato
    .a = { $n ->
        [one] un Castello Infestato
       *[other] { $n } Castelli Infestati
    }
    .the = il Castello Infestato
text-haunted-castle = 2 PV. — Quando ottieni questa carta nel tuo turno, ottieni un Oro, e ogni altro giocatore con 5 o più carte in mano ne mette 2 in cima al suo mazzo.
card-opulent-castle = Castello Sfarzoso
    .a = { $n ->
        [one] un Castello Sfarzoso
       *[other] { $n } Castelli Sfarzosi
    }
    .the = il Castello Sfarzoso
text-opulent-castle = Rivela dalla tua mano quante carte Vittoria vuoi e scartale. +$2 per ognuna. — 3 PV.
card-sprawling-castle = Castello Esteso
    .a = { $n ->
        [one] un Castello Esteso
       *[other] { $n } Castelli Estesi
    }
    .the = il Castello Esteso
text-sprawling-castle = 4 PV. — Quando ottieni questa carta, ottieni a tua scelta un Ducato o 3 Tenute.
card-grand-castle = Gran Castello
    .a = { $n ->
        [one] un Gran Castello
       *[other] { $n } Grandi Castelli
    }
    .the = il Gran Castello
text-grand-castle = 5 PV. — Quando ottieni questa carta, rivela la tua mano. +1 PV per ogni carta Vittoria che contiene e per ognuna che hai in gioco.
card-kings-castle = Castello del Re
    .a = { $n ->
        [one] un Castello del Re
       *[other] { $n } Castelli del Re
    }
    .the = il Castello del Re
text-kings-castle = 2 PV per ogni Castello che possiedi, compreso questo.
card-temple = Tempio
    .a = { $n ->
        [one] un Tempio
       *[other] { $n } Templi
    }
    .the = il Tempio
text-temple = +1 PV. Elimina dalla tua mano da 1 a 3 carte con nomi diversi. Metti 1 PV sul mazzetto dei Templi. — Quando ottieni questa carta, prendi tutti i PV che sono sul mazzetto.
card-forum = Foro
    .a = { $n ->
        [one] un Foro
       *[other] { $n } Fori
    }
    .the = il Foro
text-forum = +3 Carte, +1 Azione. Scarta 2 carte. — Quando compri questa carta, +1 Acquisto.
card-groundskeeper = Giardiniera
    .a = { $n ->
        [one] una Giardiniera
       *[other] { $n } Giardiniere
    }
    .the = la Giardiniera
text-groundskeeper = +1 Carta, +1 Azione. — Finché questa carta è in gioco, +1 PV per ogni carta Vittoria che ottieni.
card-sacrifice = Sacrificio
    .a = { $n ->
        [one] un Sacrificio
       *[other] { $n } Sacrifici
    }
    .the = il Sacrificio
text-sacrifice = Elimina una carta dalla tua mano. Se è un’Azione, +2 Carte, +2 Azioni. Se è un Tesoro, +$2. Se è una carta Vittoria, +2 PV.
card-settlers = Coloni
    .a = { $n ->
        [one] una carta Coloni
       *[other] { $n } carte Coloni
    }
    .the = la carta Coloni
text-settlers = +1 Carta, +1 Azione. Guarda la tua pila degli scarti. Puoi rivelare un Rame che vi si trova e prenderlo in mano.
card-bustling-village = Villaggio Animato
    .a = { $n ->
        [one] un Villaggio Animato
       *[other] { $n } Villaggi Animati
    }
    .the = il Villaggio Animato
text-bustling-village = +1 Carta, +3 Azioni. Guarda la tua pila degli scarti. Puoi rivelare una carta Coloni che vi si trova e prenderla in mano.
card-chariot-race = Corsa dei Carri
    .a = { $n ->
        [one] una Corsa dei Carri
       *[other] { $n } Corse dei Carri
    }
    .the = la Corsa dei Carri
text-chariot-race = +1 Azione. Rivela la prima carta del tuo mazzo e prendila in mano. Il giocatore alla tua sinistra rivela la prima carta del suo mazzo. Se la tua costa di più, +$1 e +1 PV.

## Boons
boon-earth = Dono della Terra
text-boon-earth = Puoi scartare un Tesoro dalla tua mano. Se lo fai, ottieni una carta che costi fino a $4.
boon-field = Dono del Campo
text-boon-field = +1 Azione, +$1. Tieni questo Dono fino alla fase Pulizia.
boon-flame = Dono della Fiamma
text-boon-flame = Puoi eliminare una carta dalla tua mano.
boon-forest = Dono della Foresta
text-boon-forest = +1 Acquisto, +$1. Tieni questo Dono fino alla fase Pulizia.
boon-moon = Dono della Luna
text-boon-moon = Guarda la tua pila degli scarti. Puoi prenderne una carta e metterla in cima al tuo mazzo.
boon-mountain = Dono della Montagna
text-boon-mountain = Ottieni un Argento.
boon-river = Dono del Fiume
text-boon-river = Alla fine di questo turno, +1 Carta. Tieni questo Dono fino alla fase Pulizia.
boon-sea = Dono del Mare
text-boon-sea = +1 Carta.
boon-sky = Dono del Cielo
text-boon-sky = Puoi scartare 3 carte. Se lo fai, ottieni un Oro.
boon-sun = Dono del Sole
text-boon-sun = Guarda le prime 4 carte del tuo mazzo. Scartane quante vuoi e rimetti le altre in cima nell’ordine che preferisci.
boon-swamp = Dono della Palude
text-boon-swamp = Ottieni un Fuoco Fatuo.
boon-wind = Dono del Vento
text-boon-wind = +2 Carte. Scarta 2 carte.

## Hexes
hex-bad-omens = Cattivi Presagi
text-hex-bad-omens = Metti tutto il tuo mazzo nella tua pila degli scarti. Guarda la pila e metti 2 carte Rame che vi si trovano in cima al tuo mazzo. Se ce ne sono meno, metti quelli che ci sono e rivela la pila.
hex-delusion = Illusione
text-hex-delusion = Se non hai né Illuso né Invidioso, prendi Illuso.
hex-envy = Invidia
text-hex-envy = Se non hai né Illuso né Invidioso, prendi Invidioso.
hex-famine = Carestia
text-hex-famine = Rivela le prime 3 carte del tuo mazzo. Scarta le Azioni che vi si trovano e rimescola le altre nel mazzo.
hex-fear = Paura
text-hex-fear = Se hai in mano 5 o più carte, scarta un’Azione o un Tesoro a tua scelta, oppure rivela una mano che non ne contiene.
hex-greed = Avidità
text-hex-greed = Ottieni un Rame e mettilo in cima al tuo mazzo.
hex-haunting = Infestazione
text-hex-haunting = Se hai in mano 4 o più carte, mettine una in cima al tuo mazzo.
hex-locusts = Locuste
text-hex-locusts = Elimina la prima carta del tuo mazzo. Se è un Rame o una Tenuta, ottieni una Maledizione. Altrimenti ottieni una carta meno costosa che abbia un tipo in comune con quella.
hex-misery = Miseria
text-hex-misery = Prendi Miserabile. Se lo hai già, giralo: ora hai Doppiamente Miserabile.
hex-plague = Peste
text-hex-plague = Ottieni una Maledizione e mettila nella tua mano.
hex-poverty = Povertà
text-hex-poverty = Se hai in mano più di 3 carte, scarta fino ad averne 3.
hex-war = Guerra
text-hex-war = Rivela carte dal tuo mazzo finché una non costa $3 o $4. Eliminala e scarta le altre.

## States
state-deluded = Illuso
text-state-deluded = All’inizio della tua fase Acquisto, restituisci questo Stato. Per il resto del turno non puoi comprare Azioni.
state-envious = Invidioso
text-state-envious = All’inizio della tua fase Acquisto, restituisci questo Stato. Per il resto del turno Argento e Oro danno solo $1 ciascuno.
state-miserable = Miserabile
text-state-miserable = −2 PV.
state-twice-miserable = Doppiamente Miserabile
text-state-twice-miserable = −4 PV.
state-lost-in-the-woods = Smarrito nel Bosco
text-state-lost-in-the-woods = All’inizio del tuo turno, puoi scartare una carta. Se lo fai, ricevi un Dono.

## Events and landmarks. What happens in the game is called event-…, so the card has a longer name.
event-card-banquet = Banchetto
text-event-banquet = Ottieni 2 carte Rame. Ottieni una carta che costi fino a $5 e non sia una carta Vittoria.
landmark-tomb = Tomba
text-landmark-tomb = Ogni volta che elimini una carta, +1 PV.

## Piles of more than one card
pile-castles = Castelli

## Types
type-action = Azione
type-treasure = Tesoro
type-victory = Vittoria
type-curse = Maledizione
type-night = Notte
type-attack = Attacco
type-reaction = Reazione
type-duration = Durata
type-fate = Fato
type-doom = Sventura
type-spirit = Spirito
type-zombie = Zombi
type-heirloom = Cimelio
type-castle = Castello
type-gathering = Raccolta

## Sets
set-basic = Carte base
set-base = Gioco base
set-nocturne = Nocturne
set-seaside = Seaside
set-empires = Empires

## Kingdoms. The blurb tempts to play it.
kingdom-dusk = Crepuscolo
blurb-dusk = Segui il folle nel bosco con un segugio alle calcagna, e torna a casa prima che il tormentatore accenda la lampada.
kingdom-midnight = Mezzanotte
blurb-midnight = Scoccano le dodici: strofina la lampada nella grotta segreta, nascondi i tesori nella cripta e lascia che a lavorare sia il diavolo.
kingdom-night-shift = Turno di notte
blurb-night-shift = Di giorno mestieri onesti, di notte idoli ed esorcisti: scava, forgia e metti al lavoro gli spiriti.
kingdom-idle-hands = Ozio
blurb-idle-hands = Resta con le mani in mano e il diavolo ti paga in oro; datti da fare e ti manda un diavoletto.
kingdom-the-new-black = Il nuovo nero
blurb-the-new-black = Quello che stanotte affidi alle onde domani torna a riva: qui ogni turno si prepara il turno prima.
kingdom-luftschloss = Castello in aria
blurb-luftschloss = Costruisci castelli in aria mentre laggiù rombano le catapulte e ogni carta che seppellisci vale un punto.
kingdom-pooka-pranks = Scherzi del pooka
blurb-pooka-pranks = Spendi in fretta il tuo oro maledetto e puntalo sui carri: nella siepe c’è già qualcuno che ride.
