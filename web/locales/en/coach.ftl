### Around lessons: the coach's panel, the end of a lesson, and the list of them. Fetched with what the coach says.

coach-name = Coach
coach-step = Step { $step } of { $steps }
coach-goals = Goals reached: { $met } of { $all }
coach-task = Your task
coach-go-on = Go on
coach-to-question = On to the question
coach-again = Try again
coach-take-back = Take it back
coach-hint = Give me a hint
coach-hint-more = Another hint
coach-hint-given = Hint
coach-restart = Begin the step again
coach-restart-sure = Really? Everything of this step is gone
coach-fold = Fold the coach away
coach-unfold = Show what the coach says
coach-leave = Leave the lesson
coach-try = Let me try
coach-watch = Watch what happens now.
coach-over = The game is over, and your task is still open. Begin again; you know more now than you did before.
coach-well = Well done!
coach-not-yet = Not quite
coach-question = One question before you go
coach-answer-wrong = Not that one. Have another look.
coach-broken = This lesson cannot be shown.
coach-missing = There is no such lesson.
refusal-lesson_waits = The coach is still talking. Read on, then it is your turn.
refusal-bad_lesson = This lesson cannot be read: it was damaged.

coach-finished = Lesson finished
coach-badge = A badge for “{ $title }”
coach-badge-first = With a star: you knew the answer at once.
coach-badge-plain = Answer the question right at once, and it gets a star.
coach-next = Next lesson
coach-once-more = Once more
coach-list = All lessons
coach-game-title = You know the whole game
coach-game-text = That was the last lesson of the basic game. Now play a short one: against the { $bot }, without salaries and { -milestone(form: "many") }. It takes about twenty minutes.
coach-game-play = Play the introductory game

## The list of lessons

learn-title = Learn to play
learn-lead = Short lessons with a coach: a small town, a task, and as many tries as you like. Nothing can go wrong, and no connection is needed.
learn-start = Start here
learn-go-on = Go on
learn-all-done = You have done them all.
learn-group-base = The game, step by step
learn-group-modules = The expansion, one module at a time
learn-count = { $done } of { $all }
learn-minutes = { $minutes } min
learn-mark-done = Done
learn-mark-star = Done, and the answer was right at once
learn-mark-begun = Begun
learn-mark-next = Next
learn-more = Rather read?
learn-pictures = The game in three pictures
learn-rules = All the rules
learn-examples = Worked examples
learn-advice = Advice for beginners
