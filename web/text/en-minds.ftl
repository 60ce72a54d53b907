# Opponents, hints and the review of a game, as the pages show them.

web-opponent-on = Who plays seat { $n }

## Hints and reviews
web-review = Review
web-review-judging = The house looks at every decision…
web-review-judged = { $done } of { $all }
web-review-go = Show move { $at }
web-review-gives = gives away { $percent }%
web-review-chosen = Chosen
web-review-better = Better
web-review-again = Try again
web-review-graph-help = Click into the picture to go to that moment.
web-refused-no-such-review = This review is no longer available. Ask for it again.
web-refused-no-review = This game cannot be judged under the present rules.
web-refused-no-hint = Nobody has a hint here.
web-answer-words = { $answer }
web-hint-thinking = Thinking…
