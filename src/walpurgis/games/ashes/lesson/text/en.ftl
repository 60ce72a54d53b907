# The lesson of Ashes to Ashes in English.

web-aa-lesson-rival = The Vampires
web-aa-lesson-table = Night has fallen over ten by ten spaces. You play the Humans (gold, bottom left); the Vampires (crimson) live top right. The Chosen, a child of light, walks down the electric diagonal, one space after every turn: get her home before she reaches the last one. The grey hooded figures are the Secret Society; whoever ends near them loses points. A few path tiles are already in place, and it is your turn.
web-aa-lesson-token = Phase 1: each character has an ally token. In its own zone it raises the power level; on the shared outer spaces it does other things. Click the Reverend’s token, then the Mystic.
web-aa-lesson-portal = The bars across edges are portals. Dark ones hurt Humans, light ones hurt Vampires: whoever runs into one loses 2 points and stops. Portal P1 blocks the Major’s path north. The Mystic lets you move it: click it, then an edge on the other side. There it shows its other face and blocks the Vampires’ path home.
web-aa-lesson-card = Phase 2: play as many cards as you like. This one is the Major’s: place or turn its tiles around him, then he may walk.
web-aa-lesson-tile = What glows can be used. The tile is shown just as it will be placed; R, the wheel or the small pictures turn it. A curve on C6 joins your path to the crossroads on D6.
web-aa-lesson-walk = Now the Major walks. A figure follows its path to the end, and at a branch you choose; the dotted line shows the whole route and what it would cost.
web-aa-lesson-generic = The other kind of card: one tile anywhere on the board; then you may send anyone whose path crosses it, even an enemy. Place a curve on E6, next to the Chosen.
web-aa-lesson-chosen = The Chosen is right beside the Major, and his path is open to her. Catch her! Whoever holds her must carry her to a space of their own base.
web-aa-lesson-defence = The Vampires placed a tile, too. A path may cross the electric diagonal as if it were a straight tile; but you are on the other side, so Sryz stops on it and must attack. Attacks from the rear hurt most, and the Major and Sryz make every blow worse. The table names a symbol: discard a card that has it, and the attack is cancelled.
web-aa-lesson-attack = Your turn again, and now you strike: Sryz is right beside you, with an open path between you. She may defend in the same way.
web-aa-lesson-home = The way home is open: portal P1 is gone. The dotted line ends in your base. Go!
web-aa-lesson-last = You have won: the Chosen is home. You can also win by taking all the other side’s points; if she reaches the last space, only the Society wins. If something isn’t allowed, the table tells you why. Good night, and good luck!
