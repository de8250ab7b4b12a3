# Что говорят уроки всех игр. Слова уроков одной игры лежат рядом с ними, в <игра>/lessons.

learn-name-learner = Новичок
learn-name-0 = Ада
learn-name-1 = Бруно
learn-name-2 = Клара
learn-name-3 = Дарио
learn-name-4 = Эмма

learn-reply-other = «{ $choice }» — и вот что будет: { $consequence } А сейчас нужно другое: { $aim }
learn-reply-missed =
    { $wants ->
        [none] «{ $choice }» — и вот что вышло: { $consequence } Так цель не достигнута: { $aim } Последний выбор отменён, а «{ learn-back }» отменит весь шаг.
       *[other] «{ $choice }» — и вот что вышло: { $consequence } Так цель не достигнута ({ $have } вместо { $wants ->
            [at-least] { $need } или больше
            [at-most] { $need } или меньше
           *[equals] { $need }
        }): { $aim } Последний выбор отменён, а «{ learn-back }» отменит весь шаг.
    }
learn-asked = Следующий вопрос будет такой: { $question }
learn-moved = Продолжаем отсюда.
learn-aim = Задание: { $aim }
learn-well-done = Отлично, урок пройден.
learn-step = Шаг { $step } из { $steps }
learn-minutes =
    { $minutes ->
        [one] { $minutes } минута
        [few] { $minutes } минуты
       *[many] { $minutes } минут
    }

learn-title = Учимся играть: { $game }
learn-none = Уроков для этой игры пока нет.
learn-guide = Урок
learn-progress = Сколько пройдено
learn-elsewhere = Ещё посмотрите:
learn-next = Дальше
learn-back = Назад
learn-skip = Пропустить шаг
learn-leave = Выйти из урока; вернуться можно в любое время
learn-all = Все уроки
learn-examples = Примеры из правил ({ $count })
learn-next-lesson = Следующий урок
learn-play = К столам
learn-at = вы на шаге { $step } из { $steps }
learn-done = пройден
