# Rattus («Эпидемия») по-русски. Как заполняются подстановки: lazaretto/text/__init__.py.
# Имена игроков не склоняются: они стоят в именительном падеже, сказуемое – в настоящем времени.

game-title = Rattus («Эпидемия»)
game-cover = Европа, 1347 год
game-about = Селитесь там, где крысы, и успейте уйти до прихода чумы.

## Компоненты
## in – где, into – куда, from – откуда: сразу с предлогом.

region-anglia = Англия
    .in = в Англии
    .into = в Англию
    .from = из Англии
region-gallia = Франция
    .in = во Франции
    .into = во Францию
    .from = из Франции
region-germania = Германия
    .in = в Германии
    .into = в Германию
    .from = из Германии
region-hispania = Испания
    .in = в Испании
    .into = в Испанию
    .from = из Испании
region-hungaria = Венгрия
    .in = в Венгрии
    .into = в Венгрию
    .from = из Венгрии
region-italia = Италия
    .in = в Италии
    .into = в Италию
    .from = из Италии
region-polonia = Польша
    .in = в Польше
    .into = в Польшу
    .from = из Польши
region-scandia = Скандинавия
    .in = в Скандинавии
    .into = в Скандинавию
    .from = из Скандинавии
region-bulgaria = Болгария
    .in = в Болгарии
    .into = в Болгарию
    .from = из Болгарии
region-turcia = Греция и Турция
    .in = в Греции и Турции
    .into = в Грецию и Турцию
    .from = из Греции и Турции
region-russia = Русь
    .in = на Руси
    .into = на Русь
    .from = с Руси
region-tartaria = Тартария
    .in = в Тартарии
    .into = в Тартарию
    .from = из Тартарии

card-peasant = Крестьянин
    .acc = Крестьянина
    .estate = крестьянство
    .power = Добавить на { $extra ->
            [one] { $extra } кубик
            [few] { $extra } кубика
           *[many] { $extra } кубиков
        } больше, даже туда, где нет крыс.
card-merchant = Торговец
    .acc = Торговца
    .estate = горожане
    .power = Переставить { $cubes ->
            [1] один свой кубик
           *[other] от одного до { $cubes } своих кубиков
        } в соседний регион.
card-monk = Монах
    .acc = Монаха
    .estate = духовенство
    .power = Перенести один жетон крысы в соседний регион.
card-knight = Рыцарь
    .acc = Рыцаря
    .estate = рыцарство
    .power = Передвинуть чуму { $steps ->
            [1] на один регион
           *[other] на расстояние до { $steps } регионов
        }; она может сойти за { $neutral ->
            [one] { $neutral } нейтральный кубик
            [few] { $neutral } нейтральных кубика
           *[many] { $neutral } нейтральных кубиков
        }.
card-witch = Ведьма
    .acc = Ведьму
    .estate = колдуны
    .power = Посмотреть { $looks ->
            [1] один жетон
           *[other] от одного до { $looks } жетонов
        }; два жетона из разных регионов можно поменять местами.
card-king = Король
    .acc = Короля
    .estate = знать
    .power = Увести один свой кубик из региона без крыс во дворец.

# Символы на жетонах; short – так, как они стоят на лицевой стороне.
symbol-peasant = Крестьянин
    .short = Крестьянин
symbol-merchant = Торговец
    .short = Торговец
symbol-monk = Монах
    .short = Монах
symbol-knight = Рыцарь
    .short = Рыцарь
symbol-witch = Ведьма
    .short = Ведьма
symbol-king = Король
    .short = Король
symbol-majority = большинство
    .short = Б
symbol-everybody = каждый
    .short = К

# Жетон крысы, за которым может проследить каждый, и его лицевая сторона.
token = жетон № { $number }
face = { $threshold }: { $symbols_short }

reason-supply-empty = запас крыс исчерпан
reason-all-cubes = все кубики выставлены
reason-both = запас крыс исчерпан, и все кубики выставлены
tie-broken = Кубиков поровну: из равных выше тот, кто ходил бы следующим.

answer-yes = да
answer-no = нет

score-regions = в регионах
score-palace = во дворце
score-total = всего

# What a player has, counted, as consequences tell it.
holding-cubes = кубики на карте
holding-palace = кубики во дворце
holding-cards = карты сословий
holding-endangered = кубики рядом с крысами

option-first = кто начинает (0 – первое место)
    .choose = Кто начинает
option-first-random = по жребию

## Что произошло

event-plague-placed = Чума приходит { $region_into }.
event-first-player-chosen = Первый ход за игроком { $seat }.
event-turn-began = Ходит { $seat }.
event-card-taken =
    { $owner_id ->
        [none] { $seat } берёт { $card_acc }.
       *[other] { $seat } забирает { $card_acc } у игрока { $owner }.
    }
event-cubes-added =
    { $seat } добавляет { $count ->
        [one] { $count } кубик
        [few] { $count } кубика
       *[many] { $count } кубиков
    } { $region_into }.
event-cube-to-palace = { $seat } уводит кубик { $region_from } во дворец.
event-cubes-moved =
    { $seat } переставляет { $count ->
        [one] { $count } кубик
        [few] { $count } кубика
       *[many] { $count } кубиков
    } { $region_from } { $to_into }.
event-rat-moved = { $seat } переносит { $token } { $region_from } { $to_into }.
event-rat-looked-at =
    { $face_id ->
        [none] { $seat } тайком смотрит { $token } { $region_in }.
       *[other] { $seat } тайком смотрит { $token } { $region_in }: [{ $face }].
    }
event-rats-swapped = { $seat } меняет местами { $token } { $region_in } и { $other } { $to_in }.
event-plague-moved = { $seat } ведёт чуму { $region_from } { $to_into }.
event-rat-placed = { $seat } кладёт { $token } { $region_into }.
event-plague-let-be = { $seat } владеет рыцарем, но не считает чуму { $region_in } нейтральными кубиками.
event-plague-counted =
    { $seat } считает чуму { $region_in } за { $count ->
        [one] { $count } нейтральный кубик
        [few] { $count } нейтральных кубика
       *[many] { $count } нейтральных кубиков
    }.
event-rat-revealed =
    Вскрыт { $token } { $region_in }: [{ $face }]. { $cubes ->
        [0] Кубиков нет
        [one] { $cubes } кубик
        [few] { $cubes } кубика
       *[many] { $cubes } кубиков
    } при пороге { $threshold }: { $struck ->
        [1] вспышка чумы{ $followed ->
            [0] , но никто не умирает.
           *[other] !
        }
       *[other] всё спокойно.
    }
event-cubes-lost =
    { $seat } теряет { $count ->
        [one] { $count } кубик
        [few] { $count } кубика
       *[many] { $count } кубиков
    } { $region_in } ({ $symbol }).
event-end-triggered = { $seat } завершает игру: { $reason }.
event-last-turn-began = { $seat } делает последний ход.
event-final-plague-began = Финальная чума поражает все регионы.
event-game-ended =
    Побеждает { $seat }: { $cubes ->
        [one] { $cubes } кубик
        [few] { $cubes } кубика
       *[many] { $cubes } кубиков
    }.

## О чём спрашивают

ask-first-cubes =
    { $seat }, куда поставить { $count ->
        [one] { $count } кубик
        [few] { $count } кубика
       *[many] { $count } кубиков
    }?
ask-turn = { $seat }, ваш ход: возьмите карту, добавьте кубики, примените свои карты. Передвинув чуму, вы завершите ход.
ask-king-calls = { $seat }, из какого региона без крыс Король уведёт кубик во дворец?
ask-merchant-loads = { $seat }, какие кубики возьмёт Торговец?
ask-merchant-goes =
    { $seat }, куда Торговец переставит { $count ->
        [one] { $count } кубик
        [few] { $count } кубика
       *[many] { $count } кубиков
    } { $region_from }?
ask-monk-lifts = { $seat }, какой жетон перенесёт Монах?
ask-monk-goes =
    { $token_region_id ->
        [none] { $seat }, куда Монах перенесёт { $token }?
       *[other] { $seat }, куда Монах перенесёт { $token } { $token_region_from }?
    }
ask-witch-picks = { $seat }, какой жетон посмотрит Ведьма?
ask-witch-goes-on = { $seat }, посмотрит ли Ведьма ещё один жетон?
ask-witch-swaps =
    { $token_region_id ->
        [none] { $seat }, поменять местами { $token } и { $other }?
       *[other] { $seat }, поменять местами { $token } { $token_region_in } и { $other } { $other_region_in }?
    }
ask-place-rat =
    { $left ->
        [1] { $seat }, крысы разбегаются { $region_from }: куда положить новый жетон?
       *[other] { $seat }, крысы разбегаются { $region_from }: куда положить очередной жетон? (Осталось положить: { $left }.)
    }
ask-count-plague = { $seat }, Рыцарь у вас: считать ли чуму { $region_in } за нейтральные кубики?
ask-pick-token = { $seat }, какой жетон { $region_in } вскрыть следующим?
ask-last-turn = { $seat }, это ваш последний ход: примените свои карты, затем спасуйте.

frame-plague-arrives = приход чумы
frame-first-player = кто начинает
frame-first-cubes = первые кубики: { $seat }
frame-first-turn = первый ход: { $seat }
frame-turn = ход: { $seat }
frame-end-turn = конец хода: { $seat }
frame-king-calls = Король
frame-merchant-loads = Торговец: какие кубики
frame-merchant-goes = Торговец: куда
frame-monk-lifts = Монах: какой жетон
frame-monk-goes = Монах: куда
frame-witch-picks = Ведьма: какой жетон
frame-witch-looks = Ведьма: взгляд
frame-witch-goes-on = Ведьма: второй взгляд
frame-witch-swaps = Ведьма: обмен
frame-place-rat = крысы разбегаются { $region_from } (осталось положить: { $left })
frame-outbreak = вспышка { $region_in }
frame-count-plague = Рыцарь: нейтральные кубики
frame-pick-token = выбор жетона { $region_in }
frame-reveal = вскрывается { $token }
frame-begin-last-turn = последний ход: { $seat }
frame-last-turn = последний ход: { $seat }
frame-final-plague = финальная чума
frame-final-region = финальная чума { $region_in }
frame-final-order = очерёдность жетонов { $region_in }
frame-final-reveal = вскрывается { $token } { $region_in }
frame-scoring = подсчёт

## Варианты выбора

verb-first-cubes = Поставить первые кубики
verb-take-card = Взять карту
verb-add-cubes = Добавить кубики
verb-use-card = Применить карту
verb-king = Король: откуда кубик
verb-merchant = Торговец: какие кубики
verb-merchant-to = Торговец: куда
verb-monk = Монах: какой жетон
verb-monk-to = Монах: куда
verb-witch = Ведьма: какой жетон
verb-witch-also = Ведьма: посмотреть ещё один
verb-witch-stop = Ведьма: достаточно
verb-witch-swap = Ведьма: менять или нет
verb-move-plague = Передвинуть чуму (конец хода)
verb-place-rat = Положить жетон крысы
verb-count-plague = Рыцарь: нейтральные кубики
verb-reveal = Вскрыть жетон
verb-pass = Спасовать

choice-first-cubes = поставить первые кубики { $region_into }
choice-take-card = взять { $card_acc }
choice-add-cubes =
    добавить { $count ->
        [one] { $count } кубик
        [few] { $count } кубика
       *[many] { $count } кубиков
    } { $region_into }
choice-use-card = применить { $card_acc }
choice-king = увести кубик { $region_from } во дворец
choice-merchant =
    взять { $count ->
        [one] { $count } кубик
        [few] { $count } кубика
       *[many] { $count } кубиков
    } { $region_from }
choice-merchant-to = { $region_into }
choice-monk =
    { $token_region_id ->
        [none] взять { $token }
       *[other] взять { $token } { $token_region_from }
    }
choice-monk-to = { $region_into }
choice-witch =
    { $token_region_id ->
        [none] посмотреть { $token }
       *[other] посмотреть { $token } { $token_region_in }
    }
choice-witch-also =
    { $token_region_id ->
        [none] посмотреть ещё { $token }
       *[other] посмотреть ещё { $token } { $token_region_in }
    }
choice-witch-stop = больше не смотреть
choice-witch-swap =
    { $answer_id ->
        [yes] поменять жетоны местами
       *[no] оставить на своих местах
    }
choice-move-plague = передвинуть чуму { $region_into }
choice-place-rat = положить жетон { $region_into }
choice-count-plague =
    { $answer_id ->
        [yes] считать чуму за нейтральные кубики
       *[no] не считать чуму
    }
choice-reveal = вскрыть { $token }
choice-pass = спасовать
choice-plague-starts = чума начинается { $region_in }
choice-first-seat =
    { $seat_id ->
        [none] кто-то начинает
       *[other] начинает { $seat }
    }
choice-face = на жетоне [{ $face }]
choice-final-token = следующим идёт { $token }

## Поле в терминале

board-region = Регион
board-rats = Крысы
board-near = Соседи
board-plague = ЧУМА
board-card = Карта
board-owner = Владелец
board-on-table = на столе
board-player = Игрок
board-supply = Запас
board-palace = Дворец
board-score = Счёт
board-rat-supply = Жетоны крыс: в запасе { $supply }, вскрыто { $revealed }.
board-signs = Кратко: ● – крыса; буква с числом – чьи кубики и сколько.
board-legend = Числа – номера жетонов; ° – лежит с подготовки; буквы после точки – кто смотрел; в скобках – что увидели вы.

## Главы правил

chapter-component = Состав игры
chapter-setup = Подготовка
chapter-turn = Ход
chapter-spread = Как разбегаются крысы
chapter-outbreak = Вспышки чумы
chapter-class = Карты сословий
chapter-end = Конец игры

## Когда что-то вообще можно выбрать

when-first-cubes = Первые кубики ставят до первого хода.
when-take-card = Карту берут в свой обычный ход, пока чума не передвинута.
when-add-cubes = Кубики добавляют в свой ход, пока чума не передвинута.
when-use-card = Карты применяют в свой ход, пока чума не передвинута.
when-king = Регион Короля спрашивают, когда применён Король.
when-merchant = Кубики Торговца спрашивают, когда применён Торговец.
when-merchant-to = Куда идут кубики, спрашивают, когда Торговец их уже взял.
when-monk-to = Куда уйдёт крыса, спрашивают, когда Монах её уже выбрал.
when-witch-stop = Ведьма может остановиться после первого взгляда.
when-witch-swap = Об обмене спрашивают, когда Ведьма посмотрела два жетона из разных регионов.
when-move-plague = Чуму передвигают в свой ход один раз, после этого её уже не ведут дальше.
when-place-rat = Крыс кладут сразу, как только чума пришла в регион с крысами.
when-count-plague = О нейтральных кубиках владельца Рыцаря спрашивают при вспышке чумы.
when-pass = Пасуют только в последний ход; обычный ход завершают, передвигая чуму.
when-monk = Жетон Монаха спрашивают, когда применён Монах.
when-witch = Жетон Ведьмы спрашивают, когда применена Ведьма.
when-witch-also = Второй жетон спрашивают после первого взгляда Ведьмы.
when-reveal = Жетоны вскрывают при вспышке чумы в регионе с кубиками.

## Что мешает выбору

fact-not-in-play =
    Не участвует в игре при { $players ->
        [one] { $players } игроке
       *[other] { $players } игроках
    }: { $region }.
fact-no-neighbour = Общей границы нет: { $region } — { $other }.
fact-same-region = Нужен соседний регион, а не тот же самый ({ $region }).
fact-region-full =
    Больше не помещается: { $region_in } уже { $rats ->
        [one] { $rats } жетон крысы
        [few] { $rats } жетона крыс
       *[many] { $rats } жетонов крыс
    }.
fact-plague-is-here = Чума уже { $region_in }: её нужно увести в другой регион.
fact-too-far =
    До цели шагов: { $steps } ({ $region }), а чума проходит не больше { $most ->
        [one] { $most } шага
       *[other] { $most } шагов
    }.
fact-further-by-knight =
    До { $steps ->
        [one] { $steps } шага
       *[other] { $steps } шагов
    } чуму ведёт только владелец Рыцаря.
fact-needs-cubes =
    Нужно { $needed ->
        [one] { $needed } кубик
        [few] { $needed } кубика
       *[many] { $needed } кубиков
    } из вашего запаса, а у вас { $had }.
fact-needs-cubes-in =
    Нужно { $needed ->
        [one] { $needed } ваш кубик
        [few] { $needed } ваших кубика
       *[many] { $needed } ваших кубиков
    } { $region_in }, а там у вас { $had }.
fact-as-many-as-rats =
    { $least ->
        [0] Кубики туда не добавляют: { $region_in } нет крыс.
       *[other] Кубиков туда можно добавить { $more ->
            [0] ровно { $least }
           *[other] { $least } или на { $more } больше
        }: { $region_in } { $rats ->
            [0] нет крыс
            [one] { $rats } жетон крысы
            [few] { $rats } жетона крыс
           *[many] { $rats } жетонов крыс
        }.
    }
fact-one-more-by-peasant = На один кубик больше, чем крыс, добавляет только владелец Крестьянина.
fact-cubes-added-already = В этот ход вы уже добавили кубики.
fact-rats-in-region =
    Король уводит кубик только из региона без крыс, а { $region_in } { $rats ->
        [one] { $rats } жетон крысы
        [few] { $rats } жетона крыс
       *[many] { $rats } жетонов крыс
    }.
fact-merchant-takes =
    Торговец переставляет не больше { $most ->
        [one] { $most } кубика
       *[other] { $most } кубиков
    }.
fact-peasant-adds =
    В последний ход Крестьянин добавляет ровно { $count ->
        [one] { $count } кубик
        [few] { $count } кубика
       *[many] { $count } кубиков
    }, сколько бы ни было крыс.
fact-card-of-another = { $card } у игрока { $seat }.
fact-card-on-table = { $card } ещё ни у кого: карта лежит на столе.
fact-card-is-yours = { $card } и так у вас.
fact-card-taken-already = В этот ход вы уже взяли карту.
fact-card-used =
    В этот ход { $card } уже { $card_id ->
        [witch] применена
       *[other] применён
    }.
fact-card-by-itself =
    { $card_id ->
        [knight] Рыцаря не применяют: пока он у вас, вы ведёте чуму дальше.
        [peasant] Крестьянина не применяют: пока он у вас, можно добавить на один кубик больше.
       *[other] { $card } действует без применения.
    }
fact-card-on-map =
    { $card_id ->
        [knight] Рыцаря применяют на карте: выберите регион, куда увести чуму.
       *[other] Крестьянина применяют на карте: выберите регион, куда добавить кубик.
    }
fact-use-card-first = Сначала примените { $card_acc }, потом об этом спросят.
fact-card-useless =
    { $card_id ->
        [king] У вас нет кубика в регионе без крыс: Королю нечего делать.
        [merchant] У вас нет кубиков на карте: Торговцу нечего делать.
        [monk] Ни один жетон крысы нельзя перенести: Монаху нечего делать.
       *[other] На карте нет жетонов крыс: { $card } ничего не даст.
    }
fact-last-turn-only = Это последний ход: можно лишь применять свои карты.
fact-token-not-on-map = На карте нет такого жетона: { $token }.
fact-token-elsewhere = Сейчас речь о другом регионе ({ $other }), а { $token } лежит { $region_in }.
fact-token-alike = Выберите { $other }: известно о нём то же самое, что о другом ({ $token }), поэтому из двух предлагается один.
fact-token-shut = Все соседние регионы заполнены: { $token } не может уйти { $region_from }.
fact-token-seen-first = Второй жетон должен быть другим: { $token } Ведьма только что посмотрела.

## Что есть в файле издания: таблицы и их поля

sheet-borders = Карта
sheet-tokens = Жетоны крыс
sheet-constants = Числа правил
sheet-constants-tokens_boxed = Жетоны крыс, остающиеся в коробке, по числу игроков
field-list = границы
field-starting = начальные жетоны
field-ordinary = жетоны
field-players = в игре при числе игроков от
field-letter = буква на жетонах
field-cubes_per_player = кубиков у игрока
field-first_placements = кубиков в начале
field-knight_neutral_cubes = кубиков, которые снимает Рыцарь
field-knight_steps_max = шагов Рыцаря, не больше
field-merchant_cubes_max = кубиков у Торговца, не больше
field-peasant_extra_cubes = дополнительных кубиков Крестьянина
field-rats_per_region_max = жетонов крыс в регионе, не больше
field-spread = новых жетонов крыс по числу лежащих
field-witch_looks_max = жетонов, на которые смотрит Ведьма, не больше
field-2 = два игрока
field-3 = три игрока
field-4 = четыре игрока
