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
lobby-learn = Научиться
lobby-play = Играть
lobby-mine = Мои партии
lobby-mine-empty = Пока ни одной. Выберите игру и начинайте.
lobby-open = Открытые столы
lobby-open-empty = Сейчас никто не ждёт игроков.
lobby-watch = Можно посмотреть
lobby-finished = Сыгранные партии
lobby-finished-empty = Здесь можно пересмотреть законченные партии.
lobby-no-server = Сервер не отвечает. Столы на этом устройстве никуда не делись.

place-title = Новые столы
place-one = Где будет стол
place-there = на сервере
place-there-tip = Друзья придут по ссылке, а играть можно с любого устройства.
place-here = на этом устройстве
place-here-tip = Хранятся только в этом браузере, сеть не нужна. Чтобы унести партию, сохраните её в файл.

offline-prepare = Подготовить к игре без сети
offline-ready = Готово: столам на этом устройстве сеть больше не нужна.
offline-not-kept = Столы на этом устройстве работают, но страницы про запас браузер здесь не хранит: для этого откройте их по HTTPS или на самом сервере.
offline-install = Установить как приложение

starting-fetch = Загружаем всё для столов на этом устройстве: { $loaded } из { $total } МБ
starting-fetch-label = Уже загружено
starting-wake = Готовим стол…

brief-here = на этом устройстве
brief-forget = Убрать этот стол
brief-forget-sure = Убрать навсегда?

lobby-import = Открыть партию из файла

brief-won = { $count ->
    [0] победителя нет
    [one] победитель: { $name }
    [few] победители: { $name }
   *[many] победители: { $name }
}
brief-score = { $name } { $points }
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
new-slow = На этом устройстве бот с перебором за то же время видит меньше, чем на сервере.
new-bot-tip = играет сам
new-name = Имя
new-name-of = Имя на месте { $seat }
new-player = Игрок { $seat }
new-more = Ещё настройки
new-name-table = Название стола
new-optional = по желанию
new-public = Открытый стол: сесть или смотреть может кто угодно
new-coach = Первая партия с наставником
new-assist = Подсказки, ответвления и копии во время партии
new-clock = Часы
new-minutes-move = Минут на ход
new-minutes-game = Минут на партию
new-timeout = Когда время выйдет
timeout-bot = за игрока продолжит бот
timeout-random = будет сделан случайный ход
timeout-resign = игрок сдаёт партию
new-create = Создать стол
new-solo = Одиночная игра
bot-random = начинающий
bot-greedy = средний
bot-mcts = сильный
bot-mcts-long = очень сильный
bot-named = { $name } ({ $level })
bot-own = бот хозяина
bot-pace = { $bot }, до { NUMBER($seconds) } с на решение
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
seat-late = время вышло
seat-stands-in = пока бот

waiting-title = Стол готов
waiting-text = Разошлите друзьям ссылки. Игра начнётся, когда все места будут заняты.
waiting-watch = Игра начнётся, когда все места будут заняты.
waiting-link = Ссылка для места { $seat }
waiting-copy = Скопировать
waiting-new-link = Новая ссылка
waiting-remove-link = Убрать ссылку
waiting-no-assist = Пока идёт партия, подсказок, ответвлений и копий здесь нет.
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
table-renewed = На сервере новая версия. Страница сейчас обновится, ничего не пропадёт.
table-lost = Связь потеряна. Пробуем снова…
table-silent = Сервер не отвечает уже несколько секунд. Ждём…
table-refused = Сервер не пускает этот браузер.

zoom-in = Крупнее
zoom-out = Мельче
play-prompt = Что делать
play-actions = Действия
play-choices = Варианты
play-tip = Выберите действие или нажмите на то, что подсвечено на поле.
play-waiting = Ждём игроков.
play-paused = Игра приостановлена.
play-over = Игра окончена.
play-thinking = Думает { $name }…
play-sending = Отправляем: { $choice }
play-skip = Пропустить
play-confirm = отменить будет нельзя.
play-commits = на этом ваш ход закончится.
play-yes = Да
play-back = Назад
play-then = Затем:
play-undo = Отменить
play-again = Показать прошлый ход ещё раз
play-hint = Подсказка
play-no-hints = За этим столом подсказок нет.
play-otherwise = Сделать иначе (заплатить иначе, сразу несколько раз)
play-otherwise-short = Сделать иначе
play-otherwise-mouse = Правая кнопка: заплатить иначе, сразу несколько
play-alone = По шагам: отвечу на остальное сам
play-times = { $choice } × { $count }
means-first = сначала: { $deeds }; всего:
means-score = счёт
means-nothing = ничего не даёт
means-else = больше ничего
means-luck = затем случай
means-final = отменить нельзя
means-chance = затем решает случай; отменить нельзя
means-seat = затем решает { $name }; отменить нельзя
means-end = затем игра окончена
means-more = может быть и больше
means-unknown = остальное пока неизвестно
play-takeback = Попросить вернуть ход
play-rules = Правила этого шага
play-not-your-turn = Сейчас не ваш ход: ходит { $name }.
play-why-rule = По какому правилу
play-other-action = Это относится к другому действию: сначала вернитесь назад.
play-nothing-here = Здесь сейчас делать нечего.
play-goal = { $reached ->
    [yes] Отличный результат: { $score } из нужных { $points }.
   *[no] Набрано { $score }, а отличный результат – от { $points }.
}
end-alone = Ваш результат: { $score ->
    [one] { $score } очко
    [few] { $score } очка
   *[many] { $score } очков
}
play-tap-again = Нажмите ещё раз: { $choice }
play-tap-choices = Нажмите ещё раз, чтобы выбрать
play-tap-why = Нажмите ещё раз: почему нельзя
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
pause-asked = { $name } просит о паузе.
pause-waiting = Вы просите о паузе. Ждём согласия: { $names }.

standin-plays = За вас играет бот: { $name }.
standin-by = За вас ({ $name }) играет бот: вас не было, и его посадил игрок { $by }.
standin-back = Вернуться за стол
knock-asks = { $who } приходит по использованной ссылке и просит место: { $name }.
knock-waiting = Мы попросили хозяина пустить вас на место: { $name }.
knock-yes = Пустить
knock-no = Нет

cover-title = Передайте экран: { $name }
cover-text = Кто-то за столом знает секрет. Остальные, пожалуйста, отвернитесь.
cover-go = Я – { $name }

log-title = Журнал
log-filter = Что показывать
log-all = всё подряд
log-main = коротко
log-since = после вашего прошлого хода
log-unfold = { $count ->
    [one] и ещё { $count } строка
    [few] и ещё { $count } строки
   *[many] и ещё { $count } строк
}
log-fold = свернуть
chat-title = Разговор
chat-unread = { $count ->
    [one] { $count } новое сообщение
    [few] { $count } новых сообщения
   *[many] { $count } новых сообщений
}
chat-empty = Пока никто ничего не сказал.
chat-say = Сказать что-нибудь
chat-send = Отправить
chat-guest = Гость
chat-onlooker = зритель
chat-hidden = скрыто хозяином стола
chat-closed = Здесь пишут только игроки этого стола.
chat-muted = Хозяин стола запретил вам писать.
chat-tools = Что сделать с этой строкой: { $name }
chat-hide = Скрыть
chat-show = Показать снова
chat-remove = Удалить
chat-mute = Запретить писать: { $name }
chat-unmute = Снова разрешить писать: { $name }

menu-replay = Посмотреть с начала
menu-bug = Что-то не так: сохранить партию в файл
menu-sealed = Что-то не так: сохранить запечатанную копию (откроется после конца партии)
menu-seen = Что-то не так: сохранить в файл то, что видно мне
menu-send = Отправить партию файлом
menu-carry-here = Продолжить копию на этом устройстве
menu-carry-there = Продолжить копию на сервере
menu-pause = Приостановить
menu-ask-pause = Попросить о паузе
menu-resume = Продолжить
menu-coach-on = Играть с наставником
menu-coach-off = Играть без наставника
menu-bot = Пусть за меня играет бот
menu-resign = Сдаться
menu-resign-sure = Да, сдаюсь
menu-resign-ask = Точно сдаться? Для вас партия будет проиграна.
menu-resign-no = Нет, играть дальше
menu-back-to-seat = Вернуться за стол: { $name }
menu-replace = Посадить бота вместо игрока { $name }
menu-replace-in = Игрока { $name } нет: бота можно будет посадить через { $time }
menu-replace-clock = Игрока { $name } нет: в этой партии бота сажают только часы
menu-invite = Сделать новую ссылку на место игрока { $name }
menu-invite-bot = Предложить место бота другу: { $name }
menu-copy-invitation = Скопировать ссылку на место: { $name }
menu-uninvite = Убрать ссылку на место: { $name }
menu-onlookers-quiet = Запретить зрителям писать
menu-onlookers-heard = Снова разрешить зрителям писать
menu-counts-not = Эта партия не идёт ни в рейтинг, ни в рекорды, ни в задачи.
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
end-resigned = { $count ->
    [1] Сдался: { $names }.
   *[other] Сдались: { $names }.
}
end-time = Время вышло: { $names }.
end-taken-back = Ход возвращали за случайный исход { $count ->
    [one] { $count } раз
    [few] { $count } раза
   *[many] { $count } раз
}: партия не идёт ни в рейтинг, ни в рекорды, ни в задачи.
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

## Сбои, которые удалось исправить

fault-bot-failed = { $name }: бот дал сбой и был запущен заново ({ $count ->
    [one] { $count } раз
    [few] { $count } раза
   *[many] { $count } раз
}).
fault-bot-slow = { $name }: боту не хватает времени на этом сервере, его выручил бот попроще ({ $count ->
    [one] { $count } раз
    [few] { $count } раза
   *[many] { $count } раз
}).

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
replay-no-fork = Сыграть отсюда можно будет после конца партии.

## Правила

rules-intro = Можно читать подряд, можно искать. Где книга правил молчит, там наше решение.
rules-page = Об игре
rules-aid = Памятка
rules-link = Правило { $id }
rules-source = Откуда это
rules-try = Попробовать этот пример
rules-more = Ещё { $count }
rules-whole = Все правила
rules-here = Правила этого шага
rules-search = Искать в правилах
rules-games = Игры
rules-chapters = Главы
rules-found = { $count ->
    [one] { $count } правило
    [few] { $count } правила
   *[many] { $count } правил
}
rules-none = Правил с такими словами нет.
rules-ruling = Наше решение

## Настройки и клавиши

settings-title = Настройки
settings-language = Язык
settings-palette = Цвета игроков
settings-speed = Анимация
settings-sound = Звук
settings-asks = Переспрашивать
asks-always = перед всем, что нельзя отменить
asks-lost = только если что-то упускаете
asks-never = никогда
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
keys-again = ещё раз показать, что было после моего прошлого хода
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
about-python = Столы на этом устройстве работают на Pyodide (лицензия MPL 2.0), интерпретаторе Python (лицензия PSF) и msgspec (лицензия BSD).
about-drawings = Обложки, украшения карты и звуки – наши.
about-privacy-title = Что мы храним
about-privacy = Куки с номером гостя, ваше имя и партии, в которые вы играли. Больше никуда ничего не отправляется.

## Что пошло не так

problem-no-connection = Нет связи с сервером.
problem-no-runtime = Столы на этом устройстве не удалось запустить. В первый раз нужна сеть: попробуйте ещё раз, когда она будет.
problem-no-game = Такой игры здесь нет.
problem-no-game-file = Это не файл сохранённой партии.
problem-no-moment = Такого момента в партии нет.
problem-other = Что-то пошло не так ({ $code }).

## Игра без своего поля

plain-board = Что лежит на столе

# Values of a table that are not as the box prints them; the games name their fields
brief-own-edition = Напечатанные значения – не как в поставке
mark-corrected = Не как в поставке. { $what }
mark-reconstructed = Наша реконструкция, не сверено с изданием: { $fields }
field-research = жетоны исследования
field-fame = слава
field-influence = влияние
field-cost = цена
field-effect = действие
field-wood = дерево
field-stone = камень
field-vp = очки
field-action = действие
field-citizens = жители
field-helper = помощник
field-colour = цвет
field-rat = крыса
field-players = число игроков
field-resource = ресурс
field-capacity = места для зданий
field-harbours = гавани
field-sick = больные
field-slot = место
field-output = производство
field-left = левая награда
field-middle = средняя награда
field-right = правая награда
field-first = первая награда
field-second = вторая награда
field-third = третья награда
field-goods = товар
field-upgraded_extra = прибавка за улучшенного работника
field-needs_upgraded = вид работника
field-bar = полоска
field-infamy = дурная слава
field-herbs = травы
field-rewards = награды
field-fame_marks = знаки славы
field-starting = начальные жетоны
field-ordinary = жетоны
field-list = границы
field-era1 = эпоха I
field-era2 = эпоха II
field-era3 = эпоха III
field-cube_price = цена борьбы
field-cube_vp = очки за борьбу
field-penalty = штраф
field-x = место на карте
field-y = место на карте
field-other = другие значения
field-per = число
field-counter = что считается
field-where = где
field-lab = лаборатории
field-columns = столбцы
field-type = вид
field-start = символ старта

## Страница игры, условные знаки, памятка.
lobby-page = Об игре
page-players = Игроков
page-minutes = Минут
page-weight = Освоить
page-weight-1 = с первого взгляда
page-weight-2 = легко
page-weight-3 = нужно время
page-weight-4 = за один вечер
page-weight-5 = большая игра
page-learn = Научиться
page-coach = Первая партия с наставником
page-turn = { $count ->
    [one] Ход в { $count } картинке
   *[many] Ход в { $count } картинках
}
page-like = Какая это игра
page-legend = Что значат знаки
legend-cards = Карты
legend-rats = На обороте крысы
legend-pieces = Фигуры и места
legend-goods = Ресурсы
legend-people = Люди
legend-actions = Действия
legend-ratings = Рейтинги
legend-buildings = Здания
legend-built = Постройки и корабли
legend-map = На карте
legend-tracks = Ваш планшет
aid-print = Напечатать
aid-hint = Один лист А4 на стол – на том языке, который выбран.
aid-steps = Коротко
aid-icons = Знаки

## С какими значениями играют за новым столом

edition-summary = Напечатанные значения
edition-title = За этим столом играют
edition-shipped = со значениями из поставки
edition-house = со значениями из коробки хозяина
edition-file = со своим файлом
edition-pick = Выбрать файл (TOML или JSON)
edition-tip = Достаточно только тех значений, что отличаются, – в том же порядке таблиц, что в издании. Наши печатает «lazaretto edition show».
edition-reading = Проверяем файл: играем с ним несколько партий.
edition-same = В файле те же значения, что у нас.
edition-changes = { $count ->
    [one] { $count } значение – не как в поставке:
    [few] { $count } значения – не как в поставке:
   *[many] { $count } значений – не как в поставке:
}
edition-changes-of = { $name }: { $count ->
    [one] { $count } значение – не как в поставке:
    [few] { $count } значения – не как в поставке:
   *[many] { $count } значений – не как в поставке:
}
edition-more = Ещё { $count }
edition-problem = { $place }: { $reason } ({ $path })
