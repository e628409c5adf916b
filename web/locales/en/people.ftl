### Profiles, leaderboards and statistics: only loaded when somebody opens them.

people-leaders = Leaderboards
people-statistics = Statistics
people-profile = My profile
people-since = Here since { $date }
people-nothing = No finished games yet.
people-pace-live = Live
people-pace-turns = By turns
people-pace-bots = With { -bot(form: "many") }
people-pace-solo = Against { -the-chain }
people-pace = How it was played
people-pace-all = Every way
people-rating = Rating
people-rating-value = { $rating } ± { $off }
people-rating-help = Everybody begins at 1000. The true value lies within the ± in 19 of 20 cases; lists go by its lower end, so a long record counts for more than one lucky game.
people-rating-course = Rating after each of the latest { $count } games, from { $first } to { $last }
people-rating-games = { $games ->
    [one] { $games } game, { $wins } won
   *[other] { $games } games, { $wins } won
  }
people-unrated = Counts for no rating
people-unrated-friendly = Friendly game
people-unrated-learning = Learning table
people-unrated-introduction = Introductory game
people-unrated-hot_seat = One person on several seats
people-unrated-solo = Solo game
people-unrated-gone_on = Begun elsewhere
people-unrated-too_few = Too few with a rating
people-unrated-known_map = Map known from before
people-by-kind = By players and modules
people-players = { $count } players
people-players-label = Players
people-players-all = Any number
people-base = Base game
people-expansion = With modules
people-modules-label = Modules
people-modules-all = Any
people-rivals = Head to head
people-rivals-help = How often one ended ahead of the other.
people-ahead = ahead { $ahead } · behind { $behind }
people-openings = Favourite openings
people-solo = Against { -the-chain }
people-history = Finished games
people-history-more = Earlier games
people-game = { $date } · { $rounds } rounds
people-replay = Look at the game
people-private = Games at private tables are counted, but only those who played there can open them.
people-shown = Who may see my profile
people-shown-everybody = Everybody
people-shown-played = People I played with
people-shown-nobody = Nobody
people-shown-help = Leaderboards list those whose profile everybody may see.
people-guest = Guests have no profile. Give yourself a name and a password, and your games count.
people-place = { $place }.
people-who = Who
people-games = Games
people-wins = Won
people-leaders-help = Among people whose profile everybody may see. The levels of { -bot(form: "many") } are there to compare with.
people-leaders-more = Next places
people-leaders-none = Nobody has a rating here yet. Finish a game with somebody who is registered too.
people-statistics-help = Over all finished games of this server, what people did in them. Every line leads to its games.
people-kind = Of what
people-kind-opening = Openings
people-kind-milestone = { CAP(-milestone(form: "many")) }
people-kind-reserve = { CAP(-reserve-card(form: "many")) }
people-kind-place = First { -restaurant }
people-kind-tile = { CAP(-tile(form: "many")) }
people-kind-map = Maps
people-place-corner = In a corner of the map
people-place-edge = At the edge of the map
people-place-centre = In the centre of the map
people-reserve = Card { $card }
people-tile = { CAP(-tile) } { $tile }
people-opening-nothing = nobody
people-opening-then = { $first }, then { $second }
people-times = Times
people-rate = Win rate
people-rate-value = { $rate } ({ $low } – { $high })
people-even = If equal
people-cash = Cash
people-cash-best = Winner's cash
people-rounds = Rounds
people-statistics-none = No finished games like this yet.
people-games-of = Games: { $what }
people-back = Back to the statistics

## Open tables, invitations, rematches, notes.

people-tables = Open tables
people-tables-help = Public tables with a free seat. Set your own when none fits.
people-tables-none = No open table fits. Set one yourself, or look for something else.
people-tables-more = More tables
people-tables-sit = Have a look
people-filter-rated = Counts for ratings
people-filter-pace = Pace
people-filter-learning = Learning
people-filter-any = Either
people-filters = What you look for
people-filter-yes = Yes
people-filter-no = No
people-filter-for-me = Only where I have played enough
people-clock-none = No clock
people-clock-per_turn = { $time } a turn
people-clock-bank = { $time } each, plus { $more } a turn
people-clock-turn_and_bank = { $time } a turn, plus { $more } in stock
people-chip-rated = Counts
people-chip-friendly = Friendly
people-chip-learning = Learning table
people-chip-hints = Hints allowed
people-chip-experience = From { $count } finished games
people-free = { $count ->
    [one] one free seat
   *[other] { $count } free seats
  }
people-option-friendly = Friendly game
people-option-friendly-help = Counts for nobody's rating.
people-option-learning = Learning table
people-option-learning-help = Hints are allowed, taking back is welcome, nothing counts. Whoever has finished ten games is marked.
people-option-experience = For people who have finished
people-option-experience-any = any number of games
people-option-experience-some = { $count } games
people-invite = Invite by name
people-invite-name = Name they sign in with
people-invite-send = Invite
people-invited = { $name } is invited.
people-notes-help = Only you see them. They are kept by themselves.
people-notes-kept = Kept.
people-notes-label = Notes about this game

## The account.

people-export = Everything of mine
people-export-help = One file with your account, games, records, chat, notes and ratings.
people-export-download = Download it
people-blocked = Blocked people
people-blocked-help = They cannot sit down where you sit or invite you, and you do not see what they say. They are not told.
people-blocked-none = You have blocked nobody.
people-block = Block
people-unblock = Unblock
people-delete = Delete my account
people-delete-help = Your name, password, settings, notes and chat are removed for good. Games you played with others stay, as games of somebody who left; in running ones a { -bot } plays on.
people-delete-password = Your password
people-delete-sure = Delete it for good
people-deleted = Your account is gone. Thank you for having played here.
