### Почему нельзя. Коды — правил, стола и сервера.

refusal-game_over = Игра окончена.
refusal-no_such_chain = В этой игре нет такой { -chain(case: "gen") }.
refusal-not_a_player = Вы смотрите: об этом может спросить только игрок.
refusal-not_awaited = Сейчас не ваш ход.
refusal-decides_nothing = Это { -the-chain }: она действует сама, за неё никто не решает.
refusal-no_such_reserve = В этой игре нет { -reserve-card(case: "gen") } «{ $card }».
refusal-wrong_moment = Не сейчас: идёт «{ WORD("stage", $now) }».
refusal-must_place = Вы уже пасовали, теперь первый { -restaurant } нужно поставить.
refusal-off_map = Это выходит за край карты.
refusal-not_empty = { $by_kind ->
    [road] Здесь дорога.
    [source] Здесь источник напитков ({ ITEM($by_item) }).
    [house] Здесь { -house } { HOUSE($by_house) }.
    [garden] Здесь сад { -house(case: "gen") } { HOUSE($by_house) }.
    [restaurant] Здесь { -restaurant } { -chain(case: "gen") } «{ CHAIN($by_chain) }».
    [campaign] Здесь { -campaign } № { CAMPAIGN($by_number) }.
    [coffee_shop] Здесь { -shop } { -chain(case: "gen") } «{ CHAIN($by_chain) }».
    [park] Здесь { -park }.
    [works] Здесь строится дорога.
   *[other] Здесь занято.
  }
refusal-not_by_road = Рядом должна быть дорога.
refusal-entrance_not_by_road = Вход должен быть у дороги. Поверните или сдвиньте { -restaurant }.
refusal-entrance_tile = На этой { -tile(case: "dat") } уже есть вход { -chain(case: "gen") } «{ CHAIN($chain) }»; первым { -restaurant(case: "dat-pl") } нужны разные { -tile(case: "nom-pl") }.
refusal-not_your_cards = { CARD($card) }: у вас { $have }, а не { $want }.
refusal-position_taken = Место { $position } в { -turn-order(case: "loc") } занято.
refusal-no_such_position = В { -turn-order(case: "loc") } нет места { $position }: последнее — { $last }.
refusal-no_hires_left = В этот ход больше нанимать нельзя.
refusal-not_entry = { CARD($card) }: нанять нельзя, только обучить.
refusal-pile_empty = { CARD($card) }: карт не осталось, и обучить дальше в этот ход не получится.
refusal-not_on_beach = { CARD($card) }: на { -beach(case: "loc") } нет никого, кого можно обучить.
refusal-already_trained = { CARD($card) }: в этот ход уже проходил обучение.
refusal-no_career = { CARD($card) } — отсюда нет пути к должности «{ CARD($to) }».
refusal-none_left = { CARD($card) }: карт не осталось.
refusal-second_unique = { CARD($card) } у вас уже есть, а второго иметь нельзя.
refusal-ceo_is_cfo = { CAP(-ceo) } уже работает за финансового директора, обучить ещё одного нельзя.
refusal-no_training = Ни один учитель не может дать одной карте ещё { $steps ->
    [one] { $steps } ступень
    [few] { $steps } ступени
   *[many] { $steps } ступеней
  }.
refusal-phantoms_first = Обучение нужно карте, нанятой из пустой стопки: { CARD($card) }.
refusal-phantoms_left = Сначала обучите карту, нанятую из пустой стопки: { CARD($card) }.
refusal-not_available = { CARD($card) }: на работе нет никого, кто ещё не действовал.
refusal-wrong_card = { CARD($card) } этого не делает.
refusal-no_such_token = { CAP(-campaign(case: "gen")) } № { CAMPAIGN($number) } в этой игре нет.
refusal-not_running = { CAP(-campaign) } № { CAMPAIGN($number) } сейчас не идёт.
refusal-token_taken = { CAP(-campaign) } № { CAMPAIGN($number) } уже используется.
refusal-kind_not_allowed = { CARD($card) } не может запустить { KIND($kind, form: "acc") }.
refusal-out_of_range = Слишком далеко: дальше { $range } по дороге от ваших { -restaurant(case: "gen-pl") }.
refusal-wrong_duration = Эта { -campaign } может идти не больше { $max ->
    [one] { $max } раунда
   *[other] { $max } раундов
  } (выбрано: { $turns }).
refusal-must_be_eternal = Ваша { -campaign } теперь бессрочна, срок выбрать нельзя.
refusal-not_marketable = { ITEM($item) }: рекламировать нельзя.
refusal-wrong_place = { $kind ->
    [airplane] Самолёт кладут рядом с картой.
   *[other] Рядом с картой лежат только самолёты, остальное — на карте.
  }
refusal-lines_off_map = Самолёт вылетит за край карты ({ $count } начиная с { $first }).
refusal-wrong_side = Самолёт над этими рядами не может лежать там ({ WORD("side", $side) }).
refusal-over_offramp = Там { -offramp }.
refusal-side_taken = На этой стороне { -rural(case: "gen") } ({ WORD("side", $side) }) уже { -campaign } № { CAMPAIGN($number) }.
refusal-no_piece_left = Больше не осталось: { WORD("piece", $piece) }.
refusal-lobby_out_of_range = Рядом нет дороги на расстоянии до { $range } от ваших { -restaurant(case: "gen-pl") } и { -shop(case: "gen-pl") }.
refusal-road_leads_nowhere = Один конец дороги должен смотреть на дорогу, до которой вы достаёте, или на ваш вход.
refusal-tile_not_in_reserve = { CAP(-tile(case: "gen")) } { $tile } в запасе нет.
refusal-no_place_for_tile = { CAP(-tile) } кладётся целой стороной к карте, на свободное место.
refusal-slot_blocked = Там самолёт или { -offramp }.
refusal-offramp_place = { CAP(-offramp) } лежит за картой, у её края, и не выступает за него.
refusal-offramp_no_road = Рядом с этим { -offramp(case: "ins") } нет открытой дороги.
refusal-over_airplane = Там самолёт № { CAMPAIGN($number) }.
refusal-no_shops_left = Все ваши { -shop(case: "nom-pl") } уже на карте. Одну можно перенести.
refusal-no_shop_to_move = Перенести можно только свою { -shop(case: "acc") }, и только когда все они на карте.
refusal-shop_not_by_road = Рядом с { -shop(case: "ins") } должна быть открытая дорога.
refusal-tile_has_shop = На этой { -tile(case: "loc") } уже есть { -shop }.
refusal-shop_out_of_range = Слишком далеко: дальше { $range } по дороге от ваших { -restaurant(case: "gen-pl") } и { -shop(case: "gen-pl") }.
refusal-no_frozen_coffee = Кофе нельзя заморозить.
refusal-must_be_like_first = Вторая { -campaign } этой карты должна быть как первая: тот же вид, товар и срок.
refusal-one_good_only = Здесь может быть только один товар.
refusal-not_on_tile_of = Радио должно стоять на { -tile(case: "loc") } { -house(case: "gen") } { HOUSE($house) }.
refusal-not_a_mailbox = Жетон { CAMPAIGN($number) } — не почтовый.
refusal-other_block = Это не квартал нового { -restaurant(case: "gen") }.
refusal-other_colour = { CARD($card) } на работе: учить можно только на карту того же цвета. Не подходит: { CARD($to) }.
refusal-not_for_salaries = Продуктов на зарплату можно отдать не больше { $most }, и не кофе.
refusal-items_first = На всех денег не хватает. Отдайте продуктов: { $most }.
refusal-no_rotation = Квадратный жетон поворачивать незачем.
refusal-cannot_make = { CARD($card) } не готовит: { ITEM($item) }.
refusal-not_a_drink = { ITEM($item) } — не напиток.
refusal-not_an_entrance = Маршрут начинается от входа вашего открытого { -restaurant(case: "gen") }.
refusal-broken_route = Шаг { $step } маршрута сходит с дороги, разворачивается или второй раз идёт через { -tile(case: "acc") }.
refusal-route_too_far = Длина маршрута { $borders }, а можно только { $range }.
refusal-nothing_to_fetch = На этом маршруте нет напитков.
refusal-no_such_house_tile = { CAP(-house) } { HOUSE($house) } построить нельзя: он уже на карте или не в игре.
refusal-no_such_house = На карте нет { -house(case: "gen") } { HOUSE($house) }.
refusal-has_garden = У { -house(case: "gen") } { HOUSE($house) } уже есть сад.
refusal-never_garden = У { -house(case: "gen") } { HOUSE($house) } сада быть не может.
refusal-no_gardens_left = Сады закончились.
refusal-no_restaurants_left = Все ваши { -restaurant(case: "nom-pl") } уже на карте.
refusal-no_such_restaurant = Там нет вашего { -restaurant(case: "gen") }.
refusal-same_place = { CAP(-restaurant) } и так стоит именно так.
refusal-nothing_to_fire = { CARD($card) }: увольнять некого.
refusal-busy_protected = Специалист { -campaign(case: "gen") } № { CAMPAIGN($number) } занят. Занятого увольняют, только если платить нечем и других карт с зарплатой не осталось.
refusal-no_busy_marketeer = { CAP(-campaign(case: "ins")) } № { CAMPAIGN($number) } у вас никто не занят.
refusal-cannot_pay = Зарплаты — { MONEY($due) }, а у вас { MONEY($cash) }. Сначала увольте кого-нибудь с зарплатой.
refusal-freezer_full = { $total ->
    [one] { $total } продукт
    [few] { $total } продукта
   *[many] { $total } продуктов
  } — в { -freezer } столько не поместится.
refusal-not_in_stock = { ITEM($item) }: у вас только { $have }.

refusal-bad_options = Эти настройки не сочетаются.
refusal-no_such_seat = За этим столом нет такого места.
refusal-not_your_seat = Это не ваше место.
refusal-seat_taken = Здесь уже кто-то сидит.
refusal-bad_sign = Такой вид или имя не подходит.
refusal-look_taken = Эту { -chain(case: "acc") } уже выбрал кто-то другой. Выберите другую.
refusal-host_only = Это может только хозяин стола.
refusal-players_only = Это могут только игроки за этим столом.
refusal-not_started = Игра ещё не началась.
refusal-already_started = Игра уже началась.
refusal-seats_open = Есть свободные места. Пригласите людей или посадите { -bot(case: "gen-pl") }.
refusal-stale = Тем временем что-то изменилось. Посмотрите ещё раз и решите.
refusal-nothing_to_undo = { $reason ->
    [the_chain] С тех пор перевёрнута карта { -the-chain(case: "gen") }: этого уже не вернуть.
   *[other] Отменить самому нечего. Если уже ходили другие, попросите вернуть ход.
}
refusal-no_take_back = Никто не просил вернуть ход.
refusal-take_back_pending = Вернуть ход уже попросили.
refusal-already_answered = Вы уже ответили.
refusal-not_absent = Сейчас там никого нельзя заменить: игрок на месте, только что был или его хода не ждут.
refusal-not_reclaimable = Это место не ваше, вернуть его нельзя.
refusal-bad_orders = Эти поручения не сохранить: список или план слишком длинный, или у шага слишком много условий.
refusal-no_plan_now = Рабочий день можно спланировать, когда структуры открыты и он ещё не начался.
refusal-bad_times = Ход и запас времени длятся от { $shortest } до { $longest } секунд.
refusal-bad_zone = Такого пояса нет, или ночь в это время не начинается.
refusal-zone_stays = Пояс и время сна можно менять раз в день и не тогда, когда ждут вашего хода.
refusal-no_pauses = За этим столом пауз нет: так договорились.
refusal-already_paused = Часы уже стоят.
refusal-not_paused = Часы не остановлены.
refusal-no_pause_vote = Никто не просил о паузе.
refusal-no_holidays = У вас осталось дней отпуска: { $left }.
refusal-not_on_holiday = Вы не в отпуске.
refusal-no_end_vote = Никто не предлагал закончить игру.
refusal-not_removable = Этого человека нельзя удалить: он хозяин стола, играет в начатой игре или уже удалён.
refusal-banned = Администратор сервера закрыл вам доступ: { $reason }
refusal-banned_for = Администратор сервера закрыл вам доступ ещё на { $hours } ч: { $reason }
refusal-removed = Хозяин удалил вас из-за стола. Чтобы вернуться, попросите у него новое приглашение.
refusal-name_like = Такое имя или очень похожее уже есть у зарегистрированного игрока. Выберите другое.
refusal-token_scope = Этому токену так нельзя: нужно право «{ $needs }». Создайте новый токен с этим правом.
refusal-too_many_invitations = Столько приглашений за этот стол уже ждут ответа: { $most }.
refusal-too_many_passwords = Слишком много неверных паролей для этого имени. Попробуйте через { $seconds } с.

refusal-archived = Эта партия сыграна по старым правилам: её можно смотреть, но не менять.
refusal-bad_action = Сервер не понял решение. Обновите страницу и попробуйте снова.
refusal-bad_address = По этому адресу ничего нет.
refusal-bad_chat = Строку не отправить. Напишите что-нибудь видимое, не длиннее { $most } знаков.
refusal-bad_message = Сервер не понял. Обновите страницу и попробуйте снова.
refusal-bad_name = Такое имя не подходит. Нужны печатные знаки, не больше { $most }.
refusal-bad_note = В заметке не больше { $most } знаков.
refusal-bad_password = Такой пароль не подходит. Выберите длиннее.
refusal-bad_query = Сервер не понял этот адрес.
refusal-bad_record = Это не запись игры.
refusal-bad_seed = Зерно — это целое неотрицательное число.
refusal-forbidden = Здесь вам это нельзя.
refusal-name_taken = Это имя занято. Выберите другое.
refusal-no_session = Вы не вошли, или вход истёк. Продолжите как { -guest } или войдите.
refusal-no_such_table = Такого стола нет, или вас туда не приглашали.
refusal-seed_without_start = Зерно можно выбрать только для игры, которая начинается сразу.
refusal-not_found = Здесь ничего нет.
refusal-not_over = Эта партия ещё не закончена.
refusal-not_welcome = За этот стол сесть нельзя.
refusal-registered = Вы уже зарегистрированы.
refusal-registered_only = Это для зарегистрированных: сначала заведите имя и пароль.
refusal-store_failed = Сервер не может добраться до хранилища. Ничего не потеряно, попробуйте чуть позже.
refusal-damaged = Сохранённые данные повреждены, прочитать их нельзя. Других столов это не касается; сообщите тому, кто ведёт этот сервер.
refusal-too_many_requests = Слишком быстро. Подождите немного и попробуйте снова.
refusal-not_a_websocket = Этот адрес только для живых соединений.
refusal-too_many_connections = С вашего адреса уже открыто столько соединений, сколько разрешено ({ $most }). Сначала закройте лишние.
refusal-kimchi_alone = В { -freezer(case: "loc") } хранится либо кимчи, либо всё остальное.
refusal-locked_today = { CARD($card) }: до срабатывания { -campaign(case: "gen") } уволить нельзя. Сначала увольте другого.
refusal-server_full = На этом сервере больше нет места для соединений. Попробуйте чуть позже.
refusal-too_many_tables = У вас уже столько незаконченных столов, сколько разрешено ({ $most }). Сначала доиграйте или закройте один из них.
refusal-too_little_experience = Этот стол для тех, кто доиграл здесь хотя бы столько партий: { $needs }.
refusal-too_many_blocked = Заблокировать можно столько людей: { $most }. Сначала разблокируйте кого-нибудь.
refusal-too_many_bot_tables = { CAP(-bot(case: "nom-pl")) } уже играют за столькими вашими столами, сколько разрешено ({ $most }). Сначала доиграйте или закройте один из них.
refusal-too_many_tables_here = С вашего адреса уже открыто столько столов, сколько разрешено ({ $most }). Сначала доиграйте или закройте один из них.
refusal-too_many_bot_tables_here = { CAP(-bot(case: "nom-pl")) } уже играют за столькими столами с вашего адреса, сколько разрешено ({ $most }). Сначала доиграйте или закройте один из них.
refusal-too_much_chat = Вы пишете слишком быстро. Подождите немного перед следующей строкой.
refusal-too_many_undos = Вы только что отменили слишком много шагов. Подождите немного и попробуйте снова.
refusal-too_many_take_backs = Вы только что много раз просили вернуть ход. Подождите минуту, прежде чем просить снова.
refusal-too_many_hints = Вы только что спросили слишком много подсказок. Подождите немного, прежде чем спрашивать снова.
refusal-too_many_uploads = Только что загружено слишком много записей. Подождите минуту и попробуйте снова.
refusal-too_many_guests = С вашего адреса только что пришло много новых посетителей. Подождите минуту и попробуйте снова или войдите.
refusal-bots_busy = { CAP(-bot(case: "dat-pl")) } сейчас слишком много о чём думать. Попробуйте чуть позже.
refusal-too_slow = Ваш запрос шёл слишком медленно, и его не дождались. Попробуйте снова.
refusal-no_hints = Здесь играют несколько человек, и они не договорились о подсказках.
refusal-wrong_method = Здесь сервер этого не делает.
refusal-wrong_password = Имя и пароль не подходят друг к другу. Проверьте и попробуйте снова.
refusal-does_not_fit = Карт больше, чем { -slot(case: "gen-pl") }.
refusal-no_such_entry = В этой игре нет такого момента (всего { $last }).
refusal-no_such_person = Нет зарегистрированного человека с таким именем, который показывает вам свой профиль.
refusal-no_such_replay = Этот повтор больше не хранится. Загрузите запись снова.
refusal-bad_question = Сервер не понял вопрос. Обновите страницу и попробуйте снова.
refusal-bad_json = Сервер не смог прочитать это сообщение.
refusal-not_json = Сервер ожидает JSON.
refusal-too_large = Для этого сервера это слишком много (предел 256 КБ). Отправьте что-нибудь короче.
refusal-wrong_fields = Чего-то не хватает или что-то не подходит.
refusal-unexpected = Случилось что-то непредвиденное. Попробуйте ещё раз или перезагрузите страницу.
refusal-bad_chat_id = Для Telegram нужен номер или название чата, в котором { -bot } будет писать.
refusal-dead_link = Эта ссылка больше не действует. Запросите новую.
refusal-bad_mail = На такой адрес письмо не отправить.
refusal-bad_notice_settings = Язык, часовой пояс или тихие часы указаны неверно.
refusal-bad_push_keys = Ключи этого браузера не подходят. Попробуйте ещё раз.
refusal-bad_target_address = { $why ->
    [inside] Этот адрес ведёт внутрь, к самому серверу, и не используется.
    [not_allowed] Разрешены только адреса https на обычных портах, без имени и пароля.
   *[other] Это не адрес в интернете.
}
refusal-mail_off = Этот сервер не отправляет писем.
refusal-not_registered = У вас ещё нет пароля: сначала выберите имя и пароль.
refusal-notices_off = Этот сервер не отправляет уведомлений.
refusal-too_many_letters = Только что было запрошено несколько писем. Загляните в почту или попробуйте через час.
refusal-too_many_targets = Вам уже сообщают в { $most } мест. Сначала уберите одно из них.
