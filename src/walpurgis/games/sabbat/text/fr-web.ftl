# What only the browser says about Sabbat Magica: refusals with their numbers.

web-sm-why-gate = Le portail demande { $asked-obj }, et vous n’avez { $have ->
        [0] pas { $kind-of }
        [one] qu’{ $kind-obj }
       *[other] que { $have } { $kind-many }
    }.
web-sm-why-mirror = Un miroir brisé ne rapporte rien : choisissez-en un qui tient encore.
web-sm-why-steps = Votre magicien avance de 1 case ; jusqu’à { $square }, il y en a { $steps }.
web-sm-why-bridge = Vous avez 0 fantôme sur le pont-levis et { $count } au cimetière.

# The form of a new table
web-sm-choose-peoples = Choisir les peuples
