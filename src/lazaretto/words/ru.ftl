# Общие слова: ошибки, командная строка, всё, что одинаково во всех играх. У каждой игры есть и свой файл.

list-separator = { ", " }
error-already-served = игры в { $given } уже обслуживает другой сервер; остановите его или укажите для этого другую папку через --data
error-broken-seal = печать сломана: внутри не то, что запечатали
error-line = { $place }: { $reason }
rule-line = { $text } [{ $id }]
rule-source = правила игры { $game }, раздел «{ $heading }»
event-line = { $parts }.
edition-line = { $place }, { $field }: { $here } (в поставке: { $shipped })
edition-item = { $field } № { $number }
edition-place = { $words } ({ $place })
virtual-player = виртуальный соперник

colour-0 = красный
    .letter = Кр
colour-1 = синий
    .letter = С
colour-2 = зелёный
    .letter = З
colour-3 = жёлтый
    .letter = Ж
colour-4 = фиолетовый
    .letter = Ф
colour-5 = голубой
    .letter = Г

## Ошибки: что не так. Место ошибки ставит перед ними error-line.

error-asymmetric-border = граница { $border } иного вида, чем в { $other }
error-bad-argument = такое значение не подходит ({ $reason })
error-bot-no-choose = «{ $word }» – не класс с собственным методом choose(asked)
error-bot-no-player = в «{ $word }» нет класса, производного от lazaretto.bots.Player
error-bot-not-own = «{ $word }» – не свой бот: укажите его файл (mine.py), модуль:Класс или установленного бота
error-bot-not-there = в { $other } нет «{ $word }»
error-bot-which = в «{ $word }» не один бот; укажите, который: { $expected }
error-bot-unusable = бот «{ $word }» не годится ({ $reason })
error-broken-backup = в этом файле нет наших партий, или он повреждён ({ $reason })
error-cannot-write = не удалось записать файл ({ $reason })
error-chance-impossible = случай не мог дать здесь «{ $word }»
error-chance-left-over = записано случайных исходов: { $given }, а понадобилось { $used }
error-chance-missing = здесь не хватает случайного исхода
error-cluster-missing = для этого нужен Ray: pip install "lazaretto[cluster]" ({ $reason })
error-dead-end = выбирать не из чего ({ $frame })
error-duplicate-border = граница { $border } уже есть: { $other }
error-duplicate-word =
    { $word ->
        [none] есть повторы
       *[other] «{ $word }» встречается дважды
    }
error-edition-breaks-play =
    с такими значениями игра ломается (игроков: { $players }; { $reason ->
        [endless-position] она никогда не кончается
        [dead-end] кому-то не из чего выбирать
        [unsound-position] на поле не сходится счёт
       *[other] правила не могут идти дальше: { $problems }
    })
error-empty-choice = выбор не указан
error-empty-name = в списке «{ $given }» есть пустое имя
error-endless-position = то, что здесь должно происходить само собой, не кончается
error-file-exists = файл с таким именем уже есть; назовите другое
error-game-over = игра окончена
error-illegal-choice = «{ $choice }» сейчас нельзя; правила: { $rules }
error-lab-missing = для этого нужна лаборатория: pip install "lazaretto[lab]" ({ $reason })
error-lesson-asks = на этом шаге нужно сделать выбор или пропустить шаг
error-lesson-endless = другие места отвечают без конца
error-lesson-goal-early = цель достигнута ещё до начала шага
error-lesson-goal-missed = решение не приводит к цели ({ $choice })
error-lesson-looks = на этом шаге нечего выбирать, можно идти дальше
error-lesson-no-consequence = в ответе на «{ $choice }» не названо последствие
error-lesson-no-fact = в тексте есть «{ $word }», но среди facts шага его нет
error-lesson-no-goal = цель пуста
error-lesson-no-number = «{ $word }» — не число
error-lesson-no-path = во взгляде места нет «{ $given }» на пути { $word }
error-lesson-no-solution = решение нужно цели, и только ей
error-lesson-no-undo = отмена не возвращает к месту перед «{ $choice }»
error-lesson-not-asked = в начале шага вопрос задан не ученику
error-lesson-reply-unused = ни один выбор не получает ответ на «{ $choice }»
error-lesson-solved-before = шаг решён раньше, чем решение доходит до «{ $choice }»
error-lesson-stuck = после «{ $choice }» урок не идёт дальше
error-lesson-two-wants = шаг ждёт либо выбора, либо цели, но не того и другого
error-lesson-want-illegal = то, что нужно выбрать, здесь выбрать нельзя: { $choice }
error-lesson-words-missing = нет слов «{ $word }»
error-lesson-words-unused = слова «{ $word }» нигде не нужны
error-no-lessons = уроков для { $word } пока нет
error-unknown-lesson = урока «{ $word }» нет; есть: { $expected }
error-server-missing = для этого нужен сервер: pip install "lazaretto[server]" ({ $reason })
error-missing-argument = не хватает значения
error-missing-command = не хватает команды; их список: lazaretto --help
error-missing-component = не хватает «{ $word }»
error-missing-field =
    { $field ->
        [none] этого поля нет, или в нём не текст
       *[other] поля «{ $field }» нет, или в нём не текст
    }
error-need-rivals = нужны хотя бы два разных бота, и никто не дважды: { $given }
error-never-drawn = до первого решения случай не может дать «{ $word }»
error-newer-store = эти партии хранила более новая версия (схема { $given }); откройте их ею
error-no-cluster = по адресу «{ $word }» нет кластера Ray ({ $reason })
error-no-driver = драйвер этой базы данных не установлен: { $reason }
error-no-room = для «{ $word }» здесь нет места
error-no-store = партий здесь нет
error-no-such-edition = в базе нет издания { $given }
error-no-such-file = такого файла нет
error-no-such-folder = для этого файла нет папки, или это имя папки
error-coach-for-one = наставник бывает у одного человека, против ботов или в одиночку
error-no-such-number = такого номера нет; выберите от 1 до { $most }
error-not-a-folder = там лежит файл, а нужна папка
error-not-a-frame = здесь должен быть список, который начинается с имени кадра
error-not-a-list = здесь должен быть список
error-not-an-object = здесь должен быть объект
error-not-json = это не JSON ({ $reason })
error-not-your-turn = выбирает место { $asked }, а не место { $seat }
error-nothing-to-undo = отменить нечего: что-то уже вскрыто, или выбор сделал кто-то другой
error-one-stream = в стандартный вывод можно отправить только один файл
error-one-store = укажите или --data, или --database, но не оба сразу
error-other-plan = в этом файле партии другого плана: укажите другой файл или задайте то же, что и раньше
error-other-version = на кластере стоит Lazaretto { $given }, а здесь { $expected }
error-region-out-of-play = «{ $word }» не участвует в игре при таком числе игроков
error-stale-choice = это ответ на другой вопрос (дан: { $given }; задан: { $asked })
error-store-not-empty = здесь уже есть партии, а заменять их нельзя; восстановите в другое место или уберите их отсюда
error-too-deep = слишком много вложенных скобок
error-too-large =
    { $given ->
        [none] слишком много; не больше { $most }
       *[other] { $given } – слишком много; не больше { $most }
    }
error-too-long = слишком длинно; не больше { $most }
error-too-small =
    { $given ->
        [none] слишком мало; не меньше { $expected }
       *[other] { $given } – слишком мало; не меньше { $expected }
    }
error-two-buildings = в локации «{ $word }» стоят два здания одного игрока
error-unexpected-argument = лишнее: «{ $word }»
error-unknown-argument = такого параметра нет
error-unknown-bot = бота «{ $word }» нет; есть: { $expected }
error-unknown-choice = «{ $word }» – такого выбора нет
error-unknown-command = команды «{ $word }» нет; их список: lazaretto --help
error-unknown-field = у { $verb } нет такого поля
error-unknown-frame = кадра «{ $word }» нет; есть: { $expected }
error-unknown-rule = правила «{ $word }» нет
error-unknown-game = игры «{ $word }» нет; есть: { $expected }
error-unknown-language = языка «{ $word }» нет; есть: { $expected }
error-unknown-option = такого варианта игры нет; есть: { $expected }
error-unknown-place =
    { $expected ->
        [none] «{ $word }» здесь нет
       *[other] «{ $word }» здесь нет; есть: { $expected }
    }
error-unknown-region = региона «{ $word }» нет
error-unknown-seat = места { $word } нет
error-unknown-symbol = символ «{ $word }» не подходит
error-unknown-verb = действия «{ $word }» нет; есть: { $expected }
error-unknown-word = слово «{ $word }» неизвестно; есть: { $expected }
error-unreachable-location = к этой локации не ведёт ни одна дорога
error-unreachable-region = до этого региона не добраться (игроков: { $players })
error-unreadable-file = не удалось прочесть файл ({ $reason })
error-unreadable-store = партии нельзя прочитать или записать ({ $reason })
error-unsound-position = такой позиции быть не может ({ $problems })
error-usage = { $reason }
error-wrong-actions = это не действия ({ $given }); нужно: { $expected }
error-way-too-long = путь кончается там, где решает случай или другой игрок; { $choice } был бы уже после этого
error-wrong-arguments = не те аргументы; нужно: { $expected }
error-wrong-border = такой границы быть не может: { $border }
error-wrong-budget = «{ $word }» не годится: запас задают только для mcts, например mcts:1000 или mcts:500ms
error-wrong-chance = обещанное зерно даёт другие исходы: { $expected }
error-wrong-commitment = зерно не соответствует опубликованной хеш-сумме
error-wrong-cost =
    { $word ->
        [none] такой цены быть не может; нужно: { $expected }
       *[other] «{ $word }» – такой цены быть не может
    }
error-wrong-count =
    { $given ->
        [none] не то число значений; нужно: { $expected }
       *[other] значений { $given }, а нужно { $expected }
    }
error-wrong-edition = играли с другим изданием ({ $given })
error-wrong-effect = «{ $word }» – такой награды быть не может
error-wrong-field = в поле «{ $field }» не может стоять { $given }
error-wrong-format = формат { $given }, а нужен { $expected }
error-wrong-game = игра { $given }, а нужна { $expected }
error-wrong-generator = генератор { $given } неизвестен
error-wrong-option = «{ $given }» выбрать нельзя; можно: { $expected }
error-wrong-order = не тот порядок; нужен: { $expected }
error-wrong-pair = «{ $word }» – нужно в виде имя=значение
error-wrong-players = игроков { $given }, а может быть: { $expected }
error-wrong-result = результат не следует из сделанных выборов
error-wrong-rng = здесь должны быть четыре целых числа по 32 бита
error-wrong-road = такой дороги быть не может: { $road }
error-wrong-rules = играли по правилам версии { $given }, а здесь версия { $expected }
error-wrong-seats = мест { $given }, а нужно { $expected }
error-wrong-seed = { $given } – нужно целое число не меньше нуля
error-wrong-take-back = это не возврат хода: решения и счётчики – целые числа по возрастанию, и решение не может лежать за концом записи
error-wrong-token = «{ $word }» – нужно в виде порог:символы
error-wrong-treatment = изменение начинается с одного из этих слов и точки: { $expected }
error-wrong-value =
    { $reason ->
        [none] здесь не может быть «{ $word }»
       *[other] значение не подходит: { $reason }
    }
error-broken-file =
    { $given ->
        [none] это не TOML и не JSON
       *[other] это не JSON: дальше байта { $given } прочесть нельзя
    }
error-broken-line = это не TOML: строку { $given } прочесть нельзя
error-no-such-row = в этом списке нет «{ $word }»
error-not-a-row = это одна таблица, а не список: [имя], а не [[имя]]
error-not-rows = это список таблиц: [[имя]], а не [имя]
error-not-text = это не текст (UTF-8)
error-unnamed-row = непонятно, о чём речь: в каждой таблице списка нужно поле { $word }
error-wrong-type =
    { $expected ->
        [int] нужно целое число
        [float] нужно число
        [str] нужен текст в кавычках
        [bool] нужно true или false
        [array] нужен список
        [object] нужна таблица с полями
       *[other] нужно значение другого вида: { $expected }
    }

## Командная строка: справка

cli-about = Настольные игры о чуме: партии, моделирование, записи, правила.
cli-about-play = Сыграть в терминале: с ботами или по очереди за одним экраном.
cli-about-learn = Научиться игре: короткие уроки на доске, шаг за шагом.
cli-about-lessons = Уроки: проверить их, начать новый.
cli-about-lessons-check = Проверить все уроки и показать, каким правилам они учат.
cli-about-lessons-draft = Начать урок с любого места записанной партии.
cli-about-lessons-stays = Подсчитать, докуда дошли ученики на сервере этой машины; имена не называются.
cli-stays-lesson = Урок
cli-stays-step = Дошли до шага
cli-stays-learners = Учеников
cli-stays-done = до конца
cli-arg-lesson = Имя или название урока; без него можно выбрать из списка.
cli-arg-lesson-file = Файл нового урока, например 3-plague.toml; позиция ляжет рядом.
cli-learn-which = Какой урок? (Enter — первый)
cli-learn-next = Enter — дальше; ? — справка
cli-learn-nothing = Выбирать нечего; нажмите Enter.
cli-learn-obvious = За столом на такой вопрос отвечают за вас, здесь – «{ $choice }». Там команда «иначе» с номером варианта позволяет ответить самому.
cli-learn-help-help = номер или текст варианта — выбрать его; Enter — дальше или показать задание ещё раз; ? — эта справка
cli-learn-help-board = поле — показать всё поле
cli-learn-help-undo = отмена — взять последний выбор назад; в уроке это можно всегда
cli-learn-help-back = назад — к началу шага, потом к предыдущему
cli-learn-help-skip = пропуск — следующий шаг
cli-learn-help-rules = правила — о чём этот шаг
cli-learn-help-why = почему ВЫБОР — можно ли так сейчас, и если нет, то по каким правилам
cli-learn-help-quit = выход — закончить урок
cli-command-skip = пропуск
cli-lessons-lesson = Урок
cli-lessons-steps = Шаги
cli-lessons-questions = Вопросы
cli-lessons-replies = Ответы
cli-lessons-own = Своими словами
cli-lessons-rules = Правила
cli-lessons-share = { $game }: уроков { $lessons }, в них правил { $rules } из { $all } ({ $share } %).
cli-lessons-time = Проверено за { $seconds } с.
cli-about-simulate = Провести много партий между ботами и подсчитать итоги.
cli-about-tournament = Устроить турнир ботов, каждый с каждым, и вычислить рейтинги.
cli-about-ladder = Боты от слабого к сильному играют с соседями: верен ли порядок?
cli-about-study = Узнать, сколько стоит место за столом, карта, вариант правил или напечатанное значение.
cli-about-replay = Рассказать записанную партию.
cli-about-position = Вывести позицию после нескольких выборов в виде JSON.
cli-about-explain = Узнать, можно ли так сделать сейчас и какие правила запрещают.
cli-about-verify = Проверить запись: зерно по хеш-сумме, все случайные исходы и результат.
cli-about-edition = Файлы изданий: всё, что напечатано на компонентах.
cli-about-edition-check = Проверить файл издания, сыграть с ним и показать отличия от нашего.
cli-about-edition-diff = Показать, что меняет файл издания.
cli-about-edition-show = Напечатать значения из поставки: что хотите исправить, перепишите в свой файл.
cli-about-rules = Найти правила с источниками и нашими решениями.
cli-about-games = Список игр.
cli-about-serve = Открыть стол в браузере: сервер на этой машине.
cli-about-bench = Измерить скорость на этой машине.
cli-about-store = Партии, которые хранит сервер: проверить, скопировать, восстановить.
cli-about-store-check = Испытать эту версию на копии всех партий: открывается ли каждая, повторяется ли такой, какой её видели, идёт ли дальше? Если хоть одна – нет, код завершения 1.
cli-about-store-backup = Записать все партии в один новый файл, можно и при работающих серверах.
cli-about-store-restore = Вернуть партии из такого файла туда, где их нет: в папку или в PostgreSQL.
cli-arg-data = Папка с партиями, как у serve.
cli-arg-database = Адрес базы PostgreSQL вместо папки.
cli-arg-backup = Файл с копией всех партий.
cli-arg-game = Имя игры.
cli-arg-seats = Кто где сидит: me, me:ИМЯ или бот, через запятую. Свой бот – это файл или модуль:Класс.
cli-arg-seed = Зерно случайности.
cli-arg-options = Варианты игры в виде имя=значение,имя=значение.
cli-arg-edition = Файл издания, TOML или JSON: все значения или только те, что отличаются от наших.
cli-arg-edition-json = В виде JSON.
cli-arg-house-edition = Что напечатано в вашей коробке – для новых столов: rattus=my-rattus.toml. Для каждой игры отдельно.
cli-arg-save = Файл для записи партии.
cli-arg-resume = Продолжить записанную партию.
cli-arg-lang = Язык: en или ru.
cli-arg-host = Адрес, на котором слушать; 0.0.0.0 – на всех адресах машины.
cli-arg-port = Порт; 0 – любой свободный.
cli-arg-data-folder = Папка с партиями.
cli-arg-open = Открыть браузер.
cli-arg-rate = Множитель ограничений на число запросов; 0 снимает их.
cli-arg-poll = Сколько секунд между проверками пропущенных изменений (PostgreSQL).
cli-arg-grace = Сколько секунд игрока может не быть, прежде чем за него посадят бота; по умолчанию две минуты.
cli-arg-bot-processes = Число процессов для ботов; по умолчанию на один меньше числа ядер.
cli-page-usage = Вызов:
cli-page-arguments = Аргументы
cli-page-options = Параметры
cli-page-commands = Команды
cli-page-some-options = { "[ПАРАМЕТРЫ]" }
cli-page-some-command = КОМАНДА …
cli-page-help = Показать эту справку и выйти.
cli-page-default = по умолчанию { $value }
cli-page-required = обязательно
cli-arg-version = Показать версию и выйти.
cli-arg-install-completion = Научить эту оболочку дополнять команды, параметры и имена игр.
cli-arg-show-completion = Напечатать сценарий оболочки для этого, чтобы положить его куда нужно.
cli-arg-rounds = Сколько раз измерять каждую скорость.
cli-arg-duel-game = Дуэли ботов только в этой игре; можно указать несколько раз.
cli-arg-against = Только дуэли против этого бота и больше ничего.
cli-arg-no-duels = Только скорость.
cli-arg-environments = Только среды для обучения, рядом с чужими.
cli-arg-json-kept = Дополнить этот файл; прежние измерения, которых не повторяли, в нём останутся.
cli-bench-what = Что
cli-bench-rate = В секунду
cli-bench-ratio = Во сколько раз
cli-bench-ends = Чем кончилось
cli-bench-speed = Скорость: выборы и копии
cli-bench-search = Поиск в середине партии
cli-bench-environments = Среды: решений в секунду, с наблюдением и маской
cli-bench-duels = Боты вдвоём, каждый расклад дважды
cli-bench-alone = Боты в одиночной игре
cli-arg-players = Число игроков.
cli-arg-games = Число партий.
cli-arg-own-bots = Ваши боты, которых можно сажать за столы: файлы, модуль:Класс или ИМЯ=ФАЙЛ, через запятую.
cli-arg-bots = Боты через запятую; от партии к партии они меняются местами. Свой бот – это файл или модуль:Класс.
cli-arg-jobs = Сколько процессов работает одновременно.
cli-arg-limit = После скольких выборов бросать партию.
cli-arg-coach = Наставник смотрит через плечо: для одного человека против ботов или в одиночку.
cli-arg-bot-seconds = Сколько секунд ваш бот может думать над одним выбором.
cli-arg-csv = Записать в этот файл по строке на каждое место каждой партии.
cli-arg-json = Записать в этот файл всё.
cli-arg-cluster = Играть на кластере Ray: auto или его адрес.
cli-arg-trajectories = Записать каждое решение в этот файл Parquet, чтобы на нём учиться.
cli-arg-rivals = Боты, играющие друг с другом, через запятую. Свой бот — файл или модуль:Класс.
cli-arg-rungs = Боты от самого слабого к самому сильному, через запятую.
cli-arg-reach = Со сколькими соседями выше и ниже играет каждый бот.
cli-arg-player-counts = Сколько игроков за столом, через запятую; если не указано — все варианты.
cli-arg-deals = Раскладов на каждый состав. Каждый расклад играют по разу с каждого места.
cli-arg-deals-paired = Раскладов. Каждый играют без изменения и с каждым изменением, для каждого места.
cli-arg-what = Что изучать, можно несколько раз: seat, имя, известное игре, или изменение, например option.first=0, board.cards.king=seat, edition.constants.cubes=18.
cli-arg-out = Папка для отчёта и партий. Та же команда ещё раз продолжит с места остановки.
cli-arg-log = Запись партии (или позиция, где это имеет смысл).
cli-arg-at = Только столько выборов из записи.
cli-arg-output = Записать в этот файл, а не на экран.
cli-arg-choice = Выбор в текстовом виде, например "PlaceRat hispania".
cli-arg-search = Что искать.

## Командная строка: игра

cli-interpreted = Движок работает без компиляции, поэтому медленно; скомпилируйте его или задайте LAZARETTO_PURE=1, чтобы не видеть эту строку.
cli-player = Игрок { $number }
cli-hand-over = Теперь на экран смотрит { $seat }. Нажмите Enter.
cli-goodbye = До встречи.
cli-saved = Записано: { $file }
cli-legal = Сейчас так можно: { $choice }.
cli-not-legal = Сейчас так нельзя: { $choice }.
cli-not-asked = Правила этого не запрещают, но сейчас об этом не спрашивают: { $choice }.
cli-group =
    { $count ->
        [one] { $count } вариант
        [few] { $count } варианта
       *[many] { $count } вариантов
    }
cli-far = Дальше: несколько шагов сразу
cli-first = сначала: { $deeds }
cli-afterwards = потом: { $deeds }
cli-in-all = всего { $brought }
cli-others =
    { $count ->
        [one] ещё { $count } способ
        [few] ещё { $count } способа
       *[other] ещё { $count } способов
    }: иначе { $number }
cli-typed = можно набрать: { $text }
cli-alone = { $choice }: по шагам
cli-means-nothing = это ничего не даёт
cli-means-else = больше ничего не меняется
cli-means-more = может быть и меньше, и больше
cli-means-unknown = остальное пока неизвестно
cli-means-own = затем снова решаете вы
cli-means-chance = затем решает случай: отменить нельзя
cli-means-seat = затем решает { $name }: отменить нельзя
cli-means-end = затем игра окончена
cli-group-opened = { $group } («назад» – снова все варианты)

cli-command-help = помощь
cli-command-why = почему
cli-command-hint = подсказка
cli-command-log = журнал
cli-command-undo = отмена
cli-command-rules = правила
cli-command-save = сохранить
cli-command-board = поле
cli-command-otherwise = иначе
cli-command-back = назад
cli-command-quit = выход

cli-help-help = номер или текст варианта – выбрать его; ? ВАРИАНТ – что он принесёт; ? – эта справка
cli-help-why = почему ВАРИАНТ – можно ли так сейчас, а если нет, по каким правилам
cli-help-hint = подсказка – лучшие варианты и чем они отличаются
cli-help-log = журнал – что произошло до сих пор
cli-help-undo = отмена – вернуть последний выбор, если после него ничего не вскрылось
cli-help-rules = правила СЛОВА – найти правила
cli-help-save = сохранить ФАЙЛ – записать партию
cli-help-board = поле – всё поле целиком, на маленьком экране по страницам
cli-help-otherwise = иначе ВАРИАНТ – заплатить иначе, сделать несколько раз или отвечать на всё самому
cli-help-back = назад – снова показать все варианты
cli-help-quit = выход – встать из-за стола

cli-player-column = Игрок
cli-source-column = Откуда
cli-place = Место
cli-ended = Игра окончена: { $reason }.

## Что решило исход

decided =
    { $lead ->
        [0] { $first } и { $second } набрали поровну{ $gained ->
            [none] { "." }
           *[other] , но по-разному. Вот чем отличается { $first }: { $gained }; { $lost }.
        }
       *[other] { $first } – впереди, { $second } отстаёт на { $lead }. Разницу дали: { $gained }{ $lost ->
            [none] { "." }
           *[other] {"; "}в обратную сторону: { $lost }.
        }
    }
decided-alone =
    { $gained ->
        [none] Ничто ничего не принесло
       *[other] Больше всего принесли: { $gained }
    }{ $lost ->
        [none] { "." }
       *[other] {"; "}больше всего отняли: { $lost }.
    }

## Командная строка: остальные команды

cli-simulated =
    { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }, { $speed } в секунду.
cli-unfinished =
    { $count ->
        [one] { $count } партия брошена
        [few] { $count } партии брошены
       *[many] { $count } партий брошено
    } после { $limit } выборов; ниже { $count ->
        [one] она не учтена.
       *[other] они не учтены.
    }
bot-failure-slow = нет выбора за { $seconds } с
bot-failure-ended = его процесс завершился с кодом { $code }
bot-failure-none-of-them = { $choice } – не один из допустимых вариантов (их { $count }); вопрос: { $frame }
bot-failure-illegal = { $choice } – недопустимый вариант
bot-failure-broken = { $error }; { $file }, строка { $line }
cli-bot-failed = { $bot } не справился ({ $reason }); дальше за него играет greedy.
cli-failures =
    { $bot } не справился в { $games ->
        [one] { $games } партии
       *[other] { $games } партиях
    }, и за него доигрывал greedy. В первый раз: { $reason }.
cli-mean-length = Средняя длина партии, выборов: { $choices }.
cli-bot = Бот
cli-seat = Место
cli-played = Сыграно
cli-wins = Побед
cli-share = Доля
cli-interval = Интервал 95 %
cli-mean-score = Средний счёт
cli-mean-place = Среднее место
cli-progress = { $done } из { $total } партий, осталось около { $minutes } мин.
cli-goes-on = { $done } из { $total } партий уже сыграно; теперь играются остальные.
cli-interrupted = Остановлено после { $done } из { $total } партий. Та же команда продолжит отсюда.
cli-report-written = Отчёт: { $file }
cli-rating = Рейтинг
cli-better-share = Занял место выше
cli-rung-holds = { $upper } сильнее, чем { $lower }: { $low } – { $high } их партий.
cli-rung-broken = { $upper } слабее, чем { $lower }: только { $low } – { $high } их партий.
cli-rung-unsure = Сильнее ли { $upper }, чем { $lower }, пока не ясно: { $low } – { $high } их партий.
cli-treatment = Изменение
cli-measure = Что измеряется
cli-before = Без него
cli-after = С ним
cli-difference = Разница
cli-measure-wins = Победы места
cli-measure-wins-how = Насколько чаще побеждает место с этим изменением. Пунктир — никакой разницы.
cli-measure-score = Очки места
cli-measure-score-how = Насколько больше очков у места в конце партии с этим изменением.
cli-measure-result = Итог места
cli-measure-result-how = По занятым местам, от +1 за первое до −1 за последнее: насколько лучше итог с этим изменением.
cli-measure-mean-score = Средние очки всех
cli-measure-mean-score-how = Насколько больше очков в среднем у всех с этим изменением.
cli-measure-spread = Отрыв первого от последнего
cli-measure-spread-how = Насколько больше, в очках, отрыв первого от последнего с этим изменением.
cli-measure-choices = Длина партии
cli-measure-choices-how = Насколько больше решений в партии с этим изменением.
cli-report-tournament = { $game }: турнир
cli-report-ladder = { $game }: лестница
cli-report-study = { $game }: исследование
cli-report-games =
    { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }, зерно { $seed }. { $unfinished ->
        [0] Все доиграны до конца.
       *[other] Прервано и не учтено: { $unfinished }.
    }
cli-report-setting =
    { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
       *[many] { $players } игроков
    }, боты: { $bots }. { $deals ->
        [one] { $deals } расклад
        [few] { $deals } расклада
       *[many] { $deals } раскладов
    }; каждый сыгран без изменения и с каждым изменением, для каждого места.
cli-report-ratings = Рейтинги
cli-report-ratings-how = Модель Брэдли — Терри: 400 очков разницы — шансы десять к одному; среднее всех — 1500. За столом, где несколько игроков, каждый встретился с каждым. Интервалы получены тысячекратной повторной выборкой целых раскладов.
cli-report-interval = Точка — оценка, отрезок — её 95-процентный интервал.
cli-report-pairs = Кто против кого играет лучше
cli-report-pairs-how = Как часто бот строки занимал место выше, чем бот столбца. Равные места считаются за половину.
cli-report-with-players =
    { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
       *[many] { $count } игроков
    } за столом
cli-report-seats = Места за столом
cli-report-seats-how = Как часто побеждало каждое место, кто бы на нём ни сидел. Пунктир — равная доля.
cli-report-study-how = Каждая разница — между двумя партиями с тем же раскладом, теми же ботами и, насколько возможно, с тем же везением. Один интервал из двадцати не накрывает истину: если сравнивать много изменений, какие-то покажутся важными случайно.

cli-game = Имя
cli-title = Игра
cli-players = Игроков
cli-options = Варианты
cli-option-line = { $name }: { $text }

cli-no-rules = Правил со всеми этими словами нет.
cli-source = Источник: { $source }
cli-ruling = Наше решение: { $ruling }
cli-edition-sound = { $file }: издание { $game } в порядке.
cli-edition-changes =
    { $count ->
        [0] Все значения те же, что у нас.
        [one] { $count } значение отличается от нашего:
        [few] { $count } значения отличаются от наших:
       *[many] { $count } значений отличаются от наших:
    }
cli-backed-up =
    { $games ->
        [one] { $games } партия сохранена
        [few] { $games } партии сохранены
       *[many] { $games } партий сохранено
    } в { $file } ({ $size } МБ). Берегите файл: в нём ссылки и зёрна.
cli-restored =
    { $games ->
        [one] { $games } партия восстановлена
        [few] { $games } партии восстановлены
       *[many] { $games } партий восстановлено
    } из { $file }.
cli-store-checked = Партий: { $games }. Просмотрено моментов со всех мест: { $moments }. Сделано выборов, чтобы идти дальше: { $choices }.
cli-store-same = Сыграно по нынешним правилам, повторяется точно
cli-store-retold = Начато по прежним правилам, продолжается после повтора
cli-store-went-on = Начато по прежним правилам, продолжается с последней позиции
cli-store-watched = Окончено по другим правилам, можно посмотреть как было
cli-store-barred = Можно посмотреть, но нельзя продолжить здесь
cli-store-broken = Повреждено или выглядит иначе, чем было
cli-store-table = Стол
cli-store-rules = Правила
cli-store-reason = Что не так
cli-verified =
    Пройдено: { $choices ->
        [one] { $choices } выбор
        [few] { $choices } выбора
       *[many] { $choices } выборов
    }; зерно соответствует хеш-сумме { $hash }.
cli-verified-chance = Все случайные исходы следуют из зерна.
cli-verified-no-chance = Партия начата с заданной позиции: её случайные исходы из одного зерна не следуют.
cli-verified-result = Результат следует из сделанных выборов.
cli-verified-taken-back =
    Ход возвращали за случайный исход { $count ->
        [one] { $count } раз
        [few] { $count } раза
       *[many] { $count } раз
    }: дальше исходы следуют из зерна и этого счётчика. Такая партия не идёт ни в рейтинг, ни в рекорды.
cli-verified-unfinished = Партия не окончена.

## Что бывает в каждой игре

event-only-choice = У игрока { $seat } нет другого выбора: ход делается сам.
event-rules-changed =
    Правила дома исправлены (версия { $before } → { $after }){ $rules ->
        [none] .
       *[other] : { $rules }.
    } { $replayed ->
        [0] Дальше партия идёт по ним; всё сыгранное остаётся как было.
       *[other] Дальше партия идёт по ним.
    }
event-went-on = Запись этой партии больше не читается; партия продолжается с того места, где остановилась.

## Что бывает за столом

event-assist-ended = За столом новый игрок: подсказок, ответвлений и копий больше нет.
event-bot-helped = { $seat } не успевает всё обдумать: решил бот попроще.
event-bot-seated =
    { $why ->
        [own] { $seat }: дальше играет бот.
        [open] Свободное место занимает бот.
        [changed] { $seat }: теперь играет другой бот.
       *[away] { $by ->
            [none] Хозяин стола сажает бота вместо игрока { $seat }: его нет.
           *[other] { $by } сажает бота вместо игрока { $seat }: его нет.
        }
    }
event-link-made = Новая ссылка на место: { $seat }.
event-link-removed = Ссылка на место убрана: { $seat }.
event-muted =
    Хозяин стола запрещает писать: { $who ->
        [none] гость
       *[other] { $who }
    }.
event-onlookers-heard = Зрители снова могут писать.
event-onlookers-muted = Зрители больше не могут писать.
event-pause-asked = { $seat } просит о паузе.
event-pause-refused = { $by } против паузы.
event-pause-withdrawn = { $seat } больше не просит о паузе.
event-paused = Партия приостановлена.
event-resigned = { $seat } сдаёт партию.
event-resumed = { $by } продолжает партию после паузы.
event-sat-down = { $seat } садится за стол.
event-seat-asked =
    { $who ->
        [none] Гость
       *[other] { $who }
    } просит у хозяина место: { $seat }.
event-seat-given =
    Хозяин пускает за стол: { $who ->
        [none] гость
       *[other] { $who }
    }, на место { $seat }.
event-seat-refused =
    Хозяин не пускает за стол: { $who ->
        [none] гость
       *[other] { $who }
    }, на место { $seat }.
event-seat-returned = { $seat } снова за столом и играет.
event-takeback-asked = { $seat } просит вернуть ход.
event-takeback-refused = { $by } против возврата хода.
event-takeback-withdrawn = { $seat } больше не просит вернуть ход.
event-taken-back =
    { $count ->
        [0] Ход возвращён: { $seat }.
       *[other] Ход возвращён: { $seat }. Случай отсюда заново; таких возвратов: { $count }.
    }
event-time-out =
    { $then ->
        [bot] { $seat }: время вышло, дальше играет бот.
        [lost] { $seat }: время вышло, партия проиграна.
       *[random] { $seat }: время вышло, сделан случайный ход.
    }
event-unmuted =
    Хозяин стола снова разрешает писать: { $who ->
        [none] гость
       *[other] { $who }
    }.

## Вид стола таблицами: для игры, у которой нет своего поля

view-players = Игроки
view-yes = да
view-no = нет
view-nothing = –

## Почему выбор здесь невозможен

reason-rule = Правила сейчас этого не позволяют.
fact-game-over = Игра окончена.
fact-anothers-turn = Сейчас решает { $seat }.
fact-by-chance = Этого никто не выбирает: это происходит само, по случаю.
fact-unfinished =
    { $undo ->
        [0] Сначала закончите начатое: { $asked }.
       *[other] Сначала закончите начатое или отмените его: { $asked }.
    }
fact-not-asked = { $verb } Сейчас: { $asked }.
