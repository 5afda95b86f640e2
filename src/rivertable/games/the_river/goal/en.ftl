# The goal card: the goal, a turn in three pictures, where points come from, and the end. **So** is printed strong.


goal = Settle along your river: lay tiles, gather resources, construct buildings. Most points win.
goal-turn-1 = Send a pioneer
goal-turn-1-text = On your turn **one pioneer** leaves your boat for a place on the islands, and does its work at once. When a place is full, it is closed to the others.
goal-turn-2 = Lay tiles, gather resources
goal-turn-2-text = A tile goes to the **next spot** of your river. Its symbols say how much a pioneer brings from an island; its warehouses, how much you can keep.
goal-turn-3 = Construct buildings
goal-turn-3-text = Pay the resources of a building: its points are yours, and a **bonus token** with it. The earlier you build, the more the token is worth.
goal-points-1 = the number on each building
goal-points-2 = bonus tokens
goal-points-3 = columns of the same terrain in your river
goal-points-4 = meadows, and a little for resources left over
goal-end = When somebody has **{ $tokens } bonus tokens** or **{ $spots } tiles**, the round is played to its end. Then points are counted.
