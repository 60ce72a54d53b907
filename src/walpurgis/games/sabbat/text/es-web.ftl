# What only the browser says about Sabbat Magica: refusals with their numbers.

web-sm-why-gate = El portal pide { $asked-obj }, y tú { $have ->
        [0] no tienes { $kind-many }
        [one] solo tienes { $kind-obj }
       *[other] solo tienes { $have } { $kind-many }
    }.
web-sm-why-mirror = Un espejo roto no da nada: elige uno que siga colgado.

# The form of a new table
web-sm-choose-peoples = Elegir los pueblos
