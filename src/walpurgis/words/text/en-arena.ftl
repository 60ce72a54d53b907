# The arena: tables and laws. The first words about it are in the other file, its page has one of its own.

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
arena-left-out = Too narrow for: { $columns }. With --json you get everything.
arena-fault-rule = Game { $game }: a rule failed and the game was aborted: { $what }
arena-more-faults = { $count ->
        [one] And one more fault.
       *[other] And { $count } more faults.
    }
arena-interrupted = Interrupted. No game was kept; with --out FILE, the same command could continue.
arena-interrupted-kept = Interrupted. The same command continues from { $file }.
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

## Refusals
refused-no-games = That can’t be played ({ $detail }).
refused-bad-results = These results can’t be continued ({ $detail }).
refused-missing-extra = That needs something installed first ({ $detail }).
refused-no-cluster = The cluster cannot be reached ({ $detail }).
refused-other-rules = Not all machines play by the same rules ({ $detail }).
refused-file-unwritten = { $file } cannot be written ({ $detail }).
refused-no-worker = A worker process could not be started; is there enough memory for it?
refused-no-room = There is no room left to write ({ $detail }).
refused-arena-bots = Name the bots with --bots, or use --laws.
refused-arena-games = Say how many games with --games, or use --until-sure.
refused-laws-with = --laws plays at random: it can’t be combined with { $options }.
refused-ray-with = --ray uses the cluster’s workers: it can’t be combined with --workers.
refused-wrong-limits = An answer may take between a tenth of a second and a day, not { $seconds } seconds.
refused-empty-bot = A bot has no name in “{ $bots }”.
refused-same-file = { $file } is named for two things: each needs a file of its own.
refused-no-file = { $file } is not an ordinary file.
refused-without-until-sure = Without --until-sure there is no use for { $options }.

## Help of the command line
cli-opt-form = match: all bots at one table; round-robin: everyone against everyone; gauntlet: the first against all others; ladder: newcomers climb past those they beat (match)
cli-opt-arena-players = number of players at a table that doesn’t seat all bots (2); with --laws, only this number
cli-opt-until-sure = stop a meeting as soon as it is clear who is better; --games is then the maximum
cli-opt-margin = smallest distance from an equal share of wins that --until-sure looks for (0.05)
cli-opt-risk = how often --until-sure may be wrong (0.05)
cli-opt-out = write each game to this file as it ends; an interrupted run continues from it
cli-opt-parquet = write a table of all games to this file (extra stats)
cli-opt-report = write a page with pictures to this file (extra stats)
cli-opt-ray = play on the Ray cluster at this address (extra ray)
cli-opt-seconds = time limit for one answer
cli-opt-megabytes = memory limit for a worker
cli-opt-laws = play at random and check the laws that hold for every game
