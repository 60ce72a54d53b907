# Adversaires, conseils et retour sur une partie, tels que les pages les montrent.

web-opponent-on = Qui joue à la place { $n }
