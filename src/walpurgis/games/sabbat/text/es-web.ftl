# What only the browser says about Sabbat Magica: refusals with their numbers.

web-sm-why-gate = El portal pide { $asked-obj }, y tú { $have ->
        [0] no tienes { $kind-many }
        [one] solo tienes { $kind-obj }
       *[other] solo tienes { $have } { $kind-many }
    }.
web-sm-why-mirror = Un espejo roto no da nada: elige uno que siga colgado.
web-sm-why-steps = Tu mago se mueve 1 casilla; hasta { $square } hay { $steps }.
web-sm-why-bridge = Tienes 0 fantasmas en el puente levadizo y { $count } en el cementerio.

# The form of a new table
web-sm-choose-peoples = Elegir los pueblos
