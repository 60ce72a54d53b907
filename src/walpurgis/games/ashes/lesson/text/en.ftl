# The lesson of Ashes to Ashes in English.

web-aa-lesson-rival = The Vampires
web-aa-lesson-table = A night of ten by ten spaces. You play the Humans (gold, below left); the Vampires (crimson) live above right. A child of light, the Chosen, walks down the electric diagonal, one space after every turn: bring her home before she reaches the last one. The grey hooded figures are the Secret Society; whoever ends near them loses points. Paths already lie, and it is your turn.
web-aa-lesson-token = Phase 1: each character has an ally token. In its own zone it raises the power level; on the shared places it does other things. Click the Reverend's token, then the Mystic.
web-aa-lesson-portal = The bars across edges are portals. Dark ones hurt Humans, light ones hurt Vampires: whoever runs against one loses 2 points and stops. Portal P1 bars the Major's way north. The Mystic lets you move it: click it, then an edge on the other side. There it turns its other face and bars the Vampires' way home.
web-aa-lesson-card = Phase 2: play your cards, as many as you like. This one is the Major's: lay or turn its tiles around him, then he may walk.
web-aa-lesson-tile = What glows can be used. The tile is shown as it will lie; R, the wheel or the small pictures turn it. A curve on C6 joins your path to the crossroads on D6.
web-aa-lesson-walk = Now the Major walks. A figure goes on as long as its path does, and at a branch you choose; the dotted line shows the whole way, and what it would cost.
web-aa-lesson-generic = The other kind of card: one tile anywhere on the board, then anybody whose path leads over it may be sent there, even an enemy. Lay a curve on E6, beside the Chosen.
web-aa-lesson-chosen = The Chosen stands right beside the Major, and his path is open to her. Catch her! Whoever holds her must bring her home to one of the own base spaces.
web-aa-lesson-defence = The Vampires laid a tile, too. A path may cross the electric diagonal as if it were a straight tile; but you stand on the other side, so Sryz stops on it and must attack. Attacks from the rear hurt most; Major and Sryz make every blow worse. The table names a symbol: discard a card that has it, and the attack is cancelled.
web-aa-lesson-attack = Your turn again, and now you strike: Sryz stands next to you, and a free path leads to her. She may defend in the same way.
web-aa-lesson-home = The way home is open: portal P1 is gone. The dotted line ends in your base. Go!
web-aa-lesson-last = You have won: the Chosen is home. One can also win by taking all points of the other side; if she reaches the last space, nobody does but the Society. Whatever is not possible, the table explains. Good night, and good luck!
