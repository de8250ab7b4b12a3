# Слова одного только браузерного клиента. Слова игр и всего дома – в пакете на Python.

rattus-map = Карта Европы
rattus-cards = Карты сословий
rattus-palace = Дворец
rattus-supply = Запас крыс
rattus-supply-left = { $count ->
    [0] Крыс не осталось: после этого хода игра подходит к концу.
    [one] Остался { $count } жетон. Когда жетоны кончатся, игра подойдёт к концу.
    [few] Осталось { $count } жетона. Когда жетоны кончатся, игра подойдёт к концу.
   *[many] Осталось { $count } жетонов. Когда жетоны кончатся, игра подойдёт к концу.
}
rattus-plague = Чума
rattus-cubes-of = { $name }: { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[many] { $count } кубиков
}
rattus-no-cubes = Кубиков нет
rattus-out-of-play = В этой партии не участвует
rattus-rats = { $count ->
    [0] Крыс нет
    [one] { $count } жетон крысы
    [few] { $count } жетона крыс
   *[many] { $count } жетонов крыс
}
rattus-near = Соседи: { $regions }
rattus-plague-here = Здесь чума
rattus-face-known = Вы его видели: { $face }
rattus-face-hidden = Лежит рубашкой вверх
rattus-starting = Лежит с подготовки
rattus-seen-by = Смотрели: { $names }
rattus-card-owner = Владелец: { $owner }
rattus-card-peasant = Добавить на один кубик больше, даже туда, где нет крыс.
rattus-card-merchant = Переставить от одного до трёх своих кубиков в соседний регион.
rattus-card-monk = Перенести один жетон крысы в соседний регион.
rattus-card-knight = Передвинуть чуму на один или два региона; она может сойти за два нейтральных кубика.
rattus-card-witch = Посмотреть один или два жетона; жетоны из разных регионов можно поменять местами.
rattus-card-king = Увести один свой кубик из региона без крыс во дворец.
rattus-strikes = вспышка
rattus-calm = спокойно

## Мессина 1347

messina-coins = { $count ->
    [one] { $count } монета
    [few] { $count } монеты
   *[many] { $count } монет
}
messina-city = Город Мессина
messina-ratings = Рейтинги
messina-short-popularity = народ
messina-short-city = город
messina-short-church = церковь
messina-step-price = шаг стоит
messina-wheel = Колесо населения
messina-wheel-next = Колесо после следующего поворота
messina-wheel-about = При повороте колеса на гексы с такой крысой кладут кубик чумы; затем горожане приходят на гексы своего цвета.
messina-round-table = Таблица раундов
messina-round = Раунд { $round }
messina-round-order = Порядок хода: { $order }.
messina-round-ships = { $count ->
    [one] Прибывает { $count } корабль.
    [few] Прибывают { $count } корабля.
   *[many] Прибывают { $count } кораблей.
}
messina-round-hex = Добавляется новый район.
messina-round-workshops = Мастерские I эпохи сменяются мастерскими II эпохи.
messina-round-wheel = { $count ->
    [0] Колесо не поворачивают.
    [one] Колесо поворачивают { $count } раз.
    [few] Колесо поворачивают { $count } раза.
   *[many] Колесо поворачивают { $count } раз.
}
messina-round-price = Цена кубика чумы – { $count } { $count ->
    [one] огонь
   *[other] огня
}{ $points ->
    [0] .
   *[other] , за кубик { $points } очка.
}
messina-order = Порядок хода
messina-order-setup = как выпало при подготовке
messina-order-vp = победные очки
messina-market = Что можно построить
messina-cabins = Домики
messina-cabins-about = Улучшения домиков для карантина: производят, пока в домике кто-то есть.
messina-workshops = Мастерские
messina-workshops-about = Мастерские производят, когда в них работает горожанин нужного класса.
messina-carts = Повозки
messina-carts-about = Каждая повозка позволяет одно заселение за раунд.
messina-cart-used = уже использована
messina-stack-left = В стопке под ним: { $count }.
messina-refresh-about = При постройке эти жетоны можно убрать под стопки за очко или ресурс.
messina-estate = Поместье
messina-estate-of = Поместье: { $name }
messina-estates = Поместья
messina-scroll = Свиток
messina-scroll-level = { $count ->
    [0] Пока без шагов.
    [one] Сделан { $count } шаг.
    [few] Сделано { $count } шага.
   *[many] Сделано { $count } шагов.
}
messina-stock = Ресурсы
messina-first-helper = Сначала выберите помощника, который туда пойдёт.
messina-work-when = Переход в мастерскую предлагается, когда от него что-то зависит: во время производства, когда нужно место для другого горожанина того же класса, а если мастерская сразу даёт награду – почти на любом шаге вашего хода.
messina-helper-of = Помощник ({ $name })
messina-helper-stands = стоит и закрывает этот гекс для всех до конца раунда.
messina-helper-docked = стоит у причала; причал открыт и для других.
messina-helper-lies = лежит: ещё не использован и никому не мешает.
messina-ship-cube = На борту кубик чумы: кто забирает корабль, уничтожает кубик огнём или берёт крысу.
messina-bar = { $bar ->
    [1] Одна полоска: кто дошёл сюда, получает меньшее из двух чисел шкалы рейтинга на свитке продвинутой игры.
   *[2] Две полоски: кто дошёл сюда, получает большее из двух чисел шкалы рейтинга на свитке продвинутой игры.
}
messina-rats = { $count ->
    [0] Крыс нет
    [one] { $count } крыса
    [few] { $count } крысы
   *[many] { $count } крыс
}
messina-stock-coin = Монеты
messina-stock-wood = Древесина
messina-stock-fire = Огонь
messina-stock-powerfire = Мощный огонь
messina-parts = Части поля
messina-tab-city = Город
messina-tab-board = Шкалы
messina-tab-estate = Поместье
messina-opponent = Соперник
messina-opponent-about = Виртуальный соперник: каждый ход тянут жетон, и его помощник занимает показанный гекс.
messina-opponent-left = Помощников ещё выйдет в этом раунде: { $count }.
messina-advanced = продвинутая
messina-advanced-about = Продвинутая игра: у каждого игрока свои планшеты.
messina-untested = Такое сочетание планшетов авторы не проверяли.
messina-priority = Порядок ходов задаёт жетон приоритета.
messina-dock-ships = { $count ->
    [0] Кораблей нет.
    [one] { $count } корабль.
    [few] { $count } корабля.
   *[many] { $count } кораблей.
}
messina-waiting = Ждут помощи: { $who }.
messina-cubes-here = { $count ->
    [one] { $count } кубик чумы.
    [few] { $count } кубика чумы.
   *[many] { $count } кубиков чумы.
}
messina-owner = Заселил { $name }.
messina-empty-place = Место для нового района
messina-empty-place-about = Перед каждым раундом, начиная со второго, у берега появляется новый район.
messina-helpers-at-home = В поместье: { $count }; ещё в запасе: { $kept }.
messina-helpers-unused = Помощники, ещё не ходившие в этом раунде
messina-overseer-upgraded = Улучшен: активирует больше горожан.
messina-cell-adjacent = Первая ячейка пути
messina-cell-adjacent-about = Активирует горожанина на одной из двух соседних клеток; улучшенный смотритель – на обеих.
messina-cell-quarter = Ячейка квартала
messina-cell-quarter-about = Активирует одного горожанина этого квартала; улучшенный смотритель – двух.
messina-cell-border = Ячейка между двумя кварталами
messina-cell-border-about = Активирует по горожанину в каждом из двух кварталов; улучшенный смотритель – двух в своём.
messina-cell-centre = Центр поместья
messina-cell-centre-about = Активирует до трёх горожан в любом месте поместья.
messina-score-of = { $name }: если бы игра кончилась сейчас
messina-score-about = Очки на счётчике и то, что добавит конец игры:
messina-rats-cost = В конце они стоят { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
} и по шагу назад в рейтинге в народе.
messina-ships = Корабли
messina-ships-about = Каждый второй корабль продвигает смотрителя.
messina-districts = Заселённые районы
messina-districts-about = Каждый приносит свои очки в конце и ещё 2, когда его выбирает помощник.
messina-cube-supply = Кубики чумы в запасе
messina-cube-supply-about = Когда для шага колеса их не хватает, не кладут ни одного.
messina-cubes-left = запас
messina-fight-price = Огня за кубик чумы
messina-fight-price-about = Каждый уничтоженный кубик продвигает вас в рейтинге в народе. Мощный огонь сжигает кубик, а может сжечь и ещё один рядом.
messina-cube-price = кубик

## Дом

loading = Минуту…
close = Закрыть
copied = Ссылка скопирована.
name-ask = Как вас называть за столом?
name-tell = Готово
name-skip = Пропустить

game-rattus = Rattus («Эпидемия»)
game-messina = Мессина 1347
game-pest = Pest («Чума»)
cover-rattus = Европа, 1347 год
cover-messina = Город на карантине
cover-pest = Токайская империя

about-rattus = Селитесь там, где крысы, и успейте уйти до прихода чумы.
about-messina = Чуму привезли корабли. Спасите людей, отстройте город.
about-pest = Империя, болезнь и те, кто пытается справиться с обеими.

nav-label = Главное
nav-lobby = К выбору игр
nav-rules = Правила
nav-about = О проекте

## Зал

lobby-tagline = Настольные игры о чуме: с друзьями, с ботами и в одиночку.
lobby-name = Ваше имя
lobby-play = Играть
lobby-soon = скоро
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
choose-mode-advanced = продвинутая: у каждого свои планшеты
choose-mode-estates = разные только поместья (авторы не проверяли)
choose-mode-scrolls = разные только свитки (авторы не проверяли)
choose-priority_token = Жетон приоритета
choose-priority_token-false = нет
choose-priority_token-true = да: другой порядок ходов
choose-priority_token-tip = Какой рейтинг решает, в каком порядке ходят в раунде: по таблице раундов или по жетону поверх неё.
choose-strict_recall = Отозванный помощник
choose-strict_recall-false = оставляет право на действия
choose-strict_recall-true = заканчивает ход
choose-strict_recall-tip = Помощник, отозванный в поместье, приносит монету; можно ли в тот же ход пользоваться рейтингами?
new-solo = Одиночная игра
choose-first = Кто начинает
choose-first-random = по жребию
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
kind-component = Состав игры
kind-setup = Подготовка
kind-turn = Ход
kind-class = Карты сословий
kind-end = Конец игры
kind-plague = Чума
kind-outbreak = Вспышки чумы
kind-spread = Как разбегаются крысы
kind-action = Действия
kind-advanced = Продвинутая игра
kind-aid = Карты помощи
kind-assign = Назначение
kind-build = Строительство
kind-camp = Лагерь
kind-citizen = Горожане
kind-city = Город
kind-concept = Основные понятия
kind-endgame = Конец игры
kind-era-end = Конец эпохи
kind-example = Примеры
kind-exchange = Обмен
kind-flow = Ход игры
kind-hard = Усложнённая карта
kind-heal = Лечение
kind-helper = Помощники
kind-influence = Влияние
kind-law = Законы и приказы
kind-move = Перемещение
kind-overseer = Смотрители
kind-prep = Подготовка раунда
kind-priority = Жетон приоритета
kind-produce = Производство
kind-production = Производство
kind-quarantine = Карантин
kind-rat = Крысы
kind-rating = Рейтинги
kind-reminder = Памятка
kind-repop = Заселение
kind-rescue = Спасение горожан
kind-research = Исследование
kind-round = Раунды
kind-score = Подсчёт очков
kind-ship = Корабли
kind-solo = Одиночная игра
kind-tech = Технологии
kind-track = Шкалы
kind-two = Вариант для двоих
kind-year-end = Конец года

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
problem-no-client = Эту игру здесь пока нельзя показать.
problem-no-game = Такой игры здесь нет.
problem-no-game-file = Это не файл сохранённой партии.
problem-no-moment = Такого момента в партии нет.
problem-other = Что-то пошло не так ({ $code }).

## Чума: стол

choose-mode = Вариант
choose-mode-base = обычная игра
choose-mode-two-player = усложнённый вариант для двоих
choose-mode-solo = в одиночку
choose-map = Карта
choose-map-printed = как напечатана
choose-map-random = сложнее: случайные локации

colour-pest-1 = жёлтый
colour-pest-2 = синий
colour-pest-3 = белый

pest-map = Карта империи
pest-parts = Части стола
pest-part-map = Карта
pest-part-mat = Планшет
pest-part-era = Эпохи
pest-part-market = Рынок
pest-part-capital = Столица
pest-part-boards = Другие
pest-mat = Планшет: { $name }
pest-this-year = Этот год
pest-setup = Подготовка
pest-year = Год { $year }
pest-year-of = Год { $year } · эпоха { $era }
pest-projected = Счёт сейчас:
pest-goal = Цель
pest-order = Приказ
pest-influence-space = Влияние: деление { $space }
pest-fame-mark = 1 слава в конце игры
pest-blocked = Закрыто: маркеры его пропускают, а за пройденное в конце дают славу
pest-frees-person = Дойдя сюда, вы отправляете человека в нейтральный сектор
pest-ruined = Разрушено: ничего не даёт, строить нельзя
pest-sick = { $count ->
    [one] { $count } больной
    [few] { $count } больных
   *[many] { $count } больных
}
pest-houses = Здания: { $count } из { $most }
pest-road-sick = Больных на дороге: { $count }; столько же пищи они стоят
pest-capital-people = Люди в столице
pest-token-left = Открыто: { $up }, перевёрнуто: { $down }
pest-place-first = Первый
pest-place-second = Второй
pest-place-third = Третий
pest-cell-taken = В этом году уже занято
pest-stock = У вас { $count }, вместимость { $most }
pest-held = Больных в карантине: { $count }
pest-built-by = Владелец: { $name }
pest-pays = Даёт: { $effect }
pest-person-in = Здесь работает человек
pest-person-missing = Работника нет
pest-deck-left = Осталось карт: { $count }
pest-deck-refresh = За одно исследование рынок меняют целиком
pest-plague-adds = Больных в каждой локации, на каждой дороге из списка: { $count }
pest-closed = Карта будущего года
pest-aid-left = Больше всех
pest-aid-middle = Остальные
pest-aid-right = Меньше всех
pest-aid-later = Награды – в следующем году, по влиянию игроков
pest-aid-now = Награда – сразу, по числу людей, оставшихся на шкале влияния
pest-order-space = Шкала приказа эпохи { $era }: деление { $space }
pest-pays-end = В конце игры: { $effect }
pest-threshold = Славу этой шкалы получает только тот, чей маркер стоит здесь или дальше
pest-palace-frees = Строитель отправляет в нейтральный сектор людей, которые ждут рядом: { $count }
pest-graveyard-charges = Дурная слава в конце этой эпохи: { $infamy }
pest-gives = Даёт: { $resource }
pest-built-at = Построено: { $location }, даёт: { $product }
pest-weak-now = Сейчас ослаблено: { $action }
