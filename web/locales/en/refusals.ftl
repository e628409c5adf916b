### Why something is not possible. Codes are those of the rules, the table and the server.

## The rules

refusal-game_over = The game is over.
refusal-no_such_chain = There is no such { -chain } in this game.
refusal-not_a_player = You are watching: only a player can ask that.
refusal-not_awaited = It is not your turn: nothing is awaited from you now.
refusal-decides_nothing = That is { -the-chain }: it acts by itself, and nobody decides for it.
refusal-no_such_reserve = There is no { -reserve-card } { $card } in this game.
refusal-wrong_moment = Not now: the game is at “{ WORD("stage", $now) }”.
refusal-must_place = You passed before, so your first { -restaurant } must be placed now.
refusal-off_map = That would hang over the edge of the map.
refusal-not_empty = { $by_kind ->
    [road] There is a road in the way.
    [source] There is a drink source in the way ({ ITEM($by_item) }).
    [house] { CAP(-house) } { HOUSE($by_house) } is in the way.
    [garden] The garden of { -house } { HOUSE($by_house) } is in the way.
    [restaurant] A { -restaurant } of { CHAIN($by_chain) } is in the way.
    [campaign] { CAP(-campaign) } { CAMPAIGN($by_number) } is in the way.
    [coffee_shop] A { -shop } of { CHAIN($by_chain) } is in the way.
    [park] A { -park } is in the way.
    [works] A road under construction is in the way.
   *[other] Something is in the way.
  }
refusal-not_by_road = It must lie beside a road.
refusal-entrance_not_by_road = The entrance must open on a road. Turn it or move it.
refusal-entrance_tile = { CHAIN($chain) } already has its entrance on that { -tile }; first { -restaurant(form: "many") } need a { -tile } each.
refusal-not_your_cards = You have only { $have } of { CARD($card) }, not { $want }.
refusal-position_taken = Place { $position } in the { -turn-order } is taken.
refusal-no_such_position = Places in the { -turn-order } go from first to { $last }; there is no place { $position }.
refusal-no_hires_left = You have no hires left this turn.
refusal-not_entry = { CARD($card) } cannot be hired. Train somebody up to it.
refusal-pile_empty = { CARD($card) } is sold out, and you could not train one further this turn.
refusal-not_on_beach = You have no { CARD($card) } on the { -beach } who can be trained.
refusal-already_trained = Your { CARD($card) } has already been trained this turn.
refusal-no_career = { CARD($card) } cannot become { CARD($to, form: "one") }.
refusal-none_left = { CARD($card) } is sold out.
refusal-second_unique = You already have { CARD($card, form: "one") }, and nobody may have two.
refusal-ceo_is_cfo = Your { -ceo } already does the CFO’s work, so you can never train a CFO.
refusal-no_training = { $steps ->
    [one] You have no trainer left for { $steps } step.
   *[other] No trainer of yours can still give one card { $steps } steps.
  }
refusal-phantoms_first = Keep your training for the { CARD($card) } you hired from an empty pile.
refusal-phantoms_left = First train the { CARD($card) } you hired from an empty pile.
refusal-not_available = You have no { CARD($card) } at work who has not acted yet.
refusal-wrong_card = { CARD($card) } cannot do that.
refusal-no_such_token = { CAP(-campaign) } token { CAMPAIGN($number) } is not in this game.
refusal-not_running = { CAP(-campaign) } { CAMPAIGN($number) } is not running.
refusal-token_taken = { CAP(-campaign) } token { CAMPAIGN($number) } is in use.
refusal-kind_not_allowed = { CARD($card) } cannot start { KIND($kind, form: "one") }.
refusal-out_of_range = Too far: more than { $range } by road from your { -restaurant(form: "many") }.
refusal-wrong_duration = This { -campaign } can run for at most { $max ->
    [one] { $max } turn
   *[other] { $max } turns
  } (asked: { $turns }).
refusal-must_be_eternal = Your { -campaign(form: "many") } never end any more, so this one cannot have a length.
refusal-not_marketable = { ITEM($item) } cannot be advertised.
refusal-wrong_place = { $kind ->
    [airplane] Airplanes lie beside the map.
   *[other] Only airplanes lie beside the map; this goes on it.
  }
refusal-lines_off_map = The airplane would fly beyond the edge of the map ({ $count } from { $first }).
refusal-wrong_side = An airplane over these lines cannot lie there ({ WORD("side", $side) }).
refusal-over_offramp = An { -offramp } lies there.
refusal-side_taken = { CAP(-campaign) } { CAMPAIGN($number) } is on that side of the { -rural } ({ WORD("side", $side) }).
refusal-no_piece_left = None of these is left: { WORD("piece", $piece) }.
refusal-lobby_out_of_range = No road beside it is within { $range } by road of your { -restaurant(form: "many") } and { -shop(form: "many") }.
refusal-road_leads_nowhere = One end of the road must point at a road you reach, or at an entrance of yours.
refusal-tile_not_in_reserve = { CAP(-tile) } { $tile } is not in the reserve.
refusal-no_place_for_tile = A { -tile } must lie beside the map with a full side, where there is none yet.
refusal-slot_blocked = An airplane or an { -offramp } lies there.
refusal-offramp_place = An { -offramp } lies outside the map, against its edge, and does not stick out past it.
refusal-offramp_no_road = No open road is beside this { -offramp }.
refusal-over_airplane = Airplane { CAMPAIGN($number) } lies there.
refusal-no_shops_left = All your { -shop(form: "many") } are on the map. You may move one.
refusal-no_shop_to_move = You can only move a { -shop } of yours, and only when all of them are on the map.
refusal-shop_not_by_road = A { -shop } must stand beside an open road.
refusal-tile_has_shop = There already is a { -shop } on this { -tile }.
refusal-shop_out_of_range = Too far: more than { $range } by road from your { -restaurant(form: "many") } and { -shop(form: "many") }.
refusal-no_frozen_coffee = Coffee cannot be frozen.
refusal-must_be_like_first = The second { -campaign } of this card must be like its first: same kind, good and length.
refusal-one_good_only = This { -campaign } carries one good only.
refusal-not_on_tile_of = The radio must stand on a { -tile } of { -house } { HOUSE($house) }.
refusal-not_a_mailbox = Token { CAMPAIGN($number) } is no mailbox.
refusal-other_block = That is not in the block of the new { -restaurant }.
refusal-other_colour = Your { CARD($card) } at work can only become a card of the same colour, not { CARD($to, form: "one") }.
refusal-not_for_salaries = { $most ->
    [one] Only { $most } item can pay a salary
   *[other] At most { $most } items can pay a salary each
  }, and coffee cannot.
refusal-items_first = Your cash does not pay everybody. Hand over { $most ->
    [one] { $most } item
   *[other] { $most } items
  }.
refusal-no_rotation = Turning a square token changes nothing.
refusal-cannot_make = { CARD($card) } does not make { ITEM($item, form: "of") }.
refusal-not_a_drink = { ITEM($item) } is not a drink.
refusal-not_an_entrance = The route must start at an entrance of one of your open { -restaurant(form: "many") }.
refusal-broken_route = Step { $step } of the route leaves the road, turns straight back or visits a { -tile } twice.
refusal-route_too_far = The route is { $borders } long; only { $range } is possible.
refusal-nothing_to_fetch = There is no drink along that route.
refusal-no_such_house_tile = { CAP(-house) } { HOUSE($house) } cannot be built: it is already on the map or not in the game.
refusal-no_such_house = There is no { -house } { HOUSE($house) } on the map.
refusal-has_garden = { CAP(-house) } { HOUSE($house) } already has a garden.
refusal-never_garden = { CAP(-house) } { HOUSE($house) } can never have a garden.
refusal-no_gardens_left = All gardens have been used.
refusal-no_restaurants_left = All your { -restaurant(form: "many") } are on the map.
refusal-no_such_restaurant = You have no { -restaurant } there.
refusal-same_place = The { -restaurant } already stands just like that.
refusal-nothing_to_fire = You have no { CARD($card) } to fire.
refusal-busy_protected = The { -marketeer } of { -campaign } { CAMPAIGN($number) } is busy. Only somebody who cannot pay, with no other salaried card left, may fire a busy one.
refusal-no_busy_marketeer = You have no { -marketeer } busy with { -campaign } { CAMPAIGN($number) }.
refusal-cannot_pay = Salaries are { MONEY($due) } and you have { MONEY($cash) }. Fire salaried cards first.
refusal-freezer_full = That is { $total ->
    [one] { $total } item
   *[other] { $total } items
  }, more than the { -freezer } holds.
refusal-not_in_stock = You have only { $have } of { ITEM($item) }.

## The table

refusal-bad_options = These options do not work together.
refusal-no_such_seat = This table has no such seat.
refusal-not_your_seat = That seat is not yours.
refusal-seat_taken = Somebody already sits there.
refusal-bad_sign = That look or name does not work.
refusal-look_taken = Somebody else has chosen that { -chain }. Choose another one.
refusal-host_only = Only the host of the table can do that.
refusal-players_only = Only players of this table can do that.
refusal-not_started = The game has not started yet.
refusal-already_started = The game has already started.
refusal-seats_open = Some seats are still open. Invite people or seat { -bot(form: "many") }, then start.
refusal-stale = Something happened meanwhile. Look again, then decide.
refusal-nothing_to_undo = { $reason ->
    [the_chain] A card of { -the-chain } has been turned over since: that cannot be taken back.
   *[other] There is nothing you can undo alone. After others have acted, ask for a take-back.
}
refusal-no_take_back = Nobody has asked for a take-back.
refusal-take_back_pending = A take-back has already been asked for.
refusal-already_answered = You have already answered.
refusal-not_absent = Nobody can take over there now: the player is here, was here a moment ago, or is not awaited.
refusal-not_reclaimable = That seat is not yours to take back.
refusal-bad_orders = These orders cannot be kept: a list or the plan is too long, or a step has too many conditions.
refusal-no_plan_now = A working day can be planned once the structures are revealed and before it begins.
refusal-bad_times = A turn and a stock of time last { $shortest } to { $longest } seconds each.
refusal-bad_zone = That is no zone, or no time at which a night can begin.
refusal-zone_stays = Where you live and when you sleep can be changed once a day, and not while you are awaited.
refusal-no_pauses = This table has agreed on no pauses.
refusal-already_paused = The clocks rest already.
refusal-not_paused = The clocks are not paused.
refusal-no_pause_vote = Nobody has asked for a pause.
refusal-no_holidays = Days of holiday you have left: { $left }.
refusal-not_on_holiday = You are not on holiday.
refusal-no_end_vote = Nobody has asked to end the game.
refusal-not_removable = This person cannot be sent away: they look after the table, play the running game, or are gone already.
refusal-banned = Whoever runs this server does not want you here: { $reason }
refusal-banned_for = Whoever runs this server does not want you here for { $hours ->
    [one] one more hour
   *[other] { $hours } more hours
}: { $reason }
refusal-removed = The host has sent you away from this table. Ask them for a new invitation to come back.
refusal-name_like = Somebody who is registered has that name, or one that looks like it. Choose another one.
refusal-token_scope = This token may not do that: it needs the right “{ $needs }”. Make a new token with that right.
refusal-too_many_invitations = { $most } invitations to this table are waiting for an answer already.
refusal-too_many_passwords = Too many wrong passwords for this name. Try again in { $seconds } seconds.

## The server

refusal-archived = This game was played under older rules: it can be looked at, but not changed.
refusal-bad_action = The server did not understand that decision. Reload the page and try again.
refusal-bad_address = There is nothing at this address.
refusal-bad_chat = That line cannot be sent. Write something to see, at most { $most } characters.
refusal-bad_message = The server did not understand that. Reload the page and try again.
refusal-bad_name = That name does not work. Use printable letters, at most { $most }.
refusal-bad_note = A note has at most { $most } characters.
refusal-bad_password = That password does not work. Choose a longer one.
refusal-bad_query = The server did not understand that address.
refusal-bad_record = That is not a game record.
refusal-bad_seed = A seed is a whole number.
refusal-forbidden = You may not do that here.
refusal-name_taken = That name is taken. Choose another one.
refusal-no_session = You are not signed in, or your session has run out. Continue as a { -guest } or sign in.
refusal-no_such_table = There is no such table, or you have no invitation to it.
refusal-seed_without_start = A seed can only be chosen for a game that starts at once.
refusal-not_found = There is nothing here.
refusal-not_over = This game is not over yet.
refusal-not_welcome = You cannot sit down at this table.
refusal-registered = You are already registered.
refusal-registered_only = This is for people who are registered: give yourself a name and a password first.
refusal-store_failed = The server cannot reach its storage. Nothing was lost; try again in a moment.
refusal-damaged = What is stored of this is damaged and cannot be read. Other tables are not affected; tell whoever runs this server.
refusal-too_many_requests = That was too fast. Wait a moment and try again.
refusal-not_a_websocket = This address is for live connections only.
refusal-too_many_connections = Your address already has as many live connections as are allowed ({ $most }). Close some of them first.
refusal-kimchi_alone = A { -freezer } holds kimchi or other things, not both.
refusal-locked_today = This { CARD($card) } is busy until { -campaign(form: "many") } have run. Fire somebody else first.
refusal-server_full = This server has no room for more live connections. Try again in a moment.
refusal-too_many_tables = You already have as many tables under way as are allowed ({ $most }). Finish or close one of them first.
refusal-too_little_experience = This table is for people who have finished at least { $needs } games here.
refusal-too_many_blocked = You can block { $most } people. Unblock somebody first.
refusal-too_many_bot_tables = { CAP(-bot(form: "many")) } already play at as many of your tables as are allowed ({ $most }). Finish or close one of them first.
refusal-too_many_tables_here = As many tables opened from your address are under way as are allowed ({ $most }). Finish or close one of them first.
refusal-too_many_bot_tables_here = { CAP(-bot(form: "many")) } already play at as many tables opened from your address as are allowed ({ $most }). Finish or close one of them first.
refusal-too_much_chat = You are writing very fast. Wait a moment before the next line.
refusal-too_many_undos = You have undone a lot just now. Wait a moment and try again.
refusal-too_many_take_backs = You have asked for many take-backs just now. Wait a minute before you ask again.
refusal-too_many_hints = You have asked for many hints just now. Wait a moment before you ask again.
refusal-too_many_uploads = Many records have been uploaded just now. Wait a minute and try again.
refusal-too_many_guests = Many new people have come from your address just now. Wait a minute and try again, or sign in.
refusal-bots_busy = The { -bot(form: "many") } have too much to think about just now. Try again in a moment.
refusal-too_slow = Your request came too slowly and was not waited for. Try again.
refusal-no_hints = Several people play here, and they have not agreed on hints.
refusal-wrong_method = The server does not do that here.
refusal-wrong_password = Name and password do not match. Check both and try again.
refusal-does_not_fit = There are more cards than { -slot(form: "many") }.
refusal-no_such_entry = There is no such moment in this game (it has { $last }).
refusal-no_such_person = There is nobody of that name who is registered and shows you their profile.
refusal-no_such_replay = This replay is not kept any more. Upload its record again.
refusal-bad_question = The server did not understand that question. Reload the page and try again.
refusal-bad_json = The server could not read that message.
refusal-not_json = The server expects JSON.
refusal-too_large = That is too large for this server (256 KB). Send something shorter.
refusal-wrong_fields = Something is missing or does not fit.
refusal-unexpected = Something unexpected happened. Try again, or load the page anew.
refusal-bad_chat_id = A Telegram { -bot } needs the number or name of the chat it is to speak to.
refusal-dead_link = This link does not work any more. Ask for a new one.
refusal-bad_mail = This is not an address that mail can be sent to.
refusal-bad_notice_settings = Language, time zone or quiet hours do not fit.
refusal-bad_push_keys = This browser gave keys that cannot be used. Try again.
refusal-bad_target_address = { $why ->
    [inside] This address leads into the network of the server, and is not asked.
    [not_allowed] Only https addresses at the usual ports are allowed, without a name and password in them.
   *[other] This is not an address on the web.
}
refusal-mail_off = This server does not send mail.
refusal-not_registered = You have no password yet: choose a name and a password first.
refusal-notices_off = This server does not send notices.
refusal-too_many_letters = Several mails have been asked for just now. Look into your mailbox, or try again in an hour.
refusal-too_many_targets = You are told at { $most } places already. Remove one of them first.
