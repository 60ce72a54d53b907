# Dominion: Nocturne in Italian: players, questions, options, events, account, settings. The cards are in it-cards.ftl.
# A card in a sentence is $card-a ("un Druida", "2 Druidi"), $card-the ("il Druida"), or its bare name after "la carta". Nothing agrees with a player's name,
# which is of either gender and bears no article.

title = Dominion: Nocturne
blurb = Costruisci il tuo mazzo di giorno, scatena le carte Notte quando fa buio, e bada ai Doni, ai Malefici e alle compagnie che frequenti.

## Players, as they are called in sentences
seat-0 = Corvo
seat-1 = Lupo
seat-2 = Gufo
seat-3 = Volpe
seat-4 = Cervo
seat-5 = Rospo

phase-start = Inizio del turno
    .to = all’inizio del turno
phase-action = Azione
    .to = alla fase Azione
phase-buy = Acquisto
    .to = alla fase Acquisto
phase-night = Notte
    .to = alla fase Notte
phase-clean-up = Pulizia
    .to = alla Pulizia
phase-end = Fine della partita
    .to = alla fine della partita

## Places. .to is where a gained card goes.
place-discard = pila degli scarti
    .to = nella pila degli scarti
place-hand = mano
    .to = in mano
place-deck = mazzo
    .to = in cima al mazzo

## Questions of the turn
ask-start = Comincia il tuo turno. Che cosa viene prima?
ask-action = Fase Azione: gioca un’Azione o prosegui. ({ $actions ->
        [one] 1 Azione
       *[other] { $actions } Azioni
    }, { $buys ->
        [one] 1 Acquisto
       *[other] { $buys } Acquisti
    }, ${ $coins })
ask-buy = Fase Acquisto: gioca i Tesori, poi compra. (${ $coins }, { $buys ->
        [one] 1 Acquisto
       *[other] { $buys } Acquisti
    })
ask-night = Notte: gioca una carta Notte o concludi il turno.
ask-gained = Hai ottenuto { $card-a }. Che cosa succede ora?
ask-trashed-order = Quello che hai eliminato provoca più cose. Quale viene prima?
ask-lost-in-the-woods = Smarrito nel Bosco: quale carta scarti per ricevere un Dono?
ask-put-back = In quale ordine metti le carte sul mazzo? La prima resterà in cima.

## Reactions
ask-moat = Un Attacco! Riveli un Fossato?
ask-hound = Hai scartato un Segugio Fedele. Lo metti da parte per prenderlo in mano alla fine del turno?

## Questions of the cards
ask-archive = Archivio: quale carta prendi in mano?
ask-artisan-deck = Arti e Mestieri: quale carta metti in cima al tuo mazzo?
ask-artisan-gain = Arti e Mestieri: quale carta ottieni (fino a ${ $coins })? Va nella tua mano.
ask-bandit = Bandito: quale Tesoro perdi?
ask-banquet = Banchetto: quale carta ottieni (fino a $5, non Vittoria)?
ask-bat = Pipistrello: elimina fino a 2 carte. Se ne elimini almeno una, il Pipistrello diventa una Vampira.
ask-blessed-village = Hai scoperto il { $boon }. Lo ricevi subito o all’inizio del tuo prossimo turno?
ask-bureaucrat = Burocrate: quale carta Vittoria metti in cima al tuo mazzo?
ask-bustling-village = Villaggio Animato: prendi in mano una carta Coloni dalla tua pila degli scarti?
ask-catapult = Catapulta: quale carta elimini?
ask-catapult-discard = Catapulta: scarta { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }.
ask-cellar = Sotterraneo: scarta quante carte vuoi e pescane altrettante.
ask-cemetery = Cimitero: elimina fino a 4 carte dalla tua mano.
ask-changeling = Changeling: di quale carta che hai in gioco ottieni una copia?
ask-chapel = Cappella: elimina fino a 4 carte.
ask-cobbler = Calzolaio: quale carta ottieni (fino a ${ $coins })? Va nella tua mano.
ask-conclave = Conclave: giochi un’Azione di cui non hai copie in gioco, per +1 Azione?
ask-crypt = Cripta: quali dei tuoi Tesori in gioco metti sotto questa carta?
ask-crypt-back = Cripta: quale Tesoro prendi in mano?
ask-devils-workshop = Officina del Diavolo: quale carta ottieni (fino a ${ $coins })?
ask-druid = Druida: quale Dono ricevi?
ask-earth = Dono della Terra: scarti un Tesoro per ottenere una carta che costi fino a $4?
ask-earth-gain = Dono della Terra: quale carta ottieni (fino a ${ $coins })?
ask-engineer = Ingegnere: quale carta ottieni (fino a ${ $coins })?
ask-engineer-trash = Elimini questo Ingegnere per ottenere un’altra carta che costi fino a $4?
ask-exorcist-gain = Esorcista: quale Spirito ottieni?
ask-exorcist-trash = Esorcista: quale carta elimini?
ask-fear = Paura: quale Azione o quale Tesoro scarti?
ask-flame = Dono della Fiamma: elimini una carta?
ask-fool = Folle: quale Dono ricevi adesso?
ask-forum = Foro: scarta { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }.
ask-goat = Capra: elimini una carta?
ask-harbinger = Avanscoperta: quale carta della tua pila degli scarti metti in cima al tuo mazzo?
ask-haunted-castle = Castello Infestato: metti { $count ->
        [one] 1 carta
       *[other] { $count } carte
    } in cima al tuo mazzo.
ask-haunted-mirror = Specchio Infestato: scarti un’Azione per ottenere un Fantasma?
ask-haunting = Infestazione: quale carta metti in cima al tuo mazzo?
ask-haven = Rada: quale carta metti da parte fino al tuo prossimo turno?
ask-imp = Diavoletto: giochi un’Azione di cui non hai copie in gioco?
ask-library = Biblioteca: hai pescato un’Azione. La tieni o la metti da parte?
ask-locusts = Locuste: quale carta meno costosa ottieni?
ask-militia = Milizia: scarta { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }.
ask-mine-gain = Miniera: quale Tesoro ottieni (fino a ${ $coins })? Va nella tua mano.
ask-mine-trash = Miniera: elimini un Tesoro per averne uno migliore?
ask-monastery = Monastero: elimini una carta dalla tua mano o un Rame in gioco? (al massimo { $count })
ask-moneylender = Usuraio: elimini un Rame per +$3?
ask-moon = Dono della Luna: quale carta della tua pila degli scarti metti in cima al tuo mazzo?
ask-necromancer = Negromante: quale Azione giochi dalle carte eliminate?
ask-night-watchman = Guardia Notturna: scarta quante di queste carte vuoi; le altre tornano in cima al mazzo.
ask-opulent-castle = Castello Sfarzoso: scarta quante carte Vittoria vuoi; ognuna dà +$2.
ask-pixie = Elimini la Fata per ricevere due volte il { $boon }?
ask-poacher = Bracconiere: scarta { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }.
ask-pooka = Pooka: elimini un Tesoro per +4 Carte?
ask-poverty = Povertà: scarta { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }.
ask-raider = Razziatore: quale carta scarti, fra quelle che anche chi ti attacca ha in gioco?
ask-remodel-gain = Miglioria: quale carta ottieni (fino a ${ $coins })?
ask-remodel-trash = Miglioria: quale carta elimini?
ask-sacred-grove = Bosco Sacro: ricevi anche tu il { $boon }?
ask-sacrifice = Sacrificio: quale carta elimini?
ask-secret-cave = Grotta Segreta: scarti { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }? Tre carte danno +$3 nel prossimo turno.
ask-secret-cave-which = Grotta Segreta: { $count ->
        [one] quale carta
       *[other] quali { $count } carte
    } scarti?
ask-sentry-discard = Sentinella: quali di queste carte scarti?
ask-sentry-trash = Sentinella: quali di queste carte elimini?
ask-settlers = Coloni: prendi in mano un Rame dalla tua pila degli scarti?
ask-shepherd = Pastore: scarta quante carte Vittoria vuoi e pesca 2 carte per ognuna.
ask-sky = Dono del Cielo: scarti { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }? Tre carte danno un Oro.
ask-sky-which = Dono del Cielo: { $count ->
        [one] quale carta
       *[other] quali { $count } carte
    } scarti?
ask-small-castle = Castello Piccolo: che cosa elimini per ottenere il prossimo Castello, questa carta o un Castello della tua mano?
ask-sprawling-castle = Castello Esteso: un Ducato o 3 Tenute?
ask-sun = Dono del Sole: scarta quante di queste carte vuoi; le altre tornano in cima al mazzo.
ask-temple = Tempio: elimina da 1 a 3 carte con nomi diversi.
ask-throne-room = Sala del Trono: quale Azione giochi due volte?
ask-tragic-hero = Eroe Tragico: quale Tesoro ottieni?
ask-vampire = Vampira: quale carta ottieni (fino a $5, non una Vampira)?
ask-vassal = Vassallo: hai scartato { $card-a }. Giochi questa carta?
ask-wind = Dono del Vento: scarta { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }.
ask-wish = Desiderio: quale carta ottieni (fino a ${ $coins })? Va nella tua mano.
ask-workshop = Officina: quale carta ottieni (fino a ${ $coins })?
ask-zombie-apprentice = Apprendista Zombi: elimini un’Azione per +3 Carte e +1 Azione?
ask-zombie-mason = Muratore Zombi: ottieni una carta (fino a ${ $coins })?
ask-zombie-spy = Spia Zombi: scarti la carta o la tieni in cima al mazzo?

## Options that are no cards
option-boon = { $boon }
option-buy = Compra { $card } (${ $cost })
option-buy-event = Compra { $event } (${ $cost })
option-buy-for-debt = Compra { $card } (debito: { $debt })
option-card = { $card }
option-card-effect = { $card }
option-end-action = Passa alla fase Acquisto
option-end-buy = Finisci gli acquisti
option-end-night = Concludi il turno
option-pay-debt = Salda { $debt ->
        [one] 1 Debito
       *[other] { $debt } Debiti
    }
option-play = Gioca { $card }
option-play-all = Gioca tutti i Tesori semplici
option-state-effect = { $state }
option-word = { $word }
word-aside = Mettila da parte
word-discard = Scartala
word-done = Nient’altro
word-duchy = Un Ducato
word-estates = Tre Tenute
word-keep = Tienila
word-later = All’inizio del mio prossimo turno
word-no = Non rivelare nulla
word-none = Un Castello della mia mano (non ne ho)
word-nothing = Non ho una carta così
word-now = Subito

## What happens
event-turn-began = { $who } comincia il turno { $turn }.
event-extra-turn-began = { $who } gioca un turno extra.
event-phase-began = { $who } passa { $phase-to }.
event-played = { $who } gioca { $card-a }.
event-played-again = { $who } gioca di nuovo { $card-the }.
event-played-from-trash = { $who } gioca { $card-a } dalle carte eliminate.
event-played-treasures = { $who } gioca { $cards-a }.
event-continued = { $who } prosegue con { $card-the }.
event-drew = { $who } pesca { $cards-a }.
event-drew-unseen = { $who } pesca { $count ->
        [one] una carta
       *[other] { $count } carte
    }.
event-shuffled = { $who } mescola.
event-looked-at = { $who } guarda { $cards-a }.
event-looked-unseen = { $who } guarda { $count ->
        [one] una carta
       *[other] { $count } carte
    }.
event-revealed = { $who } rivela { $cards-a }.
event-revealed-hand = { $who } rivela { $cards-count ->
        [0] una mano vuota
       *[other] la mano: { $cards-a }
    }.
event-revealed-discard = { $who } rivela { $cards-count ->
        [0] una pila degli scarti vuota
       *[other] la pila degli scarti: { $cards-a }
    }.
event-discarded = { $who } scarta { $cards-a }.
event-discarded-several = { $who } scarta { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }, con { $card-a } in cima.
event-discarded-openly = { $who } scarta { $cards-a } in vista di tutti.
event-put-back = { $who } mette { $cards-a } in cima al mazzo.
event-put-back-unseen = { $who } mette { $count ->
        [one] una carta
       *[other] { $count } carte
    } in cima al mazzo.
event-put-on-deck = { $who } mette { $card-a } in cima al mazzo.
event-took-from-discard = { $who } sposta { $card-a } dalla pila degli scarti in cima al mazzo.
event-took-unseen = { $who } sposta una carta dalla pila degli scarti in cima al mazzo.
event-put-into-hand = { $who } prende in mano { $card-a }.
event-deck-became-discard = { $who } mette nella pila degli scarti tutto il mazzo ({ $count ->
        [one] 1 carta
       *[other] { $count } carte
    }).
event-gained = { $who } ottiene { $card-a } ({ $place-to }).
event-bought = { $who } compra { $card-a }.
event-bought-event = { $who } compra l’Evento { $event }.
event-trashed = { $who } elimina { $cards-a }.
event-exchanged = { $who } scambia { $card-a } con { $taken-a }.
event-returned = { $who } rimette { $card-a } sul suo mazzetto.
event-set-aside = { $who } mette da parte { $cards-a }.
event-set-aside-hidden = { $who } mette da parte { $cards-count ->
        [one] una carta coperta
       *[other] { $cards-count } carte coperte
    }: { $cards-a }.
event-set-aside-unseen = { $who } mette da parte { $count ->
        [one] una carta coperta
       *[other] { $count } carte coperte
    }.
event-took-aside = { $who } prende in mano { $card-a } dalle carte messe da parte.
event-took-aside-unseen = { $who } prende in mano una carta messa da parte.
event-hounds-returned = { $count ->
        [one] Un Segugio Fedele torna
       *[other] { $count } Segugi Fedeli tornano
    } da { $who }.
event-showed-moat = { $who } rivela un Fossato.
event-protected = Una Guardiana protegge { $who }.
event-boon-turned = Si scopre il { $boon }.
event-boon-received = { $who } riceve il { $boon }.
event-boon-declined = { $who } rinuncia a ricevere il { $boon }.
event-boon-waits = Il { $boon } aspetta il prossimo turno di { $who }.
event-boons-shuffled = Si mescolano i Doni.
event-hex-turned = Si scopre il Maleficio { $hex }.
event-hex-received = { $who } riceve il Maleficio { $hex }.
event-hexes-shuffled = Si mescolano i Malefici.
event-state-taken = { $who } prende lo Stato { $state }.
event-state-returned = { $who } restituisce lo Stato { $state }, che ha effetto fino alla fine di questo turno.
event-turned-over = La carta { $card } viene coperta tra le carte eliminate.
event-points-gained = { $who } prende { $vp } PV.
event-debt-taken = { $who } prende { $debt ->
        [one] 1 Debito
       *[other] { $debt } Debiti
    }.
event-debt-paid = { $who } salda { $debt ->
        [one] 1 Debito
       *[other] { $debt } Debiti
    }.
event-cleaned-up = { $who } fa pulizia.
event-ended = La partita è finita.

## The account
account-card = { $card }
account-tokens = Segnalini PV
account-misery = Miseria

## Settings
setting-kingdom = Regno
    .help = Un regno consigliato (dusk, midnight, night-shift, idle-hands, the-new-black, luftschloss, pooka-pranks), «random» per uno a caso, dieci carte per nome separate da virgole, oppure il codice di un regno.
setting-sets = Espansioni per un regno a caso
    .help = Da dove vengono le carte di un regno a caso: «all» (tutte), «nocturne», «base» o «nocturne+base».
setting-village = Sempre un villaggio
    .help = Un regno a caso ha almeno una carta che dà due o più Azioni.
setting-attacks = Attacchi ammessi
    .help = Se un regno a caso può avere carte Attacco.
setting-colonies = Platino e Colonia
    .help = Aggiunge Platino e Colonia alla Riserva.
setting-more_colonies = Più Colonie
    .help = In cinque o sei giocatori ci sono 15 o 18 Colonie invece di 12.
setting-tracker = Cercatore di Tracce
    .help = Ha effetto finché è in gioco («in-play»), oppure per il resto del turno in cui è stato giocato («this-turn»).
setting-outpost = Avamposto
    .help = In un turno extra ti lascia comunque solo tre carte («errata»), oppure non fa nulla («printed»).
setting-forum = Foro
    .help = Dà il suo Acquisto in più quando lo compri («buy»), oppure ogni volta che lo ottieni («gain»).
setting-show_counts = Mostra il numero di carte
    .help = Tutti vedono quante carte ha ogni mazzo e ogni pila degli scarti.
