# Sorcery in English: the set-up. $east and $north are inches, the same in every language.

## Questions
ask-army = Choose your army: up to { $points } points.
ask-terrain = Place a piece of terrain, or leave it. ({ $left } left for you)
ask-terrain-place = Where does { $piece-the } go?
ask-objective = Where does your objective go?
ask-deploy = Who takes up position next? ({ $left } to go)
ask-place = Where does { $who-the } stand, and facing which way?

## Choices
option-take-army = { $army } ({ $points } points)
option-own-army = Your own army ({ $points } points): { $code }
option-lay-terrain = Place { $piece-a }, { $width } by { $depth } inches
option-pass-terrain = Place nothing
option-at-spot = { $east } inches from the west edge, { $north } from the south edge
option-beside-friend = In contact, { $where } { $friend }
beside-left = to the left of
beside-right = to the right of
beside-behind = behind
option-deploy-line = { $count ->
    [one] Put the last one into the line
   *[other] Line up all { $count } of them
}
option-deploy-figure = { $who }

## Events
event-mustered = { $seat } musters { $warriors-a }, { $points } points in all. { $books-count ->
    [0] Not a single book among them.
    [one] One book goes with them: { $books }.
   *[other] { $books-count } books go with them: { $books }.
}
event-rolled-for-first = { $seat } rolls { $one } and { $other }: { $total }.
event-first-found = { $seat } goes first.
event-field-laid = The battlefield: { $field }.
event-no-field-fits = No prepared battlefield fits this table, so you lay it out yourselves.
event-terrain-laid = { $seat } places { $piece-a } at { $east }, { $north }.
event-terrain-passed = { $seat } leaves the ground as it is.
event-objective-laid = { $seat } places objective { $objective } at { $east }, { $north }.
event-centre-laid = The first objective is at the centre.
event-bookmark-laid = { $who-cap } opens { $book } at { $spell }.
event-bookmark-hidden = { $who-cap } opens { $book }. At which page, only { $seat } knows.
event-deployed = { $who-cap } takes up position at { $east }, { $north }.
event-line-deployed = { $seat } lines up { $count ->
    [one] a warrior
   *[other] { $count } warriors
}.
