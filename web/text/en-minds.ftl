# Opponents, hints and the review of a game, as the pages show them.

web-opponent-on = Who plays seat { $n }
