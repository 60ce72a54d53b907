# What the house itself says, whatever the game.
yes = yes
no = no
list-and = { $start } and { $last }
list-none = nothing
