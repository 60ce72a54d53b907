# Sabbat Magica in Italian. Everything a player reads: names, questions, options, events, account.
# Forms of a name (attributes) are offered to the sentences as $name-form.

title = Sabbat Magica
blurb = Manda i tuoi fantasmi a spaventare i conigli, le suore e gli orchi di Helvetia, e sfamali con il terrore che seminano.

## Peoples. The value is the name of the player in sentences; it stands at the beginning or after "di", "a", "per", "contro", never with an article.
people-B = Blu
    .magician = succube di Argosola
    .ghosts = schiavi
    .board = tavolo da trucco
people-R = Rosso
    .magician = vampiro di Zugriga
    .ghosts = sgherri
    .board = tavolo da mago
people-Y = Giallo
    .magician = maga di Sanagal
    .ghosts = spiriti
    .board = tavolo da alchimista
people-G = Verde
    .magician = elfo di Luserna
    .ghosts = fuochi fatui
    .board = dolmen di legno

## Resources. The value names the kind; .obj is what somebody takes, pays or loses ($n of them), .subj what lies or appears somewhere; .many is the bare plural.
resource-s = ragno
    .obj = { $n ->
        [one] un ragno
       *[other] { $n } ragni
    }
    .subj = { $n ->
        [one] un ragno
       *[other] { $n } ragni
    }
    .many = ragni
    .short = s
resource-r = coda di ratto
    .obj = { $n ->
        [one] una coda di ratto
       *[other] { $n } code di ratto
    }
    .subj = { $n ->
        [one] una coda di ratto
       *[other] { $n } code di ratto
    }
    .many = code di ratto
    .short = r
resource-g = pietra preziosa
    .obj = { $n ->
        [one] una pietra preziosa
       *[other] { $n } pietre preziose
    }
    .subj = { $n ->
        [one] una pietra preziosa
       *[other] { $n } pietre preziose
    }
    .many = pietre preziose
    .short = g
resource-m = maschera del Sabba
    .obj = { $n ->
        [one] una maschera del Sabba
       *[other] { $n } maschere del Sabba
    }
    .subj = { $n ->
        [one] una maschera del Sabba
       *[other] { $n } maschere del Sabba
    }
    .many = maschere del Sabba
    .short = m

store-2 = riserva 2H
store-1 = riserva 1H

## Places. .to after a verb of motion, .from where something leaves, .in where it stands, .of what belongs to it.
place-br = ponte levatoio
    .to = sul ponte levatoio
    .from = dal ponte levatoio
    .in = sul ponte levatoio
    .of = del ponte levatoio
place-gy = cimitero
    .to = nel cimitero
    .from = dal cimitero
    .in = nel cimitero
    .of = del cimitero
place-gd-gla = vetreria
    .to = alla vetreria
    .from = dalla vetreria
    .in = nella vetreria
    .of = della vetreria
place-gd-cry = sfera di cristallo
    .to = alla sfera di cristallo
    .from = dalla sfera di cristallo
    .in = alla sfera di cristallo
    .of = della sfera di cristallo
place-gd-can = mensa
    .to = alla mensa
    .from = dalla mensa
    .in = alla mensa
    .of = della mensa
place-gd-tra = campo di addestramento
    .to = al campo di addestramento
    .from = dal campo di addestramento
    .in = al campo di addestramento
    .of = del campo di addestramento
place-gd-alc = studio dell’alchimista
    .to = allo studio dell’alchimista
    .from = dallo studio dell’alchimista
    .in = nello studio dell’alchimista
    .of = dello studio dell’alchimista
place-gd-zen = giardino zen
    .to = al giardino zen
    .from = dal giardino zen
    .in = nel giardino zen
    .of = del giardino zen
place-rg-tur = Turgapel
    .to = a Turgapel
    .from = da Turgapel
    .in = a Turgapel
    .of = di Turgapel
    .folk = centauri
place-rg-nes = Neshata
    .to = a Neshata
    .from = da Neshata
    .in = a Neshata
    .of = di Neshata
    .folk = conigli
place-rg-gin = Gineva
    .to = a Gineva
    .from = da Gineva
    .in = a Gineva
    .of = di Gineva
    .folk = diplomatici
place-rg-vad = Vada
    .to = a Vada
    .from = da Vada
    .in = a Vada
    .of = di Vada
    .folk = gladiatori
place-rg-fri = Friburga
    .to = a Friburga
    .from = da Friburga
    .in = a Friburga
    .of = di Friburga
    .folk = suore
place-rg-val = Valé
    .to = a Valé
    .from = da Valé
    .in = a Valé
    .of = di Valé
    .folk = folli
place-rg-ber = Berena
    .to = a Berena
    .from = da Berena
    .in = a Berena
    .of = di Berena
    .folk = orsi
place-rg-gri = Grisa
    .to = a Grisa
    .from = da Grisa
    .in = a Grisa
    .of = di Grisa
    .folk = orchi

## Manor tiles. .does says what the tile is for.
tile-t_s = ragni
    .does = prendi 2 ragni
tile-t_r = code di ratto
    .does = prendi 2 code di ratto
tile-t_g = pietre preziose
    .does = prendi 2 pietre preziose
tile-t_m = maschere del Sabba
    .does = prendi 2 maschere del Sabba
tile-t_gri = grimorio
    .does = elimina la tua risorsa maledetta
tile-t_clo = orologio
    .does = riporta nella 2H tutte le risorse della 1H
tile-t_ter = terrorizzatore
    .does = scarta una risorsa per 4 punti terrore (dalla 2H) o 2 (dalla 1H)
tile-t_tub = provetta
    .does = scambia quante risorse vuoi di un solo tipo

## Garden bonuses: .major on place 1, .minor on place 2.
garden-gla = specchi
    .major = +1 punto terrore ogni volta che usi uno specchio
    .minor = +1 punto terrore quando rompi uno specchio incrinato
garden-cry = regioni
    .major = +1 PV per ogni tua regione da 2 o 3 PV
    .minor = +1 PV per ogni tua regione da 2 PV
garden-can = cibo e ordine
    .major = nutri 2 fantasmi in meno, +2 nel conteggio per l’ordine di gioco
    .minor = nutri 1 fantasma in meno, +1 nel conteggio per l’ordine di gioco
garden-tra = combattimenti
    .major = +1 PV per ogni combattimento vinto
    .minor = +1 PV per ogni combattimento vinto in una regione
garden-alc = omologazione
    .major = recuperi fino a 2 risorse per ogni serie omologata
    .minor = recuperi fino a 1 risorsa per ogni serie omologata
garden-zen = ritorno
    .major = 2 punti terrore invece di 1 per ogni fantasma che torna sul ponte levatoio
    .minor = 2 punti terrore invece di 1 per ogni fantasma che torna da una regione

## Time cards and their bonuses
time-ful = Luna piena
time-foo = Festa dei folli
time-nat = Festa di Madre Natura
time-har = Festa del raccolto
time-hal = Mezzaluna
time-car = Carnevale
time-dar = Luna nera
bonus-T1 = 1 punto terrore
bonus-T2 = 2 punti terrore
bonus-V1 = 1 PV
bonus-V2 = 2 PV
bonus-any = una risorsa a scelta
bonus-s = un ragno
bonus-r = una coda di ratto
bonus-g = una pietra preziosa
bonus-m = una maschera del Sabba

## POWER cards. .does is the effect in short.
power-lux = Rigoglio
    .does = ogni volta che tocca a te decidere, prendi 2 risorse a scelta e mettile nella 2H (di norma in due turni della partita)
power-app = Apparizione
    .does = alla fine di un movimento del mago, ogni avversario adiacente riceve nella 1H una risorsa scelta da te
power-sec = Zona segreta
    .does = all’inizio di un turno scegli un tuo fantasma: fino alla fine della fase B non può essere mosso né attaccato
power-dop = Doppelgänger
    .does = alla fine di un movimento del mago, usi un’altra volta la tessera o uno specchio (di norma in cinque turni della partita)
power-tel = Teletrasporto
    .does = durante un movimento dei fantasmi, un fantasma entra in una regione qualsiasi senza pagare il portale
power-fir = Palla di fuoco
    .does = alla fine di un movimento del mago, ogni avversario adiacente perde un fantasma, che dal ponte levatoio va nel cimitero
power-bat = Pipistrelli
    .does = il tuo mago vola su una qualsiasi casella vuota
power-sed = Seduzione
    .does = alla fine di un movimento del mago, rubi tutte le pietre preziose dalle riserve degli avversari adiacenti (di norma in quattro turni della partita)
power-imm = Dono dell’immortalità
    .does = un tuo fantasma scacciato in un combattimento ricompare in un posto libero dello stesso tabellone
power-boo = Accelerazione
    .does = all’inizio di un movimento dei fantasmi: per tutta l’azione i tuoi possono fare due passi tra luoghi confinanti
power-spe = Incantesimo
    .does = alla fine di un movimento del mago, rubi 1 punto terrore a ogni avversario adiacente (di norma in due turni della partita)
power-fre = Frenesia
    .does = durante un movimento dei fantasmi, guadagni 3 punti terrore (di norma in un solo turno della partita)

## Phases and words of the board
phase-study = Studio
phase-bonus = Bonus del turno
phase-act = Intrighi
phase-magician = Intrighi: mago
phase-ghosts = Intrighi: fantasmi
phase-stewardship = Amministrazione
phase-end = Fine della partita
board-round = Turno { $round } di { $rounds }
board-lap = Azione { $lap } di { $actions }
board-order = Ordine di gioco
board-terror = terrore
board-vp = PV
board-zone = zona di omologazione
board-skull = casella del teschio
board-cursed = maledetta
board-chimeras = chimere
board-power = carta POWER
board-manor = Maniero
board-regions = Regioni
board-gardens = Giardini
board-ghosts = Fantasmi
board-magician = mago
board-off-grid = fuori dalla griglia
board-gate = portale
board-gates-out = Portali non in gioco
board-places = posti
board-place = posto { $n }: { $what }
board-free-place = libero
board-mirrors = Specchi
board-intact = intatto
board-cracked = incrinato
board-broken = rotto
board-protected = protetto
board-moved = già mosso
board-unseen-cards = Carte tempo non ancora viste
board-removed-card = La carta tempo tolta era «{ $card }».
board-last-round = Questo è l’ultimo turno.
board-bonus-taken = preso da { $who }
board-whole = Il tabellone di Sabbat Magica
board-mirror = Specchio { $mirror }, { $state }
board-invocation = Fantasmi per il ponte levatoio
board-hand-closed = { $who }: la mano è chiusa
board-canteen-counts = mensa: +{ $n }
board-power-ready = pronta
board-power-used = usata in questo turno
board-empty = vuota
board-legend = Ogni casella mostra la sua tessera; una lettera tra parentesi tonde, quadre, graffe o angolari, secondo il popolo, è un mago. I fantasmi sono elencati a partire dal posto 1.

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
ask-secret-area = Quale dei tuoi fantasmi nascondi nella «Zona segreta» in questo turno?
ask-invoke = { $available ->
        [0] Non ti resta nessun fantasma da inviare sul ponte levatoio.
        [one] Invii il tuo unico fantasma disponibile sul ponte levatoio?
       *[other] Quanti dei tuoi { $available } fantasmi invii sul ponte levatoio?
    }
ask-invoke-first = { $available ->
        [0] Non ti resta nessun fantasma da inviare sul ponte levatoio.
        [one] Invii il tuo unico fantasma disponibile sul ponte levatoio?
       *[other] Quanti dei tuoi { $available } fantasmi invii sul ponte levatoio? (Se è la tua prima partita, inviane da 1 a 3.)
    }
ask-bonus = Quale bonus della carta tempo prendi?
ask-luxuriance = Rigoglio: quali due risorse metti nella 2H?
ask-action = Che cosa fai con questa azione?
ask-magician = Dove va il tuo mago?
ask-effect = Il tuo mago è in { $square }. Che cosa usi?
ask-terroriser = Terrorizzatore: quale risorsa scarti?
ask-test-tube = Provetta: quale tipo di risorsa dai?
ask-test-tube-2h = Provetta: quante risorse di questo tipo ({ $resource }) dai dalla 2H?
ask-test-tube-1h = Provetta: quante risorse di questo tipo ({ $resource }) dai dalla 1H?
ask-test-tube-into-2h = Provetta: che cosa ricevi nella 2H?
ask-test-tube-into-1h = Provetta: che cosa ricevi nella 1H?
ask-end-of-magician = Usi il tuo potere alla fine del movimento del mago?
ask-apparition = Apparizione: che cosa compare nella riserva 1H di { $who }?
ask-ghosts = Quale fantasma si muove adesso, e dove va?
ask-pay = Da quale riserva paghi il portale { $where-of }?
ask-arrive = Il tuo fantasma arriva { $where-in }. Che cosa fa?
ask-immortality = Il tuo fantasma è stato scacciato { $where-from }. Ricompare?
ask-feed = Il terrore non basta per tutti. Scegli { $count ->
        [one] il fantasma che resta
       *[other] i { $count } fantasmi che restano
    } a digiuno.
ask-alchemist = Alchimista: quali risorse di questa serie recuperi (al massimo { $most })?

## Options
option-hide = nascondi il fantasma { $where-of }
option-hide-nobody = in questo turno non nascondere nessuno
option-send = { $n ->
        [0] non inviare nessuno
        [one] invia 1 fantasma
       *[other] invia { $n } fantasmi
    }
option-send-with-canteen = { $n ->
        [0] non inviare nessuno
        [one] invia 1 fantasma
       *[other] invia { $n } fantasmi
    }, la mensa conta +{ $bonus }
option-send-without-canteen = { $n ->
        [0] non inviare nessuno
        [one] invia 1 fantasma
       *[other] invia { $n } fantasmi
    }, senza la mensa
option-take-bonus = bonus { $slot }: { $bonus }
option-take-any-resource = bonus { $slot }: { $resource }
option-use-luxuriance = Rigoglio: prendi due risorse
option-move-magician = muovi il mago
option-move-ghosts = muovi i fantasmi
option-pass = passa
option-walk = { $square } ({ $tile })
option-fly = { $square } ({ $tile }), in volo con i Pipistrelli
option-use-tile = { $tile }: { $tile-does }
option-crack-mirror = incrina lo specchio { $mirror }: +{ $terror ->
        [one] 1 punto
       *[other] { $terror } punti
    } terrore
option-break-mirror = rompi lo specchio { $mirror }: +{ $terror ->
        [one] 1 punto
       *[other] { $terror } punti
    } terrore
option-use-nothing = non usare nulla
option-burn = { $resource } dalla { $store }: +{ $terror ->
        [one] 1 punto
       *[other] { $terror } punti
    } terrore
option-this-resource = { $resource }
option-plant = { $resource }
option-use-tile-again = Doppelgänger: usa di nuovo la tessera ({ $tile })
option-crack-mirror-too = Doppelgänger: incrina lo specchio { $mirror }: +{ $terror ->
        [one] 1 punto
       *[other] { $terror } punti
    } terrore
option-break-mirror-too = Doppelgänger: rompi lo specchio { $mirror }: +{ $terror ->
        [one] 1 punto
       *[other] { $terror } punti
    } terrore
option-use-fireball = Palla di fuoco: brucia un fantasma di ogni avversario adiacente
option-use-seduction = Seduzione: prendi tutte le pietre preziose degli avversari adiacenti
option-use-spell = Incantesimo: ruba 1 punto terrore a ogni avversario adiacente
option-use-apparition = Apparizione: rifila una risorsa a ogni avversario adiacente
option-use-no-power = concludi l’azione
option-enter-garden = dal ponte levatoio { $to-to }
option-enter-region = dal ponte levatoio { $to-to }, pagando { $fee-obj }
option-teleport = Teletrasporto { $to-to }, senza pagare
option-go-back = { $origin-from } di nuovo sul ponte levatoio
option-go-on = { $origin-from } { $to-to }
option-end-ghosts = concludi l’azione
option-use-frenzy = Frenesia: +3 punti terrore
option-use-booster = Accelerazione: in questa azione i fantasmi possono fare due passi
option-pay = { $fee-obj } dalla { $store }
option-pay-from-both = { $from1-obj } dalla 1H, { $from2-obj } dalla 2H
option-take-place = occupa il posto libero { $place }
option-fight = combatte: costa { $cost ->
        [one] 1 punto
       *[other] { $cost } punti
    } terrore, +{ $vp } PV
option-fight-and-expel = combatte e scaccia il fantasma di { $loser }: costa { $cost ->
        [one] 1 punto
       *[other] { $cost } punti
    } terrore, +{ $vp } PV
option-be-turned-away = si fa respingere: +1 punto terrore, ma +{ $vp } PV { $rivals-count ->
        [one] per { $rivals }
       *[other] a testa per { $rivals }
    }
option-reappear = ricompare { $where-in }
option-go-to-graveyard = va nel cimitero: +1 punto terrore
option-let-starve = il fantasma { $where-of }
option-let-starve-on-bridge = un fantasma sul ponte levatoio

## Events
event-round-began = Comincia il turno { $round }.
event-card-turned = { $card }: { $actions ->
        [one] 1 azione
       *[other] { $actions } azioni
    } a testa.
event-curse-struck = La maledizione colpisce { $who }: −{ $vp } PV.
event-spoiled = { $who } lascia andare a male { $count ->
        [one] una risorsa
       *[other] { $count } risorse
    }: sulla casella del teschio c’è una risorsa maledetta.
event-invoked = { $who } { $sent ->
        [0] non invia nessuno
        [one] invia 1 fantasma
       *[other] invia { $sent } fantasmi
    } sul ponte levatoio; nel cimitero { $kept ->
        [0] non ne resta nessuno
        [one] ne resta 1
       *[other] ne restano { $kept }
    }.
event-canteen-counted = La mensa conta per { $who }: +{ $bonus }.
event-order-set = Ordine di gioco: { $order-then }.
event-bonus-taken = { $who } prende il bonus: { $bonus }.
event-passed = { $who } passa.
event-magician-moved = Il mago di { $who } va in { $square }.
event-resources-taken = { $who } prende { $resources-obj }.
event-curse-lifted = { $who } legge il grimorio: la maledizione svanisce.
event-clock-turned-back = { $who } rimette indietro l’orologio: { $count ->
        [one] 1 risorsa torna
       *[other] { $count } risorse tornano
    } dalla 1H alla 2H.
event-resource-burnt = { $who } dà in pasto al terrorizzatore { $resource-obj } dalla { $store }: +{ $terror ->
        [one] 1 punto
       *[other] { $terror } punti
    } terrore.
event-exchanged = { $who } scambia { $count ->
        [one] { $resource-obj }
       *[other] { $count } { $resource-many }
    } con { $received-obj }.
event-mirror-cracked = { $who } incrina lo specchio { $mirror }: +{ $terror ->
        [one] 1 punto
       *[other] { $terror } punti
    } terrore.
event-mirror-broken = { $who } rompe lo specchio { $mirror }: +{ $terror ->
        [one] 1 punto
       *[other] { $terror } punti
    } terrore.
event-gate-paid = { $who } apre il portale { $where-of } con { $fee-obj }.
event-returned = Un fantasma di { $who } torna { $where-from } sul ponte levatoio: +{ $terror ->
        [one] 1 punto
       *[other] { $terror } punti
    } terrore.
event-place-taken = Un fantasma di { $who } occupa il posto { $place } { $where-of }.
event-fought = { $who } combatte contro { $beaten } { $where-in } (costo: { $cost ->
        [one] 1 punto
       *[other] { $cost } punti
    } terrore): +{ $vp } PV.
event-expelled = Il fantasma di { $who } è scacciato { $where-from } e va nel cimitero: +{ $terror ->
        [one] 1 punto
       *[other] { $terror } punti
    } terrore.
event-turned-away = Un fantasma di { $who } è respinto { $where-in }: +{ $vp } PV { $rivals-count ->
        [one] per { $rivals }
       *[other] a testa per { $rivals }
    }, +{ $terror ->
        [one] 1 punto
       *[other] { $terror } punti
    } terrore per { $who }.
event-power-opened = { $who } rivela una carta POWER: «{ $power }»!
event-power-used = { $who } usa «{ $power }».
event-protected = In questo turno la «Zona segreta» nasconde il fantasma di { $who } { $where-in }.
event-appeared = Nella riserva 1H di { $who } compare { $resource-obj }.
event-burnt = Un fantasma di { $who } prende fuoco sul ponte levatoio e va nel cimitero.
event-seduced = { $who } seduce i vicini e sfila loro { $count ->
        [one] 1 pietra preziosa
       *[other] { $count } pietre preziose
    }.
event-bewitched = { $who } ruba 1 punto terrore { $victims-count ->
        [one] a { $victims }
       *[other] ciascuno a { $victims }
    }.
event-frenzied = { $who } è in preda alla frenesia: +{ $terror ->
        [one] 1 punto
       *[other] { $terror } punti
    } terrore.
event-reappeared = Il fantasma di { $who } ricompare { $where-in }.
event-fed = { $who } nutre i fantasmi con { $terror ->
        [one] 1 punto
       *[other] { $terror } punti
    } terrore.
event-starved = { $where-count ->
        [one] Un fantasma affamato di { $who } se ne va
       *[other] { $where-count } fantasmi affamati di { $who } se ne vanno
    } { $where-from }: −{ $where-count } PV.
event-regions-scored = Le regioni di { $who } fruttano { $vp } PV.
event-approved = { $who } omologa { $sets ->
        [one] una serie e riceve una chimera
       *[other] { $sets } serie e riceve { $sets } chimere
    }.
event-recovered = L’alchimista salva { $resources-obj } per { $who }.
event-game-ended = Il Sabba è finito.

## Account and options of the table
account-track = Punti vittoria sul tracciato
account-chimeras = Chimere, { $each } PV ciascuna
setting-peoples = Popoli
    .help = Chi gioca quale popolo: le lettere in ordine di posto al tavolo (B succube, R vampiro, Y maga, G elfo), oppure «random» per lasciar fare al caso.
setting-use_powers = Carte POWER
    .help = Si gioca con le tre carte POWER di ogni popolo.
setting-power_uses = Quante volte si può usare una carta POWER
    .help = «card»: una volta per turno, in tanti turni quanti ne dice la carta; «round»: una volta in ogni turno; «game»: una volta per partita; «trigger»: a ogni occasione («Rigoglio» una volta per turno).
setting-vp_floor_zero = Mai sotto zero punti vittoria
    .help = Le perdite si fermano a 0 invece di scendere oltre.
setting-roomy_gardens = Giardini ampi
    .help = Anche in due ogni giardino ha un secondo posto, così i bonus minori sono in gioco.
setting-peoples-random = a caso
setting-power_uses-card = come dice la carta
setting-power_uses-round = una volta in ogni turno
setting-power_uses-game = una volta a partita
setting-power_uses-trigger = a ogni occasione

## Where points come from
web-sm-terror = terrore
web-sm-from-fights = Combattimenti
web-sm-from-regions = Regioni
web-sm-from-bonus = Bonus
web-sm-from-hunger = Fame
web-sm-from-curses = Maledizioni
