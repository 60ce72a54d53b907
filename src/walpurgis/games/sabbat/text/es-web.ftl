# What only the browser says about Sabbat Magica: refusals with their numbers.

web-sm-why-gate = El portal pide: { $asked }. De eso tienes ({ $kind }): { $have }.
web-sm-why-mirror = Un espejo roto no da nada: elige uno que siga colgado.

# The form of a new table
web-sm-choose-peoples = Elegir mirando
