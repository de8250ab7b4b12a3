## Имена того, что в терминале зовётся буквами: здесь всё видно, и зовётся оно по тому, что на нём напечатано.

district = район «{ $action }»
    .in = в районе «{ $action }»
    .into = в район «{ $action }»
    .from = из района «{ $action }»
    .gen = района «{ $action }»
    .does = { $action }
    .about =
        Цвет – { $paint }, { $pose }. Действие: { $action }. Заселение: { $cost ->
            [none] бесплатно
           *[other] цена – { $cost }
        }; горожане – { $citizens }{ $helper ->
            [0] { "" }
           *[other] , а также помощник
        }; { $vp ->
            [one] { $vp } очко
            [few] { $vp } очка
           *[many] { $vp } очков
        } в конце игры.

ship = корабль { $goods_ins }
    .in = на корабле { $goods_ins }
    .full = корабль { $goods_ins } ({ $effect })
    .cargo = { $goods }
    .about = Груз – { $goods }. Тому, кто заберёт корабль: { $effect }. С каждым чётным кораблём можно продвинуть смотрителя.

workshop = мастерская { $class_many }
    .acc = мастерскую { $class_many }
    .in = в мастерской { $class_many } («{ $effect }»)
    .into = в мастерскую { $class_many } («{ $effect }»)
    .from = из мастерской { $class_many } («{ $effect }»)
    .who =
        { $resident ->
            [none] { $class_acc }
           *[other] { $resident_acc }
        }
    .price = { $cost_pay }
    .tag = { $cost }
    .gives = { $effect }
    .what =
        { $era ->
            [1] каждый раунд:
           *[other] один раз:
        } { $effect }{ $golden ->
            [0] { "" }
           *[other] , только с улучшенным работником
        }{ $extra ->
            [none] { "" }
           *[other] , с улучшенным ещё { $extra }
        }
    .about =
        Мастерская { $era ->
            [1] I эпохи: производит в конце каждого раунда
           *[other] II эпохи: даёт награду один раз
        }. Работник – { $worker }. Цена: { $cost }. Даёт: { $effect }{ $extra ->
            [none] { "" }
           *[other] , а с улучшенным ещё { $extra }
        }. Улучшенный работник приносит { $points } { $points ->
            [one] очко
            [few] очка
           *[many] очков
        } в конце каждого раунда.

upgrade = улучшение домика
    .acc = улучшение домика
    .price = { $cost_pay }
    .tag = { $cost }
    .what = каждый раунд, пока в домике кто-то есть: { $effect }
    .gives = { $effect }
    .about = Улучшение домика для карантина. Цена: { $cost }. Пока в домике есть горожанин, в конце раунда даёт: { $effect }.

cart = повозка
    .acc = повозку
    .price = { $cost_pay }
    .tag = { $cost }
    .what =
        { $vp ->
            [0] одно заселение за раунд
            [one] { $vp } очко, одно заселение за раунд
            [few] { $vp } очка, одно заселение за раунд
           *[many] { $vp } очков, одно заселение за раунд
        }
    .about =
        Повозка. Цена: { $cost }. { $vp ->
            [0] Сразу очков не приносит.
            [one] Сразу приносит { $vp } очко.
            [few] Сразу приносит { $vp } очка.
           *[many] Сразу приносит { $vp } очков.
        } Каждая повозка позволяет заселить один район за раунд.

token = жетон { $hex_gen }
    .full = жетон: { $hex }; { $ploy }
    .about = Если { $hex } свободен, соперник ставит туда помощника, после чего { $ploy }.

quarter-cl = левый
    .full = левый квартал
    .about = левый квартал ремесленников
    .gen = левого квартала ремесленников
quarter-cr = правый
    .full = правый квартал
    .about = правый квартал ремесленников
    .gen = правого квартала ремесленников
quarter-au = верхний
    .full = верхний квартал
    .about = верхний квартал аристократов
    .gen = верхнего квартала аристократов
quarter-al = нижний
    .full = нижний квартал
    .about = нижний квартал аристократов
    .gen = нижнего квартала аристократов
quarter-nu = верхний
    .full = верхний квартал
    .about = верхний квартал монахинь
    .gen = верхнего квартала монахинь
quarter-nl = нижний
    .full = нижний квартал
    .about = нижний квартал монахинь
    .gen = нижнего квартала монахинь

square = { $number }-й квадрат { $quarter_gen }
    .short = { $quarter } { $number }
    .all = { $class_all }
    .in =
        { $number ->
            [2] во
           *[other] в
        } { $number }-м квадрате { $quarter_gen }
    .into =
        { $number ->
            [2] во
           *[other] в
        } { $number }-й квадрат { $quarter_gen }
    .from = из { $number }-го квадрата { $quarter_gen }
    .who =
        { $resident ->
            [none] { $class_acc }
           *[other] { $resident_acc }
        }
    .does = { $effect }
    .about =
        { $effect ->
            [none] { $number }-й квадрат { $quarter_gen }.
           *[other] Активация: { $effect }{ $once ->
                [1] {" "}(один раз за игру)
               *[0] { "" }
            }.
        }

event-hex-laid = В городе появляется район «{ $hex_does }».
event-citizen-settled = { $seat } селит { $citizen_acc } { $square_into }.

ask-choose-action =
    { $hex_id ->
        [none] { $seat }, этап действия: что дальше?
       *[other] { $seat }, что дальше? Действие здесь: { $effect }.
    }
choice-settle =
    { $square_does ->
        [none] { $square_short }
       *[other] { $square_short }: { $square_does }
    }
choice-borrow = { $hex_does }
choice-produce = { $building }: { $building_gives }
choice-employ = отправить в { $workshop_acc } ({ $workshop_what })
choice-stand =
    { $spot_id ->
        [NW] { $spot_into } ({ $spot_does })
        [NE] { $spot_into } ({ $spot_does })
        [SE] { $spot_into } ({ $spot_does })
        [SW] { $spot_into } ({ $spot_does })
       *[other] { $spot_into }
    }

## Слова поля: подсказки, заголовки.

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
messina-cell-adjacent-about = Активирует горожан на соседних клетках: { $own }; улучшенный смотритель – { $upgraded_own }.
messina-cell-quarter = Ячейка квартала
messina-cell-quarter-about = Активирует горожан этого квартала: { $own }; улучшенный смотритель – { $upgraded_own }.
messina-cell-border = Ячейка между двумя кварталами
messina-cell-border-about = Активирует горожан в своём квартале: { $own }, в соседнем: { $other }; улучшенный смотритель – { $upgraded_own } и { $upgraded_other }.
messina-cell-centre = Центр поместья
messina-cell-centre-about = Активирует горожан в любом месте поместья: до { $own }.
messina-score-of = { $name }: если бы игра кончилась сейчас
messina-goal = Отличный результат в одиночку – от { $points }.
messina-score-about = Очки на счётчике и то, что добавит конец игры:
messina-rats-cost = В конце они стоят { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
} и по шагу назад в рейтинге в народе.
messina-ships = Корабли
messina-ships-about = Каждый второй корабль продвигает смотрителя.
messina-districts = Заселённые районы
messina-districts-about = Каждый приносит свои очки в конце и ещё { $points }, когда его выбирает помощник.
messina-cube-supply = Кубики чумы в запасе
messina-cube-supply-about = Когда для шага колеса их не хватает, не кладут ни одного.
messina-cubes-left = запас
messina-fight-price = Огня за кубик чумы
messina-fight-price-about = Каждый уничтоженный кубик продвигает вас в рейтинге в народе. Мощный огонь сжигает кубик, а может сжечь и ещё один рядом.
messina-cube-price = кубик

messina-legend-city = Шаг городского рейтинга – путь к новым помощникам.
messina-legend-church = Шаг церковного рейтинга – он хорош для смотрителей.
messina-legend-scroll = Один из трёх счётчиков свитка поднимается: в конце больше очков.
messina-legend-build = Постройте что-то одно: мастерскую, улучшение домика или повозку.
messina-legend-upgrade-citizen = Переверните одного горожанина золотой стороной вверх.
messina-legend-upgrade-overseer = Переверните смотрителя: он будет будить больше горожан.
messina-legend-hex-action = Выполните действие любого гекса города, даже занятого.
