# Sorcery en español: la preparación. $east y $north son pulgadas, iguales en todos los idiomas.

## Preguntas
ask-army = Elige tu ejército: { $points } puntos como máximo.
ask-terrain = Coloca una pieza de terreno, o déjalo estar. (te quedan { $left })
ask-terrain-place = ¿Dónde va { $piece-the }?
ask-objective = ¿Dónde va tu marcador de objetivo?
ask-deploy = ¿Quién toma posiciones ahora? (faltan { $left })
ask-place = ¿Dónde se sitúa { $who-the }, y hacia dónde mira?

## Opciones
option-take-army = { $army } ({ $points } puntos)
option-own-army = Tu propio ejército ({ $points } puntos): { $code }
option-lay-terrain = Colocar { $piece-a }, { $width } por { $depth } pulgadas
option-pass-terrain = No colocar nada
option-at-spot = A { $east } pulgadas del borde oeste, a { $north } del borde sur
option-beside-friend = En contacto, { $where } { $friend }
beside-left = a la izquierda de
beside-right = a la derecha de
beside-behind = detrás de
option-deploy-line = { $count ->
    [one] Poner también al último en la línea
   *[other] Formar en línea a los { $count }
}
option-deploy-figure = { $who }

## Sucesos
event-mustered = { $seat } reúne sus tropas: { $warriors-a }, { $points } puntos en total. { $books-count ->
    [0] Ni un solo libro en el equipaje.
    [one] Un libro va con ellos: { $books }.
   *[other] { $books-count } libros van con ellos: { $books }.
}
event-rolled-for-first = { $seat } saca { $one } y { $other }, en total { $total }.
event-first-found = Empieza { $seat }.
event-field-laid = El campo de batalla: { $field }.
event-no-field-fits = Ningún campo de batalla preparado sirve para esta mesa: lo montáis vosotros.
event-terrain-laid = { $seat } coloca { $piece-a } en { $east }; { $north }.
event-terrain-passed = { $seat } deja el terreno como está.
event-objective-laid = { $seat } coloca el marcador de objetivo { $objective } en { $east }; { $north }.
event-centre-laid = El primer marcador de objetivo está en el centro.
event-bookmark-laid = { $who-cap } abre «{ $book }» por el conjuro «{ $spell }».
event-bookmark-hidden = { $who-cap } abre «{ $book }». Solo { $seat } sabe por qué página.
event-deployed = { $who-cap } toma posiciones en { $east }; { $north }.
event-line-deployed = { $seat } forma en línea a { $count ->
    [one] un guerrero
   *[other] { $count } guerreros
}.
