# Учётная запись: пароль, почта, устройства и уведомления.

account-old-password = Нынешний пароль
account-new-password = Новый пароль
account-change-password = Сменить пароль
account-password-changed = Пароль изменён. На всех других устройствах выполнен выход.
account-forgotten = Забыли пароль?
account-forgotten-help = Укажите имя для входа или адрес почты. Если есть куда написать, мы отправим письмо со ссылкой.
account-forgotten-who = Имя или адрес почты
account-forgotten-send = Прислать ссылку
account-forgotten-sent = Если такой человек есть и указал почту, письмо уже в пути.
account-mail = Адрес почты
account-mail-help = Для уведомлений и на случай, если вы забудете пароль. Другие его не видят.
account-mail-change = Использовать этот адрес
account-mail-sent = Письмо отправлено на { $address }. Откройте ссылку в нём, чтобы подтвердить адрес.
account-mail-remove = Убрать адрес
account-mail-removed = Адрес убран.
account-devices = Устройства
account-devices-help = Где вы вошли в систему.
account-device-this = это
account-device-used = Последний раз: { $when }
account-device-unknown = Неизвестное устройство
account-device-name = { $browser }, { $system }
account-device-end = Выйти
account-device-ended = На этом устройстве выполнен выход.
account-devices-end = Выйти на всех остальных
account-devices-ended = На всех остальных устройствах выполнен выход, токен для программ удалён.
account-notices = Сообщать мне
account-notices-help = Что вас ждёт, пока вы не смотрите. Кто смотрит на стол, тому о нём больше нигде не сообщают.
account-notices-off = Этот сервер не отправляет уведомлений. Хозяин может их настроить: см. «Running a server».
account-push = Этот браузер
account-push-help = Сообщения от этого браузера, даже когда страница закрыта.
account-push-on = Включить
account-push-off = Выключить
account-push-done = Этот браузер будет вам сообщать.
account-push-denied = Браузер не разрешает сообщения с этого сайта. Это меняется в его настройках.
account-push-cannot = Этот браузер не умеет показывать сообщения отсюда.
account-push-other = Другой браузер ({ $host })
account-by-mail = По почте
account-by-mail-none = Укажите ниже адрес почты, чтобы получать письма.
account-pace = Письма приходят
account-pace-at_once = сразу
account-pace-hourly = вместе, раз в час
account-pace-daily = вместе, каждое утро
account-webhooks = Вебхуки
account-webhooks-help = Сообщение в вашем чате или запрос к программе.
account-webhook-form = Вид
account-webhook-json = Для программ (JSON)
account-webhook-discord = Discord
account-webhook-slack = Slack
account-webhook-telegram = Telegram
account-webhook-url = Адрес
account-webhook-chat = Чат { -bot(case: "gen") } в Telegram
account-webhook-add = Добавить
account-webhook-made = Добавлено. Запросы подписаны этим секретом, он показывается один раз:
account-remove = Убрать
account-removed = Убрано.
account-active = Включено
account-kinds = О чём сообщать
account-kind-turn = мой ход
account-kind-started = игра началась
account-kind-chat = чат
account-kind-deadline = время на исходе
account-kind-finished = игра окончена
account-kind-invited = приглашения
account-trouble = Последнее сообщение не дошло.
account-trouble-bad_address = { $channel ->
    [mail] Это не адрес почты.
   *[other] Сообщения отправляются только на адреса https с обычными портами.
}
account-trouble-no_such_name = В интернете нет сервера с таким именем. Нет ли в нём ошибки?
account-trouble-connection_refused = Сервер не принимает соединений на этом порту. Запущен ли он?
account-trouble-no_connection = Соединиться с этим сервером сейчас нельзя.
account-trouble-timed_out = Сервер не ответил вовремя.
account-trouble-bad_certificate = Сервер не смог подтвердить, кто он: его сертификат недействителен.
account-trouble-no_tls = Не удалось установить шифрованное соединение. Понимает ли сервер https на этом порту?
account-trouble-no_answer = Сервер прервал соединение, не ответив.
account-trouble-moved = Сервер сообщает, что адрес теперь другой ({ $status }). Добавьте новый.
account-trouble-not_allowed = { $channel ->
    [push] Служба сообщений браузера не пускает этот сервер ({ $status }). Выключите сообщения в том браузере и включите снова.
   *[other] Сервер нас не пускает ({ $status }). Верен ли адрес целиком, со всеми секретными частями?
}
account-trouble-gone = { $channel ->
    [push] Тот браузер больше не принимает сообщений отсюда ({ $status }). Включите их в нём снова.
   *[other] По этому адресу больше ничего нет ({ $status }). Добавьте новый.
}
account-trouble-too_often = Сервер просит писать реже ({ $status }). Что останется верным, придёт позже.
account-trouble-not_taken = Сервер не понимает сообщения ({ $status }). Верно ли выбран вид?
account-trouble-failing = На самом сервере неполадка ({ $status }). Позже попробуем ещё раз.
account-trouble-no_mailbox = Такого почтового ящика нет. Нет ли ошибки в адресе?
account-trouble-mailbox_full = Почтовый ящик переполнен.
account-trouble-mail_delayed = Почтовый сервер сейчас не принимает писем на этот адрес ({ $status }). Позже попробуем ещё раз.
account-trouble-mail_refused = Почтовый сервер не принимает писем на этот адрес ({ $status }).
account-trouble-unusable = { $channel ->
    [push] Этой подпиской нельзя пользоваться. Выключите сообщения в том браузере и включите снова.
   *[other] Этой записью нельзя пользоваться. Уберите её и добавьте снова.
}
account-trouble-unknown = Причина неизвестна; возможно, помогут подробности.
account-trouble-detail = Технические подробности
account-quiet = Тихие часы
account-quiet-help = В это время ничего не отправляется. Что останется верным, придёт потом.
account-quiet-on = Соблюдать тихие часы
account-quiet-from = С
account-quiet-to = До
account-zone = Часовой пояс
account-save = Сохранить
account-saved = Сохранено.
link-stop-title = Остановить все сообщения
link-stop = После этого Magnate не будет присылать ничего: ни писем, ни push-сообщений, ни вебхуков. Включить их снова можно в учётной записи.
link-stop-button = Остановить все сообщения
link-stopped = Готово. Больше сообщений не будет.
link-confirm-title = Подтвердите адрес
link-confirm = Это ваш адрес почты?
link-confirm-button = Да, мой
link-confirmed = Спасибо: теперь Magnate может вам писать.
link-password-title = Выберите новый пароль
link-password-button = Использовать этот пароль
link-password-done = Новый пароль действует, вы вошли здесь. На всех других устройствах выполнен выход.
link-account = К учётной записи
