# The goal card: the goal, a turn in three pictures, where points come from, and the end. **So** is printed strong.


goal = Lay stones on stacks by the river, and get points when others make them fall. First to { $points } points wins.
goal-turn-1 = Select a stone tile
goal-turn-1-text = It says which **sizes** of stone you may take from the river, and how far the marker goes afterwards.
goal-turn-2 = Lay the stone
goal-turn-2-text = It goes on the **stack at the marker**, and may touch only the stone below it. If it stays, you lay score tokens there: the higher, the more.
goal-turn-3 = When a stack falls
goal-turn-3-text = All the tokens at it turn golden and are **points**, but not those of the player who made it fall: they go back to the supply.
goal-points-1 = one for each of your tokens at a stack that somebody else made fall
goal-points-2 = none for a stack that you made fall yourself
goal-end = As soon as somebody has **{ $points } points**, the game is over.
