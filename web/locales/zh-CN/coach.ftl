### 课程周边：教练面板、课程结尾与课程列表。随课程一起加载。

coach-name = 教练
coach-step = 第 { $step } 步，共 { $steps } 步
coach-goals = 已达成目标：{ $met } / { $all }
coach-task = 你的任务
coach-go-on = 继续
coach-to-question = 去答题
coach-again = 再试一次
coach-take-back = 收回这一步
coach-hint = 给个提示
coach-hint-more = 再给个提示
coach-hint-given = 提示
coach-restart = 重新开始这一步
coach-restart-sure = 确定吗？这一步的一切都会清空
coach-fold = 收起教练
coach-unfold = 看看教练说什么
coach-leave = 离开课程
coach-try = 我来试试
coach-watch = 看看接下来会发生什么。
coach-over = 这局结束了，任务还没有完成。再来一次吧，你已经比刚才懂得更多。
coach-well = 做得好！
coach-not-yet = 还差一点
coach-question = 最后一个问题
coach-answer-wrong = 不是这个，再想想。
coach-broken = 无法显示这节课。
coach-missing = 没有这节课。
refusal-lesson_waits = 教练还没说完。读完就轮到你了。
refusal-bad_lesson = 无法读取这节课：内容已损坏。

coach-finished = 本课完成
coach-badge = “{ $title }”徽章
coach-badge-first = 带星：你第一次就答对了。
coach-badge-plain = 第一次就答对问题，徽章会多一颗星。
coach-next = 下一课
coach-once-more = 再学一遍
coach-list = 全部课程
coach-game-title = 整个游戏你都会了
coach-game-text = 这是基础游戏的最后一课。现在来一局简短的吧：对手是{ $bot }，没有薪水，也没有{ -milestone }。大约二十分钟。
coach-game-play = 玩一局入门游戏

## 课程列表

learn-title = 学习怎么玩
learn-lead = 跟着教练上的短课：一座小镇、一个任务，想试几次都行。不会出错，也不需要网络。
learn-start = 从这里开始
learn-go-on = 继续学习
learn-all-done = 全部学完了。
learn-group-base = 一步一步学会游戏
learn-group-modules = 扩展，一个模块一课
learn-count = { $done } / { $all }
learn-minutes = { $minutes } 分钟
learn-mark-done = 已完成
learn-mark-star = 已完成，并且第一次就答对
learn-mark-begun = 已开始
learn-mark-next = 下一课
learn-more = 更想读一读？
learn-pictures = 三张图看懂游戏
learn-rules = 全部规则
learn-examples = 实例详解
learn-advice = 新手建议
