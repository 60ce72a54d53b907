# The arena: tables, laws, the page with pictures. The first words about it are in the other file.

## Tables
arena-strength = Strength (95%)
arena-thinking = ms per decision
arena-meeting = Meeting
arena-met = { $first } v { $others }
arena-games = Games
arena-verdict = Verdict
arena-better = { $bot } is better
arena-worse = { $bot } is worse
arena-even = no difference of that size
arena-undecided = undecided
arena-ladder = The ladder from the top: { $bots }
arena-first = The first player wins { $rate } of the games ({ $low } to { $high }).
arena-no-ratings = Strengths need an extra: pip install 'walpurgis[stats]'.
arena-deaths = { $count ->
        [one] A worker process died and was replaced; nothing is lost.
       *[other] Worker processes died { $count } times and were replaced; nothing is lost.
    }
arena-written = Written: { $file }
laws-progress = Checking the laws
laws-title = { $game }: { $games ->
        [one] { $games } random game
       *[other] { $games } random games
    }, { $questions ->
        [one] { $questions } question
       *[other] { $questions } questions
    }, seed { $seed }, { $seconds } s
laws-seats = { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
laws-kept = All laws hold.
laws-broken = Game { $game }, { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    }, seed { $seed }, question { $question }: { $law }: { $sentence }

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
page-lengths = How long games are
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

## Refusals
refused-no-games = That can’t be played ({ $detail }).
refused-bad-results = These results can’t be continued ({ $detail }).
refused-missing-extra = That needs something installed first ({ $detail }).
refused-no-cluster = The cluster cannot be reached ({ $detail }).
refused-other-rules = Not all machines play by the same rules ({ $detail }).
refused-file-unwritten = { $file } cannot be written ({ $detail }).
refused-arena-bots = Name the bots with --bots, or use --laws.
refused-arena-games = Say how many games with --games, or use --until-sure.
refused-laws-with = --laws plays at random: it can’t be combined with { $options }.
refused-ray-with = --ray uses the cluster’s workers: it can’t be combined with --workers.

## Help of the command line
cli-opt-form = match: all bots at one table; round-robin: everyone against everyone; gauntlet: the first against all others; ladder: newcomers climb past those they beat
cli-opt-arena-players = number of players at a table that doesn’t seat all bots (2); with --laws, only this number
cli-opt-until-sure = stop a meeting as soon as it is clear who is better; --games is then the maximum
cli-opt-margin = smallest distance from an equal share of wins that --until-sure looks for
cli-opt-risk = how often --until-sure may be wrong
cli-opt-out = write each game to this file as it ends; an interrupted run continues from it
cli-opt-parquet = write a table of all games to this file (extra stats)
cli-opt-report = write a page with pictures to this file (extra stats)
cli-opt-ray = play on the Ray cluster at this address (extra ray)
cli-opt-seconds = time limit for one answer
cli-opt-megabytes = memory limit for a worker
cli-opt-laws = play at random and check the laws that hold for every game
