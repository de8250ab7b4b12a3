# Что говорят уроки всех игр. Слова уроков одной игры лежат рядом с ними, в <игра>/lessons.

learn-name-learner = Новичок
learn-name-0 = Ада
learn-name-1 = Бруно
learn-name-2 = Клара
learn-name-3 = Дарио
learn-name-4 = Эмма

learn-reply-other = «{ $choice }» — и вот что будет: { $consequence } А сейчас нужно другое: { $aim }
learn-reply-missed =
    «{ $choice }» — и вот что вышло: { $consequence } { $wants ->
        [at-least] { $need ->
            [1] Так цель не достигнута:
           *[other] Так цель не достигнута, вышло { $have } из { $need }:
        }
       *[other] Так цель не достигнута:
    } { $aim } Последний выбор отменён, а «{ learn-back }» отменит весь шаг.
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
