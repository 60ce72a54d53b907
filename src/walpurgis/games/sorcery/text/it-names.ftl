# Sorcery in Italian: warriors, factions, abilities, books, domains, terrain, battlefields, armies, and the words of the dial. Spells stand in the other file.
# warrior is the full name, and .a counts ($n of them); so it is with books. warrior-short is what a warrior is called in play, where its label follows: .the
# stands inside a sentence ("il Custode"), .cap begins one, .of says whose ("del Custode"), .to is "a" with it ("al Custode"), and .gender is m or f, for what
# agrees with it. Pieces of terrain have .a, .the and .cap. "In contatto di base" is contact with the warrior.

## Warriors
warrior-DEL1 = Maestro Delphana
    .a = { $n ->
        [one] un Maestro Delphana
       *[other] { $n } Maestri Delphana
    }
warrior-DEL2 = Custode della Guglia
    .a = { $n ->
        [one] un Custode della Guglia
       *[other] { $n } Custodi della Guglia
    }
warrior-DEL3 = Sephine Tal, Arcimaga della Guglia
    .a = Sephine Tal
warrior-FOR1 = Iniziato del Martello Runico
    .a = { $n ->
        [one] un Iniziato del Martello Runico
       *[other] { $n } Iniziati del Martello Runico
    }
warrior-FOR2 = Archibugiere della Brace
    .a = { $n ->
        [one] un Archibugiere della Brace
       *[other] { $n } Archibugieri della Brace
    }
warrior-FOR3 = Durgan Kettle, Signore della Forgia
    .a = Durgan Kettle
warrior-BLO1 = Accolito del Sangue
    .a = { $n ->
        [one] un Accolito del Sangue
       *[other] { $n } Accoliti del Sangue
    }
warrior-BLO2 = Ritualista Cremisi
    .a = { $n ->
        [one] un Ritualista Cremisi
       *[other] { $n } Ritualisti Cremisi
    }
warrior-BLO3 = Vashka Rel, Ierofante
    .a = Vashka Rel
warrior-STO1 = Corridore del Vento
    .a = { $n ->
        [one] un Corridore del Vento
       *[other] { $n } Corridori del Vento
    }
warrior-STO2 = Centauro Zoccolo di Tuono
    .a = { $n ->
        [one] un Centauro Zoccolo di Tuono
       *[other] { $n } Centauri Zoccolo di Tuono
    }
warrior-STO3 = Brannoch Skyward, Anziano
    .a = Brannoch Skyward
warrior-ORS1 = Apprendista Ley
    .a = { $n ->
        [one] un Apprendista Ley
       *[other] { $n } Apprendisti Ley
    }
warrior-ORS2 = Mago Spadaccino del Tempio
    .a = { $n ->
        [one] un Mago Spadaccino del Tempio
       *[other] { $n } Maghi Spadaccini del Tempio
    }
warrior-ORS3 = Ilvaren, Gran Mago
    .a = Ilvaren
warrior-CHA1 = Goblin degli Amuleti d’Osso
    .a = { $n ->
        [one] un Goblin degli Amuleti d’Osso
       *[other] { $n } Goblin degli Amuleti d’Osso
    }
warrior-CHA2 = Devastatore in Trance
    .a = { $n ->
        [one] un Devastatore in Trance
       *[other] { $n } Devastatori in Trance
    }
warrior-CHA3 = Urgath, Khan Sciamano
    .a = Urgath
warrior-DRA1 = Drago Neofita
    .a = { $n ->
        [one] un Drago Neofita
       *[other] { $n } Draghi Neofiti
    }
warrior-DRA2 = Sentinella Squamata
    .a = { $n ->
        [one] una Sentinella Squamata
       *[other] { $n } Sentinelle Squamate
    }
warrior-DRA3 = Azhurion, Mistico Anziano
    .a = Azhurion
warrior-ROK1 = Veggente di Rokos
    .a = { $n ->
        [one] un Veggente di Rokos
       *[other] { $n } Veggenti di Rokos
    }
warrior-ROK2 = Giudice di Lumen
    .a = { $n ->
        [one] un Giudice di Lumen
       *[other] { $n } Giudici di Lumen
    }
warrior-ROK3 = Oracolo Daheia
    .a = l’Oracolo Daheia
warrior-NIN1 = Schiavo del Cerchio
    .a = { $n ->
        [one] uno Schiavo del Cerchio
       *[other] { $n } Schiavi del Cerchio
    }
warrior-NIN2 = Gargoyle del Patto
    .a = { $n ->
        [one] un Gargoyle del Patto
       *[other] { $n } Gargoyle del Patto
    }
warrior-NIN3 = Corvane, Nono Magister
    .a = Corvane
warrior-APO1 = Predone delle Ceneri
    .a = { $n ->
        [one] un Predone delle Ceneri
       *[other] { $n } Predoni delle Ceneri
    }
warrior-APO2 = Lanciere della Peste
    .a = { $n ->
        [one] un Lanciere della Peste
       *[other] { $n } Lancieri della Peste
    }
warrior-APO3 = Araldo del Quarto Sigillo
    .a = l’Araldo del Quarto Sigillo
warrior-MER1 = Arpia delle Tempeste Prezzolata
    .a = { $n ->
        [one] un’Arpia delle Tempeste Prezzolata
       *[other] { $n } Arpie delle Tempeste Prezzolate
    }
warrior-MER2 = Diavoletto Vendimagie
    .a = { $n ->
        [one] un Diavoletto Vendimagie
       *[other] { $n } Diavoletti Vendimagie
    }

warrior-short-DEL1 = Maestro
    .the = il Maestro
    .cap = Il Maestro
    .of = del Maestro
    .to = al Maestro
    .gender = m
warrior-short-DEL2 = Custode
    .the = il Custode
    .cap = Il Custode
    .of = del Custode
    .to = al Custode
    .gender = m
warrior-short-DEL3 = Sephine Tal
    .the = Sephine Tal
    .cap = Sephine Tal
    .of = di Sephine Tal
    .to = a Sephine Tal
    .gender = f
warrior-short-FOR1 = Iniziato
    .the = l’Iniziato
    .cap = L’Iniziato
    .of = dell’Iniziato
    .to = all’Iniziato
    .gender = m
warrior-short-FOR2 = Archibugiere
    .the = l’Archibugiere
    .cap = L’Archibugiere
    .of = dell’Archibugiere
    .to = all’Archibugiere
    .gender = m
warrior-short-FOR3 = Durgan Kettle
    .the = Durgan Kettle
    .cap = Durgan Kettle
    .of = di Durgan Kettle
    .to = a Durgan Kettle
    .gender = m
warrior-short-BLO1 = Accolito
    .the = l’Accolito
    .cap = L’Accolito
    .of = dell’Accolito
    .to = all’Accolito
    .gender = m
warrior-short-BLO2 = Ritualista
    .the = il Ritualista
    .cap = Il Ritualista
    .of = del Ritualista
    .to = al Ritualista
    .gender = m
warrior-short-BLO3 = Vashka Rel
    .the = Vashka Rel
    .cap = Vashka Rel
    .of = di Vashka Rel
    .to = a Vashka Rel
    .gender = f
warrior-short-STO1 = Corridore
    .the = il Corridore
    .cap = Il Corridore
    .of = del Corridore
    .to = al Corridore
    .gender = m
warrior-short-STO2 = Centauro
    .the = il Centauro
    .cap = Il Centauro
    .of = del Centauro
    .to = al Centauro
    .gender = m
warrior-short-STO3 = Brannoch
    .the = Brannoch
    .cap = Brannoch
    .of = di Brannoch
    .to = a Brannoch
    .gender = m
warrior-short-ORS1 = Apprendista
    .the = l’Apprendista
    .cap = L’Apprendista
    .of = dell’Apprendista
    .to = all’Apprendista
    .gender = m
warrior-short-ORS2 = Mago Spadaccino
    .the = il Mago Spadaccino
    .cap = Il Mago Spadaccino
    .of = del Mago Spadaccino
    .to = al Mago Spadaccino
    .gender = m
warrior-short-ORS3 = Ilvaren
    .the = Ilvaren
    .cap = Ilvaren
    .of = di Ilvaren
    .to = a Ilvaren
    .gender = m
warrior-short-CHA1 = Goblin
    .the = il Goblin
    .cap = Il Goblin
    .of = del Goblin
    .to = al Goblin
    .gender = m
warrior-short-CHA2 = Devastatore
    .the = il Devastatore
    .cap = Il Devastatore
    .of = del Devastatore
    .to = al Devastatore
    .gender = m
warrior-short-CHA3 = Urgath
    .the = Urgath
    .cap = Urgath
    .of = di Urgath
    .to = a Urgath
    .gender = m
warrior-short-DRA1 = Neofita
    .the = il Neofita
    .cap = Il Neofita
    .of = del Neofita
    .to = al Neofita
    .gender = m
warrior-short-DRA2 = Sentinella
    .the = la Sentinella
    .cap = La Sentinella
    .of = della Sentinella
    .to = alla Sentinella
    .gender = f
warrior-short-DRA3 = Azhurion
    .the = Azhurion
    .cap = Azhurion
    .of = di Azhurion
    .to = ad Azhurion
    .gender = m
warrior-short-ROK1 = Veggente
    .the = il Veggente
    .cap = Il Veggente
    .of = del Veggente
    .to = al Veggente
    .gender = m
warrior-short-ROK2 = Giudice
    .the = il Giudice
    .cap = Il Giudice
    .of = del Giudice
    .to = al Giudice
    .gender = m
warrior-short-ROK3 = Daheia
    .the = Daheia
    .cap = Daheia
    .of = di Daheia
    .to = a Daheia
    .gender = f
warrior-short-NIN1 = Schiavo
    .the = lo Schiavo
    .cap = Lo Schiavo
    .of = dello Schiavo
    .to = allo Schiavo
    .gender = m
warrior-short-NIN2 = Gargoyle
    .the = il Gargoyle
    .cap = Il Gargoyle
    .of = del Gargoyle
    .to = al Gargoyle
    .gender = m
warrior-short-NIN3 = Corvane
    .the = Corvane
    .cap = Corvane
    .of = di Corvane
    .to = a Corvane
    .gender = m
warrior-short-APO1 = Predone
    .the = il Predone
    .cap = Il Predone
    .of = del Predone
    .to = al Predone
    .gender = m
warrior-short-APO2 = Lanciere
    .the = il Lanciere
    .cap = Il Lanciere
    .of = del Lanciere
    .to = al Lanciere
    .gender = m
warrior-short-APO3 = Araldo
    .the = l’Araldo
    .cap = L’Araldo
    .of = dell’Araldo
    .to = all’Araldo
    .gender = m
warrior-short-MER1 = Arpia
    .the = l’Arpia
    .cap = L’Arpia
    .of = dell’Arpia
    .to = all’Arpia
    .gender = f
warrior-short-MER2 = Diavoletto
    .the = il Diavoletto
    .cap = Il Diavoletto
    .of = del Diavoletto
    .to = al Diavoletto
    .gender = m

## Factions and subfactions
faction-atlantean-empire = Impero di Atlantide
faction-black-powder-revolutionaries = Rivoluzionari della Polvere Nera
faction-dark-crusaders = Crociati Neri
faction-elemental-freeholds = Liberi Territori Elementari
faction-elven-lords = Signori Elfi
faction-orc-khans = Khan Orchi
faction-draconum = Draconici
faction-solonavi = Solonavi
faction-mage-spawn = Stirpe Magica
faction-apocalypse = Apocalisse

subfaction-delphana = Delphana
subfaction-forgemasters = Mastri Forgiatori
subfaction-blood-cultists = Cultisti del Sangue
subfaction-storm-druids = Druidi delle Tempeste
subfaction-order-of-sorcery = Ordine della Magia
subfaction-chaos-shamans = Sciamani del Caos
subfaction-dragon-mystics = Draghi Mistici
subfaction-oracles-of-rokos = Oracoli di Rokos
subfaction-ninth-circle = Ordine del Nono Cerchio
subfaction-minions-of-apocalypse = Servitori dell’Apocalisse

## What the warriors of a subfaction can do
power-focus = Focus
power-focus-text = Il guerriero aggiunge 1 ai suoi tiri di Contromagia, sia quando lancia sia quando contrasta.
power-spellbreach = Spaccamagia
power-spellbreach-text = L’immunità magica degli altri non ferma né gli incantesimi del guerriero né le sue abilità con Magico o Magica nel nome.
power-siphon-energy = Travaso di Energia
power-siphon-energy-text = Una volta, all’inizio della tua fase di comando, il guerriero può infliggere 1 danno da sforzo a un modello amico che tocca e perdere uno dei propri segnalini azione.
power-natures-fury = Furia della Natura
power-natures-fury-text = Quando riceve un’azione di attacco corpo a corpo o a distanza, il guerriero tira un dado. Se il dado non supera il valore di danno non modificato, il bonus d’attacco si aggiunge un’altra volta.
power-ley-harmony = Armonia Verde
power-ley-harmony-text = Nei libri del guerriero gli incantesimi con tre barre ne hanno due.
power-magestone-trance = Trance da Magipietra
power-magestone-trance-text = Al guerriero si può assegnare una seconda azione. Poi tira due dadi e, se mostrano meno del suo valore d’attacco, li tira un’altra volta; ogni tiro basso gli costa 1 danno da sforzo.
power-ancient-mastery = Antica Maestria
power-ancient-mastery-text = Il guerriero può usare qualsiasi incantesimo che abbia un numero affine di pagine, qualunque simbolo richieda, e conta sempre il minor numero di pagine.
power-mind-tap = Trappola Mentale
power-mind-tap-text = All’inizio della tua fase di comando il guerriero può ottenere un’abilità speciale di un modello entro la sua gittata, fino all’inizio della tua fase finale.
power-pact = Patto
power-pact-text = Il guerriero ha il proprio simbolo di fazione e quelli di tutti i suoi amici.
power-bedlam = Pandemonio
power-bedlam-text = Nessuno entro 10 pollici dal guerriero può usare Raggrupparsi. In combattimento può prendere in prestito il valore d’attacco di un altro modello con il simbolo dell’Apocalisse.

## Special abilities: speed
ability-charge = Carica
ability-charge-text = Con un’azione di attacco corpo a corpo, se non tocca alcun modello nemico, il guerriero può muoversi fino alla sua piena velocità e poi fare un attacco corpo a corpo. Non può usare l’impeto.
ability-quickness = Rapidità
ability-quickness-text = Al guerriero si può assegnare un’azione di movimento che non consuma nessuna delle tue azioni. Non può far parte di formazioni di movimento.
ability-magic-levitation = Levitazione Magica
ability-magic-levitation-text = Azione speciale: muovi fino a 10 pollici in linea retta, scavalcando tutto, un modello amico in contatto di base che in questo turno non ha ricevuto azioni, e orientalo. Non può finire su una base o in terreno bloccante, né ricevere azioni in questo turno.
ability-flight = Volo
ability-flight-text = Il guerriero si muove in linea retta scavalcando terreno e basi, ma non può finire su una base o in terreno bloccante. Il suo disimpegno fallisce solo con 1. Non può usare né la marcia forzata né le formazioni di movimento.
ability-aquatic = Acquatico
ability-aquatic-text = Per il guerriero l’acqua è terreno libero, e in acqua ha +2 alla difesa contro gli attacchi a distanza. Non può usare la marcia forzata.
ability-stealth = Furtività
ability-stealth-text = Una linea di tiro verso il guerriero è bloccata se attraversa terreno d’intralcio o occultante.
ability-bound = Balzo
ability-bound-text = Con un’azione di attacco a distanza, se non tocca alcun modello nemico, il guerriero può muoversi fino a metà della sua velocità e poi fare un attacco a distanza.
ability-necromancy = Negromanzia
ability-necromancy-text = Azione speciale, senza toccare modelli nemici: riporta in gioco un tuo guerriero eliminato che non è unico e non costa più punti di questo. Torna in contatto, al suo ultimo click, con un segnalino; ogni modello una sola volta per partita.
ability-regeneration = Rigenerazione
ability-regeneration-text = Azione speciale: tira un dado, sottrai 2 e guarisci il guerriero di altrettanti click.

## Special abilities: attack
ability-weapon-master = Maestro d’Armi
ability-weapon-master-text = Nel corpo a corpo puoi tirare un dado per il danno: da 1 a 3 è 1, con 4 o 5 è quello stampato, con 6 è 1 in più.
ability-flame-lightning = Fiamma/Fulmine
ability-flame-lightning-text = Il risultato di un attacco a distanza si confronta anche con tutti gli altri modelli che toccano il bersaglio, amici compresi. Chi viene raggiunto subisce 1 danno.
ability-shockwave = Onda d’Urto
ability-shockwave-text = Azione di attacco a distanza: tira una volta contro tutti gli altri modelli entro metà della gittata del guerriero, amici compresi. Chi viene raggiunto subisce 1 danno. Non serve una linea di tiro, ed è permessa in contatto di base.
ability-magic-blast = Esplosione Magica
ability-magic-blast-text = In un attacco a distanza contro un solo bersaglio un dado decide il danno: 1 con 1 o 2, 2 con 3 o 4, 3 con 5 o 6. La linea di tiro ignora il terreno d’intralcio.
ability-magic-confusion = Confusione Magica
ability-magic-confusion-text = Azione speciale: fai un tiro di attacco a distanza contro un modello nella linea di tiro. Se riesce, non infligge danni: muovi il bersaglio fino alla sua velocità, senza disimpegno, e lo orienti.
ability-magic-freeze = Congelamento Magico
ability-magic-freeze-text = Un attacco a distanza contro un solo bersaglio infligge 1 danno e mette sul bersaglio un segnalino azione, se ne ha meno di due.
ability-vampirism = Vampirismo
ability-vampirism-text = Dopo un attacco corpo a corpo che ha inflitto danni, il guerriero guarisce di 1 click.
ability-healing = Guarigione
ability-healing-text = Azione di attacco corpo a corpo: due dadi più l’attacco contro la difesa di un modello amico in contatto di base che non tocca nemici. Se il risultato la raggiunge, il modello guarisce di tanti click quanto è il valore di danno del guerriero.
ability-magic-healing = Guarigione Magica
ability-magic-healing-text = Come Guarigione, ma è un dado a dire di quanto: 1 click con 1 o 2, 2 click con 3 o 4, 3 click con 5 o 6.
ability-berserk = Berserk
ability-berserk-text = Il guerriero ha +1 all’attacco nel corpo a corpo finché il suo quadrante è oltre il click 1. Non gli si possono assegnare azioni di attacco a distanza.

## Special abilities: defense
ability-battle-armor = Armatura da Battaglia
ability-battle-armor-text = Il guerriero ha +2 alla difesa contro gli attacchi a distanza.
ability-toughness = Robustezza
ability-toughness-text = I danni da attacchi e abilità sono ridotti di 1. I danni da sforzo e dei fallimenti critici non sono ridotti.
ability-invulnerability = Invulnerabilità
ability-invulnerability-text = Il guerriero ha +2 alla difesa contro gli attacchi a distanza. I danni da attacchi sono ridotti di 2, ma un attacco riuscito ne infligge almeno 1. Il guerriero non può essere guarito.
ability-defend = Difendere
ability-defend-text = I modelli amici che toccano il guerriero possono usare la sua difesa non modificata.
ability-pole-arm = Arma ad Asta
ability-pole-arm-text = Un modello nemico che finisce un movimento in contatto con l’arco frontale del guerriero, dopo la rotazione gratuita, subisce 1 danno, e la sua azione finisce.
ability-dodge = Schivata
ability-dodge-text = Quando un attacco colpisce il guerriero, tira un dado. Con 5 o 6 l’attacco lo manca.
ability-magic-retaliation = Rappresaglia Magica
ability-magic-retaliation-text = Quando il guerriero subisce danni da un attacco, l’attaccante subisce 1 danno.
ability-limited-invisibility = Invisibilità Limitata
ability-limited-invisibility-text = Il guerriero non può essere bersaglio di un attacco a distanza.
ability-ghostform = Forma Spettrale
ability-ghostform-text = Le basi non bloccano né fermano il guerriero, che non deve mai disimpegnarsi. Non può finire su una base.
ability-magic-immunity = Immunità Magica
ability-magic-immunity-text = Gli incantesimi e le abilità con Magico o Magica nel nome non hanno effetto sul guerriero, e non gli si può assegnare un libro degli incantesimi.

## Special abilities: damage
ability-magic-enhancement = Potenziamento Magico
ability-magic-enhancement-text = Gli attacchi a distanza dei modelli amici che toccano il guerriero infliggono 1 danno in più. Un attacco lo riceve al massimo una volta.
ability-command = Comando
ability-command-text = Tira un dado all’inizio della tua fase di comando. Con 6 hai un’azione in più in questo turno, ma mai più di una. Comando aiuta anche le formazioni.
ability-poison = Veleno
ability-poison-text = All’inizio della tua fase di comando, ogni modello nemico che il guerriero ha in contatto frontale subisce 1 danno.
ability-pierce = Perforazione
ability-pierce-text = Robustezza e Invulnerabilità non riducono il danno degli attacchi del guerriero.
ability-demoralized = Demoralizzato
ability-demoralized-text = Al guerriero si possono assegnare solo azioni di movimento, senza finire più vicino ad alcun modello nemico valido. Non usa competenze, abilità, oggetti o incantesimi e non tiene obiettivi.

## Proficiencies
proficiency-double-time = marcia forzata
proficiency-double-time-text = Con un’azione di movimento, un guerriero senza segnalini che non tocca alcun modello nemico può muoversi fino al doppio della sua velocità. Non può finire a contatto con un nemico.
proficiency-surge = impeto
proficiency-surge-text = Con un’azione di attacco corpo a corpo, se non tocca alcun modello nemico, il guerriero può muoversi fino a metà della sua velocità e poi fare un attacco corpo a corpo.
proficiency-soaring = volo alto
proficiency-soaring-text = Decolla o atterra con un’azione di movimento. In aria il guerriero ignora terreno e basi, combatte solo a distanza e non tiene né obiettivi né glifi; senza segnalini si muove fino al doppio della sua velocità.
proficiency-gang-up = Raggrupparsi
proficiency-gang-up-text = Un attacco corpo a corpo ha +1 per ogni altro guerriero amico valido che ha il bersaglio in contatto frontale.
proficiency-precision = precisione
proficiency-precision-text = Un attacco a distanza contro un solo bersaglio ignora il +1 alla difesa dato dal terreno.
proficiency-counter-spell = Contromagia
proficiency-counter-spell-text = Senza segnalini e senza toccare guerrieri nemici validi, il guerriero può far fallire l’incantesimo di un mago nemico: il suo tiro con un dado deve battere quello del lanciatore con due.

## Books
book-B1 = Abbecedario dell’Apprendista
    .a = { $n ->
        [one] un Abbecedario dell’Apprendista
       *[other] { $n } Abbecedari dell’Apprendista
    }
book-B2 = Folio del Viaggiatore
    .a = { $n ->
        [one] un Folio del Viaggiatore
       *[other] { $n } Folii del Viaggiatore
    }
book-B3 = Registro delle Guglie
    .a = { $n ->
        [one] un Registro delle Guglie
       *[other] { $n } Registri delle Guglie
    }
book-B4 = Almanacco dell’Invocatempeste
    .a = { $n ->
        [one] un Almanacco dell’Invocatempeste
       *[other] { $n } Almanacchi dell’Invocatempeste
    }
book-B4-text = Mentre il possessore lancia una stregoneria che fa un attacco a distanza, la sua gittata aumenta di 2.
book-B5 = Codice Rilegato in Nero
    .a = { $n ->
        [one] un Codice Rilegato in Nero
       *[other] { $n } Codici Rilegati in Nero
    }
book-B5-text = La prima volta in una partita che un incantesimo di questo libro verrebbe girato a faccia in giù, va invece a faccia in su in fondo alla pila.
book-B6 = Gran Grimorio
    .a = il Gran Grimorio
book-B6-text = Unico: un esercito ne ha al massimo uno.

## Domains
domain-smoke-and-fog = Fumo e Nebbia
domain-smoke-and-fog-text = Ogni gittata superiore a 8 è 8. Nessuno può usare la precisione.
domain-rain-and-mud = Pioggia e Fango
domain-rain-and-mud-text = Ogni velocità superiore a 8 è 8. Nessuno può usare l’impeto.
domain-downpour = Acquazzone
domain-downpour-text = Ogni velocità superiore a 6 è 6. Nessuno può usare il volo alto.
domain-storm-gale = Burrasca
domain-storm-gale-text = Non si possono assegnare azioni di attacco a distanza, nemmeno per le stregonerie. Il terreno costruito ha 1 punto struttura in meno.
domain-heat-wave = Ondata di Caldo
domain-heat-wave-text = Nella fase finale di ogni giocatore, i modelli che mostrano Demoralizzato sono eliminati.
domain-cold-snap = Gelata Improvvisa
domain-cold-snap-text = L’acqua è terreno libero. Finché è in gioco un dominio di precipitazione, ogni gittata superiore a 6 è 6.
domain-magestone-storm = Tempesta di Magipietra
domain-magestone-storm-text = Ogni giocatore tira un dado all’inizio della propria fase di comando. Con 1, ogni modello che ne tocca un altro subisce 1 danno, tranne quelli immuni alla magia.
domain-clear-skies = Cielo Sereno
domain-clear-skies-text = Tutti gli altri domini climatici sono cancellati, tranne uno di cui sono in gioco due copie.
domain-border-town = Città di Frontiera
domain-border-town-text = Il terreno costruito ha 1 punto struttura in più.

## Terrain
piece-wood = bosco
    .a = un bosco
    .the = il bosco
    .cap = Il bosco
piece-ruin = rovina
    .a = una rovina
    .the = la rovina
    .cap = La rovina
piece-hill = collina
    .a = una collina
    .the = la collina
    .cap = La collina
piece-pool = stagno
    .a = uno stagno
    .the = lo stagno
    .cap = Lo stagno
piece-mist = foschia
    .a = un banco di foschia
    .the = la foschia
    .cap = La foschia
piece-wall = muro
    .a = un muro
    .the = il muro
    .cap = Il muro

terrain-hindering = terreno d’intralcio
terrain-blocking = terreno bloccante
terrain-elevated = terreno elevato
terrain-water = acqua
terrain-concealing = terreno occultante
terrain-constructed = terreno costruito

## Prepared battlefields
field-field = Campo aperto
field-crossroads = Crocevia
field-hill = Collina
field-marsh = Palude
field-walls = Muri
field-clearing = Spiazzo
field-glade = Radura
field-field-3 = Campo aperto per tre
field-field-4 = Campo aperto per quattro

## Prepared armies
army-A1 = Guglie e Foglie
army-A1-text = Due grandi maghi si dividono il campo, con un custode davanti alla porta: magia paziente, e una risposta a quella degli altri.
army-A2 = Sangue e Caos
army-A2-text = Una ierofante che dissangua gli amici e un khan che brucia i nemici; nessuno chiede che cosa verrà dopo.
army-A3 = Corte del Cielo
army-A3-text = L’Oracolo Daheia giudica dall’alto, due compagni alati eseguono la sentenza e due schiavi tengono il terreno.
army-A4 = Tempesta e Sigillo
army-A4-text = Un vecchio druido chiama il tuono, e dal tuono esce al galoppo l’Araldo del Quarto Sigillo.
army-A5 = Martello e Brace
army-A5-text = Tre martelli davanti, due archibugi dietro, un diavoletto per la magia e un signore della forgia difficilissimo da atterrare.
army-A6 = La Vecchia Biblioteca
army-A6-text = Un drago con il libro più grosso del paese, e una sentinella che vigila perché nessuno disturbi la lettura.
army-A7 = Patto dei Nove
army-A7-text = Qui tutti hanno firmato qualcosa: la forza subito, il conto alla fine del turno.
army-A8 = Circolo del Bosco Ley
army-A8-text = Tre libri dell’Ordine e due corridori del vento: proteggono, contrastano e tirano da dove nessuno guarda.
army-A9 = Tribunale di Rokos
army-A9-text = Due veggenti e un giudice emettono la sentenza da lontano, e chi fa ricorso incontra il custode.
army-A10 = Mandria della Tempesta
army-A10-text = Zoccoli, ali e tuono: ciò che non viene calpestato lo coglie il fulmine.
army-A11 = La Trance del Khan
army-A11-text = Tre devastatori che non sanno fermarsi, e un khan che non vuole affatto che si fermino.
army-A12 = Coro Cremisi
army-A12-text = Qui tutto si paga con il sangue, e gli accoliti cantano in coro finché non tocca al loro.
army-A13 = Guardia delle Guglie
army-A13-text = Due custodi stanno davanti ai vessilli, e dietro di loro due maghi li rimandano in campo ancora e ancora.
army-A14 = Cavalieri del Quarto Sigillo
army-A14-text = L’Araldo porta con sé peste e cenere, e un incubo in pieno giorno.
army-Q1 = Pattuglia delle Guglie
army-Q1-text = Due maestri con le bacchette piene di brace, e altri due che varcano la porta per primi.
army-Q2 = Pattuglia della Forgia
army-Q2-text = Un diavoletto a pagamento lancia incantesimi, un archibugiere prende la mira, un corridore apre la strada e un martello fa il resto.
army-Q3 = Rito di Sangue
army-Q3-text = Un ritualista, un predone, un corridore e uno schiavo a cui hanno detto che non avrebbe fatto male.
army-Q4 = Studenti Ley
army-Q4-text = Un mago spadaccino, un apprendista con i compiti da fare, un corridore per le commissioni e uno schiavo che porta le borse.
army-Q5 = Esploratori del Cielo
army-Q5-text = Un giovane drago in aria, un veggente a terra e due sventurati davanti a tutti e due.
army-Q6 = Cavalieri del Sigillo
army-Q6-text = La cenere e l’ambizione combattono per il Sigillo, e un goblin le segue con l’abbecedario sottobraccio.

## Ranks, types and values
rank-weak = debole
rank-standard = standard
rank-tough = forte
rank-unique = unico
speedtype-boot = stivale
speedtype-horseshoe = ferro di cavallo
speedtype-wing = ala
attacktype-sword = spada
attacktype-bow = arco
attacktype-wand = bacchetta
value-speed = velocità
value-attack = attacco
value-defense = difesa
value-damage = danno
value-range = gittata
value-ranged-damage = danno a distanza
