# Sorcery auf Deutsch: Magie. Zaubern, Bannen, Nachschlagen, was Sprüche bewirken, und Bücher, die den Träger wechseln. $who ist eine Figur mit ihrem Kürzel.

## Questions
ask-mode = { $spell }: auf welche Weise?
ask-glyph = Wohin kommt { $spell }?
ask-bookmark = { $who-cap } schlägt „{ $book }“ auf: bei welchem Spruch?
ask-counter = { $who-cap } spricht { $spell }. Bannst du den Spruch?

## Sides of a base
bearing-n = im Norden
bearing-ne = im Nordosten
bearing-e = im Osten
bearing-se = im Südosten
bearing-s = im Süden
bearing-sw = im Südwesten
bearing-w = im Westen
bearing-nw = im Nordwesten

## What is added to a roll
modifier-attack-value = { $amount } Angriffswert
modifier-focus = +{ $amount } { power-focus }
modifier-glyph-of-focus = +{ $amount } { spell-P25 }
modifier-counter-spell = +{ $amount } fürs Bannen
modifier-counterspell = +{ $amount } Bannzauber
modifier-chaos-bolt = +{ $amount } { spell-P08 }

## Choices
option-cast-spell = { $who } spricht { $spell } („{ $book }“)
option-cast-in-vain = { $who } spricht { $spell } („{ $book }“); die Illusion wird sofort aufgehoben und ist verloren
option-choose-mode = { $mode }
option-aim-at = { $who }
option-attack-by-spell = { $who } (ab { $needed }, { $chance } %)
option-aim-at-enchantment = { $spell } auf { $who }
option-aim-at-spell = { $spell }
option-lay-glyph = Gleich { $bearing }
option-lay-glyph-at = Bei { $degrees } Grad
option-bookmark = { $spell }
option-let-pass = Geschehen lassen
option-counter = Mit { $who } bannen ({ $chance } %)
option-counter-with = Mit { $who } und { $counterspell } bannen ({ $chance } %)
option-browse = { $who } schlägt nach: „{ $book }“ ({ $bars ->
    [one] ein Strich
   *[other] { $bars } Striche
 })
option-shake-off = { $who } schüttelt { $spell } ab
option-equip = { $who } nimmt „{ $book }“ auf
option-drop = { $who } legt „{ $book }“ ab
option-hand-over = { $who } gibt „{ $book }“ weiter: { $friend }

## Events: casting
event-spell-cast = { $who-cap } spricht { $spell } aus „{ $book }“.
event-mode-chosen = { $spell }: { $mode }.
event-spell-aimed = { $spell } zielt auf { $targets-acc }.
event-spell-aimed-at-spell = { $spell } greift nach { $other }.
event-glyph-laid = { $who-cap } zeichnet { $spell } auf den Boden.
event-ward-held = Der Schutz hält, { $who-the } bleibt verschont: { $spell } verpufft.
event-bookmarked = Du markierst { $spell } in „{ $book }“.
event-bookmark-moved = { $seat } markiert einen neuen Spruch in „{ $book }“.
event-turned-face-down = { $spell } liegt verdeckt oben auf „{ $book }“.
event-codex-forgave = „{ $book }“ verzeiht, dieses eine Mal: { $spell } kommt offen unter den Stapel.
event-card-revealed = In „{ $book }“ kommt { $spell } zum Vorschein.

## Events: countering
event-counter-tried = { $who-cap } hebt den Zauberstab gegen { $spell }.
event-counterspell-used = { $who-cap } nutzt { $counterspell } aus „{ $book }“.
event-casting-rolled = { $who-cap } spricht mit { $rolled }, { $modifiers }: { $total }.
event-countering-rolled = { $who-cap } bannt mit { $rolled }, { $modifiers }: { $total }. Nötig ist mehr als { $needed }.
event-spell-countered = { $spell } ist gebannt und misslingt.
event-counter-failed = Der Bann verpufft. { $spell } wirkt.
event-backlash-struck = Rückschlag! Die Magie wendet sich gegen { $who-acc }.

## Events: browsing
event-browsed = { $who-cap } schlägt für { $bars ->
    [one] einen Strich
   *[other] { $bars } Striche
 } in „{ $book }“ nach.
event-turned-face-up = { $spell } wird in „{ $book }“ wieder aufgedeckt.
event-token-removed = { $who-cap } verliert eine Marke.

## Events: what spells do
event-token-put = { $who-cap } bekommt eine Marke.
event-mend-rolled = { $who-cap }: Der Würfel zeigt { $die }, das heilt { $clicks ->
    [one] einen Klick
   *[other] { $clicks } Klicks
 }.
event-bolt-rolled = Der Würfel zeigt { $die }: { $damage } Schaden.
event-tithed = { $who-cap } entzieht { $friend-dat } Lebenskraft.
event-enchanted = { $spell } liegt nun auf { $who-dat }.
event-glyph-woke = { $spell } beginnt zu glimmen.
event-illusion-rose = { $spell } liegt über dem Spielfeld, noch { $turns ->
    [one] einen Zug
   *[other] { $turns } Züge
 } ihres Zauberers lang.
event-illusion-canceled = { $spell } ist aufgehoben, ehe jemand daran glaubt.
event-shook-off = { $who-cap } schüttelt { $spell } ab.

## Events: books change hands
event-equipped = { $who-cap } nimmt „{ $book }“ auf.
event-book-stayed = „{ $book }“ sträubt sich gegen { $who-acc } und bleibt, wo es ist.
event-handed-over = { $who-cap } gibt „{ $book }“ an { $friend-acc } weiter.
