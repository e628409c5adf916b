# Что говорится за пределами страницы: письма, push-сообщения, вебхуки. Это читает и сервер.

notice-guest = гость
notice-table-of = стол игрока { $host }
notice-turn-title = Ваш ход: { $table }
notice-turn = { $timed ->
    [yes] За столом «{ $table }» ваш ход. Время — до { $until }.
   *[no] За столом «{ $table }» ваш ход.
}
notice-started-title = Игра началась: { $table }
notice-started = За столом «{ $table }» началась игра.
notice-chat-title = Сообщение от { $who }: { $table }
notice-chat = Новое сообщение за столом «{ $table }»: пишет { $who }.
notice-deadline-title = Время на исходе: { $table }
notice-deadline = { $timed ->
    [yes] Ваше время за столом «{ $table }» истекает { $until }.
   *[no] Ваше время за столом «{ $table }» на исходе.
}
notice-finished-title = Игра окончена: { $table }
notice-finished = Игра за столом «{ $table }» окончена. Посмотрите, чем всё закончилось.
notice-invited-title = Приглашение от { $who }
notice-invited = { $who } приглашает вас за стол «{ $table }».

mail-many = { $count ->
    [one] Вас ждёт { $count } событие
    [few] Вас ждут { $count } события
   *[other] Вас ждут { $count } событий
}
mail-open = Открыть стол
mail-settings = Выбрать, о чём сообщать
mail-stop = Остановить все сообщения
mail-confirm-title = Это ваш адрес?
mail-confirm = Здравствуйте, { $name }! Подтвердите, что это ваш адрес, и Magnate сможет вам писать.
mail-confirm-link = Да, это мой адрес
mail-confirm-other = Если вы ничего об этом не знаете, ничего не делайте: больше писем не будет.
mail-password-title = Новый пароль
mail-password = Здравствуйте, { $name }! Кто-то, вероятно вы, хочет выбрать новый пароль для этой учётной записи. Ссылка действует один час и только один раз.
mail-password-link = Выбрать новый пароль
mail-password-other = Если это были не вы, ничего не делайте: пароль останется прежним.
