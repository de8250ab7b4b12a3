# Слова одного только браузерного клиента. Слова игр и всего дома – в пакете на Python.

## Дом

loading = Минуту…
close = Закрыть
copied = Ссылка скопирована.
name-ask = Как вас называть за столом?
name-tell = Готово
name-skip = Пропустить

nav-label = Главное
nav-lobby = К выбору игр
nav-rules = Правила
nav-about = О проекте

## Зал

lobby-tagline = Настольные игры о чуме: с друзьями, с ботами и в одиночку.
lobby-name = Ваше имя
lobby-play = Играть
lobby-mine = Мои партии
lobby-mine-empty = Пока ни одной. Выберите игру и начинайте.
lobby-open = Открытые столы
lobby-open-empty = Сейчас никто не ждёт игроков.
lobby-finished = Сыгранные партии
lobby-finished-empty = Здесь можно пересмотреть законченные партии.
lobby-import = Открыть партию из файла

brief-won = { $count ->
    [0] победителя нет
    [one] победитель: { $name }
    [few] победители: { $name }
   *[many] победители: { $name }
}
brief-waiting = { $count ->
    [one] ждём ещё { $count } игрока
    [few] ждём ещё { $count } игроков
   *[many] ждём ещё { $count } игроков
}
brief-your-turn = Ваш ход!
brief-turn = Ходит { $name }

new-title = Новый стол
new-players = Игроков
new-seat = Место { $seat }
new-me = Я
new-local = Ещё один игрок за этим экраном
new-friend = Друг, по ссылке
new-friend-tip = вы получите ссылку для друга
new-bot = Бот: { $bot }
new-bot-tip = играет сам
new-name = Имя
new-name-of = Имя на месте { $seat }
new-name-table = Название стола
new-optional = по желанию
new-public = Пусть садится кто угодно (открытый стол)
new-clock = Часы
new-minutes-move = Минут на ход
new-minutes-game = Минут на партию
new-timeout = Когда время выйдет
timeout-bot = за игрока продолжит бот
timeout-random = будет сделан случайный ход
timeout-resign = игрок сдаёт партию
new-create = Накрыть стол
new-solo = Одиночная игра
bot-random = беспечный
bot-greedy = быстрый
bot-mcts = вдумчивый
bot-pace = { $bot }, до { NUMBER($seconds) } с на ход
clock-none = без часов
clock-quick = минута на ход
clock-game = 20 минут на партию
clock-day = сутки на ход
clock-both = минута на ход и 20 минут на партию
clock-own = задать самому
clock-days = { $days } д { $hours } ч

seat-open = Свободное место
seat-bot = бот
seat-online = за столом
seat-away = нет на месте
seat-you = это вы
seat-taken = место занято
seat-resigned = партия сдана

waiting-title = Стол накрыт
waiting-text = Разошлите друзьям ссылки. Игра начнётся, когда все места будут заняты.
waiting-watch = Игра начнётся, когда все места будут заняты.
waiting-link = Ссылка для места { $seat }
waiting-copy = Скопировать
waiting-new-link = Новая ссылка
waiting-sit = Сесть
waiting-bot = Посадить бота
waiting-remove = Убрать стол

## Стол

table-players = Игроки
table-book = Журнал и разговор
table-menu = Меню стола
table-watchers = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
   *[many] { $count } зрителей
}
table-lost = Связь потеряна. Пробуем снова…
table-refused = Сервер не пускает этот браузер.

play-prompt = Что делать
play-actions = Действия
play-choices = Варианты
play-tip = Выберите действие или нажмите на то, что подсвечено на поле.
play-waiting = Ждём игроков.
play-paused = Игра приостановлена.
play-over = Игра окончена.
play-thinking = Думает { $name }…
play-skip = Пропустить
play-confirm = отменить будет нельзя.
play-yes = Да
play-back = Назад
play-then = Затем:
play-undo = Отменить
play-hint = Подсказка
play-takeback = Попросить вернуть ход
play-rules = Правила этого шага
play-not-your-turn = Сейчас не ваш ход: ходит { $name }.
play-why-not = Сейчас так нельзя. Правило гласит:
play-other-action = Это относится к другому действию: сначала вернитесь назад.
play-nothing-here = Здесь сейчас делать нечего.
play-goal = Отличный результат: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
play-rule-link = в правилах
play-rule-number = правило { $number }

takeback-asked = { $name } просит вернуть ход.
takeback-yes = Согласиться
takeback-no = Отказать
takeback-waiting = Вы просите вернуть ваш последний ход. Ждём согласия: { $names }.
takeback-withdraw = Отозвать просьбу
takeback-nothing = Вы ещё ни разу не ходили.
takeback-title = Вернуть ход
takeback-sure = { $count ->
    [1] Вернуться к вашему последнему решению? Оно будет забыто.
    [one] Вернуться к вашему последнему решению? Будет забыто всё, что решено с тех пор: { $count } решение.
    [few] Вернуться к вашему последнему решению? Будет забыто всё, что решено с тех пор: { $count } решения.
   *[many] Вернуться к вашему последнему решению? Будет забыто всё, что решено с тех пор: { $count } решений.
}
takeback-do = Вернуть мой последний ход

cover-title = Передайте экран: { $name }
cover-text = Кто-то за столом знает секрет. Остальные, пожалуйста, отвернитесь.
cover-go = Я – { $name }

log-title = Журнал
log-filter = Что показывать
log-all = всё подряд
log-main = главное
chat-title = Разговор
chat-empty = Пока никто ничего не сказал.
chat-say = Сказать что-нибудь
chat-send = Отправить
chat-guest = Гость

menu-replay = Посмотреть с начала
menu-bug = Что-то не так: сохранить партию в файл
menu-pause = Приостановить
menu-resume = Продолжить
menu-bot = Пусть за меня играет бот
menu-resign = Сдаться
menu-resign-sure = Да, сдаюсь
menu-back-to-seat = Снова играть самому: { $name }
menu-replace = Посадить бота вместо игрока { $name }
menu-device = Скопировать ссылку для другого устройства: { $name }
menu-new-link = Сделать новую ссылку на это место: { $name }
menu-new-link-sure = Да: старая ссылка и мои другие устройства потеряют место
menu-seed = Отпечаток перемешивания:

end-title = { $count ->
    [0] Победителя нет
    [one] Победа: { $name }
    [few] Общая победа: { $name }
   *[many] Общая победа: { $name }
}
end-place = Место
end-player = Игрок
end-resigned = остальные сдались
end-final = { $count ->
    [one] Финальная чума по шагам: { $count } жетон
    [few] Финальная чума по шагам: { $count } жетона
   *[many] Финальная чума по шагам: { $count } жетонов
}
end-rematch = Сыграть ещё
end-watch = Посмотреть финальную чуму
end-replay = Посмотреть партию
end-export = Сохранить в файл
end-show = Показать итог
rematch-offer = Готова новая партия тем же составом.
rematch-go = Перейти

## Повтор

replay-title = Повтор
replay-back = Вернуться за стол
replay-previous = Шаг назад
replay-next = Шаг вперёд
replay-play = Смотреть
replay-pause = Остановить
replay-slider = Момент партии
replay-share = Ссылка на этот момент
replay-fork = Сыграть отсюда

## Правила

rules-intro = У каждого правила есть имя и источник, а там, где книга правил молчит, – наше решение.
rules-search = Искать в правилах
rules-games = Игры
rules-chapters = Главы
rules-found = { $count ->
    [one] { $count } правило
    [few] { $count } правила
   *[many] { $count } правил
}
rules-none = Правил с такими словами нет.
rules-source = книга правил
rules-ruling = Наше решение

## Настройки и клавиши

settings-title = Настройки
settings-language = Язык
settings-palette = Цвета игроков
settings-speed = Анимация
settings-sound = Звук
settings-confirm = Переспрашивать, если решение завершает ход
settings-cover = Закрывать экран между игроками, когда есть секреты
palette-heraldic = геральдические
palette-safe = для дальтоников
palette-contrast = контрастные
speed-off = без анимации
speed-fast = быстро
speed-normal = обычно
speed-slow = медленно

keys-title = Клавиши
keys-number = выбрать действие или вариант по номеру
keys-arrows = перейти к соседней подсвеченной цели
keys-enter = выбрать, подтвердить
keys-escape = шаг назад
keys-undo = отменить
keys-hint = подсказка
keys-skip = пропустить анимацию
keys-log = журнал
keys-chat = разговор
keys-rules = правила этого шага
keys-mute = включить или выключить звук
keys-help = этот список

## О проекте

about-what = Три настольные игры о чуме с точными движками правил: у каждого правила есть имя, проверка и объяснение для игрока.
about-not-title = Мы сами по себе
about-not = Проект не связан с авторами и издателями игр Rattus, Messina 1347 и Pest и не одобрен ими. Названия принадлежат их владельцам. Все тексты и рисунки здесь – наши собственные.
about-credits = Благодарности
about-icons = Значки: game-icons.net (Lorc, Delapouite и другие авторы), лицензия CC BY 3.0.
about-map = Карта построена по данным Natural Earth, которые находятся в общественном достоянии.
about-fonts = Шрифты: Alegreya, Alegreya Sans и Alegreya SC, автор Хуан Пабло дель Пераль (Huerta Tipográfica), лицензия SIL Open Font.
about-drawings = Обложки, украшения карты и звуки – наши.
about-privacy-title = Что мы храним
about-privacy = Куки с номером гостя, ваше имя и партии, в которые вы играли. Больше никуда ничего не отправляется.

## Что пошло не так

problem-no-connection = Нет связи с сервером.
problem-no-game = Такой игры здесь нет.
problem-no-game-file = Это не файл сохранённой партии.
problem-no-moment = Такого момента в партии нет.
problem-other = Что-то пошло не так ({ $code }).

## Игра без своего поля

plain-board = Что лежит на столе
