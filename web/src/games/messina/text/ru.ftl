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
        }. Улучшенный работник приносит 1 очко в конце каждого раунда.

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
    .about = левый квартал ремесленников
    .gen = левого квартала ремесленников
quarter-cr = правый
    .about = правый квартал ремесленников
    .gen = правого квартала ремесленников
quarter-au = верхний
    .about = верхний квартал аристократов
    .gen = верхнего квартала аристократов
quarter-al = нижний
    .about = нижний квартал аристократов
    .gen = нижнего квартала аристократов
quarter-nu = верхний
    .about = верхний квартал монахинь
    .gen = верхнего квартала монахинь
quarter-nl = нижний
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
