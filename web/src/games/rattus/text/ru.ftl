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
rattus-strikes = вспышка
rattus-calm = спокойно

rattus-legend-majority = У кого кубиков в регионе больше всех, теряет один; если таких несколько – каждый из них.
rattus-legend-everybody = Каждый, у кого есть кубики в регионе, теряет один.
rattus-legend-rat = Крыса с числом
rattus-legend-rat-about = Бьёт, если кубиков в регионе не меньше этого числа. Знак сословия забирает кубик у владельца его карты.
rattus-legend-cubes = Кубики
rattus-legend-cubes-about = Ваши люди. В конце считают тех, кто на карте и во дворце.
rattus-legend-plague = Двигается каждый ход. Куда придёт – там плодятся и открываются крысы.
rattus-legend-palace = Здесь безопасно до конца. Ведёт сюда только Король.
