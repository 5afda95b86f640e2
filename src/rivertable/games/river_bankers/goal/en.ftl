# The goal card: the goal, a turn in three pictures, where points come from, and the end. **So** is printed strong.


goal = Build along the bank. The most victory points win.
goal-turn-1 = Last in line moves
goal-turn-1-text = No rounds: whoever is **farthest back** on the fish track takes one action. Every fish you pay is a step forward.
goal-turn-2 = Bid workers for materials
goal-turn-2-text = Bids are secret, and **all are paid**. If more workers are bid than icons are open, everybody places fewer. Then the card drifts on, and gets dearer.
goal-turn-3 = Bring them home, build
goal-turn-3-text = Take your workers off the right materials to pay for a **structure** in your hand. They are free again for the next bid.
goal-points-1 = the number on each structure you built
goal-points-2 = structures with a question mark, counted at the end
goal-points-3 = 1 point for every two workers left on the same material
goal-end = A pawn that reaches the finish, **{ $finish } fish** with { $players ->
        [2] two
        [3] three
       *[other] four
    } players, retires. When all have retired, everybody may build once more. In a tie, the lower fish total wins.
