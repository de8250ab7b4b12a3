# What lessons of all games say. The words of a game's own lessons stand beside them, in <game>/lessons.

learn-name-learner = Novice
learn-name-0 = Ada
learn-name-1 = Bruno
learn-name-2 = Clara
learn-name-3 = Dario
learn-name-4 = Emma

learn-reply-other = “{ $choice }” does this: { $consequence } You are after something else now: { $aim }
learn-reply-missed =
    “{ $choice }” does this: { $consequence } { $wants ->
        [at-least] { $need ->
            [1] That misses the goal:
           *[other] That misses the goal, with { $have } out of { $need }:
        }
       *[other] That misses the goal:
    } { $aim } Your last choice is taken back; “{ learn-back }” takes back the whole step.
learn-asked = The next question would be: { $question }
learn-moved = We go on from here.
learn-aim = Your task: { $aim }
learn-well-done = Well done, that was the lesson.
learn-step = Step { $step } of { $steps }
learn-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }

learn-title = Learn { $game }
learn-none = There are no lessons for this game yet.
learn-guide = Lesson
learn-progress = How far the lesson has come
learn-elsewhere = See also:
learn-next = Next
learn-back = Back
learn-skip = Skip this step
learn-leave = Leave the lesson; you can go on later
learn-all = All lessons
learn-examples = Examples from the rulebook ({ $count })
learn-next-lesson = Next lesson
learn-play = To the tables
learn-at = you are at step { $step } of { $steps }
learn-done = finished
