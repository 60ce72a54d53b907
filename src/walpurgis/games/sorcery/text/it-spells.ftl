# Sorcery in Italian: the spells. Names, what each card says, and the modes of those that have several. Who may use a spell, its pages and its bars are printed
# beside the text and not in it. An enchantment begins with its target; an illusion begins with the kind of domain it counts as.
# "In contatto di base" is contact with the caster, "il lanciatore".

spelltype-sorcery = stregoneria
spelltype-enchantment = incantamento
spelltype-glyph = glifo
spelltype-illusion = illusione

## Sorceries
spell-P01 = Lancia di Brace
spell-P01-text = Fai un attacco a distanza contro un modello nemico. Infligge 3 danni invece del danno a distanza del lanciatore.
spell-P02 = Morsa di Gelo
spell-P02-text = Fai un attacco a distanza contro un modello nemico con meno di due segnalini azione. Se riesce, non infligge danni ma mette un segnalino azione sul bersaglio. Questo non causa sforzo.
spell-P03 = Rombo di Tuono
spell-P03-text = Fai un attacco a distanza da 2 danni contro un modello nemico. Il tiro vale anche contro tutti gli altri modelli entro 2 pollici da lui, amici o nemici, tranne il lanciatore: chi viene raggiunto subisce 1 danno.
spell-P04 = Risanare le Carni
spell-P04-text = Guarisci il lanciatore o un modello amico in contatto di base. Tira un dado: 1 o 2 guarisce di 1 click, 3 o 4 di 2, 5 o 6 di 3.
spell-P05 = Decima d’Anime
spell-P05-text = Un modello amico in contatto di base subisce 2 danni da sforzo. Il lanciatore guarisce di 2 click e perde tutti i suoi segnalini azione, prima di ricevere quello di questa azione. L’incantesimo va a faccia in giù in cima alla pila.
spell-P06 = Passo del Portale
spell-P06-text = Muovi fino a 8 pollici in linea retta, scavalcando tutto, un modello amico in contatto di base che in questo turno non ha ricevuto azioni, e orientalo. Non può finire su una base o in terreno bloccante, né ricevere azioni in questo turno.
spell-P07 = Rovina Meteorica
spell-P07-text = Fai un attacco a distanza contro un modello nemico. Infligge 5 danni invece del danno a distanza del lanciatore. L’incantesimo va a faccia in giù in cima alla pila.
spell-P08 = Dardo del Caos
spell-P08-text = Scegline uno: un attacco a distanza con +2 all’attacco, che infligge come danno la metà di un dado, arrotondata per eccesso; oppure un attacco a distanza da 1 danno, a cui una linea di tiro bloccata non è d’ostacolo.
spell-P08-mode-a = +2 all’attacco, mezzo dado di danno
spell-P08-mode-b = Attraverso tutto, 1 danno
spell-P09 = Dissoluzione
spell-P09-text = Scegline uno: fai finire un incantamento il cui bersaglio è entro 10 pollici dal lanciatore; un glifo entro 10 pollici dal lanciatore; oppure un’illusione. Può essere di qualsiasi giocatore.
spell-P09-mode-a = Far finire un incantamento
spell-P09-mode-b = Far finire un glifo
spell-P09-mode-c = Far finire un’illusione
spell-P10 = Adunata dei Vessilli
spell-P10-text = Ogni altro guerriero amico entro 6 pollici dal lanciatore perde un segnalino azione. L’incantesimo va a faccia in giù in cima alla pila.
spell-P11 = Giudizio di Luce
spell-P11-text = Fai un attacco a distanza contro uno o due modelli nemici. Ogni modello colpito subisce 2 danni, o 3 se ha il simbolo dei Crociati Neri o dell’Apocalisse.

## Enchantments
spell-P12 = Vista Arcana
spell-P12-text = Sul lanciatore o su un modello amico in contatto di base. Per il bersaglio, Forma Spettrale e Invisibilità Limitata degli altri modelli non esistono. Finisce quando il bersaglio fa un attacco a distanza che fallisce.
spell-P13 = Pelle di Pietra
spell-P13-text = Sul lanciatore o su un modello amico in contatto di base. Il bersaglio ha Robustezza. Finisce all’inizio della fase finale di ogni turno in cui il bersaglio ha subito danni.
spell-P14 = Barriera Ley
spell-P14-text = Sul lanciatore o su un modello amico in contatto di base. La prossima volta che l’incantesimo di un mago nemico sceglie come bersaglio quel modello, l’incantesimo fallisce come se fosse stato contrastato, e Barriera Ley finisce.
spell-P15 = Membra di Piombo
spell-P15-text = Su un modello nemico entro 8 pollici dal lanciatore e nella sua linea di tiro. La velocità del bersaglio si riduce di 3. Finisce quando al bersaglio viene assegnata un’azione speciale per scrollarsi di dosso l’incantesimo.
spell-P16 = Marchio di Sangue
spell-P16-text = Su un modello nemico entro 6 pollici dal lanciatore. Ogni volta che il bersaglio subisce danni da sforzo, ne subisce 1 in più. Finisce quando il lanciatore è eliminato.
spell-P17 = Ali d’Etere
spell-P17-text = Sul lanciatore o su un modello amico in contatto di base. Il bersaglio ha Volo. Finisce quando al bersaglio viene assegnata un’azione di attacco corpo a corpo.
spell-P18 = Lama Letale
spell-P18-text = Sul lanciatore o su un modello amico in contatto di base. Il valore di danno del bersaglio aumenta di 1. Finisce quando il bersaglio fa un attacco corpo a corpo riuscito.
spell-P19 = Accordo dei Nove
spell-P19-text = Su un modello amico in contatto di base. Il valore d’attacco del bersaglio aumenta di 2 e il suo valore di danno di 1. All’inizio di ogni fase finale di chi lo controlla subisce 1 danno. Finisce quando il bersaglio viene guarito.

## Glyphs
spell-P20 = Glifo di Protezione
spell-P20-text = I modelli amici entro 3 pollici dal glifo hanno +1 alla difesa contro gli attacchi a distanza.
spell-P21 = Glifo del Vincolo
spell-P21-text = I modelli nemici entro 4 pollici dal glifo si disimpegnano solo con 6.
spell-P22 = Glifo del Silenzio
spell-P22-text = I maghi nemici entro 6 pollici dal glifo non possono lanciare incantesimi. Possono ancora contrastare e ricercare.
spell-P23 = Glifo del Rinnovamento
spell-P23-text = All’inizio della tua fase di comando, guarisci di 1 click un modello amico entro 3 pollici dal glifo.
spell-P24 = Glifo delle Ceneri
spell-P24-text = Scegline uno: ogni modello nemico che finisce un movimento entro 2 pollici dal glifo subisce 1 danno; oppure l’area entro 2 pollici dal glifo è terreno d’intralcio.
spell-P24-mode-a = 1 danno ai nemici che si fermano vicino
spell-P24-mode-b = Terreno d’intralcio tutt’intorno
spell-P25 = Glifo del Focus
spell-P25-text = Il lanciatore aggiunge 1 ai suoi tiri di Contromagia, e la sua gittata aumenta di 2.

## Illusions
spell-P26 = Falso Crepuscolo
spell-P26-text = Dominio climatico. Ogni gittata superiore a 6 è 6. Cancella Cielo Sereno e ne è cancellato. Finisce all’inizio della tua seconda fase finale dopo questo turno.
spell-P27 = Foresta Fantasma
spell-P27-text = Dominio di terreno. Ogni linea di tiro più lunga di 6 pollici vale come se attraversasse terreno d’intralcio. Finisce all’inizio della tua seconda fase finale dopo questo turno.
spell-P28 = Miraggio di Palude
spell-P28-text = Dominio climatico con precipitazione. Ogni velocità superiore a 6 è 6, e nessuno può usare l’impeto. Cancella Ondata di Caldo ed è cancellato da Gelata Improvvisa. Finisce all’inizio della tua prima fase finale dopo questo turno.
spell-P29 = Incubo a Occhi Aperti
spell-P29-text = Dominio di catastrofe. Nessuno può usare Raggrupparsi, la marcia forzata o il volo alto; i modelli in volo alto atterrano subito. Finisce all’inizio della tua terza fase finale dopo questo turno.

## Never cast
spell-P30 = Negazione
spell-P30-text = Non lanciare. Usala con Contromagia: aggiungi 2 al tiro di chi contrasta. Poi va a faccia in su in fondo alla pila, e scegli un nuovo incantesimo corrente.
spell-P31 = Barriera a Specchio
spell-P31-text = Non lanciare. Usala con Contromagia: tira due dadi per il tiro di chi contrasta, non uno. Poi va a faccia in giù in cima alla pila.
spell-P32 = Contraccolpo
spell-P32-text = Non lanciare. Usalo con Contromagia: aggiungi 1 al tiro di chi contrasta e, se l’incantesimo fallisce, il suo lanciatore subisce 1 danno. Poi Contraccolpo va a faccia in giù in cima alla pila.
spell-P33 = Margini Protetti
spell-P33-text = Non lanciare. Finché è a faccia in su in un punto qualsiasi della pila, il possessore ha +1 alla difesa contro gli attacchi a distanza.
spell-P34 = Indice del Saggio
spell-P34-text = Non lanciare. Finché è a faccia in su in un punto qualsiasi della pila, ogni altro incantesimo della pila che ha tre barre ne ha due.
spell-P35 = Rilegatura Gelosa
spell-P35-text = Non lanciare. Finché è nella pila, solo i guerrieri del proprietario del libro possono equipaggiarsi con il libro.
