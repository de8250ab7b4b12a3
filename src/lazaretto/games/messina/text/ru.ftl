# «Мессина 1347» по-русски. Как заполняются подстановки: lazaretto/text/__init__.py.
# Имена игроков не склоняются: они стоят в именительном падеже, сказуемое – в настоящем времени.

game-title = Мессина 1347
game-cover = Город на карантине
game-about = Чуму привезли корабли. Спасите людей, отстройте город.

## Компоненты
## in – где, into – куда, from – откуда: сразу с предлогом. acc – кого, что; gen – кого, чего; all и many – все такие.
## about – подсказка: что это и что даёт. does – действие, коротко; what – чем здание полезно; who – кто там живёт.

class =
    .left = по левой ветви ({ $left_full })
    .right = по правой ветви ({ $right_full })
class-nun = монахиня
    .letter = м
    .acc = монахиню
    .gen = монахини
    .all = монахини
    .many = монахинь
    .about = Монахини живут в правом секторе поместья и работают в своих мастерских.
class-craftsman = ремесленник
    .letter = р
    .acc = ремесленника
    .gen = ремесленника
    .all = ремесленники
    .many = ремесленников
    .about = Ремесленники живут в верхнем секторе поместья и работают в своих мастерских.
class-aristocrat = аристократ
    .letter = а
    .acc = аристократа
    .gen = аристократа
    .all = аристократы
    .many = аристократов
    .about = Аристократы живут в левом секторе поместья и работают в своих мастерских.

resident-nun = монахиня
    .acc = монахиню
resident-nun-up = улучшенная монахиня
    .acc = улучшенную монахиню
resident-craftsman = ремесленник
    .acc = ремесленника
resident-craftsman-up = улучшенный ремесленник
    .acc = улучшенного ремесленника
resident-aristocrat = аристократ
    .acc = аристократа
resident-aristocrat-up = улучшенный аристократ
    .acc = улучшенного аристократа

overseer-nun = смотритель монахинь
    .acc = смотрителя монахинь
    .about = Идёт по своему пути через правый сектор и в каждой ячейке активирует горожан поблизости.
overseer-craftsman = смотритель ремесленников
    .acc = смотрителя ремесленников
    .about = Идёт по своему пути через верхний сектор и в каждой ячейке активирует горожан поблизости.
overseer-aristocrat = смотритель аристократов
    .acc = смотрителя аристократов
    .about = Идёт по своему пути через левый сектор и в каждой ячейке активирует горожан поблизости.

cost-coin = монета
    .gen = монет
    .about = Монетами платят за дальние перемещения, постройки, заселение и повышение рейтинга в городе и у церкви.
cost-wood = древесина
    .gen = древесины
    .about = Древесиной платят за постройки и заселение.
cost-fire = огонь
    .gen = огня
    .about = Жетонами огня уничтожают кубики чумы: сначала по одному жетону за кубик, в последних раундах – по два.
cost-powerfire = мощный огонь
    .gen = мощного огня
    .about = Заменяет обычный огонь, а заодно может уничтожить кубик на соседнем гексе.
cost-vp = победное очко
    .gen = победных очков
    .about = Очки на счётчике победных очков; остальные считают в конце игры.

means-fire = обычный огонь
    .ins = обычным огнём
means-powerfire = мощный огонь
    .ins = мощным огнём

goods-gems = самоцветы
    .ins = с самоцветами
goods-silk = шёлк
    .ins = с шёлком
goods-spices = пряности
    .ins = с пряностями

paint-orange = оранжевый
    .all = оранжевые
    .letter = О
paint-white = белый
    .all = белые
    .letter = Б
paint-blue = синий
    .all = синие
    .letter = С
paint-red = красный
    .all = красные
    .letter = К

pose-left = крыса повёрнута влево
    .gen = с крысой, повёрнутой влево
    .sign = ←
pose-right = крыса повёрнута вправо
    .gen = с крысой, повёрнутой вправо
    .sign = →
pose-standing = крыса стоит
    .gen = со стоящей крысой
    .sign = ↑

rating-popularity = рейтинг в народе
    .gen = рейтинга в народе
    .in = в рейтинге в народе
    .about = Растёт за каждый уничтоженный кубик чумы. Даёт действия, а в конце игры – очки и место среди соперников.
rating-city = рейтинг в городе
    .gen = рейтинга в городе
    .in = в рейтинге в городе
    .about = Единственный способ получить новых помощников. Шаг можно купить: по монете за каждого своего помощника.
rating-church = рейтинг у церкви
    .gen = рейтинга у церкви
    .in = в рейтинге у церкви
    .about = Улучшает и продвигает смотрителей. Шаг можно купить: по монете за каждого своего помощника.

space = { $number }-е деление { $rating_gen }
    .into = на { $number }-е деление { $rating_gen }
    .does =
        { $effect ->
            [none] ничего
           *[other] { $effect }
        }
    .about =
        { $number }-е деление { $rating_gen }. { $effect ->
            [none] Награды нет.
           *[other] Награда: { $effect }.
        } В конце игры: { $vp ->
            [one] { $vp } очко
            [few] { $vp } очка
           *[many] { $vp } очков
        }.

district = гекс { $id }
    .in = на гексе { $id }
    .into = на гекс { $id }
    .from = с гекса { $id }
    .gen = гекса { $id }
    .does = { $action }
    .about =
        Гекс { $id }: { $paint }, { $pose }. Действие: { $action }. Заселение: { $cost ->
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

port-NW = северо-западный порт
    .in = в северо-западном порту
    .into = в северо-западный порт
    .from = из северо-западного порта
    .gen = северо-западного порта
    .does = { $action }
    .about = Порт. Действие: { $action }. Рядом причал. Горожан здесь не бывает, порт не заселяют.
port-NE = северо-восточный порт
    .in = в северо-восточном порту
    .into = в северо-восточный порт
    .from = из северо-восточного порта
    .gen = северо-восточного порта
    .does = { $action }
    .about = Порт. Действие: { $action }. Рядом причал. Горожан здесь не бывает, порт не заселяют.
port-SE = юго-восточный порт
    .in = в юго-восточном порту
    .into = в юго-восточный порт
    .from = из юго-восточного порта
    .gen = юго-восточного порта
    .does = { $action }
    .about = Порт. Действие: { $action }. Рядом причал. Горожан здесь не бывает, порт не заселяют.
port-SW = юго-западный порт
    .in = в юго-западном порту
    .into = в юго-западный порт
    .from = из юго-западного порта
    .gen = юго-западного порта
    .does = { $action }
    .about = Порт. Действие: { $action }. Рядом причал. Горожан здесь не бывает, порт не заселяют.

dock-dock-NW = северо-западный причал
    .in = на северо-западном причале
    .into = на северо-западный причал
    .from = с северо-западного причала
    .gen = северо-западного причала
    .does = забрать корабль
    .about = Здесь стоят корабли, до трёх сразу. Причал соседствует только со своим портом; помощники его не занимают.
dock-dock-NE = северо-восточный причал
    .in = на северо-восточном причале
    .into = на северо-восточный причал
    .from = с северо-восточного причала
    .gen = северо-восточного причала
    .does = забрать корабль
    .about = Здесь стоят корабли, до трёх сразу. Причал соседствует только со своим портом; помощники его не занимают.
dock-dock-SE = юго-восточный причал
    .in = на юго-восточном причале
    .into = на юго-восточный причал
    .from = с юго-восточного причала
    .gen = юго-восточного причала
    .does = забрать корабль
    .about = Здесь стоят корабли, до трёх сразу. Причал соседствует только со своим портом; помощники его не занимают.
dock-dock-SW = юго-западный причал
    .in = на юго-западном причале
    .into = на юго-западный причал
    .from = с юго-западного причала
    .gen = юго-западного причала
    .does = забрать корабль
    .about = Здесь стоят корабли, до трёх сразу. Причал соседствует только со своим портом; помощники его не занимают.

place-estate = поместье
    .in = в поместье
    .into = в поместье
    .from = из поместья
    .gen = поместья
    .does = отдых
    .about = Ваши владения: секторы с горожанами, домики для карантина, мастерские и повозки.

ship = корабль { $id }
    .in = на корабле { $id }
    .full = корабль { $id } { $goods_ins } ({ $effect })
    .cargo = { $goods }
    .about = Груз – { $goods }. Тому, кто заберёт корабль: { $effect }. С каждым чётным кораблём можно продвинуть смотрителя.

workshop = мастерская { $id }
    .acc = мастерскую { $id }
    .in = в мастерской { $id }
    .into = в мастерскую { $id }
    .from = из мастерской { $id }
    .who =
        { $resident ->
            [none] { $class_acc }
           *[other] { $resident_acc }
        }
    .price = { $cost_pay }
    .tag = { $cost }
    .what =
        работник – { $worker }, { $era ->
            [1] каждый раунд:
           *[other] один раз:
        } { $effect }{ $extra ->
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

upgrade = улучшение домика { $id }
    .acc = улучшение домика { $id }
    .price = { $cost_pay }
    .tag = { $cost }
    .what = каждый раунд, пока в домике кто-то есть: { $effect }
    .gives = { $effect }
    .about = Улучшение домика для карантина. Цена: { $cost }. Пока в домике есть горожанин, в конце раунда даёт: { $effect }.

cart = повозка { $id }
    .acc = повозку { $id }
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

quarter-cl = лев
    .full = левый квартал
    .about = левый квартал ремесленников
quarter-cr = прав
    .full = правый квартал
    .about = правый квартал ремесленников
quarter-au = верх
    .full = верхний квартал
    .about = верхний квартал аристократов
quarter-al = низ
    .full = нижний квартал
    .about = нижний квартал аристократов
quarter-nu = верх
    .full = верхний квартал
    .about = верхний квартал монахинь
quarter-nl = низ
    .full = нижний квартал
    .about = нижний квартал монахинь

square = квадрат { $class_many } { $quarter } { $number }
    .short = { $quarter } { $number }
    .all = { $class_all }
    .in = в квадрате { $quarter } { $number }
    .into = в квадрат { $class_many } { $quarter } { $number }
    .from = из квадрата { $quarter } { $number }
    .who =
        { $resident ->
            [none] { $class_acc }
           *[other] { $resident_acc }
        }
    .does = { $effect }
    .about =
        { $effect ->
            [none] Квадрат { $quarter } { $number }, { $quarter_about }.
           *[other] Квадрат { $quarter } { $number }, { $quarter_about }. Активация: { $effect }{ $once ->
                [1] {" "}(один раз за игру)
               *[0] { "" }
            }.
        }

cabin = домик { $number }
    .in = в домике { $number }
    .into = в домик { $number }
    .from = из домика { $number }
    .who =
        { $resident ->
            [none] горожанина
           *[other] { $resident_acc }
        }
    .about =
        { $resident ->
            [none] Домик для карантина. Горожанин проводит здесь два раунда и выходит в свой сектор или мастерскую.
           *[other] Домик для карантина. Здесь { $resident }: два раунда, потом – в сектор или мастерскую.
        }

estate = планшет игрока { $id }
    .about =
        { $id ->
            [a] Сторона a: у всех одинаковая.
           *[other] Сторона b: у каждого свои действия; в каждом секторе один квадрат срабатывает раз за игру.
        }
scroll = свиток { $id }
    .about =
        { $id ->
            [a] Сторона a: очки за здания, корабли и заселённые районы.
           *[other] Сторона b: у каждого свой набор счётчиков.
        }

aspect-buildings = здания
    .about = Очки за каждую мастерскую и каждое улучшение домика, но не за повозки
aspect-ships = корабли
    .about = Очки за каждый полученный корабль
aspect-repopulation = заселение
    .about = Очки за каждый заселённый район
aspect-goods = товары
    .about = Очки за каждый груз того товара, которого больше всего
aspect-workshops = мастерские
    .about = Очки за каждую мастерскую
aspect-coins = монеты
    .about = Очки за каждую оставшуюся монету, сумма округляется вниз
aspect-cabins = улучшения домиков
    .about = Очки за каждое улучшение домика для карантина
aspect-wood = древесина
    .about = Очки за каждую оставшуюся древесину
aspect-overseers = смотрители
    .about = Очки за двух самых далеко ушедших смотрителей, по трём последним ячейкам пути
aspect-rating-popularity = рейтинг в народе
    .about = Очки за одну или две пройденные полоски рейтинга в народе
aspect-rating-city = рейтинг в городе
    .about = Очки за одну или две пройденные полоски рейтинга в городе
aspect-rating-church = рейтинг у церкви
    .about = Очки за одну или две пройденные полоски рейтинга у церкви

line =
    { $aspect ->
        [none] { $number ->
            [1] левый счётчик свитка
            [2] средний счётчик свитка
           *[other] правый счётчик свитка
        }
       *[other] счётчик свитка «{ $aspect }»
    }
    .short =
        { $aspect ->
            [none] { $number }
           *[other] { $aspect }
        }
    .about =
        { $aspect ->
            [none] Счётчик свитка: чем он выше, тем больше очков в конце игры.
           *[other] { $aspect_about }: { $values }{ $cap ->
                [0] { "" }
               *[other] {" "}(учитывается не больше { $cap })
            }.
        }

ploy-none = ничего не делает
    .about = Соперник только занимает гекс.
ploy-cart = забирает доступную повозку
    .about = Соперник убирает из игры доступную повозку.
ploy-cabin-upgrades = забирает все доступные улучшения домиков
    .about = Соперник убирает из игры все открытые улучшения домиков.
ploy-ship = забирает корабль с ближайшего причала
    .about = Соперник убирает из игры корабль с причала, ближайшего к выбранному гексу.
ploy-workshop-nun = забирает мастерскую монахинь
    .about = Соперник убирает из игры открытую мастерскую монахинь.
ploy-workshop-craftsman = забирает мастерскую ремесленников
    .about = Соперник убирает из игры открытую мастерскую ремесленников.
ploy-workshop-aristocrat = забирает мастерскую аристократов
    .about = Соперник убирает из игры открытую мастерскую аристократов.

token = жетон { $id }
    .full = жетон { $id } ({ $hex }, { $ploy })
    .about = Если { $hex } свободен, соперник ставит туда помощника, после чего { $ploy }.

step = деление { $number } колеса населения
    .about =
        { $pose }; монахини – { $nun_all } гексы, ремесленники – { $craftsman_all }, аристократы – { $aristocrat_all }; без горожан – { $none_all }

thing-helper = помощник
    .about = Каждый ход вы ставите одного помощника на гекс или причал либо отзываете домой. Лежащий ещё не использован и никому не мешает, стоящий занимает гекс до конца раунда.
thing-overseer = смотритель
    .about = Продвигаясь по поместью, активирует горожан. Улучшенный активирует больше.
thing-citizen = горожанин
    .about = Из чистого района он идёт в свой сектор, из района с чумой – на карантин. Работает в мастерской, заселяет город; улучшенный лежит золотой стороной вверх.
thing-rat = крыса
    .about = За крыс в конце игры теряют очки, и каждая отодвигает назад в рейтинге в народе.
thing-cube = кубик чумы
    .about = Уничтожьте его огнём и поднимитесь в рейтинге в народе – или получите крысу за каждый оставшийся кубик.
thing-district-token = жетон заселения
    .about = Отмечает заселённый район. Владелец получает 2 очка, когда гекс выбирает любой помощник, и крысу, когда там появляется кубик чумы.
thing-opponent = виртуальный соперник
    .about = В одиночной игре его ходы определяют жетоны.
thing-sector = сектор поместья
    .about = Шесть квадратов для горожан одного класса, в двух кварталах.
thing-quarantine = карантин
    .about = Четыре домика. Горожанин проводит в домике два раунда; его нельзя отправить в мастерскую и заселить им город.
thing-scroll = свиток
    .about = Три счётчика: сколько очков в конце игры принесут разные ваши достижения.
thing-wheel = колесо населения
    .about = Показывает, на гексах с какой крысой появится чума и на гексах какого цвета – горожане.
thing-round = таблица раундов
    .about = По какому рейтингу определяется порядок хода, сколько приходит кораблей, сколько стоит кубик чумы.
thing-order = порядок хода
    .about = Меняется между раундами: по рейтингу из таблицы раундов или по очкам. При равенстве раньше ходит тот, чей диск выше.
thing-points = счётчик победных очков
    .about = Очки, набранные по ходу игры.
thing-supply = общий запас
    .about = Ресурсы, горожане и крысы не кончаются. Число кубиков чумы ограничено.
thing-stack = стопка жетонов
    .about = Строить можно только то, что лежит сверху. За очко или ресурс можно обновить мастерские или улучшения домиков.

way-ahead = вперёд
way-left = по левой ветви
way-right = по правой ветви

group-cabins = улучшения домиков
group-workshops = мастерские

preparation-I = маркер раунда
preparation-II = помощники
preparation-III = горожане покидают районы с чумой
preparation-IV = порядок хода
preparation-V = прибытие кораблей
preparation-VI = новый район
preparation-VII = колесо населения

reason-six-rounds = сыграны все шесть раундов
reason-excellent = сыграны все шесть раундов, отличный счёт
reason-ordinary = сыграны все шесть раундов
tie-broken-districts = Очков поровну: решает число заселённых районов.
tie-broken-best = Поровну и очков, и заселённых районов: решает самый ценный из них.
tie-shared = Поровну и очков, и районов: победа общая.

score-points = набрано
score-rats = крысы
score-popularity = в народе
score-city = в городе
score-church = у церкви
score-popularity-race = первенство в народе
score-districts = районы
score-leftovers = остатки
score-scroll = свиток
score-district-race = первенство в заселении
score-total = всего

# What a player has, counted, as consequences tell it.
holding-coin = монеты
holding-wood = древесина
holding-fire = огонь
holding-powerfire = мощный огонь
holding-points = очки
holding-popularity = рейтинг в народе
holding-city = рейтинг в городе
holding-church = рейтинг у церкви
holding-rat = крысы
holding-craftsman = поселённые ремесленники
holding-aristocrat = поселённые аристократы
holding-nun = поселённые монахини
holding-upgrade = улучшенные горожане
holding-cabin = горожане в карантине
holding-worker = горожане за работой
holding-workshop = мастерские
holding-annex = улучшения домиков
holding-cart = повозки
holding-ship = корабли
holding-district = районы
holding-overseer = шаги смотрителей
holding-golden = улучшенные смотрители
holding-scroll = шаги по свитку
holding-helper = помощники

category-points = очки по ходу игры
category-rats = штраф за крыс
category-popularity = рейтинг в народе
category-city = рейтинг в городе
category-church = рейтинг у церкви
category-popularity-race = первенство в народе
category-districts = заселённые районы
category-leftovers = оставшиеся ресурсы
category-scroll = планшет свитка
category-district-race = дополнительные очки за заселение

option-mode = вариант игры
    .choose = Вариант
option-mode-base = обычный: стороны a
    .choose = обычная игра
option-mode-advanced = продвинутый: у каждого свои планшет и свиток (стороны b)
    .choose = продвинутая: у каждого свои планшеты
option-mode-estates = только планшеты игроков стороной b (авторы не проверяли)
    .choose = разные только поместья (авторы не проверяли)
option-mode-scrolls = только свитки стороной b (авторы не проверяли)
    .choose = разные только свитки (авторы не проверяли)
option-priority_token = жетон приоритета рейтингов вместо столбца таблицы раундов
    .choose = Жетон приоритета
    .tip = Какой рейтинг решает, в каком порядке ходят в раунде: по таблице раундов или по жетону поверх неё.
option-priority_token-false = нет
option-priority_token-true = да: другой порядок ходов
option-strict_recall = отозвав помощника, больше ничего не делать
    .choose = Отозванный помощник
    .tip = Помощник, отозванный в поместье, приносит монету; можно ли в тот же ход пользоваться рейтингами?
option-strict_recall-false = оставляет право на действия
option-strict_recall-true = заканчивает ход
option-first = кто начинает (0 – первое место)
    .choose = Кто начинает
option-first-random = по жребию

## Эффекты: действия, награды, цены. pay – цена: заплатить что.

effect =
    .pay = { $name }
effect-nothing = ничего
effect-or = { $one } или { $other }
effect-exchange = за { $price_pay } – { $gain }
effect-coin =
    { $count ->
        [one] { $count } монета
        [few] { $count } монеты
       *[many] { $count } монет
    }
    .pay =
        { $count ->
            [one] { $count } монету
            [few] { $count } монеты
           *[many] { $count } монет
        }
effect-wood =
    { $count ->
        [one] { $count } древесина
        [few] { $count } древесины
       *[many] { $count } древесин
    }
    .pay =
        { $count ->
            [one] { $count } древесину
            [few] { $count } древесины
           *[many] { $count } древесин
        }
effect-fire =
    { $count ->
        [one] { $count } жетон огня
        [few] { $count } жетона огня
       *[many] { $count } жетонов огня
    }
effect-powerfire =
    { $count ->
        [one] { $count } жетон мощного огня
        [few] { $count } жетона мощного огня
       *[many] { $count } жетонов мощного огня
    }
effect-vp =
    { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    }
effect-city = рейтинг в городе +{ $count }
effect-church = рейтинг у церкви +{ $count }
effect-city-church = рейтинг в городе или у церкви +{ $count }
effect-scroll = свиток +{ $count }
effect-overseer =
    { $who ->
        [none] продвинуть любого смотрителя
       *[other] продвинуть смотрителя { $who_many }
    }
effect-overseer-skip =
    { $who ->
        [none] продвинуть любого смотрителя (можно через ячейку)
       *[other] продвинуть смотрителя { $who_many } (можно через ячейку)
    }
effect-overseer-upgrade =
    { $who ->
        [none] улучшить и продвинуть любого смотрителя
       *[other] улучшить и продвинуть смотрителя { $who_many }
    }
effect-upgrade-overseer = улучшить смотрителя
effect-upgrade-citizen = улучшить горожанина
effect-build = строительство
effect-helper =
    { $count ->
        [one] { $count } новый помощник
        [few] { $count } новых помощника
       *[many] { $count } новых помощников
    }
effect-activate =
    активировать { $count ->
        [one] { $count } горожанина
        [few] { $count } горожан
       *[many] { $count } горожан
    }
effect-hex-action = действие любого гекса

## Что произошло

event-order-set = Порядок хода: { $place } – { $seat }.
event-estate-dealt = { $seat } получает { $estate }.
event-scroll-dealt = { $seat } получает { $scroll }.
event-hex-laid = В городе появляется { $hex }: { $hex_does }.
event-wheel-turned = Колесо населения: { $step_about }.
event-cube-added = Кубик чумы появляется { $hex_in }.
event-cubes-withheld =
    Чума не растёт: нужно { $needed ->
        [one] { $needed } кубик
        [few] { $needed } кубика
       *[many] { $needed } кубиков
    }, а в запасе только { $supply }.
event-citizen-arrived = Спасения ждёт { $citizen } { $hex_in }.
event-citizens-removed =
    { $count ->
        [1] В запас { $hex_from } уходит { $citizen }.
       *[other] В запас { $hex_from } уходят { $citizen_all } ({ $count }).
    }
event-dock-drawn = Выпадает { $dock }.
event-ship-arrived =
    { $cube ->
        [0] Прибывает { $ship_full }: { $dock }, чумы на борту нет.
       *[other] Прибывает { $ship_full }: { $dock }, на борту чума.
    }
event-building-revealed = Теперь можно построить { $building_acc }: { $building_what }.
event-preparation-step = Подготовка раунда, шаг { $step_id }: { $step }.
event-round-began =
    Начинается раунд { $round ->
        [1] I
        [2] II
        [3] III
        [4] IV
        [5] V
        [6] VI
       *[other] { $round }
    }.
event-turn-began = Ходит { $seat }.
event-helper-stood =
    { $stays ->
        [0] { $seat } ставит { $spot_into } помощника { $place_from }.
       *[other] { $seat } использует помощника на месте: { $spot_in }.
    }
event-helper-recalled = { $seat } отзывает помощника { $place_from } в поместье.
event-helper-rested = { $seat } оставляет помощника в поместье: идти некуда.
event-district-visited = Помощник приходит { $hex_into }; район заселил игрок { $seat }.
event-citizen-settled = { $seat } селит { $citizen_acc } в квадрат { $square_short }.
event-citizen-sheltered = { $seat } отправляет { $citizen_acc } на карантин: { $cabin }.
event-citizen-turned-away = { $seat } не находит места: { $citizen } уходит в запас.
event-citizen-employed = { $seat } отправляет { $citizen_acc } { $workshop_into }.
event-cube-fought = { $seat } уничтожает кубик чумы { $hex_in }.
event-ship-cube-fought = { $seat } уничтожает кубик чумы { $ship_in }.
event-rats-taken =
    { $seat } получает { $count ->
        [one] { $count } крысу
        [few] { $count } крысы
       *[many] { $count } крыс
    }.
event-rating-advanced = { $seat } поднимается { $space_into }.
event-helper-gained = { $seat } получает нового помощника.
event-action-owed = { $seat } может выполнить действие рейтинга: { $space_does }.
event-action-claimed = { $seat } пользуется рейтингом: { $space_does }.
event-actions-lapsed =
    { $seat } не использует { $count ->
        [one] { $count } действие рейтинга
        [few] { $count } действия рейтингов
       *[many] { $count } действий рейтингов
    }.
event-gained = { event-gained.begin }.
    .begin = { $seat } { event-gained.also }
    .also = получает { event-gained.more }
    .more =
        { $what_id ->
            [coin] { effect-coin.pay }
            [wood] { effect-wood.pay }
            [fire] { effect-fire }
            [powerfire] { effect-powerfire }
           *[vp] { effect-vp }
        }
event-paid = { event-paid.begin }.
    .begin = { $seat } { event-paid.also }
    .also = платит { event-paid.more }
    .more =
        { $what_id ->
            [coin] { effect-coin.pay }
            [wood] { effect-wood.pay }
            [fire] { effect-fire }
            [powerfire] { effect-powerfire }
           *[vp] { effect-vp }
        }
event-overseer-advanced = { $seat } продвигает смотрителя { $citizen_many } на { $cell }-ю ячейку пути{ $way_id ->
        [left] {" "}{ $citizen_left }
        [right] {" "}{ $citizen_right }
       *[ahead] { "" }
    }.
event-overseer-woke-nobody =
    { $near ->
        [0] Активировать некого: у смотрителя { $citizen_many } нет горожан.
       *[other] Никто не активирован: те, кто стоит у смотрителя { $citizen_many }, сейчас ничего не могут сделать.
    }
event-overseer-upgraded = { $seat } улучшает смотрителя { $citizen_many }.
event-citizen-activated = { $seat } активирует { $square_who } { $square_in }.
event-citizen-upgraded = { $seat } улучшает { $home_who } { $home_in }.
event-scroll-advanced = { $seat } продвигает { $line } до { $level }.
event-stacks-refreshed = { $seat } обновляет { $group }.
event-built = { $seat } строит { $building_acc }.
event-cabin-improved = { $seat } кладёт { $building_acc } на { $cabin }.
event-cart-used = { $seat } использует { $building_acc }.
event-citizen-given = { $seat } возвращает в город { $home_who } { $home_from }.
event-helper-given = { $seat } отдаёт помощника { $place_from }: он навсегда уходит в коробку.
event-district-repopulated = { $seat } заселяет { $hex }.
event-ship-taken = { $seat } забирает { $ship_full }.
event-workshop-rewarded = { $seat } получает награду { $workshop_from }.
event-produced = { $seat }: производит { $building }.
event-quarantine-advanced = { $seat } оставляет горожанина { $cabin_in } ещё на раунд.
event-quarantine-left = { $seat } выпускает горожанина { $cabin_from }.
event-workshops-replaced = Мастерские I эпохи сменяются мастерскими II эпохи.
event-token-drawn = Соперник раскрывает { $token_full }.
event-token-skipped =
    { $present ->
        [0] Этого гекса в городе нет: жетон отложен.
       *[other] Гекс занят ({ $hex }): жетон отложен.
    }
event-opponent-stood = Соперник ставит помощника { $hex_into }.
event-opponent-fought = Соперник убирает кубик чумы { $hex_from }.
event-opponent-advanced = Соперник поднимается { $space_into }.
event-opponent-took-building = Соперник убирает из игры { $building_acc }.
event-opponent-took-ship = Соперник убирает из игры { $ship_full }.
event-scored = { $seat } – { $category }: { $points }.
event-game-ended =
    Лучший результат – { $seat }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.

## О чём спрашивают

ask-use-helper = { $seat }, каким помощником ходите?
ask-send-helper = { $seat }, куда отправить помощника { $place_from }?
ask-choose-ship = { $seat }, какой корабль забрать { $dock_from }?
ask-choose-action =
    { $hex_id ->
        [none] { $seat }, этап действия: что дальше?
       *[other] { $seat }, этап действия { $hex_in }. Что дальше? Действие здесь: { $effect }.
    }
ask-settle-citizen = { $seat }, куда поселить спасённых { $hex_from }?
ask-shelter-citizen = { $seat }, { $hex_in } чума: кого и в какой домик отправить на карантин?
ask-choose-leaver = { $seat }, кто первым выходит из карантина?
ask-choose-place = { $seat }, куда идёт горожанин { $cabin_from }?
ask-choose-follow-up = { $seat }, теперь есть работа и другим: кто идёт в мастерскую?
ask-choose-waiting-move = { $seat }, остальные закончили: перевести в мастерскую тех, кто ждал?
ask-fight-cube = { $seat }, { $hex_in } чума: чем её выжечь? За каждый оставшийся кубик – крыса.
ask-fight-ship-cube = { $seat }, { $ship_in } чума: чем её выжечь? Иначе – крыса.
ask-advance-overseer =
    { $class ->
        [none] { $seat }, какого смотрителя продвинуть{ $how ->
            [1] {" "}(можно через ячейку)
            [2] {" "}(сначала он улучшается)
           *[0] { "" }
        }?
       *[other] { $seat }, куда продвинуть смотрителя { $class_many }{ $how ->
            [1] {" "}(можно через ячейку)
            [2] {" "}(сначала он улучшается)
           *[0] { "" }
        }?
    }
ask-activate-citizen =
    { $seat }, кого активировать? (Осталось: { $other ->
        [0] { $own }
       *[other] { $own } и { $other } в соседнем квартале
    }.)
ask-upgrade-overseer = { $seat }, какого смотрителя улучшить?
ask-borrow-action = { $seat }, действие какого гекса выполнить?
ask-upgrade-citizen = { $seat }, какого горожанина улучшить?
ask-build-one = { $seat }, что построить?
ask-choose-cabin = { $seat }, на какой домик положить { $building_acc }?
ask-choose-gift = { $seat }, кого из { $class_many } вернуть в город? (Осталось: { $left }.)
ask-give-up-helper = { $seat }, какого помощника отдать?
ask-choose-rating = { $seat }, какой рейтинг повысить?
ask-choose-line = { $seat }, какой счётчик свитка продвинуть?
ask-choose-production = { $seat }, производство: что дальше?
ask-choose-side = { $seat }, что выбрать: { $effect }?
ask-next-item = { $seat }, что сделать сначала: { $effect }?

frame-turn-cart-over = следующая повозка
frame-turn-over = следующий жетон стопки
frame-arrive-ships = прибытие кораблей
frame-turn-wheel = колесо населения
frame-start-round = начало раунда
frame-seat-order = порядок хода
frame-draw-seat = жребий порядка хода
frame-deal-estate = раздача планшетов: { $seat }
frame-deal-scroll = раздача свитков: { $seat }
frame-draw-first-b = выбор гекса B
frame-lay-hexes = раскладка города
frame-deal-hex = раскладка города
frame-start-wheel = начальное положение колеса
frame-production = производство: { $seat }
frame-advance-quarantine = карантин: { $seat }
frame-scoring = подсчёт очков
frame-opponent-turn = ход соперника
frame-begin-turn = ход: { $seat }
frame-next-turn = следующий ход
frame-end-round = конец раунда
frame-fight-plague = борьба с чумой { $hex_in }
frame-meet-ship-plague = чума { $ship_in }
frame-rescue = спасение горожан { $hex_from }
frame-use-helper = выбор помощника
frame-choose-helper = выбор помощника
frame-send-helper = помощник { $place_from }
frame-visit-dock = { $dock }
frame-choose-ship = выбор корабля
frame-take-ship = { $ship_full }
frame-stage =
    { $hex_id ->
        [none] этап действия
       *[other] этап действия { $hex_in }
    }
frame-choose-action =
    { $hex_id ->
        [none] этап действия
       *[other] этап действия { $hex_in }
    }
frame-settle-citizen = горожане { $hex_from }
frame-shelter-citizen = карантин для горожан { $hex_from }
frame-move-on = продвижение по карантину: { $seat }
frame-leave-quarantine = выход из карантина: { $seat }
frame-choose-leaver = кто выходит из карантина
frame-place-leaver = выход { $cabin_from }
frame-choose-place = выход { $cabin_from }
frame-follow-up = мастерские
frame-choose-follow-up = мастерские
frame-waiting-moves = мастерские
frame-choose-waiting-move = мастерские
frame-after-production = конец раунда
frame-fight-cube = кубик чумы { $hex_in }
frame-fight-ship-cube = кубик чумы { $ship_in }
frame-advance-overseer =
    { $class ->
        [none] продвижение смотрителя
       *[other] продвижение смотрителя { $class_many }
    }
frame-activations = активация горожан
frame-activate-citizen = активация горожан
frame-upgrade-overseer = улучшение смотрителя
frame-borrow-action = действие любого гекса
frame-come-about = { $effect }
frame-upgrade-citizen = улучшение горожанина
frame-build-one = строительство
frame-improve-cabin = { $building }
frame-choose-cabin = { $building }: какой домик
frame-reveal-building = следующий жетон стопки
frame-reveal-cart = следующая повозка
frame-give-up = { $class_all } для заселения
frame-choose-gift = { $class_all } для заселения
frame-give-up-helper = помощник для заселения
frame-place-token = заселение: { $hex }
frame-choose-rating = повышение рейтинга
frame-advance-scroll = продвижение на свитке
frame-choose-line = счётчик свитка
frame-choose-production = производство: { $seat }
frame-move-marker = маркер раунда
frame-lay-down-helpers = помощники ложатся
frame-remove-citizens = горожане покидают районы с чумой
frame-set-turn-order = порядок хода
frame-draw-dock = выбор причала
frame-land-ships = прибытие кораблей
frame-draw-ship = следующий корабль
frame-add-hex = новый район
frame-draw-hex = новый район
frame-draw-token = жетон соперника
frame-lose-ship = корабль соперника
frame-choose-side = выбор: { $effect }
frame-items = { $effect }
frame-next-item = { $effect }

## Варианты выбора

verb-helper = Использовать помощника
verb-stand = Поставить помощника
verb-recall = Отозвать помощника
verb-take-ship = Забрать корабль
verb-settle = Поселить в квадрат
verb-employ = Отправить в мастерскую
verb-shelter = Отправить на карантин
verb-turn-away = Отправить в запас
verb-leave = Вывести из карантина
verb-work = Перевести в мастерскую
verb-fight = Уничтожить кубик
verb-fight-both = Уничтожить два кубика
verb-act = Выполнить действие
verb-repopulate = Заселить район
verb-give = Вернуть горожанина в город
verb-give-helper = Отдать помощника
verb-claim = Действие рейтинга
verb-buy = Купить шаг рейтинга
verb-rating = Повысить рейтинг
verb-side = Выбрать вариант
verb-advance = Продвинуть смотрителя
verb-leap = Продвинуть через ячейку
verb-upgrade-overseer = Улучшить смотрителя
verb-upgrade-citizen = Улучшить горожанина
verb-activate = Активировать горожанина
verb-borrow = Действие гекса
verb-scroll = Продвинуть на свитке
verb-build = Построить
verb-on-cabin = Выбрать домик
verb-refresh = Обновить жетоны
verb-produce = Произвести
verb-produce-all = Произвести всё простое
verb-stop = Отказаться
verb-end-turn = Завершить ход

choice-helper = помощник { $place_from }
choice-stand = { $spot_into } ({ $spot_does })
choice-recall = отозвать помощника в поместье и получить 1 монету
choice-take-ship = забрать { $ship_full }
choice-settle =
    { $square_does ->
        [none] поселить { $square_into }
       *[other] поселить { $square_into } ({ $square_does })
    }
choice-employ = отправить { $workshop_into } ({ $workshop_what })
choice-shelter = { $class_acc } { $cabin_into }
choice-turn-away = отправить в запас того, кому нет места
choice-leave = выпустить { $cabin_who } { $cabin_from }
choice-work = перевести { $square_who } { $square_from } { $workshop_into }
choice-fight =
    { $cube_price ->
        [none] уничтожить кубик { $means_ins }
       *[other] уничтожить кубик { $means_ins } ({ $means_id ->
            [fire] { $cube_price ->
                [one] { $cube_price } жетон
                [few] { $cube_price } жетона
               *[many] { $cube_price } жетонов
            }
           *[powerfire] 1 жетон
        })
    }
choice-fight-both =
    уничтожить мощным огнём{ $cube_price ->
        [none] { "" }
       *[other] {" "}({ $cube_price })
    } кубик здесь и { $hex_in }
choice-act =
    { $frame_effect ->
        [none] выполнить действие
       *[other] выполнить действие: { $frame_effect }
    }
choice-repopulate =
    { $frame_hex_id ->
        [none] заселить район
       *[other] заселить { $frame_hex }
    }
choice-give = вернуть в город { $home_who } { $home_from }
choice-give-helper = отдать помощника { $place_from }
choice-claim = действие рейтинга: { $space_does } ({ $space })
choice-buy =
    { $step_price ->
        [none] купить шаг: { $rating }
        [one] купить шаг: { $rating } ({ $step_price } монета)
        [few] купить шаг: { $rating } ({ $step_price } монеты)
       *[many] купить шаг: { $rating } ({ $step_price } монет)
    }
choice-rating = повысить { $rating }
choice-side =
    { $side_effect ->
        [none] { $side }-й вариант
       *[other] { $side_effect }
    }
choice-advance =
    продвинуть смотрителя { $class_many } { $way_id ->
        [left] { $class_left }
        [right] { $class_right }
       *[ahead] { $way }
    }
choice-leap =
    продвинуть смотрителя { $class_many } через ячейку { $way_id ->
        [left] { $class_left }
        [right] { $class_right }
       *[ahead] { $way }
    }
choice-upgrade-overseer = улучшить смотрителя { $class_many }
choice-upgrade-citizen = улучшить { $home_who } { $home_in }
choice-activate =
    { $square_does ->
        [none] активировать { $square_who } { $square_in }
       *[other] активировать { $square_who } { $square_in }: { $square_does }
    }
choice-borrow = { $hex }: { $hex_does }
choice-scroll = продвинуть { $line }
choice-build = построить { $building_acc } за { $building_price }: { $building_what }
choice-on-cabin = { $cabin }
choice-refresh =
    обновить { $group } за { $cost_id ->
        [coin] монету
        [wood] древесину
        [fire] жетон огня
        [powerfire] жетон мощного огня
       *[vp] победное очко
    }
choice-produce = { $building }
choice-produce-all = произвести всё, что не требует решений
choice-stop =
    { $frame_id ->
        [fight-cube] не бороться: крыса за каждый оставшийся кубик
        [fight-ship-cube] не бороться: взять крысу
        [send-helper] оставить помощника в поместье
        [build-one] ничего не строить
        [choose-production] закончить производство
        [choose-follow-up] больше никого не переводить
        [choose-waiting-move] никого не переводить
        [choose-side] ничего не брать
        [activate-citizen] больше никого не активировать
       *[other] отказаться
    }
choice-end-turn = завершить ход
choice-order-seat =
    { $seat_id ->
        [none] следующий в порядке хода
       *[other] следующим ходит { $seat }
    }
choice-deal-estate = { $estate }
choice-deal-scroll = { $scroll }
choice-deal-hex = { $district }
choice-wheel-start = { $step }
choice-draw-dock = { $dock }
choice-draw-ship = { $ship_full }
choice-reveal = { $building }
choice-draw-token = { $token }
choice-lose-ship = соперник забирает { $ship_full }

## Поле в терминале

board-round = Раунд { $round } из { $rounds }. Кубиков чумы в запасе: { $supply }; огня за кубик: { $price }. Колесо: { $wheel }.
board-hex = Гекс
board-action = Действие
board-cubes = Чума
board-citizens = Горожане
board-helpers = Помощники
board-repopulation = Заселение
board-building = Можно построить
board-price = Цена
board-worth = Что даёт
board-more = В стопке
board-player = Игрок
board-points = Очки
board-total = С подсчётом
board-squares = Поместье: { $seat }
board-overseers = Смотрители
board-cabins = Карантин
board-workshops = Мастерские
board-carts = Повозки
board-ships = Корабли
board-scroll = Свиток
board-track =
    { $track }, шаг { $level }: { $values }; сейчас { $now ->
        [one] { $now } очко
        [few] { $now } очка
       *[many] { $now } очков
    }
board-rats = { $rats } (−{ $cost }; следующая −{ $more })
board-space =
    { $here } → { $next }: { $gives }{ $then ->
        [0] { "" }
       *[other] ; очки { $points } → { $then }
    }
board-space-last = { $here }: последнее; очки { $points }
board-unused = не использовано { $unused } из { $all }
board-signs = Кратко: цвет гекса и крыса; ■ – чума; м, р, а – горожане; буква – стоящий помощник, в скобках – лежащий; # – кем заселён. У игрока: очки (и сколько было бы с подсчётом).
board-legend = На карте: цвет гекса и крыса; ■ – чума; м, р, а – монахини, ремесленники, аристократы, + – улучшенные; Кр – стоящий помощник, (Кр) – лежащий; #Кр – кем заселён. В поместье: ○ пусто, ● горожанин, ★ улучшенный, × использовано. Рейтинги: ваше деление → следующее: что оно даёт; очки в конце игры. Свиток: очки за каждый предмет по шагам, ваш шаг – в скобках.

## Главы правил

chapter-component = Состав игры
chapter-city = Город
chapter-setup = Подготовка
chapter-round = Раунды
chapter-turn = Ход
chapter-helper = Помощники
chapter-move = Перемещение
chapter-rescue = Спасение горожан
chapter-quarantine = Карантин
chapter-plague = Чума
chapter-rat = Крысы
chapter-ship = Корабли
chapter-action = Действия
chapter-overseer = Смотрители
chapter-citizen = Горожане
chapter-build = Строительство
chapter-repop = Заселение
chapter-rating = Рейтинги
chapter-production = Производство
chapter-prep = Подготовка раунда
chapter-score = Подсчёт очков
chapter-advanced = Продвинутая игра
chapter-priority = Жетон приоритета
chapter-solo = Одиночная игра
chapter-example = Примеры

## Когда что-то вообще можно выбрать

when-helper = Помощника выбирают в начале своего хода.
when-stand = Место помощника спрашивают, когда он выбран.
when-recall = Помощника отзывают вместо того, чтобы поставить, когда он выбран.
when-take-ship = Корабль берут, когда помощник пришёл в док.
when-settle = Квадрат спрашивают, когда горожанин приходит на планшет.
when-employ = Сразу в мастерскую идёт только тот, кто вышел из карантина.
when-shelter = Домики спрашивают, когда спасают горожан с гекса с чумой.
when-turn-away = В запас отправляют только того, кому нет места.
when-leave = Кто выходит из карантина, спрашивают в конце раунда.
when-work = Горожане идут в мастерские во время своих решений, когда это что-то даёт.
when-fight = С чумой борются после спасения горожан – на гексе или корабле своего хода.
when-fight-both = Два кубика уничтожают мощным огнём, когда борются с чумой на своём гексе.
when-act = Действие – последний шаг хода, после спасения и борьбы с чумой.
when-repopulate = Заселяют район своего хода – вместо его действия.
when-give = Горожанина отдают, когда заселяют район.
when-give-helper = Помощника отдают, когда заселяют район, который его требует.
when-claim = Действия рейтингов выполняют в стадии действий своего хода.
when-buy = Шаги рейтинга покупают в стадии действий своего хода.
when-rating = Рейтинг спрашивают, когда символ даёт его выбрать.
when-side = Вариант спрашивают, когда эффект оставляет выбор.
when-advance = Смотритель идёт вперёд, когда это велит символ.
when-leap = Смотритель перескакивает ячейку, когда это велит символ.
when-upgrade-overseer = Смотрителя улучшают, когда это велит символ.
when-upgrade-citizen = Горожанина улучшают, когда это велит символ.
when-activate = Горожан активируют, когда это велит смотритель или символ.
when-borrow = Действие другого гекса берут, когда это велит символ.
when-scroll = Счётчик свитка спрашивают, когда символ его продвигает.
when-build = Строят, когда это велит символ.
when-on-cabin = Домик спрашивают, когда построено улучшение домика.
when-refresh = Жетоны обновляют во время строительства.
when-produce = Здания производят в конце раунда.
when-produce-all = Здания производят в конце раунда.
when-stop = Здесь не от чего отказываться.
when-end-turn = Ход завершают в стадии действий.

## Что мешает выбору

fact-needs-goods = Нужно { $cost_gen }: { $needed }, а у вас { $had }.
fact-needs-coins-for-way = Путь { $spot_into } – шагов: { $steps }, он стоит монет: { $needed }, а у вас { $had }.
fact-needs-citizens = В секторах и мастерских нужны { $citizen_all }: { $needed }, а у вас { $had }.
fact-needs-upgraded = В секторах и мастерских нужны улучшенные { $citizen_all }: { $needed }, а у вас { $had }.
fact-not-in-city = Этого гекса нет в городе: { $hex }.
fact-hex-used-up = В этом ходу нет района, который ещё можно заселить.
fact-port-no-district = Порт заселить нельзя: { $hex }.
fact-district-of = Этот район уже заселён: { $hex }, игрок { $seat }.
fact-no-cart =
    { $carts ->
        [0] Для заселения нужна повозка, а у вас её нет.
       *[other] Все ваши повозки ({ $carts }) в этом раунде уже использованы.
    }
fact-no-tokens-left = Вы заселили районов: { $districts }; жетонов больше нет.
fact-no-helper-left = Нужен помощник, не использованный в этом раунде, а у вас такого нет.
fact-somebody-stands = Там уже стоит помощник: { $spot }.
fact-no-ship-here = Кораблей нет: { $dock }.
fact-ship-not-here = Не { $dock_in }: { $ship }.
fact-no-helper-there = У вас нет помощника { $place_in }.
fact-helper-used = Ваш помощник { $place_in } в этом раунде уже использован.
fact-others-first = Сначала используйте помощников в городе; те, что в поместье, идут последними.
fact-helper-is-home = Этот помощник уже в поместье.
fact-somewhere-to-go = Помощник должен идти: есть свободный гекс или корабль.
fact-home-taken = Место занято: { $home }.
fact-home-empty = Там никого нет: { $home }.
fact-home-upgraded = Горожанин там уже улучшен: { $home }.
fact-home-ordinary = Нужен улучшенный горожанин, а { $home_in } обычный.
fact-home-of-others = Сейчас речь о другом классе ({ $citizen_all }), а это место не для него: { $home }.
fact-nobody-to-settle = Здесь никто из них не ждёт: { $citizen_all }.
fact-has-a-place = Здесь для каждого есть место.
fact-cabin-alike = Выберите { $other }: { $cabin } ничем не отличается.
fact-not-yet-out = Горожанин { $cabin_in } остаётся в карантине ещё на раунд.
fact-locked-in = Из карантина никого не отдают: { $cabin }.
fact-not-yours = Этой постройки у вас нет: { $building }.
fact-wrong-class = Там работают только { $citizen_all }: { $workshop }.
fact-only-for-upgraded = Обычный горожанин может занять и эту мастерскую ({ $workshop }), но отдачи не будет, пока его не улучшат. Поэтому об этом спрашивают, только когда нужно место.
fact-reward-given = Эта мастерская уже дала награду: { $workshop }.
fact-work-later = Перейти { $workshop_into } сейчас ничего не даст. Об этом спросят в конце раунда или когда понадобится место.
fact-not-beside = Это не соседи: { $hex } и { $other }.
fact-no-cubes = Чумы там нет: { $hex }.
fact-ship-cube-alone = На корабле мощный огонь уничтожает только этот кубик.
fact-nothing-comes = Сейчас это ничего не даст.
fact-action-gone = Действие этого хода уже использовано, или его нет.
fact-outside-stage = Сейчас не стадия действий вашего хода.
fact-space-ahead = Вы ещё не дошли: { $space }.
fact-space-nothing = Здесь вас не ждёт действие: { $space }.
fact-not-for-sale = Шаги { $rating_gen } не продаются: он растёт от борьбы с чумой.
fact-rating-at-end = Вы уже на последнем делении { $rating_gen }.
fact-rating-not-meant = Символ не относится к этому рейтингу: { $rating }.
fact-must-choose = От этого нельзя отказаться.
fact-no-such-side = Такой части у эффекта нет или она уже выполнена: { $side }.
fact-line-on-top = Этот счётчик уже наверху: { $line }.
fact-square-spent = Этот квадрат действует один раз за игру и уже сработал: { $square }.
fact-out-of-reach = Этот квадрат сейчас нельзя активировать: { $square }.
fact-overseer-not-meant = Символ относится к другому смотрителю, не к этому: { $citizen_all }.
fact-overseer-at-end = Этот смотритель уже в последней ячейке: { $citizen_all }.
fact-way-not-here =
    { $parts ->
        [0] Здесь путь не расходится: смотритель идёт прямо.
       *[other] Здесь путь расходится: выберите левую или правую сторону.
    }
fact-upgraded-on-way = Этот смотритель ещё может идти и улучшается при этом: { $citizen_all }.
fact-no-skipping = Этот символ не даёт перескочить ячейку.
fact-path-too-short = Перед смотрителем нет двух ячеек: { $citizen_all }.
fact-overseer-upgraded = Этот смотритель уже улучшен: { $citizen_all }.
fact-later-era = Мастерские эпохи II появятся в раунде { $round }: { $building }.
fact-past-era = Мастерских эпохи I больше нет: { $building }.
fact-built-by = Уже построено игроком { $seat }: { $building }.
fact-not-open = Этот жетон не лежит открыто: { $building }.
fact-no-bare-cabin = У всех ваших домиков уже есть улучшение.
fact-cabin-improved = У этого домика уже есть улучшение: { $cabin }.
fact-refreshed-already = Вы уже обновили жетоны; теперь нужно строить.
fact-nothing-under =
    { $group_id ->
        [cabins] Под открытыми улучшениями домиков ничего нет.
       *[workshops] Под открытыми мастерскими ничего нет.
    }
fact-produced-already = В этом раунде уже произвело: { $building }.
fact-brings-nothing = Там нет никого, для кого оно производит: { $building }.
fact-nothing-plain = Не осталось двух построек, которые не требуют решений.

## Что есть в файле издания: таблицы и их поля

sheet-edition = О файле
sheet-valuation = Сколько что стоит, по мнению ботов
sheet-components = Сколько чего в коробке
sheet-coin_mix-count = Монеты в коробке, по достоинству
sheet-city = Город
sheet-city-layout = Город, игроков: { $row }
sheet-plague = Чума
sheet-plague-cubes_by_players = Кубики чумы по числу игроков
sheet-wheel = Колесо
sheet-wheel-position = Колесо, деление { $row }
sheet-rounds = Раунды
sheet-rounds-table = Таблица раундов, { $row }
sheet-rounds-priority_token = Порядок по жетону приоритета, раунд { $row }
sheet-ratings = Рейтинги
sheet-vp_track = Шкала очков
sheet-start = Начало игры
sheet-start-bonus = Бонус игрока { $row }
sheet-estate = Поместье
sheet-estate-board = Планшет поместья { $row }
sheet-estate-board-square = Квадрат поместья { $row }
sheet-estate-refresh_cost = Обновление построек
sheet-estate-activation = Активация: { $row }
sheet-estate-quarter = Квартал { $row }
sheet-estate-path = Путь смотрителя, { $row }
sheet-estate-path_cell = Клетка пути { $row }
sheet-scroll = Свитки
sheet-scroll-board = Свиток { $row }
sheet-scroll-board-track = Счётчик свитка: { $row }
sheet-tokens = Жетоны
sheet-tokens-cart_stacks_by_players = Стопки повозок по числу игроков
sheet-tokens-dock_token = Жетон причала { $row }
sheet-rats = Крысы
sheet-scoring = Подсчёт очков
sheet-scoring-popularity_race = Очки за рейтинг в народе по числу игроков
sheet-scoring-advanced_repopulation_race = Очки за заселение по числу игроков
sheet-solo = Игра в одиночку
sheet-solo-token = Жетон одиночной игры { $row }
sheet-solo-good_score = Хороший результат в одиночку
sheet-solo-repopulation_bonus = Бонус за заселение в одиночку
sheet-lists-resource = Ресурс { $row }
sheet-lists-goods = Товар { $row }
sheet-lists-citizen_class = Класс { $row }
field-cost = цена
field-effect = действие
field-vp = очки
field-action = действие
field-citizens = горожане
field-helper = помощник
field-colour = цвет
field-rat = крыса
field-players = число игроков
field-goods = товар
field-upgraded_extra = прибавка за улучшенного работника
field-needs_upgraded = вид работника
field-bar = полоска
field-cube_price = цена борьбы
field-cube_vp = очки за борьбу
field-penalty = штраф
field-number = номер
field-cls = класс
field-repop = можно заселить
field-dock = причал
field-ship_cells = места для кораблей
field-pair = пара
field-era = эпоха
field-order = порядок хода
field-ships = корабли
field-new_hex = новый район
field-swap_workshops = мастерские меняются
field-wheel = шаги колеса
field-count = сколько
field-start = начало
field-helpers = помощников в начале
field-helpers_max = помощников, не больше
field-helpers_in_supply = помощников в запасе
field-cabin_squares = квадраты хижин
field-cabins = хижин
field-workshop_places = мест для мастерских
field-upgraded_worker_vp = очков за улучшенного работника
field-resource = цена
field-copies = сколько штук
field-once = один раз за игру
field-squares = квадраты
field-cells = клетки
field-values = значения
field-cap = не больше
field-maximum = не больше
field-popularity_back_per_rat = потеря популярности за крысу
field-leftovers_per_point = остатков ресурсов за очко
field-repopulation_visit_vp = очков за визит в заселённый район
field-move_coin_per_further_step = монет за каждый следующий шаг
field-move_first_step_free = первый шаг бесплатный
field-cube_per_ship = кубиков чумы на корабль
field-coin_per_helper_to_buy_step = монет за шаг рейтинга
field-start_space = начальное деление
field-buyable = можно купить
field-opponent_helpers_by_round = помощников соперника по раундам
field-human_first_rounds = раунды, где игрок ходит первым
field-popularity_level_or_ahead_vp = очков за популярность
field-steps = шагов
field-even_ship_effect = эффект чётных кораблей
field-cabin_stacks = стопок хижин
field-fire_value = цена как огонь
field-leftover = считается остатком
field-1 = один игрок
field-2 = два игрока
field-3 = три игрока
field-4 = четыре игрока
field-5 = пять
field-base = базовая игра
field-advanced = продвинутая игра
