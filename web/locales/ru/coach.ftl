### Вокруг уроков: слова тренера, конец урока и список уроков. Загружаются вместе с уроками.

coach-name = Тренер
coach-step = Шаг { $step } из { $steps }
coach-goals = Достигнуто целей: { $met } из { $all }
coach-task = Ваша задача
coach-go-on = Дальше
coach-to-question = К вопросу
coach-again = Ещё раз
coach-take-back = Взять назад
coach-hint = Подсказка
coach-hint-more = Ещё подсказка
coach-hint-given = Подсказка
coach-restart = Начать шаг заново
coach-restart-sure = Точно? Всё в этом шаге пропадёт
coach-fold = Свернуть слова тренера
coach-unfold = Показать слова тренера
coach-leave = Выйти из урока
coach-try = Попробую
coach-watch = Смотрите, что будет дальше.
coach-over = Партия окончена, а задача не решена. Начните ещё раз: теперь вы знаете больше, чем раньше.
coach-well = Отлично!
coach-not-yet = Не совсем
coach-question = Один вопрос на прощание
coach-answer-wrong = Не этот ответ. Посмотрите ещё раз.
coach-broken = Этот урок не удаётся показать.
coach-missing = Такого урока нет.
refusal-lesson_waits = Тренер ещё говорит. Дочитайте, потом ваш ход.
refusal-bad_lesson = Этот урок не читается: он повреждён.

coach-finished = Урок пройден
coach-badge = Значок за урок «{ $title }»
coach-badge-first = Со звездой: вы сразу знали ответ.
coach-badge-plain = Ответьте верно с первого раза, и на нём появится звезда.
coach-next = Следующий урок
coach-once-more = Пройти ещё раз
coach-list = Все уроки
coach-game-title = Вы знаете всю игру
coach-game-text = Это был последний урок основной игры. Теперь сыграйте короткую партию: соперник — { $bot }, без зарплат и { -milestone(case: "gen-pl") }. Она займёт около двадцати минут.
coach-game-play = Сыграть вводную партию

## Список уроков

learn-title = Научиться играть
learn-lead = Короткие уроки с тренером: маленький город, задача и сколько угодно попыток. Ничего не испортишь, и связь не нужна.
learn-start = Начните здесь
learn-go-on = Продолжить
learn-all-done = Вы прошли всё.
learn-group-base = Игра шаг за шагом
learn-group-modules = Дополнение, модуль за модулем
learn-count = { $done } из { $all }
learn-minutes = { $minutes } мин
learn-mark-done = Пройден
learn-mark-star = Пройден, и ответ был верным сразу
learn-mark-begun = Начат
learn-mark-next = Следующий
learn-more = Лучше почитать?
learn-pictures = Игра в трёх картинках
learn-rules = Все правила
learn-examples = Разобранные примеры
learn-advice = Советы новичкам
