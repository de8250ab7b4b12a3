## Слова поля: подсказки, заголовки.

pest-map = Карта империи
pest-parts = Части стола
pest-part-map = Карта
pest-part-mat = Планшет
pest-part-era = Эпохи
pest-part-market = Рынок
pest-part-capital = Столица
pest-part-boards = Другие
pest-mat = Планшет: { $name }
pest-this-year = Этот год
pest-setup = Подготовка
pest-year = Год { $year }
pest-year-of = Год { $year } · эпоха { $era ->
    [1] I
    [2] II
   *[other] III
}
pest-projected = Счёт сейчас:
pest-goal = Цель
pest-order = Приказ
pest-influence-space = Влияние: деление { $space }
pest-fame-mark = 1 слава в конце игры
pest-blocked = Закрытое деление: маркеры его перескакивают; за каждое пройденное – слава в конце
pest-frees-person = Дойдя сюда, вы отправляете человека в нейтральный сектор
pest-ruined = Разрушено: ничего не даёт, строить нельзя
pest-sick = { $count ->
    [one] { $count } больной
    [few] { $count } больных
   *[many] { $count } больных
}
pest-houses = Здания: { $count } из { $most }
pest-road-sick = Больных на дороге: { $count }; столько же пищи они стоят
pest-capital-people = Люди в столице
pest-token-left = Открыто: { $up }, перевёрнуто: { $down }
pest-place-first = Первый
pest-place-second = Второй
pest-place-third = Третий
pest-cell-taken = В этом году уже занято
pest-stock = У вас { $count }, вместимость { $most }
pest-held = Больных в карантине: { $count }
pest-built-by = Владелец: { $name }
pest-pays = Даёт: { $effect }
pest-person-in = Здесь работает человек
pest-person-missing = Работника нет
pest-deck-left = Осталось карт: { $count }
pest-deck-refresh = За один жетон исследования рынок меняют целиком
pest-plague-adds = Больных в каждой локации, на каждой дороге из списка: { $count }
pest-closed = Карта будущего года
pest-aid-left = Больше всех
pest-aid-middle = Остальные
pest-aid-right = Меньше всех
pest-aid-left-people = осталось людей: { $least }–{ $most }
pest-aid-later = Награды – в следующем году, по влиянию игроков
pest-aid-now = Награда – сразу, по числу людей, оставшихся на шкале влияния
pest-order-space = Шкала приказа эпохи { $era }: деление { $space }
pest-pays-end = В конце игры: { $effect }
pest-threshold = Славу этой шкалы получает только тот, чей маркер стоит здесь или дальше
pest-palace-frees = Строитель отправляет в нейтральный сектор людей, которые ждут рядом: { $count }
pest-graveyard-charges = Дурная слава в конце этой эпохи: { $infamy }
pest-gives = Даёт: { $resource }
pest-built-at = Построено: { $location }, даёт: { $product }
pest-weak-now = Сейчас ослаблено: { $action }
