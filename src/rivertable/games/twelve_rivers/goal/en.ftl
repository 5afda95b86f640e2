# The goal card: the goal, a turn in three pictures, where points come from, and the end. **So** is printed strong.


goal = Catch the pearls that roll down the rivers, and bring them to your villagers. Most points win.
goal-turn-1 = Place a token
goal-turn-1-text = One after the other, everybody puts a **token** into a free slot. High up the pearls come by first, but a slot there costs **camp cards**.
goal-turn-2 = The pearls roll
goal-turn-2-text = When all tokens lie, the pearls roll. A token stops those that come to it; you take **one** onto your alpaca, the others roll on towards the lake.
goal-turn-3 = Bring them home
goal-turn-3-text = A token in the **village** brings you a villager. At the end of a round, pearls go from the alpaca to matching spots of your villagers.
goal-points-1 = the number on each pearl that lies on a villager
goal-points-2 = the bonus that each villager names
goal-points-3 = { $points } for each goal of a colour that you reach first
goal-end = The game ends after **{ $rounds } rounds**. Pearls still on an alpaca or in the lake are worth nothing.
