# «Свободная практика» по-русски. Как заполняются подстановки: lazaretto/text/__init__.py дома.
# Имена игроков не склоняются: они стоят в именительном падеже, сказуемое – в настоящем времени.

game-title = Свободная практика
game-cover = Четыре стоянки, восемнадцать кораблей
game-about = Впустите то, что кормит город, отошлите то, что его убьёт. Знать бы только, где что.

## Компоненты. at – где стоит; acc – кого, что.

berth-mole = мол
    .at = у мола
berth-tower = башня
    .at = у башни
berth-chapel = часовня
    .at = у часовни
berth-stairs = лестница
    .at = у лестницы

cargo-silk = шёлк
    .acc = шёлк
cargo-spice = пряности
    .acc = пряности
cargo-grain = зерно
    .acc = зерно
cargo-plague = чума
    .acc = чуму

reason-empty = кораблей не осталось
reason-outbreaks = в городе чума

score-let-in = впущено чумных кораблей
score-total = очки

option-first = кто начинает (0 – первое место)
    .choose = Кто начинает
option-first-random = по жребию

## Что произошло

event-first-player-chosen = Жребий указывает: начинает { $seat }.
event-turn-began = Ходит { $seat }.
event-ship-visited =
    { $cargo_id ->
        [none] { $seat } осматривает корабль { $berth_at }.
       *[other] { $seat } осматривает корабль { $berth_at } и находит { $cargo_acc }.
    }
event-ship-admitted = { $seat } впускает корабль { $berth_at }. На борту { $cargo }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
event-ship-sent-away = { $seat } отсылает корабль { $berth_at }. На борту { $cargo }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
event-ship-arrived = Корабль бросает якорь { $berth_at }; { $left ->
        [0] он последний
        [one] в море ждёт ещё { $left }
       *[many] в море ждут ещё { $left }
    }.
event-game-ended = Игра окончена: { $reason }.

## Что можно выбрать

verb-visit = Осмотреть
choice-visit = осмотреть корабль { $berth_at }
verb-admit = Впустить
choice-admit = впустить корабль { $berth_at }
verb-send-away = Отослать
choice-send-away = отослать корабль { $berth_at }
choice-cargo = на борту { $cargo }
choice-first-seat = начинает { $seat }

## О чём спрашивают

ask-turn =
    { $visited ->
        [0] Осмотрите корабль, если хотите, затем впустите или отошлите один.
       *[other] Какой корабль вы впускаете или отсылаете?
    }
frame-turn = ход: { $seat }
frame-end-turn = конец хода: { $seat }
frame-visit = { $seat } осматривает корабль { $berth_at }
frame-opened = { $seat } впускает корабль { $berth_at }
frame-sent-away = { $seat } отсылает корабль { $berth_at }
frame-first-player = кто начинает

## Заголовки таблиц, которыми показан стол

view-at-sea = Кораблей в море
view-outbreaks = Вспышек
view-seats = Игроки
view-lanterns = Фонари
view-let-in = Впущено чумных
view-scores = Очки
view-berths = Гавань
view-anchored = Корабль на якоре
view-visitor-seats = Кто осмотрел
view-carries = На борту
view-ships = Корабли
view-worth = Очки
view-all = Всего в игре
view-done = Уже решено
view-ended = Игра окончена

## Главы правил

chapter-component = Состав игры
chapter-setup = Подготовка
chapter-turn = Ход
chapter-ship = Корабли
chapter-end = Конец игры

## Почему выбор невозможен

fact-no-ship = Корабля нет: { $berth_at } пусто.
fact-cargo-known = Вы уже знаете, что везёт корабль { $berth_at }.
fact-visited-already = В этот ход вы уже побывали на корабле.
fact-needs-lanterns = На визит нужен { $needed } фонарь, а у вас { $had }.
when-visit = На корабли поднимаются в свой ход.
when-admit = Корабли впускают в свой ход.
when-send-away = Корабли отсылают в свой ход.
