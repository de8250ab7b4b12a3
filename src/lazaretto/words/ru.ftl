# Общие слова: ошибки, командная строка, всё, что одинаково во всех играх. У каждой игры есть и свой файл.

list-separator = { ", " }
error-line = { $place }: { $reason }
rule-line = { $text } [{ $id }]
virtual-player = виртуальный соперник

colour-0 = красный
    .letter = К
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
error-cannot-write = не удалось записать файл ({ $reason })
error-chance-impossible = случай не мог дать здесь «{ $word }»
error-chance-left-over = записано случайных исходов: { $given }, а понадобилось { $used }
error-chance-missing = здесь не хватает случайного исхода
error-dead-end = выбирать не из чего ({ $frame })
error-duplicate-border = граница { $border } уже есть: { $other }
error-duplicate-word =
    { $word ->
        [none] есть повторы
       *[other] «{ $word }» встречается дважды
    }
error-edition-breaks-play = с такими значениями игра ломается (игроков: { $players }; { $reason })
error-empty-choice = выбор не указан
error-empty-name = в списке «{ $given }» есть пустое имя
error-endless-position = то, что здесь должно происходить само собой, не кончается
error-game-over = игра окончена
error-illegal-choice = «{ $choice }» сейчас нельзя; правила: { $rules }
error-lab-missing = для этого нужна лаборатория: pip install "lazaretto[lab]" ({ $reason })
error-missing-argument = не хватает значения
error-missing-command = не хватает команды; их список: lazaretto --help
error-missing-component = не хватает «{ $word }»
error-missing-field =
    { $field ->
        [none] этого поля нет, или в нём не текст
       *[other] поля «{ $field }» нет, или в нём не текст
    }
error-no-driver = драйвер этой базы данных не установлен: { $reason }
error-no-such-file = такого файла нет
error-no-such-folder = для этого файла нет папки, или это имя папки
error-no-such-number = такого номера нет; выберите от 1 до { $most }
error-not-a-frame = здесь должен быть список, который начинается с имени кадра
error-not-a-list = здесь должен быть список
error-not-an-object = здесь должен быть объект
error-not-json = это не JSON ({ $reason })
error-not-your-turn = выбирает место { $asked }, а не место { $seat }
error-nothing-to-undo = отменить нечего: что-то уже вскрыто, или выбор сделал кто-то другой
error-region-out-of-play = «{ $word }» не участвует в игре при таком числе игроков
error-stale-choice = это ответ на другой вопрос (дан: { $given }; задан: { $asked })
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
error-unknown-game = игры «{ $word }» нет; есть: { $expected }
error-unknown-language = языка «{ $word }» нет; есть: { $expected }
error-unknown-option = такого варианта игры нет; есть: { $expected }
error-unknown-region = региона «{ $word }» нет
error-unknown-seat = места { $word } нет
error-unknown-symbol = символ «{ $word }» не подходит
error-unknown-verb = действия «{ $word }» нет; есть: { $expected }
error-unknown-word = слово «{ $word }» неизвестно; есть: { $expected }
error-unreachable-location = к этой локации не ведёт ни одна дорога
error-unreachable-region = до этого региона не добраться (игроков: { $players })
error-unreadable-file = не удалось прочесть файл ({ $reason })
error-unsound-position = такой позиции быть не может ({ $problems })
error-usage = { $reason }
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
error-wrong-token = «{ $word }» – нужно в виде порог:символы
error-wrong-value =
    { $reason ->
        [none] здесь не может быть «{ $word }»
       *[other] значение не подходит: { $reason }
    }

## Командная строка: справка

cli-about = Настольные игры о чуме: партии, моделирование, записи, правила.
cli-about-play = Сыграть в терминале: с ботами или по очереди за одним экраном.
cli-about-simulate = Провести много партий между ботами и подсчитать итоги.
cli-about-replay = Рассказать записанную партию.
cli-about-position = Вывести позицию после нескольких выборов в виде JSON.
cli-about-explain = Узнать, можно ли так сделать сейчас и какие правила запрещают.
cli-about-verify = Проверить запись: зерно по хеш-сумме, все случайные исходы и результат.
cli-about-edition = Файлы изданий: всё, что напечатано на компонентах.
cli-about-edition-check = Проверить файл издания и показать отличия от нашего.
cli-about-rules = Найти правила с источниками и нашими решениями.
cli-about-games = Список игр.
cli-about-serve = Открыть стол в браузере: сервер на этой машине.
cli-about-bench = Измерить скорость на этой машине.
cli-arg-game = Имя игры.
cli-arg-seats = Кто где сидит: me, me:ИМЯ или бот, через запятую.
cli-arg-seed = Зерно случайности.
cli-arg-options = Варианты игры в виде имя=значение,имя=значение.
cli-arg-edition = Файл издания с другими значениями.
cli-arg-save = Файл для записи партии.
cli-arg-resume = Продолжить записанную партию.
cli-arg-lang = Язык: en или ru.
cli-arg-players = Число игроков.
cli-arg-games = Число партий.
cli-arg-bots = Боты через запятую; от партии к партии они меняются местами.
cli-arg-jobs = Сколько процессов работает одновременно.
cli-arg-limit = После скольких выборов бросать партию.
cli-arg-csv = Записать в этот файл по строке на каждое место каждой партии.
cli-arg-json = Записать в этот файл всё.
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
cli-group =
    { $count ->
        [one] { $count } вариант
        [few] { $count } варианта
       *[many] { $count } вариантов
    }
cli-group-opened = { $group } («назад» – снова все варианты)

cli-command-help = помощь
cli-command-why = почему
cli-command-log = журнал
cli-command-undo = отмена
cli-command-rules = правила
cli-command-save = сохранить
cli-command-back = назад
cli-command-quit = выход

cli-help-help = номер или текст варианта – выбрать его; ? – эта справка
cli-help-why = почему ВАРИАНТ – можно ли так сейчас, а если нет, по каким правилам
cli-help-log = журнал – что произошло до сих пор
cli-help-undo = отмена – вернуть последний выбор, если после него ничего не вскрылось
cli-help-rules = правила СЛОВА – найти правила
cli-help-save = сохранить ФАЙЛ – записать партию
cli-help-back = назад – снова показать все варианты
cli-help-quit = выход – встать из-за стола

cli-player-column = Игрок
cli-place = Место
cli-ended = Игра окончена: { $reason }.

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
cli-mean-length = Средняя длина партии, выборов: { $choices }.
cli-bot = Бот
cli-seat = Место
cli-played = Сыграно
cli-wins = Побед
cli-share = Доля
cli-interval = Интервал 95 %
cli-mean-score = Средний счёт
cli-mean-place = Среднее место

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
cli-verified =
    Пройдено: { $choices ->
        [one] { $choices } выбор
        [few] { $choices } выбора
       *[many] { $choices } выборов
    }; зерно соответствует хеш-сумме { $hash }.
cli-verified-chance = Все случайные исходы следуют из зерна.
cli-verified-no-chance = Партия начата с заданной позиции: её случайные исходы из одного зерна не следуют.
cli-verified-result = Результат следует из сделанных выборов.
cli-verified-unfinished = Партия не окончена.

## Что бывает в каждой игре

event-only-choice = У игрока { $seat } нет другого выбора: ход делается сам.

## Вид стола таблицами: для игры, у которой нет своего поля

view-players = Игроки
view-yes = да
view-no = нет
view-nothing = –
