# Слова сервера. Ошибки движка - в общем словаре.

error-already-running = Партия уже началась; убрать такой стол нельзя.
error-bad-message = Сообщение не удалось понять: { wrong-input }.
error-bad-request = Запрос не удалось понять: { wrong-input }.
error-body-too-large = Слишком большой объём данных.
error-bot-plays = За это место сейчас играет бот. Сначала верните его себе.
error-bot-unavailable = Бот не ответил. Попробуйте ещё раз.
error-empty-chat = В этом сообщении нечего читать.
error-game-over = Партия окончена.
error-host-only = Это может сделать только хозяин стола.
error-illegal-choice = Правила сейчас этого не позволяют.
error-no-guest = Сервер вас ещё не знает. Обновите страницу.
error-no-request = Нет просьбы о возврате хода, которая ждёт вашего ответа.
error-not-finished = Партия ещё не окончена.
error-not-found = Здесь ничего нет.
error-not-running = За столом ещё ждут игроков.
error-not-your-seat = Это не ваше место.
error-not-your-turn = Сейчас не ход этого места.
error-nothing-to-undo = Отменить нечего: что-то уже стало известно или решение принял другой игрок. Можно попросить остальных вернуть ход.
error-our-fault = Ошибка сервера. Партия сохранена; попробуйте ещё раз.
error-paused = Партия приостановлена.
error-player-online = Этот игрок на связи. Бот может занять его место, только когда его нет.
error-resigned = Это место сдалось.
error-seat-taken = Это место занято.
error-seated-only = Это могут делать только игроки за этим столом.
error-stale-choice = Партия тем временем ушла вперёд. Взгляните на поле ещё раз.
error-too-many = Слишком много запросов. Подождите { $seconds } с.
error-unknown-bot = Бота «{ $word }» нет; есть: { $expected }.
error-unknown-game = Игры «{ $word }» нет.
error-unknown-moment = В этой партии нет момента { $n }.
error-unknown-seat = За этим столом нет такого места.
error-unknown-table = Такого стола нет. Возможно, его убрали.
error-unplayable = Из этого не получается партия: что-то в нём не того вида.
error-wrong-csrf = Страница устарела. Обновите её.
error-wrong-link = По этой ссылке места нет: ею уже воспользовались, или её заменили. Попросите новую ссылку.
error-wrong-method = Здесь так нельзя.
error-wrong-origin = Запросы с чужих сайтов не принимаются.

# Почему запрос или сообщение не удалось понять; `place` и прочее даёт разбор.
wrong-input =
    { $reason ->
        [missing] не хватает поля «{ $place }»
        [unknown] поле «{ $place }» здесь неизвестно
        [value] в поле «{ $place }» не может стоять «{ $given }»
        [short] поле «{ $place }» слишком короткое; длина не меньше { $least }
        [long] поле «{ $place }» слишком длинное; длина не больше { $most }
        [small] число в поле «{ $place }» слишком мало; не меньше { $least }
        [large] число в поле «{ $place }» слишком велико; не больше { $most }
        [form] в поле «{ $place }» есть недопустимые знаки
        [type] { wrong-type }
        [json] это не JSON
        [deep] слишком много вложенных скобок
       *[other] в нём что-то не так
    }
wrong-type =
    { $place ->
        [none] ожидается
       *[other] в поле «{ $place }» ожидается
    } { $expected ->
        [int] целое число
        [float] число
        [str] текст
        [bool] true или false
        [array] список
        [object] объект
       *[other] другое
    }
