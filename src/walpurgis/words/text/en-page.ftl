# The arena’s page with pictures, and how numbers are written.

## Numbers
whole = { $number }
percent = { $number }%

## The page with pictures
page-house = Walpurgis, the arena
page-form-match = One match
page-form-round-robin = All against all
page-form-gauntlet = { $first } against all the others
page-form-ladder = A ladder
page-run = { $form } · { $players } at the table · seed { $seed }
page-options = Options: { $options }
page-tile-games = games
page-tile-decisions = decisions per game
page-tile-time = per game
page-tile-first = won by the first player
page-tile-unwon = won by nobody
page-tile-faults = faults
page-bots = Who wins
page-bots-about = Share of wins with its 95% interval; a shared victory counts in part. The line marks an equal share.
page-meetings = Meeting by meeting
page-meetings-about = Share of the bot named first.
page-strength = How strong they are
page-strength-about = Ratings by openskill, two uncertainties either way; newcomers begin at 25.
page-seats = Does the seat matter?
page-seats-about = Share of wins by seat, for each bot and for the first player. Seats rotate, and each deal is played from every seat.
page-seat = Seat { $seat }
page-begins = Goes first
page-everybody = everyone
page-group-about = Share of wins of those who had it, with its 95% interval.
page-lengths = How many decisions a game takes
page-lengths-about = Decisions of all players together.
page-scores = Scores
page-scores-about = The box is the middle half, the line is the median.
page-times = Time per game
page-times-about = In milliseconds: each bot’s thinking, and the rest for rules and bookkeeping.
page-rest = rules
page-share = share of wins
page-decisions = decisions
page-milliseconds = milliseconds
page-score = score
page-faults = What went wrong
page-foot = The same seed gives the same games on every machine. Played by walpurgis arena.
page-tile-turns = { $unit } per game
page-turns = turns or rounds
page-pooled = All bots are counted together: a high share may only mean that the better bot likes it.
page-table-about = Share of wins in the games played with it.
page-table-one = Share of wins of { $bot } in the games played with it.
page-table-first = Share of wins of the first player in the games played with it.
page-most = The { $shown } with the most games, of { $all }.
page-turns-heading = How long games are
page-turns-about = Each bar counts the games of that length.
page-reach = { $low } to { $high }
