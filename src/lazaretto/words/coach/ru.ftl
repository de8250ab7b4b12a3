# Что говорят советы в любой игре: подсказки и наставник, в окне и в терминале.

advice-best = Лучшее, на взгляд бота:
advice-level = почти так же хорошо
advice-own = { $what }: { $here }, а не { $there }
advice-of = { $name }, { $what }: { $here }, а не { $there }
advice-later = К тому времени числа те же: окупится позже.
advice-when = в среднем к концу хода
advice-by-greedy = судил простой бот: он думает только об этом ходе
advice-by-mcts = судил бот с перебором

coach-better = «{ $made }»? Было кое-что намного лучше: «{ $better }».
coach-difference = Что это изменило бы { advice-when }:
coach-name = Наставник
coach-show = Покажите
coach-take-back = Вернуть ход
coach-close = Понятно
coach-about = О чём это решение?
coach-quiet = Играйте: я вмешаюсь, если было что-то намного лучше.
