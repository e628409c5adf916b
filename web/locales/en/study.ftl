### The analysis board.

study-title = Analysis board
study-lead = Look into a game: step through it, try other decisions for anybody, see what they are worth, and let the whole game be reviewed. Everything is worked out on this device.
study-open-file = Choose a file
study-open-file-text = A record of a game, or a position. You can drop it here as well.
study-open-paste = Or paste its text
study-open = Open
study-open-mine = Your finished games
study-opening = Setting up the game…
study-missing = There is no such game, or you may not see it.
study-unfinished = This game is still on. It can be analysed when it is over.
study-no-hints = This game is still on, and its players have not agreed on hints. It can be analysed when it is over.
study-own = The game is still on, so you see what you know. What others hide is drawn anew here: it is not what they hold.
study-to-game = Back to the table
refusal-unfinished = The game is still on: its record can be had when it is over.
study-another = Another game
refusal-bad_link = This link does not hold a position, or not all of it.

study-panel = Analysis
study-fold = Show the decision
study-unfold = Show the analysis
study-tab-moves = Moves
study-tab-worth = Evaluation
study-tab-review = Review
study-tab-share = Share
study-tab-decide = Decide

study-start = The beginning
study-step = { $now } of { $count }
study-variation = Variation
study-back = Back to the game
study-decides = Decides
study-hint = Decide something at the board to try another way. Arrow keys step through the game.
study-moves = Moves
study-deepen = variation

study-evaluate = Evaluate this moment
study-evaluate-again = Evaluate again
study-while = Evaluate wherever I look
study-stop = Stop
study-working = Working it out…
study-progress = { $done } of at most { $total } games played on
study-over = The game is over here. Go back to a moment where somebody still decides.
study-evaluate-text = Many games are played on from here to their ends, and counted.
study-chances = Who will win
study-plans = Best plans for { CHAIN($chain) }
study-plans-none = No plan yet.
study-plan-try = Try it
study-plan-then = Then: { $actions }
study-plan-numbers = { $percent }% · { MONEY($dollars, sign: "yes") }
study-chance = { $percent }%

study-review = Review this game
study-review-again = Review again
study-review-text = Every decision is looked at: how the chances to win changed, which decisions cost most, and what would have been better.
study-review-nothing = There are no moves to review yet.
study-chart = Chances to win by decision
study-chart-go = { $where }: { $chances }
study-chart-seat = { CHAIN($chain) } { $percent }%
study-mistakes = Costly decisions
study-mistakes-none = No decision was clearly costly.
study-mistakes-all = Everybody
study-lost = −{ $percent }%, { MONEY($dollars) }
study-lost-label = This cost about { $percent }% of the chance to win and { MONEY($dollars) }.
study-better = Better: { $actions }
study-turning = Turning points
study-turning-none = The chances never changed at one stroke.
study-turned = { CHAIN($chain) }: { $before }% → { $after }%
study-examined = { $count ->
    [one] { $count } decision was examined closely.
   *[other] { $count } decisions were examined closely.
  }
study-reduced = Games with modules or many players take longer, so less was tried than in a base game of three: small mistakes may be missing.
study-try-better = Try what is better

study-share-moment = Copy a link to this moment
study-share-position = Copy a link to this position
study-share-text = Whoever has the link can look at this moment and try things themselves.
study-shared = The link is on your clipboard.
study-share-failed = Copy this address:
study-save-record = Save this line as a record
study-edit = Edit this position
study-save-position = Save this position
study-files = Files
study-links = Links
study-play = Play on from here
study-play-text = A new game begins with this position.
study-play-seat = You play
study-play-level = The others
study-play-people = People
study-play-where = Where
study-play-device = On this device
study-play-server = On the server
study-play-go = Begin
