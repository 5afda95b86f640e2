# The goal card: the goal, a turn in three pictures, where points come from, and the end. **So** is printed strong.


goal =
    { $players ->
        [1] Fill your five boats with passengers and take them to the villages. Reach { $target } points.
       *[other] Fill your five boats with passengers and take them to the villages. Most points win.
    }
goal-turn-1 = Choose a die
goal-turn-1-text = The same dice are for everybody. The middle one is the **temperature**: so many spaces the ship sails. A die above it is hot, and costs you **fire**.
goal-turn-2 = Fill seats
goal-turn-2-text = The colour of the die is the boat, its number the **seats** you cross there. A full row is a **ticket**, and gives seats on another boat.
goal-turn-3 = Go on an excursion
goal-turn-3-text = A village near the ship brings its number times your **tickets** of that colour. Each score of a boat must be higher than the one before.
goal-points-1 = tickets: the number at the end of each full row
goal-points-2 = excursions: a village’s number times your tickets
goal-points-3 = captain points: stave churches, and your lowest boat once more
goal-points-4 =
    { $players ->
        [1] a bonus for enough captain points, a loss for too few
       *[other] a bonus for the most captain points, a loss for the fewest
    }
goal-end = As soon as the ship reaches the **anchor**, the game is over.
