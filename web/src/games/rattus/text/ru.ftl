## Слова поля: подсказки, заголовки.

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
